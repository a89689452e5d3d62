"""Node counts: how many rows of decisions there are from a position, the same on both builds."""

import pytest
from tests.contract import walk
from tests.games.paris_paris.table import GAME, table

from paname.core.playout import perft


def middle(players, played):
    """A random game of that many players after so many decisions; draws come from the seed."""
    *_, (_, state) = zip(range(played + 1), walk(GAME, players, 1), strict=False)
    return state


def crowded():
    """The last choices of a game where every station on offer is full: whose shop goes is part of the choice."""
    shops = "Odéon: yellow pink, Louvre: violet violet, Bastille: pink, Pompidou: violet pink"
    offer = "Odéon/brown, Louvre/blue, Bastille/orange, Pompidou/green"
    return table(3, shops=shops, offer=offer, seed=1, rounds_done=14)


POSITIONS = {
    "a new game of two": lambda: middle(2, 0),
    "a new game of three": lambda: middle(3, 0),
    "a new game of four": lambda: middle(4, 0),
    "the middle of a game of two": lambda: middle(2, 24),
    "the middle of a game of three": lambda: middle(3, 24),
    "the middle of a game of four": lambda: middle(4, 24),
    "full stations in the last round": crowded,
    "the end": lambda: middle(2, 40),
}
COUNTS = {
    "a new game of two": [1, 3, 6, 18, 36, 108, 216, 648],
    "a new game of three": [1, 4, 12, 24, 96, 288, 576],
    "a new game of four": [1, 5, 20, 60, 120, 600, 2400],
    "the middle of a game of two": [1, 3, 6, 18, 36, 144, 360, 840],
    "the middle of a game of three": [1, 5, 18, 42, 168, 504],
    "the middle of a game of four": [1, 7, 36, 138, 348, 2088],
    "full stations in the last round": [1, 2 + 1 + 1 + 2, 26, 72, 0],
    "the end": [1, 0, 0],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_node_counts(name):
    state = POSITIONS[name]()
    assert [perft(state, depth) for depth in range(len(COUNTS[name]))] == COUNTS[name]


def test_counting_changes_nothing():
    state = GAME.new(players=2, seed=7)
    before = state.to_bytes()
    perft(state, 3)
    assert state.to_bytes() == before
