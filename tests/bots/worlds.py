"""Positions of all games and pairs of worlds that a seat cannot tell apart."""

import paname
from paname.core.rng import Rng

GAMES = [(name, players) for name in paname.games() for players in paname.load(name).player_counts()]


def positions(name, players, seed, every):
    """Some positions of a random game at which there is something to decide."""
    state = paname.load(name).new(players=players, seed=seed)
    rng = Rng(f"positions {seed}")
    number = 0
    while not state.is_over:
        if len(state.legal_actions()) > 1:
            number += 1
            if number % every == 0:
                yield state
        state.apply(state.legal_moves().any(rng))


def twin_worlds(state, number):
    """Two worlds of the seat to move, drawn from different streams."""
    seat = state.to_move
    return state.determinize(seat, Rng(f"one {number}")), state.determinize(seat, Rng(f"other {number}"))
