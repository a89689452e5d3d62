"""Channels over PostgreSQL's NOTIFY, with the extra `postgres`; one connection listens, one speaks."""

from collections.abc import AsyncIterator
from typing import Any

from psycopg import AsyncConnection

from paname.server.hub.pubsub import CHANNEL, SUBSCRIBED


class PostgresTransport:
    """Both connections are made when they are needed, and again after they broke."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.speaker: AsyncConnection[Any] | None = None

    async def connect(self) -> AsyncConnection[Any]:
        """A connection that notices when the other end is gone."""
        return await AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=3, keepalives_idle=5, keepalives_interval=2, keepalives_count=3
        )

    async def messages(self) -> AsyncIterator[bytes]:
        """Everything that is said, after word that we are subscribed."""
        async with await self.connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield SUBSCRIBED
            async for notice in connection.notifies():
                yield notice.payload.encode()

    async def publish(self, data: bytes) -> None:
        """Tell the others."""
        if self.speaker is None or self.speaker.closed:
            self.speaker = await self.connect()
        try:
            await self.speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, data.decode()))
        except BaseException:
            speaker, self.speaker = self.speaker, None
            await speaker.close()
            raise

    async def close(self) -> None:
        """Close the connection that speaks."""
        if self.speaker is not None:
            await self.speaker.close()
