"""Positions as JSON: what lies open, what is hidden, and reading it all back with care.

Tiles are written `Odéon/orange`, lines by colour, seats by name, what each seat got as a list in seat order.
"""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, has, members
from paname.core.documents import Fields
from paname.core.errors import ParseError, PositionError
from paname.core.names import movers
from paname.games.paris_paris.components import SECOND
from paname.games.paris_paris.integrity import mover_name, told_left_over
from paname.games.paris_paris.network import STATIONS, TILES
from paname.games.paris_paris.notation import read_tile
from paname.games.paris_paris.scoring import tours
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import MOST, TALLY, entry, of_seat, tally

KINDS: Final = ("small", "grand", "final", "bag")

# Writing --------------------------------------------------------------------------------------------------


def public_part(state: ParisParisState) -> dict[str, object]:
    """T5.4: what everybody sees."""
    tables = state.tables
    seats = tables.seat_names
    return {
        "rounds_done": int(state.round),
        "bus": None if state.bus < 0 else seats[state.bus],
        "to_move": mover_name(state, state.to_move),
        "offer": [tables.tile_name(tile) for tile in range(TILES) for _ in range(state.copies(tile))],
        "parked": [tables.tile_name(tile) for tile in members(state.parked)],
        "open_marker": line_or_none(state, state.open_marker()),
        "shops": {
            tables.station_names[station]: [seats[seat] for seat in state.owners(station)]
            for station in range(STATIONS)
            if state.shops_at(station) > 0
        },
        "tours": [tour.to_json() for tour in tours(state)],
    }


def position(state: ParisParisState) -> dict[str, object]:
    """The whole position, the piles, the markers and the bag included."""
    seats = state.tables.seat_names[: state.players]
    tile_name = state.tables.tile_name
    return {
        **public_part(state),
        "unseen": {tile_name(tile): 1 + has(state.unseen_twice, tile) for tile in members(state.unseen)},
        "markers": {name: line_or_none(state, state.marker(seat)) for seat, name in enumerate(seats)},
        "bag": {name: int(of_seat(state.bag, seat)) for seat, name in enumerate(seats)},
    }


def line_or_none(state: ParisParisState, line: i64) -> str | None:
    """A line's colour."""
    return None if line < 0 else state.tables.colours[line]


# Reading --------------------------------------------------------------------------------------------------


def read_position(state: ParisParisState, document: dict[str, object]) -> None:
    """Fill a blank state from a document; a PositionError names the field that is wrong."""
    fields = Fields(document)
    seats = state.tables.seat_names[: state.players]
    state.round = fields.number("rounds_done", 0, state.rounds, 0)
    state.bus = fields.choice("bus", seats)
    state.to_move = fields.choice("to_move", movers(seats), "chance") - 2
    for tile in read_tiles(state, fields, "offer"):
        state.offer_twice |= state.offer & bit(tile)
        state.offer |= bit(tile)
    for tile in read_tiles(state, fields, "parked"):
        state.parked |= bit(tile)
    read_markers(state, fields)
    read_shops(state, fields)
    read_bag(state, fields)
    read_tours(state, fields)
    read_unseen(state, fields)
    fields.finish("game", "rules_version", "players", "options", "components")


def to_tile(state: ParisParisState, field: str, value: object) -> int:
    """A tile by its name."""
    try:
        return read_tile(state.tables, str(value))
    except ParseError as error:
        raise PositionError(field, str(error)) from None


def read_tiles(state: ParisParisState, fields: Fields, name: str) -> list[int]:
    """A list of tiles, none of them more often than it exists."""
    tiles = [to_tile(state, fields.at(name), value) for value in fields.items(name)]
    for tile in tiles:
        if tiles.count(tile) > 1 + has(state.tables.twice, tile):
            raise PositionError(fields.at(name), f"names {state.tables.tile_name(tile)} too often (T0.3)")
    return tiles


def read_markers(state: ParisParisState, fields: Fields) -> None:
    """T1.2: the marker of each seat, and with two players the open one."""
    colours = state.tables.colours
    markers = fields.object("markers")
    if markers is not None:
        for seat in range(state.players):
            state.markers |= tally(seat, markers.choice(state.tables.seat_names[seat], colours) + 1)
        markers.finish()
    line = fields.choice("open_marker", colours)
    if line >= 0 and state.players > 2:
        raise PositionError("open_marker", "there is one with two players only (T1.2)")
    state.markers |= tally(2, line + 1)


