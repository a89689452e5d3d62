"""What the reviewing process is asked: a slice of a review, or what a position is worth."""

import msgspec

from paname.core.records import replay
from paname.core.rng import Rng
from paname.core.state import State


class ReviewJob(msgspec.Struct, frozen=True):
    """Go on with the review of a finished game for a while."""

    key: str
    record: str  # as JSON
    deep: bool = False


class JudgeJob(msgspec.Struct, frozen=True):
    """What every seat can expect of a position, and what its mover should do."""

    line: "Line"
    asked: list[int] = []


class Line(msgspec.Struct, frozen=True):
    """A position of a record: after some of its decisions, and then after others that are tried out."""

    record: str  # as JSON
    decision: int
    actions: list[int]


class Slice(msgspec.Struct, frozen=True):
    """How far a review is; the document when it is done."""

    done: int
    total: int
    document: str | None = None


def state_of(line: Line) -> State:
    """The position of a line; draws that no record knows come from a stream of its own."""
    document: dict[str, object] = msgspec.json.decode(line.record)
    state = replay(document, line.decision)
    if state.rng is None:
        state.rng = Rng(f"line {line.decision}")
    for action in line.actions:
        state.apply(action)
    return state
