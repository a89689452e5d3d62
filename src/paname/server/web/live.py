"""The live connection to one table."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from paname.server import metrics
from paname.server.hub.connection import Connection
from paname.server.hub.limiter import Bucket
from paname.server.hub.owner import Owner
from paname.server.hub.queries import ask_owner
from paname.server.ids import now
from paname.server.refusals import Refusal, too_fast
from paname.server.table import commands as ask
from paname.server.table.audiences import check_seat
from paname.server.table.updates import state_view, table_view, updates_since
from paname.server.web.errors import refusal_of
from paname.server.web.games import PROTOCOL
from paname.server.web.services import Parts, Services, actor_of, address_of, person_of
from paname.server.wire import ErrorMessage, Person, Pong, Reply, StateMessage, Thinking, Updates, Welcome

STRIKES = 50
CLOSING = {"not_found": 4004, "quarantined": 4010, "busy": 1013}
Live = WebSocket[Any, Any, Any]
logger = logging.getLogger("paname.live")


@websocket("/tables/{table:str}/live")
async def live(socket: Live, services: Parts, table: FromPath[str]) -> None:
    """A connection from its beginning to its end."""
    await socket.accept()
    address = address_of(socket)
    if services.connected.get(address, 0) >= services.settings.connections_per_address:
        await socket.close(4008, "too many connections from here; come back in 60 s")
        return
    services.connected[address] = services.connected.get(address, 0) + 1
    metrics.CONNECTIONS.inc()
    try:
        await Talk(socket, services).run(table)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.CONNECTIONS.dec()
        services.connected[address] -= 1
        if not services.connected[address]:
            del services.connected[address]


class Talk:
    """What is said on one connection."""

    __slots__ = ("bucket", "connection", "owner", "person", "services", "socket", "strikes")

    def __init__(self, socket: Live, services: Services) -> None:
        self.socket = socket
        self.services = services
        self.bucket = Bucket(services.settings.messages_per_second, services.settings.message_burst)
        self.strikes = 0
        self.person: Person | None = None
        self.owner: Owner
        self.connection: Connection

    async def run(self, table: str) -> None:
        """Greet, then listen and send until one side closes."""
        try:
            hello = await asyncio.wait_for(self.hello(), self.services.settings.hello_seconds)
            self.person = await person_of(self.socket, self.services)
            self.owner = await self.services.hub.owner(table)
        except TimeoutError:
            await self.socket.close(4000, "no hello")
            return
        except Refusal as refusal:
            await self.socket.close(CLOSING.get(refusal.code, 4000), refusal.text[:100])
            return
        most = self.services.settings.outbox_messages
        self.connection = Connection(self.socket, actor_of(self.person), hello.seat, most)
        self.connection.recover = lambda: self.owner.submit(self.resync)
        sending = asyncio.create_task(self.connection.run())
        try:
            await self.owner.submit(lambda: self.attach(hello))
            await self.listen(sending)
        except Refusal as refusal:
            with suppress(Exception):
                await self.socket.close(4000, refusal.text[:100])
        finally:
            sending.cancel()
            self.owner.detach(self.connection)

    async def receive(self) -> str | bytes:
        """The next message as it came."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        data: str | bytes | None = message.get("text")  # type: ignore[assignment] # either text or bytes is there
        return data if data is not None else message.get("bytes") or b""  # type: ignore[return-value]

    async def hello(self) -> ask.Hello:
        """The first message."""
        message = ask.read_message(await self.receive())
        if not isinstance(message, ask.Hello):
            raise Refusal("invalid.hello_first", field="type")
        if message.protocol != PROTOCOL:
            raise Refusal("invalid.protocol", field="protocol", protocol=PROTOCOL)
        return message

    async def attach(self, hello: ask.Hello) -> None:
        """Join those who are told, and be told what was missed."""
        owner, connection, table = self.owner, self.connection, self.owner.table
        own = table.seats_of(connection.actor.user)
        check_seat(table, connection.actor.user, hello.seat)
        audience = connection.audience(table)
        connection.send(Welcome(PROTOCOL, self.person, own, audience, table_view(table), table.n, now()))
        connection.send(self.missed(hello.since, audience))
        owner.connections.add(connection)
        owner.announce_presence()
        if owner.autoplay.thinking is not None:
            seat, _, level = owner.autoplay.thinking
            connection.send(Thinking(seat, level, table.turn_at))

    def missed(self, since: int | None, audience: int) -> Updates:
        """What came after a number, or the state alone where that is too much."""
        table = self.owner.table
        state = state_view(table, audience)
        if since is None or since == table.n:
            return Updates([], state)
        if since > table.n or table.n - since > self.services.settings.resume_updates:
            metrics.RESYNCS.inc()
            return Updates([], state, resync=True)
        return Updates(updates_since(table, since, audience), state)

    # Listening -----------------------------------------------------------------------------------------

    async def listen(self, sending: "asyncio.Task[None]") -> None:
        """Take messages until the connection ends."""
        while not sending.done():
            data = await self.receive()
            self.connection.heard = time.monotonic()
            if len(data) > self.services.settings.frame_bytes:
                self.connection.close(1009, "a message is too large")
                return await sending
            if not await self.take(data):
                self.connection.close(4008, "too many messages; come back in 10 s")
                return await sending
        return None

    async def resync(self) -> None:
        """Give who fell behind the whole state."""
        metrics.RESYNCS.inc()
        audience = self.connection.audience(self.owner.table)
        self.connection.send(Updates([], state_view(self.owner.table, audience), resync=True))

    async def take(self, data: str | bytes) -> bool:
        """Answer one message; False when somebody does not stop."""
        if wait := self.bucket.wait():
            self.strikes += 1
            self.refuse("", too_fast(wait))
            return self.strikes < STRIKES
        try:
            message = ask.read_message(data)
        except Refusal as refusal:
            self.strikes += 1
            self.refuse("", refusal)
            return self.strikes < STRIKES
        try:
            await self.handle(message)
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker gets a refusal
            self.refuse(message.id, noted(error))
        return True

    def refuse(self, command: str, refusal: Refusal) -> None:
        """Say no."""
        metrics.REFUSED.labels(refusal.code).inc()
        error = refusal.error()
        if command:
            self.connection.send(Reply(command, ok=False, error=error))
        else:
            self.connection.send(ErrorMessage(None, ok=False, error=error))

    async def handle(self, message: ask.AnyMessage) -> None:
        """Do what a message asks."""
        connection = self.connection
        if isinstance(message, ask.Ping):
            connection.send(Pong(message.t, now()))
        elif isinstance(message, ask.Pong):
            connection.ponged(message.t, self.services.settings.lag_forgiven_ms)
        elif isinstance(message, ask.Reveal | ask.Conceal):
            await self.owner.submit(lambda: self.curtain(message))
        elif isinstance(message, ask.Hello):
            raise Refusal("invalid.hello_again", field="type")
        elif not message.id:
            raise Refusal("invalid.id", field="id")
        elif isinstance(message, ask.Query):
            await self.question(message)
        else:
            await self.command(message)

    async def curtain(self, message: ask.Reveal | ask.Conceal) -> None:
        """Open or close the curtain on one screen."""
        connection, table = self.connection, self.owner.table
        if connection.pinned is not None:
            raise Refusal("not_allowed.bound")
        if isinstance(message, ask.Reveal) and message.seat not in table.seats_of(connection.actor.user):
            raise Refusal("not_your_seat.other", seat=message.seat)
        connection.revealed = message.seat if isinstance(message, ask.Reveal) else None
        state = state_view(table, connection.audience(table))
        connection.send(StateMessage(**msgspec.structs.asdict(state)))

    async def question(self, query: ask.Query) -> None:
        """Answer a question; a hint takes its time beside."""
        if isinstance(query, ask.Forecast) and (wait := self.bucket.wait(len(query.actions) / 4)):
            raise too_fast(wait)
        if isinstance(query, ask.Hint):
            self.services.hub.keep(self.hint(query))
        else:
            await self.reply(query)

    async def hint(self, query: ask.Hint) -> None:
        """Answer when the bot has thought."""
        try:
            await self.reply(query)
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker gets a refusal
            self.refuse(query.id, noted(error))

    async def reply(self, query: ask.Query) -> None:
        """Send an answer for this connection's audience."""
        found = await ask_owner(self.owner, self.connection.audience, query, self.connection.actor.user)
        self.connection.send(Reply(query.id, ok=True, **found))

    async def command(self, command: ask.Change) -> None:
        """Carry out a command, and say that it is stored."""
        connection = self.connection
        bound = connection.audience(self.owner.table)
        actor = actor_of(self.person, bound if bound >= 0 else None, connection.lag)
        kind = str(command.__struct_config__.tag)
        try:
            found = await self.owner.submit(lambda: self.owner.command(actor, command))
        except Refusal:
            metrics.COMMANDS.labels(kind, "refused").inc()
            raise
        metrics.COMMANDS.labels(kind, "done").inc()
        connection.send(Reply(command.id, ok=True, **found))


def noted(error: Exception) -> Refusal:
    """An error as a refusal; our own faults go to the log."""
    refusal = refusal_of(error)
    if refusal.code == "internal":
        logger.error("internal error", exc_info=error, extra={"code": refusal.facts["report"]})
    return refusal
