"""Placing keys (P3) and moving them onto buildings and landmarks (P4)."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, has, lowest
from paname.core.moves import Moves
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.events import KeyMoved, KeyPlaced, LandmarkLaid, TokenTaken
from paname.games.paris.goods import earn, gain_points, pay, spend, stock
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.turn import pop, push, settle

FOUR_KEYS: Final = 4


def fill_key_places(state: ParisState, moves: Moves) -> None:
    """P3.1: any bank, or the Arc, where the player has no key."""
    if state.keys[state.turn] > 0:
        for place in range(box.PLACES):
            if not has(state.banks[state.turn], place):
                moves.add(act.PLACE_KEY + place)


def place_key(state: ParisState, place: i64) -> None:
    """P3.1: a key comes from the supply; a bank pays at once."""
    seat = state.turn
    state.keys[seat] -= 1
    state.banks[seat] |= bit(place)
    francs: i64 = state.tables.bank[place] if place != box.ARC else 0
    earn(state, francs, box.FROM_BANKS)
    if state.events is not None:
        name = state.tables.district_ids[place] if place != box.ARC else "arc"
        state.events.append(KeyPlaced(None, seat, name, francs))
    pop(state)


# Which moves there are ---------------------------------------------------------------------------------


def payable_sites(state: ParisState) -> i64:
    """P4.2: the sites whose resources the player whose turn it is can pay."""
    beyond: i64 = 0
    for kind in range(box.RESOURCES):
        pieces = stock(state, kind)
        if pieces < box.COPIES:
            beyond |= state.tables.beyond[kind * (box.COPIES + 1) + pieces]
    return ~beyond


def reach(state: ParisState, base: i64) -> i64:
    """P4.1, P4.2: the sites of a higher value than `base` whose difference can be paid; banks and the Arc have 0."""
    limit = state.francs[state.turn] + base
    if limit > box.TOP_VALUE:
        limit = box.TOP_VALUE
    return state.tables.up_to[limit] & ~state.tables.up_to[base]


def fill_moves(state: ParisState, moves: Moves) -> bool:
    """P4.1 to P4.3, P5.5: every move of the player's keys; returns whether one of them needs no tile."""
    seat = state.turn
    own = state.owned[seat]
    others = state.owned_by_others(seat)
    roomy = ~state.trebled[seat]  # R-P9: a player has three keys on a site at most
    onto_own: i64 = own & roomy if has(state.held[seat], box.ONTO_OWN) else 0
    onto_others: i64 = others & roomy if has(state.held[seat], box.ONTO_OTHERS) else 0
    payable = payable_sites(state)
    allowed = payable & (~(own | others) | onto_own | onto_others)
    supply = payable & state.landmarks_in_supply()
    reached: i64 = 0
    for district in range(box.DISTRICTS):
        here = state.sites[district]
        goals = (here & allowed) | (supply & state.tables.above[here >> box.BUILDINGS])
        if goals != 0:
            reached |= fill_district(state, moves, district, goals, onto_own, onto_others)
    on_landmarks = own >> box.BUILDINGS
    while on_landmarks != 0:
        landmark = lowest(on_landmarks)
        on_landmarks &= on_landmarks - 1
        here = state.sites[state.district_of(box.BUILDINGS + landmark)]
        goals = (here & allowed) | (supply & state.tables.above[here >> box.BUILDINGS])
        goals &= reach(state, state.tables.value[box.BUILDINGS + landmark])
        add_moves(
            moves, act.MOVE_ON + landmark * box.LANDMARKS * act.BY_TILE, goals, box.BUILDINGS, onto_own, onto_others
        )
        reached |= goals
    return reached & ~(own | others) != 0


