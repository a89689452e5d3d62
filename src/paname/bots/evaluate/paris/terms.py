"""What the parts of a player's position in Paris promise: unused tiles, districts, goods."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, count, has, lowest
from paname.games.paris import structure as box
from paname.games.paris.bonus import types_owned
from paname.games.paris.scoring import value_on
from paname.games.paris.state import NONE, ParisState

GIVING_GOODS: Final = 0x28051C  # tiles 2, 3, 4, 8, 10, 19 and 21, which become goods
HELPING: Final = 0x2036200  # tiles 9, 13, 14, 16, 17 and 25, which help otherwise
ROOM: Final = 4.0  # values that may still come into a district
HOPE: Final = 0.5  # how likely a district still gets a VP tile


def tile_points(state: ParisState, seat: i64, number: i64) -> i64:
    """P5: the points that an unused bonus tile would give a player now."""
    tables = state.tables
    effect = tables.effect[number]
    if effect == box.BY_VALUE:
        return tables.vp[number] * state.keys_on(seat, tables.rank_mask[tables.rank[number]])
    if effect == box.BY_LANDMARKS:
        return tables.vp[number] * state.keys_on(seat, box.ALL_LANDMARKS)
    if effect == box.BY_TYPES:
        return tables.type_vp[count(types_owned(state, seat))]
    if effect == box.BY_TILES:
        return tables.by_players[number * 5 + state.players] * (count(state.held[seat]) - 1)
    if number == box.PRESTIGE_PAIRS:
        return tables.by_players[number * 5 + state.players] * pairs(state, seat, box.RESOURCES)
    if number == box.RESOURCE_PAIRS:
        return tables.by_players[number * 5 + state.players] * pairs(state, seat, 0)
    return tables.vp[number] if effect != 0 else 0


def best_rival(state: ParisState, seat: i64, sites: i64) -> i64:
    """P7.3: the highest sum that another player has on some sites."""
    best: i64 = 0
    for other in range(state.players):
        if other != seat:
            value = value_on(state, other, sites)
            if value > best:
                best = value
    return best


def pairs(state: ParisState, seat: i64, first: i64) -> i64:
    """P5.9: how many pairs of equal tokens a player has, of the three kinds from the first on."""
    row = seat * box.KINDS + first
    return (state.goods[row] >> 1) + (state.goods[row + 1] >> 1) + (state.goods[row + 2] >> 1)


def unused_points(state: ParisState, seat: i64) -> i64:
    """P5.3: what all unused bonus tiles would give now."""
    total: i64 = 0
    left = state.held[seat]
    while left != 0:
        number = lowest(left)
        left &= left - 1
        total += tile_points(state, seat, number)
    return total


def end_points(state: ParisState, seat: i64) -> i64:
    """P6.2: the points of the end-game tiles that a player holds; a franc or a good counts as one."""
    total: i64 = 0
    left = state.end_held[seat]
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        total += state.tables.end_vp[tile]
    return total


def prestige(state: ParisState, seat: i64) -> i64:
    """P4.6: what a player's prestige would score on landmarks with the right slots."""
    total: i64 = 0
    for kind in range(box.RESOURCES, box.KINDS):
        total += state.goods[seat * box.KINDS + kind] * state.tables.best_prestige[kind]
    return total


def resources(state: ParisState, seat: i64) -> i64:
    """P0.6: what a player's resources would cost."""
    total: i64 = 0
    for kind in range(box.RESOURCES):
        total += state.goods[seat * box.KINDS + kind] * state.tables.buy[kind]
    return total


def majorities(state: ParisState, seat: i64) -> float:
    """P7.3: a share of every district's first prize, by values; where no VP tile lies, of the mean of those left."""
    hope = HOPE * mean_free_prize(state)
    total = 0.0
    for district in range(box.DISTRICTS):
        sites = state.sites[district]
        own = value_on(state, seat, sites)
        if own > 0:
            best = best_rival(state, seat, sites)
            tile = state.laid_vp[district]
            prize = hope if tile == NONE else float(state.tables.places[tile * 3])
            total += prize * float(own) / (float(own + best) + ROOM)
    return total


def mean_free_prize(state: ParisState) -> float:
    """P4.7: the mean first prize of the VP tiles that nobody has laid."""
    laid: i64 = 0
    for district in range(box.DISTRICTS):
        if state.laid_vp[district] != NONE:
            laid |= bit(state.laid_vp[district])
    total: i64 = 0
    number: i64 = 0
    for tile in range(box.VP_TILES):
        if not has(laid, tile):
            total += state.tables.places[tile * 3]
            number += 1
    return float(total) / float(number) if number > 0 else 0.0
