"""What you can type at the table besides moves; every command returns whether the game goes on."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from paname.bots.levels import STRONGEST
from paname.cli.breakdown import changes, score_data, score_picture
from paname.cli.files import write_document
from paname.cli.history import heading
from paname.cli.rules_help import help_faces
from paname.cli.session import Session
from paname.cli.words import expectation, level_name
from paname.core.errors import PanameError
from paname.core.names import slug


@dataclass(frozen=True)
class Command:
    """One command: how it is typed, what it does."""

    form: str
    words: str
    run: Callable[[Session, str], bool]


def show_help(session: Session, rest: str) -> bool:
    """All commands, a clause, or a thing of the game."""
    if rest:
        session.screen.put(*help_faces(session.table.game, rest))
        return True
    grid = Grid.grid(padding=(0, 2))
    for command in COMMANDS.values():
        grid.add_row(Text(command.form, "bold"), command.words)
    words = "Anything else is a move. Press Tab to complete it; capitals don't matter."
    grid.add_row("", words)
    session.screen.put({"commands": {command.form: command.words for command in COMMANDS.values()}}, grid)
    return True


def show_moves(session: Session, rest: str) -> bool:
    """The legal moves that begin so."""
    texts = [text for text in session.table.texts() if slug(text).startswith(slug(rest))]
    if texts:
        session.screen.put({"legal": texts}, Columns(texts, padding=(0, 3), column_first=True))
    else:
        session.put_message(f"No move starts with {rest!r}.")
    return True


def show_board(session: Session, _: str) -> bool:
    """The table again."""
    session.show(session.table.mover)
    return True


def undo(session: Session, _: str) -> bool:
    """Take the last decision back."""
    return take_back(session, also_draws=False)


def undo_draws(session: Session, _: str) -> bool:
    """Take the last decision back, draws included."""
    return take_back(session, also_draws=True)


def take_back(session: Session, also_draws: bool) -> bool:
    """Take back and say what."""
    taken = session.table.undo(also_draws)
    session.shown = len(session.table.history)
    session.keep()
    session.notes.append(f"Taken back: {session.seat_name(taken.seat).capitalize()}, {taken.text}.")
    return True


def show_score(session: Session, _: str) -> bool:
    """Where the points come from."""
    seen = session.table.seen_by(session.table.mover)
    session.screen.put(score_data(session.table.game, seen), score_picture(session.table.game, seen))
    return True


def hint(session: Session, _: str) -> bool:
    """What the strongest bot would do here, and what it brings."""
    table = session.table
    choice = table.advise()
    text = table.game.text(table.state, choice.action)
    seen = table.seen_by(table.mover)
    after = seen.clone()
    after.apply(choice.action)
    gains = changes(seen, after, table.mover)
    words = f"{level_name(STRONGEST)} suggests {text}: {gains or 'no points right away'}."
    data: dict[str, object] = {"hint": text, "gains": gains, "level": STRONGEST}
    if choice.reasons:
        best = choice.reasons[0]
        words += f" {expectation(best.lead, best.win)}"
        data |= {"lead": round(best.lead, 1), "win": round(best.win, 3)}
    session.screen.put(data, Text(words))
    return True


def show_log(session: Session, _: str) -> bool:
    """All decisions so far."""
    table = session.table
    grid = Grid.grid(padding=(0, 2))
    faces = [session.entry_faces(entry) for entry in table.history]
    for number, (entry, face) in enumerate(zip(table.history, faces, strict=True)):
        grid.add_row(heading(table.game, entry, number, table.state.players), face[1])
    session.screen.put({"log": [face[0] for face in faces]}, grid)
    return True


def save(session: Session, rest: str) -> bool:
    """Write the record to a file."""
    if not rest:
        raise PanameError("Where to? Type save FILE.")
    path = Path(rest).expanduser()
    write_document(path, session.table.document())
    session.screen.put({"saved": str(path)}, f"Saved to {path}.")
    return True


def show_record(session: Session, _: str) -> bool:
    """The record so far."""
    document = session.table.document()
    session.screen.put({"record": document}, json.dumps(document))
    return True


def leave(_: Session, __: str) -> bool:
    """Leave the table."""
    return False


COMMANDS = {
    "help": Command("help", "this list; help WORD explains a clause or a word of the rules", show_help),
    "moves": Command("moves [START]", "your moves, or only those that start like this", show_moves),
    "board": Command("board", "the table again", show_board),
    "score": Command("score", "the score if the game ended now, and where it comes from", show_score),
    "hint": Command("hint", "what the strongest bot would do", hint),
    "undo": Command("undo", "take back your last decision, unless something was drawn since", undo),
    "undo!": Command("undo!", "take it back anyway; only against bots", undo_draws),
    "log": Command("log", "everything that has happened", show_log),
    "save": Command("save FILE", "write the record to a file", save),
    "record": Command("record", "show the record", show_record),
    "quit": Command("quit", "leave; your game is saved", leave),
}
