"""What people and programs may ask of a table: the messages of the protocol, each checked as it is read."""

from typing import Annotated

import msgspec
from msgspec import Meta

from paname.core.options import Value
from paname.server.refusals import Refusal
from paname.server.table.settings import Clock, TableSettings
from paname.server.wire import Proposal

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[^\x00-\x1f]*\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(max_length=200)]
UserId = Annotated[str, Meta(min_length=1, max_length=16, pattern=r"\A[a-z0-9-]*\Z")]
LevelName = Annotated[str, Meta(max_length=40)]
GivenName = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(max_length=20)]
Decision = Annotated[int, Meta(ge=0, le=100_000)]
ActionId = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """Whatever a client sends."""

    id: CommandId = ""


class Join(Message, tag="join"):
    """Take an open seat."""

    seat: SeatNumber | None = None
    name: Name | None = None
    nonce: Nonce = ""


class Leave(Message, tag="leave"):
    """Stand up."""

    seat: SeatNumber | None = None


class Return(Message, tag="return"):
    """Take your seat back."""

    seat: SeatNumber | None = None


class SetSeat(Message, tag="seat"):
    """The host opens a seat or gives it to a bot."""

    seat: SeatNumber
    kind: str
    level: LevelName = ""


class Arrange(Message, tag="arrange"):
    """The host changes the table before the game: what isn't named stays as it is."""

    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    without: SeatNumber | None = None
    options: Annotated[dict[str, Value], Meta(max_length=20)] | None = None
    clock: Clock | None = None
    listed: bool | None = None
    rated: bool | None = None
    time_out: Word | None = None
    leave: Word | None = None
    undo: Word | None = None
    hints: bool | None = None
    forecasts: bool | None = None


class Ready(Message, tag="ready"):
    """Say that you are ready to begin, or not any more."""

    ready: bool = True
    nonce: Nonce = ""
    seen: Annotated[int, Meta(ge=0)] | None = None  # the last entry you know: a host may change the table meanwhile


class Invite(Message, tag="invite"):
    """Keep a seat for somebody; made by the server once it has found them."""

    user: str
    name: str
    account: bool


class Start(Message, tag="start"):
    """Begin."""

    nonce: Nonce = ""


class Move(Message, tag="move"):
    """Make a decision, by its id or in notation."""

    decision: Decision
    action: ActionId | None = None
    text: Line | None = None


class Undo(Message, tag="undo"):
    """Take back."""

    to: Decision | None = None
    seat: SeatNumber | None = None


class Redo(Message, tag="redo"):
    """Let what you took back stand again."""

    seat: SeatNumber | None = None


class UndoAnswer(Message, tag="undo_answer"):
    """Agree to an undo, or not."""

    grant: bool
    seat: SeatNumber | None = None


class Chat(Message, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Message, tag="resign"):
    """Give up."""

    seat: SeatNumber | None = None


class Replace(Message, tag="replace"):
    """Let a bot play for somebody who is away."""

    seat: SeatNumber
    level: LevelName = ""


class Propose(Message, tag="propose"):
    """Propose a pause, an early end or another game to the others."""

    what: Proposal
    seat: SeatNumber | None = None


class Answer(Message, tag="answer"):
    """Agree to what was proposed, or not."""

    grant: bool
    seat: SeatNumber | None = None


class Resume(Message, tag="resume"):
    """Play on after a pause."""

    seat: SeatNumber | None = None


class TakeVacation(Message, tag="vacation"):
    """Take days off, from now on; none: you are back."""

    days: Annotated[int, Meta(ge=0, le=60)]
    seat: SeatNumber | None = None


class Close(Message, tag="close"):
    """The host closes the table."""


class Remove(Message, tag="remove"):
    """The host sends somebody away who hasn't begun to play here."""

    user: UserId


class Mute(Message, tag="mute"):
    """The host lets somebody say nothing more here, or speak again."""

    user: UserId
    muted: bool = True


class Rematch(Message, tag="rematch"):
    """Play again: the same as proposing or agreeing to a rematch."""


class Forecast(Message, tag="forecast"):
    """Ask what actions would be worth."""

    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=64)]
    decision: Decision


class Why(Message, tag="why"):
    """Ask why something may not be done."""

    action: ActionId | None = None
    text: Line | None = None
    draft: Annotated[dict[str, object], Meta(max_length=20)] | None = None


class Breakdown(Message, tag="breakdown"):
    """Ask for the scores by clause."""


class Legal(Message, tag="legal"):
    """Ask for the legal actions."""

    decision: Decision | None = None


class Hint(Message, tag="hint"):
    """Ask the strongest bot."""


class Replay(Message, tag="replay"):
    """Ask for a past position."""

    decision: Decision


class Curve(Message, tag="curve"):
    """Ask how the scores went."""


class Hello(Message, tag="hello"):
    """The first message of a live connection."""

    protocol: int
    since: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    seat: Annotated[int, Meta(ge=-1, le=7)] | None = None


class Ping(Message, tag="ping"):
    """Is anybody there?"""

    t: float = 0


class Pong(Message, tag="pong"):
    """The answer to the server's ping."""

    t: float = 0


class Attend(Message, tag="attend"):
    """Say whether the table is in front of you or in a page that nobody sees: then notices come."""

    front: bool


class Reveal(Message, tag="reveal"):
    """Open the curtain for one seat."""

    seat: SeatNumber


class Conceal(Message, tag="conceal"):
    """Close the curtain."""


Change = (
    Join | Leave | Return | SetSeat | Arrange | Ready | Start | Move | Undo | Redo | UndoAnswer | Chat | Resign
    | Replace | Propose | Answer | Resume | TakeVacation | Rematch
    | Close | Remove | Mute
)  # fmt: skip
Query = Forecast | Why | Breakdown | Legal | Hint | Replay | Curve
AnyMessage = Change | Query | Hello | Ping | Pong | Attend | Reveal | Conceal
AnyCommand = Change | Query

_messages = msgspec.json.Decoder(AnyMessage)


class SeatWish(msgspec.Struct):
    """Who shall sit on one seat of a new table."""

    kind: str
    level: LevelName = ""
    name: Name | None = None


class NewTable(TableSettings, frozen=True, kw_only=True):
    """A table as it is asked for."""

    game: Annotated[str, Meta(max_length=40)]
    id: CommandId | None = None
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}  # noqa: RUF012 - msgspec copies it
    seats: Annotated[list[SeatWish], Meta(max_length=8)] | None = None
    lesson: bool = False
    record: dict[str, object] | None = None
    decision: Decision | None = None
    components: str = ""
    box: Annotated[str, Meta(max_length=60)] = ""


def read_message(data: bytes | str) -> AnyMessage:
    """A message of a live connection."""
    try:
        message: AnyMessage = _messages.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None
    return message


def unreadable(error: Exception) -> Refusal:
    """What is wrong with a message, in one sentence."""
    return Refusal("invalid.message", field="message", problem=str(error)[:260])