def fill_district(state: ParisState, moves: Moves, district: i64, goals: i64, onto_own: i64, onto_others: i64) -> i64:
    """P4.1: the moves within a district, and from the Arc into it; returns the sites they reach."""
    banks = state.banks[state.turn]
    first = act.MOVE + district * act.SOURCES_IN_DISTRICT * act.GOALS * act.BY_TILE
    shift = district * box.RANKS
    reached: i64 = 0
    if has(banks, district):
        reached = goals & reach(state, 0)
        add_moves(moves, first, reached, shift, onto_own, onto_others)
    ranks = (state.owned[state.turn] >> shift) & 63
    while ranks != 0:
        rank = lowest(ranks)
        ranks &= ranks - 1
        higher = goals & reach(state, state.tables.value[rank])
        start = first + (act.FROM_RANK + rank) * act.GOALS * act.BY_TILE
        add_moves(moves, start, higher, shift, onto_own, onto_others)
        reached |= higher
    if has(banks, box.ARC):
        from_arc = goals & reach(state, 0)
        add_moves(moves, first + act.FROM_ARC * act.GOALS * act.BY_TILE, from_arc, shift, onto_own, onto_others)
        reached |= from_arc
    return reached


def add_moves(moves: Moves, first: i64, goals: i64, shift: i64, onto_own: i64, onto_others: i64) -> None:
    """P5.5: the moves of one key; an occupied goal needs tile 9 or 16, and where both serve there are two moves.

    `shift` is the first building of the district, or the first landmark for a key that is on one.
    """
    while goals != 0:
        site = lowest(goals)
        goals &= goals - 1
        goal = (
            site - (box.BUILDINGS - act.TO_LANDMARK)
            if site >= box.BUILDINGS and shift < box.BUILDINGS
            else site - shift
        )
        action = first + goal * act.BY_TILE
        if not has(onto_own | onto_others, site):
            moves.add(action)
            continue
        if has(onto_own, site):
            moves.add(action + 1)
        if has(onto_others, site):
            moves.add(action + 2)


# Moving ------------------------------------------------------------------------------------------------


def move_key(state: ParisState, action: i64) -> None:
    """P4.1 to P4.3: a key leaves its place, pays and arrives, on a landmark just laid if need be."""
    district, source, site = move_parts(state, action)
    tile = helper_of(action)
    if not has(state.sites[district], site):
        lay_landmark(state, district, site)
    left = leave(state, district, source)
    francs = state.tables.value[site]
    if left != NONE:
        francs -= state.tables.value[left]
    pay(state, francs, box.FOR_BUILDINGS if site < box.BUILDINGS else box.FOR_LANDMARKS)
    for kind in range(box.RESOURCES):
        for _ in range(state.tables.cost[site * box.RESOURCES + kind]):
            spend(state, kind)
    if tile != 0:
        number: i64 = box.ONTO_OWN if tile == 1 else box.ONTO_OTHERS
        state.turn_over(number)
    if state.events is not None:
        tell_move(state, district, source, site, francs, tile)
    arrive(state, district, site, left == NONE)


def move_parts(state: ParisState, action: i64) -> tuple[i64, i64, i64]:
    """P4.1: a move's district, source and goal, a building or landmark; a landmark that isn't laid has no district."""
    if action < act.MOVE_ON:
        rest = (action - act.MOVE) // act.BY_TILE
        district = rest // (act.SOURCES_IN_DISTRICT * act.GOALS)
        goal = rest % act.GOALS
        site = district * box.RANKS + goal if goal < act.TO_LANDMARK else box.BUILDINGS + goal - act.TO_LANDMARK
        return district, rest // act.GOALS % act.SOURCES_IN_DISTRICT, site
    rest = (action - act.MOVE_ON) // act.BY_TILE
    landmark = rest // box.LANDMARKS
    district = state.district_of(box.BUILDINGS + landmark)
    return district, act.FROM_LANDMARK + landmark, box.BUILDINGS + rest % box.LANDMARKS


def helper_of(action: i64) -> i64:
    """P5.5: the place among MOVE_TILES of the tile that helps a move; the blocks of moves are multiples of it."""
    return (action - act.MOVE) % act.BY_TILE


def lay_landmark(state: ParisState, district: i64, site: i64) -> None:
    """P4.3: a landmark comes from the supply."""
    state.sites[district] |= bit(site)
    if state.events is not None:
        tables = state.tables
        landmark = tables.landmark_ids[site - box.BUILDINGS]
        state.events.append(LandmarkLaid(None, state.turn, tables.district_ids[district], landmark))


