"""Where an action leads by the end of the mover's turn, if the rest of the turn goes by what promises most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation, put
from paname.core.moves import Moves
from paname.core.state import State

LONGEST_TURN: Final = 12  # decisions of a turn that are played on


class Lookahead:
    """Plays turns to their end in its head."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.moves = Moves()
        self.gains: vec[float] = vec[float]()
        self.choices = Moves()
        self.worths: vec[float] = vec[float]()

    def after_turn(self, state: State, action: i64) -> State:
        """The position after an action and the rest of the mover's turn."""
        seat = state.to_move
        world = state.clone()
        world.play(action)
        steps: i64 = 0
        while steps < LONGEST_TURN and world.to_move == seat and not self.evaluation.is_quiet(world, seat):
            world.play(self.most_promising(world))
            steps += 1
        return world

    def most_promising(self, state: State) -> i64:
        """The action that promises its mover most at a glance."""
        moves = self.moves
        self.fill(state, moves)
        if moves.count == 1:
            return moves.ids[0]
        self.gains = self.evaluation.weigh(state, moves, self.gains)
        return moves.ids[largest(self.gains, moves.count)]

    def fill(self, state: State, moves: Moves) -> None:
        """The actions worth a look."""
        moves.clear()
        state.fill_legal(moves)
        self.evaluation.narrow(state, moves)

    def foresee(self, state: State, moves: Moves, worths: vec[float]) -> vec[float]:
        """What each action promises its mover: by the end of the turn where it shapes the turn, else at a glance."""
        if not self.evaluation.shapes_turn(state):
            return self.evaluation.weigh(state, moves, worths)
        seat = state.to_move
        for place in range(moves.count):
            worths = put(worths, place, self.evaluation.value(self.after_turn(state, moves.ids[place]), seat))
        return worths

    def best(self, state: State) -> i64:
        """The action that promises its mover most."""
        moves = self.choices
        self.fill(state, moves)
        if moves.count == 1:
            return moves.ids[0]
        self.worths = self.foresee(state, moves, self.worths)
        return moves.ids[largest(self.worths, moves.count)]


def largest(row: vec[float], count: i64) -> i64:
    """The place of the largest number among the first so many."""
    best: i64 = 0
    for place in range(1, count):
        if row[place] > row[best]:
            best = place
    return best
