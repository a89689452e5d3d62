"""What a seat may know (T5.4)."""

from paname.games.paris_paris.forecast import forecast
from paname.games.paris_paris.position import line_or_none, public_part
from paname.games.paris_paris.scoring import places, winners
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import numbers


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
        "forecast": forecast(state),
    }


def score_sheet(state: ParisParisState) -> dict[str, object]:
    """T5.3, T5.4: the scores and where they came from; places and winners once the game is over."""
    return {
        "scores": numbers(state.points, state.players),
        "places": places(state) if state.is_over else None,
        "winners": winners(state) if state.is_over else None,
    }


def markers(state: ParisParisState, seat: int) -> dict[str, object]:
    """T1.2, T5.1: the seat's own marker; everybody's once they have been shown."""
    everybody = [line_or_none(state, state.marker(player)) for player in range(state.players)]
    return {"marker": everybody[seat] if seat >= 0 else None, "markers": everybody if state.is_over else None}


def counts(state: ParisParisState) -> dict[str, object]:
    """T5.4: bag and supplies are shown with two players, with the option `open_bag`, and after the end."""
    open_bag = state.players == 2 or state.is_over or state.setup.options.get("open_bag") is True
    return {
        "bag": numbers(state.bag, state.players) if open_bag and state.players > 2 else None,
        "supply": [int(state.supply(seat)) for seat in range(state.players)] if open_bag else None,
    }
