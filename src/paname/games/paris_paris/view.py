"""What a seat may know (T5.4), and worlds that it cannot tell from the real one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from paname.core.bits import bit, has
from paname.core.moves import Moves
from paname.core.rng import Rng
from paname.games.paris_paris.actions import to_action
from paname.games.paris_paris.forecast import forecast_after, offer_forecast, tour_forecast
from paname.games.paris_paris.network import LINES
from paname.games.paris_paris.notation import action_text
from paname.games.paris_paris.position import line_or_none, public_part
from paname.games.paris_paris.rules import fill_legal
from paname.games.paris_paris.scoring import places, winners
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import numbers, of_seat, tally


def view(state: ParisParisState, seat: int) -> dict[str, object]:
    """T5.4: everything public, and the seat's own marker; the bag and the supplies where the table may see them."""
    return {
        **public_part(state),
        "seat": seat,
        "seats": state.tables.seat_names[: state.players],
        "round": int(min(state.round + 1, state.rounds)),
        "rounds": int(state.rounds),
        "piles_left": int(state.rounds - state.round - (1 if state.offer != 0 else 0)),
        "on_map": [int(state.on_map(player)) for player in range(state.players)],
        **score_sheet(state),
        **markers(state, seat),
        **counts(state),
        "forecast": offer_forecast(state),
        "grand_tours": tour_forecast(state),
        "choices": choices(state),
    }


def score_sheet(state: ParisParisState) -> dict[str, object]:
    """T5.3, T5.4: the scores and where they came from; places and winners once the game is over."""
    return {
        "scores": numbers(state.points, state.players),
        "places": places(state) if state.is_over else None,
        "winners": winners(state) if state.is_over else None,
    }


def markers(state: ParisParisState, seat: int) -> dict[str, object]:
    """T1.2, T5.1: one's own marker; everybody's once they have been shown."""
    everybody = [line_or_none(state, state.marker(player)) for player in range(state.players)]
    return {"marker": everybody[seat] if seat >= 0 else None, "markers": everybody if state.is_over else None}


def counts(state: ParisParisState) -> dict[str, object]:
    """T5.4: bag and supplies are shown with two players, with the option `open_bag`, and after the end."""
    open_bag = state.players == 2 or state.is_over or state.setup.options.get("open_bag") is True
    return {
        "bag": numbers(state.bag, state.players) if open_bag and state.players > 2 else None,
        "supply": [int(state.supply(seat)) for seat in range(state.players)] if open_bag else None,
    }


def choices(state: ParisParisState) -> list[dict[str, object]]:
    """T2.7: what the mover may choose, and what every other tile would then pay if it were left over."""
    moves = Moves()
    if state.to_move >= 0:
        fill_legal(state, moves)
    found: list[dict[str, object]] = []
    for action in moves.actions():
        face = to_action(state.tables, action)
        displaced = None if face.displaced is None else state.tables.seat_names[face.displaced]
        found.append(
            {
                "action": action,
                "text": action_text(state, action),
                "station": face.station,
                "line": face.line,
                "displaced": displaced,
                "then": forecast_after(state, action),
            }
        )
    return found


def hide(world: ParisParisState, seat: int, rng: Rng) -> None:
    """T5.4: in a copy of the state, deal the others' markers anew; everything else was seen by all (R-T3)."""
    if not world.is_over:
        deal_markers(world, seat, rng)
    world.forget(rng)


def deal_markers(world: ParisParisState, seat: i64, rng: Rng) -> None:
    """T1.2: any of the markers that the seat does not know may be any other player's."""
    seen: i64 = 0
    for place in range(world.final_tours()):
        if is_known(world, seat, place):
            seen |= bit(world.marker(place))
    lines = vec[i64]()
    for line in range(LINES):
        if not has(seen, line):
            lines = append(lines, line)
    left: i64 = len(lines)
    for place in range(world.players):
        if place != seat and world.marker(place) >= 0:
            pick = rng.below(left)
            left -= 1
            line = lines[pick]
            lines[pick] = lines[left]
            world.markers += tally(place, line + 1) - tally(place, of_seat(world.markers, place))


def is_known(world: ParisParisState, seat: i64, place: i64) -> bool:
    """Whether a marker was drawn and is the seat's own or the open one."""
    return world.marker(place) >= 0 and place in (seat, world.players)
