"""Actions as text: `take Odéon/orange`, `take Pompidou/blue x violet`.

Draws are `start pink`, `marker red` and `turn Odéon/orange`. On input accents, case, hyphens and blanks do not matter,
a line may be named by its letter and a seat by its emblem.
"""

import re
from typing import Final

from mypy_extensions import i64

from paname.core.errors import ParseError
from paname.core.names import find, in_words, nearest
from paname.core.state import CHANCE
from paname.games.paris_paris.actions import action_id, displaced_by, find_tile, tile_of, tiles_at
from paname.games.paris_paris.components import Tables, station_of
from paname.games.paris_paris.state import NOBODY, ParisParisState

DISPLACES: Final = re.compile(r"\s+[xX×](?:\s+|$)")
NOBODY_NAME: Final = "nobody"


def to_text(state: ParisParisState, action: i64) -> str:
    """The text of an action, or of an outcome where chance moves."""
    return outcome_text(state, action) if state.to_move == CHANCE else action_text(state, action)


def action_text(state: ParisParisState, action: i64) -> str:
    """T2.7: the tile, and whose shop goes; `x nobody` only where somebody's shop would have to."""
    tile = tile_of(action)
    displaced = displaced_by(action)
    take = f"take {state.tables.tile_name(tile)}"
    if displaced >= 0:
        return f"{take} x {state.tables.seat_names[displaced]}"
    return f"{take} x {NOBODY_NAME}" if state.is_full(station_of(tile)) else take


def outcome_text(state: ParisParisState, outcome: i64) -> str:
    """The name of an outcome of the draw that is due."""
    if state.bus == NOBODY:
        return f"start {state.tables.seat_names[outcome]}"
    if state.markers_drawn():
        return f"turn {state.tables.tile_name(outcome)}"
    return f"marker {state.tables.colours[outcome]}"


def parse(state: ParisParisState, line: str) -> int:
    """The id that a line of text names, legal or not."""
    verb, _, rest = line.strip().partition(" ")
    due = due_verb(state)
    if verb.casefold() != due:
        raise ParseError(
            f"{line.strip()!r}: stopped at {verb!r}; the line begins with {due!r}, as in {example(state)!r}"
        )
    if due == "take":
        return parse_take(state, rest.strip())
    if due == "turn":
        return read_tile(state.tables, rest.strip())
    if due == "marker":
        return read_line(state.tables, rest.strip())
    return read_seat(state.tables, rest.strip())


def due_verb(state: ParisParisState) -> str:
    """The word that a line begins with here."""
    return outcome_text(state, 0).partition(" ")[0] if state.to_move == CHANCE else "take"


def example(state: ParisParisState) -> str:
    """A line that could be read here."""
    return to_text(state, 0)


def parse_take(state: ParisParisState, rest: str) -> int:
    """T2.7: a tile, then perhaps `x` and an owner; where only one owner's shop can go it need not be named (R-T4)."""
    parts = DISPLACES.split(rest, maxsplit=1)
    tile = read_tile(state.tables, parts[0].strip())
    if len(parts) == 2:
        return action_id(tile, read_owner(state.tables, parts[1].strip()))
    owners = list(dict.fromkeys(state.owners(station_of(tile))))
    forced = len(owners) == 1 and state.is_full(station_of(tile))
    return action_id(tile, owners[0] if forced else NOBODY)


def read_tile(tables: Tables, words: str) -> int:
    """T0.3: a station and its line's colour or letter; at a plain station the line need not be named."""
    station = find(words, tables.station_names)
    if station >= 0:
        return only_tile(tables, station)
    name, slash, line_words = words.rpartition("/") if "/" in words else words.rpartition(" ")
    station = find(name, tables.station_names) if slash else -1
    if station < 0:
        raise unknown("station", name if slash else words, tables.station_names)
    line = read_line(tables, line_words)
    tile = find_tile(tables, station, line)
    if tile < 0:
        lines = in_words([tables.colours[tables.tile_lines[other]] for other in tiles_at(station)])
        raise ParseError(
            f"stopped at {line_words.strip()!r}: {tables.station_names[station]} has tiles of {lines} only"
        )
    return tile


def only_tile(tables: Tables, station: int) -> int:
    """The tile of a plain station; a crossing has two."""
    tiles = tiles_at(station)
    if len(tiles) > 1:
        names = in_words([tables.tile_name(tile) for tile in tiles], "or")
        raise ParseError(f"stopped after {tables.station_names[station]!r}: it has two lines; say {names}")
    return tiles[0]


def read_line(tables: Tables, words: str) -> int:
    """A line by its colour or its letter."""
    line = max(find(words, tables.colours), find(words, tables.letters))
    if line < 0:
        raise unknown("line", words, tables.colours)
    return line


def read_seat(tables: Tables, words: str) -> int:
    """A seat by its colour or its emblem."""
    seat = max(find(words, tables.seat_names), find(words, tables.emblems))
    if seat < 0:
        raise unknown("player", words, tables.seat_names)
    return seat


def read_owner(tables: Tables, words: str) -> int:
    """Whose shop goes: a seat, or nobody's."""
    return NOBODY if find(words, [NOBODY_NAME]) == 0 else read_seat(tables, words)


def unknown(what: str, words: str, names: list[str]) -> ParseError:
    """The error for a name that is not there, with the nearest ones."""
    if not words.strip():
        return ParseError(f"stopped at the end: a {what} is missing, one of {', '.join(names)}")
    return ParseError(
        f"stopped at {words.strip()!r}: there is no such {what}; nearest: {', '.join(nearest(words, names))}"
    )
