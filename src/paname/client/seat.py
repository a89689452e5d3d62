"""The live half: one connection to a table that comes back by itself and never does a thing twice."""

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from inspect import isawaitable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from paname.client.rest import Refused, Server

State = dict[str, Any]
Choose = Callable[[State], int | Awaitable[int]]
FATAL = (4000, 4001, 4003, 4004, 4010)


class Seat:
    """A seat at a table, or a place among the watchers.

    `state` is the last state, `updates` all updates so far; `listener` is called with every message.
    """

    def __init__(
        self,
        server: Server,
        table: str,
        seat: int | None = None,
        listener: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.listener = listener
        self.n: int | None = 0
        self.state: State = {}
        self.updates: list[dict[str, Any]] = []
        self.waiting: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self.changed = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.failure: Exception | None = None
        self.reconnections = -1

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run())
        await self.until(lambda: bool(self.state))
        return self

    async def __aexit__(self, *reason: object) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    # Talking -------------------------------------------------------------------------------------------

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of the command
        """Send a command until it is answered; a refusal is raised."""
        name = fields.pop("id", None) or uuid.uuid4().hex
        text = json.dumps({"type": kind, "id": name, **fields})
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[name] = (text, future)
        try:
            await self.send(text)
            reply = await future
        finally:
            self.waiting.pop(name, None)
        if not reply.get("ok"):
            raise Refused(reply["error"])
        return reply

    async def move(self, action: int) -> dict[str, Any]:
        """Make a decision at the position that was seen last."""
        return await self.command("move", decision=self.state["decision"], action=action)

    async def send(self, text: str) -> None:
        """Send if the line is there; what waits for an answer is sent again when it is back."""
        if self.socket is not None:
            with suppress(WebSocketException, OSError):
                await self.socket.send(text)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what was seen."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.failure is not None or true())
        if self.failure is not None:
            raise self.failure

    async def play(self, choose: Choose) -> State:
        """Decide whenever it is this seat's turn, until the game is over; returns the last state."""
        while True:
            await self.until(lambda: self.state.get("status") == "over" or bool(self.state.get("legal")))
            if self.state["status"] == "over":
                return self.state
            state = self.state
            chosen = choose(state)
            action = await chosen if isawaitable(chosen) else chosen
            try:
                await self.command("move", decision=state["decision"], action=action)
            except Refused as refused:
                if refused.code not in ("out_of_date", "not_your_turn", "wrong_status", "too_fast", "busy"):
                    raise
                await asyncio.sleep(float(refused.error.get("retry_after", 0.05)))
                if "retry_after" in refused.error:
                    continue
            await self.until(lambda seen=state: self.state is not seen)  # type: ignore[misc] # bound now

    # The line ------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Keep the line, with longer pauses while nobody answers."""
        pause = 0.05
        while self.failure is None:
            try:
                async with connect(self.address(), max_size=2**22, **self.headers()) as socket:
                    self.reconnections += 1
                    pause = 0.05
                    with suppress(ConnectionClosed):
                        await self.talk(socket)
                    self.closed(socket.close_code, socket.close_reason or "")
            except (OSError, InvalidHandshake, WebSocketException):
                pass
            finally:
                self.socket = None
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 1.6)
        async with self.changed:
            self.changed.notify_all()

    def address(self) -> str:
        """Where the live connection is."""
        return f"ws{self.server.url.removeprefix('http')}/api/tables/{self.table}/live"

    def headers(self) -> dict[str, Any]:
        """Who we are."""
        return {"additional_headers": {"Authorization": f"Bearer {self.server.token}"} if self.server.token else {}}

    def closed(self, code: int | None, reason: str) -> None:
        """Give up where coming back makes no sense."""
        if code in FATAL:
            self.failure = Refused({"code": "closed", "text": f"{code} {reason}"})

    async def talk(self, socket: ClientConnection) -> None:
        """Say hello, send again what was not answered, then listen."""
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": self.n, "seat": self.seat}))
        self.socket = socket
        for text, _ in list(self.waiting.values()):
            await socket.send(text)
        async for data in socket:
            await self.hear(socket, json.loads(data))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Take in one message."""
        kind = message["type"]
        if self.listener is not None:
            self.listener(message)
        if kind == "reply" and message["id"] in self.waiting:
            future = self.waiting[message["id"]][1]
            if not future.done():
                future.set_result(message)
        elif kind == "ping":
            await socket.send(json.dumps({"type": "pong", "t": message["t"]}))
        async with self.changed:
            if kind in ("updates", "state"):
                self.take_in(message)
            self.changed.notify_all()

    def take_in(self, message: dict[str, Any]) -> None:
        """The state, and the updates that are new."""
        self.state = message["state"] if message["type"] == "updates" else message
        for update in message.get("updates", []):
            if self.n is None or update["n"] > self.n:
                self.updates.append(update)
        self.n = self.state["n"]
