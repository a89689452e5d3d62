"""What processes tell each other: that a table moved on, who is present, that a bot thinks. Never a secret.

A message is only a hint; the log is the truth. A process that missed one finds out when it sweeps.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from paname.server.catalogue import encode
from paname.server.wire import Thinking

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

CHANNEL = "paname_tables"
logger = logging.getLogger("paname.pubsub")


def backend_for(url: str) -> ChannelsBackend:
    """The channels that a setting names: memory, PostgreSQL or Redis."""
    if url == "memory":
        return MemoryChannelsBackend()
    if url.startswith("redis"):
        from paname.server.hub.redis_pubsub import RedisBackend  # noqa: PLC0415 - an extra

        return RedisBackend(url)
    from paname.server.hub.postgres_pubsub import PostgresBackend  # noqa: PLC0415 - an extra

    return PostgresBackend(url)


class PubSub:
    """The end of the channels in this process."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.alone = url == "memory"
        self.plugin = ChannelsPlugin(backend_for(url), channels=[CHANNEL])
        self.task: asyncio.Task[None] | None = None

    async def start(self, hub: "Hub") -> None:
        """Listen to the others."""
        await self.plugin.__aenter__()
        if not self.alone:
            self.task = asyncio.create_task(self.listen(hub))

    async def stop(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.plugin.__aexit__(None, None, None)

    async def listen(self, hub: "Hub") -> None:
        """Pass on what the others say."""
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    message: dict[str, Any] = msgspec.json.decode(data)
                    if message.get("from") != self.process:
                        receive(hub, message)
                except (msgspec.MsgspecError, KeyError, TypeError):
                    logger.warning("a message of another process could not be read")

    def send(self, message: dict[str, object]) -> None:
        """Tell the others."""
        if not self.alone:
            self.plugin.publish(encode({"from": self.process, **message}), CHANNEL)

    def publish_move(self, table: str, n: int) -> None:
        """A table has reached a number."""
        self.send({"table": table, "n": n})

    def publish_presence(self, table: str, seats: list[bool], watchers: int) -> None:
        """Who is connected here."""
        self.send({"table": table, "seats": seats, "watchers": watchers})

    def relay(self, table: str, message: Thinking) -> None:
        """Something that is told once and not stored."""
        self.send({"table": table, "message": message})


def receive(hub: "Hub", message: dict[str, Any]) -> None:
    """What another process says about a table that is held here."""
    owner = hub.owners.get(message["table"])
    if owner is None:
        return
    if "n" in message:
        n = int(message["n"])
        owner.submit(lambda: owner.follow(n))
    elif "seats" in message:
        owner.attendance.hear(message["from"], message["seats"], message["watchers"])
        owner.send_presence()
    elif "message" in message:
        owner.broadcast(msgspec.convert(message["message"], Thinking))
