"""Channels over Redis, with the extra `redis`."""

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis


def redis_backend(url: str) -> RedisChannelsPubSubBackend:
    """Redis's publish and subscribe at a URL."""
    return RedisChannelsPubSubBackend(redis=Redis.from_url(url), key_prefix="PANAME")
