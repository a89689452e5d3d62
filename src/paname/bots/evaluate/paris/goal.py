"""What a key of Paris finds where it goes: a glance at one move (P4)."""

from typing import Final

from mypy_extensions import i64

from paname.bots.evaluate.paris.terms import ROOM, best_rival
from paname.games.paris import structure as box
from paname.games.paris.keys import helper_of, move_parts, source_site
from paname.games.paris.scoring import value_on
from paname.games.paris.state import NONE, ParisState

KEY_OUT: Final = 2.0  # a key that stands ready
GOOD: Final = 0.5  # goods that may serve later, of what they cost or score
TILE_WORTH: Final = 3.0  # a bonus tile, before what it would score now
HOPE: Final = 0.4  # what a district without a VP tile may come to pay, of a first prize
LANDMARK: Final = 2.0  # a landmark, for the tiles that count them
SPENT: Final = 0.5  # how much of their worth keys and goods cost when they are used as they should be
HELPER: Final = 2.0  # tile 9 or 16, which a move uses


def good_worth(state: ParisState, kind: i64) -> float:
    """P0.6, P4.6: what a resource or prestige may come to be worth: half of its price, or of its best points."""
    return GOOD * float(state.tables.buy[kind] if kind < box.RESOURCES else state.tables.best_prestige[kind])


class Goal:
    """Where one move goes to, and what it leaves."""

    def __init__(self) -> None:
        self.district: i64 = 0
        self.site: i64 = 0
        self.left: i64 = 0
        self.tile: i64 = 0

    def read(self, state: ParisState, action: i64) -> None:
        """P4.1: the district, the site and the value that the key stood on; 0 for a bank and the Arc."""
        self.tile = helper_of(action)
        self.district, source, self.site = move_parts(state, action)
        site = source_site(self.district, source)
        self.left = 0 if site == NONE else state.tables.value[site]

    def gain(self, state: ParisState, seat: i64, franc: float, good: float) -> float:
        """What the move promises: benefits and the district, less francs and goods."""
        tables = state.tables
        site = self.site
        gain = self.district_gain(state, seat) - franc * float(tables.value[site] - self.left)
        if self.left == 0:
            gain -= KEY_OUT * good * SPENT
        for kind in range(box.RESOURCES):
            gain -= good * SPENT * good_worth(state, kind) * float(tables.cost[site * box.RESOURCES + kind])
        if self.tile != 0:
            gain -= good * HELPER
        if site >= box.BUILDINGS:
            return gain + self.slot_gain(state, seat) + LANDMARK
        kind = state.tokens[site]
        if kind != NONE:
            gain += good * good_worth(state, kind)
        fee = tables.fee[site % box.RANKS]
        if fee >= 0 and state.pawns[seat] < box.NUMBERS:
            gain += TILE_WORTH * good - franc * float(fee)
        return gain + float(tables.points[site % box.RANKS])

    def slot_gain(self, state: ParisState, seat: i64) -> float:
        """P4.6: the prestige that the landmark's slots would take now."""
        tables = state.tables
        row = (self.site - box.BUILDINGS) * box.KINDS
        gain = 0.0
        for kind in range(box.RESOURCES, box.KINDS):
            slots = tables.slots[row + kind]
            pieces = state.goods[seat * box.KINDS + kind] + state.units[kind]
            gain += float((min(pieces, slots)) * tables.prestige[row + kind])
        return gain

    def district_gain(self, state: ParisState, seat: i64) -> float:
        """P7.3: how much larger the share of the district's prize becomes."""
        sites = state.sites[self.district]
        own = value_on(state, seat, sites)
        best = best_rival(state, seat, sites)
        vp = state.laid_vp[self.district]
        prize = (
            HOPE * float(state.tables.first_prizes) / box.VP_TILES if vp == NONE else float(state.tables.places[vp * 3])
        )
        after = own + state.tables.value[self.site] - self.left
        return prize * (float(after) / (float(after + best) + ROOM) - float(own) / (float(own + best) + ROOM))
