"""Channels over Redis, with the extra `redis`."""

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis


class RedisBackend(RedisChannelsPubSubBackend):
    """As Litestar's, with a client of its own that is closed with it."""

    def __init__(self, url: str) -> None:
        self.client = Redis.from_url(url)
        super().__init__(redis=self.client, key_prefix="PANAME")

    async def on_shutdown(self) -> None:
        """Close the connections."""
        await super().on_shutdown()
        await self.client.aclose()
