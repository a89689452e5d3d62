"""A table as the fold of its log: the same entries give the same table in every process and after every crash."""

import copy
from collections.abc import Callable, Iterable
from typing import Final

from paname.core.errors import PanameError
from paname.core.events import Event
from paname.core.game import Game
from paname.core.registry import load
from paname.core.state import State
from paname.server.ids import digest
from paname.server.seal import seed_of
from paname.server.table import entries as log
from paname.server.table.broken import BrokenLog
from paname.server.table.entries import Entry
from paname.server.table.play import Deal, Play
from paname.server.table.seats import Seat

PUBLIC: Final = -1


FOLD_ERRORS: Final = (BrokenLog, PanameError, AssertionError, LookupError, ValueError)


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
        return self.log[-1].n if self.log else 0

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

    def copy(self) -> "Table":
        """An equal table; whatever is folded into one of the two leaves the other as it is."""
        other = copy.copy(self)
        other.log = self.log.copy()
        other.seats = [copy.copy(seat) for seat in self.seats]
        other.left = self.left.copy()
        other.granted = self.granted.copy()
        return other

    def fold(self, entry: Entry) -> list[Event]:
        """Take the next entry in; says what happened in the game."""
        if entry.n != self.n + 1:
            raise BrokenLog("gap", self.n + 1, f"is missing, {entry.n} follows")
        self.log.append(entry)
        handler = FOLDS.get(type(entry))
        return handler(self, entry) if handler else []

    def start(self, entry: Entry) -> list[Event]:
        """The first draws."""
        made = self.created
        events: list[Event] = []
        deal = Deal(self.game, made.players, dict(made.options), self.seed, made.position)
        self.play = Play(deal, deal.first(events))
        self.status = "running"
        self.turn_at = entry.at
        return events

    def move(self, entry: log.Moved) -> list[Event]:
        """A decision; an open question about undoing is closed by it."""
        assert self.play is not None
        if entry.seat != self.to_move:
            raise BrokenLog("wrong_mover", entry.n, f"seat {entry.seat} moves when it is the turn of {self.to_move}")
        events: list[Event] = []
        self.play = self.play.move(entry.action, events)
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
        self.play = self.play.undo(entry.to)
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
    """The table that a log describes; BrokenLog if it describes none."""
    entries = iter(history)
    table = new_table(next(entries))
    for entry in entries:
        fold_stored(table, entry)
    return table


def new_table(first: Entry) -> Table:
    """The table of a first entry, if this server plays its game by the same rules."""
    if not isinstance(first, log.Created):
        raise BrokenLog("gap", 1, f"is missing, {first.n} comes first")
    try:
        table = Table(first)
    except PanameError as error:
        raise BrokenLog("does_not_fold", 1, str(error)) from error
    if first.rules_version != table.game.rules_version:
        detail = f"was played by rules {first.rules_version}, this server plays {table.game.rules_version}"
        raise BrokenLog("rules_version", 1, detail)
    table.fold(first)
    return table


def fold_stored(table: Table, entry: Entry) -> list[Event]:
    """Fold an entry of a log that was read; BrokenLog if it does not follow."""
    try:
        return table.fold(entry)
    except BrokenLog:
        raise
    except FOLD_ERRORS as error:
        raise BrokenLog("does_not_fold", entry.n, f"{type(error).__name__}: {error}") from error
