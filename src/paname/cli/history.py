"""What happened in a game, decision by decision, with the draws that followed each."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from paname.cli.boards import Board
from paname.core.events import Event
from paname.core.game import Game
from paname.core.records import Step, walk
from paname.core.state import CHANCE, State


@dataclass
class Entry:
    """One decision with the draws that followed it; the first entry of a game is the set-up, decided by CHANCE."""

    seat: int
    action: int = -1
    text: str = ""
    has_draws: bool = False
    events: list[Event] = field(default_factory=list)

    def sentences(self, board: Board, names: list[str], viewer: int = -1) -> list[str]:
        """What happened, as this seat may know it; -1 is a spectator."""
        sentences = [board.event_text(event, names) for event in self.events if event.is_seen_by(viewer)]
        return [sentence for sentence in sentences if sentence]

    def add(self, step: Step) -> None:
        """Take in a choice that belongs to this decision."""
        self.has_draws |= step.is_draw
        self.events += step.events


def read_history(document: dict[str, object]) -> Iterator[tuple[Entry, State]]:
    """The decisions of a record, each with the state after it; a record that doesn't replay is refused at once."""
    way = walk(document)
    state = way.state
    steps = list(way)
    entry = Entry(CHANCE)
    for step in steps:
        if not step.is_draw:
            yield entry, state
            entry = Entry(step.seat, step.choice, way.game.text(step.before, step.choice))
        entry.add(step)
        state = step.after
    yield entry, state


def heading(game: Game, entry: Entry, number: int, players: int) -> str:
    """A decision's number, seat and move."""
    return f"{number}. {game.seat_names(players)[entry.seat].capitalize()}: {entry.text}" if number else "Setup"
