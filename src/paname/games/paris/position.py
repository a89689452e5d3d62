"""Positions as JSON: everything that lies on the table, secrets included; `reading` reads it back."""

from mypy_extensions import i64

from paname.core.bits import members
from paname.core.names import name_or_none
from paname.games.paris.knowledge import takes
from paname.games.paris.labels import (
    Json,
    account_part,
    goods_part,
    keys_part,
    pending_names,
    place_names,
    points_part,
    site_label,
    site_or_none,
)
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    BUILDINGS,
    DISTRICTS,
    ENDING,
    GOODS,
    KINDS,
    NUMBERS,
    RANKS,
    SEATS,
    STACKS,
    TYPES,
)


def position(state: ParisState) -> Json:
    """The whole position."""
    tables = state.tables
    return {
        "turn": name_or_none(SEATS, state.turn),
        "first": name_or_none(SEATS, state.first),
        "round": state.round,
        "ending": ENDING[state.ending],
        "pending": pending_names(state.pending),
        "drawing": None if state.stack == NONE else state.stack + 1,
        "tile": site_or_none(tables, state.tile),
        "arrived": site_or_none(tables, state.arrived),
        "slots": goods_part(state.slots),
        "units": goods_part(state.units),
        "stacks": [stack_entry(state, stack) for stack in range(STACKS)],
        "drawn": [site_label(tables, tile) for tile in members(state.drawn)],
        "districts": {tables.district_ids[district]: district_entry(state, district) for district in range(DISTRICTS)},
        "track": track_entry(state),
        "copies": {str(number): state.copies[number] for number in range(1, NUMBERS + 1)},
        "supply": {GOODS[kind]: pieces for kind, pieces in enumerate(state.supply)},
        "gone": {GOODS[kind]: state.gone[kind] for kind in range(3, KINDS)},
        "end_game": [take_entry(state, take) for take in range(takes(state))],
        "seats": {SEATS[seat]: seat_entry(state, seat) for seat in range(state.players)},
    }


def stack_entry(state: ParisState, stack: i64) -> Json:
    """P1.2: one stack."""
    top = state.tops[stack]
    return {"tiles": state.tiles[stack], "top": None if top == NONE else state.tables.district_ids[top]}


def district_entry(state: ParisState, district: i64) -> Json:
    """P0.1: what lies in a district, its buildings and tokens by value."""
    tables = state.tables
    spaces = range(district * RANKS, (district + 1) * RANKS)
    tile = state.laid_vp[district]
    landmarks = [site for site in members(state.sites[district]) if site >= BUILDINGS]
    return {
        "buildings": {
            str(tables.value[space]): TYPES[state.types[space]] for space in spaces if state.types[space] != NONE
        },
        "tokens": {
            str(tables.value[space]): GOODS[state.tokens[space]] for space in spaces if state.tokens[space] != NONE
        },
        "landmarks": [tables.landmark_ids[site - BUILDINGS] for site in landmarks],
        "vp_tile": None if tile == NONE else tables.places[tile * 3],
    }


def track_entry(state: ParisState) -> list[int]:
    """P1.5: the numbers by space; while the track is being laid, those that lie."""
    numbers = {state.spaces[number]: number for number in range(1, NUMBERS + 1)}
    return [numbers[space] for space in range(1, NUMBERS + 1) if space in numbers]


def take_entry(state: ParisState, take: i64) -> Json:
    """P6.1: one end-game tile that was taken, and after how many takes it was used."""
    tile = state.end_taken[take]
    used = state.end_used_at[tile]
    return {
        "seat": SEATS[state.end_takers[take]],
        "tile": state.tables.end_ids[tile],
        "used_after": None if used == NONE else used,
    }


def seat_entry(state: ParisState, seat: i64) -> Json:
    """P1.1: what a player has."""
    return {
        "francs": state.francs[seat],
        "vp": state.vp[seat],
        "keys": state.keys[seat],
        "reserve": state.reserve[seat],
        "banks": [place_names(state.tables)[place] for place in members(state.banks[seat])],
        "keys_on": keys_part(state, seat),
        "pawn": state.pawns[seat],
        "held": members(state.held[seat]),
        "used": members(state.used[seat]),
        "goods": goods_part(state.goods, seat * KINDS),
        "points": points_part(state, seat),
        "account": account_part(state, seat),
    }
