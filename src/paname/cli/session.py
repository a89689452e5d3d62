"""A table on a screen: what is said and shown there, and the file in which the game is kept."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from paname.cli.boards import board_of
from paname.cli.files import write_document
from paname.cli.opponent import Candidate
from paname.cli.output import Working
from paname.cli.screen import Screen
from paname.cli.table import Table
from paname.cli.walk import Step
from paname.cli.words import names_for, reason, titles
from paname.core.errors import IllegalAction, PanameError, ParseError

NEWS = 3


class Session:
    """One table, one screen, one file; `told` steps have been told, and the table lies open to one seat."""

    def __init__(self, table: Table, screen: Screen, path: Path | None) -> None:
        self.table = table
        self.screen = screen
        self.path = path
        self.board = board_of(table.game.name)
        self.told = max(0, len(table.steps) - NEWS)
        self.notes: list[str] = []
        self.open_to = -1

    def seat_name(self, seat: int) -> str:
        """A seat's own name."""
        return self.table.game.seat_names(self.table.state.players)[seat]

    def say(self, sentence: str) -> None:
        """One sentence."""
        self.screen.put({"message": sentence}, sentence)

    def refuse(self, error: PanameError | OSError, line: str) -> None:
        """Why something cannot be, and which moves are near to a line that is none."""
        clause = error.clause if isinstance(error, IllegalAction) else None
        near = get_close_matches(line, self.table.texts(), 3) if isinstance(error, ParseError) else []
        words = f"{reason(error)}\nNear to it: {', '.join(near)}" if near else reason(error)
        self.screen.put({"error": reason(error), "clause": clause, "near": near}, Text(words, "bold"))

    def viewer(self) -> int:
        """Who is told things: the one person at the table; with several people everybody hears the public part."""
        people = self.table.people()
        return people[0] if len(people) == 1 else -1

    def tell_news(self) -> None:
        """What happened since the last telling, and what was taken back."""
        for sentence in self.notes:
            self.say(sentence)
        self.notes = []
        for step in self.table.steps[self.told :]:
            self.screen.put(*self.step_faces(step))
        self.told = len(self.table.steps)

    def step_faces(self, step: Step) -> tuple[dict[str, Any], RenderableType]:
        """A step for programs and for people."""
        names = names_for(self.table.game, self.table.state.players, self.viewer())
        sentences = step.sentences(self.board, names, self.viewer())
        seat = self.seat_name(step.seat) if step.seat >= 0 else None
        return {"seat": seat, "move": step.text or None, "events": sentences}, Text("\n".join(sentences))

    def show(self, seat: int) -> None:
        """The table as this seat sees it, with what it may do."""
        view, texts = self.table.state.view(seat), self.table.texts()
        choices = Grid.grid(padding=(0, 2))
        for choice in self.board.group_choices(view, texts):
            choices.add_row(Text(choice.form, "bold"), choice.words)
        self.screen.put(
            {"turn": self.seat_name(seat), "view": view, "legal": texts},
            Group("", self.board.draw(view, self.table.game), "", choices),
        )

    def think(self) -> Candidate:
        """What the bot would do in the mover's seat; a person who waits is told."""
        with Working() as working:
            working.on(f"{self.title()} is thinking")
            return self.table.think()

    def title(self) -> str:
        """What the mover is called."""
        return titles(self.table.game, self.table.state.players)[self.table.mover]

    def decide(self, action: int) -> None:
        """Make a decision and keep it."""
        self.table.decide(action)
        self.keep()

    def keep(self) -> None:
        """Save the game; where that fails, say so once and play on."""
        if self.path is not None:
            try:
                write_document(self.path, self.table.document())
            except OSError as error:
                self.path = None
                self.say(f"The game cannot be saved any more: {reason(error)}")
