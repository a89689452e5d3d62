"""The owner of a table: one task that alone touches it; a change is drafted, stored, and only then true and told."""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET

from paname.server import metrics
from paname.server.catalogue import encode
from paname.server.hub.attendance import Attendance
from paname.server.hub.autoplay import Autoplay
from paname.server.hub.connection import Connection
from paname.server.hub.turn_clock import TurnClock
from paname.server.messages import ErrorMessage, Message, Presence, Updates
from paname.server.refusals import Refusal
from paname.server.store.store import Conflict
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.broken import BrokenLog
from paname.server.table.draft import Draft, Step
from paname.server.table.entry import Entry
from paname.server.table.handlers import decide
from paname.server.table.snapshot import EVERY
from paname.server.table.table import FOLD_ERRORS, Table
from paname.server.table.updates import state_view, table_view, updates_of
from paname.server.wire import Update

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

T = TypeVar("T")
ATTEMPTS = 20
LONGEST_PAUSE = 5.0
logger = logging.getLogger("paname.hub")


class Owner:
    """Jobs come in a row; each has the table for itself until its change is stored."""

    def __init__(self, hub: "Hub", table: Table, steps: list[Step]) -> None:
        self.hub = hub
        self.table = table
        self.steps = deque(steps, hub.settings.resume_updates)  # the last ones, for those who missed some
        self.is_doubtful = False  # a write failed, so the log may hold more than the table does
        self.is_closed = False
        self.connections: set[Connection] = set()
        self.attendance = Attendance(self)
        self.jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.autoplay = Autoplay(self)
        self.clock = TurnClock(table)
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
        known = self.table.n
        self.adopt(draft.table, draft.steps)
        self.hub.pubsub.publish_move(self.table.id, self.table.n)
        if self.table.n // EVERY > known // EVERY:
            self.hub.keep(self.hub.store.try_to_save(self.table))
        self.hub.bell.set()
        return True

    def adopt(self, table: Table, steps: list[Step]) -> None:
        """Make a stored table the present one, and announce what is new."""
        self.table = table
        self.clock.follow(table)
        self.steps.extend(steps)
        for step in steps:
            self.attendance.note(step.entry.actor)  # in whichever process they did it
        if steps:
            self.announce(steps)

    def missed(self, since: int, audience: int) -> list[Update] | None:
        """The updates after a number, if they are still at hand."""
        count = self.table.n - since
        if not 0 <= count <= len(self.steps):
            return None
        steps = islice(self.steps, len(self.steps) - count, None)
        return updates_of(steps, audience, is_over=self.table.status == "over")

    def announce(self, steps: list[Step]) -> None:
        """Send stored entries to everybody present, to each as their audience."""
        with_table = any(step.entry.changes_table for step in steps)
        messages: dict[int, str] = {}
        for connection in self.connections:
            if connection.actor.user in self.table.barred:
                connection.end(4003, "the host has sent you away")
            connection.draw_curtain(self.table)
            audience = connection.audience(self.table)
            if audience not in messages:
                messages[audience] = self.message(steps, audience, with_table=with_table)
            connection.push(messages[audience])
        if with_table:  # who sits where may have changed, and so may who is here
            self.announce_presence()
        self.autoplay.schedule()

    def message(self, steps: list[Step], audience: int, *, with_table: bool) -> str:
        """An `updates` message."""
        table = table_view(self.table) if with_table else UNSET
        return encode(Updates(updates_of(steps, audience), state_view(self.table, audience), table)).decode()

    # Reading the log -----------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Drop the table and read it again; refuses while that cannot be done."""
        self.is_doubtful = True
        kept, known = self.hub.settings.resume_updates, self.table.n
        found = await self.reach(lambda: self.hub.store.table(self.table.id, kept))
        if found is None:
            raise self.hub.quarantine(self.table.id, BrokenLog("gap", 1, "is missing"))
        self.is_doubtful = False
        table, steps = found
        is_behind = table.n < known  # a database that came back without what it had acknowledged
        is_far = table.n - len(steps) > known
        if is_behind or is_far:
            self.start_over(table, steps)
        else:
            self.steps = deque((step for step in steps if step.entry.n <= known), kept)
            self.adopt(table, [step for step in steps if step.entry.n > known])
        self.autoplay.schedule()

    async def refresh(self) -> None:
        """Read the table again after its past was rewritten, and show everybody what it says now."""
        await self.reload()
        messages: dict[int, str] = {}
        for connection in self.connections:
            audience = connection.audience(self.table)
            if audience not in messages:
                messages[audience] = self.message([], audience, with_table=True)
            connection.push(messages[audience])

    async def try_to_refresh(self) -> None:
        """Do so when another process says it; if that fails now, the table is read again before the next command."""
        self.is_doubtful = True
        with suppress(Refusal):
            await self.submit(self.refresh)

    def start_over(self, table: Table, steps: list[Step]) -> None:
        """Take a table that doesn't follow from the present one, and give everybody present the whole state."""
        self.table, self.steps = table, deque(steps, self.steps.maxlen)
        self.clock.follow(table)
        for connection in self.connections:
            self.resync(connection)

    def resync(self, connection: Connection) -> None:
        """Give somebody who can't be told step by step the whole state, before anything else is said."""
        metrics.RESYNCS.inc()
        state = state_view(self.table, connection.audience(self.table))
        connection.send(Updates([], state, table_view(self.table), resync=True))

    async def reach(self, read: Callable[[], Awaitable[T]]) -> T:
        """Read something of this table from the database."""
        try:
            return await read()
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
        found = await self.reach(lambda: self.hub.store.entries(self.table.id, self.table.n))
        draft = Draft(self.table, 0)
        try:
            for entry in found:
                draft.append(entry)
        except FOLD_ERRORS:
            await self.reload()  # which says what is wrong with the log
            return True
        self.adopt(draft.table, draft.steps)
        return bool(found)

    async def all_entries(self) -> list[Entry]:
        """The whole log up to the present, from the database where memory holds its end alone."""
        if self.table.has_whole_log:
            return self.table.log
        n = self.table.n
        found = await self.reach(lambda: self.hub.store.entries(self.table.id))
        return [entry for entry in found if entry.n <= n]

    # Commands ------------------------------------------------------------------------------------------

    async def command(self, actor: Actor, command: ask.Change | ask.Invite) -> dict[str, Any]:
        """Carry out a command; the reply's own part."""
        began = time.perf_counter()
        self.attendance.note(actor.user)
        if isinstance(command, ask.Start):
            await self.hub.check_bot_tables(self.table)
        if isinstance(command, ask.Remove | ask.Mute):
            actor = replace(actor, knows=self.attendance.watching() | await self.visitor(command.user))
        actor.resumed = self.hub.started
        reply: dict[str, Any] = {"n": await self.done_long_ago(actor, command.id)}
        if not reply["n"]:
            draft = await self.change(lambda table: self.decide(table, actor, command))
            done = draft.steps[0].entry if draft.steps else self.table.done(actor.user, command.id)
            reply["n"] = done.n if done else self.table.n
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)
        if isinstance(command, ask.Rematch):
            reply["table"] = self.table.rematch or UNSET
        return reply

    def decide(self, table: Table, actor: Actor, command: ask.Change | ask.Invite) -> Draft:
        """What a command does to a table; every time it is decided, we look again at who is away."""
        if isinstance(command, ask.Replace):
            away = self.attendance.away(self.hub.settings.away_seconds)
            actor = replace(actor, away=away, present=self.attendance.people())
        return decide(table, actor, command, self.clock.now())

    async def visitor(self, user: str) -> dict[str, str]:
        """Somebody who opened the link, or spoke here once though memory may have forgotten it."""
        came = user in self.attendance.came
        name = await self.reach(lambda: self.hub.store.visitor(self.table.id, user, came=came))
        return {user: name} if name else {}

    async def done_long_ago(self, actor: Actor, command: str) -> int:
        """The number of a command that was done so long ago that only the database knows; 0 for any other."""
        if self.table.has_whole_log or self.table.done(actor.user, command):
            return 0
        return await self.reach(lambda: self.hub.store.number_of(self.table.id, actor.user, command))

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

    def payer(self) -> str:
        """Who waits here for a bot: somebody who sits, or watches; all tables that nobody is at wait together."""
        here = sorted(self.connections, key=lambda one: not self.table.seats_of(one.actor.user))
        return here[0].payer if here else ""

    def announce_presence(self) -> None:
        """Tell everybody here, and the other processes, who is here."""
        self.hub.publish_presence(self)
        self.send_presence()

    def send_presence(self) -> None:
        """Tell everybody here who is at the table."""
        self.attendance.meet()
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
