"""The square of 64 spaces as bits: space a1 is bit 0, h1 bit 7, a2 bit 8, h8 bit 63 (L0.1)."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, members, wrap
from paname.core.errors import ParseError

SPACES: Final = 64
ZONES: Final = 16
TURNS: Final = 4
SIDES: Final = 4
COLUMNS: Final = "abcdefgh"
NOT_LAST_COLUMN: Final = i64(0x7F7F7F7F7F7F7F7F)
NOT_LAST_ROW: Final = 0x00FFFFFFFFFFFFFF
NOWHERE: Final = -1  # as the place of a piece
FRONTS: Final = ("north", "east", "south", "west")


def spread(mask: i64) -> i64:
    """L0.9: the spaces that share a side with a space of the set."""
    east_and_south = wrap(((mask & NOT_LAST_COLUMN) << 1) | (mask << 8))
    return east_and_south | ((mask >> 1) & NOT_LAST_COLUMN) | ((mask >> 8) & NOT_LAST_ROW)


def diagonals(mask: i64) -> i64:
    """L4.11: the spaces that share only a corner with a space of the set."""
    sideways = wrap((mask & NOT_LAST_COLUMN) << 1) | ((mask >> 1) & NOT_LAST_COLUMN)
    return wrap(sideways << 8) | ((sideways >> 8) & NOT_LAST_ROW)


def flood(start: i64, through: i64) -> i64:
    """The spaces joined to the start by sides, walking through these spaces only; the start is part of it."""
    area = start
    grown = area | (spread(area) & through)
    while grown != area:
        area = grown
        grown = area | (spread(area) & through)
    return area


def neighbour(space: i64, front: i64) -> i64:
    """The space next to this one to the north, east, south or west (0 to 3); NOWHERE off the board."""
    row = space >> 3
    column = space & 7
    if front == 0:
        return space - 8 if row > 0 else NOWHERE
    if front == 1:
        return space + 1 if column < 7 else NOWHERE
    if front == 2:
        return space + 8 if row < 7 else NOWHERE
    return space - 1 if column > 0 else NOWHERE


def zone_corner(zone: i64) -> i64:
    """L0.1: the upper left space of a zone; zones are numbered row by row."""
    return (zone >> 2) * 16 + (zone & 3) * 2


def space_name(space: int) -> str:
    """The name of a space, a1 to h8."""
    return f"{COLUMNS[space & 7]}{(space >> 3) + 1}"


def space_names(mask: i64) -> list[str]:
    """The names of a set's spaces in reading order."""
    return [space_name(space) for space in members(mask)]


def read_space(text: str) -> int:
    """The space of this name."""
    name = text.lower()
    if len(name) == 2 and name[0] in COLUMNS and name[1] in "12345678":
        return (int(name[1]) - 1) * 8 + COLUMNS.index(name[0])
    raise ParseError(f"{text!r} isn't a space; spaces are a1 to h8")


def zone_name(zone: int) -> str:
    """The name of a zone, A1 to D4."""
    return f"{'ABCD'[zone & 3]}{(zone >> 2) + 1}"


def read_zone(text: str) -> int:
    """The zone of this name."""
    name = text.upper()
    if len(name) == 2 and name[0] in "ABCD" and name[1] in "1234":
        return (int(name[1]) - 1) * 4 + "ABCD".index(name[0])
    raise ParseError(f"{text!r} isn't a zone; zones are A1 to D4")


def mask_of_spaces(names: list[str]) -> i64:
    """The set of the spaces with these names."""
    mask: i64 = 0
    for name in names:
        mask |= bit(read_space(name))
    return mask
