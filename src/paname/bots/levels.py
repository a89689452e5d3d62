"""The four levels for people."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from paname.bots.contract import Budget


@dataclass(frozen=True)
class Level:
    """A bot with a name, a character and a time budget.

    `blunders` is the share of its decisions made at random, `glances` the share made as `greedy` would.
    """

    id: str
    name: str
    character: str
    kind: str
    blunders: float
    glances: float
    budget: Budget


def read_levels(text: str) -> tuple[Level, ...]:
    """The levels of a file."""
    return tuple(
        Level(
            entry["id"],
            entry["name"],
            entry["character"],
            entry["kind"],
            entry["blunders"],
            entry.get("glances", 0.0),
            Budget(milliseconds=entry["milliseconds"]),
        )
        for entry in tomllib.loads(text)["level"]
    )


LEVELS: Final = read_levels(files("paname.bots").joinpath("levels.toml").read_text(encoding="utf-8"))
FRIENDLY: Final = "flaneur"  # whom you meet unless you choose somebody
STRONGEST: Final = LEVELS[-1].id  # who gives hints


def level_named(name: str) -> Level | None:
    """The level of this id, if there is one."""
    for level in LEVELS:
        if level.id == name:
            return level
    return None
