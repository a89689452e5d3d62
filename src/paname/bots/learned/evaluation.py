"""An evaluation that was learned: a net judges positions, the hand-made terms order actions and speak to people."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation, put
from paname.bots.evaluate.weights import Weights
from paname.bots.learned.features import Features
from paname.bots.learned.net import Net, Row
from paname.core.moves import Moves
from paname.core.state import OVER, State

POINTS: Final = 32.0  # what 1 stands for in the outputs for final points


class LearnedEvaluation(Evaluation):
    """A hand-made evaluation whose judgement is left to a net.

    The net gives a number for the chance of every seat to win and one for its final points, seats in the order that
    the features have.
    """

    def __init__(self, base: Evaluation, features: Features, net: Net, weights: Weights) -> None:
        super().__init__(base.names, weights)
        self.base = base
        self.features = features
        self.net = net
        self.row = Row()
        self.denies: bool = weights.search.get("denies", 0.0) > 0.0

    def judge(self, state: State) -> None:
        """Fill `values` and `chances`: the points every seat can expect, and how likely it wins."""
        if state.to_move == OVER:
            for seat in range(state.players):
                self.values[seat] = float(state.score(seat))
            self.share_victory(state)
            return
        row = self.row
        row.clear()
        self.features.fill(state, row)
        self.net.run(row)
        self.share_out(self.features.first(state), state.players)

    def share_out(self, first: i64, players: i64) -> None:
        """Turn the outputs into points and into chances that sum to 1."""
        outputs = self.net.outputs
        best = outputs[0]
        for place in range(1, players):
            if outputs[place] > best:
                best = outputs[place]
        total = 0.0
        seat = first
        for place in range(players):
            chance = exp(outputs[place] - best)
            total += chance
            self.chances[seat] = chance
            self.values[seat] = outputs[players + place] * POINTS
            seat = 0 if seat + 1 == players else seat + 1
        for seat in range(players):
            self.chances[seat] /= total

    # What the hand-made evaluation knows ---------------------------------------------------------------

    def measure(self, state: State, seat: i64) -> None:
        """Fill the terms of one seat."""
        self.base.measure(state, seat)
        self.terms = self.base.terms

    def value(self, state: State, seat: i64) -> float:
        """The points that a seat can expect by the hand-made terms."""
        return self.base.value(state, seat)

    def stage(self, state: State) -> i64:
        """The row of weights that holds here."""
        return self.base.stage(state)

    def is_quiet(self, state: State, mover: i64) -> bool:
        """Whether the position can be judged after what this seat did."""
        return self.base.is_quiet(state, mover)

    def reveal(self, state: State, action: i64) -> i64:
        """What everybody sees when this action is made, besides the action itself."""
        return self.base.reveal(state, action)

    def is_open(self, state: State) -> bool:
        """Whether nothing is hidden and nothing will be drawn from here on, between two players."""
        return self.base.is_open(state)

    def fingerprint(self, state: State) -> i64:
        """A number that equal positions of one open end have in common."""
        return self.base.fingerprint(state)

    def narrow(self, state: State, moves: Moves) -> None:
        """Take out of the legal actions what is never worth a look."""
        self.base.narrow(state, moves)

    def shapes_turn(self, state: State) -> bool:
        """Whether what the actions here are worth shows only at the end of the turn."""
        return self.base.shapes_turn(state)

    def weigh(self, state: State, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each legal action promises its mover, in points; where the net asks for it, less what others keep."""
        if not self.denies:
            return self.base.weigh(state, moves, gains)
        seat = state.to_move
        for place in range(moves.count):
            world = state.clone()
            world.play(moves.ids[place])
            gains = put(gains, place, self.base.lead(world, seat))
        return gains
