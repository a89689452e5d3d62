"""What a position of Paris Paris is worth: points so far, and what the tours to come would pay these shops."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import Weights
from paname.core.bits import count
from paname.core.state import State
from paname.games.paris_paris.network import CALLS, CROSSINGS, LINES, STATIONS, STOPS
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import of_seat

TERMS: Final = (
    "points",  # the points on the track
    "final",  # what the markers' tours would pay at the end
    "tours",  # what the grand tours that can be expected before would pay
    "small",  # what the small tours that can be expected would pay
    "growth",  # what one more call everywhere would pay, for each round to come
    "shops",  # shops on the map
    "bag",  # shops in the bag, for the player with the most there
)


class ParisParisEvaluation(Evaluation):
    """Terms of one player; what others have matters where shops compete."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(list(TERMS), weights)
        self.pays: vec[i64] = vec[i64]([0] * CROSSINGS)

    def measure(self, state: State, seat: i64) -> None:
        """Fill the terms of one player."""
        paris = cast("ParisParisState", state)
        left = float(paris.rounds - paris.round)
        everywhere = self.look(paris, seat)
        self.terms[0] = float(of_seat(paris.points, seat))
        self.terms[1] = 0.0
        self.terms[2] = 0.0
        for line in range(LINES):
            pays = float(self.tour(paris, line))
            self.terms[1] += pays * float(final_tours(paris, line))
            self.terms[2] += pays * tours_ahead(paris, line, left)
        self.terms[3] = float(self.small(paris, seat)) / float(STATIONS) * left
        self.terms[4] = float(everywhere) * left / float(paris.rounds)
        self.terms[5] = float(count(paris.shops[seat]))
        self.terms[6] = float(bag_points(paris, seat))

    def look(self, state: ParisParisState, seat: i64) -> i64:
        """T4.2: what each crossing would pay at a call; returns the sum."""
        total: i64 = 0
        shops = state.shops[seat]
        for crossing in range(CROSSINGS):
            here: i64 = 0
            if state.has_shop(seat, crossing):
                here = count(shops & state.tables.near[crossing])
            self.pays[crossing] = here
            total += here
        return total

    def tour(self, state: ParisParisState, line: i64) -> i64:
        """T4.2: what a grand tour of a line would pay now."""
        total: i64 = 0
        for place in range(CALLS):
            total += self.pays[state.tables.calls[line * CALLS + place]]
        return total

    def small(self, state: ParisParisState, seat: i64) -> i64:
        """T3: what the small tours of all stations would pay together."""
        every: i64 = 0
        for other in range(state.players):
            every |= state.shops[other]
        own = state.shops[seat]
        rings = state.tables.rings
        total: i64 = 0
        for station in range(STATIONS):
            for place in range(station * STOPS, station * STOPS + STOPS):
                if every & rings[place] != 0:
                    total += count(own & rings[place])
                    break
        return total


def final_tours(state: ParisParisState, line: i64) -> i64:
    """T5.1: how many markers send the bus along a line at the end."""
    number: i64 = 0
    for place in range(state.final_tours()):
        if state.marker(place) == line:
            number += 1
    return number


def tours_ahead(state: ParisParisState, line: i64, left: float) -> float:
    """T4.1: how many grand tours of a line can be expected: every second tile of its colour that is left over.

    Of n tiles that come on average, about (n + ½) / 2 start a tour if one is parked, n² / (2n + 1) otherwise.
    """
    tiles = state.tables.line_tiles[line]
    unseen = count(state.unseen) + count(state.unseen_twice) + count(state.offer) + count(state.offer_twice)
    own = count((state.unseen | state.offer) & tiles) + count((state.unseen_twice | state.offer_twice) & tiles)
    coming = left * float(own) / float(unseen) if unseen > 0 else 0.0
    return (coming + 0.5) / 2.0 if state.parked & tiles != 0 else coming * coming / (2.0 * coming + 1.0)


def bag_points(state: ParisParisState, seat: i64) -> i64:
    """T5.2: what the bag would pay a player now."""
    own = of_seat(state.bag, seat)
    for other in range(state.players):
        if other != seat and of_seat(state.bag, other) >= own:
            return 0
    return own


def create(weights: Weights) -> Evaluation:
    """The evaluation with these weights."""
    return ParisParisEvaluation(weights)
