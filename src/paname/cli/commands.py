"""What a person can say at the table besides moves. Every command returns whether the game goes on."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from paname.cli.breakdown import changes, score_data, score_picture
from paname.cli.files import write_document
from paname.cli.rules_help import help_faces
from paname.cli.session import Session
from paname.cli.walk import heading
from paname.cli.words import counted
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
    words = "Anything else is a move. Tab completes it in a terminal; capitals do not matter."
    grid.add_row("", words)
    session.screen.put({"commands": {command.form: command.words for command in COMMANDS.values()}}, grid)
    return True


def show_moves(session: Session, rest: str) -> bool:
    """The legal moves that begin so."""
    texts = [text for text in session.table.texts() if slug(text).startswith(slug(rest))]
    if texts:
        session.screen.put({"legal": texts}, Columns(texts, padding=(0, 3), column_first=True))
    else:
        session.say(f"No move begins with {rest!r}.")
    return True


def show_board(session: Session, _: str) -> bool:
    """The table once more."""
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
    session.told = len(session.table.steps)
    session.keep()
    session.notes.append(f"Taken back: {session.seat_name(taken.seat).capitalize()}, {taken.text}.")
    return True


def show_score(session: Session, _: str) -> bool:
    """Where the points come from."""
    seen = session.table.seen_by(session.table.mover)
    session.screen.put(score_data(session.table.game, seen), score_picture(session.table.game, seen))
    return True


def hint(session: Session, _: str) -> bool:
    """What the bot would do here, and what it brings."""
    table = session.table
    candidate = session.think()
    text = table.game.text(table.state, candidate.action)
    seen = table.seen_by(table.mover)
    after = seen.clone()
    after.apply(candidate.action)
    gains = changes(seen, after, table.mover)
    words = [f"{text}: {gains or 'no points at once'}."]
    if candidate.games:
        lead = f"{candidate.worth():+.1f}".replace("-", "−")
        words.append(
            f"In {counted(candidate.games, 'game')} played out at random from there your lead was {lead} on average."
        )
    session.screen.put({"hint": text, "gains": gains, "lead": candidate.worth()}, Text(" ".join(words)))
    return True


def show_log(session: Session, _: str) -> bool:
    """All decisions so far."""
    table = session.table
    grid = Grid.grid(padding=(0, 2))
    faces = [session.step_faces(step) for step in table.steps]
    for number, (step, face) in enumerate(zip(table.steps, faces, strict=True)):
        grid.add_row(heading(table.game, step, number, table.state.players), face[1])
    session.screen.put({"log": [face[0] for face in faces]}, grid)
    return True


def save(session: Session, rest: str) -> bool:
    """Write the record to a file."""
    if not rest:
        raise PanameError("Say save FILE.")
    path = Path(rest).expanduser()
    write_document(path, session.table.document())
    session.screen.put({"saved": str(path)}, f"Saved at {path}.")
    return True


def show_record(session: Session, _: str) -> bool:
    """The record as it stands."""
    document = session.table.document()
    session.screen.put({"record": document}, json.dumps(document))
    return True


def leave(_: Session, __: str) -> bool:
    """Go."""
    return False


COMMANDS = {
    "help": Command("help", "this list; help L3.3 or help levitation explains a rule", show_help),
    "moves": Command("moves [START]", "the moves that begin so, or all", show_moves),
    "board": Command("board", "the table once more", show_board),
    "score": Command("score", "where the points come from, if it ended now", show_score),
    "hint": Command("hint", "what the bot would do here", hint),
    "undo": Command("undo", "take back the last decision, as long as nothing was drawn since", undo),
    "undo!": Command("undo!", "take it back even so; against bots only", undo_draws),
    "log": Command("log", "what happened so far", show_log),
    "save": Command("save FILE", "write the record to a file", save),
    "record": Command("record", "show the record", show_record),
    "quit": Command("quit", "leave; the game is kept", leave),
}
