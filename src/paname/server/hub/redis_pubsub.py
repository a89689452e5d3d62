"""Channels over Redis, with the extra `redis`."""

from collections.abc import AsyncIterator

from redis.asyncio import Redis

from paname.server.hub.pubsub import CHANNEL, SUBSCRIBED


class RedisTransport:
    """One client, whose connections are made again after they broke."""

    def __init__(self, url: str) -> None:
        self.client = Redis.from_url(url, socket_connect_timeout=3, socket_keepalive=True, health_check_interval=5)

    async def messages(self) -> AsyncIterator[bytes]:
        """Everything that is said, after word that we are subscribed."""
        async with self.client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "subscribe":
                    yield SUBSCRIBED
                elif message["type"] == "message":
                    yield message["data"]

    async def publish(self, data: bytes) -> None:
        """Tell the others."""
        await self.client.publish(CHANNEL, data)

    async def close(self) -> None:
        """Close the connections."""
        await self.client.aclose()
