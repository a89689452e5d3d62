"""What every request meets first: origins, rates, and the headers that keep a page to itself."""

import ipaddress
from collections.abc import Iterable
from typing import Any, Final, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from paname.server.catalogue import encode
from paname.server.refusals import Refusal
from paname.server.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LASTING: Final = (b"strict-transport-security", b"max-age=31536000")
SCHEMES: Final = {"ws": "http", "wss": "https"}
READING: Final = ("GET", "HEAD", "OPTIONS")


class Security:
    """An application behind checks that need no application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
        self.hosts = {host.strip().lower() for host in settings.hosts.split(",") if host.strip()}
        self.headers = [*HEADERS, LASTING] if settings.secure_cookies else HEADERS
        self.is_secure = settings.secure_cookies
        self.is_private = settings.is_private()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or a live connection, then let it through."""
        kind = cast("str", scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope, kind)
        except Refusal as refusal:
            await refuse(refusal, answer_of(scope, kind), send)
            return
        if kind == "websocket":
            await self.app(scope, receive, send)
        elif cast("dict[str, Any]", scope)["method"] == "HEAD":
            asked = cast("Scope", {**scope, "method": "GET"})  # the scope itself tells the server to expect no body
            await self.app(asked, receive, headless(guarded(send, self.headers)))
        else:
            await self.app(scope, receive, guarded(send, self.headers))

    def check(self, scope: Any, kind: str) -> None:  # noqa: ANN401 - an ASGI scope of either kind
        """Refuse foreign pages, foreign names for this server, and what no address or question can hold."""
        headers = dict(scope["headers"])
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refusal("not_found.address")
        self.check_host(headers.get(b"host", b"").decode("latin-1").lower())
        if kind == "websocket" or scope["method"] not in READING:
            self.check_origin(headers, scope["scheme"])

    def check_host(self, host: str) -> None:
        """A page elsewhere may have its name point here; with `hosts`, or on this machine alone, that leads nowhere."""
        name = hostname(host)
        if name in self.hosts or (not self.hosts and not self.is_private):
            return
        if not is_local(name):
            raise Refusal("foreign_origin")

    def check_origin(self, headers: dict[bytes, bytes], scheme: str) -> None:
        """Only our own pages and programs without an origin may change anything."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        schemes = {"https"} if self.is_secure else {SCHEMES.get(scheme, scheme)}
        own = {f"{one}://{host}" for one in schemes}
        foreign = bool(origin) and origin not in self.origins and origin.lower() not in own
        if foreign or headers.get(b"sec-fetch-site", b"none") == b"cross-site":
            raise Refusal("foreign_origin")


def hostname(host: str) -> str:
    """The name in a Host header, without its port."""
    return host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]


def is_local(name: str) -> bool:
    """Whether a name can't be somebody else's: this machine's, or an address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in ("", "localhost") or name.endswith(".localhost")
    return True


def guarded(send: Send, ours: list[tuple[bytes, bytes]]) -> Send:
    """Add our headers to every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = with_headers(message.get("headers", []), ours)
        await send(message)

    return sending


def headless(send: Send) -> Send:
    """An answer without its body."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sending


def with_headers(
    given: Iterable[tuple[bytes, bytes]], ours: list[tuple[bytes, bytes]] = HEADERS
) -> list[tuple[bytes, bytes]]:
    """An answer's headers and ours; answers of the API are not kept."""
    headers = [(bytes(name), bytes(value)) for name, value in given]
    names = {name.lower() for name, _ in headers}
    headers += [(name, value) for name, value in ours if name not in names]
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    return headers


def answer_of(scope: Any, kind: str) -> str:  # noqa: ANN401 - an ASGI scope of either kind
    """What messages an answer before the application is made of; a handshake may have one too."""
    if kind == "http":
        return "http.response"
    return "websocket.http.response" if "websocket.http.response" in (scope.get("extensions") or {}) else ""


async def refuse(refusal: Refusal, answer: str, send: Send) -> None:
    """Answer without the application; a handshake that can have no answer is closed."""
    if not answer:
        await cast("Any", send)({"type": "websocket.close", "code": 4003, "reason": refusal.code})
        return
    body = encode({"error": refusal.error()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    start = {"type": f"{answer}.start", "status": refusal.status, "headers": with_headers(headers)}
    await cast("Any", send)(start)
    await cast("Any", send)({"type": f"{answer}.body", "body": body, "more_body": False})
