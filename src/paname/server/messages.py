"""The messages that the server sends on a live connection; what they are made of is in `wire`."""

from msgspec import UNSET, Struct, UnsetType

from paname.server.refusals import ErrorView
from paname.server.wire import (
    ActionJson,
    BreakdownView,
    ForecastView,
    HintView,
    LineView,
    PastMove,
    PastStateView,
    Person,
    ScoresJson,
    StateView,
    TableView,
    Update,
    WhyView,
)


class Sent(Struct, frozen=True, tag_field="type"):
    """Whatever the server sends on a live connection."""


class Welcome(Sent, tag="welcome", frozen=True):
    """The answer to hello."""

    protocol: int
    you: Person | None
    seats: list[int]
    audience: int
    table: TableView
    n: int
    time: int
    beat: float


class Updates(Sent, tag="updates", frozen=True):
    """What happened, and how things stand after it."""

    updates: list[Update]
    state: StateView
    table: TableView | UnsetType = UNSET
    resync: bool | UnsetType = UNSET


class StateMessage(StateView, tag_field="type", tag="state", frozen=True):
    """How things stand, after the curtain was opened or closed."""


class Presence(Sent, tag="presence", frozen=True):
    """Which seats have somebody here, and how many watch."""

    seats: list[bool]
    watchers: int


class Thinking(Sent, tag="thinking", frozen=True):
    """A bot thinks, or has stopped without a move."""

    seat: int
    level: str
    since: int | None


class Ping(Sent, tag="ping", frozen=True):
    """Is anybody there?"""

    t: float


class Pong(Sent, tag="pong", frozen=True):
    """The answer to a ping."""

    t: float
    time: int


class ErrorMessage(Sent, tag="error", frozen=True):
    """A refusal of something that had no id."""

    id: None
    ok: bool
    error: ErrorView


class Reply(Sent, tag="reply", frozen=True):
    """The answer to a command or a question; the fields are those that were asked for."""

    id: str
    ok: bool
    error: ErrorView | UnsetType = UNSET
    n: int | UnsetType = UNSET
    table: str | UnsetType = UNSET
    forecasts: list[ForecastView] | UnsetType = UNSET
    why: WhyView | UnsetType = UNSET
    lines: list[LineView] | UnsetType = UNSET
    scores: ScoresJson | UnsetType = UNSET
    certain: bool | UnsetType = UNSET
    legal: list[ActionJson] | UnsetType = UNSET
    hint: HintView | UnsetType = UNSET
    decision: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    state: PastStateView | UnsetType = UNSET
    breakdown: BreakdownView | UnsetType = UNSET
    update: PastMove | UnsetType | None = UNSET
    movers: tuple[int, ...] | UnsetType = UNSET


Message = Welcome | Updates | StateMessage | Presence | Thinking | Ping | Pong | Reply | ErrorMessage
