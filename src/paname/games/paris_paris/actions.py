"""The catalogue of actions: every id by its structure, so that ids stay the same whatever a component file says.

An id is `tile * 5 + displaced`; displaced is 0 for nobody, else 1 + the owner's seat (T2.7).
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.names import find
from paname.games.paris_paris.components import Tables, station_of
from paname.games.paris_paris.network import CROSSINGS, TILES

CHOICES: Final = 5
SPACE: Final = 175


@dataclass(frozen=True)
class TakeTile(Action):
    """T2.7: take a tile and open a shop at its station, where the station is full in place of another."""

    station: str
    line: str
    displaced: int | None


def tile_of(action: i64) -> i64:
    """The tile that an action takes."""
    return action // CHOICES


def displaced_by(action: i64) -> i64:
    """The owner of the shop that an action displaces, or -1."""
    return action % CHOICES - 1


def action_id(tile: i64, displaced: i64) -> i64:
    """The action that takes this tile and displaces a shop of this owner (-1: of nobody)."""
    return tile * CHOICES + displaced + 1


def to_action(tables: Tables, action: i64) -> TakeTile:
    """The dataclass of an id."""
    tile = tile_of(action)
    displaced = displaced_by(action)
    name = tables.station_names[station_of(tile)]
    return TakeTile(name, tables.colours[tables.tile_lines[tile]], None if displaced < 0 else displaced)


def to_id(tables: Tables, action: TakeTile) -> i64:
    """The id of a dataclass."""
    tile = find_tile(tables, find(action.station, tables.station_names), find(action.line, tables.colours))
    return action_id(tile, -1 if action.displaced is None else action.displaced)


def find_tile(tables: Tables, station: i64, line: i64) -> i64:
    """The tile of a station and a line; -1 if the line does not stop there."""
    for tile in tiles_at(station):
        if tables.tile_lines[tile] == line:
            return tile
    return -1


def tiles_at(station: i64) -> list[int]:
    """T0.3: the tiles of a station: two different ones at a crossing, else one."""
    if station < CROSSINGS:
        return [2 * station, 2 * station + 1]
    return [station + CROSSINGS]


def all_ids() -> list[int]:
    """Every id; each names an action."""
    return list(range(TILES * CHOICES))
