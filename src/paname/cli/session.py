"""A table on a screen: what is shown there, and the file in which the game is kept."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from paname.bots.contract import Choice
from paname.cli.boards import board_of
from paname.cli.files import write_document
from paname.cli.history import Entry
from paname.cli.output import Working
from paname.cli.screen import Screen
from paname.cli.table import Table
from paname.cli.words import level_name, names_for, reason, titles
from paname.core.errors import IllegalAction, PanameError, ParseError
from paname.core.names import in_words

NEWS = 3


class Session:
    """One table, one screen, one file; `shown` counts the history shown so far, `open_to` is who can see the table."""

    def __init__(self, table: Table, screen: Screen, path: Path | None) -> None:
        self.table = table
        self.screen = screen
        self.path = path
        self.board = board_of(table.game.name)
        self.shown = max(0, len(table.history) - NEWS)
        self.notes: list[str] = []
        self.open_to = -1

    def seat_name(self, seat: int) -> str:
        """A seat's own name."""
        return self.table.game.seat_names(self.table.state.players)[seat]

    def put_message(self, sentence: str) -> None:
        """One sentence."""
        self.screen.put({"message": sentence}, sentence)

    def refuse(self, error: PanameError | OSError, line: str) -> None:
        """Why something isn't possible, and which moves come close to a line that isn't one."""
        clause = error.clause if isinstance(error, IllegalAction) else None
        near = get_close_matches(line, self.table.texts(), 3) if isinstance(error, ParseError) else []
        words = f"{reason(error)}\nDid you mean: {', '.join(near)}?" if near else reason(error)
        self.screen.put({"error": reason(error), "clause": clause, "near": near}, Text(words, "bold"))

    def viewer(self) -> int:
        """Whose knowledge the news has: the only person at the table, or a spectator where several people share it."""
        people = self.table.people()
        return people[0] if len(people) == 1 else -1

    def show_news(self) -> None:
        """What happened since the last news, and what was taken back."""
        for sentence in self.notes:
            self.put_message(sentence)
        self.notes = []
        for entry in self.table.history[self.shown :]:
            self.screen.put(*self.entry_faces(entry))
        self.shown = len(self.table.history)

    def entry_faces(self, entry: Entry) -> tuple[dict[str, Any], RenderableType]:
        """A decision for programs and for people."""
        names = names_for(self.table.game, self.table.state.players, self.viewer())
        sentences = entry.sentences(self.board, names, self.viewer())
        seat = self.seat_name(entry.seat) if entry.seat >= 0 else None
        return {"seat": seat, "move": entry.text or None, "events": sentences}, Text("\n".join(sentences))

    def introduce(self) -> None:
        """Who plays which seat, where bots play."""
        table = self.table
        names = titles(table.game, table.state.players)
        you = [f"you play {names[seat]}" for seat in table.people() if len(table.people()) == 1]
        bots = [f"{level_name(table.seats[seat])} plays {names[seat]}" for seat in table.bots]
        if bots:
            words = in_words([*you, *bots])
            self.put_message(f"{words[0].upper()}{words[1:]}.")

    def show(self, seat: int) -> None:
        """The table as this seat sees it, with what it may do."""
        view, texts = self.table.state.view(seat), self.table.texts()
        choices = Grid.grid(padding=(0, 2))
        for choice in self.board.group_moves(view, texts):
            choices.add_row(Text(choice.form, "bold"), choice.words)
        self.screen.put(
            {"turn": self.seat_name(seat), "view": view, "legal": texts},
            Group("", self.board.draw(view, self.table.game), "", choices),
        )

    def think(self) -> Choice:
        """What the bot in the mover's seat does; anybody who waits can see that it is thinking."""
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
        """Save the game; if that fails, say so once and play on."""
        if self.path is not None:
            try:
                write_document(self.path, self.table.document())
            except OSError as error:
                self.path = None
                self.put_message(f"This game can't be saved any more: {reason(error)}")
