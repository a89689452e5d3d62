"""All tables that this process holds in memory, and what keeps them going."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import sqlalchemy as sa

from paname.server import metrics
from paname.server.bots.pool import BotPool
from paname.server.hub.limiter import Limiter
from paname.server.hub.owner import Owner
from paname.server.hub.pubsub import PubSub
from paname.server.ids import new_id, now
from paname.server.refusals import Refusal, quarantined
from paname.server.settings import Settings
from paname.server.store.schema import log, tables
from paname.server.store.store import Store
from paname.server.table.broken import BrokenLog
from paname.server.table.clock import due
from paname.server.table.table import Table, table_of

PING_SHARES = 100
SOON = 60_000  # milliseconds before a clock runs out that its table is read
AT_ONCE = 200  # tables that one sweep reads
logger = logging.getLogger("paname.hub")


class Hub:
    """The tables of one process; those with bots or clocks are looked after by exactly one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id(16)
        self.store = Store(settings.database_url())
        self.pubsub = PubSub(settings.channels_url(), self.process)
        self.bots = BotPool(settings.bot_workers, settings.bot_queue, settings.bot_seconds)
        self.hints = Limiter(settings.hints_per_minute)
        self.owners: dict[str, Owner] = {}
        self.loading: dict[str, asyncio.Future[Owner]] = {}
        self.broken: dict[str, BrokenLog] = {}
        self.led: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.started = now()
        self.born = time.monotonic()
        self.ready = False
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Open the database and go on with every game where it stood."""
        self.loop = asyncio.get_running_loop()
        self.store.open()
        await self.pubsub.start(self)
        self.started = now()
        self.ready = True
        self.keep(self.sweep_for_ever())
        self.keep(self.ping_for_ever())

    async def close(self) -> None:
        """Finish what is being written, stop."""
        self.ready = False
        for owner in self.owners.values():
            owner.stop(1012, "the server restarts")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        running = [owner.task for owner in self.owners.values() if owner.task is not None]
        await asyncio.gather(*running, return_exceptions=True)
        await self.pubsub.stop()
        if self.settings.is_shared():
            await self.try_to_release()
        self.bots.close()
        self.store.close()

    def keep(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run something beside, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables --------------------------------------------------------------------------------------------

    async def owner(self, table: str) -> Owner:
        """The owner of a table, which is read from the log when it is first asked for."""
        if table in self.broken:
            raise quarantined(self.broken[table])
        known = self.owners.get(table)
        if known is not None:
            if self.settings.is_shared():
                await known.submit(known.catch_up)
            return known
        waiting = self.loading.get(table)
        if waiting is None:
            waiting = self.loading[table] = asyncio.ensure_future(self.load(table))
            waiting.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(waiting)

    async def load(self, table: str) -> Owner:
        """Read a table from its log."""
        try:
            entries = await self.store.entries(table)
            if not entries:
                raise Refusal("not_found.table")
            owner = Owner(self, table_of(entries))
        except BrokenLog as broken:
            raise self.quarantine(table, broken) from broken
        self.owners[table] = owner
        metrics.TABLES.set(len(self.owners))
        owner.autoplay.schedule()
        return owner

    def quarantine(self, table: str, broken: BrokenLog) -> Refusal:
        """Serve a table no more whose log cannot be read; all others go on."""
        self.broken[table] = BrokenLog(broken.code, broken.n, broken.detail)  # without the frames that raised it
        metrics.QUARANTINED.set(len(self.broken))
        logger.error("a table is quarantined", extra={"table": table, "code": broken.code, "detail": str(broken)})
        refusal = quarantined(broken)
        if owner := self.owners.pop(table, None):
            owner.close(refusal)
        return refusal

    def leads(self, table: str) -> bool:
        """Whether this process asks the bots and keeps the clock of a table."""
        if not self.settings.is_shared():
            return True
        if table not in self.led:
            self.keep(self.claim([table]))
        return table in self.led

    def is_led(self, table: str) -> bool:
        """Whether this process is known to look after a table."""
        return not self.settings.is_shared() or table in self.led

    async def ping_for_ever(self) -> None:
        """Measure everybody's lag and close lines on which nobody answers; a few at a time, never all at once."""
        while True:
            everybody = [connection for owner in self.owners.values() for connection in owner.connections]
            self.repeat_presence()
            share = len(everybody) // PING_SHARES + 1
            for start in range(0, PING_SHARES * share, share):
                await asyncio.sleep(self.settings.ping_seconds / PING_SHARES)
                silent = time.monotonic() - self.settings.silence_seconds
                for connection in everybody[start : start + share]:
                    if connection.heard < silent:
                        connection.close(1001, "nobody answers")
                    else:
                        connection.ping()

    def repeat_presence(self) -> None:
        """Say again who is here: the word of a process counts for a minute."""
        for owner in self.owners.values():
            if owner.connections:
                self.pubsub.publish_presence(owner.table.id, *owner.attendance.here())

    # Several processes ---------------------------------------------------------------------------------

    async def sweep_for_ever(self) -> None:
        """Now and then look for what nobody looks after."""
        while True:
            await self.try_to_sweep()
            await asyncio.sleep(self.settings.sweep_seconds)

    async def try_to_sweep(self) -> None:
        """Sweep; a failure is noted, and the next sweep tries again."""
        try:
            await self.sweep()
        except Exception:
            metrics.SWEEP_FAILURES.inc()
            logger.exception("a sweep failed")

    async def sweep(self) -> None:
        """Take over tables whose process died, catch up with what was missed, forget idle tables."""
        if self.settings.is_shared():
            await self.renew()
            await self.follow()
        wanted = [table for table in await self.due_tables() if table not in self.broken]
        if self.settings.is_shared():
            wanted = await self.claim(wanted)
        for table in wanted:
            await self.wake(table)
        self.forget_idle()

    async def due_tables(self) -> list[str]:
        """The tables that are due soon and that nobody looks after: the most urgent first, some at a time."""
        columns, soon = tables.c, now() + SOON
        query = sa.select(columns.id).where(columns.status == "running", columns.driven, columns.due <= soon)
        if self.settings.is_shared():
            query = query.where(sa.or_(columns.lease < now(), columns.owner == self.process))
        query = query.order_by(columns.due).limit(len(self.owners) + AT_ONCE)
        found = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        return [table for table in found if table not in self.owners or not self.is_led(table)][:AT_ONCE]

    async def wake(self, table: str) -> None:
        """Read a table and see to its bots and clocks; one that cannot be read keeps nobody waiting."""
        try:
            owner = await self.owner(table)
            owner.autoplay.schedule()
            if due(owner.table) > now() + SOON:  # its row does not say so yet
                await self.store.write(lambda connection: connection.execute(later(owner.table)).rowcount)
        except Refusal as refusal:
            logger.warning("a table cannot be woken", extra={"table": table, "code": refusal.code})

    async def claim(self, wanted: list[str]) -> list[str]:
        """Become the process that looks after these tables, where no living one does."""
        columns, until = tables.c, now() + 1000 * self.settings.lease_seconds

        def job(connection: sa.Connection) -> list[str]:
            taken = []
            for table in wanted:
                free = sa.or_(columns.lease < now(), columns.owner == self.process)
                change = sa.update(tables).where(columns.id == table, free).values(owner=self.process, lease=until)
                if connection.execute(change).rowcount:
                    taken.append(table)
            return taken

        taken = await self.store.write(job) if wanted else []
        self.led.update(taken)
        for table in taken:
            if table in self.owners:
                self.owners[table].autoplay.schedule()
        return taken

    async def renew(self) -> None:
        """Keep the tables that this process looks after; those lost meanwhile are let go."""
        columns, until = tables.c, now() + 1000 * self.settings.lease_seconds
        renewal = sa.update(tables).where(columns.owner == self.process, columns.status != "over")

        def job(connection: sa.Connection) -> set[str]:
            connection.execute(renewal.values(lease=until))
            return set(connection.execute(sa.select(columns.id).where(columns.owner == self.process)).scalars())

        self.led = await self.store.write(job)

    async def try_to_release(self) -> None:
        """Leave all tables to the others at once; without a database they take them when the leases end."""
        try:
            await asyncio.wait_for(self.release(), 3)
        except Exception:
            logger.exception("the leases could not be given back")

    async def release(self) -> None:
        """Leave all tables to the others at once."""
        columns = tables.c
        change = sa.update(tables).where(columns.owner == self.process).values(owner="", lease=0)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def follow(self) -> None:
        """Find out about changes whose announcement was lost."""
        held = [table for table, owner in self.owners.items() if owner.connections or table in self.led]
        if not held:
            return
        query = sa.select(log.c.table_id, sa.func.max(log.c.n)).where(log.c.table_id.in_(held)).group_by(log.c.table_id)
        found = await self.store.read(lambda connection: [tuple(row) for row in connection.execute(query)])
        for table, n in found:
            owner = self.owners.get(table)
            if owner is not None and n > owner.table.n:
                await owner.try_to_follow(n)

    async def try_to_follow(self) -> None:
        """Look for what was missed; if that fails, the next sweep tries."""
        try:
            await self.follow()
        except Exception:
            logger.exception("what was missed could not be read")

    def forget_idle(self) -> None:
        """Drop tables that nobody has used for long; their logs are safe."""
        limit = time.monotonic() - self.settings.idle_table_seconds
        for table, owner in list(self.owners.items()):
            idle = not owner.connections and not owner.jobs and owner.task is None and owner.used < limit
            if idle and owner.autoplay.thinking is None and due(owner.table) > now() + 2 * SOON:
                owner.autoplay.stop()
                del self.owners[table]
        metrics.TABLES.set(len(self.owners))


def later(table: Table) -> sa.Update:
    """Say in a table's row when it is due."""
    return sa.update(tables).where(tables.c.id == table.id).values(due=due(table))
