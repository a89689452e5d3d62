"""Telling what happened: the events of each step, built only when somebody listens."""

from mypy_extensions import i64

from paname.core.events import Event
from paname.games.paris_paris import events as told
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.network import CALLS, STATIONS, STOPS, TILES
from paname.games.paris_paris.scoring import places, winners
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import numbers
from paname.games.paris_paris.tours import call, distance, grand_tour


def tell(state: ParisParisState, event: Event) -> None:
    """Add an event to what the listener gets."""
    listener = state.events
    assert listener is not None
    listener.append(event)


def each(state: ParisParisState, word: i64) -> tuple[int, ...]:
    """A tally as a tuple in seat order."""
    return tuple(numbers(word, state.players))


def line_name(state: ParisParisState, line: i64) -> str:
    """The colour of a line."""
    return state.tables.colours[line]


def tile_face(state: ParisParisState, tile: i64) -> told.Tile:
    """The station and line that a tile shows."""
    return told.Tile(state.tables.station_names[station_of(tile)], line_name(state, state.tables.tile_lines[tile]))


def start_drawn(state: ParisParisState) -> None:
    """T1.3: the lot has fallen."""
    tell(state, told.StartPlayerDrawn(None, state.bus))


def marker_drawn(state: ParisParisState, place: i64, line: i64) -> None:
    """T1.2: the line is told to who drew it, and that a marker was drawn to the others; the open one to everybody."""
    if place == state.players:
        tell(state, told.MarkerOpened(None, line_name(state, line)))
        return
    others = tuple(seat for seat in range(-1, state.players) if seat != place)
    tell(state, told.MarkerDrawn((place,), place, line_name(state, line)))
    tell(state, told.MarkerDrawn(others, place, None))


def pile_turned(state: ParisParisState) -> None:
    """T2.1: the whole pile lies open."""
    faces: list[told.Tile] = []
    for tile in range(TILES):
        faces.extend([tile_face(state, tile)] * state.copies(tile))
    left = state.rounds - state.round - 1
    tell(state, told.PileTurned(None, state.bus, state.round + 1, tuple(faces), left))


def tile_taken(state: ParisParisState, tile: i64, displaced: i64) -> None:
    """T2.2, T2.3: the tile went, perhaps a shop went, a shop came."""
    face = tile_face(state, tile)
    seat = state.to_move
    tell(state, told.TileTaken(None, seat, face.station, face.line))
    if displaced >= 0:
        goes_to = "bag" if displaced != seat and state.players > 2 else "supply"
        tell(state, told.ShopDisplaced(None, face.station, displaced, seat, goes_to))
    tell(state, told.ShopOpened(None, seat, face.station, tuple(state.owners(station_of(tile)))))


def small_tour_scored(state: ParisParisState, tile: i64, gains: i64) -> None:
    """T3.2: the tile that was left over, and every shop that it paid."""
    face = tile_face(state, tile)
    station = station_of(tile)
    stops = distance(state, station)
    ring: i64 = 0 if stops < 0 else state.tables.rings[station * STOPS + stops]
    shops = shops_within(state, ring, list(range(state.players)))
    tell(state, told.TileLeftOver(None, face.station, face.line))
    scored = told.SmallTourScored(
        None,
        face.station,
        face.line,
        None if stops < 0 else stops,
        shops,
        each(state, gains),
        each(state, state.points),
    )
    tell(state, scored)


def shops_within(state: ParisParisState, mask: i64, seats: list[int]) -> tuple[told.PaidShop, ...]:
    """The shops of these seats at the stations of a set."""
    found: list[told.PaidShop] = []
    for station in range(STATIONS):
        if (mask >> station) & 1:
            name = state.tables.station_names[station]
            found.extend(told.PaidShop(name, seat) for seat in state.owners(station) if seat in seats)
    return tuple(found)


def tile_parked(state: ParisParisState, tile: i64) -> None:
    """T4.1: the tile lies beside the track."""
    face = tile_face(state, tile)
    tell(state, told.TileParked(None, face.station, face.line))


def grand_tour_run(state: ParisParisState, line: i64, marker: i64) -> None:
    """T4.2: the tour call by call; the points are those before it."""
    name = line_name(state, line)
    crossings = [state.tables.calls[line * CALLS + place] for place in range(CALLS)]
    stops = tuple(state.tables.station_names[crossing] for crossing in crossings)
    cause = "tiles" if marker < 0 else "marker" if marker < state.players else "open marker"
    tell(state, told.GrandTourStarted(None, name, cause, marker if cause == "marker" else None, stops))
    points = state.points
    for place, crossing in enumerate(crossings):
        gains = call(state, crossing)
        points += gains
        here = [seat for seat in range(state.players) if state.has_shop(seat, crossing)]
        shops = shops_within(state, state.tables.near[crossing], here)
        tell(state, told.BusCalled(None, name, place + 1, stops[place], shops, each(state, gains), each(state, points)))
    tell(state, told.GrandTourEnded(None, name, each(state, grand_tour(state, line)), each(state, points)))
    if marker < 0:
        tell(state, told.ParkedTilesRemoved(None, name))


def bus_passed(state: ParisParisState) -> None:
    """T2.6: who has the bus now."""
    tell(state, told.BusPassed(None, state.bus, state.round))


def markers_shown(state: ParisParisState) -> None:
    """T5.1: the markers are turned over."""
    lines = tuple(line_name(state, state.marker(seat)) for seat in range(state.players))
    opened = state.open_marker()
    tell(state, told.MarkersShown(None, lines, None if opened < 0 else line_name(state, opened)))


def bag_counted(state: ParisParisState, holder: i64) -> None:
    """T5.2: what the bag held."""
    gains = state.ledger[2 * state.rounds + state.final_tours()]
    seat = None if holder == NOBODY else holder
    tell(state, told.BagCounted(None, each(state, state.bag), seat, each(state, gains), each(state, state.points)))


def game_ended(state: ParisParisState) -> None:
    """T5.3: the result."""
    tell(state, told.GameEnded(None, each(state, state.points), tuple(places(state)), tuple(winners(state))))
