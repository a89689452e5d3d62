"""The log of a table: numbered entries, each a fact that was durably stored before anybody was told.

An entry says all about itself in one place: its fields, which of them everybody is told, which a record keeps, whether
the table's description changes with it, and what it does to the table.
"""

from typing import TYPE_CHECKING, Union

import msgspec

from paname.core.events import Event
from paname.core.options import Value
from paname.server.table import lobby_entries, moderation_entries, request_entries  # noqa: F401 - further kinds of entries
from paname.server.table.broken import BrokenLog
from paname.server.table.entry import Entry
from paname.server.table.settings import SeatPlan, TableSettings
from paname.server.table.timeline import Deal, Timeline
from paname.server.wire import EndReason

if TYPE_CHECKING:
    from paname.server.table.table import Table


class Created(Entry, tag="created"):
    """The table as it was asked for; the secret stays with the server until the end."""

    table: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Value]
    seats: list[SeatPlan]
    host: str
    secret: str
    settings: TableSettings = TableSettings()  # stored flat, beside the other fields
    position: str = ""  # where a table plays on from; empty: a new game
    components: str = ""  # the component set of somebody's own box; empty: ours
    box: str = ""  # what its owner calls it
    previous: str = ""
    forked_from: str = ""


class Joined(Entry, tag="joined"):
    """Somebody sat down."""

    public = ("seat", "name")
    changes_table = True

    seat: int
    user: str
    name: str
    account: bool
    nonce: str

    def fold(self, table: "Table") -> list[Event]:
        """The seat is theirs."""
        seat = table.seats[self.seat]
        seat.kind, seat.user, seat.name, seat.account = "human", self.user, self.name, self.account
        seat.nonce = self.nonce
        return []


class Left(Entry, tag="left"):
    """Somebody stood up; in a running game a bot of this level plays on, or nobody."""

    public = ("seat", "level")
    changes_table = True

    seat: int
    level: str = ""

    def fold(self, table: "Table") -> list[Event]:
        """The seat opens, or a bot plays there, or it waits."""
        seat = table.seats[self.seat]
        if table.status == "open":
            seat.clear()
        else:
            seat.waits = not self.level
            seat.hand_over(self.level)
        return []


class Returned(Entry, tag="returned"):
    """Somebody took a seat back from the bot."""

    public = ("seat",)
    changes_table = True

    seat: int

    def fold(self, table: "Table") -> list[Event]:
        """The person plays again; a clock that had run out starts again."""
        seat = table.seats[self.seat]
        seat.bot_plays, seat.waits, seat.level = False, False, ""
        table.forget_votes(self.seat)
        if table.left[self.seat] == 0:
            table.left[self.seat] = table.settings.clock.start()
        if self.seat == table.to_move:
            table.turn_at = self.at
        return []


class SeatSet(Entry, tag="seat_set"):
    """The host opened a seat or gave it to a bot."""

    public = ("seat", "level")
    changes_table = True

    seat: int
    level: str = ""
    nonce: str = ""

    def fold(self, table: "Table") -> list[Event]:
        """The seat is open or a bot's."""
        seat = table.seats[self.seat]
        seat.clear()
        if self.level:
            seat.kind, seat.level, seat.nonce = "bot", self.level, self.nonce
        return []


class Started(Entry, tag="started"):
    """The host adds a nonce, the seal is closed and the first draws are made."""

    changes_table = True

    nonce: str = ""

    def fold(self, table: "Table") -> list[Event]:
        """The game begins."""
        made = table.created
        for seat in table.seats:
            if seat.user == self.actor and not seat.nonce:
                seat.nonce = self.nonce
        events: list[Event] = []
        deal = Deal(table.game, made.players, dict(made.options), table.seed, made.position)
        table.timeline = Timeline(deal, deal.first(events))
        table.status = "running"
        table.turn_at = self.at
        return events


class Moved(Entry, tag="moved"):
    """A decision, with the time that it cost."""

    public = ("seat", "by")
    recorded = ("seat", "action", "by")

    seat: int
    action: int
    by: str = "human"
    spent: int = 0

    def fold(self, table: "Table") -> list[Event]:
        """The game moves on; an open question about undoing is closed by it."""
        assert table.timeline is not None
        if self.seat != table.to_move:
            raise BrokenLog("wrong_mover", self.n, f"seat {self.seat} moves when it is the turn of {table.to_move}")
        events: list[Event] = []
        table.timeline = table.timeline.move(self.action, events)
        table.asked = None
        table.spend(self.seat, self.spent)
        table.seats[self.seat].note_decision(self.by)
        table.forget_votes(self.seat)
        table.turn_at = self.at
        return events


