"""Why a key may not be moved so (P4.1 to P4.3, P5.5)."""

from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.games.paris.actions import BANK, FROM_ARC, FROM_LANDMARK, TO_LANDMARK, MoveKey
from paname.games.paris.goods import stock
from paname.games.paris.keys import source_site
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import ARC, BUILDINGS, GOODS, ONTO_OWN, RANKS, RESOURCES


def move_refusal(state: ParisState, move: MoveKey) -> IllegalAction:
    """P4.1: the first thing that is wrong with a move: where it starts, where it goes, or what it costs."""
    left = source_site(move.district, move.source)
    if not is_own_key(state, move, left):
        return IllegalAction("P4.1", f"You have no key on {source_name(state, move)}.")
    district = state.district_of(left) if move.source >= FROM_LANDMARK else move.district
    site = district * RANKS + move.goal if move.goal < TO_LANDMARK else BUILDINGS + move.goal - TO_LANDMARK
    base = 0 if left == NONE else state.tables.value[left]
    if state.tables.value[site] <= base:
        return IllegalAction("P4.1", "A key moves to a higher value only.")
    place = place_refusal(state, district, site)
    if place is not None:
        return place
    helper = helper_refusal(state, site, move.tile)
    return cost_refusal(state, site, base) if helper is None else helper


def is_own_key(state: ParisState, move: MoveKey, left: int) -> bool:
    """P4.1: whether the player has a key where the move starts."""
    if left != NONE:
        return has(state.owned[state.turn], left)
    return has(state.banks[state.turn], ARC if move.source == FROM_ARC else move.district)


def source_name(state: ParisState, move: MoveKey) -> str:
    """Where a move starts, in words."""
    if move.source == FROM_ARC:
        return "the Arc"
    if move.source >= FROM_LANDMARK:
        return state.tables.landmark_names[move.source - FROM_LANDMARK]
    name = state.tables.district_names[move.district]
    if move.source == BANK:
        return f"the bank of {name}"
    return f"the building {state.tables.value[source_site(move.district, move.source)]} of {name}"


def place_refusal(state: ParisState, district: int, site: int) -> IllegalAction | None:
    """P4.1, P4.3: why the goal cannot be entered in this district, if it cannot."""
    tables = state.tables
    name = tables.district_names[district]
    if has(state.sites[district], site):
        return None
    if site < BUILDINGS:
        return IllegalAction("P4.1", f"The building of value {tables.value[site]} in {name} is not laid yet.")
    where = state.district_of(site)
    if where != NONE:
        words = f"{tables.landmark_names[site - BUILDINGS]} lies in {tables.district_names[where]}, not in {name}."
        return IllegalAction("P4.1", words)
    if not has(tables.above[state.sites[district] >> BUILDINGS], site):
        return IllegalAction("P4.3", f"A new landmark in {name} must be higher than the last one there.")
    return None


def helper_refusal(state: ParisState, site: int, tile: int) -> IllegalAction | None:
    """P4.1, P5.5: why the goal's keys, or the tile that is named, do not allow the move, if they do not."""
    own = has(state.owned[state.turn], site)
    others = has(state.owned_by_others(state.turn), site)
    if tile == 0:
        if not own and not others:
            return None
        return IllegalAction(
            "P4.1", f"A key of {'yours' if own else 'another player'} is on it; that needs tile 9 or 16."
        )
    if not has(state.held[state.turn], tile):
        return IllegalAction("P5.5", f"You hold no unused tile {tile}.")
    if tile == ONTO_OWN and not own:
        return IllegalAction("P5.5", "Tile 9 is of use only where you have a key.")
    if tile != ONTO_OWN and not others:
        return IllegalAction("P5.5", "Tile 16 is of use only where another player has a key.")
    return None


def cost_refusal(state: ParisState, site: int, base: int) -> IllegalAction:
    """P4.2: what the player cannot pay."""
    francs = state.tables.value[site] - base
    if francs > state.francs[state.turn]:
        return IllegalAction("P4.2", f"Needs {francs} francs; you have {state.francs[state.turn]}.")
    lacks: list[str] = []
    for kind in range(RESOURCES):
        need, have = state.tables.cost[site * RESOURCES + kind], stock(state, kind)
        if need > have:
            lacks.append(f"{need} {GOODS[kind]}; you have {have or 'none'}")
    return IllegalAction("P4.2", f"Needs {' and '.join(lacks)}.")
