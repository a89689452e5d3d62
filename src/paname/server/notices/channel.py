"""A channel carries letters one way; it says what became of each, and never raises for the other side's sake."""

from dataclasses import dataclass
from typing import Literal, Protocol

from paname.server.notices.letter import Letter

Fate = Literal["sent", "later", "gone", "refused"]


@dataclass(frozen=True)
class Outcome:
    """What became of a letter: taken, perhaps later, never again here, or not like this."""

    fate: Fate
    why: str = ""  # a code for people: unreachable, slow, status, private, redirect, …
    status: int = 0  # what the other side answered
    after: float = 0.0  # seconds that it asks us to wait


@dataclass(frozen=True)
class Target:
    """Where a letter goes."""

    id: str
    kind: str
    form: str
    address: str
    secrets: str = ""


class Channel(Protocol):
    """One way to people."""

    async def send(self, target: Target, letter: Letter) -> Outcome:
        """Carry a letter; the same key may come twice, and the far side can tell by it."""


SENT = Outcome("sent")
