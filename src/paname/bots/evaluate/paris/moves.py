"""What an action of Paris promises at a glance, without carrying it out: it orders what the search looks at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import put
from paname.bots.evaluate.paris.goal import KEY_OUT, TILE_WORTH, Goal, good_worth
from paname.bots.evaluate.paris.terms import GIVING_GOODS, ROOM, best_rival, tile_points
from paname.core.bits import has
from paname.core.moves import Moves
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.actions import pair_count
from paname.games.paris.scoring import value_on
from paname.games.paris.state import ParisState

ARC_KEY: Final = 4.0  # one that can go anywhere
SPACE_WORTH: Final = 0.15  # a space of the track that the pawn passes
HELP_WORTH: Final = 3.0  # a tile that helps otherwise
GOODS_LOST: Final = -1.0  # goods of the turn that nothing asks for
RIVAL: Final = 0.7  # a point less for a rival
LATE: Final = -0.5  # using a tile that may count more later
LOOK_WORTH: Final = 2.0  # an end-game tile, before it is seen
UNIT_LEFT: Final = 0.2  # a good of the turn, which is lost at its end
READY: Final = 0.1  # francs and points that can be had at once
PATIENCE: Final = 0.9  # how much of a tile's points waits while the end is far
FRANC: Final = 0.4  # a franc while buildings are drawn
FRANC_LATE: Final = 0.25  # a franc while end-game tiles are taken
FRANC_LAST: Final = 0.05  # a franc in the last rounds
FRANC_COUNTED: Final = 0.5  # what tile 27 adds to a franc
GOODS_SOON: Final = 0.3  # how much of their worth goods keep before the last round


class MoveGains:
    """A quick look at every legal action of one position."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.franc: float = FRANC
        self.good: float = 1.0
        self.goal = Goal()

    def weigh(self, state: ParisState, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each legal action promises its mover, in points."""
        self.seat = state.turn
        self.franc = FRANC if state.has_tiles_to_draw() else FRANC_LATE if state.ending == box.NOT_YET else FRANC_LAST
        self.good = 1.0 if state.ending == box.NOT_YET else GOODS_SOON if state.ending != box.LAST_ROUND else 0.0
        if has(state.held[self.seat], box.FRANCS_AT_END):
            self.franc += FRANC_COUNTED
        for place in range(moves.count):
            gains = put(gains, place, self.gain(state, moves.ids[place]))
        return gains

    def gain(self, state: ParisState, action: i64) -> float:
        """One action."""
        if action < act.SELL:
            return 0.0
        if action < act.USE_END:
            return self.sale_gain(state, action - act.SELL)
        if action < act.PLACE_KEY:
            return self.use_gain(state, action)
        if action < act.LOOK:
            place = action - act.PLACE_KEY
            return self.good * (ARC_KEY if place == box.ARC else KEY_OUT + self.franc * float(state.tables.bank[place]))
        if action == act.LOOK:
            return LOOK_WORTH
        if action < act.PASS:
            return self.move_gain(state, action)
        return self.late_gain(state, action)

    def sale_gain(self, state: ParisState, kind: i64) -> float:
        """P2.4: francs for a good."""
        kept = self.good * good_worth(state, kind) if state.units[kind] == 0 else UNIT_LEFT
        return self.franc * float(state.tables.sell[kind]) - kept

    def use_gain(self, state: ParisState, action: i64) -> float:
        """P5.3, P6.2: what a tile gives at once; goods are worth something only if they serve this turn."""
        tables = state.tables
        if action < act.USE:
            tile = action - act.USE_END
            gained = float(tables.end_vp[tile]) + self.franc * float(tables.end_francs[tile])
            return gained + (GOODS_LOST if tables.end_gives_goods(tile) else READY)
        if action < act.USE_8:
            number = action - act.USE + 1
            if has(GIVING_GOODS, number):
                return GOODS_LOST
            late = LATE * self.good if tables.francs[number] == 0 else READY
            gained = float(tile_points(state, self.seat, number)) * (1.0 - PATIENCE * self.good)
            return gained + self.franc * float(tables.francs[number] - tables.price[number]) + late
        if action < act.USE_17:
            return GOODS_LOST
        if action < act.USE_23:
            number = action - (act.USE_17 if action < act.USE_25 else act.USE_25) + 1
            return self.tile_worth(state, number) - HELP_WORTH
        return self.pairs_gain(state, action)

    def pairs_gain(self, state: ParisState, action: i64) -> float:
        """P5.9: points for pairs, less what the goods are worth."""
        number: i64 = box.PRESTIGE_PAIRS if action < act.USE_24 else box.RESOURCE_PAIRS
        code = action - (act.USE_23 if action < act.USE_24 else act.USE_24) + 1
        first: i64 = box.RESOURCES if action < act.USE_24 else 0
        gain = LATE
        for kind in range(3):
            number_of_pairs = float(pair_count(code, kind))
            paid = float(state.tables.by_players[number * 5 + state.players])
            gain += number_of_pairs * (paid - 2.0 * self.good * good_worth(state, first + kind))
        return gain

    def move_gain(self, state: ParisState, action: i64) -> float:
        """P4: what is beside the goal, what it counts in its district, less what it costs."""
        self.goal.read(state, action)
        return self.goal.gain(state, self.seat, self.franc, self.good)

    def late_gain(self, state: ParisState, action: i64) -> float:
        """What follows a main action."""
        if action == act.PASS or action >= act.DECLINE:
            return 0.0
        if action < act.TAKE_BONUS:
            tile = action - act.TAKE_END
            worth = float(state.tables.end_vp[tile]) + self.franc * float(state.tables.end_francs[tile])
            for kind in range(box.KINDS):
                pieces = state.tables.end_goods[tile * box.KINDS + kind]
                if pieces > 0:
                    worth += self.good * float(pieces) * good_worth(state, kind)
            return worth
        if action < act.FILL_SLOT:
            number = action - act.TAKE_BONUS + 1
            passed = float(state.spaces[number] - state.pawns[self.seat])
            fee = float(state.tables.fee[state.arrived % box.RANKS])
            return self.tile_worth(state, number) - SPACE_WORTH * passed - self.franc * fee
        if action < act.LAY_VP:
            row = (state.arrived - box.BUILDINGS) * box.KINDS
            return float(state.tables.prestige[row + action - act.FILL_SLOT + box.RESOURCES])
        return self.vp_gain(state, (action - act.LAY_VP) // box.DISTRICTS, (action - act.LAY_VP) % box.DISTRICTS)

    def tile_worth(self, state: ParisState, number: i64) -> float:
        """P5: what a bonus tile is worth to the player who takes it."""
        tables = state.tables
        return TILE_WORTH + float(tile_points(state, self.seat, number)) + self.franc * float(tables.francs[number])

    def vp_gain(self, state: ParisState, tile: i64, district: i64) -> float:
        """P4.7: a VP tile in a district, by how far ahead the player is there."""
        sites = state.sites[district]
        own = value_on(state, self.seat, sites)
        best = best_rival(state, self.seat, sites)
        prize = float(state.tables.places[tile * 3])
        return prize * (float(own) - RIVAL * float(best)) / (float(own + best) + ROOM)
