"""What an action of Paris promises at a glance, without carrying it out: it orders what the search looks at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import put
from paname.bots.evaluate.paris_goal import GOOD_WORTH, KEY_OUT, TILE_WORTH, Goal
from paname.bots.evaluate.paris_terms import GIVING_GOODS, tile_points
from paname.core.bits import has
from paname.core.moves import Moves
from paname.games.paris.actions import (
    DECLINE,
    FILL_SLOT,
    LAY_VP,
    LOOK,
    PASS,
    PLACE_KEY,
    SELL,
    TAKE_BONUS,
    TAKE_END,
    USE,
    USE_8,
    USE_17,
    USE_23,
    USE_24,
    USE_25,
    USE_END,
    pair_count,
)
from paname.games.paris.scoring import value_on
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    ARC,
    DISTRICTS,
    FRANCS_AT_END,
    LAST_ROUND,
    NOT_YET,
    PRESTIGE_PAIRS,
    RANKS,
    RESOURCE_PAIRS,
    RESOURCES,
)

ARC_KEY: Final = 4.0  # one that can go anywhere
SPACE_WORTH: Final = 0.15  # a space of the track that the pawn passes
HELP_WORTH: Final = 3.0  # a tile that helps otherwise
GOODS_LOST: Final = -1.0  # goods of the turn that nothing asks for
RIVAL: Final = 0.7  # a point less for a rival
LATE: Final = -0.5  # using a tile that may count more later


class MoveGains:
    """A quick look at every legal action of one position."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.franc: float = 0.4
        self.good: float = 1.0
        self.goal = Goal()

    def weigh(self, state: ParisState, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each legal action promises its mover, in points."""
        self.seat = state.turn
        self.franc = 0.4 if state.has_tiles_to_draw() else 0.25 if state.ending == NOT_YET else 0.05
        self.good = 1.0 if state.ending == NOT_YET else 0.3 if state.ending != LAST_ROUND else 0.0
        if has(state.held[self.seat], FRANCS_AT_END):
            self.franc += 0.5
        for place in range(moves.count):
            gains = put(gains, place, self.gain(state, moves.ids[place]))
        return gains

    def gain(self, state: ParisState, action: i64) -> float:
        """One action."""
        if action < SELL:
            return 0.0
        if action < USE_END:
            return self.sale_gain(state, action - SELL)
        if action < PLACE_KEY:
            return self.use_gain(state, action)
        if action < LOOK:
            place = action - PLACE_KEY
            return self.good * (ARC_KEY if place == ARC else KEY_OUT + self.franc * float(state.tables.bank[place]))
        if action == LOOK:
            return 2.0
        if action < PASS:
            return self.move_gain(state, action)
        return self.late_gain(state, action)

    def sale_gain(self, state: ParisState, kind: i64) -> float:
        """P2.4: francs for a good."""
        kept = self.good * GOOD_WORTH[kind] if state.units[kind] == 0 else 0.2
        return self.franc * float(state.tables.sell[kind]) - kept

    def use_gain(self, state: ParisState, action: i64) -> float:
        """P5.3, P6.2: what a tile gives at once; goods are worth something only if they serve this turn."""
        tables = state.tables
        if action <= USE:
            tile = action - USE_END
            if tables.end_good[tile] != NONE:
                return GOODS_LOST
            return float(tables.end_vp[tile]) + self.franc * float(tables.end_francs[tile]) + 0.1
        if action < USE_8:
            number = action - USE
            if has(GIVING_GOODS, number):
                return GOODS_LOST
            late = LATE * self.good if tables.francs[number] == 0 else 0.1
            gained = float(tile_points(state, self.seat, number)) * (1.0 - 0.9 * self.good)
            return gained + self.franc * float(tables.francs[number] - tables.price[number]) + late
        if action <= USE_17:
            return GOODS_LOST
        if action <= USE_23:
            number = action - (USE_17 if action <= USE_25 else USE_25)
            return self.tile_worth(state, number) - HELP_WORTH
        return self.pairs_gain(state, action)

    def pairs_gain(self, state: ParisState, action: i64) -> float:
        """P5.9: points for pairs, less what the goods are worth."""
        number: i64 = PRESTIGE_PAIRS if action <= USE_24 else RESOURCE_PAIRS
        code = action - (USE_23 if action <= USE_24 else USE_24)
        first: i64 = RESOURCES if action <= USE_24 else 0
        gain = LATE
        for kind in range(3):
            number_of_pairs = float(pair_count(code, kind))
            paid = float(state.tables.by_players[number * 5 + state.players])
            gain += number_of_pairs * (paid - 2.0 * self.good * GOOD_WORTH[first + kind])
        return gain

    def move_gain(self, state: ParisState, action: i64) -> float:
        """P4: what is beside the goal, what it counts in its district, less what it costs."""
        self.goal.read(state, action)
        return self.goal.gain(state, self.seat, self.franc, self.good)

    def late_gain(self, state: ParisState, action: i64) -> float:
        """What follows a main action."""
        if action == PASS or action >= DECLINE:
            return 0.0
        if action <= TAKE_BONUS:
            tile = action - TAKE_END
            worth = float(state.tables.end_vp[tile]) + self.franc * float(state.tables.end_francs[tile])
            kind = state.tables.end_good[tile]
            return worth if kind == NONE else worth + self.good * GOOD_WORTH[kind]
        if action < FILL_SLOT + RESOURCES:
            number = action - TAKE_BONUS
            passed = float(state.spaces[number] - state.pawns[self.seat])
            fee = float(state.tables.fee[state.arrived % RANKS])
            return self.tile_worth(state, number) - SPACE_WORTH * passed - self.franc * fee
        if action < LAY_VP:
            return float(state.tables.prestige[action - FILL_SLOT])
        return self.vp_gain(state, (action - LAY_VP) // DISTRICTS, (action - LAY_VP) % DISTRICTS)

    def tile_worth(self, state: ParisState, number: i64) -> float:
        """P5: what a bonus tile is worth to who takes it."""
        tables = state.tables
        return TILE_WORTH + float(tile_points(state, self.seat, number)) + self.franc * float(tables.francs[number])

    def vp_gain(self, state: ParisState, tile: i64, district: i64) -> float:
        """P4.7: a VP tile where one is ahead."""
        sites = state.sites[district]
        own = value_on(state, self.seat, sites)
        best: i64 = 0
        for other in range(state.players):
            if other != self.seat:
                value = value_on(state, other, sites)
                if value > best:
                    best = value
        prize = float(state.tables.places[tile * 3])
        return prize * (float(own) - RIVAL * float(best)) / (float(own + best) + 4.0)