def source_site(district: i64, source: i64) -> i64:
    """The building or landmark that a source is; NONE for a bank and the Arc."""
    if source >= act.FROM_LANDMARK:
        return box.BUILDINGS + source - act.FROM_LANDMARK
    return district * box.RANKS + source - act.FROM_RANK if act.BANK < source < act.FROM_ARC else NONE


def leave(state: ParisState, district: i64, source: i64) -> i64:
    """P4.1: a key leaves its place, which is free again; returns the building or landmark, NONE for bank and Arc."""
    seat = state.turn
    site = source_site(district, source)
    if site == NONE:
        state.banks[seat] ^= bit(box.ARC if source == act.FROM_ARC else district)
    elif has(state.trebled[seat], site):
        state.trebled[seat] ^= bit(site)
    elif has(state.doubled[seat], site):
        state.doubled[seat] ^= bit(site)
    else:
        state.owned[seat] ^= bit(site)
    return site


def arrive(state: ParisState, district: i64, site: i64, new_in_district: bool) -> None:
    """P2.7, P4.4 to P4.7: the key stands; token and points come at once, the other benefits are decided in order."""
    seat = state.turn
    here = bit(site)
    state.trebled[seat] |= state.doubled[seat] & here
    state.doubled[seat] |= state.owned[seat] & here
    state.owned[seat] |= here
    state.arrived = site
    state.pending >>= 4
    if new_in_district and keys_in(state, district) == FOUR_KEYS:
        push(state, box.VP_TILE)
    if site < box.BUILDINGS:
        arrive_at_building(state, site)
    else:
        open_slots: i64 = 0
        for kind in range(box.RESOURCES, box.KINDS):
            state.slots[kind] = state.tables.slots[(site - box.BUILDINGS) * box.KINDS + kind]
            open_slots += state.slots[kind]
        if open_slots > 0:
            push(state, box.SLOT)
    settle(state)


def arrive_at_building(state: ParisState, site: i64) -> None:
    """P4.4, P4.5: the token beside it, the points of a value 8, the choice of a bonus tile."""
    tables = state.tables
    rank = site % box.RANKS
    kind = state.tokens[site]
    if kind != NONE:
        state.tokens[site] = NONE
        state.goods[state.turn * box.KINDS + kind] += 1
        if state.events is not None:
            name = tables.district_ids[site // box.RANKS]
            state.events.append(TokenTaken(None, state.turn, name, tables.value[site], box.GOODS[kind]))
    if tables.points[rank] > 0:
        gain_points(state, tables.points[rank], box.BUILDING_POINTS)
    if tables.fee[rank] >= 0:
        push(state, box.BONUS)


def keys_in(state: ParisState, district: i64) -> i64:
    """P4.7: the keys of all players on the buildings and landmarks of a district."""
    keys: i64 = 0
    for seat in range(state.players):
        keys += state.keys_on(seat, state.sites[district])
    return keys


def tell_move(state: ParisState, district: i64, source: i64, site: i64, francs: i64, tile: i64) -> None:
    """P4.1: report a move."""
    tables = state.tables
    assert state.events is not None
    place = source_site(district, source)
    names = {act.BANK: "bank", act.FROM_ARC: "arc"}
    start = names[source] if place == NONE else site_name(state, place)
    goods = [box.GOODS[kind] for kind in range(box.RESOURCES) for _ in range(tables.cost[site * box.RESOURCES + kind])]
    number = act.MOVE_TILES[tile]
    event = KeyMoved(
        None, state.turn, tables.district_ids[district], start, site_name(state, site), francs, tuple(goods), number
    )
    state.events.append(event)


def site_name(state: ParisState, site: i64) -> str:
    """A building by its value, a landmark by its short name."""
    tables = state.tables
    return str(tables.value[site]) if site < box.BUILDINGS else tables.landmark_ids[site - box.BUILDINGS]
