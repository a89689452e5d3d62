"""Reads the track, the bonus tiles and the end-game tiles of a component file."""

from collections.abc import Callable
from typing import Final

from paname.core.components import Reader
from paname.games.paris import structure as box
from paname.games.paris.components_checks import PLAYERS, Entry, entries, numbers, once, read_id, word
from paname.games.paris.components_tables import PrintedTables

MOST_GOODS: Final = 3

Measure = Callable[[Reader, PrintedTables, int, Entry], None]


def read_track(reader: Reader, tables: PrintedTables) -> None:
    """P0.9, P1.3: the letters of the track, and how many tiles of each number there are."""
    facts = reader.table("track")
    reader.only("track", facts, ("last_spaces", "more_copies", "copies"))
    ends = numbers(reader, "track.last_spaces", fact_value(reader, facts, "last_spaces"), 3, box.NUMBERS)
    if ends != sorted(set(ends)) or ends[2] != box.NUMBERS:
        reader.wrong("track.last_spaces", "ends_not_rising", numbers=", ".join(map(str, ends)), last=box.NUMBERS)
    for letter, end in enumerate(ends):
        tables.letter_end[letter] = end
    if "copies" in facts:
        read_copies(reader, tables, facts)
    else:
        read_more_copies(reader, tables, fact_value(reader, facts, "more_copies"))


def fact_value(reader: Reader, facts: Entry, name: str) -> object:
    """The value of a marked fact of the track."""
    fact = reader.table(name, facts)
    if fact:
        reader.mark(f"track.{name}", fact)
        reader.only(f"track.{name}", fact, ("value", "mark"))
    return fact.get("value")


def read_more_copies(reader: Reader, tables: PrintedTables, value: object) -> None:
    """P0.9: every number once, and these once more for each player above two."""
    more = value if isinstance(value, list) else []
    if not isinstance(value, list):
        reader.wrong("track.more_copies", "not_number_list", low=1, high=box.NUMBERS)
    found = [reader.bounded("track.more_copies", number, 1, box.NUMBERS) for number in more]
    once(reader, "track.more_copies", [str(number) for number in found])
    for number in range(1, box.NUMBERS + 1):
        for players in PLAYERS.values():
            tables.copies[number * 5 + players] = 1 + (players - 2 if number in found else 0)


def read_copies(reader: Reader, tables: PrintedTables, facts: Entry) -> None:
    """P0.9: how many tiles of each number lie there with two, three and four players."""
    for players in PLAYERS.values():
        for number in range(1, box.NUMBERS + 1):
            tables.copies[number * 5 + players] = 1
    fact = reader.table("copies", facts)
    if not fact:
        return
    reader.mark("track.copies", fact)
    reader.only("track.copies", fact, (*[str(number) for number in range(1, box.NUMBERS + 1)], "mark"))
    for number in range(1, box.NUMBERS + 1):
        if str(number) in fact:
            path = f"track.copies.{number}"
            row = fact[str(number)]
            if not isinstance(row, list) or len(row) != len(PLAYERS):
                reader.wrong(path, "copies_by_players")
                continue
            for players, pieces in zip(PLAYERS.values(), row, strict=True):
                tables.copies[number * 5 + players] = reader.bounded(path, pieces, 0, box.COPIES_OF_A_NUMBER)


def read_bonus(reader: Reader, tables: PrintedTables) -> None:
    """P5: what each number gives, in the measure its effect asks for."""
    reader.only("bonus", reader.table("bonus"), tuple(str(number) for number in sorted(bonus_readers())))
    for number, read in bonus_readers().items():
        path = f"bonus.{number}"
        fact = reader.table(path)
        if fact:
            reader.mark(path, fact)
            read(reader, tables, number, fact)
    goods = [tables.good[number] for number in box.EFFECTS[box.GOOD]]
    if len(set(goods)) < len(goods):
        reader.odd("bonus", "resources_alike")
    ranks = [tables.rank[number] for number in box.EFFECTS[box.BY_VALUE]]
    if len(set(ranks)) < len(ranks):
        reader.odd("bonus", "values_alike")


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
    reader.only(f"bonus.{number}", entry, ("francs", "vp", "mark"))
    tables.francs[number] = reader.bounded(f"bonus.{number}.francs", entry.get("francs", 0), 0, 30)
    tables.vp[number] = reader.bounded(f"bonus.{number}.vp", entry.get("vp", 0), 0, 30)
    if tables.francs[number] + tables.vp[number] == 0:
        reader.wrong(f"bonus.{number}", "bonus_gives_nothing")


