"""The events of the game; built only when somebody listens, apart from the moves, which stay small and quick."""

from collections.abc import Sequence

from mypy_extensions import i64

from paname.core.events import Event
from paname.games.paris_paris import events as told
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.network import CALLS, STATIONS, STOPS, TILES
from paname.games.paris_paris.scoring import places, winners
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import numbers
from paname.games.paris_paris.tours import call, distance, grand_tour, occupied


def tell(state: ParisParisState, happened: Sequence[Event]) -> None:
    """Hand over what happened; only those who listen have it built."""
    assert state.events is not None
    state.events.extend(happened)


def each(state: ParisParisState, word: i64) -> tuple[int, ...]:
    """A tally as a tuple in seat order."""
    return tuple(numbers(word, state.players))


def tile_face(state: ParisParisState, tile: i64) -> told.Tile:
    """The station and line that a tile shows."""
    tables = state.tables
    return told.Tile(tables.station_names[station_of(tile)], tables.colours[tables.tile_lines[tile]])


def tell_start(state: ParisParisState) -> None:
    """T1.3: somebody has been drawn to begin."""
    tell(state, [told.StartPlayerDrawn(None, state.bus)])


def tell_marker(state: ParisParisState, place: i64, line: i64) -> None:
    """T1.2: a marker that only its player sees, or with two players the open one."""
    colour = state.tables.colours[line]
    if place == state.players:
        tell(state, [told.MarkerOpened(None, colour)])
        return
    others = tuple(seat for seat in range(-1, state.players) if seat != place)
    tell(state, [told.MarkerDrawn((place,), place, colour), told.MarkerDrawn(others, place, None)])


def tell_pile(state: ParisParisState) -> None:
    """T2.1: the tiles of a pile lie open."""
    faces = [tile_face(state, shown) for shown in range(TILES) for _ in range(state.copies(shown))]
    tell(state, [told.PileTurned(None, state.bus, state.round + 1, tuple(faces), state.rounds - state.round - 1)])


def tell_choice(state: ParisParisState, tile: i64, displaced: i64) -> None:
    """T2.2, T2.3: the mover took a tile, perhaps a shop made way, and the mover's shop has opened."""
    face = tile_face(state, tile)
    seat = state.to_move
    found: list[Event] = [told.TileTaken(None, seat, face.station, face.line)]
    if displaced >= 0:
        goes_to = "bag" if displaced != seat and state.players > 2 else "supply"
        found.append(told.ShopDisplaced(None, face.station, displaced, seat, goes_to))
    found.append(told.ShopOpened(None, seat, face.station, tuple(state.owners(station_of(tile)))))
    tell(state, found)


def tell_small_tour(state: ParisParisState, tile: i64, gains: i64) -> None:
    """T2.5, T3.2: the tile that was left over, and every shop that it paid; the points are those after it."""
    face = tile_face(state, tile)
    station = station_of(tile)
    stops = distance(state, station, occupied(state))
    ring: i64 = 0 if stops < 0 else state.tables.rings[station * STOPS + stops]
    shops = shops_within(state, ring, list(range(state.players)))
    stops_or_none = None if stops < 0 else stops
    paid, points = each(state, gains), each(state, state.points)
    found: list[Event] = [
        told.TileLeftOver(None, face.station, face.line),
        told.SmallTourScored(None, face.station, face.line, stops_or_none, shops, paid, points),
    ]
    tell(state, found)


def shops_within(state: ParisParisState, mask: i64, seats: list[int]) -> tuple[told.PaidShop, ...]:
    """The shops of these seats at the stations of a set."""
    found: list[told.PaidShop] = []
    for station in range(STATIONS):
        if (mask >> station) & 1:
            name = state.tables.station_names[station]
            found.extend(told.PaidShop(name, seat) for seat in state.owners(station) if seat in seats)
    return tuple(found)


def tell_round(state: ParisParisState) -> None:
    """T2.6: a round is over and the bus goes on to the next player."""
    tell(state, [told.BusPassed(None, state.bus, state.round)])


def tell_parked(state: ParisParisState, tile: i64) -> None:
    """T2.5: the tile that was left over waits for a second one of its colour."""
    face = tile_face(state, tile)
    tell(state, [told.TileParked(None, face.station, face.line)])


def tell_grand_tour(state: ParisParisState, line: i64, marker: i64) -> None:
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
    tell(state, found)


def tell_markers(state: ParisParisState) -> None:
    """T5.1: everybody's marker is shown."""
    colours = [state.tables.colours[state.marker(place)] for place in range(state.final_tours())]
    opened = colours[2] if state.players == 2 else None
    tell(state, [told.MarkersShown(None, tuple(colours[: state.players]), opened)])


def tell_bag(state: ParisParisState, holder: i64, gains: i64) -> None:
    """T5.2: the bag was counted."""
    seat = None if holder == NOBODY else holder
    tell(state, [told.BagCounted(None, each(state, state.bag), seat, each(state, gains), each(state, state.points))])


def tell_end(state: ParisParisState) -> None:
    """T5.3: the game has ended."""
    tell(state, [told.GameEnded(None, each(state, state.points), tuple(places(state)), tuple(winners(state)))])
