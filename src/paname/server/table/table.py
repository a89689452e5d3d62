"""A table as the fold of its log: the same entries give the same table in every process and after every crash."""

from collections.abc import Callable, Iterable
from typing import Final

from paname.core.events import Event
from paname.core.game import Game
from paname.core.registry import load
from paname.core.state import State
from paname.server.ids import digest
from paname.server.seal import seed_of
from paname.server.table import entries as log
from paname.server.table.entries import Entry
from paname.server.table.play import Play
from paname.server.table.seats import Seat

PUBLIC: Final = -1


class Table:
    """What has happened at one table, and how things stand."""

    def __init__(self, created: log.Created) -> None:
        self.created = created
        self.id = created.table
        self.game: Game = load(created.game)
        self.log: list[Entry] = []
        colours = self.game.seat_names(created.players)
        self.seats = [Seat.of(place, colours[place], plan) for place, plan in enumerate(created.seats)]
        self.status = "open"
        self.play: Play | None = None
        self.left = [created.clock.start()] * created.players
        self.turn_at = created.at
        self.asked: log.UndoAsked | None = None
        self.granted: list[int] = []
        self.ended: log.Ended | None = None
        self.rematch = ""

    # How things stand ----------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def decision(self) -> int:
        """How many decisions stand."""
        return len(self.play.actions) if self.play else 0

    @property
    def state(self) -> State:
        """The true position of a game that has started."""
        assert self.play is not None
        return self.play.state

    @property
    def to_move(self) -> int:
        """The seat that is to move; -1 if none is."""
        return int(self.state.to_move) if self.status == "running" else -1

    @property
    def seed(self) -> str:
        """The seed; never told before the end."""
        return seed_of(self.created.secret, [seat.nonce for seat in self.seats])

    def seats_of(self, user: str) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if user and seat.user == user and seat.kind == "human"]

    def done(self, actor: str, command: str) -> Entry | None:
        """The last entry that a command of somebody brought about."""
        for entry in reversed(self.log):
            if command and entry.command == command and entry.actor == actor:
                return entry
        return None

    def seal(self) -> dict[str, object]:
        """The seal: commitment and nonces, the secret and the seed once the game is over."""
        over = self.status == "over"
        return {
            "commitment": digest(self.created.secret),
            "nonces": [seat.nonce or None for seat in self.seats],
            "secret": self.created.secret if over else None,
            "seed": self.seed if over else None,
        }

    # Folding -------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> list[Event]:
        """Take the next entry in; says what happened in the game."""
        self.log.append(entry)
        handler = FOLDS.get(type(entry))
        return handler(self, entry) if handler else []

    def start(self, entry: Entry) -> list[Event]:
        """The first draws."""
        made = self.created
        options: dict[str, object] = dict(made.options)
        self.play = Play(self.game, made.players, options, self.seed, made.position)
        self.status = "running"
        self.turn_at = entry.at
        return self.play.opening

    def move(self, entry: log.Moved) -> list[Event]:
        """A decision; an open question about undoing is closed by it."""
        assert self.play is not None
        events = self.play.move(entry.action)
        self.asked = None
        self.spend(entry.seat, entry.spent)
        self.turn_at = entry.at
        return events

    def spend(self, seat: int, spent: int) -> None:
        """Take time from a seat, and give what its clock adds."""
        clock = self.created.clock
        if clock.kind == "fischer":
            self.left[seat] = max(0, self.left[seat] - spent) + clock.increment * 1000

    def undo(self, entry: log.Undone) -> list[Event]:
        """Some decisions no longer stand."""
        assert self.play is not None
        self.play.undo(entry.to)
        self.asked = None
        self.turn_at = entry.at
        return []

    def ask(self, entry: log.UndoAsked) -> list[Event]:
        """A question to the others; who asks has granted it."""
        self.asked = entry
        self.granted = [entry.seat]
        return []

    def answer(self, entry: log.UndoAnswered) -> list[Event]:
        """An answer to the question."""
        if entry.grant:
            self.granted.append(entry.seat)
        else:
            self.asked = None
        return []

    def join(self, entry: log.Joined) -> list[Event]:
        """Somebody sat down."""
        seat = self.seats[entry.seat]
        seat.kind, seat.user, seat.name, seat.account = "human", entry.user, entry.name, entry.account
        seat.nonce = entry.nonce
        return []

    def set_seat(self, entry: log.SeatSet) -> list[Event]:
        """The host changed a seat."""
        seat = self.seats[entry.seat]
        seat.clear()
        if entry.level:
            seat.kind, seat.level, seat.nonce = "bot", entry.level, entry.nonce
        return []

    def leave(self, entry: log.Left) -> list[Event]:
        """Somebody stood up."""
        seat = self.seats[entry.seat]
        if self.status == "open":
            seat.clear()
        else:
            seat.waits = not entry.level
            self.hand_over(seat, entry.level)
        return []

    def hand_over(self, seat: Seat, level: str) -> None:
        """A bot plays for a person from now on."""
        seat.bot_plays, seat.level = bool(level), level

    def give_back(self, entry: log.Returned) -> list[Event]:
        """A person plays again; a clock that had run out starts anew."""
        seat = self.seats[entry.seat]
        seat.bot_plays, seat.waits, seat.level = False, False, ""
        if self.left[entry.seat] == 0:
            self.left[entry.seat] = self.created.clock.start()
        if entry.seat == self.to_move:
            self.turn_at = entry.at
        return []

    def resign(self, entry: log.Resigned) -> list[Event]:
        """A seat gave up."""
        self.seats[entry.seat].resigned = True
        self.hand_over(self.seats[entry.seat], entry.level)
        return []

    def time_out(self, entry: log.TimedOut) -> list[Event]:
        """A seat ran out of time."""
        self.left[entry.seat] = 0
        self.hand_over(self.seats[entry.seat], entry.level)
        return []

    def replace(self, entry: log.Replaced) -> list[Event]:
        """A bot plays for somebody who is away."""
        self.seats[entry.seat].waits = False
        self.hand_over(self.seats[entry.seat], entry.level)
        return []

    def end(self, entry: log.Ended) -> list[Event]:
        """The game is over."""
        self.status = "over"
        self.ended = entry
        return []

    def note_rematch(self, entry: log.Rematched) -> list[Event]:
        """There is a new table."""
        self.rematch = entry.table
        return []


FOLDS: Final[dict[type[Entry], Callable[..., list[Event]]]] = {
    log.Started: Table.start,
    log.Moved: Table.move,
    log.Undone: Table.undo,
    log.UndoAsked: Table.ask,
    log.UndoAnswered: Table.answer,
    log.Joined: Table.join,
    log.SeatSet: Table.set_seat,
    log.Left: Table.leave,
    log.Returned: Table.give_back,
    log.Resigned: Table.resign,
    log.TimedOut: Table.time_out,
    log.Replaced: Table.replace,
    log.Ended: Table.end,
    log.Rematched: Table.note_rematch,
}


def table_of(history: Iterable[Entry]) -> Table:
    """The table that a log describes."""
    entries = iter(history)
    first = next(entries)
    assert isinstance(first, log.Created)
    table = Table(first)
    table.fold(first)
    for entry in entries:
        table.fold(entry)
    return table
