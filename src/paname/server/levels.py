"""The strengths of bots that sit at tables, from the weakest to the strongest."""

from typing import Final

from paname.bots.levels import LEVELS, level_named
from paname.server.refusals import check_choice

FALLBACK: Final = "flaneur"
STRONGEST: Final = LEVELS[-1].id


def check_level(name: str) -> str:
    """The name of a level that exists."""
    if level_named(name) is None:
        check_choice("level", name, tuple(level.id for level in LEVELS))
    return name


def levels_json() -> list[dict[str, object]]:
    """The levels as a client shows them."""
    return [{"level": level.id, "name": level.name, "text": level.character} for level in LEVELS]