class UndoAsked(Entry, tag="undo_asked"):
    """A seat asks the others to go back."""

    public = ("seat", "to")

    seat: int
    to: int

    def fold(self, table: "Table") -> list[Event]:
        """The question is open; the seat that asks has granted it."""
        table.asked = self
        table.granted = [self.seat]
        return []


class UndoAnswered(Entry, tag="undo_answered"):
    """Another seat's answer."""

    public = ("seat", "grant")

    seat: int
    grant: bool

    def fold(self, table: "Table") -> list[Event]:
        """One more has granted it, or the question is closed."""
        if self.grant:
            table.granted.append(self.seat)
        else:
            table.asked, table.refused = None, table.decision
        return []


class Undone(Entry, tag="undone"):
    """The decisions after this number no longer stand."""

    public = ("seat", "to")

    seat: int
    to: int

    def fold(self, table: "Table") -> list[Event]:
        """Some decisions are taken back."""
        assert table.timeline is not None
        table.timeline = table.timeline.undo(self.to, self.seat)
        table.asked = None
        table.turn_at = self.at
        return []


class Redone(Entry, tag="redone"):
    """The decisions that a seat took back stand again."""

    public = ("seat",)

    seat: int

    def fold(self, table: "Table") -> list[Event]:
        """The game is where it was before."""
        assert table.timeline is not None
        table.timeline = table.timeline.redo()
        table.turn_at = self.at
        return []


class Chatted(Entry, tag="chatted"):
    """Something was said."""

    public = ("seat", "name", "text")

    seat: int
    name: str
    text: str


class Resigned(Entry, tag="resigned"):
    """A seat gave up; with more than two a bot of this level plays on."""

    public = ("seat", "level")
    changes_table = True

    seat: int
    level: str = ""

    def fold(self, table: "Table") -> list[Event]:
        """The seat will come last."""
        table.seats[self.seat].resigned = True
        table.seats[self.seat].hand_over(self.level)
        return []


class TimedOut(Entry, tag="timed_out"):
    """A seat's time ran out; a bot of this level takes over, or the game is over."""

    public = ("seat", "level")
    changes_table = True

    seat: int
    level: str = ""

    def fold(self, table: "Table") -> list[Event]:
        """No time is left."""
        table.left[self.seat] = 0
        table.seats[self.seat].hand_over(self.level)
        return []


class ReplaceAsked(Entry, tag="replace_asked"):
    """A seat asks for a bot in the place of somebody who is away; the others who are here have to agree."""

    public = ("seat", "by_seat")

    seat: int
    by_seat: int

    def fold(self, table: "Table") -> list[Event]:
        """One more has asked for it."""
        table.votes = {**table.votes, self.seat: [*table.votes.get(self.seat, []), self.by_seat]}
        return []


class Replaced(Entry, tag="replaced"):
    """A bot plays for somebody who is away."""

    public = ("seat", "level")
    changes_table = True

    seat: int
    level: str

    def fold(self, table: "Table") -> list[Event]:
        """The bot takes over until they are back."""
        table.seats[self.seat].waits = False
        table.seats[self.seat].hand_over(self.level)
        table.forget_votes(self.seat)
        return []


class Ended(Entry, tag="ended"):
    """The game is over: by the rules, by resigning, by time or because everybody agreed."""

    recorded = ("seat", "reason")
    changes_table = True

    reason: EndReason
    scores: list[int]
    winners: list[int]
    places: list[int]
    seat: int = -1

    def fold(self, table: "Table") -> list[Event]:
        """Nothing more can be decided."""
        table.status = "over"
        table.proposal = None
        table.ended = self
        return []


class Rematched(Entry, tag="rematched"):
    """A new table of the same people."""

    public = ("table",)
    recorded = ()
    changes_table = True

    table: str

    def fold(self, table: "Table") -> list[Event]:
        """Everybody is shown the way there."""
        table.rematch = self.table
        table.proposal = None
        return []


_decoder = msgspec.json.Decoder(Union[tuple(Entry.__subclasses__())])  # noqa: UP007 - every kind, by its tag
_settings = msgspec.json.Decoder(TableSettings)
_encoder = msgspec.json.Encoder()


def to_json(entry: Entry) -> bytes:
    """An entry as it is stored; a table's settings stand beside its other fields, as they always have."""
    if not isinstance(entry, Created):
        return _encoder.encode(entry)
    document = msgspec.to_builtins(entry)
    document.pop("settings", None)
    return _encoder.encode({**document, **msgspec.to_builtins(entry.settings)})


def from_json(data: bytes | str) -> Entry:
    """An entry as it was stored."""
    entry: Entry = _decoder.decode(data)
    if isinstance(entry, Created):
        entry.settings = _settings.decode(data)
    return entry
