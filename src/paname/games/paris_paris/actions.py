"""The catalogue of actions: every id by its structure, so that ids stay the same whatever a component file says.

The one kind of action takes a tile and may displace a shop (T2.7): nobody's, or one of a seat.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.catalogue import Block, Catalogue, Dim
from paname.games.paris_paris.components import Tables, station_of
from paname.games.paris_paris.network import CROSSINGS, TILES
from paname.games.paris_paris.state import NOBODY

TAKE: Final = 0
OWNERS: Final = 5  # nobody and the four seats
SPACE: Final = 175


@dataclass(frozen=True)
class TakeTile(Action):
    """T2.7: take a tile and open a shop at its station, where the station is full in place of another."""

    station: str
    line: str
    displaced: int | None


def take_tile(tables: Tables, tile: int, displaced: int) -> TakeTile:
    """The readable action of a tile's number and an owner's seat."""
    name = tables.station_names[station_of(tile)]
    return TakeTile(name, tables.colours[tables.tile_lines[tile]], None if displaced == NOBODY else displaced)


CATALOGUE: Final = Catalogue(
    [Block("take", TAKE, [Dim("tile", TILES), Dim("displaced", OWNERS, NOBODY)], take_tile)],
)


def tile_of(action: i64) -> i64:
    """The tile that an action takes."""
    return (action - TAKE) // OWNERS


def displaced_by(action: i64) -> i64:
    """The owner of the shop that an action displaces, or NOBODY."""
    return (action - TAKE) % OWNERS + NOBODY


def action_id(tile: i64, displaced: i64) -> i64:
    """The action that takes this tile and displaces a shop of this owner, or of NOBODY."""
    return TAKE + tile * OWNERS + displaced - NOBODY


def find_tile(tables: Tables, station: i64, line: i64) -> i64:
    """The tile of a station and a line; -1 if the line doesn't stop there."""
    for tile in tiles_at(station):
        if tables.tile_lines[tile] == line:
            return tile
    return -1


def tiles_at(station: i64) -> list[int]:
    """T0.3: the tiles of a station: two different ones at a crossing, else one."""
    if station < CROSSINGS:
        return [2 * station, 2 * station + 1]
    return [station + CROSSINGS]
