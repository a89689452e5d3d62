"""What a position of Paris is worth: the points if it ended now, and what tiles, districts, goods and keys promise."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.paris.moves import MoveGains
from paname.bots.evaluate.paris.terms import (
    GIVING_GOODS,
    HELPING,
    end_points,
    majorities,
    prestige,
    resources,
    unused_points,
)
from paname.bots.evaluate.weights import Weights
from paname.core.bits import count
from paname.core.moves import Moves
from paname.core.state import State
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.scoring import score, value_on
from paname.games.paris.state import ParisState

TERMS: Final = (
    "points",  # the points if the game ended now
    "tiles",  # what unused bonus and end-game tiles would score now
    "giving",  # unused tiles that become goods
    "helping",  # unused tiles that help otherwise
    "majorities",  # shares of the districts' first prizes
    "value",  # the values of the buildings and landmarks owned
    "landmarks",  # landmarks owned
    "francs",  # francs
    "prestige",  # what prestige tokens would score in the right slots
    "resources",  # what resource tokens would cost
    "keys",  # keys not yet placed
    "placed",  # keys on banks and the Arc
    "track",  # spaces ahead of the bonus pawn
    "turn",  # a turn still to come in this round
)


class ParisEvaluation(Evaluation):
    """Terms of one player; others matter where districts are contested."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(list(TERMS), weights)
        self.moves = MoveGains()

    def stage(self, state: State) -> i64:
        """While buildings are drawn, while end-game tiles are taken, or the last rounds."""
        paris = cast("ParisState", state)
        if paris.ending != box.NOT_YET:
            return 2
        return 0 if paris.has_tiles_to_draw() else 1

    def is_quiet(self, state: State, mover: i64) -> bool:
        """Where a turn begins: with a draw, later with a main action of somebody other than the last mover."""
        paris = cast("ParisState", state)
        due = paris.due()
        return due == box.DRAW or (due == box.MAIN and paris.turn != mover)

    def shapes_turn(self, state: State) -> bool:
        """Where a main action is chosen or a bonus tile: what they cost and bring is settled later in the turn."""
        due = cast("ParisState", state).due()
        return due == box.MAIN or due == box.BONUS  # noqa: PLR1714 - a tuple would box the numbers

    def narrow(self, state: State, moves: Moves) -> None:  # noqa: ARG002
        """P2.4: bots do not buy.

        It seldom pays, and buying and selling back and forth can put off the end of a turn, which tempts a search that
        sees what the others will answer.
        """
        kept: i64 = 0
        for place in range(moves.count):
            action = moves.ids[place]
            if action < act.BUY or action >= act.SELL:
                moves.ids[kept] = action
                kept += 1
        moves.count = kept

    def measure(self, state: State, seat: i64) -> None:
        """Fill the terms of one player."""
        paris = cast("ParisState", state)
        everywhere: i64 = box.ALL_BUILDINGS | box.ALL_LANDMARKS
        self.terms[0] = float(score(paris, seat))
        self.terms[1] = float(unused_points(paris, seat) + end_points(paris, seat))
        self.terms[2] = float(count(paris.held[seat] & GIVING_GOODS))
        self.terms[3] = float(count(paris.held[seat] & HELPING))
        self.terms[4] = majorities(paris, seat)
        self.terms[5] = float(value_on(paris, seat, everywhere))
        self.terms[6] = float(paris.keys_on(seat, box.ALL_LANDMARKS))
        self.terms[7] = float(paris.francs[seat])
        self.terms[8] = float(prestige(paris, seat))
        self.terms[9] = float(resources(paris, seat))
        self.terms[10] = float(paris.keys[seat])
        self.terms[11] = float(count(paris.banks[seat]))
        self.terms[12] = float(box.NUMBERS - paris.pawns[seat])
        self.terms[13] = 1.0 if order(paris, seat) >= order(paris, paris.turn) else 0.0

    def weigh(self, state: State, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each action promises at a glance."""
        return self.moves.weigh(cast("ParisState", state), moves, gains)


def order(state: ParisState, seat: i64) -> i64:
    """P1.4: how many players have their turn before a seat in every round."""
    return (seat - state.first + state.players) % state.players


def create(weights: Weights) -> Evaluation:
    """The evaluation with these weights."""
    return ParisEvaluation(weights)
