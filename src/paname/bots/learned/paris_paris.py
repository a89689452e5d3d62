"""What the net of Paris Paris sees at the end of a round."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.features import Features, put_count, put_signed
from paname.bots.learned.net import Row
from paname.core.bits import bit, count, lowest
from paname.core.state import State
from paname.games.paris_paris.network import CROSSINGS, LINES, STATIONS, TILES
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import of_seat

# The features of one player.
SHOPS: Final = 0  # T0.4: a shop at each station
SECONDS: Final = SHOPS + STATIONS  # T2.4: the second shop at each crossing
THREATS: Final = SECONDS + CROSSINGS  # T2.3: tiles to come where the player has a shop
CALL_PAYS: Final = THREATS + STATIONS  # T4.2: what a call at each crossing would pay
FINALS: Final = CALL_PAYS + CROSSINGS  # T5.1: what the tours at the end would pay
AHEAD: Final = FINALS + 1  # points above the average
BEHIND: Final = AHEAD + 1  # points below it
RICHER: Final = BEHIND + 1  # what the hand-made terms promise above the average
POORER: Final = RICHER + 1  # and below it
TOURS: Final = POORER + 1  # T4.1: what the grand tours to come would pay
SMALL: Final = TOURS + 1  # T3: what the small tours to come would pay
BAG: Final = SMALL + 1  # T5.2: shops in the bag
EACH: Final = BAG + 1

# The features of the table, behind those of the players.
UNSEEN: Final = 0  # T1.1: tiles that nobody has seen
PARKED: Final = UNSEEN + TILES  # T4.1: lines that a parked tile waits for
FINAL_LINES: Final = PARKED + LINES  # T5.1: lines that a marker tours at the end
ROUNDS: Final = FINAL_LINES + LINES  # T2.5: rounds to come, each number by itself
TABLE: Final = ROUNDS + 21


class ParisParisFeatures(Features):
    """Players in the order of play from the bus on, then the table."""

    def __init__(self, players: int, evaluation: Evaluation) -> None:
        super().__init__(players)
        self.size = EACH * self.players + TABLE
        self.evaluation = evaluation
        self.promises: vec[float] = vec[float]([0.0] * 4)
        self.tours: vec[i64] = vec[i64]([0] * 4)
        self.small: vec[i64] = vec[i64]([0] * 4)

    def first(self, state: State) -> i64:
        """T2.6: who has the bus."""
        return cast("ParisParisState", state).bus

    def fill(self, state: State, row: Row) -> None:
        """Players, then the table."""
        paris = cast("ParisParisState", state)
        players = state.players
        finals = final_lines(paris)
        points: i64 = 0
        promise = 0.0
        for seat in range(players):
            points += of_seat(paris.points, seat)
            self.promises[seat] = self.evaluation.value(state, seat)
            promise += self.promises[seat]
            self.tours[seat] = int(self.evaluation.terms[2] + 0.5)
            self.small[seat] = int(self.evaluation.terms[3] * 2.0 + 0.5)
        seat = paris.bus
        for place in range(players):
            base = place * EACH
            self.fill_shops(paris, seat, base, finals, row)
            lead = of_seat(paris.points, seat) * players - points
            put_signed(row, base + AHEAD, lead // players)
            put_signed(row, base + RICHER, int(self.promises[seat] - promise / float(players)))
            put_count(row, base + TOURS, self.tours[seat])
            put_count(row, base + SMALL, self.small[seat])
            put_count(row, base + BAG, of_seat(paris.bag, seat))
            seat = 0 if seat + 1 == players else seat + 1
        self.fill_table(paris, EACH * players, finals, row)

    def fill_shops(self, state: ParisParisState, seat: i64, base: i64, finals: i64, row: Row) -> None:
        """Where a player has shops, and what calls and the tours at the end would pay."""
        shops = state.shops[seat]
        tables = state.tables
        pays: i64 = 0
        left = shops & 0x1FFFFFF
        while left != 0:
            station = lowest(left)
            left &= left - 1
            row.put(base + SHOPS + station, 1)
            put_count(row, base + THREATS + station, tiles_to_come(state, station))
            if station < CROSSINGS:
                here = count(shops & tables.near[station])
                row.put(base + CALL_PAYS + station, here)
                pays += here * calls_at(state, station, finals)
        left = (shops >> 32) & 0x3FF
        while left != 0:
            row.put(base + SECONDS + lowest(left), 1)
            left &= left - 1
        put_count(row, base + FINALS, pays)

    def fill_table(self, state: ParisParisState, base: i64, finals: i64, row: Row) -> None:
        """Tiles to come, lines that wait, rounds to come."""
        left = state.unseen
        while left != 0:
            tile = lowest(left)
            left &= left - 1
            row.put(base + UNSEEN + tile, 1 + ((state.unseen_twice >> tile) & 1))
        for line in range(LINES):
            if state.parked & state.tables.line_tiles[line] != 0:
                row.put(base + PARKED + line, 1)
            if (finals >> line) & 1 != 0:
                row.put(base + FINAL_LINES + line, 1)
        row.put(base + ROUNDS + state.rounds - state.round, 1)


def tiles_to_come(state: ParisParisState, station: i64) -> i64:
    """How many tiles of a station nobody has seen."""
    tiles = bit(2 * station) | bit(2 * station + 1) if station < CROSSINGS else bit(station + CROSSINGS)
    return count(state.unseen & tiles) + count(state.unseen_twice & tiles)


def final_lines(state: ParisParisState) -> i64:
    """T5.1: the lines of all markers; they all differ."""
    lines: i64 = 0
    for place in range(state.final_tours()):
        if state.marker(place) >= 0:
            lines |= bit(state.marker(place))
    return lines


def calls_at(state: ParisParisState, crossing: i64, lines: i64) -> i64:
    """T5.1: how often the tours of these lines call at a crossing: both lines through it do."""
    tiles = state.tables.tile_lines
    return ((lines >> tiles[2 * crossing]) & 1) + ((lines >> tiles[2 * crossing + 1]) & 1)


def create(players: int, evaluation: Evaluation) -> Features:
    """The features with that many players."""
    return ParisParisFeatures(players, evaluation)
