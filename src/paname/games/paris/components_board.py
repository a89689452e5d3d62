"""Reads the set-up, the prices, the board and the VP tiles of a component file."""

from typing import Final

from paname.core.components import Reader
from paname.core.names import slug
from paname.games.paris import structure as box
from paname.games.paris.components_checks import Entry, by_players, entries, numbers, once, read_id, resources, word
from paname.games.paris.components_tables import PrintedTables

TABLES: Final = (
    "set_up", "prices", "prestige", "space", "district", "landmark", "vp_tile", "track", "bonus", "end_game_tile",
)  # fmt: skip


def read_set_up(reader: Reader, tables: PrintedTables) -> None:
    """P0.11, P1.1, P1.2: francs, keys and tiles at the start."""
    reader.only("", reader.document, TABLES)
    reader.only("set_up", reader.table("set_up"), ("francs", "removed_buildings", "reserve_keys", "keys"))
    tables.start_francs = reader.number("set_up.francs", 0, 30)
    tables.removed = reader.number("set_up.removed_buildings", 0, box.BUILDINGS - box.RANKS)
    tables.reserve = reader.number("set_up.reserve_keys", 2, 12)
    tables.keys = by_players(reader, "set_up.keys", 1, 12)


def read_prices(reader: Reader, tables: PrintedTables) -> None:
    """P0.6, P0.7: prices, each bought above what it sells for, and the points of prestige."""
    reader.only("prices", reader.table("prices"), ("buy", "sell"))
    reader.only("prices.buy", reader.table("prices.buy"), box.GOODS[: box.RESOURCES])
    reader.only("prices.sell", reader.table("prices.sell"), box.GOODS)
    reader.only("prestige", reader.table("prestige"), box.GOODS[box.RESOURCES :])
    for kind, name in enumerate(box.GOODS):
        tables.sell[kind] = reader.number(f"prices.sell.{name}", 1, 30)
        if kind < box.RESOURCES:
            tables.buy[kind] = reader.number(f"prices.buy.{name}", 1, 31)
            if tables.buy[kind] <= tables.sell[kind]:
                bought, sold = int(tables.buy[kind]), int(tables.sell[kind])
                reader.wrong(f"prices.buy.{name}", "not_above_selling", value=bought, sell=sold, least=sold + 1)
        else:
            points = reader.number(f"prestige.{name}", 0, 30)
            for landmark in range(box.LANDMARKS):
                tables.prestige[landmark * box.KINDS + kind] = points


def read_spaces(reader: Reader, tables: PrintedTables) -> None:
    """P0.1, P0.4, P0.5, P4.5: values rise; the tokens are those of every district that says nothing else."""
    known = ("value", "token", "bonus_fee", "points", *box.GOODS[: box.RESOURCES], "mark")
    last = 0
    for rank, entry in enumerate(entries(reader, "space", box.RANKS, known)):
        path = f"space {rank + 1}"
        value = reader.bounded(f"{path}.value", entry.get("value"), last + 1, box.TOP_VALUE)
        last = value
        token = word(reader, f"{path}.token", entry.get("token"), box.GOODS)
        tables.points[rank] = reader.bounded(f"{path}.points", entry.get("points", 0), 0, 30)
        fee = entry.get("bonus_fee")
        tables.fee[rank] = -1 if fee is None else reader.bounded(f"{path}.bonus_fee", fee, 0, 30)
        cost = resources(reader, path, entry)
        for district in range(box.DISTRICTS):
            site = district * box.RANKS + rank
            tables.value[site] = value
            tables.token[site] = token
            set_cost(tables, site, cost)


def set_cost(tables: PrintedTables, site: int, cost: list[int]) -> None:
    """Note the resources of a site."""
    for kind, amount in enumerate(cost):
        tables.cost[site * box.RESOURCES + kind] = amount


def read_districts(reader: Reader, tables: PrintedTables) -> None:
    """P0.2, P0.3: banks, and one building of every value and of every type in a district."""
    known = ("name", "bank", "buildings", "tokens", "mark")
    for district, entry in enumerate(entries(reader, "district", box.DISTRICTS, known)):
        path = f"district {district + 1}"
        tables.district_names.append(reader.text(f"{path}.name", entry.get("name")))
        bank = reader.table("bank", entry)
        if bank:
            reader.mark(f"{path}.bank", bank)
            reader.only(f"{path}.bank", bank, ("value", "mark"))
            tables.bank[district] = reader.bounded(f"{path}.bank", bank.get("value"), 1, 30)
        read_buildings(reader, tables, district, entry.get("buildings"))
        read_tokens(reader, tables, district, entry)
    tables.district_ids = [slug(name) for name in tables.district_names]
    once(reader, "district", [*tables.district_ids, "arc"])
    check_tokens(reader, tables)
    banks = sorted(tables.bank)
    if banks != [2, 3, 4, 5, 6, 7]:
        reader.odd("district", "other_banks", numbers=", ".join(map(str, banks)))


