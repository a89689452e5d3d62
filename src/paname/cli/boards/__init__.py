"""How the games are drawn in a terminal.

A game's manifest names the module that draws it, which has the functions of `Board`. It draws from `state.view(seat)`
alone, so what a seat may not know can never be shown. A game without such a module is drawn by
`paname.cli.boards.plain`.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from rich.console import RenderableType

from paname.core.events import Event
from paname.core.game import Game
from paname.core.manifest import import_reference
from paname.core.registry import manifest
from paname.core.words import Fact
from paname.core.words import event_sentence as catalogue_sentence

View = dict[str, Any]
YOU: Final = "You"
SEATS: Final = ("seat", "owner", "first")  # fields of events that hold a seat; an event is about the last one it has


@dataclass(frozen=True)
class MoveGroup:
    """Moves that are typed alike: how, and what there is to choose from."""

    form: str
    words: str = ""


class Board(Protocol):
    """What a board module offers."""

    def draw(self, view: View, game: Game) -> RenderableType:
        """The table as one seat sees it: board, holdings and scores; readable in 80 columns and without colours."""

    def group_moves(self, view: View, texts: list[str]) -> list[MoveGroup]:
        """The legal lines in a few groups; each line belongs to one of them."""

    def event_text(self, event: Event, names: list[str]) -> str:
        """What happened, in the past tense; the one it is told to is called YOU among the names. "" says nothing."""

    def explain(self, word: str, game: Game) -> RenderableType | None:
        """A thing of the game by its name, for `help`; None for any other word."""


def board_of(game: str) -> Board:
    """The drawing of a game."""
    return cast("Board", manifest(game).reference("terminal") or import_reference(f"{__name__}.plain"))


def event_sentence(
    game: str, event: Event, names: list[str], form: str = "", facts: Mapping[str, Fact] | None = None
) -> str:
    """An event as the game's `words.toml` has it, in one of its forms.

    The event's own fields fill the gaps, seats by their names, and so do further facts.
    """
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    found = {name: value for name, value in fields.items() if is_fact(value)}
    about = ""
    for name in SEATS:
        if fields.get(name) is not None:
            about = found[name] = names[fields[name]]
    found = {"seat": about, **found, **(facts or {})}
    code = f"{type(event).__name__}_{form}" if form else type(event).__name__
    words = catalogue_sentence(game, code, tuple(found.items()), own=about == YOU)
    return words[:1].upper() + words[1:]


def is_fact(value: object) -> bool:
    """Whether a catalogue can name it."""
    return isinstance(value, str | int) or (isinstance(value, tuple) and all(isinstance(part, str) for part in value))
