"""Placing keys (P3) and moving them onto buildings and landmarks (P4)."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, has, lowest
from paname.core.moves import Moves
from paname.games.paris.actions import (
    BANK,
    BY_TILE,
    FROM_ARC,
    FROM_LANDMARK,
    FROM_RANK,
    GOALS,
    MOVE,
    MOVE_ON,
    PLACE_KEY,
    SOURCES_IN_DISTRICT,
    TO_LANDMARK,
)
from paname.games.paris.events import KeyMoved, KeyPlaced, LandmarkLaid, TokenTaken
from paname.games.paris.goods import earn, gain_points, pay, spend, stock
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    ARC,
    BONUS,
    BUILDING_POINTS,
    BUILDINGS,
    COPIES,
    DISTRICTS,
    FOR_BUILDINGS,
    FOR_LANDMARKS,
    FROM_BANKS,
    GOODS,
    KINDS,
    ONTO_OTHERS,
    ONTO_OWN,
    PLACES,
    RANKS,
    RESOURCES,
    SLOT,
    TOP_VALUE,
    VP_TILE,
)
from paname.games.paris.turn import pop, push, settle

FOUR_KEYS: Final = 4


def fill_key_places(state: ParisState, moves: Moves) -> None:
    """P3.1: any bank, or the Arc, without an own key."""
    if state.keys[state.turn] > 0:
        for place in range(PLACES):
            if not has(state.banks[state.turn], place):
                moves.add(PLACE_KEY + place)


def place_key(state: ParisState, place: i64) -> None:
    """P3.1: a key comes from the supply; a bank pays at once."""
    seat = state.turn
    state.keys[seat] -= 1
    state.banks[seat] |= bit(place)
    francs: i64 = state.tables.bank[place] if place != ARC else 0
    earn(state, francs, FROM_BANKS)
    if state.events is not None:
        name = state.tables.district_ids[place] if place != ARC else "arc"
        state.events.append(KeyPlaced(None, seat, name, francs))
    pop(state)


# Which moves there are ---------------------------------------------------------------------------------


def payable_sites(state: ParisState) -> i64:
    """P4.2: the sites whose resources the player whose turn it is can pay."""
    beyond: i64 = 0
    for kind in range(RESOURCES):
        pieces = stock(state, kind)
        if pieces < COPIES:
            beyond |= state.tables.beyond[kind * (COPIES + 1) + pieces]
    return ~beyond


def reach(state: ParisState, base: i64) -> i64:
    """P4.1, P4.2: the sites of a higher value than `base` whose difference can be paid; banks and the Arc have 0."""
    limit = state.francs[state.turn] + base
    if limit > TOP_VALUE:
        limit = TOP_VALUE
    return state.tables.up_to[limit] & ~state.tables.up_to[base]


def fill_moves(state: ParisState, moves: Moves) -> bool:
    """P4.1 to P4.3, P5.5: every move of an own key; returns whether one of them needs no tile."""
    seat = state.turn
    own = state.owned[seat]
    others = state.owned_by_others(seat)
    onto_own: i64 = own if has(state.held[seat], ONTO_OWN) else 0
    onto_others: i64 = others if has(state.held[seat], ONTO_OTHERS) else 0
    payable = payable_sites(state)
    allowed = payable & (~(own | others) | onto_own | onto_others)
    supply = payable & state.landmarks_in_supply()
    reached: i64 = 0
    for district in range(DISTRICTS):
        here = state.sites[district]
        goals = (here & allowed) | (supply & state.tables.above[here >> BUILDINGS])
        if goals != 0:
            reached |= fill_district(state, moves, district, goals, onto_own, onto_others)
    on_landmarks = own >> BUILDINGS
    while on_landmarks != 0:
        landmark = lowest(on_landmarks)
        on_landmarks &= on_landmarks - 1
        here = state.sites[state.district_of(BUILDINGS + landmark)]
        goals = (here & allowed) | (supply & state.tables.above[here >> BUILDINGS])
        goals &= reach(state, state.tables.value[BUILDINGS + landmark])
        add_moves(moves, MOVE_ON + landmark * 8 * BY_TILE, goals, BUILDINGS, onto_own, onto_others)
        reached |= goals
    return reached & ~(own | others) != 0


def fill_district(state: ParisState, moves: Moves, district: i64, goals: i64, onto_own: i64, onto_others: i64) -> i64:
    """P4.1: the moves within a district, and from the Arc into it; returns the sites they reach."""
    banks = state.banks[state.turn]
    first = MOVE + district * SOURCES_IN_DISTRICT * GOALS * BY_TILE
    from_nothing = goals & reach(state, 0)
    reached: i64 = 0
    if has(banks, district):
        add_moves(moves, first, from_nothing, district * RANKS, onto_own, onto_others)
        reached |= from_nothing
    ranks = (state.owned[state.turn] >> (district * RANKS)) & 63
    while ranks != 0:
        rank = lowest(ranks)
        ranks &= ranks - 1
        higher = goals & reach(state, state.tables.value[rank])
        start = first + (FROM_RANK + rank) * GOALS * BY_TILE
        add_moves(moves, start, higher, district * RANKS, onto_own, onto_others)
        reached |= higher
    if has(banks, ARC):
        add_moves(moves, first + FROM_ARC * GOALS * BY_TILE, from_nothing, district * RANKS, onto_own, onto_others)
        reached |= from_nothing
    return reached


def add_moves(moves: Moves, first: i64, goals: i64, shift: i64, onto_own: i64, onto_others: i64) -> None:
    """P5.5: the moves of one key; an occupied goal needs tile 9 or 16, and where both serve there are two moves.

    `shift` is the first building of the district, or the first landmark for a key that is on one.
    """
    while goals != 0:
        site = lowest(goals)
        goals &= goals - 1
        goal = site - (BUILDINGS - TO_LANDMARK) if site >= BUILDINGS and shift < BUILDINGS else site - shift
        action = first + goal * BY_TILE
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
    tile = (action - MOVE) % BY_TILE
    if action < MOVE_ON:
        rest = (action - MOVE) // BY_TILE
        district = rest // (SOURCES_IN_DISTRICT * GOALS)
        source = rest // GOALS % SOURCES_IN_DISTRICT
        goal = rest % GOALS
    else:
        rest = (action - MOVE_ON) // BY_TILE
        source = FROM_LANDMARK + rest // 8
        goal = TO_LANDMARK + rest % 8
        district = state.district_of(BUILDINGS + rest // 8)
    site = district * RANKS + goal if goal < TO_LANDMARK else BUILDINGS + goal - TO_LANDMARK
    if not has(state.sites[district], site):
        lay_landmark(state, district, site)
    left = leave(state, district, source)
    francs = state.tables.value[site]
    if left != NONE:
        francs -= state.tables.value[left]
    pay(state, francs, FOR_BUILDINGS if site < BUILDINGS else FOR_LANDMARKS)
    for kind in range(RESOURCES):
        for _ in range(state.tables.cost[site * RESOURCES + kind]):
            spend(state, kind)
    if tile != 0:
        number: i64 = ONTO_OWN if tile == 1 else ONTO_OTHERS
        state.held[state.turn] ^= bit(number)
        state.used[state.turn] |= bit(number)
    if state.events is not None:
        tell_move(state, district, source, site, francs, tile)
    arrive(state, district, site, left == NONE)


def lay_landmark(state: ParisState, district: i64, site: i64) -> None:
    """P4.3: a landmark comes from the supply."""
    state.sites[district] |= bit(site)
    if state.events is not None:
        tables = state.tables
        landmark = tables.landmark_ids[site - BUILDINGS]
        state.events.append(LandmarkLaid(None, state.turn, tables.district_ids[district], landmark))


def source_site(district: i64, source: i64) -> i64:
    """The building or landmark that a source is; NONE for a bank and the Arc."""
    if source >= FROM_LANDMARK:
        return BUILDINGS + source - FROM_LANDMARK
    return district * RANKS + source - FROM_RANK if BANK < source < FROM_ARC else NONE


def leave(state: ParisState, district: i64, source: i64) -> i64:
    """P4.1: a key leaves its place, which is free again; returns the building or landmark, NONE for bank and Arc."""
    seat = state.turn
    site = source_site(district, source)
    if site == NONE:
        state.banks[seat] ^= bit(ARC if source == FROM_ARC else district)
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
        push(state, VP_TILE)
    if site < BUILDINGS:
        arrive_at_building(state, site)
    else:
        for kind in range(RESOURCES, KINDS):
            state.slots[kind] = state.tables.slots[(site - BUILDINGS) * KINDS + kind]
        push(state, SLOT)
    settle(state)


def arrive_at_building(state: ParisState, site: i64) -> None:
    """P4.4, P4.5: the token beside it, the points of a value 8, the choice of a bonus tile."""
    tables = state.tables
    rank = site % RANKS
    kind = state.tokens[site]
    if kind != NONE:
        state.tokens[site] = NONE
        state.goods[state.turn * KINDS + kind] += 1
        if state.events is not None:
            name = tables.district_ids[site // RANKS]
            state.events.append(TokenTaken(None, state.turn, name, tables.value[site], GOODS[kind]))
    if tables.points[rank] > 0:
        gain_points(state, tables.points[rank], BUILDING_POINTS)
    if tables.fee[rank] >= 0:
        push(state, BONUS)


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
    names = {BANK: "bank", FROM_ARC: "arc"}
    start = names[source] if place == NONE else site_name(state, place)
    goods = [GOODS[kind] for kind in range(RESOURCES) for _ in range(tables.cost[site * RESOURCES + kind])]
    number = (0, ONTO_OWN, ONTO_OTHERS)[tile]
    event = KeyMoved(
        None, state.turn, tables.district_ids[district], start, site_name(state, site), francs, tuple(goods), number
    )
    state.events.append(event)


def site_name(state: ParisState, site: i64) -> str:
    """A building by its value, a landmark by its short name."""
    tables = state.tables
    return str(tables.value[site]) if site < BUILDINGS else tables.landmark_ids[site - BUILDINGS]
