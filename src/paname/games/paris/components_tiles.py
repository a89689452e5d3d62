"""Reads the track, the bonus tiles and the end-game tiles of a component file."""

from collections.abc import Callable
from typing import Final

from paname.core import bits
from paname.core.components import Reader
from paname.games.paris import structure as box
from paname.games.paris.components_checks import PLAYERS, Entry, entries, numbers, once, only, read_id, word
from paname.games.paris.components_tables import PrintedTables

MORE: Final = 6

Measure = Callable[[Reader, PrintedTables, int, Entry], None]


def read_track(reader: Reader, tables: PrintedTables) -> None:
    """P0.9, P1.3: the letters of the track, and the numbers with more copies."""
    facts = reader.table("track")
    for name in ("last_spaces", "more_copies"):
        fact = reader.table(name, facts)
        if fact:
            reader.mark(f"track.{name}", fact)
    ends = numbers(reader, "track.last_spaces", reader.table("last_spaces", facts).get("value"), 3, box.NUMBERS)
    if ends != sorted(set(ends)) or ends[2] != box.NUMBERS:
        reader.wrong("track.last_spaces", f"{ends} do not rise to {box.NUMBERS}")
    more = numbers(reader, "track.more_copies", reader.table("more_copies", facts).get("value"), MORE, box.NUMBERS)
    if len(set(more)) != MORE or 0 in more:
        reader.wrong("track.more_copies", f"{more} are not {MORE} different numbers of tiles")
    for letter, end in enumerate(ends):
        tables.letter_end[letter] = end
    tables.more_copies = bits.mask_of(more)


def read_bonus(reader: Reader, tables: PrintedTables) -> None:
    """P5: what each number gives, in the measure its effect asks for."""
    only(reader, "bonus", reader.table("bonus"), tuple(str(number) for number in sorted(bonus_readers())))
    for number, read in bonus_readers().items():
        path = f"bonus.{number}"
        fact = reader.table(path)
        if fact:
            reader.mark(path, fact)
            read(reader, tables, number, fact)
    once(reader, "bonus", [box.GOODS[tables.good[number]] for number in box.EFFECTS[box.GOOD]])
    values = [f"value {tables.value[tables.rank[number]]}" for number in box.EFFECTS[box.BY_VALUE]]
    once(reader, "bonus", values)


def bonus_readers() -> dict[int, Measure]:
    """Which reader each number with a printed measure has."""
    readers: dict[int, Measure] = {}
    for effect, read in (
        (box.GAIN, read_gain),
        (box.GOOD, read_good),
        (box.BY_VALUE, read_by_value),
        (box.KEY, read_key),
    ):
        readers.update(dict.fromkeys(box.EFFECTS[effect], read))
    readers.update(dict.fromkeys((20, 23, 24), read_by_players))
    readers.update(dict.fromkeys((27, 29), read_points))
    readers[25] = read_back
    readers[30] = read_types
    return dict(sorted(readers.items()))


def measure(reader: Reader, number: int, entry: Entry, name: str, low: int, high: int) -> int:
    """One number of a bonus tile."""
    return reader.bounded(f"bonus.{number}.{name}", entry.get(name), low, high)


def read_gain(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 1 5 7 12 22: francs, points or both."""
    only(reader, f"bonus.{number}", entry, ("francs", "vp", "mark"))
    tables.francs[number] = reader.bounded(f"bonus.{number}.francs", entry.get("francs", 0), 0, 30)
    tables.vp[number] = reader.bounded(f"bonus.{number}.vp", entry.get("vp", 0), 0, 30)
    if tables.francs[number] + tables.vp[number] == 0:
        reader.wrong(f"bonus.{number}", "gives neither francs nor points")


def read_good(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 2 3 4: a resource each."""
    only(reader, f"bonus.{number}", entry, ("resource", "mark"))
    tables.good[number] = word(reader, f"bonus.{number}.resource", entry.get("resource"), box.GOODS[: box.RESOURCES])


def read_by_value(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 6 11 15 18 26 28: points for own buildings of a value."""
    only(reader, f"bonus.{number}", entry, ("value", "vp", "mark"))
    values = [tables.value[rank] for rank in range(box.RANKS)]
    value = measure(reader, number, entry, "value", 1, tables.value[box.BUILDINGS - 1])
    if value in values:
        tables.rank[number] = values.index(value)
    else:
        reader.wrong(f"bonus.{number}.value", f"no building has the value {value}")
    tables.vp[number] = measure(reader, number, entry, "vp", 1, 30)


def read_key(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 13 14: the price of a reserve key."""
    only(reader, f"bonus.{number}", entry, ("price", "mark"))
    tables.price[number] = measure(reader, number, entry, "price", 0, 30)


def read_by_players(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 20 23 24: points by the number of players."""
    only(reader, f"bonus.{number}", entry, (*PLAYERS, "mark"))
    for name, players in PLAYERS.items():
        tables.by_players[number * 5 + players] = measure(reader, number, entry, name, 1, 30)


def read_points(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 27 29: points for a franc, for a landmark."""
    only(reader, f"bonus.{number}", entry, ("vp", "mark"))
    tables.vp[number] = measure(reader, number, entry, "vp", 1, 30)


def read_back(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5.7, tile 25: how far the pawn may go back."""
    only(reader, f"bonus.{number}", entry, ("spaces", "mark"))
    tables.back = measure(reader, number, entry, "spaces", 1, box.NUMBERS - 1)


def read_types(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tile 30: points for four, five, six and seven types."""
    path = f"bonus.{number}.types"
    only(reader, f"bonus.{number}", entry, ("types", "mark"))
    points = numbers(reader, path, entry.get("types"), 4, 99)
    if points != sorted(points) or points[0] == 0:
        reader.wrong(path, f"{points} do not rise from 1 or more")
    for place, amount in enumerate(points):
        tables.type_vp[4 + place] = amount


def read_end_tiles(reader: Reader, tables: PrintedTables) -> None:
    """P0.10: twelve tiles, each of which gives one thing."""
    known = ("id", "vp", "francs", "resource", "prestige", "mark")
    for tile, entry in enumerate(entries(reader, "end_game_tile", box.END_TILES, known)):
        path = f"end_game_tile {tile + 1}"
        tables.end_ids.append(read_id(reader, f"{path}.id", entry))
        given = [name for name in known[1:5] if name in entry]
        if len(given) != 1:
            reader.wrong(path, f"gives {' and '.join(given) or 'nothing'}; it gives one of {', '.join(known[1:5])}")
        elif given[0] == "resource":
            tables.end_good[tile] = word(reader, f"{path}.resource", entry["resource"], box.GOODS[: box.RESOURCES])
        elif given[0] == "prestige":
            tables.end_good[tile] = box.RESOURCES + word(
                reader, f"{path}.prestige", entry["prestige"], box.GOODS[box.RESOURCES :]
            )
        elif given[0] == "vp":
            tables.end_vp[tile] = reader.bounded(f"{path}.vp", entry["vp"], 1, 30)
        else:
            tables.end_francs[tile] = reader.bounded(f"{path}.francs", entry["francs"], 1, 30)
    once(reader, "end_game_tile", tables.end_ids)
