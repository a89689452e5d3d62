"""Reads the set-up, the prices, the board and the VP tiles of a component file."""

from paname.core.components import Reader
from paname.core.names import slug
from paname.games.paris import structure as box
from paname.games.paris.components_checks import by_players, entries, numbers, once, only, read_id, resources, word
from paname.games.paris.components_tables import PrintedTables


def read_set_up(reader: Reader, tables: PrintedTables) -> None:
    """P0.11, P1.1, P1.2: francs, keys and tiles at the start."""
    tables.start_francs = reader.number("set_up.francs", 0, 30)
    tables.removed = reader.number("set_up.removed_buildings", 0, box.BUILDINGS - box.RANKS)
    tables.reserve = reader.number("set_up.reserve_keys", 2, 12)
    tables.keys = by_players(reader, "set_up.keys", 1, 12)


def read_prices(reader: Reader, tables: PrintedTables) -> None:
    """P0.6, P0.7: prices, each bought above what it sells for, and the points of prestige."""
    for kind, name in enumerate(box.GOODS):
        tables.sell[kind] = reader.number(f"prices.sell.{name}", 1, 30)
        if kind < box.RESOURCES:
            tables.buy[kind] = reader.number(f"prices.buy.{name}", 1, 31)
            if tables.buy[kind] <= tables.sell[kind]:
                reader.wrong(
                    f"prices.buy.{name}", f"{tables.buy[kind]} is not above the selling price, {tables.sell[kind]}"
                )
        else:
            tables.prestige[kind] = reader.number(f"prestige.{name}", 1, 30)


def read_spaces(reader: Reader, tables: PrintedTables) -> None:
    """P0.1, P0.4, P0.5, P4.5: values rise; every kind of good lies beside one space of a district."""
    known = ("value", "token", "bonus_fee", "points", *box.GOODS[: box.RESOURCES], "mark")
    tokens: list[str] = []
    last = 0
    for rank, entry in enumerate(entries(reader, "space", box.RANKS, known)):
        path = f"space {rank + 1}"
        value = reader.bounded(f"{path}.value", entry.get("value"), last + 1, box.TOP_VALUE)
        last = value
        tables.token[rank] = word(reader, f"{path}.token", entry.get("token"), box.GOODS)
        tokens.append(box.GOODS[tables.token[rank]])
        tables.points[rank] = reader.bounded(f"{path}.points", entry.get("points", 0), 0, 30)
        fee = entry.get("bonus_fee")
        tables.fee[rank] = -1 if fee is None else reader.bounded(f"{path}.bonus_fee", fee, 0, 30)
        cost = resources(reader, path, entry)
        for district in range(box.DISTRICTS):
            site = district * box.RANKS + rank
            tables.value[site] = value
            set_cost(tables, site, cost)
    once(reader, "space", tokens)


def set_cost(tables: PrintedTables, site: int, cost: list[int]) -> None:
    """Note the resources of a site."""
    for kind, amount in enumerate(cost):
        tables.cost[site * box.RESOURCES + kind] = amount


def read_districts(reader: Reader, tables: PrintedTables) -> None:
    """P0.2, P0.3: banks, and one building of every value and of every type in a district."""
    for district, entry in enumerate(entries(reader, "district", box.DISTRICTS, ("name", "bank", "buildings", "mark"))):
        path = f"district {district + 1}"
        tables.district_names.append(reader.text(f"{path}.name", entry.get("name")))
        bank = reader.table("bank", entry)
        if bank:
            reader.mark(f"{path}.bank", bank)
            tables.bank[district] = reader.bounded(f"{path}.bank", bank.get("value"), 1, 30)
        read_buildings(reader, tables, district, entry.get("buildings"))
    tables.district_ids = [slug(name) for name in tables.district_names]
    once(reader, "district", [*tables.district_ids, "arc"])


def read_buildings(reader: Reader, tables: PrintedTables, district: int, found: object) -> None:
    """P0.3: the six tiles of a district."""
    path = f"district {district + 1}.buildings"
    if not isinstance(found, list) or len(found) != box.RANKS:
        reader.wrong(path, f"is not a list of {box.RANKS} buildings")
        return
    types: list[str] = []
    for rank, entry in enumerate(found):
        place = f"{path} {rank + 1}"
        if not isinstance(entry, dict):
            reader.wrong(place, "is not a table")
            continue
        reader.mark(place, entry)
        only(reader, place, entry, ("value", "type", "mark"))
        value = tables.value[district * box.RANKS + rank]
        if entry.get("value") != value:
            reader.wrong(f"{place}.value", f"{entry.get('value')!r} is not {value}, the value of its space")
        kind = word(reader, f"{place}.type", entry.get("type"), box.TYPES)
        tables.type[district * box.RANKS + rank] = kind
        types.append(box.TYPES[kind])
    once(reader, path, types)


def read_landmarks(reader: Reader, tables: PrintedTables) -> None:
    """P0.7: landmarks by rising value, all above the buildings, each with three slots for prestige."""
    known = ("id", "name", "value", *box.GOODS[: box.RESOURCES], "slots", "mark")
    low: int = tables.value[box.RANKS - 1] + 1
    for landmark, entry in enumerate(entries(reader, "landmark", box.LANDMARKS, known)):
        path = f"landmark {landmark + 1}"
        tables.landmark_ids.append(read_id(reader, f"{path}.id", entry))
        tables.landmark_names.append(reader.text(f"{path}.name", entry.get("name")))
        low = reader.bounded(f"{path}.value", entry.get("value"), low, box.TOP_VALUE)
        tables.value[box.BUILDINGS + landmark] = low
        set_cost(tables, box.BUILDINGS + landmark, resources(reader, path, entry))
        slots = reader.texts(f"{path}.slots", entry.get("slots"))
        if slots and len(slots) != box.SLOTS:
            reader.wrong(f"{path}.slots", f"there are {len(slots)}, but a landmark has {box.SLOTS}")
        for slot in slots:
            kind = box.RESOURCES + word(reader, f"{path}.slots", slot, box.GOODS[box.RESOURCES :])
            tables.slots[landmark * len(box.GOODS) + kind] += 1
    once(reader, "landmark", [*tables.landmark_ids, *tables.district_ids, "arc", "bank"])


def read_vp_tiles(reader: Reader, tables: PrintedTables) -> None:
    """P0.8: three falling numbers a tile, no two tiles with the same first one."""
    firsts: list[str] = []
    for tile, entry in enumerate(entries(reader, "vp_tile", box.VP_TILES, ("points", "mark"))):
        path = f"vp_tile {tile + 1}.points"
        points = numbers(reader, path, entry.get("points"), 3, 99)
        if points != sorted(points, reverse=True):
            reader.wrong(path, f"{points} do not fall")
        firsts.append(str(points[0]))
        for place, amount in enumerate(points):
            tables.places[tile * 3 + place] = amount
    once(reader, "vp_tile", firsts)
