"""What ground and lamps are good for in Lumière: the light a building can catch, and how well spaces hang together."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit, count, lowest, wrap
from paname.games.lumiere.components import BUILDINGS, ORIENTATIONS, REACH, Tables
from paname.games.lumiere.square import NOT_LAST_COLUMN, NOT_LAST_ROW, TURNS, flood, spread


def plain_spots(tables: Tables, own: i64, shape: i64) -> i64:
    """L3.3: the first spaces from which a shape covers the player's ground only."""
    found = tables.fits[shape] & own
    first = shape * REACH
    for place in range(first + 1, first + tables.shape_sizes[shape]):
        found &= own >> tables.offsets[place]
    return found


def joints(spaces: i64) -> i64:
    """How many pairs of these spaces share a side."""
    return count(spaces & (spaces >> 1) & NOT_LAST_COLUMN) + count(spaces & (spaces >> 8) & NOT_LAST_ROW)


def largest_of(spaces: i64) -> i64:
    """The size of the largest part of these spaces that hangs together."""
    largest: i64 = 0
    while spaces != 0:
        part = flood(bit(lowest(spaces)), spaces)
        spaces &= ~part
        size = count(part)
        if size > largest:
            largest = size
    return largest


class Planner:
    """A player alone on the square: raises one building after the other, each time the one that brings most."""

    def __init__(self) -> None:
        self.gains: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.places: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.own: i64 = 0
        self.lamps: i64 = 0
        self.shapes: i64 = TURNS
        self.raised: i64 = 0
        self.points: i64 = 0

    def survey(self, own: i64, lamps: i64, flips: i64) -> None:
        """Begin with this ground and these lamps."""
        self.own = own
        self.lamps = lamps
        self.shapes = ORIENTATIONS if flips == 1 else TURNS

    def look(self, tables: Tables, building: i64) -> None:
        """Find the best place of a building; a gain of 0 means that it fits nowhere."""
        best: i64 = -1
        where: i64 = 0
        for shape in range(building * ORIENTATIONS, building * ORIENTATIONS + self.shapes):
            spots = plain_spots(tables, self.own, shape)
            while spots != 0:
                space = lowest(spots)
                spots ^= bit(space)
                spaces = wrap(tables.shape_masks[shape] << space)
                light = count(spread(spaces) & self.lamps)
                if light > best:
                    best = light
                    where = spaces
        self.places[building] = where
        self.gains[building] = 0 if best < 0 else best * tables.shape_sizes[building * ORIENTATIONS] - tables.unbuilt

    def plan(self, tables: Tables, buildings: i64, most: i64) -> None:
        """Raise what fits of these buildings, that many at most; leaves `points` and the spaces `raised`."""
        self.points = 0
        self.raised = 0
        left = buildings
        while left != 0:
            building = lowest(left)
            left ^= bit(building)
            self.look(tables, building)
        while buildings != 0 and most > 0:
            building = self.best_of(buildings)
            if self.gains[building] <= 0:
                break
            buildings ^= bit(building)
            most -= 1
            self.take(tables, building, buildings)

    def best_of(self, buildings: i64) -> i64:
        """The building that brings most."""
        best = lowest(buildings)
        left = buildings
        while left != 0:
            building = lowest(left)
            left ^= bit(building)
            if self.gains[building] > self.gains[best]:
                best = building
        return best

    def take(self, tables: Tables, building: i64, left: i64) -> None:
        """Raise a building on its best place; those that wanted the same ground look again."""
        spaces = self.places[building]
        self.points += self.gains[building]
        self.raised |= spaces
        self.own &= ~spaces
        while left != 0:
            other = lowest(left)
            left ^= bit(other)
            if self.places[other] & spaces != 0:
                self.look(tables, other)
