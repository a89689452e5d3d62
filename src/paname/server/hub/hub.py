"""All tables that this process holds in memory, and what keeps them going."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import sqlalchemy as sa

from paname.server import metrics
from paname.server.bots.pool import BotPool
from paname.server.hub.archive import Archive
from paname.server.hub.connection import Connection, ping
from paname.server.hub.door import Door
from paname.server.hub.fronts import Fronts
from paname.server.hub.limiter import per_minute
from paname.server.hub.owner import Owner
from paname.server.hub.pubsub import PubSub
from paname.server.ids import new_id, now
from paname.server.refusals import Refusal, quarantined
from paname.server.settings import Settings
from paname.server.store.schema import audit, log, sessions, tables
from paname.server.store.store import Store
from paname.server.table.broken import BrokenLog
from paname.server.table.clock import due
from paname.server.table.snapshot import AT_HAND, EVERY
from paname.server.table.table import Table

LOOKS = 10  # in every beat, for lines that have gone quiet
LINES_AT_ONCE = 100  # that one look takes in before others have their turn
SOON = 60_000  # milliseconds before a clock runs out that its table is read
AT_ONCE = 200  # tables that one sweep reads
logger = logging.getLogger("paname.hub")


class Hub:
    """The tables of one process; those with bots or clocks are looked after by exactly one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id(16)
        self.store = Store(settings.database_url())
        self.store.tells = bool(settings.ways())
        self.pubsub = PubSub(settings.channels_url(), self.process, settings.ping_seconds)
        self.bots = BotPool(settings.bot_workers, settings.bot_queue, settings.bot_seconds)
        self.door = Door(self.pubsub.publish_kept_out)
        self.archive = Archive(self)
        self.hints = per_minute(settings.hints_per_minute)
        self.owners: dict[str, Owner] = {}
        self.fronts = Fronts(self)
        self.bell = asyncio.Event()  # something was stored here that somebody may have to be told
        self.loading: dict[str, asyncio.Future[Owner]] = {}
        self.broken: dict[str, BrokenLog] = {}
        self.led: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.started = now()
        self.born = time.monotonic()
        self.audited = -1  # the last deed of those who run the server that we know of
        self.signed_out: list[Callable[[list[str]], None]] = []  # who wants to know of ended sessions
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
            found = await self.store.table(table, self.settings.resume_updates)
            if found is None:
                raise Refusal("not_found.table")
            owner = Owner(self, *found)
        except BrokenLog as broken:
            raise self.quarantine(table, broken) from broken
        self.owners[table] = owner
        metrics.TABLES.set(len(self.owners))
        owner.autoplay.schedule()
        if len(owner.table.log) > 1 + AT_HAND + EVERY:  # the next time it opens more quickly
            self.keep(self.store.try_to_save(owner.table))
        return owner

    async def check_bot_tables(self, table: Table) -> None:
        """Refuse to start one more game that only bots play, where its host has enough of them."""
        if any(seat.kind != "bot" for seat in table.seats):
            return
        columns, most = tables.c, self.settings.bot_tables_per_user
        alone = ~columns.seats.contains('"kind":"human"')
        query = sa.select(sa.func.count()).where(columns.host == table.created.host, columns.status == "running", alone)
        if (await self.store.read(lambda connection: connection.execute(query).scalar()) or 0) >= most:
            raise Refusal("not_allowed.bot_tables", tables=most)

    def quarantine(self, table: str, broken: BrokenLog) -> Refusal:
        """Serve a table no more whose log cannot be read; all others go on."""
        self.broken[table] = BrokenLog(broken.code, broken.n, broken.detail)  # without the frames that raised it
        metrics.QUARANTINED.set(len(self.broken))
        logger.error("a table is quarantined", extra={"table": table, "code": broken.code, "detail": str(broken)})
        refusal = quarantined(broken)
        if owner := self.owners.pop(table, None):
            owner.close(refusal)
        return refusal

    async def rewrite(self, table: str, change: Callable[[sa.Connection], None]) -> None:
        """Change what is stored of a table, its past included; every copy in memory is read again after it."""
        owner = self.owners.get(table)

        async def job() -> None:
            await self.store.write(change)
            if owner is not None:
                await owner.refresh()

        await (owner.submit(job) if owner is not None else job())
        self.pubsub.publish_rewrite(table)

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
        """Tell the other processes at every beat that we are here, and look after our lines meanwhile."""
        while True:
            self.pubsub.beat()
            self.repeat_presence()
            for _ in range(LOOKS):
                await self.look_at_lines(self.settings.ping_seconds / LOOKS)

    async def look_at_lines(self, seconds: float) -> None:
        """Ask on lines that have gone quiet, and close those on which nobody answers; never all at once."""
        everybody, settings = self.lines(), self.settings
        starts = range(0, max(1, len(everybody)), LINES_AT_ONCE)
        for start in starts:
            await asyncio.sleep(seconds / len(starts))
            ping(everybody[start : start + LINES_AT_ONCE], settings.ping_seconds, settings.silence_seconds)

    def repeat_presence(self) -> None:
        """Say again who is here, and who was a moment ago: the word of a process counts for seconds only."""
        if not self.settings.is_shared():
            return
        self.fronts.forget_old()
        for owner in self.owners.values():
            if owner.attendance.has_news():
                self.publish_presence(owner)

    def publish_presence(self, owner: Owner) -> None:
        """Tell the other processes, if there are any, who is at a table here."""
        if self.settings.is_shared():
            self.pubsub.publish_presence(owner, self.fronts.told(owner))

    # Sessions ------------------------------------------------------------------------------------------

    def sign_out(self, ended: list[str]) -> None:
        """Some sessions have ended: close their lines here, and have the other processes do the same."""
        self.close_lines(ended)
        self.pubsub.publish_end(ended)

    def close_lines(self, ended: list[str]) -> None:
        """Nobody is heard or told anything any more by a session that has ended."""
        for listener in self.signed_out:
            listener(ended)
        for connection in self.lines():
            if connection.session in ended:
                connection.end(4001, "this session has ended")

    def lines(self) -> list[Connection]:
        """All live connections of this process."""
        return [connection for owner in self.owners.values() for connection in owner.connections]

    async def heed(self) -> None:
        """Act on what those who run the server have done since the last sweep: end lines, read tables again."""
        if self.audited < 0:
            last = sa.select(sa.func.coalesce(sa.func.max(audit.c.id), 0))
            self.audited = await self.store.read(lambda connection: int(connection.execute(last).scalar() or 0))
            return
        query = sa.select(audit).where(audit.c.id > self.audited).order_by(audit.c.id)
        for row in await self.store.read(lambda connection: connection.execute(query).all()):
            self.audited = row.id
            if row.action == "sign_out":
                self.close_lines(row.detail.split())
            elif owner := self.owners.get(row.subject):
                await owner.try_to_refresh()

    async def check_lines(self) -> None:
        """While the other processes can't tell us of ended sessions, ask the database."""
        live = {connection.session for connection in self.lines() if connection.session}
        query = sa.select(sessions.c.id).where(sessions.c.id.in_(sorted(live)))
        known = await self.store.read(lambda connection: set(connection.execute(query).scalars())) if live else set()
        if live - known:
            self.close_lines(sorted(live - known))

    # Several processes ---------------------------------------------------------------------------------

    async def sweep_for_ever(self) -> None:
        """Now and then look for what nobody looks after."""
        while True:
            await self.try_to_sweep()
            due_at = time.monotonic() + self.settings.sweep_seconds
            await asyncio.sleep(self.settings.sweep_seconds)
            metrics.LOOP_LAG.observe(max(0.0, time.monotonic() - due_at))

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
            if not self.pubsub.is_up():
                await self.check_lines()
        await self.heed()
        wanted = [table for table in await self.due_tables() if table not in self.broken]
        if self.settings.is_shared():
            wanted = await self.claim(wanted)
        for table in wanted:
            await self.wake(table)
        self.forget_idle()
        self.door.forget(self.settings.away_seconds)
        await self.archive.look()

    async def due_tables(self) -> list[str]:
        """The tables that are due soon and that nobody looks after: the most urgent first, some at a time."""
        columns, soon = tables.c, now() + SOON
        query = sa.select(columns.id).where(columns.status == "running", columns.driven, columns.due <= soon)
        if self.settings.is_shared():
            query = query.where(self.free())
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
                self.forget(owner)
        except Refusal as refusal:
            logger.warning("a table cannot be woken", extra={"table": table, "code": refusal.code})

    async def claim(self, wanted: list[str]) -> list[str]:
        """Become the process that looks after these tables, where no living one does."""
        columns, until = tables.c, now() + 1000 * self.settings.lease_seconds

        def job(connection: sa.Connection) -> list[str]:
            taken = []
            for table in wanted:
                mine = {"owner": self.process, "lease": until}
                change = sa.update(tables).where(columns.id == table, self.free()).values(**mine)
                if connection.execute(change).rowcount:
                    taken.append(table)
            return taken

        taken = await self.store.write(job) if wanted else []
        self.led.update(taken)
        for table in taken:
            if table in self.owners:
                self.owners[table].autoplay.schedule()
        return taken

    def free(self) -> sa.ColumnElement[bool]:
        """The tables that this process may look after: its own, and those whose lease has ended.

        A lease that ends in a far future was given by a clock that was wrong, and its process may be gone. If it isn't,
        two look after the table for a while, which does no harm: the log decides.
        """
        columns, longest = tables.c, 10_000 * self.settings.lease_seconds
        return sa.or_(columns.lease < now(), columns.lease > now() + longest, columns.owner == self.process)

    def mine(self) -> tuple[sa.ColumnElement[bool], ...]:
        """The tables of this process, as their index wants to be asked for."""
        return tables.c.owner == self.process, tables.c.owner != ""

    async def renew(self) -> None:
        """Keep the tables that this process looks after; those lost meanwhile are let go."""
        columns, until = tables.c, now() + 1000 * self.settings.lease_seconds
        renewal = sa.update(tables).where(*self.mine(), columns.status != "over")

        def job(connection: sa.Connection) -> set[str]:
            connection.execute(renewal.values(lease=until))
            return set(connection.execute(sa.select(columns.id).where(*self.mine())).scalars())

        led = await self.store.write(job)
        unheard = [table for table in led if table not in self.led]  # claimed, though the answer was lost on its way
        self.led = led
        for table in unheard:
            if table in self.owners:
                self.owners[table].autoplay.schedule()

    async def try_to_release(self) -> None:
        """Leave all tables to the others at once; without a database they take them when the leases end."""
        try:
            await asyncio.wait_for(self.release(), 3)
        except Exception:
            logger.exception("the leases could not be given back")

    async def release(self) -> None:
        """Leave all tables to the others at once."""
        change = sa.update(tables).where(*self.mine()).values(owner="", lease=0)
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
        for owner in sorted(self.owners.values(), key=lambda one: one.used):
            if owner.used >= limit and len(self.owners) <= self.settings.tables_in_memory:
                break
            self.forget(owner)
        metrics.TABLES.set(len(self.owners))

    def forget(self, owner: Owner) -> None:
        """Drop a table, unless it is in use or something is about to happen there."""
        is_idle = not owner.connections and not owner.jobs and owner.task is None and owner.autoplay.thinking is None
        if is_idle and due(owner.table) > now() + 2 * SOON:
            owner.autoplay.stop()
            self.owners.pop(owner.table.id, None)


def later(table: Table) -> sa.Update:
    """Say in a table's row when it is due."""
    return sa.update(tables).where(tables.c.id == table.id).values(due=due(table))