def read_good(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 2 3 4: a resource each."""
    reader.only(f"bonus.{number}", entry, ("resource", "mark"))
    tables.good[number] = word(reader, f"bonus.{number}.resource", entry.get("resource"), box.GOODS[: box.RESOURCES])


def read_by_value(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 6 11 15 18 26 28: points for own buildings of a value."""
    reader.only(f"bonus.{number}", entry, ("value", "vp", "mark"))
    values = [tables.value[rank] for rank in range(box.RANKS)]
    value = measure(reader, number, entry, "value", 1, tables.value[box.BUILDINGS - 1])
    if value in values:
        tables.rank[number] = values.index(value)
    else:
        reader.wrong(f"bonus.{number}.value", "no_building_of_value", value=value, known=tuple(map(str, values)))
    tables.vp[number] = measure(reader, number, entry, "vp", 1, 30)


def read_key(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 13 14: the price of a reserve key."""
    reader.only(f"bonus.{number}", entry, ("price", "mark"))
    tables.price[number] = measure(reader, number, entry, "price", 0, 30)


def read_by_players(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 20 23 24: points by the number of players."""
    reader.only(f"bonus.{number}", entry, (*PLAYERS, "mark"))
    for name, players in PLAYERS.items():
        tables.by_players[number * 5 + players] = measure(reader, number, entry, name, 1, 30)


def read_points(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tiles 27 29: points for a franc, for a landmark."""
    reader.only(f"bonus.{number}", entry, ("vp", "mark"))
    tables.vp[number] = measure(reader, number, entry, "vp", 1, 30)


def read_back(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5.7, tile 25: how far the pawn may go back."""
    reader.only(f"bonus.{number}", entry, ("spaces", "mark"))
    tables.back = measure(reader, number, entry, "spaces", 1, box.NUMBERS - 1)


def read_types(reader: Reader, tables: PrintedTables, number: int, entry: Entry) -> None:
    """P5, tile 30: points for four, five, six and seven types."""
    path = f"bonus.{number}.types"
    reader.only(f"bonus.{number}", entry, ("types", "mark"))
    points = numbers(reader, path, entry.get("types"), 4, 99)
    if points != sorted(points) or points[0] == 0:
        reader.wrong(path, "types_not_rising", numbers=", ".join(map(str, points)))
    for place, amount in enumerate(points):
        tables.type_vp[4 + place] = amount


def read_end_tiles(reader: Reader, tables: PrintedTables) -> None:
    """P0.10: twelve tiles, each of which gives something: points, francs, goods or several of them."""
    known = ("id", "vp", "francs", "resource", "prestige", "goods", "mark")
    for tile, entry in enumerate(entries(reader, "end_game_tile", box.END_TILES, known)):
        path = f"end_game_tile {tile + 1}"
        tables.end_ids.append(read_id(reader, f"{path}.id", entry))
        tables.end_vp[tile] = reader.bounded(f"{path}.vp", entry.get("vp", 0), 0, 30)
        tables.end_francs[tile] = reader.bounded(f"{path}.francs", entry.get("francs", 0), 0, 30)
        kinds = end_goods(reader, path, entry)
        if len(kinds) > MOST_GOODS:
            reader.wrong(f"{path}.goods", "too_many", found=len(kinds), most=MOST_GOODS)
        for kind in kinds:
            tables.end_goods[tile * box.KINDS + kind] += 1
        if tables.end_vp[tile] + tables.end_francs[tile] + len(kinds) == 0:
            reader.wrong(path, "gives_nothing", known=known[1:6])
    once(reader, "end_game_tile", tables.end_ids)


def end_goods(reader: Reader, path: str, entry: Entry) -> list[int]:
    """P0.10: the goods of a tile by kind: one resource or prestige by its word, or a list of goods."""
    kinds: list[int] = []
    for name, first in (("resource", 0), ("prestige", box.RESOURCES)):
        if name in entry:
            known = box.GOODS[first : first + box.RESOURCES]
            kinds.append(first + word(reader, f"{path}.{name}", entry[name], known))
    if "goods" in entry:
        names = reader.texts(f"{path}.goods", entry["goods"])
        kinds.extend([word(reader, f"{path}.goods", name, box.GOODS) for name in names])
    return kinds
