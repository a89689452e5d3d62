"""One live connection: who it is, what it may see, and what still has to be sent."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from paname.server.catalogue import encode
from paname.server.messages import Message, Ping
from paname.server.table.actor import Actor
from paname.server.table.audiences import audience_of
from paname.server.table.table import Table

QUIET_BEATS: Final = 2  # a line that was heard from since then needs no ping
LATE_BEATS: Final = 1.5  # who looks no sooner for an answer was stopped, and it may still wait to be read


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Close it."""


class Connection:
    """A person's or a program's line to one table."""

    __slots__ = (
        "actor",
        "closing",
        "heard",
        "is_front",
        "is_idle",
        "lag",
        "most",
        "outbox",
        "overrun",
        "payer",
        "pinged",
        "pinned",
        "recover",
        "revealed",
        "session",
        "socket",
        "wake",
        "write",
    )

    def __init__(
        self, socket: Socket, actor: Actor, pinned: int | None, most: int, payer: str = "", session: str = ""
    ) -> None:
        self.socket = socket
        self.session = session  # by which its person is known; none for a stranger
        self.payer = payer  # whose turn it uses when a bot is asked
        self.actor = actor
        self.pinned = pinned
        self.revealed: int | None = None
        self.most = most
        self.write: Callable[[str], bool] | None = None  # sends at once; says whether it could
        self.is_idle = False  # nothing waits to be sent
        self.outbox: deque[str] = deque()
        self.wake = asyncio.Event()
        self.overrun = False
        self.recover: Callable[[], object] | None = None
        self.closing: tuple[int, str] | None = None
        self.lag = 0
        self.heard = time.monotonic()
        self.is_front = True  # its page is in sight
        self.pinged = 0.0

    def audience(self, table: Table) -> int:
        """The seat whose knowledge this connection gets right now, or the public's."""
        return audience_of(table, self.actor.user, self.pinned, self.revealed)

    def draw_curtain(self, table: Table) -> None:
        """On one screen: when it is another own seat's turn, nothing of the last one's stays in sight."""
        if self.revealed is not None and self.revealed != table.to_move and table.status == "running":
            self.revealed = None

    def push(self, text: str) -> None:
        """Send a message or queue it; a reader who is too slow gets a whole state later instead."""
        if self.is_idle and self.write is not None and self.write(text):
            return
        self.is_idle = False
        if len(self.outbox) >= self.most:
            self.outbox.clear()
            self.overrun = True
        self.outbox.append(text)
        self.wake.set()

    def send(self, message: Message) -> None:
        """Queue an object."""
        self.push(encode(message).decode())

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then close."""
        self.closing = (code, reason)
        self.is_idle = False
        self.wake.set()

    def end(self, code: int, reason: str) -> None:
        """Send nothing more, not even what waits, and close."""
        self.actor = Actor()
        self.outbox.clear()
        self.close(code, reason)

    def ponged(self, sent: float, most: int) -> None:
        """Note the lag, half of the way there and back."""
        if self.pinged and sent == round(self.pinged, 3):
            self.lag = min(most, int((time.monotonic() - self.pinged) * 500))

    async def run(self) -> None:
        """Send until the end."""
        while True:
            self.is_idle = not self.outbox
            await self.wake.wait()
            self.wake.clear()
            while self.outbox:
                await self.socket.send_text(self.outbox.popleft())
            if self.overrun and self.recover is not None:
                self.overrun = False
                self.recover()
            if self.closing is not None:
                await self.socket.close(self.closing[0], self.closing[1])
                return


def ping(lines: Iterable[Connection], beat: float, silence: float) -> None:
    """Ask on each line that has gone quiet whether anybody is there; close it a beat later if nobody has answered.

    If we were stopped ourselves since we asked, the answer may still wait to be read: then we ask again.
    """
    at = time.monotonic()
    text = encode(Ping(round(at, 3))).decode()
    for line in lines:
        if line.heard < line.pinged and at - line.pinged < LATE_BEATS * beat:
            if at - line.pinged >= beat and line.heard < at - silence:
                line.close(1001, "nobody answers")
        elif line.heard < at - QUIET_BEATS * beat or not line.pinged:  # the first ping tells the lag
            line.pinged = at
            line.push(text)
