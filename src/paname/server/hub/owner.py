"""The owner of a table: one task that alone touches it; a change is drafted, stored, and only then true and told."""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET

from paname.server import metrics
from paname.server.catalogue import encode
from paname.server.hub.attendance import Attendance
from paname.server.hub.autoplay import Autoplay
from paname.server.hub.connection import Connection
from paname.server.ids import now
from paname.server.refusals import Refusal
from paname.server.store.store import Conflict
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.broken import BrokenLog
from paname.server.table.draft import Draft, Step, read_on
from paname.server.table.entries import Entry
from paname.server.table.handlers import decide
from paname.server.table.table import FOLD_ERRORS, Table
from paname.server.table.updates import state_view, table_view, updates_of
from paname.server.wire import ErrorMessage, Message, Presence, Updates

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

T = TypeVar("T")
ATTEMPTS = 20
LONGEST_PAUSE = 5.0
logger = logging.getLogger("paname.hub")


class Owner:
    """Jobs come in a row; each has the table for itself until its change is stored."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.is_doubtful = False  # a write failed, so the log may hold more than the table does
        self.is_closed = False
        self.connections: set[Connection] = set()
        self.attendance = Attendance(self)
        self.jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.autoplay = Autoplay(self)
        self.used = time.monotonic()

    # The row of jobs -----------------------------------------------------------------------------------

    def submit(self, job: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Put a job at the end of the row."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.append((job, future))
        self.used = time.monotonic()
        if self.task is None:
            self.task = asyncio.create_task(self.work())
        return future

    async def work(self) -> None:
        """Do all jobs, then rest."""
        while self.jobs:
            job, future = self.jobs.popleft()
            try:
                result = await job()
                if not future.done():
                    future.set_result(result)
            except Exception as error:  # noqa: BLE001 - who asked hears of it
                if not future.done():
                    future.set_exception(error)
        self.task = None

    # Changing ------------------------------------------------------------------------------------------

    async def change(self, decide: Callable[[Table], Draft]) -> Draft:
        """Decide, store, adopt, announce; where another process was faster, take in its entries and decide again."""
        for attempt in range(ATTEMPTS):
            if self.is_doubtful:
                await self.reload()
            try:
                draft = decide(self.table)
            except Refusal:
                if await self.catch_up():  # refused for what is no longer so
                    continue
                raise
            if not draft.steps or await self.commit(draft):
                return draft
            await asyncio.sleep(secrets.randbelow(attempt + 1) / 200)
        raise Refusal("busy.table", retry_after=1)

    async def commit(self, draft: Draft) -> bool:
        """Store a draft and make it the table; False if another process was faster, whose entries are then here."""
        try:
            await self.hub.store.append(draft)
        except Conflict:
            await self.reload()
            return False
        except BaseException as error:
            self.is_doubtful = True  # the entries may be stored or not: the log has to be asked
            if not isinstance(error, Exception):
                raise
            self.hub.keep(self.recover())
            raise self.out_of_reach(error) from error
        self.adopt(draft.table, draft.steps)
        self.hub.pubsub.publish_move(self.table.id, self.table.n)
        return True

    def adopt(self, table: Table, steps: list[Step]) -> None:
        """Make a stored table the present one, and announce what is new."""
        self.table = table
        if steps:
            self.announce(steps)

    def announce(self, steps: list[Step]) -> None:
        """Send stored entries to everybody present, to each as their audience."""
        with_table = any(step.entry.changes_table for step in steps)
        messages: dict[int, str] = {}
        for connection in self.connections:
            connection.draw_curtain(self.table)
            audience = connection.audience(self.table)
            if audience not in messages:
                messages[audience] = self.message(steps, audience, with_table=with_table)
            connection.push(messages[audience])
        self.autoplay.schedule()

    def message(self, steps: list[Step], audience: int, *, with_table: bool) -> str:
        """An `updates` message."""
        table = table_view(self.table) if with_table else UNSET
        return encode(Updates(updates_of(steps, audience), state_view(self.table, audience), table)).decode()

    # Reading the log -----------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Drop the table and read it again; refuses while that cannot be done."""
        self.is_doubtful = True
        log = await self.read(0)
        try:
            table, steps = read_on(log, self.table.n)
        except BrokenLog as broken:
            raise self.hub.quarantine(self.table.id, broken) from broken
        self.is_doubtful = False
        is_shorter = table.n < self.table.n  # a database that came back without what it had acknowledged
        self.adopt(table, steps)
        if is_shorter:
            self.resync()
        self.autoplay.schedule()

    def resync(self) -> None:
        """Give everybody present the whole state."""
        for connection in self.connections:
            if connection.recover is not None:
                connection.recover()

    async def read(self, since: int) -> list[Entry]:
        """The stored entries after a number."""
        try:
            return await self.hub.store.entries(self.table.id, since)
        except BrokenLog as broken:
            raise self.hub.quarantine(self.table.id, broken) from broken
        except Exception as error:
            raise self.out_of_reach(error) from error

    def out_of_reach(self, error: Exception) -> Refusal:
        """The database does not answer: note it, and say when to come back."""
        metrics.STORE_FAILURES.inc()
        logger.error("the database failed", extra={"table": self.table.id, "error": repr(error)})
        return Refusal("busy.database", retry_after=2)

    async def recover(self) -> None:
        """Read a doubtful table again as soon as that is possible, so that everybody sees how things stand."""
        pause = 0.2
        while self.is_doubtful and not self.is_closed:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with suppress(Refusal):
                await self.submit(self.reload_if_doubtful)

    async def reload_if_doubtful(self) -> None:
        """Read a doubtful table again."""
        if self.is_doubtful:
            await self.reload()

    async def try_to_follow(self, n: int) -> None:
        """Take in what another process has stored, up to this number at least; if that fails, the next sweep tries."""

        async def follow() -> None:
            if n > self.table.n:
                await self.catch_up()

        with suppress(Refusal):
            await self.submit(follow)

    async def catch_up(self) -> bool:
        """Take in and announce what other processes have stored; says whether there was something."""
        if not self.hub.settings.is_shared():
            return False
        found = await self.read(self.table.n)
        draft = Draft(self.table, 0)
        try:
            for entry in found:
                draft.append(entry)
        except FOLD_ERRORS:
            await self.reload()  # which says what is wrong with the log
            return True
        self.adopt(draft.table, draft.steps)
        return bool(found)

    # Commands ------------------------------------------------------------------------------------------

    async def command(self, actor: Actor, command: ask.Change) -> dict[str, Any]:
        """Carry out a command; the reply's own part."""
        began = time.perf_counter()
        self.attendance.note(actor.user)
        away = self.attendance.away(self.hub.settings.away_seconds)
        actor = replace(actor, resumed=self.hub.started, away=away, present=self.attendance.people())
        draft = await self.change(lambda table: decide(table, actor, command, now()))
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)
        done = draft.steps[0].entry if draft.steps else self.table.done(actor.user, command.id)
        reply: dict[str, Any] = {"n": done.n if done else self.table.n}
        if isinstance(command, ask.Rematch):
            reply["table"] = self.table.rematch
        return reply

    def close(self, refusal: Refusal) -> None:
        """Serve this table no more, and say why to everybody present."""
        for connection in self.connections:
            connection.send(ErrorMessage(None, ok=False, error=refusal.error()))
        self.stop(4010, refusal.text[:100])

    def stop(self, code: int, reason: str) -> None:
        """Let nothing more happen by itself, and end all connections."""
        self.is_closed = True
        self.autoplay.stop()
        for connection in self.connections:
            connection.close(code, reason)

    # Presence ------------------------------------------------------------------------------------------

    def announce_presence(self) -> None:
        """Tell everybody here, and the other processes, who is here."""
        present, watchers = self.attendance.here()
        self.hub.pubsub.publish_presence(self.table.id, present, watchers)
        self.send_presence()

    def send_presence(self) -> None:
        """Tell everybody here who is at the table."""
        self.broadcast(Presence(*self.attendance.everywhere()))

    def detach(self, connection: Connection) -> None:
        """A connection ended."""
        self.connections.discard(connection)
        self.attendance.part(connection)
        self.announce_presence()

    def broadcast(self, message: Message) -> None:
        """Send something that everybody may know."""
        text = encode(message).decode()
        for connection in self.connections:
            connection.push(text)
