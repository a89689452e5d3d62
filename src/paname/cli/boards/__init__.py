"""How the games are drawn in a terminal.

A game's manifest names the module that draws it, which has the functions of `Board`. It draws from `state.view(seat)`
alone, so what a seat may not know can never be shown. A game without such a module is drawn by
`paname.cli.boards.plain`.
"""

from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import RenderableType

from paname.core.events import Event
from paname.core.game import Game
from paname.core.manifest import import_reference
from paname.core.registry import manifest

View = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """One group of moves: how to type them, and what there is to choose from."""

    form: str
    words: str = ""


class Board(Protocol):
    """What a board module offers."""

    def draw(self, view: View, game: Game) -> RenderableType:
        """The table as one seat sees it: board, holdings and scores; readable in 80 columns and without colours."""

    def group_choices(self, view: View, texts: list[str]) -> list[Choice]:
        """The legal lines in a few groups; each line belongs to one of them."""

    def tell(self, event: Event, names: list[str]) -> str:
        """What happened, in one sentence in the past tense that suits "You" too; "" where nothing need be said."""

    def explain(self, word: str, game: Game) -> RenderableType | None:
        """A thing of the game by its name, for `help`; None for words that are no such name."""


def board_of(game: str) -> Board:
    """The drawing of a game."""
    return cast("Board", manifest(game).reference("terminal") or import_reference(f"{__name__}.plain"))
