"""What processes tell each other: that a table moved on, who is present, that a bot thinks. Never a secret.

A message is only a hint; the log is the truth. A process that missed one finds out when it listens again, or sweeps.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from paname.server import metrics
from paname.server.catalogue import encode
from paname.server.hub.peers import Peers
from paname.server.messages import Thinking

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub
    from paname.server.hub.owner import Owner

CHANNEL: Final = "paname_tables"
SUBSCRIBED: Final = b""  # what a transport yields first
OUTBOX: Final = 10_000
MOST_NAMED: Final = 30  # of those who watch at a table; PostgreSQL passes on 8000 bytes at most
SLOWEST: Final = 2.0  # seconds between two tries, and for one message
PAUSES: Final = (0.05, 0.2, 0.5, 1.0)
logger = logging.getLogger("paname.pubsub")


class Transport(Protocol):
    """A way to the other processes; it may break at any time."""

    def messages(self) -> AsyncIterator[bytes]:
        """Connect and listen: SUBSCRIBED, then every message; raises when the connection breaks."""

    async def publish(self, data: bytes) -> None:
        """Send to everybody."""

    async def close(self) -> None:
        """Let go of the connections."""


def transport_for(url: str) -> Transport | None:
    """The channels that a setting names: memory (none are needed), PostgreSQL or Redis."""
    if url == "memory":
        return None
    if url.startswith("redis"):
        from paname.server.hub.redis_pubsub import RedisTransport  # noqa: PLC0415 - an extra

        return RedisTransport(url)
    from paname.server.hub.postgres_pubsub import PostgresTransport  # noqa: PLC0415 - an extra

    return PostgresTransport(url)


class PubSub:
    """The end of the channels in this process; it comes back by itself when they broke."""

    def __init__(self, url: str, process: str, beat: float) -> None:
        self.process = process
        self.number = 0  # of our last message
        self.peers = Peers(beat)
        self.transport = transport_for(url)
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.unsent: dict[str, int] = {}  # tables whose move could not be told, and how far they have come
        self.listening = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def is_up(self) -> bool:
        """Whether this process hears the others."""
        return self.transport is None or self.listening.is_set()

    def hears_all(self, seconds: float) -> bool:
        """Whether nothing is missing of what was said within so long, here or by the others."""
        return self.is_up() and self.peers.hears_all(seconds)

    async def start(self, hub: "Hub") -> None:
        """Listen to the others; a server whose channels are away starts all the same."""
        if self.transport is None:
            return
        work = (self.listen_for_ever(self.transport, hub), self.publish_for_ever(self.transport))
        self.tasks = [asyncio.create_task(one) for one in work]
        with suppress(TimeoutError):
            await asyncio.wait_for(self.listening.wait(), 5)

    async def stop(self) -> None:
        """Listen no more; nothing that hangs keeps the server from stopping."""
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=SLOWEST)
        if self.transport is not None:
            with suppress(Exception):
                await asyncio.wait_for(self.transport.close(), SLOWEST)

    # Listening -----------------------------------------------------------------------------------------

    async def listen_for_ever(self, transport: Transport, hub: "Hub") -> None:
        """Pass on what the others say; after a break listen again, and look for what was missed."""
        pause = 0.1
        while True:
            try:
                async for data in transport.messages():
                    pause = 0.1
                    self.take(hub, data)
            except Exception as error:  # noqa: BLE001 - whatever broke, we come back
                logger.warning("the channels broke", extra={"error": repr(error)})
            self.listening.clear()
            metrics.CHANNELS_UP.set(0)
            metrics.CHANNEL_BREAKS.inc()
            await asyncio.sleep(pause)
            pause = min(2 * pause, SLOWEST)

    def take(self, hub: "Hub", data: bytes) -> None:
        """One message, or word that we are subscribed."""
        if data == SUBSCRIBED:
            self.listening.set()
            self.peers.lose()
            metrics.CHANNELS_UP.set(1)
            self.send_again()
            hub.keep(hub.try_to_follow())
            return
        try:
            message: dict[str, Any] = msgspec.json.decode(data)
            if message["from"] != self.process:
                self.peers.hear(message["from"], message.get("number", 0))
                receive(hub, message)
        except (msgspec.MsgspecError, KeyError, TypeError, AttributeError):
            logger.warning("a message of another process could not be read")

    # Publishing ----------------------------------------------------------------------------------------

    async def publish_for_ever(self, transport: Transport) -> None:
        """Send what waits, in its order."""
        while True:
            await self.deliver(transport, await self.outbox.get())

    async def deliver(self, transport: Transport, data: bytes) -> None:
        """Send one message; one that fails for seconds is dropped, and a move told again when the channels are back."""
        for pause in PAUSES:
            try:
                return await asyncio.wait_for(transport.publish(data), SLOWEST)
            except Exception as error:  # noqa: BLE001 - whatever broke, the next try makes a new connection
                logger.warning("a message could not be sent", extra={"error": repr(error)})
            await asyncio.sleep(pause)
        self.lose(data)
        return None

    def lose(self, data: bytes) -> None:
        """Give a message up; where a table has moved on, the others must hear of it later."""
        metrics.CHANNEL_LOST.inc()
        message = msgspec.json.decode(data)
        if "n" in message:
            self.unsent[message["table"]] = message["n"]

    def send_again(self) -> None:
        """The channels are back: tell of all moves that could not be told."""
        unsent, self.unsent = self.unsent, {}
        for table, n in unsent.items():
            self.publish_move(table, n)

    def send(self, message: dict[str, object]) -> None:
        """Tell the others."""
        if self.transport is None:
            return
        self.number += 1
        data = encode({"from": self.process, "number": self.number, **message})
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.lose(data)

    def beat(self) -> None:
        """We are here, whether there is anything to say or not."""
        self.peers.tick()
        self.send({"beat": True})

    def publish_move(self, table: str, n: int) -> None:
        """A table has reached a number."""
        self.send({"table": table, "n": n})

    def publish_presence(self, owner: "Owner", front: list[str]) -> None:
        """Who is connected here, when each seat was heard from, who of them has no seat, and who looks at the table."""
        seats, watchers = owner.attendance.here()
        message = {"table": owner.table.id, "seats": seats, "ages": owner.attendance.ages(), "watchers": watchers}
        named = dict(islice(owner.attendance.watching_here().items(), MOST_NAMED))
        self.send({**message, "watching": named, "front": front})

    def publish_end(self, sessions: list[str]) -> None:
        """Some sessions have ended."""
        self.send({"ended": sessions})

    def publish_rewrite(self, table: str) -> None:
        """The past of a table was rewritten."""
        self.send({"table": table, "rewritten": True})

    def publish_kept_out(self, table: str) -> None:
        """Somebody came to a table and could not be let in."""
        self.send({"table": table, "kept_out": True})

    def relay(self, table: str, message: Thinking) -> None:
        """Something that is told once and not stored."""
        self.send({"table": table, "message": message})


def receive(hub: "Hub", message: dict[str, Any]) -> None:
    """What another process says: about sessions, or about a table that is held here."""
    if "beat" in message:
        return
    if "ended" in message:
        hub.close_lines(message["ended"])
        return
    if "kept_out" in message:
        hub.door.note(message["table"])
        return
    if "seats" in message:
        hub.fronts.hear(message["from"], message["table"], message.get("front", []))
    owner = hub.owners.get(message["table"])
    if owner is None:
        return
    if "n" in message:
        hub.keep(owner.try_to_follow(int(message["n"])))
    elif "seats" in message:
        here = message["seats"], message["watchers"]
        owner.attendance.hear(message["from"], here, message["ages"], message.get("watching", {}))
        owner.send_presence()
    elif "rewritten" in message:
        hub.keep(owner.try_to_refresh())
    elif "message" in message:
        owner.broadcast(msgspec.convert(message["message"], Thinking))
