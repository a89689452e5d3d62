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
from paname.server.hub.budgets import cost_of
from paname.server.hub.connection import Connection
from paname.server.hub.owner import Owner
from paname.server.hub.queries import ask_owner
from paname.server.messages import ErrorMessage, Pong, Reply, StateMessage, Thinking, Updates, Welcome
from paname.server.refusals import Refusal
from paname.server.sessions import Session
from paname.server.table import commands as ask
from paname.server.table.audiences import check_seat
from paname.server.table.updates import state_view, table_view
from paname.server.web.errors import refusal_of
from paname.server.web.games import PROTOCOL
from paname.server.web.services import Parts, Services, actor_of, address_of, known, payer_of, token_of
from paname.server.web.sockets import WRITE
from paname.server.wire import Person

STRIKES = 50
CLOSING = {"barred": 4003, "not_found": 4004, "quarantined": 4010, "busy": 1013}
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

    __slots__ = ("address", "connection", "owner", "person", "services", "socket", "strikes")

    def __init__(self, socket: Live, services: Services) -> None:
        self.socket = socket
        self.services = services
        self.address = address_of(socket)
        self.strikes = 0
        self.person: Person | None = None
        self.owner: Owner
        self.connection: Connection

    async def run(self, table: str) -> None:
        """Greet, then listen and send until one side closes."""
        try:
            hello = await asyncio.wait_for(self.hello(), self.services.settings.hello_seconds)
        except TimeoutError:
            return await self.turn_away(4000, "no hello")
        except Refusal as refusal:
            return await self.turn_away(4000, refusal.text)
        sending: asyncio.Task[None] | None = None
        try:
            with self.services.hub.door.coming(table):
                await self.recognize(table, hello)
                sending = asyncio.create_task(self.connection.run())
                await self.owner.submit(lambda: self.attach(hello))
                await self.check_session()
            await self.listen(sending)
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            why = noted(error)
            await self.turn_away(CLOSING.get(why.case) or CLOSING.get(why.code, 4000), why.text)
        finally:
            if sending is not None:
                sending.cancel()
                self.owner.detach(self.connection)

    async def recognize(self, table: str, hello: ask.Hello) -> None:
        """Find out who comes, and to which table."""
        session = await self.session()
        self.person = session.person if session else None
        self.owner = await self.services.hub.owner(table)
        payer, name = payer_of(self.person, self.address), session.id if session else ""
        most = self.services.settings.outbox_messages
        self.connection = Connection(self.socket, actor_of(self.person), hello.seat, most, payer, name)
        extensions: dict[str, Any] = self.socket.scope.get("extensions") or {}
        self.connection.write = extensions.get(WRITE)
        self.connection.recover = lambda: self.owner.submit(self.resync)
        self.owner.attendance.note(self.connection.actor.user)

    async def check_session(self) -> None:
        """Let nobody in whose session ended while they were coming in."""
        if self.connection.session and await self.session() is None:
            self.connection.end(4001, "this session has ended")

    async def turn_away(self, code: int, reason: str) -> None:
        """Close with a reason, as far as there is still somebody to tell."""
        with suppress(Exception):
            await self.socket.close(code, reason[:100])

    async def session(self) -> Session | None:
        """By which session somebody comes; None for a stranger."""
        token = token_of(self.socket, self.services)
        return await self.services.accounts.session(token) if token else None

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
        if connection.actor.user in table.barred:
            raise Refusal("not_allowed.barred")
        audience = connection.audience(table)
        beat, now = self.services.settings.ping_seconds, owner.clock.now()
        connection.send(Welcome(PROTOCOL, self.person, own, audience, table_view(table), table.n, now, beat))
        connection.send(self.missed(hello.since, audience))
        owner.connections.add(connection)
        owner.announce_presence()
        if own:
            self.note_look()
        if own and self.services.hub.archive.is_abandoned(table):
            self.services.hub.keep(self.services.hub.archive.try_to_revive(table))
        if owner.autoplay.thinking is not None:
            seat, _, level = owner.autoplay.thinking
            connection.send(Thinking(seat, level, table.turn_at))

    def note_look(self) -> None:
        """Somebody who sits here looks at the table."""
        hub, user = self.services.hub, self.connection.actor.user
        if hub.store.tells:
            hub.keep(self.services.notices.look(user, self.owner.table.id))

    def missed(self, since: int | None, audience: int) -> Updates:
        """What came after a number, or the state alone where that is too much."""
        table = self.owner.table
        state = state_view(table, audience)
        if since is None or since == table.n:
            return Updates([], state)
        missed = self.owner.missed(since, audience)
        if missed is None:
            metrics.RESYNCS.inc()
            return Updates([], state, resync=True)
        return Updates(missed, state)

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
        self.owner.resync(self.connection)

    async def take(self, data: str | bytes) -> bool:
        """Answer one message; False when somebody does not stop."""
        if self.connection.closing is not None:
            return True
        command = ""
        try:
            message = self.read(data)
            command = message.id
            self.pay(cost_of(message))
        except Refusal as refusal:
            self.strikes += 1
            self.refuse(command, refusal)
            return self.strikes < STRIKES
        try:
            await self.handle(message)
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker gets a refusal
            self.refuse(message.id, noted(error))
        return True

    def read(self, data: str | bytes) -> ask.AnyMessage:
        """A message; what can't be read costs as much as what can."""
        try:
            return ask.read_message(data)
        except Refusal:
            self.pay(1)
            raise

    def pay(self, cost: float) -> None:
        """Refuse who has asked too much, here or on other lines."""
        user, table = self.connection.actor.user, self.owner.table
        self.services.budgets.spend(cost, user, self.address, "" if table.seats_of(user) else table.id)

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
            connection.send(Pong(message.t, self.owner.clock.now()))
        elif isinstance(message, ask.Pong):
            connection.ponged(message.t, self.services.settings.lag_forgiven_ms)
        elif isinstance(message, ask.Attend):
            connection.is_front = message.front
            if message.front:
                self.note_look()
            self.owner.announce_presence()
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
        found = await ask_owner(
            self.owner, self.connection.audience, query, self.connection.actor.user, self.connection.payer
        )
        self.connection.send(Reply(query.id, ok=True, **found))

    async def command(self, command: ask.Change) -> None:
        """Carry out a command, and say that it is stored."""
        connection = self.connection
        bound = connection.audience(self.owner.table)
        actor = actor_of(self.person, bound if bound >= 0 else None, connection.lag)
        kind = str(command.__struct_config__.tag)
        try:
            found = await self.services.carry_out(self.owner, known(self.person), actor, command)
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
