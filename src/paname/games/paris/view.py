"""What a seat may know (P7.7), built up from the open table outwards."""

from mypy_extensions import i64

from paname.core.bits import has, members
from paname.core.names import movers, name_or_none
from paname.games.paris import hidden
from paname.games.paris import structure as box
from paname.games.paris.components import Tables
from paname.games.paris.keys import keys_in
from paname.games.paris.labels import (
    Json,
    account_part,
    extra_keys,
    goods_part,
    pending_names,
    points_part,
    site_or_none,
    used_numbers,
)
from paname.games.paris.scoring import district_points, rank_in, value_on
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.view_offers import describe
from paname.games.paris.view_worth import worth_part


def view(state: ParisState, seat: int) -> Json:
    """P7.7: the open table, what the seat has, and what others have only where screens are open; a spectator is -1."""
    shown = state.setup.options["screens"] == "open"
    return {
        "seat": seat,
        **turn_part(state),
        **board_part(state),
        "end_game": end_part(state, seat),
        "seats": [seat_part(state, other, shown or other == seat) for other in range(state.players)],
        "offers": offers_part(state) if state.to_move == seat else {},
        "worth": worth_part(state, seat) if seat >= 0 else {},
    }


def offers_part(state: ParisState) -> Json:
    """P4.2, P4.4 to P4.7: what each legal action, by its id, costs and gives the player to move."""
    return {str(action): describe(state, action) for action in state.legal_actions()}


def turn_part(state: ParisState) -> Json:
    """P2.7: whose turn it is and what is being decided."""
    return {
        "to_move": movers(box.SEATS)[state.to_move + 2],
        "turn": name_or_none(box.SEATS, state.turn),
        "first": name_or_none(box.SEATS, state.first),
        "round": state.round,
        "ending": box.ENDING[state.ending],
        "pending": pending_names(state.pending),
        "tile": None if state.tile == NONE else tile_part(state.tables, state.tile),
        "arrived": site_or_none(state.tables, state.arrived),
        "fee": state.tables.fee[state.arrived % box.RANKS] if state.due() == box.BONUS else 0,
        "slots": goods_part(state.slots),
        "units": goods_part(state.units),
    }


def tile_part(tables: Tables, tile: i64) -> Json:
    """P2.2: the turned tile."""
    return {"value": tables.value[tile], "type": box.TYPES[tables.type[tile]]}


def board_part(state: ParisState) -> Json:
    """P7.7: what lies open on the table."""
    tables = state.tables
    free_vp = [tile for tile in range(box.VP_TILES) if tile not in list(state.laid_vp)]
    return {
        "districts": [district_part(state, district) for district in range(box.DISTRICTS)],
        "arc": [box.SEATS[seat] for seat in range(state.players) if has(state.banks[seat], box.ARC)],
        "stacks": [
            stack_part(state, stack) for stack in range(2 if state.setup.options["stacks"] == 2 else box.STACKS)
        ],
        "track": track_part(state),
        "landmarks": [landmark_part(state, site) for site in members(state.landmarks_in_supply())],
        "vp_tiles": [vp_part(tables, tile) for tile in free_vp],
        "supply": {box.GOODS[kind]: state.supply[kind] for kind in range(box.RESOURCES)},
        "prices": {
            "buy": {box.GOODS[kind]: tables.buy[kind] for kind in range(box.RESOURCES)},
            "sell": {box.GOODS[kind]: tables.sell[kind] for kind in range(box.KINDS)},
        },
        "gone": goods_part(state.gone),
    }


def stack_part(state: ParisState, stack: i64) -> Json:
    """P1.2: how many tiles a stack has and which district is on the top one's back."""
    top = state.tops[stack]
    return {"tiles": state.tiles[stack], "top": None if top == NONE else state.tables.district_ids[top]}


def district_part(state: ParisState, district: i64) -> Json:
    """P0.1: one district with all that lies in it."""
    tables = state.tables
    spaces = range(district * box.RANKS, (district + 1) * box.RANKS)
    tile = state.laid_vp[district]
    return {
        "id": tables.district_ids[district],
        "name": tables.district_names[district],
        "bank": tables.bank[district],
        "bank_keys": [box.SEATS[seat] for seat in range(state.players) if has(state.banks[seat], district)],
        "buildings": [space_part(state, space) for space in spaces],
        "landmarks": [landmark_part(state, site) for site in members(state.sites[district]) if site >= box.BUILDINGS],
        "vp_tile": None if tile == NONE else vp_part(tables, tile),
        "keys": keys_in(state, district),
        "standing": [standing_part(state, seat, district) for seat in range(state.players)],
    }


