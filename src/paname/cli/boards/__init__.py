"""Which drawing belongs to which game.

A game is drawn by the module `paname.cli.boards.<game>`, which has the functions of `Board`. It draws from
`state.view(seat)` alone, so what a seat may not know can never be shown. A game without such a module is drawn by
`paname.cli.boards.plain`.
"""

import importlib
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from paname.core.events import Event
from paname.core.game import Game

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
    name = f"{__name__}.{game}"
    return cast("Board", importlib.import_module(name if find_spec(name) else f"{__name__}.plain"))
