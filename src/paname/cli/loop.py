"""The course of a game at a table, from the first turn to the result."""

from rich.console import Group
from rich.text import Text

from paname.cli.breakdown import score_data, score_picture
from paname.cli.commands import COMMANDS
from paname.cli.session import Session
from paname.cli.table import HUMAN
from paname.core.errors import PanameError


def run(session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    table = session.table
    session.introduce()
    while not table.state.is_over:
        if table.seats[table.mover] != HUMAN:
            bot_turn(session)
        elif not person_turn(session):
            leave(session)
            return
    finish(session)


def bot_turn(session: Session) -> None:
    """Let the bot decide."""
    session.show_news()
    session.decide(session.think().action)


def person_turn(session: Session) -> bool:
    """Ask the mover until a decision is made or taken back; False to leave."""
    seat = session.table.mover
    if not open_table(session, seat):
        return False
    session.show(seat)
    before = len(session.table.history)
    while len(session.table.history) == before:
        line = session.screen.ask(session.seat_name(seat), [*session.table.texts(), *COMMANDS])
        if line is None or not obey(session, line):
            return False
    return True


def open_table(session: Session, seat: int) -> bool:
    """Show the news; where several people share the screen, cover the table until the mover is there."""
    covers = len(session.table.people()) > 1 and session.open_to != seat
    if covers:
        session.screen.wipe()
    session.show_news()
    session.open_to = seat
    return not covers or session.screen.cover(session.title())


def obey(session: Session, line: str) -> bool:
    """Carry out a command or a move; False to leave."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    try:
        if command is not None:
            return command.run(session, rest.strip())
        if line:
            session.decide(session.table.game.parse(session.table.state, line))
    except (PanameError, OSError) as error:
        session.refuse(error, line)
    return True


def leave(session: Session) -> None:
    """Say how to come back."""
    path = session.path
    words = "This game wasn't saved." if path is None else f"To continue: paname play --resume {path}"
    session.screen.put({"saved": None if path is None else str(path)}, words)


def whole(words: str) -> Text:
    """Words that no line break may cut, since they hold a path."""
    return Text(words, no_wrap=True, overflow="ignore")


def finish(session: Session) -> None:
    """The last board, the result that adds up, and where the record lies."""
    session.show_news()
    game, state, path = session.table.game, session.table.state, session.path
    where = "The record wasn't saved." if path is None else f"The record is saved at {path}."
    session.screen.put(
        {**score_data(game, state), "saved": None if path is None else str(path)},
        Group("", session.board.draw(state.view(session.viewer()), game), "", score_picture(game, state), whole(where)),
    )
