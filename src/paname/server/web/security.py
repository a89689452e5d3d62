"""What stands before everything: origins, rates, and the headers that keep a page to itself."""

from collections.abc import Iterable
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from paname.server.catalogue import encode
from paname.server.hub.limiter import Limiter
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
READING: Final = ("GET", "HEAD", "OPTIONS")


class Security:
    """An application behind checks that need no application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
        self.requests = Limiter(settings.requests_per_minute)

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
            cast("dict[str, Any]", scope)["method"] = "GET"
            await self.app(scope, receive, headless(guarded(send)))
        else:
            await self.app(scope, receive, guarded(send))

    def check(self, scope: Any, kind: str) -> None:  # noqa: ANN401 - an ASGI scope of either kind
        """Refuse foreign pages and floods."""
        headers = dict(scope["headers"])
        if kind == "websocket" or scope["method"] not in READING:
            self.check_origin(headers)
        if kind == "websocket" or scope["path"].startswith("/api"):
            client = scope.get("client")
            self.requests.check(client[0] if client else "nowhere")

    def check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Only our own pages and programs without an origin may change anything."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        foreign = bool(origin) and origin not in self.origins and netloc(origin) != host.lower()
        if foreign or headers.get(b"sec-fetch-site", b"none") == b"cross-site":
            raise Refusal("foreign_origin")


def netloc(origin: str) -> str:
    """Host and port of an origin; nothing where it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def guarded(send: Send) -> Send:
    """Add our headers to every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = with_headers(message.get("headers", []))
        await send(message)

    return sending


def headless(send: Send) -> Send:
    """An answer without its body."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sending


def with_headers(given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer's headers and ours; answers of the API are not kept."""
    headers = [(bytes(name), bytes(value)) for name, value in given]
    names = {name.lower() for name, _ in headers}
    headers += [(name, value) for name, value in HEADERS if name not in names]
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
