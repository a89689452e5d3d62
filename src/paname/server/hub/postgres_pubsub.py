"""Channels over PostgreSQL's NOTIFY, with the extra `postgres`; one connection listens, one speaks."""

from collections.abc import Iterable
from typing import Any

import psycopg
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection


class PostgresBackend(PsycoPgChannelsBackend):
    """As Litestar's, but speaking through one connection that is kept and renewed when it broke."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url
        self.speaker: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the others; a message that is lost with its connection is found by their sweep."""
        try:
            if self.speaker is None or self.speaker.closed:
                self.speaker = await AsyncConnection.connect(self.url, autocommit=True)
            for channel in channels:
                await self.speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except psycopg.Error:
            self.speaker = None

    async def on_shutdown(self) -> None:
        """Close both connections."""
        if self.speaker is not None:
            await self.speaker.close()
        await super().on_shutdown()
