"""What could come, as everybody can work it out: what tiles and grand tours would pay now, and after each choice."""

from mypy_extensions import i64

from paname.core.bits import members
from paname.core.moves import Moves
from paname.games.paris_paris.actions import displaced_by, take_tile, tile_of
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.notation import action_text
from paname.games.paris_paris.rules import fill_legal, take
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import numbers
from paname.games.paris_paris.tours import grand_tour, left_over, small_tour, starts_tour


def forecast(state: ParisParisState) -> dict[str, object]:
    """What each tile on offer and a grand tour of each line would pay now, and the tiles after each legal choice."""
    return {"offer": tiles_now(state), "tours": tours_now(state), "choices": choices(state)}


def tiles_now(state: ParisParisState) -> list[dict[str, object]]:
    """T2.5: for each different tile on offer what it would pay, seat by seat, if it were left over now."""
    return [tile_forecast(state, tile) for tile in members(state.offer)]


def tiles_after(state: ParisParisState, action: i64) -> list[dict[str, object]]:
    """T2.5: what the other tiles would pay if this choice had been made and one of them were left over."""
    world = state.clone()
    take(world, tile_of(action), displaced_by(action))
    return tiles_now(world)


def tours_now(state: ParisParisState) -> dict[str, list[int]]:
    """T4.2: what a grand tour of each line would pay now."""
    return {colour: numbers(grand_tour(state, line), state.players) for line, colour in enumerate(state.tables.colours)}


def choices(state: ParisParisState) -> list[dict[str, object]]:
    """T2.7: what the mover may choose, in the form of legal actions, with what the other tiles would then pay."""
    moves = Moves()
    if state.to_move >= 0:
        fill_legal(state, moves)
    return [choice(state, action) for action in moves.actions()]


def choice(state: ParisParisState, action: i64) -> dict[str, object]:
    """One of them."""
    face = take_tile(state.tables, tile_of(action), displaced_by(action))
    return {
        "id": int(action),
        "text": action_text(state, action),
        "fields": {"station": face.station, "line": face.line, "displaced": face.displaced},
        "then": tiles_after(state, action),
    }


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
