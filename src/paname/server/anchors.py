"""Where bots stand before they have met anybody here: as the arena measured them (`measured.toml` of each game)."""

import tomllib
from functools import lru_cache
from typing import Final

from paname.bots.evaluate.weights import evaluation_text

FILE: Final = "measured.toml"


@lru_cache(maxsize=64)
def measured(game: str) -> dict[str, dict[str, list[float]]]:
    """By the number of players: mean and deviation of every level; nothing where it was never measured."""
    return tomllib.loads(evaluation_text(game, FILE))


def anchor(game: str, players: int, level: str) -> tuple[float, float] | None:
    """Mean and deviation of a level."""
    found = measured(game).get(str(players), {}).get(level)
    return (float(found[0]), float(found[1])) if found else None


def anchored(game: str, players: int) -> tuple[str, ...]:
    """The levels that were measured."""
    return tuple(measured(game).get(str(players), {}))
