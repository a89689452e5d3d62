"""What an evaluation is: a weighted sum of a few named terms for each seat, in points at the end of the game."""

from abc import ABC, abstractmethod
from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from paname.bots.evaluate.weights import Weights
from paname.core.moves import Moves
from paname.core.state import CHANCE, OVER, State

SEATS = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """How good a position is for every seat.

    A game says what its terms measure; their weights stand in a file, one row for each stage of the game. Where the
    game is over the result itself counts.
    """

    def __init__(self, names: list[str], weights: Weights) -> None:
        self.names = names
        self.weights = weights
        self.table: vec[float] = vec[float](weights.rows(names))
        self.doubts: vec[float] = vec[float](weights.doubts)
        self.terms: vec[float] = vec[float]([0.0] * len(names))
        self.values: vec[float] = vec[float]([0.0] * SEATS)
        self.chances: vec[float] = vec[float]([0.0] * SEATS)

    # What each game implements -------------------------------------------------------------------------

    @abstractmethod
    def measure(self, state: State, seat: i64) -> None:
        """Fill `terms` with what they measure for one seat."""

    def stage(self, state: State) -> i64:  # noqa: ARG002
        """The row of weights that holds here."""
        return 0

    def is_quiet(self, state: State, mover: i64) -> bool:  # noqa: ARG002
        """Whether the position can be judged after what this seat did; by default where chance comes next."""
        return state.to_move == CHANCE

    def reveal(self, state: State, action: i64) -> i64:  # noqa: ARG002
        """What everybody sees when this action is made, besides the action itself."""
        return 0

    def is_open(self, state: State) -> bool:  # noqa: ARG002
        """Whether nothing is hidden and nothing will be drawn from here on, between two players."""
        return False

    def fingerprint(self, state: State) -> i64:  # noqa: ARG002
        """A number that positions of one open end have in common if, and practically only if, they are equal."""
        return 0

    def narrow(self, state: State, moves: Moves) -> None:  # noqa: B027 - most games leave all
        """Take out of the legal actions what is never worth a look; one action at least is left."""

    def shapes_turn(self, state: State) -> bool:  # noqa: ARG002
        """Whether what the actions here are worth shows only at the end of the turn."""
        return False

    def weigh(self, state: State, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each legal action promises its mover, in points, whatever it leaves to others, who can still mend it.

        A game may know a quicker way.
        """
        seat = state.to_move
        for place in range(moves.count):
            world = state.clone()
            world.play(moves.ids[place])
            gains = put(gains, place, self.value(world, seat))
        return gains

    # What every evaluation has -------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        """The points that a seat can expect; the points it has where the game is over."""
        if state.to_move == OVER:
            return float(state.score(seat))
        self.measure(state, seat)
        row = self.stage(state) * len(self.terms)
        total = 0.0
        for place in range(len(self.terms)):
            total += self.terms[place] * self.table[row + place]
        return total

    def lead(self, state: State, seat: i64) -> float:
        """By how many points a seat can expect to be ahead of the best other one."""
        best = -1e9
        for other in range(state.players):
            if other != seat:
                value = self.value(state, other)
                if value > best:
                    best = value
        return self.value(state, seat) - best

    def judge(self, state: State) -> None:
        """Fill `values` and `chances`: what every seat can expect, and how likely it wins."""
        for seat in range(state.players):
            self.values[seat] = self.value(state, seat)
        if state.to_move == OVER:
            self.share_victory(state)
        else:
            self.squash(state.players, self.doubts[self.stage(state)])

    def share_victory(self, state: State) -> None:
        """The chances of a game that is over: the winners share it."""
        winners = state.winners()
        for seat in range(state.players):
            self.chances[seat] = 0.0
        for seat in winners:
            self.chances[seat] = 1.0 / len(winners)

    def squash(self, players: i64, doubt: float) -> None:
        """Win probabilities that sum to 1; `doubt` is how many points of lead make the odds e to 1."""
        best = self.values[0]
        for seat in range(1, players):
            if self.values[seat] > best:
                best = self.values[seat]
        total = 0.0
        for seat in range(players):
            self.chances[seat] = exp((self.values[seat] - best) / doubt)
            total += self.chances[seat]
        for seat in range(players):
            self.chances[seat] /= total

    def ahead(self, seat: i64, players: i64) -> float:
        """By how much a seat is ahead in `values`."""
        best = -1e9
        for other in range(players):
            if other != seat and self.values[other] > best:
                best = self.values[other]
        return self.values[seat] - best


def put(row: vec[float], place: i64, number: float) -> vec[float]:
    """The row with a number at a place, which is within it or just behind it."""
    if place < len(row):
        row[place] = number
        return row
    return append(row, number)
