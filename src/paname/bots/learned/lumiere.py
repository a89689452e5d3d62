"""What the net of Lumière sees after every move."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.lumiere.evaluation import LumiereEvaluation
from paname.bots.learned.features import Features, put_count, put_set, put_signed
from paname.bots.learned.net import Row
from paname.core.bits import count, lowest
from paname.core.state import CHANCE, State
from paname.games.lumiere.components import BUILDINGS, SHARED
from paname.games.lumiere.square import spread
from paname.games.lumiere.state import NOTHING, PAVING, LumiereState

TERMS: Final = 8
POSTCARDS: Final = 12

# The features of one player, those of paving and those of building apart.
LEAD: Final = 0  # points above the other's, and below
PROMISE: Final = 2  # what the hand-made terms promise above what they promise the other, and below
MEASURES: Final = 4  # the hand-made terms but for the points
RESERVE: Final = MEASURES + TERMS  # L2.4: the buildings of the reserve
GAINS: Final = RESERVE + BUILDINGS  # L5.1: what each of them would bring
GROUND: Final = GAINS + BUILDINGS  # L3.3: free spaces of the seat's colour, and those beside a lamp
CHIMNEYS: Final = GROUND + 2
TILES: Final = CHIMNEYS + 1  # L2.6: tiles not yet placed
EACH: Final = TILES + 1

# The features of the table, behind those of both players.
SUPPLY: Final = 0  # L2.4: buildings that can still be taken
CARDS_OPEN: Final = SUPPLY + BUILDINGS  # L3.4: postcards that carry no token
COMMON: Final = CARDS_OPEN + POSTCARDS  # L3.3: free shared spaces, and those beside a lamp
TABLE: Final = COMMON + 2


class LumiereFeatures(Features):
    """The player who moves next, the other one, then the table; once for paving and once for building."""

    def __init__(self, players: int, evaluation: Evaluation) -> None:
        super().__init__(players)
        assert isinstance(evaluation, LumiereEvaluation)
        self.evaluation: LumiereEvaluation = evaluation
        self.size = 2 * (2 * EACH + TABLE)
        self.values: vec[float] = vec[float]([0.0] * 2)

    def first(self, state: State) -> i64:
        """Who moves next."""
        return cast("LumiereState", state).next_seat if state.to_move == CHANCE else state.to_move

    def fill(self, state: State, row: Row) -> None:
        """Both players, then the table."""
        lumiere = cast("LumiereState", state)
        base: i64 = 0 if lumiere.phase == PAVING else 2 * EACH + TABLE
        lit = lumiere.free() & spread(lumiere.lamps())
        seat = self.first(state)
        points: i64 = 0
        for place in range(2):
            start = base + place * EACH
            self.values[place] = self.evaluation.value(state, seat)
            self.fill_player(lumiere, seat, start, lit, row)
            own = int(self.evaluation.terms[0])
            points = own if place == 0 else points - own
            seat = 1 - seat
        lead = int(self.values[0] - self.values[1])
        put_signed(row, base + LEAD, points)
        put_signed(row, base + EACH + LEAD, -points)
        put_signed(row, base + PROMISE, lead)
        put_signed(row, base + EACH + PROMISE, -lead)
        self.fill_table(lumiere, base + 2 * EACH, lit, row)

    def fill_player(self, state: LumiereState, seat: i64, start: i64, lit: i64, row: Row) -> None:
        """What one player has and may hope for."""
        terms = self.evaluation.terms
        for term in range(1, TERMS):
            put_count(row, start + MEASURES + term, int(terms[term]))
        left = state.reserve[seat]
        put_set(row, start + RESERVE, left)
        if state.phase != PAVING:  # while paving the planner's last look was at the supply
            while left != 0:
                building = lowest(left)
                left &= left - 1
                put_count(row, start + GAINS + building, self.evaluation.planner.gains[building])
        own = state.colours[seat] & state.free()
        put_count(row, start + GROUND, count(own))
        put_count(row, start + GROUND + 1, count(own & lit))
        put_count(row, start + CHIMNEYS, state.chimneys(seat))
        put_count(row, start + TILES, count(state.stack[seat]) + (0 if state.held[seat] == NOTHING else 1))

    def fill_table(self, state: LumiereState, start: i64, lit: i64, row: Row) -> None:
        """What lies between the players."""
        put_set(row, start + SUPPLY, state.supply)
        put_set(row, start + CARDS_OPEN, state.open_cards())
        common = state.colours[SHARED] & state.free()
        put_count(row, start + COMMON, count(common))
        put_count(row, start + COMMON + 1, count(common & lit))


def create(players: int, evaluation: Evaluation) -> Features:
    """The features with that many players."""
    return LumiereFeatures(players, evaluation)
