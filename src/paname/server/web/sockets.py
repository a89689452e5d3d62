"""The sockets that requests come by: none may be silent, slow or boundless, and no address may have them all."""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from paname.server.hub.limiter import address_key
from paname.server.settings import Settings, read_settings

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

WRITE: Final = "paname.write"  # the name under which a line offers its `write`
WAITING: Final = 8  # messages of one live connection that may wait, either way, before no more are taken
AHEAD: Final = 8  # requests that may come before the one ahead of them was answered
PIECE: Final = 1024  # bytes of a live connection that are read before others have their turn
SMALL: Final = 100  # control frames and fragments allowed between two messages
MOST_FILES: Final = 65_536
SPARE: Final = 256  # open files other than sockets: the database, the bots, the logs
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class GuardedHttp(HttpToolsProtocol):
    """A connection with a deadline for the headers and one for the body of each request."""

    settings: ClassVar[Settings]
    addresses: ClassVar[Counter[str]]
    most: ClassVar[int]

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - the server's own
        super().__init__(*given, **named)
        self.address = ""
        self.deadline: asyncio.TimerHandle | None = None
        self.is_in_headers = True
        self.header_bytes = 0  # that came since the last request
        self.header_size = 0  # of the headers that were read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; refused where too many are here already."""
        super().connection_made(transport)
        address, most = address_key(self.client[0] if self.client else ""), self.settings.sockets_per_address
        is_crowded = not self.settings.behind_proxy and self.addresses[address] >= most
        if is_crowded or len(self.connections) >= self.most:
            transport.abort()
            return
        self.address = address
        self.addresses[address] += 1
        self.wait(self.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Count this socket no more."""
        self.rest()
        if self.address:
            self.addresses[self.address] -= 1
            if not self.addresses[self.address]:
                del self.addresses[self.address]
            self.address = ""

    def wait(self, seconds: float) -> None:
        """Close the connection unless what is awaited comes in time."""
        self.rest()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def rest(self) -> None:
        """Nothing is awaited."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        """Bytes of requests."""
        self.header_bytes += len(data) if self.is_in_headers else 0
        super().data_received(data)
        if self.is_in_headers and self.header_bytes > self.settings.header_bytes and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection, which is counted and watched as one."""
        self.leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins; refused where many wait already, since each takes memory."""
        if len(self.pipeline) >= AHEAD:
            raise httptools.HttpParserError("too many requests at once")
        super().on_message_begin()
        self.is_in_headers, self.header_size = True, 0
        self.wait(self.settings.header_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; those that came in one piece are counted here."""
        self.header_size += len(name) + len(value)
        if self.header_size > self.settings.header_bytes:
            raise httptools.HttpParserError("headers too large")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body follows."""
        self.is_in_headers, self.header_bytes = False, 0
        self.wait(self.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here; answering it may take its time."""
        self.rest()
        self.is_in_headers = True
        super().on_message_complete()


class Line(WebSocketsSansIOProtocol):
    """A live connection that stops reading when several messages wait, and sends together what comes together."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - the server's own
        super().__init__(*given, **named)
        self.unsent: list[bytes] = []
        self.unread = b""
        self.is_behind = False  # some of it waits for its turn
        self.small = 0  # frames that were no message since the last one

    def data_received(self, data: bytes) -> None:
        """Read what came, a piece at a time: a flood of small frames holds up nobody else."""
        self.unread += data
        if not self.is_behind:
            self.read_on()

    def read_on(self) -> None:
        """Read the next piece; as long as there is more, nothing new is taken in."""
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        super().data_received(piece)
        if self.transport.is_closing():
            return
        was_behind, self.is_behind = self.is_behind, bool(self.unread)
        if self.is_behind:
            self.transport.pause_reading()
            self.loop.call_soon(self.read_on)
        elif was_behind and (self.close_sent or self.queue.qsize() < WAITING):
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        self.count_small()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping of the protocol's own; who doesn't read gets no answer."""
        self.count_small()
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """An answer to nothing that we asked."""
        self.count_small()
        super().handle_pong(event)

    def count_small(self) -> None:
        """Hang up on a client that floods us with control frames and fragments, which cost it nothing."""
        self.small += 1
        if self.small > SMALL:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Let the application write to this line at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]  # it is there
            extensions[WRITE] = self.write

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; reading goes on as soon as all were taken. After our goodbye nobody takes any."""
        if not self.close_sent:
            self.small = 0
            self.read_paused = self.queue.qsize() < WAITING  # then nothing is paused, and resuming does nothing
        super().send_receive_event_to_app()

    def write(self, text: str) -> bool:
        """Take a message past the layers that only pass it on; False if it has to wait until the client has read."""
        if len(self.unsent) >= WAITING or not self.writable.is_set() or not self.is_open():
            return False
        if not self.unsent:  # the reply to a command comes a round after its update, and they leave together
            self.loop.call_soon(self.loop.call_soon, self.flush)
        self.unsent.append(text_frame(text.encode()))
        return True

    def is_open(self) -> bool:
        """Whether both sides are here and nobody has said goodbye."""
        return self.conn.state is State.OPEN and self.handshake_complete and not self.transport.is_closing()

    def flush(self) -> None:
        """Send what was written."""
        unsent, self.unsent = self.unsent, []
        if unsent and self.is_open():
            self.transport.write(b"".join(unsent))

    async def send(self, message: "ASGISendEvent") -> None:
        """Send in the order in which it was said."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops."""
        self.flush()
        super().shutdown()


def text_frame(data: bytes) -> bytes:
    """RFC 6455, 5.2: a whole text message in one frame, as a server sends it."""
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def guarded(settings: Settings) -> type[GuardedHttp]:
    """The protocol of one process."""
    parts = {"settings": settings, "addresses": Counter(), "most": raise_file_limit() - SPARE}
    return type("Guarded", (GuardedHttp,), parts)


def raise_file_limit() -> int:
    """Allow as many open files as this process may have."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)


def __getattr__(name: str) -> type[GuardedHttp]:
    if name == "WorkerHttp":  # a worker process is told everything by its environment
        return guarded(read_settings())
    raise AttributeError(name)