def read_tokens(reader: Reader, tables: PrintedTables, district: int, entry: Entry) -> None:
    """P0.5: the tokens of a district, where they lie otherwise than `space` says."""
    if "tokens" not in entry:
        return
    path = f"district {district + 1}.tokens"
    fact = reader.table("tokens", entry)
    if fact:
        reader.mark(path, fact)
        reader.only(path, fact, ("value", "mark"))
        tokens = reader.texts(path, fact.get("value"))
        if len(tokens) != box.RANKS:
            reader.wrong(path, "wrong_count", found=len(tokens), count=box.RANKS)
        for rank, token in enumerate(tokens[: box.RANKS]):
            tables.token[district * box.RANKS + rank] = word(reader, path, token, box.GOODS)


def check_tokens(reader: Reader, tables: PrintedTables) -> None:
    """P0.5: 36 tokens, six of each kind."""
    laid = list(tables.token)
    for kind, good in enumerate(box.GOODS):
        if laid.count(kind) != box.COPIES:
            reader.wrong("district", "wrong_tokens", found=laid.count(kind), good=good, count=box.COPIES)


def read_buildings(reader: Reader, tables: PrintedTables, district: int, found: object) -> None:
    """P0.3: the six tiles of a district."""
    path = f"district {district + 1}.buildings"
    if not isinstance(found, list) or len(found) != box.RANKS:
        reader.wrong(path, "not_buildings", count=box.RANKS)
        return
    types: list[str] = []
    for rank, entry in enumerate(found):
        place = f"{path} {rank + 1}"
        if not isinstance(entry, dict):
            reader.wrong(place, "not_a_building")
            continue
        reader.mark(place, entry)
        reader.only(place, entry, ("value", "type", "mark"))
        value = tables.value[district * box.RANKS + rank]
        if entry.get("value") != value:
            reader.wrong(f"{place}.value", "not_its_value", value=repr(entry.get("value")), right=value)
        kind = word(reader, f"{place}.type", entry.get("type"), box.TYPES)
        tables.type[district * box.RANKS + rank] = kind
        types.append(box.TYPES[kind])
    once(reader, path, types)


def read_landmarks(reader: Reader, tables: PrintedTables) -> None:
    """P0.7: landmarks by rising value, all above the buildings, each with up to three slots for prestige."""
    known = ("id", "name", "value", *box.GOODS[: box.RESOURCES], "slots", "points", "mark")
    low: int = tables.value[box.RANKS - 1] + 1
    for landmark, entry in enumerate(entries(reader, "landmark", box.LANDMARKS, known)):
        path = f"landmark {landmark + 1}"
        tables.landmark_ids.append(read_id(reader, f"{path}.id", entry))
        tables.landmark_names.append(reader.text(f"{path}.name", entry.get("name")))
        low = reader.bounded(f"{path}.value", entry.get("value"), low, box.TOP_VALUE)
        tables.value[box.BUILDINGS + landmark] = low
        set_cost(tables, box.BUILDINGS + landmark, resources(reader, path, entry))
        read_slots(reader, tables, landmark, entry)
    once(reader, "landmark", tables.landmark_names)
    once(reader, "landmark", [*tables.landmark_ids, *tables.district_ids, "arc", "bank"])


def read_slots(reader: Reader, tables: PrintedTables, landmark: int, entry: Entry) -> None:
    """P4.6: up to three slots, and their points where they are not those of `prestige`."""
    path = f"landmark {landmark + 1}"
    given = entry.get("slots", [])
    slots = [] if given == [] else reader.texts(f"{path}.slots", given)
    if len(slots) > box.SLOTS:
        reader.wrong(f"{path}.slots", "too_many", found=len(slots), most=box.SLOTS)
    for slot in slots:
        kind = box.RESOURCES + word(reader, f"{path}.slots", slot, box.GOODS[box.RESOURCES :])
        tables.slots[landmark * box.KINDS + kind] += 1
    if "points" in entry:
        points = reader.table("points", entry)
        reader.only(f"{path}.points", points, box.GOODS[box.RESOURCES :])
        for kind in range(box.RESOURCES, box.KINDS):
            if box.GOODS[kind] in points:
                place = f"{path}.points.{box.GOODS[kind]}"
                value = reader.bounded(place, points[box.GOODS[kind]], 0, 30)
                tables.prestige[landmark * box.KINDS + kind] = value


def read_vp_tiles(reader: Reader, tables: PrintedTables) -> None:
    """P0.8: three falling numbers a tile, no two tiles with the same first one."""
    firsts: list[str] = []
    for tile, entry in enumerate(entries(reader, "vp_tile", box.VP_TILES, ("points", "mark"))):
        path = f"vp_tile {tile + 1}.points"
        points = numbers(reader, path, entry.get("points"), 3, 99)
        if points != sorted(points, reverse=True):
            reader.wrong(path, "places_not_falling", numbers=", ".join(map(str, points)))
        firsts.append(str(points[0]))
        for place, amount in enumerate(points):
            tables.places[tile * 3 + place] = amount
    once(reader, "vp_tile", firsts)
