"""HTTP to addresses that people gave us: a name is resolved once, checked, and that very address is connected to.

So a name can't point inside our own network, not even one that changes between the check and the connection. Nothing is
redirected, little is read, and nothing takes long.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpcore

from paname.server.notices.channel import Outcome

SECONDS: Final = 10.0
MOST_BYTES: Final = 16_384
POOLS: Final = 8  # small ones: for every request httpcore looks at each connection of a pool, beside each other one
CONNECTIONS: Final = 8  # of each pool


class Private(Exception):  # noqa: N818 - not a fault of ours
    """An address that is nobody's business to reach through us."""


@dataclass(frozen=True)
class Answer:
    """What the other side said."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in (found, inner) if one)


class GuardedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone, unless the operator has allowed the others."""

    def __init__(self, *, allows_private: bool) -> None:
        self.allows_private = allows_private
        self.inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Resolve, check, connect to what was checked."""
        loop = asyncio.get_running_loop()
        try:
            found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), timeout or SECONDS)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(info[4][0]) for info in found]
        allowed = [address for address in addresses if self.allows_private or is_public(address)]
        if not allowed:
            raise Private(host)
        return await self.inner.connect_tcp(allowed[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, path: str, **_: Any) -> httpcore.AsyncNetworkStream:  # type: ignore[override] # noqa: ANN401
        """Never."""
        raise Private(path)

    async def sleep(self, seconds: float) -> None:
        """Wait, between tries of the library."""
        await asyncio.sleep(seconds)


class Post:
    """Sends POST requests to strangers."""

    def __init__(self, *, allows_private: bool = False) -> None:
        self.allows_private = allows_private
        self.pools: list[httpcore.AsyncConnectionPool] = []
        self.places: asyncio.LifoQueue[httpcore.AsyncConnectionPool] = asyncio.LifoQueue()  # the one used last is warm

    def open(self) -> None:
        """Make the connections' pools, when the first is needed."""
        context = ssl.create_default_context()
        for _ in range(POOLS):
            pool = httpcore.AsyncConnectionPool(
                ssl_context=context,
                max_connections=CONNECTIONS,
                max_keepalive_connections=CONNECTIONS,
                keepalive_expiry=30.0,
                network_backend=GuardedNetwork(allows_private=self.allows_private),
            )
            self.pools.append(pool)
            for _ in range(CONNECTIONS):
                self.places.put_nowait(pool)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[httpcore.AsyncConnectionPool]:
        """A pool with a free connection; waiting for it takes none of the time for an answer."""
        if not self.pools:
            self.open()
        pool = await self.places.get()
        try:
            yield pool
        finally:
            self.places.put_nowait(pool)

    def may_go(self, url: str) -> bool:
        """Whether an address is one that we would ever ask."""
        return url.startswith("https://") or (self.allows_private and url.startswith("http://"))

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer | Outcome:
        """The answer; an outcome where there is none."""
        if not self.may_go(url):
            return Outcome("refused", "private")
        given = [(name.encode(), value.encode()) for name, value in headers.items()]
        limits = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        sent: dict[str, Any] = {"headers": given, "content": body, "extensions": {"timeout": limits}}
        try:
            async with self.place() as pool, asyncio.timeout(SECONDS), pool.stream("POST", url, **sent) as answer:
                return Answer(answer.status, headers_of(answer.headers), await start_of(answer))
        except Private:
            return Outcome("refused", "private")
        except (TimeoutError, httpcore.TimeoutException):
            return Outcome("later", "slow")
        except (httpcore.NetworkError, httpcore.ProtocolError, ssl.SSLError, OSError, ValueError, UnicodeError):
            return Outcome("later", "unreachable")

    async def close(self) -> None:
        """Let go of all connections."""
        for pool in self.pools:
            await pool.aclose()


def headers_of(given: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Headers by their names in lower case."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in given}


async def start_of(answer: httpcore.Response) -> bytes:
    """The beginning of a body; a longer one is let be."""
    body = b""
    async for part in answer.aiter_stream():
        body += part
        if len(body) >= MOST_BYTES:
            break
    return body[:MOST_BYTES]


def outcome_of(answer: Answer) -> Outcome:
    """What a status means."""
    status = answer.status
    if 200 <= status < 300:
        return Outcome("sent", status=status)
    if status in (404, 410):
        return Outcome("gone", "gone", status)
    if status in (408, 425, 429) or status >= 500:
        return Outcome("later", "busy", status, wait_of(answer.headers.get("retry-after", "")))
    return Outcome("refused", "redirect" if 300 <= status < 400 else "status", status)


def wait_of(text: str) -> float:
    """The seconds of a Retry-After header; an hour at most."""
    return min(float(text), 3600.0) if text.isdigit() else 0.0
