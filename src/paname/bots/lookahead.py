"""What an action leads to at the end of the own turn, if the rest of the turn is played by what it promises."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.core.moves import Moves
from paname.core.state import State


class Lookahead:
    """Plays turns to their end in its head."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.moves = Moves()
        self.gains: vec[float] = vec[float]()

    def after_turn(self, state: State, action: i64, most: i64) -> State:
        """The position after an action and the rest of the mover's turn, of that many decisions at most."""
        seat = state.to_move
        world = state.clone()
        world.play(action)
        steps: i64 = 0
        while steps < most and world.to_move == seat and not self.evaluation.is_quiet(world, seat):
            world.play(self.most_promising(world))
            steps += 1
        return world

    def most_promising(self, state: State) -> i64:
        """The action that promises its mover most."""
        moves = self.moves
        moves.clear()
        state.fill_legal(moves)
        self.evaluation.narrow(state, moves)
        if moves.count == 1:
            return moves.ids[0]
        self.gains = self.evaluation.weigh(state, moves, self.gains)
        best: i64 = 0
        for place in range(1, moves.count):
            if self.gains[place] > self.gains[best]:
                best = place
        return moves.ids[best]
