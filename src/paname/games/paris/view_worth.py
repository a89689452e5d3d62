"""What bonus tiles and landmarks would bring a player now: for reading the position, nothing that is decided by it."""

from typing import Final

from mypy_extensions import i64

from paname.games.paris import structure as box
from paname.games.paris.bonus import value_of
from paname.games.paris.labels import Json
from paname.games.paris.state import ParisState

PAIRS: Final = ((box.PRESTIGE_PAIRS, box.RESOURCES), (box.RESOURCE_PAIRS, 0))


def worth_part(state: ParisState, seat: i64) -> Json:
    """The points that each bonus tile would give, and each landmark in points for medals and goods that are missing."""
    return {
        "tiles": {str(number): int(points) for number, points in enumerate(tile_points(state, seat)) if points > 0},
        "landmarks": {
            state.tables.landmark_ids[landmark]: landmark_part(state, seat, landmark)
            for landmark in range(box.LANDMARKS)
        },
    }


def tile_points(state: ParisState, seat: i64) -> list[i64]:
    """P5.3, P5.8, P5.9, P7.2: by number, the points of a tile if it were used now; 27 counts the francs of now."""
    points = [i64(0), *[value_of(state, seat, number) for number in range(1, box.NUMBERS + 1)]]
    points[box.FRANCS_AT_END] = state.francs[seat] * state.tables.vp[box.FRANCS_AT_END]
    for number, first in PAIRS:
        pairs: i64 = 0
        for kind in range(first, first + 3):
            pairs += state.goods[seat * box.KINDS + kind] >> 1
        points[number] = pairs * state.tables.by_players[number * 5 + state.players]
    return points


def landmark_part(state: ParisState, seat: i64, landmark: int) -> Json:
    """P4.2, P4.6: what the medals in hand would score in the slots, and the resources that are missing."""
    tables = state.tables
    site = box.BUILDINGS + landmark
    stock = [state.goods[seat * box.KINDS + kind] for kind in range(box.KINDS)]
    if state.turn == seat:
        stock = [tokens + state.units[kind] for kind, tokens in enumerate(stock)]
    lacks = {
        box.GOODS[kind]: int(tables.cost[site * box.RESOURCES + kind] - stock[kind])
        for kind in range(box.RESOURCES)
        if tables.cost[site * box.RESOURCES + kind] > stock[kind]
    }
    points: i64 = 0
    for kind in tables.slots_of(landmark):
        if stock[kind] > 0:
            stock[kind] -= 1
            points += tables.prestige[landmark * box.KINDS + kind]
    return {"vp": int(points), "lacks": lacks}
