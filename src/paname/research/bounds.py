"""How long games can get, which OpenSpiel wants to know beforehand."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from paname.core.game import Game

MOST_OUTCOMES: Final = 64


@dataclass(frozen=True)
class Lengths:
    """The largest numbers of decisions and of draws in a game."""

    decisions: int
    draws: int


def lumiere(players: int) -> Lengths:  # noqa: ARG001 - there are always two
    """Paving: 16 tiles, 12 buildings, at worst a pass for each; then 12 buildings, 8 tokens, Levitation's second."""
    return Lengths(2 * (16 + 12) + 12 + 8 + 1, 1 + 8 + 16)


def paris_paris(players: int) -> Lengths:
    """A round takes a tile a player and one more of the 60; each round everybody decides once."""
    rounds = 60 // (players + 1)
    return Lengths(rounds * players, 1 + 5 + 60)


def paris(players: int) -> Lengths:
    """R-P10, R-P11: a player has 194 turns of ten decisions, 228 purchases, 279 sales and 42 uses of tiles at most."""
    return Lengths(players * (194 * 10 + 228 + 279 + 42), 1 + 36 + 30 + 3 + 2 * 36)


LONGEST: Final[dict[str, Callable[[int], Lengths]]] = {
    "lumiere": lumiere,
    "paris_paris": paris_paris,
    "paris": paris,
}


def longest(game: Game, players: int) -> Lengths:
    """The bounds of a game."""
    return LONGEST[game.name](players)
