"""The catalogue of actions and their text lines: `keep poetry`, `walk gesvres`, `cross pont_neuf`."""

from dataclasses import dataclass
from typing import Final

from les_quais.components import BRIDGES, GENRES, STALLS
from paname.core.actions import Action
from paname.core.catalogue import Block, Catalogue, Dim
from paname.core.errors import ParseError


@dataclass(frozen=True)
class KeepCustomer(Action):
    """Q1.4: keep one of your two customers."""

    genre: str


@dataclass(frozen=True)
class Walk(Action):
    """Q2.1: walk on to a stall and take its book."""

    stall: str


@dataclass(frozen=True)
class Cross(Action):
    """Q2.2: hang a padlock on a bridge, cross it and take the book on the other side."""

    bridge: str


KEEP: Final = 0
WALK: Final = 4
CROSS: Final = 14

CATALOGUE: Final = Catalogue(
    [
        Block("keep", KEEP, [Dim("genre", len(GENRES))], lambda _, genre: KeepCustomer(GENRES[genre])),
        Block("walk", WALK, [Dim("stall", len(STALLS))], lambda _, stall: Walk(STALLS[stall])),
        Block("cross", CROSS, [Dim("bridge", len(BRIDGES))], lambda _, bridge: Cross(BRIDGES[bridge])),
    ]
)
NAMES: Final = {"keep": GENRES, "walk": STALLS, "cross": BRIDGES}


def to_text(action: int) -> str:
    """The line of an action."""
    block = CATALOGUE.block(action)
    return f"{block.name} {NAMES[block.name][action - block.base]}"


def parse(line: str) -> int:
    """The id of a line; a name may be cut short while only one thing begins with it."""
    verb, _, rest = line.strip().lower().partition(" ")
    if verb not in NAMES:
        raise ParseError(f"Moves begin with {', '.join(NAMES)}; {verb!r} isn't one of them.")
    wanted = rest.strip().replace(" ", "_").replace("-", "_")
    names = NAMES[verb]
    found = [name for name in names if name == wanted] or [name for name in names if wanted and wanted in name]
    if len(found) != 1:
        raise ParseError(f"{verb} what? Choose one of {', '.join(found or names)}.")
    return CATALOGUE.id(verb, names.index(found[0]))
