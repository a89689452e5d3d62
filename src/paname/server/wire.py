"""Everything the server sends about a table, as types; the browser's are generated from these (tools/wire_types.py)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from paname.core.options import Value
from paname.core.words import Fact
from paname.server.refusals import Reason
from paname.server.table.settings import TableSettings

Status = Literal["open", "running", "over"]
SeatKind = Literal["open", "human", "bot"]
Origin = Literal["new", "lesson", "position"]
EndReason = Literal["rules", "resigned", "time", "agreed", "closed"]
Proposal = Literal["pause", "end", "rematch"]
View = Annotated[object, Meta(extra={"ts": "any"})]  # each game's own
ActionJson = Annotated[msgspec.Raw, Meta(extra={"ts": "Action"})]  # encoded once, by the catalogue
ScoresJson = Annotated[list[Any], Meta(extra={"ts": "(number | null)[] | (number | null)[][]"})]  # now, or a curve
EventJson = Annotated[dict[str, object], Meta(extra={"ts": "GameEvent"})]


class Action(Struct, frozen=True):
    """An action: its id, its line of notation, and its readable fields."""

    id: int
    text: str
    fields: dict[str, object]


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    colour: str
    kind: SeatKind
    user: str | None
    name: str | None
    account: bool
    level: str | None
    bot_plays: bool
    resigned: bool
    away: bool
    ready: bool = False


class SealView(Struct, frozen=True):
    """The seal: commitment and nonces; the secret and the seed once the game is over.

    Seats in `derived` bring no nonce of their own: theirs follows from the secret and is shown with it.
    """

    commitment: str
    nonces: list[str | None]
    derived: list[int]
    secret: str | None
    seed: str | None


class TableView(TableSettings, frozen=True, kw_only=True, omit_defaults=False):
    """A table as everybody sees it."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Value]
    box: str | None
    status: Status
    origin: Origin
    host: str
    created: int
    seats: list[SeatView]
    seal: SealView
    previous: str | None
    rematch: str | None
    forked_from: str | None


class TableLine(Struct, frozen=True):
    """A table as a line of a list."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[SeatView]
    to_move: int | None
    yours: list[int]
    your_turn: bool
    updated: int
    decision: int
    deadline: int | None
    asks_you: bool
    archived: bool  # nobody has touched it for long; it goes on as soon as somebody does
    facts: "LineFacts"
    result: "ResultView | None"
    ratings: list[int | None] = []  # of the seats, where a table can be joined


class LineFacts(TableSettings, frozen=True, kw_only=True, omit_defaults=False):
    """What a list says of a table besides its people."""

    options: dict[str, Value] = {}  # noqa: RUF012 - msgspec copies it
    host: str = ""
    paused: bool = False
    turn: str | None = None  # whose turn it is; None in rows of earlier versions
    asked: list[str] = []  # noqa: RUF012 - msgspec copies it; whose answer is missing


class LineView(Struct, frozen=True):
    """A line of a score: the points, the clause, a code for what they are for, about what, and the numbers behind."""

    seat: int
    clause: str
    code: str
    points: int
    subject: dict[str, Fact]
    facts: dict[str, Fact]


class BreakdownView(Struct, frozen=True):
    """The lines of the scores that an audience knows."""

    lines: list[LineView]
    scores: list[int | None]
    certain: bool


class ForecastView(Struct, frozen=True):
    """What an action would change in the scores."""

    action: int
    lines: list[LineView]
    totals: list[int]
    certain: bool


class WhyView(Struct, frozen=True):
    """Why something can't be done, and legal actions close to it; or the ids of what can be done after all."""

    clause: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    facts: dict[str, Fact] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET  # the same as text
    near: list[ActionJson] | UnsetType = UNSET
    legal: list[int] | UnsetType = UNSET

    @staticmethod
    def of(reason: Reason, near: list[msgspec.Raw]) -> "WhyView":
        """The answer that a reason gives."""
        return WhyView(reason.clause, reason.code, reason.facts, reason.text, reason.text, near)


