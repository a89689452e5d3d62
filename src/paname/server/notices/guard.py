"""HTTP to addresses that people gave us: a name is resolved once, checked, and that very address is connected to.

So a name can't point inside our own network, not even one that changes between the check and the connection. Nothing is
redirected, little is read, and nothing takes long.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, quote, urlsplit

from paname.server.notices.channel import Outcome
from paname.server.notices.line import Answer, Line

SECONDS: Final = 10.0
KEPT: Final = 30.0  # seconds that a connection is kept for the next request
SAFE: Final = "%/:@!$&'()*+,;=~-._?[]"  # characters of an address that stand as they are


class Private(Exception):  # noqa: N818 - not a fault of ours
    """An address that is nobody's business to reach through us."""


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in (found, inner) if one)


class Post:
    """Sends POST requests to strangers."""

    def __init__(self, *, allows_private: bool = False) -> None:
        self.allows_private = allows_private
        self.kept: dict[str, list[Line]] = {}
        self.context: ssl.SSLContext | None = None

    def may_go(self, url: str) -> bool:
        """Whether an address is one that we would ever ask."""
        return url.startswith("https://") or (self.allows_private and url.startswith("http://"))

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer | Outcome:
        """The answer; an outcome where there is none."""
        if not self.may_go(url):
            return Outcome("refused", "private")
        try:
            async with asyncio.timeout(SECONDS):
                return await self.ask(url, headers, body)
        except Private:
            return Outcome("refused", "private")
        except TimeoutError:
            return Outcome("later", "slow")
        except (OSError, ValueError):
            return Outcome("later", "unreachable")

    async def ask(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """The answer, over a connection that was kept or, where the far side gave that up, a new one."""
        parts = urlsplit(url)
        request, origin = request_of(parts, headers, body), f"{parts.scheme}://{parts.netloc}"
        answer, line = None, self.kept_line(origin)
        if line is not None:
            with suppress(ConnectionError):
                answer = await line.ask(request)
        if line is None or answer is None:
            line = await self.connect(parts)
            answer = await line.ask(request)
        if line.is_open():
            line.rest_until(asyncio.get_running_loop().call_later(KEPT, self.let_go, origin, line))
            self.kept.setdefault(origin, []).append(line)
        return answer

    def kept_line(self, origin: str) -> Line | None:
        """The connection that was used last and is still open; it is no longer kept."""
        lines = self.kept.get(origin, [])
        while lines:
            line = lines.pop()
            if line.is_open():
                return line
        self.kept.pop(origin, None)
        return None

    async def connect(self, parts: SplitResult) -> Line:
        """Resolve, check, connect to what was checked."""
        loop, is_secure = asyncio.get_running_loop(), parts.scheme == "https"
        host, port = host_of(parts), parts.port or (443 if is_secure else 80)
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        allowed = [str(info[4][0]) for info in found if self.allows_private or is_public(str(info[4][0]))]
        if not allowed:
            raise Private(host)
        if not is_secure:
            return (await loop.create_connection(Line, allowed[0], port))[1]
        self.context = self.context or ssl.create_default_context()
        return (await loop.create_connection(Line, allowed[0], port, ssl=self.context, server_hostname=host))[1]

    def let_go(self, origin: str, line: Line) -> None:
        """Nobody needed a connection for a while."""
        line.close()
        rest = [one for one in self.kept.pop(origin, []) if one is not line]
        if rest:
            self.kept[origin] = rest

    async def close(self) -> None:
        """Let go of all connections."""
        for line in [line for lines in self.kept.values() for line in lines]:
            line.close()
        self.kept.clear()


def host_of(parts: SplitResult) -> str:
    """The name of a host as the network knows it; ValueError if it is none."""
    if not parts.hostname:
        raise ValueError
    return parts.hostname.encode("idna").decode()


def request_of(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    """A POST request; ValueError where a header would be two."""
    path = quote(parts.path or "/", SAFE) + (f"?{quote(parts.query, SAFE)}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2].encode("idna").decode()
    given = {"Host": host, "Content-Length": str(len(body)), **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    head = "\r\n".join(lines)
    if head.count("\r") != len(lines) - 1 or head.count("\n") != len(lines) - 1:
        raise ValueError
    return head.encode() + body


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
