"""Where buildings, garden and fountain may stand: shift-and-AND over the spaces of a shape."""

from mypy_extensions import i64

from paname.core.bits import bit, lowest
from paname.core.moves import Moves
from paname.games.lumiere.actions import BUILD
from paname.games.lumiere.components import LAMP, ORIENTATIONS, REACH, SHARED, Tables
from paname.games.lumiere.square import SPACES, TURNS
from paname.games.lumiere.state import LumiereState


class Ground:
    """What one player may build on: ordinary ground, and one lamp or one foreign space where a card allows it."""

    def __init__(self) -> None:
        self.own: i64 = 0
        self.lamps: i64 = 0
        self.foreign: i64 = 0

    def survey(self, state: LumiereState, seat: i64) -> None:
        """L3.3: free own or shared spaces; one lamp by Métropolitain (L4.2), one foreign space by Chartier (L4.6)."""
        free = state.free()
        self.own = (state.colours[seat] | state.colours[SHARED]) & free
        self.lamps = state.colours[LAMP] & free if state.metropolitain == seat else 0
        self.foreign = state.colours[1 - seat] & free if state.chartier == seat else 0

    def spots(self, tables: Tables, shape: i64) -> i64:
        """L4.13: the first spaces from which a shape covers ground, with one lamp and one foreign space at most."""
        if self.lamps | self.foreign == 0:
            return self.plain_spots(tables, shape)
        plain = tables.fits[shape]
        lamp: i64 = 0
        foreign: i64 = 0
        both: i64 = 0
        first = shape * REACH
        for place in range(first, first + tables.shape_sizes[shape]):
            offset = tables.offsets[place]
            own = self.own >> offset
            over_lamp = self.lamps >> offset
            over_foreign = self.foreign >> offset
            both = (both & own) | (lamp & over_foreign) | (foreign & over_lamp)
            lamp = (lamp & own) | (plain & over_lamp)
            foreign = (foreign & own) | (plain & over_foreign)
            plain &= own
        return plain | lamp | foreign | both

    def plain_spots(self, tables: Tables, shape: i64) -> i64:
        """L3.3: the first spaces from which a shape covers own ground only."""
        own = self.own
        found = tables.fits[shape] & own
        if found == 0:
            return 0
        offsets = tables.offsets
        first = shape * REACH
        for place in range(first + 1, first + tables.shape_sizes[shape]):
            found &= own >> offsets[place]
        return found


def shapes_of(state: LumiereState) -> i64:
    """L3.3: how many orientations a building has: four turns, eight where flipping is allowed."""
    return ORIENTATIONS if state.flips == 1 else TURNS


def fits_somewhere(state: LumiereState, ground: Ground, buildings: i64) -> bool:
    """Whether one of these buildings can be raised on this ground."""
    while buildings != 0:
        building = lowest(buildings)
        buildings ^= bit(building)
        for shape in range(building * ORIENTATIONS, building * ORIENTATIONS + shapes_of(state)):
            if ground.spots(state.tables, shape) != 0:
                return True
    return False


def fill_raising(state: LumiereState, ground: Ground, buildings: i64, moves: Moves) -> None:
    """L3.3: every way to raise one of these buildings."""
    tables = state.tables
    turns = shapes_of(state)
    while buildings != 0:
        building = lowest(buildings)
        buildings ^= bit(building)
        for shape in range(building * ORIENTATIONS, building * ORIENTATIONS + turns):
            spots = ground.spots(tables, shape)
            if spots != 0:
                moves.add_each(spots, BUILD + shape * SPACES)