def space_part(state: ParisState, space: i64) -> Json:
    """P0.5: one building space: what was laid there, its token, its keys."""
    kind, token = state.types[space], state.tokens[space]
    return {
        "value": state.tables.value[space],
        "type": None if kind == NONE else box.TYPES[kind],
        "token": None if token == NONE else box.GOODS[token],
        "keys": keys_at(state, space),
    }


def landmark_part(state: ParisState, site: i64) -> Json:
    """P0.7: one landmark with its cost, its slots and its keys."""
    tables = state.tables
    landmark = site - box.BUILDINGS
    cost = [tables.cost[site * box.RESOURCES + kind] for kind in range(box.RESOURCES)]
    return {
        "id": tables.landmark_ids[landmark],
        "name": tables.landmark_names[landmark],
        "value": tables.value[site],
        "cost": {box.GOODS[kind]: pieces for kind, pieces in enumerate(cost) if pieces > 0},
        "slots": [box.GOODS[kind] for kind in tables.slots_of(landmark)],
        "keys": keys_at(state, site),
    }


def keys_at(state: ParisState, site: i64) -> list[str]:
    """The keys on a site, one name a key."""
    found: list[str] = []
    for seat in range(state.players):
        if has(state.owned[seat], site):
            found.extend([box.SEATS[seat]] * (1 + extra_keys(state, seat, site)))
    return found


def vp_part(tables: Tables, tile: i64) -> list[int]:
    """P0.8: the points of the three places."""
    return [tables.places[tile * 3 + place] for place in range(3)]


def standing_part(state: ParisState, seat: i64, district: i64) -> Json:
    """P7.3: one player's sum, place and points in a district, if the game ended now."""
    return {
        "value": value_on(state, seat, state.sites[district]),
        "place": rank_in(state, seat, district),
        "points": district_points(state, seat, district),
    }


def track_part(state: ParisState) -> list[Json]:
    """P1.5: the spaces of the track with the numbers that lie there."""
    numbers = {state.spaces[number]: number for number in range(1, box.NUMBERS + 1)}
    return [
        {"space": space, "number": numbers[space], "left": state.copies[numbers[space]]}
        for space in range(1, box.NUMBERS + 1)
        if space in numbers
    ]


def end_part(state: ParisState, seat: int) -> Json:
    """P7.7: who took end-game tiles and what was used when; of the stack only what the seat saw when it looked."""
    ids = state.tables.end_ids
    seen = [
        {"after": look, "tiles": [ids[tile] for tile in members(hidden.stack_after(state, look))]}
        for look in hidden.looks(state, seat)
    ]
    taken = [
        {
            "seat": box.SEATS[state.end_takers[take]],
            "tile": ids[state.end_taken[take]] if state.end_takers[take] == seat else None,
        }
        for take in range(hidden.takes(state))
    ]
    used = [
        {"tile": ids[tile], "seat": box.SEATS[hidden.taker(state, tile)], "after": state.end_used_at[tile]}
        for tile in range(box.END_TILES)
        if state.end_used_at[tile] != NONE
    ]
    return {"left": box.END_TILES - hidden.takes(state), "seen": seen, "taken": taken, "used": used}


def seat_part(state: ParisState, seat: i64, shown: bool) -> Json:
    """P7.7: one player: always what lies open, and what is behind the screen if it may be shown."""
    return {
        "name": box.SEATS[seat],
        "vp": state.vp[seat],
        "points": points_part(state, seat),
        "pawn": state.pawns[seat],
        "used": used_numbers(state, seat),
        "reserve": state.reserve[seat],
        "end_tiles": len(members(state.end_held[seat])),
        "francs": state.francs[seat] if shown else None,
        "account": account_part(state, seat) if shown else None,
        "keys": state.keys[seat] if shown else None,
        "goods": goods_part(state.goods, seat * box.KINDS) if shown else None,
        "held": members(state.held[seat]) if shown else None,
    }
