"""A table as the fold of its log: the same entries give the same table in every process and after every crash."""

from collections.abc import Iterable
from typing import Final

import msgspec

from paname.core.errors import PanameError
from paname.core.events import Event
from paname.core.game import Game
from paname.core.state import State
from paname.server.boxes import game_of
from paname.server.catalogue import catalogue
from paname.server.ids import digest
from paname.server.seal import derived_nonce, lesson_secret, seed_of
from paname.server.table import entries as log
from paname.server.table.broken import BrokenLog
from paname.server.table.entry import Entry
from paname.server.table.request_entries import Proposed, Vacation
from paname.server.table.seats import Seat
from paname.server.table.timeline import Timeline
from paname.server.wire import Origin, ResultView, SealView, Status

PUBLIC: Final = -1
KEPT_ENTRIES: Final = 500
FOLD_ERRORS: Final = (BrokenLog, PanameError, AssertionError, LookupError, ValueError)


class Table:
    """What has happened at one table, and how things stand."""

    def __init__(self, created: log.Created) -> None:
        self.created = created
        self.settings = created.settings
        self.id = created.table
        self.game: Game = game_of(created.game, created.components)
        self.log: list[Entry] = []  # the last entries; all of them only where there are few
        self.counts: dict[type[Entry], int] = {}
        colours = self.game.seat_names(created.players)
        self.seats = [Seat.of(place, colours[place], plan) for place, plan in enumerate(created.seats)]
        self.status: Status = "open"
        self.timeline: Timeline | None = None
        self.left = [created.settings.clock.start()] * created.players
        self.turn_at = created.at
        self.asked: log.UndoAsked | None = None
        self.granted: list[int] = []
        self.refused = -1  # the decision at which the last wish to undo was refused
        self.proposal: Proposed | None = None
        self.agreed: list[int] = []  # the seats that agree to it
        self.paused_at = 0
        self.vacations: dict[int, Vacation] = {}
        self.votes: dict[int, list[int]] = {}  # which seats want a bot in the place of an absent one
        self.ended: log.Ended | None = None
        self.rematch = ""
        self.barred: frozenset[str] = frozenset()  # people who were sent away
        self.muted: frozenset[str] = frozenset()

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
        return self.timeline.state.to_move if self.status == "running" else -1  # type: ignore[union-attr] # it runs

    @property
    def seed(self) -> str:
        """The seed; never told before the end."""
        return seed_of(self.created.secret, self.nonces())

    def nonces(self) -> list[str]:
        """Everybody's part of the seed: their own, or what follows from the secret."""
        return [seat.nonce or derived_nonce(self.created.secret, seat.number) for seat in self.seats]

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

    @property
    def has_whole_log(self) -> bool:
        """Whether every entry is in memory."""
        return self.log[0].n == 1

    def count(self, kind: type[Entry]) -> int:
        """How many entries of a kind there are."""
        return self.counts.get(kind, 0)

    def seal(self) -> SealView:
        """The seal: commitment and nonces, the secret and the seed once the game is over."""
        over = self.status == "over"
        return SealView(
            commitment=digest(self.created.secret),
            nonces=[*self.nonces()] if over else [seat.nonce or None for seat in self.seats],
            derived=[seat.number for seat in self.seats if not seat.nonce],
            secret=self.created.secret if over else None,
            seed=self.seed if over else None,
        )

    def result(self) -> ResultView | None:
        """How it ended."""
        ended = self.ended
        if ended is None:
            return None
        seat = ended.seat if ended.seat >= 0 else None
        return ResultView(ended.scores, ended.winners, ended.places, ended.reason, seat)

    def last_action(self) -> msgspec.Raw:
        """The last decision as an action."""
        assert self.timeline is not None
        assert self.timeline.before is not None
        made = self.created
        return catalogue(made.game, made.components).faces(self.timeline.before, [self.timeline.actions[-1]])[0]

    # Folding -------------------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """An equal table; whatever is folded into one of the two leaves the other as it is."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.log = self.log.copy()
        other.counts = self.counts.copy()
        other.seats = [seat.copy() for seat in self.seats]
        other.left = self.left.copy()
        other.granted = self.granted.copy()
        return other

    def fold(self, entry: Entry) -> list[Event]:
        """Take the next entry in; says what happened in the game."""
        if entry.n != self.n + 1:
            raise BrokenLog("gap", self.n + 1, f"is missing, {entry.n} follows")
        self.log.append(entry)
        if len(self.log) >= 2 * KEPT_ENTRIES:
            del self.log[:-KEPT_ENTRIES]
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
    """The table of a first entry; one of earlier rules is played on by the options that say what applied then."""
    if not isinstance(first, log.Created):
        raise BrokenLog("gap", 1, f"is missing, {first.n} comes first")
    try:
        table = Table(first)
    except PanameError as error:
        raise BrokenLog("does_not_fold", 1, str(error)) from error
    if not 1 <= first.rules_version <= table.game.rules_version:
        detail = f"was played by rules {first.rules_version}, this server plays {table.game.rules_version}"
        raise BrokenLog("rules_version", 1, detail)
    table.created = upgraded(first, table.game)
    table.fold(first)
    return table


def upgraded(first: log.Created, game: Game) -> log.Created:
    """The first entry in the words of today's rules; the log keeps it as it was written."""
    if first.rules_version == game.rules_version:
        return first
    given: dict[str, object] = {"rules_version": first.rules_version, "options": first.options}
    options = game.setup(first.players, game.options_of(given)).options
    return msgspec.structs.replace(first, rules_version=game.rules_version, options=options)


def fold_stored(table: Table, entry: Entry) -> list[Event]:
    """Fold an entry of a log that was read; BrokenLog if it does not follow."""
    try:
        return table.fold(entry)
    except BrokenLog:
        raise
    except FOLD_ERRORS as error:
        raise BrokenLog("does_not_fold", entry.n, f"{type(error).__name__}: {error}") from error
