"""The strengths of bots, from the weakest to the strongest."""

from dataclasses import dataclass
from typing import Final

from paname.server.refusals import invalid


@dataclass(frozen=True)
class Level:
    """One strength."""

    level: str
    name: str
    text: str


LEVELS: Final = (
    Level("touriste", "Touriste", "Wanders about: any legal move."),
    Level("flaneur", "Flâneur", "Looks one step ahead."),
    Level("parisien", "Parisien", "Looks one step ahead in several possible worlds."),
    Level("haussmann", "Haussmann", "Plans: plays games out to the end."),
)
FALLBACK: Final = "flaneur"
STRONGEST: Final = LEVELS[-1].level


def check_level(name: str) -> str:
    """The name of a level that exists."""
    if name not in [level.level for level in LEVELS]:
        raise invalid("level", f"{name!r} is no bot; there are: {', '.join(level.level for level in LEVELS)}")
    return name
