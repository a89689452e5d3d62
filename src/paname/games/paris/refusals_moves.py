"""Why a key can't be moved so (P4.1 to P4.3, P5.5)."""

from mypy_extensions import i64

from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.core.words import Facts
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.goods import stock
from paname.games.paris.keys import helper_of, move_parts, source_site
from paname.games.paris.refusals_tiles import held_refusal, lack_of_francs
from paname.games.paris.state import NONE, ParisState


def move_refusal(state: ParisState, action: i64) -> IllegalAction:
    """P4.1: what is wrong with a move.

    What holds for every key comes first: the goal itself, for a place that lies there a key that could come, then goods
    that no key can do without. So moves of several keys to one goal agree about the reason.
    """
    district, source, site = move_parts(state, action)
    left = source_site(district, source)
    is_own = is_own_key(state, district, source, left)
    if source >= act.FROM_LANDMARK and not is_own:
        if left == site:
            return IllegalAction("P4.1", "not_higher")
        landmark = state.tables.landmark_ids[source - act.FROM_LANDMARK]
        return IllegalAction("P4.1", "no_key_on_landmark", (("landmark", landmark),))
    base: int = 0 if left == NONE else state.tables.value[left]
    found = place_refusal(state, district, site)
    if found is None and is_own and state.tables.value[site] <= base:
        place = (("district", state.tables.district_ids[district]), ("value", int(state.tables.value[site])))
        found = IllegalAction("P4.1", "not_higher", place)
    if found is None:
        found = helper_refusal(state, site, act.MOVE_TILES[helper_of(action)])
    if found is not None:
        return found
    if is_own:
        return cost_refusal(state, site, base)
    lacks = missing_goods(state, site)
    is_new = not has(state.sites[district], site)
    if lacks and (is_new or has_key_near(state, district)):
        return IllegalAction("P4.2", "lacks_goods", (("goods", tuple(lacks)),))
    return no_key_refusal(state, district, source, left)


def is_own_key(state: ParisState, district: i64, source: i64, left: i64) -> bool:
    """P4.1: whether the player has a key where the move starts."""
    if left != NONE:
        return has(state.owned[state.turn], left)
    return has(state.banks[state.turn], box.ARC if source == act.FROM_ARC else district)


def missing_goods(state: ParisState, site: int) -> list[str]:
    """P4.2: the resources that the player still needs for a site."""
    lacks: list[str] = []
    for kind in range(box.RESOURCES):
        missing: int = state.tables.cost[site * box.RESOURCES + kind] - stock(state, kind)
        lacks += [box.GOODS[kind]] * max(missing, 0)
    return lacks


def has_key_near(state: ParisState, district: i64) -> bool:
    """P4.1: whether the player has a key on the Arc, or on anything in a district."""
    seat = state.turn
    return (
        has(state.banks[seat], box.ARC)
        or has(state.banks[seat], district)
        or state.owned[seat] & state.sites[district] != 0
    )


def no_key_refusal(state: ParisState, district: i64, source: i64, left: i64) -> IllegalAction:
    """P4.1: the player has no key there; none at all that could come if the district and the Arc are without one."""
    tables = state.tables
    if not has_key_near(state, district):
        return IllegalAction("P4.1", "no_key_near", (("district", tables.district_ids[district]),))
    if source == act.FROM_ARC:
        return IllegalAction("P4.1", "no_key_on_arc")
    name = ("district", tables.district_ids[district])
    if source == act.BANK:
        return IllegalAction("P4.1", "no_key_on_bank", (name,))
    return IllegalAction("P4.1", "no_key_on_building", (name, ("value", int(tables.value[left]))))


def place_refusal(state: ParisState, district: int, site: int) -> IllegalAction | None:
    """P4.1, P4.3: why the goal can't be entered in this district, if it can't."""
    tables = state.tables
    name = ("district", tables.district_ids[district])
    if has(state.sites[district], site):
        return None
    if site < box.BUILDINGS:
        return IllegalAction("P4.1", "not_laid", (name, ("value", int(tables.value[site]))))
    landmark = ("landmark", tables.landmark_ids[site - box.BUILDINGS])
    where = state.district_of(site)
    if where != NONE:
        return IllegalAction("P4.1", "landmark_elsewhere", (landmark, ("district", tables.district_ids[where])))
    if not has(tables.above[state.sites[district] >> box.BUILDINGS], site):
        return IllegalAction("P4.3", "landmark_too_low", (landmark, name))
    return None


def helper_refusal(state: ParisState, site: int, tile: int) -> IllegalAction | None:
    """P4.1, P5.5: why the goal's keys, or the tile that is named, don't allow the move, if they don't."""
    own = has(state.owned[state.turn], site)
    others = has(state.owned_by_others(state.turn), site)
    if tile == 0:
        if not own and not others:
            return None
        return IllegalAction("P4.1", "own_key_there" if own else "other_key_there")
    if not has(state.held[state.turn], tile):
        return held_refusal(state, "P5.5", tile)
    if tile == box.ONTO_OWN and not own:
        return IllegalAction("P5.5", "needs_own_key")
    if tile == box.ONTO_OTHERS and not others:
        return IllegalAction("P5.5", "needs_other_key")
    return None


def cost_refusal(state: ParisState, site: int, base: int) -> IllegalAction:
    """P4.2: what the player can't pay: francs, goods or both; the goods are those that are missing."""
    price: int = state.tables.value[site] - base
    francs: int = state.francs[state.turn]
    lacks = missing_goods(state, site)
    if not lacks:
        return lack_of_francs(state, "P4.2", price)
    goods: Facts = (("goods", tuple(lacks)),)
    if francs >= price:
        return IllegalAction("P4.2", "lacks_goods", goods)
    return IllegalAction("P4.2", "lacks_francs_and_goods", (("n", price), ("francs", francs), *goods))
