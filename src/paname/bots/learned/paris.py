"""What the net of Paris sees where a turn begins."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.features import Features, put_count, put_set, put_signed
from paname.bots.learned.net import Row
from paname.core.bits import count
from paname.core.state import State
from paname.games.paris.scoring import rank_in, value_on
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import DISTRICTS, END_TILES, KINDS, NUMBERS

TERMS: Final = 14
STAGES: Final = 3

# The features of one player.
LEAD: Final = 0  # points above the average, and below
PROMISE: Final = 2  # what the hand-made terms promise above the average, and below
MEASURES: Final = 4  # the hand-made terms but for the points
HELD: Final = MEASURES + TERMS  # P5.2: bonus tiles not yet used, by number
END_HELD: Final = HELD + NUMBERS + 1  # P6.1: end-game tiles not yet used
GOODS: Final = END_HELD + END_TILES  # P0.5: goods by kind
VALUES: Final = GOODS + KINDS  # P7.3: the values in each district
PRIZES: Final = VALUES + DISTRICTS  # P7.3: the prize of each district where the player is first
EACH: Final = PRIZES + DISTRICTS

# The features of the table, behind those of the players.
STAGE: Final = 0  # how near the end is
STACKS: Final = STAGE + STAGES  # P2.1: building tiles to be drawn
END_TILES_LEFT: Final = STACKS + 1  # P6.1: end-game tiles to be taken
FIRST: Final = END_TILES_LEFT + 1  # P1.4: who begins every round, from who moves next on
TABLE: Final = FIRST + 4


class ParisFeatures(Features):
    """Players in the order of play from the one whose turn it is, then the table."""

    def __init__(self, players: int, evaluation: Evaluation) -> None:
        super().__init__(players)
        self.evaluation = evaluation
        self.size = EACH * self.players + TABLE
        self.values: vec[float] = vec[float]([0.0] * 4)
        self.points: vec[i64] = vec[i64]([0] * 4)

    def first(self, state: State) -> i64:
        """Whose turn it is."""
        return cast("ParisState", state).turn

    def fill(self, state: State, row: Row) -> None:
        """Players, then the table."""
        paris = cast("ParisState", state)
        players = state.players
        total = 0.0
        points: i64 = 0
        seat = paris.turn
        for place in range(players):
            self.values[place] = self.evaluation.value(state, seat)
            self.points[place] = int(self.evaluation.terms[0])
            total += self.values[place]
            points += self.points[place]
            self.fill_player(paris, seat, place * EACH, row)
            seat = 0 if seat + 1 == players else seat + 1
        for place in range(players):
            put_signed(row, place * EACH + LEAD, (self.points[place] * players - points) // players)
            put_signed(row, place * EACH + PROMISE, int(self.values[place] - total / float(players)))
        self.fill_table(paris, EACH * players, row)

    def fill_player(self, state: ParisState, seat: i64, start: i64, row: Row) -> None:
        """What one player has and may hope for."""
        terms = self.evaluation.terms
        for term in range(1, TERMS):
            put_count(row, start + MEASURES + term, int(terms[term]))
        put_set(row, start + HELD, state.held[seat])
        put_set(row, start + END_HELD, state.end_held[seat])
        for kind in range(KINDS):
            put_count(row, start + GOODS + kind, state.goods[seat * KINDS + kind])
        for district in range(DISTRICTS):
            if state.owned[seat] & state.sites[district] != 0:
                put_count(row, start + VALUES + district, value_on(state, seat, state.sites[district]))
                tile = state.laid_vp[district]
                if tile != NONE and rank_in(state, seat, district) == 1:
                    put_count(row, start + PRIZES + district, state.tables.places[tile * 3])

    def fill_table(self, state: ParisState, start: i64, row: Row) -> None:
        """How far the game is."""
        row.put(start + STAGE + self.evaluation.stage(state), 1)
        put_count(row, start + STACKS, state.tiles[0] + state.tiles[1] + state.tiles[2])
        put_count(row, start + END_TILES_LEFT, count(state.end_stack))
        row.put(start + FIRST + (state.first - state.turn + state.players) % state.players, 1)


def create(players: int, evaluation: Evaluation) -> Features:
    """The features with that many players."""
    return ParisFeatures(players, evaluation)
