"""One connection over which requests are sent, one at a time: HTTP/1.1 as far as a POST needs it.

A general client compares all its connections for every request, which costs more than encrypting what is sent.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import httptools

MOST_BYTES: Final = 16_384  # that are read of an answer
MOST_HEAD: Final = 65_536  # bytes before its body


@dataclass
class Answer:
    """What the other side said."""

    status: int
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""


class Line(asyncio.Protocol):
    """A connection that can be kept for the next request."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[Answer] | None = None
        self.idle: asyncio.TimerHandle | None = None
        self.reset()

    def reset(self) -> None:
        """Be ready for an answer."""
        self.parser = httptools.HttpResponseParser(self)
        self.headers: dict[str, str] = {}
        self.body = bytearray()
        self.is_in_body = False
        self.read = 0

    # What is asked -------------------------------------------------------------------------------------

    async def ask(self, request: bytes) -> Answer:
        """The answer to a request; ConnectionError if there is none."""
        self.rest_until(None)
        if self.transport is None:
            raise ConnectionError
        self.reset()
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        try:
            return await self.answer
        except BaseException:
            self.close()
            raise
        finally:
            self.answer = None

    def rest_until(self, idle: asyncio.TimerHandle | None) -> None:
        """Close at some time, unless another request comes."""
        if self.idle is not None:
            self.idle.cancel()
        self.idle = idle

    def is_open(self) -> bool:
        """Whether it can be asked."""
        return self.transport is not None and not self.transport.is_closing()

    def close(self) -> None:
        """Let go."""
        if self.transport is not None:
            self.transport.abort()

    # What comes ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is somebody."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """A part of an answer; what nobody asked for, can't be read or has an endless head ends the connection."""
        self.read += len(data)
        try:
            self.parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            self.fail()
        if self.answer is None or (self.read > MOST_HEAD and not self.is_in_body):
            self.fail()

    def connection_lost(self, exc: Exception | None) -> None:
        """It's over; an answer without a length ends like this."""
        if self.is_in_body and exc is None:
            self.conclude()
        self.fail()

    def fail(self) -> None:
        """No answer comes."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError())
        self.close()

    def conclude(self) -> None:
        """The answer is there, or as much of it as we read."""
        if self.answer is not None and not self.answer.done():
            body = bytes(self.body[:MOST_BYTES])
            self.answer.set_result(Answer(self.parser.get_status_code(), self.headers, body))

    # What the parser calls -----------------------------------------------------------------------------

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of the head."""
        self.headers[name.decode("latin-1").lower()] = value.decode("latin-1")

    def on_headers_complete(self) -> None:
        """The head is over."""
        self.is_in_body = self.parser.get_status_code() >= 200

    def on_body(self, body: bytes) -> None:
        """A part of the body; we stop reading at `MOST_BYTES`."""
        self.body += body
        if len(self.body) >= MOST_BYTES:
            self.conclude()
            self.close()

    def on_message_complete(self) -> None:
        """All of it came; a reply that only announces an answer isn't one."""
        if not self.is_in_body:
            self.headers = {}
            return
        self.conclude()
        if not self.parser.should_keep_alive():
            self.close()
