"""What the tiles on offer and the grand tours would pay now: for players, so that nobody has to compute a rule."""

from mypy_extensions import i64

from paname.core.bits import members
from paname.games.paris_paris.actions import displaced_by, tile_of
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.rules import take
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import numbers
from paname.games.paris_paris.tours import grand_tour, small_tour


def starts_tour(state: ParisParisState, tile: i64) -> bool:
    """T4.1: whether this tile, left over, would meet a parked one of its colour."""
    return state.parked & state.tables.line_tiles[state.tables.tile_lines[tile]] != 0


def left_over(state: ParisParisState, tile: i64) -> i64:
    """T2.5: what everybody would get if this tile were left over now, a grand tour included."""
    gains = small_tour(state, station_of(tile))
    return gains + grand_tour(state, state.tables.tile_lines[tile]) if starts_tour(state, tile) else gains


def offer_forecast(state: ParisParisState) -> list[dict[str, object]]:
    """T2.5: for each different tile on offer what it would pay, seat by seat, if it were left over now."""
    return [tile_forecast(state, tile) for tile in members(state.offer)]


def tile_forecast(state: ParisParisState, tile: i64) -> dict[str, object]:
    """The small tour of one tile, the grand tour if it would start one, and both together."""
    line = state.tables.tile_lines[tile]
    grand = numbers(grand_tour(state, line), state.players) if starts_tour(state, tile) else None
    return {
        "station": state.tables.station_names[station_of(tile)],
        "line": state.tables.colours[line],
        "copies": int(state.copies(tile)),
        "small": numbers(small_tour(state, station_of(tile)), state.players),
        "grand": grand,
        "pays": numbers(left_over(state, tile), state.players),
    }


def tour_forecast(state: ParisParisState) -> dict[str, list[int]]:
    """T4.2: what a grand tour of each line would pay now."""
    return {colour: numbers(grand_tour(state, line), state.players) for line, colour in enumerate(state.tables.colours)}


def forecast_after(state: ParisParisState, action: i64) -> list[dict[str, object]]:
    """T2.5: what the other tiles would pay if this choice had been made and one of them were left over."""
    world = state.clone()
    take(world, tile_of(action), displaced_by(action))
    return offer_forecast(world)
