"""The owner of a table: one task that alone touches it, commits every change and only then tells."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from paname.core.events import Event
from paname.server import metrics
from paname.server.catalogue import encode
from paname.server.hub.connection import Connection
from paname.server.hub.driver import Driver
from paname.server.ids import now
from paname.server.refusals import Refusal
from paname.server.store.store import Conflict
from paname.server.table import commands as ask
from paname.server.table import making
from paname.server.table.deciding import Actor, decide, need, numbered, own_seat
from paname.server.table.entries import Entry, Rematched
from paname.server.table.table import PUBLIC, Table, table_of
from paname.server.table.telling import TABLE_CHANGES, history, state_json, table_json, update

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

T = TypeVar("T")
Staged = dict[int, list[dict[str, object]]]
ATTEMPTS = 20


class Owner:
    """Jobs come in a row; each has the table for itself until its change is stored."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.told = table.n
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[list[bool], int, float]] = {}
        self.jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.driver = Driver(self)
        self.used = time.monotonic()
        self.seen_at: dict[int, float] = {}

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

    async def change(self, make: Callable[[Table], list[Entry]]) -> list[Entry]:
        """Decide, store, tell; where another process was faster, take in its entries and decide anew."""
        for attempt in range(ATTEMPTS):
            try:
                entries = make(self.table)
            except Refusal:
                if await self.is_news():  # refused for what is no longer so
                    continue
                raise
            if not entries:
                return []
            staged = self.take_in(entries)
            try:
                await self.hub.store.append(self.table, entries)
            except Conflict:
                await self.reload()
                await asyncio.sleep(secrets.randbelow(attempt + 1) / 200)
                continue
            except BaseException:
                await self.reload()
                raise
            self.tell(staged, entries)
            self.hub.wires.moved(self.table.id, self.table.n)
            return entries
        raise Refusal("busy", "This table is busy. Come back in 1 s.", retry_after=1)

    def take_in(self, entries: list[Entry]) -> Staged:
        """Fold entries in and write down what everybody present will be told."""
        audiences = {connection.audience(self.table) for connection in self.connections} | {PUBLIC}
        staged: Staged = {audience: [] for audience in audiences}
        for entry in entries:
            events: list[Event] = self.table.fold(entry)
            for audience, updates in staged.items():
                updates.append(update(self.table, entry, events, audience, is_over=False))
        return staged

    def tell(self, staged: Staged, entries: list[Entry]) -> None:
        """Send what was staged, each audience its own; the entries are stored."""
        self.told = self.table.n
        changed = any(isinstance(entry, TABLE_CHANGES) for entry in entries)
        messages: dict[int, str] = {}
        for connection in self.connections:
            connection.draw_curtain(self.table)
            audience = connection.audience(self.table)
            if audience not in messages:
                updates = staged.get(audience)
                if updates is None:  # somebody sat down just now
                    updates = history(self.table, entries[0].n - 1, audience)
                messages[audience] = self.message(updates, audience, with_table=changed)
            connection.push(messages[audience])
        self.driver.look()

    def message(self, updates: list[dict[str, object]], audience: int, *, with_table: bool) -> str:
        """An `updates` message."""
        told: dict[str, object] = {"type": "updates", "updates": updates, "state": state_json(self.table, audience)}
        if with_table:
            told["table"] = table_json(self.table)
        return encode(told).decode()

    async def reload(self) -> None:
        """Start over from the log, and tell what others have added to it."""
        self.table = table_of(await self.hub.store.entries(self.table.id))
        self.tell_missed()

    async def catch_up(self, n: int) -> None:
        """Take in what another process has stored, up to this number at least."""
        if n > self.table.n:
            await self.is_news()

    async def is_news(self) -> bool:
        """Take in what other processes have stored, if there are any; says whether there was something."""
        if not self.hub.settings.is_shared():
            return False
        found = await self.hub.store.entries(self.table.id, self.table.n)
        for entry in found:
            self.table.fold(entry)
        self.tell_missed()
        return bool(found)

    def tell_missed(self) -> None:
        """Tell everybody present what was not told yet."""
        missed = [entry for entry in self.table.log if entry.n > self.told]
        if missed:
            self.tell({}, missed)

    # Commands ------------------------------------------------------------------------------------------

    async def command(self, actor: Actor, command: ask.Change) -> dict[str, object]:
        """Carry out a command; the reply's own part."""
        began = time.perf_counter()
        if isinstance(command, ask.Rematch):
            return await self.rematch(actor, command)
        actor = replace(actor, resumed=self.hub.started, away=self.away())
        entries = await self.change(lambda table: decide(table, actor, command, now()))
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)
        if entries:
            return {"n": entries[0].n}
        done = self.table.done(actor.user, command.id)
        return {"n": done.n if done else self.table.n}

    async def rematch(self, actor: Actor, command: ask.Rematch) -> dict[str, object]:
        """A new table of the same people; asking twice gives the same one."""
        if self.table.rematch:
            return {"n": self.table.n, "table": self.table.rematch}
        need(self.table, "over")
        own_seat(self.table, actor, None)
        created = making.rematch(self.table, actor, now())
        await self.hub.store.create(table_of([created]))
        entry = Rematched(table=created.table)
        await self.change(
            lambda table: [] if table.rematch else numbered(table, [entry], actor.user, command.id, now())
        )
        return {"n": self.table.n, "table": self.table.rematch}

    # Presence ------------------------------------------------------------------------------------------

    def presence(self) -> tuple[list[bool], int]:
        """Which seats have somebody here in this process, and how many watch."""
        present = [seat.is_bot for seat in self.table.seats]
        watchers = 0
        for connection in self.connections:
            seats = self.table.seats_of(connection.actor.user)
            watchers += not seats
            for seat in seats:
                present[seat] = True
        return present, watchers

    def tell_presence(self) -> None:
        """Tell everybody here, and the other processes, who is here."""
        present, watchers = self.presence()
        self.hub.wires.present(self.table.id, present, watchers)
        self.show_presence()

    def presence_everywhere(self) -> tuple[list[bool], int]:
        """Who is at the table, other processes included."""
        present, watchers = self.presence()
        recent = time.monotonic() - 60
        for seats, others, at in self.elsewhere.values():
            if at > recent:
                present = [here or there for here, there in zip(present, seats, strict=False)]
                watchers += others
        return present, watchers

    def show_presence(self) -> None:
        """Tell everybody here who is at the table."""
        present, watchers = self.presence_everywhere()
        for seat, here in enumerate(present):
            if here:
                self.seen_at[seat] = time.monotonic()
        self.broadcast({"type": "presence", "seats": present, "watchers": watchers})

    def away(self) -> tuple[int, ...]:
        """The seats whose people have been away for the table's limit."""
        present, _ = self.presence_everywhere()
        limit = time.monotonic() - self.hub.settings.away_seconds
        return tuple(s for s, here in enumerate(present) if not here and self.seen_at.get(s, self.hub.born) < limit)

    def broadcast(self, message: dict[str, object]) -> None:
        """Send something that everybody may know."""
        text = encode(message).decode()
        for connection in self.connections:
            connection.push(text)
