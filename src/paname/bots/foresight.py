"""What comes of a position if everybody does what is judged best for themselves, up to where it can be judged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import SEATS, Evaluation
from paname.core.moves import Moves
from paname.core.state import OVER, State

DEEPEST: Final = 8  # decisions until a position is judged, whether it can be or not


class Foresight:
    """Looks at all ways to the end of a turn or a round; there must be few decisions on them."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.moves = [Moves() for _ in range(DEEPEST)]
        self.chances: vec[float] = vec[float]([0.0] * (SEATS * (DEEPEST + 1)))

    def best(self, state: State) -> i64:
        """The action that is best for its mover if everybody after them acts likewise."""
        return self.solve(state, 0)

    def solve(self, state: State, depth: i64) -> i64:
        """The best action; `chances` holds at this depth what comes of it for every seat."""
        moves = self.moves[depth]
        moves.clear()
        state.fill_legal(moves)
        self.evaluation.narrow(state, moves)
        seat = state.to_move
        below = (depth + 1) * SEATS
        best: i64 = 0
        most = -1.0
        for place in range(moves.count):
            world = state.clone()
            world.play(moves.ids[place])
            self.look(world, seat, depth + 1)
            if self.chances[below + seat] > most:
                most = self.chances[below + seat]
                best = place
                for other in range(state.players):
                    self.chances[below - SEATS + other] = self.chances[below + other]
        return moves.ids[best]

    def look(self, world: State, mover: i64, depth: i64) -> None:
        """Fill the chances at this depth, by judging or by looking further."""
        evaluation = self.evaluation
        if depth < DEEPEST and world.to_move != OVER and not evaluation.is_quiet(world, mover):
            self.solve(world, depth)
            return
        evaluation.judge(world)
        for seat in range(world.players):
            self.chances[depth * SEATS + seat] = evaluation.chances[seat]
