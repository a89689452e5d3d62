"""A table as the fold of its log: the same entries give the same table in every process and after every crash."""

import copy
from collections.abc import Iterable
from typing import Final

from paname.core.errors import PanameError
from paname.core.events import Event
from paname.core.game import Game
from paname.core.registry import load
from paname.core.state import State
from paname.server.ids import digest
from paname.server.seal import lesson_secret, seed_of
from paname.server.table import entries as log
from paname.server.table.broken import BrokenLog
from paname.server.table.entries import Entry
from paname.server.table.seats import Seat
from paname.server.table.timeline import Timeline
from paname.server.wire import Origin, SealView, Status

PUBLIC: Final = -1
FOLD_ERRORS: Final = (BrokenLog, PanameError, AssertionError, LookupError, ValueError)


class Table:
    """What has happened at one table, and how things stand."""

    def __init__(self, created: log.Created) -> None:
        self.created = created
        self.settings = created.settings
        self.id = created.table
        self.game: Game = load(created.game)
        self.log: list[Entry] = []
        self.counts: dict[type[Entry], int] = {}
        colours = self.game.seat_names(created.players)
        self.seats = [Seat.of(place, colours[place], plan) for place, plan in enumerate(created.seats)]
        self.status: Status = "open"
        self.timeline: Timeline | None = None
        self.left = [created.settings.clock.start()] * created.players
        self.turn_at = created.at
        self.asked: log.UndoAsked | None = None
        self.granted: list[int] = []
        self.votes: dict[int, list[int]] = {}  # which seats want a bot in the place of an absent one
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
        return len(self.timeline.actions) if self.timeline else 0

    @property
    def state(self) -> State:
        """The true position of a game that has started."""
        assert self.timeline is not None
        return self.timeline.state

    @property
    def to_move(self) -> int:
        """The seat that is to move; -1 if none is."""
        return int(self.state.to_move) if self.status == "running" else -1

    @property
    def seed(self) -> str:
        """The seed; never told before the end."""
        return seed_of(self.created.secret, [seat.nonce for seat in self.seats])

    @property
    def origin(self) -> Origin:
        """Where the deal comes from: drawn for this table, the same for every first game, or a known position."""
        if self.created.position:
            return "position"
        return "lesson" if self.created.secret == lesson_secret(self.created.game) else "new"

    def seats_of(self, user: str) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if user and seat.user == user and seat.kind == "human"]

    def done(self, actor: str, command: str) -> Entry | None:
        """The last entry that a command of somebody brought about."""
        for entry in reversed(self.log):
            if command and entry.command == command and entry.actor == actor:
                return entry
        return None

    def count(self, kind: type[Entry]) -> int:
        """How many entries of a kind there are."""
        return self.counts.get(kind, 0)

    def seal(self) -> SealView:
        """The seal: commitment and nonces, the secret and the seed once the game is over."""
        over = self.status == "over"
        return SealView(
            commitment=digest(self.created.secret),
            nonces=[seat.nonce or None for seat in self.seats],
            secret=self.created.secret if over else None,
            seed=self.seed if over else None,
        )

    # Folding -------------------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """An equal table; whatever is folded into one of the two leaves the other as it is."""
        other = copy.copy(self)
        other.log = self.log.copy()
        other.counts = self.counts.copy()
        other.seats = [copy.copy(seat) for seat in self.seats]
        other.left = self.left.copy()
        other.granted = self.granted.copy()
        return other

    def fold(self, entry: Entry) -> list[Event]:
        """Take the next entry in; says what happened in the game."""
        if entry.n != self.n + 1:
            raise BrokenLog("gap", self.n + 1, f"is missing, {entry.n} follows")
        self.log.append(entry)
        self.counts[type(entry)] = self.counts.get(type(entry), 0) + 1
        return entry.fold(self)

    def forget_votes(self, seat: int) -> None:
        """Nobody asks for a bot in this seat's place any more."""
        if seat in self.votes:
            self.votes = {other: votes for other, votes in self.votes.items() if other != seat}

    def spend(self, seat: int, spent: int) -> None:
        """Take time from a seat, and give what its clock adds."""
        clock = self.settings.clock
        if clock.kind == "fischer":
            self.left[seat] = max(0, self.left[seat] - spent) + clock.increment * 1000


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
