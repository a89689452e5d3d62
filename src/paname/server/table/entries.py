"""The log of a table: numbered entries, each a fact that was durably stored before anybody was told."""

import msgspec

from paname.core.options import Value


class Clock(msgspec.Struct, frozen=True):
    """How time is kept: none, Fischer (seconds), or days a move."""

    kind: str = "none"
    initial: int = 0
    increment: int = 0
    days: int = 0

    def start(self) -> int:
        """The time in milliseconds that a seat starts with."""
        return self.days * 86_400_000 if self.kind == "days" else self.initial * 1000


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where when a table is made."""

    kind: str  # open, human or bot
    user: str = ""
    name: str = ""
    account: bool = False
    level: str = ""
    nonce: str = ""


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """What every entry has: its number and time, and by whose command it came about."""

    n: int = 0
    at: int = 0
    actor: str = ""
    command: str = ""


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
    listed: bool = False
    rated: bool = False
    clock: Clock = Clock()
    time_out: str = "bot"
    leave: str = "bot"
    undo: str = "normal"
    hints: bool = True
    forecasts: bool = True
    position: str = ""  # where a table plays on from; empty: a new game
    previous: str = ""
    forked_from: str = ""


class Joined(Entry, tag="joined"):
    """Somebody sat down."""

    seat: int
    user: str
    name: str
    account: bool
    nonce: str


class Left(Entry, tag="left"):
    """Somebody stood up; in a running game a bot of this level plays on, or nobody."""

    seat: int
    level: str = ""


class Returned(Entry, tag="returned"):
    """Somebody took a seat back from the bot."""

    seat: int


class SeatSet(Entry, tag="seat_set"):
    """The host opened a seat or gave it to a bot."""

    seat: int
    level: str = ""
    nonce: str = ""


class Started(Entry, tag="started"):
    """The seal is closed and the first draws are made."""


class Moved(Entry, tag="moved"):
    """A decision, with the time that it cost."""

    seat: int
    action: int
    by: str = "human"
    spent: int = 0


class UndoAsked(Entry, tag="undo_asked"):
    """A seat asks the others to go back."""

    seat: int
    to: int


class UndoAnswered(Entry, tag="undo_answered"):
    """Another seat's answer."""

    seat: int
    grant: bool


class Undone(Entry, tag="undone"):
    """The decisions after this number no longer stand."""

    seat: int
    to: int


class Chatted(Entry, tag="chatted"):
    """Something was said."""

    seat: int
    name: str
    text: str


class Resigned(Entry, tag="resigned"):
    """A seat gave up; with more than two a bot of this level plays on."""

    seat: int
    level: str = ""


class TimedOut(Entry, tag="timed_out"):
    """A seat's time ran out; a bot of this level takes over, or the game is over."""

    seat: int
    level: str = ""


class Replaced(Entry, tag="replaced"):
    """A bot plays for somebody who is away."""

    seat: int
    level: str


class Ended(Entry, tag="ended"):
    """The game is over: by the rules, by resigning or by time."""

    reason: str
    scores: list[int]
    winners: list[int]
    places: list[int]
    seat: int = -1


class Rematched(Entry, tag="rematched"):
    """A new table of the same people."""

    table: str


AnyEntry = (
    Created
    | Joined
    | Left
    | Returned
    | SeatSet
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Chatted
    | Resigned
    | TimedOut
    | Replaced
    | Ended
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def to_json(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def from_json(data: bytes | str) -> Entry:
    """An entry as it was stored."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
