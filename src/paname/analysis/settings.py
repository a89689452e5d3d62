"""How hard a review thinks about each game unless you say so."""

import tomllib
from typing import Final

from paname.bots.evaluate.weights import evaluation_text

USUAL: Final = 1000  # iterations a decision, for a game that says nothing


def default_iterations(game: str, players: int) -> int:
    """The iterations of one decision, as `review.toml` beside the game's evaluation has them for so many players."""
    settings = tomllib.loads(evaluation_text(game, "review.toml"))
    return int(settings.get("players", {}).get(str(players), settings.get("iterations", USUAL)))


def puzzle_iterations(game: str) -> int:
    """The iterations that prove a puzzle."""
    return int(tomllib.loads(evaluation_text(game, "review.toml")).get("puzzle", 4 * USUAL))
