"""The components as a client needs them: what to draw, and where each number comes from."""

from paname.games.paris import structure as box
from paname.games.paris.components import Tables

Json = dict[str, object]


def facts(tables: Tables) -> Json:
    """P0: districts, spaces, landmarks, tiles and prices as a JSON object, with the mark of every fact."""
    return {
        "seats": list(box.SEATS),
        "districts": [district_fact(tables, district) for district in range(box.DISTRICTS)],
        "spaces": [space_fact(tables, rank) for rank in range(box.RANKS)],
        "landmarks": [landmark_fact(tables, landmark) for landmark in range(box.LANDMARKS)],
        "prestige": {box.GOODS[kind]: int(tables.best_prestige[kind]) for kind in range(box.RESOURCES, box.KINDS)},
        "vp_tiles": [[int(tables.places[tile * 3 + place]) for place in range(3)] for tile in range(box.VP_TILES)],
        "bonus": {str(number): bonus_fact(tables, number) for number in range(1, box.NUMBERS + 1)},
        "end_tiles": [end_fact(tables, tile) for tile in range(box.END_TILES)],
        "letters": [int(last) for last in tables.letter_end],
        "back": int(tables.back),
        "types": [int(points) for points in tables.type_vp],
        "keys": [int(tables.keys[players]) for players in (2, 3, 4)],
        "marks": tables.marks,
    }


def district_fact(tables: Tables, district: int) -> Json:
    """P0.1 to P0.3: a district, its bank and the types of its buildings."""
    first = district * box.RANKS
    return {
        "id": tables.district_ids[district],
        "name": tables.district_names[district],
        "bank": int(tables.bank[district]),
        "types": [box.TYPES[tables.type[first + rank]] for rank in range(box.RANKS)],
    }


def space_fact(tables: Tables, rank: int) -> Json:
    """P0.4, P4.5: a building space of every district; with the fee of its bonus tile, if it brings one."""
    fee: Json = {} if tables.fee[rank] < 0 else {"bonus_fee": int(tables.fee[rank])}
    points = int(tables.points[rank])
    return {"value": int(tables.value[rank]), "cost": cost_fact(tables, rank), "points": points, **fee}


def landmark_fact(tables: Tables, landmark: int) -> Json:
    """P0.7: a landmark."""
    site = box.BUILDINGS + landmark
    return {
        "id": tables.landmark_ids[landmark],
        "name": tables.landmark_names[landmark],
        "value": int(tables.value[site]),
        "cost": cost_fact(tables, site),
        "slots": [box.GOODS[kind] for kind in tables.slots_of(landmark)],
        "points": [int(tables.prestige[landmark * box.KINDS + kind]) for kind in tables.slots_of(landmark)],
    }


def cost_fact(tables: Tables, site: int) -> Json:
    """The resources of a site, those that are asked."""
    row = [int(tables.cost[site * box.RESOURCES + kind]) for kind in range(box.RESOURCES)]
    return {box.GOODS[kind]: pieces for kind, pieces in enumerate(row) if pieces > 0}


def bonus_fact(tables: Tables, number: int) -> Json:
    """P5: the numbers printed on a bonus tile, those that are there."""
    row = {
        "francs": int(tables.francs[number]),
        "vp": int(tables.vp[number]),
        "price": int(tables.price[number]),
    }
    found: Json = {name: amount for name, amount in row.items() if amount != 0}
    effect = tables.effect[number]
    if effect == box.BY_VALUE:
        found["value"] = int(tables.value[tables.rank[number]])
    if effect == box.GOOD:
        found["good"] = box.GOODS[tables.good[number]]
    by_players = [int(tables.by_players[number * 5 + players]) for players in (2, 3, 4)]
    if any(by_players):
        found["by_players"] = by_players
    return found


def end_fact(tables: Tables, tile: int) -> Json:
    """P0.10: an end-game tile."""
    return {
        "id": tables.end_ids[tile],
        "francs": int(tables.end_francs[tile]),
        "vp": int(tables.end_vp[tile]),
        "goods": [box.GOODS[kind] for kind in tables.end_goods_of(tile)],
    }