class UndoQuestion(Struct, frozen=True):
    """Somebody asks to go back."""

    seat: int
    to: int
    granted: list[int]
    waiting: list[int]


class UndoView(Struct, frozen=True):
    """What this audience can undo, and the question that is open."""

    can: Literal["free", "ask", "no"]
    to: int | None
    asked: UndoQuestion | None
    redo: bool


class ProposalView(Struct, frozen=True):
    """Something that a seat proposes: who agrees, and whose answer is missing."""

    what: Proposal
    seat: int
    agreed: list[int]
    waiting: list[int]


class ClockView(Struct, frozen=True):
    """What is left of everybody's time as of a moment."""

    running: int | None
    left: list[int]
    at: int
    deadline: int | None
    paused: bool
    vacation: list[int | None]


class ResultView(Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    places: list[int]
    reason: EndReason
    seat: int | None


class StateView(Struct, frozen=True):
    """How things stand, for one audience."""

    audience: int
    n: int
    decision: int
    status: Status
    to_move: int | None
    view: View
    legal: list[ActionJson] | None
    scores: list[int | None] | None
    lines: list[LineView] | None
    certain: bool
    undo: UndoView
    clock: ClockView | None
    proposal: ProposalView | None
    result: ResultView | None


class PastStateView(Struct, frozen=True):
    """How things stood; nothing can be done there."""

    audience: int
    decision: int
    status: Status
    to_move: int | None
    view: View
    legal: None
    scores: list[int | None]
    result: ResultView | None


class Update(Struct, frozen=True):
    """One entry of the log, holding what an audience may know of it."""

    n: int
    at: int
    kind: str
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    by_seat: int | UnsetType = UNSET
    level: str | UnsetType = UNSET
    to: int | UnsetType = UNSET
    until: int | UnsetType = UNSET
    what: Proposal | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    grant: bool | UnsetType = UNSET
    text: str | UnsetType = UNSET
    user: str | UnsetType = UNSET  # who spoke, or whom the host muted or sent away
    muted: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    by: Literal["human", "bot"] | UnsetType = UNSET
    decision: int | UnsetType = UNSET
    action: ActionJson | UnsetType = UNSET
    result: ResultView | UnsetType | None = UNSET
    seal: SealView | UnsetType = UNSET
    events: list[EventJson] | UnsetType = UNSET


class PastMove(Struct, frozen=True):
    """The decision that led to a past position."""

    kind: Literal["moved"]
    seat: int
    decision: int
    events: list[EventJson]
    action: ActionJson | UnsetType = UNSET


class PastView(Struct, frozen=True):
    """A past position, and what led there."""

    decision: int
    of: int
    state: PastStateView
    breakdown: BreakdownView
    update: PastMove | None


class CurveView(Struct, frozen=True):
    """How the scores went: before the first decision and after each one, and who made it."""

    of: int
    scores: list[list[int | None]]
    movers: tuple[int, ...]


class HintReason(Struct, frozen=True):
    """What the bot thinks of one action."""

    action: ActionJson
    visits: int
    lead: float
    win: float


class HintTerm(Struct, frozen=True):
    """What speaks for the action: a term of the evaluation that is higher for your seat, or lower for another."""

    seat: int
    term: str
    points: int


class HintView(Struct, frozen=True):
    """What the bot would do, what it thinks of that and of the next best, and what speaks for it."""

    action: ActionJson
    level: str
    text: str
    reasons: list[HintReason]
    exact: bool
    terms: list[HintTerm]


class Person(Struct, frozen=True):
    """Somebody with a session, as everybody may see them."""

    id: str
    name: str
    account: bool


class WatcherView(Struct, frozen=True):
    """Somebody without a seat, as the host of the table sees them."""

    id: str
    name: str
    here: bool
    came: int | None  # when they opened the link, of a table that hasn't begun
