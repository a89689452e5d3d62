"""The events of a choice and of a tour, call by call; built only when somebody listens."""

from mypy_extensions import i64

from paname.core.events import Event
from paname.games.paris_paris import events as told
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.network import CALLS, STATIONS, STOPS
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import numbers
from paname.games.paris_paris.tours import call, distance, grand_tour


def each(state: ParisParisState, word: i64) -> tuple[int, ...]:
    """A tally as a tuple in seat order."""
    return tuple(numbers(word, state.players))


def tile_face(state: ParisParisState, tile: i64) -> told.Tile:
    """The station and line that a tile shows."""
    tables = state.tables
    return told.Tile(tables.station_names[station_of(tile)], tables.colours[tables.tile_lines[tile]])


def choice_events(state: ParisParisState, tile: i64, displaced: i64) -> list[Event]:
    """T2.2, T2.3: the mover took a tile, perhaps a shop made way, and the mover's shop has opened."""
    face = tile_face(state, tile)
    seat = state.to_move
    found: list[Event] = [told.TileTaken(None, seat, face.station, face.line)]
    if displaced >= 0:
        goes_to = "bag" if displaced != seat and state.players > 2 else "supply"
        found.append(told.ShopDisplaced(None, face.station, displaced, seat, goes_to))
    found.append(told.ShopOpened(None, seat, face.station, tuple(state.owners(station_of(tile)))))
    return found


def small_tour_events(state: ParisParisState, tile: i64, gains: i64) -> list[Event]:
    """T2.5, T3.2: the tile that was left over, and every shop that it paid; the points are those after it."""
    face = tile_face(state, tile)
    station = station_of(tile)
    stops = distance(state, station)
    ring: i64 = 0 if stops < 0 else state.tables.rings[station * STOPS + stops]
    shops = shops_within(state, ring, list(range(state.players)))
    stops_or_none = None if stops < 0 else stops
    paid, points = each(state, gains), each(state, state.points)
    return [
        told.TileLeftOver(None, face.station, face.line),
        told.SmallTourScored(None, face.station, face.line, stops_or_none, shops, paid, points),
    ]


def shops_within(state: ParisParisState, mask: i64, seats: list[int]) -> tuple[told.PaidShop, ...]:
    """The shops of these seats at the stations of a set."""
    found: list[told.PaidShop] = []
    for station in range(STATIONS):
        if (mask >> station) & 1:
            name = state.tables.station_names[station]
            found.extend(told.PaidShop(name, seat) for seat in state.owners(station) if seat in seats)
    return tuple(found)


def grand_tour_events(state: ParisParisState, line: i64, marker: i64) -> list[Event]:
    """T4.2: the tour call by call; the state's points are those before it."""
    name = state.tables.colours[line]
    crossings = [state.tables.calls[line * CALLS + place] for place in range(CALLS)]
    stops = tuple(state.tables.station_names[crossing] for crossing in crossings)
    cause = "tiles" if marker < 0 else "marker" if marker < state.players else "open_marker"
    found: list[Event] = [told.GrandTourStarted(None, name, cause, marker if cause == "marker" else None, stops)]
    points = state.points
    for place, crossing in enumerate(crossings):
        gains = call(state, crossing)
        points += gains
        here = [seat for seat in range(state.players) if state.has_shop(seat, crossing)]
        shops = shops_within(state, state.tables.near[crossing], here)
        paid, after = each(state, gains), each(state, points)
        found.append(told.BusCalled(None, name, place + 1, stops[place], shops, paid, after))
    found.append(told.GrandTourEnded(None, name, each(state, grand_tour(state, line)), each(state, points)))
    if marker < 0:
        found.append(told.ParkedTilesRemoved(None, name))
    return found
