"""What tours pay, as tallies: the small tour of a left-over tile, the calls of a grand tour, the bag."""

from mypy_extensions import i64

from paname.core.bits import count
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.network import CALLS, STOPS
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import of_seat, tally


def occupied(state: ParisParisState) -> i64:
    """Everybody's shops."""
    shops: i64 = 0
    for seat in range(state.players):
        shops |= state.shops[seat]
    return shops


def distance(state: ParisParisState, station: i64, shops: i64) -> i64:
    """T3.1, T3.2, T3.3: stops to the nearest shops along the lines through a station; -1 if there is none (T3.4)."""
    rings = state.tables.rings
    first = station * STOPS
    for place in range(first, first + STOPS):
        if shops & rings[place] != 0:
            return place - first
    return -1


def small_tour(state: ParisParisState, station: i64) -> i64:
    """T3: what the small tour of a station pays."""
    return nearest(state, station, occupied(state))


def nearest(state: ParisParisState, station: i64, shops: i64) -> i64:
    """T3.2: one point for each shop at the smallest distance; a ring holds a station once, so no shop scores twice."""
    stops = distance(state, station, shops)
    if stops < 0:
        return 0
    ring = state.tables.rings[station * STOPS + stops]
    gains: i64 = 0
    for seat in range(state.players):
        gains += tally(seat, count(state.shops[seat] & ring))
    return gains


def call(state: ParisParisState, crossing: i64) -> i64:
    """T4.2, T4.3: a player with a shop here scores for it and for each of their shops next door."""
    near = state.tables.near[crossing]
    shops = state.shops
    gains: i64 = 0
    for seat in range(state.players):
        if (shops[seat] >> crossing) & 1 != 0:
            gains += tally(seat, count(shops[seat] & near))
    return gains


def grand_tour(state: ParisParisState, line: i64) -> i64:
    """T4.2: the four calls of a line."""
    near = state.tables.near
    calls = state.tables.calls
    first = line * CALLS
    gains: i64 = 0
    for seat in range(state.players):
        shops = state.shops[seat]
        for place in range(first, first + CALLS):
            crossing = calls[place]
            if (shops >> crossing) & 1 != 0:
                gains += tally(seat, count(shops & near[crossing]))
    return gains


def left_over(state: ParisParisState, tile: i64) -> i64:
    """T2.5: what everybody would get if this tile were left over now, a grand tour included."""
    gains = small_tour(state, station_of(tile))
    return gains + grand_tour(state, state.tables.tile_lines[tile]) if starts_tour(state, tile) else gains


def starts_tour(state: ParisParisState, tile: i64) -> bool:
    """T4.1: whether this tile, left over, would meet a parked one of its colour."""
    return state.parked & state.tables.line_tiles[state.tables.tile_lines[tile]] != 0


def most_in_bag(state: ParisParisState) -> i64:
    """T5.2: the seat with strictly more shops in the bag than every other; -1 if there is none."""
    most: i64 = 0
    holder: i64 = NOBODY
    for seat in range(state.players):
        number = of_seat(state.bag, seat)
        if number > most:
            most = number
            holder = seat
        elif number == most:
            holder = NOBODY
    return holder