def read_shops(state: ParisParisState, fields: Fields) -> None:
    """T0.4: the owners of the shops at each station."""
    shops = fields.object("shops")
    if shops is None:
        return
    for station, name in enumerate(state.tables.station_names):
        for value in shops.items(name):
            seat: i64 = shops.place(name, value, state.tables.seat_names[: state.players])
            if state.is_full(station):
                raise PositionError(shops.at(name), "there is no room for so many shops (T0.4)")
            state.shops[seat] |= bit(station + SECOND) if state.has_shop(seat, station) else bit(station)
    shops.finish()


def read_bag(state: ParisParisState, fields: Fields) -> None:
    """T2.3: how many shops of each owner the bag holds."""
    bag = fields.object("bag")
    if bag is not None:
        for seat in range(state.players):
            state.bag |= tally(seat, bag.number(state.tables.seat_names[seat], 0, state.tables.shops, 0))
        bag.finish()


def read_tours(state: ParisParisState, fields: Fields) -> None:
    """T2.5: what every tour paid; the scores are their sum."""
    finals: i64 = 2 * state.rounds
    for tour in fields.objects("tours"):
        kind = tour.choice("tour", KINDS, "")
        gains = read_gains(state, tour)
        played = tour.number("round", 1, state.rounds) if kind < 2 else 1
        station = tour.get("station")
        line = tour.choice("line", state.tables.colours)
        if kind == 0:
            tile = -1 if station is None else to_tile(state, tour.at("station"), f"{station}/{tour.get('line')}")
            put(state, tour, played - 1, entry(gains, tile))
        elif kind == 1:
            put(state, tour, state.rounds + played - 1, entry(gains, line))
        elif kind == 2:
            put(state, tour, finals, entry(gains, line))
            finals += 1
        else:
            put(state, tour, 2 * state.rounds + state.final_tours(), gains)
        tour.get("round")
        tour.finish()


def read_gains(state: ParisParisState, tour: Fields) -> i64:
    """A number for each seat."""
    values = tour.items("gains")
    if len(values) != state.players:
        raise PositionError(
            tour.at("gains"), f"holds {len(values)} numbers, not one for each of {state.players} players"
        )
    gains: i64 = 0
    for seat, value in enumerate(values):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            raise PositionError(tour.at("gains"), f"{value!r} is not a number from 0 to {MOST}")
        if of_seat(state.points, seat) + value > MOST:
            raise PositionError(tour.at("gains"), f"makes a score above {MOST}")
        gains |= tally(seat, value)
    return gains


def put(state: ParisParisState, tour: Fields, place: i64, word: i64) -> None:
    """Enter a tour into the ledger, and its gains into the scores."""
    if place >= len(state.ledger) or state.ledger[place] != 0:
        raise PositionError(tour.path, "is told twice")
    state.ledger[place] = word
    state.points += word & TALLY


def read_unseen(state: ParisParisState, fields: Fields) -> None:
    """T1.1: how many of each tile lie in the piles."""
    unseen = fields.object("unseen")
    state.unseen = 0
    state.unseen_twice = 0
    if unseen is None:
        fill_unseen(state)
        return
    for name in list(unseen.value):
        tile = to_tile(state, unseen.at(name), name)
        copies = unseen.number(name, 0, 1 + has(state.tables.twice, tile))
        state.unseen |= bit(tile) if copies > 0 else 0
        state.unseen_twice |= bit(tile) if copies > 1 else 0


def fill_unseen(state: ParisParisState) -> None:
    """R-T7: a position that does not tell its piles has in them the first tiles, by number, that are not elsewhere."""
    size = state.players + 1
    due = (state.rounds - state.round) * size - (size if state.to_move >= 0 else state.offered())
    for tile in range(TILES):
        seen = state.copies(tile) + max((state.parked >> tile) & 1, told_left_over(state, tile))
        left = min(1 + has(state.tables.twice, tile) - seen, due)
        if left > 0:
            state.unseen |= bit(tile)
            due -= left
        if left > 1:
            state.unseen_twice |= bit(tile)
