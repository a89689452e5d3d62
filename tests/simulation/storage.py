"""The database of a simulation: the server's own SQL on one SQLite in memory, behind operations that fail.

A write may fail, be torn in the middle, take long, or succeed and say that it failed; a read may fail or take long.
What is committed here is durable: killing a process does not touch it.
"""

import sqlite3

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool
from tests.simulation.faults import broken, no_space
from tests.simulation.scheduler import PROCESS

from paname.server.store import schema
from paname.server.store.store import Store
from paname.server.store.writer import Writer

_image = None
COMPILED = {}  # statements and the dialect they were compiled for, the same in all runs


def image():
    """A fresh database as bytes, made once."""
    global _image  # noqa: PLW0603
    if _image is None:
        engine = sa.create_engine("sqlite://", poolclass=StaticPool)
        schema.metadata.create_all(engine)
        with engine.connect() as connection:
            _image = connection.connection.driver_connection.serialize()
        engine.dispose()
    return _image


class Driver(sqlite3.Connection):
    """The database's driver, which may fail at any statement."""

    disk = None

    def cursor(self):
        return super().cursor(Cursor)


class Cursor(sqlite3.Cursor):
    def execute(self, statement, *values):
        self.connection.disk.tear(statement)
        return super().execute(statement, *values)


class Disk:
    """One database that all processes share."""

    def __init__(self, loop, faults):
        self.loop = loop
        self.faults = faults
        self.statements = 0  # until the write that is under way is torn; 0: it is not
        self.raw = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=Driver)
        self.raw.disk = self
        self.raw.deserialize(image())
        self.engine = sa.create_engine("sqlite://", creator=lambda: self.raw, poolclass=StaticPool)
        with self.engine.connect():  # which looks at the database
            self.engine.dialect = COMPILED.setdefault("dialect", self.engine.dialect)
        self.engine = self.engine.execution_options(compiled_cache=COMPILED)
        sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self.last_row = 0
        self.stored = {}  # (table, n): when it was committed, and the row

    def tear(self, statement):
        """Fail in the middle of a write."""
        if self.statements and statement.startswith(("INSERT", "UPDATE")):
            self.statements -= 1
            if not self.statements:
                raise sqlite3.OperationalError("database or disk is full")

    def note_commits(self):
        """Remember when every entry became durable, for the checker."""
        query = "SELECT rowid, table_id, n, actor, command, body FROM log WHERE rowid > ? ORDER BY rowid"
        for rowid, table, n, *rest in self.raw.execute(query, (self.last_row,)).fetchall():
            self.last_row = rowid
            self.stored[table, n] = (self.loop.now, tuple(rest))

    def rows(self):
        """What is stored in the end, past the server's code."""
        return self.raw.execute("SELECT table_id, n, actor, command, body FROM log ORDER BY table_id, n").fetchall()


class SimulatedWriter(Writer):
    """The writer's own commit, in virtual time instead of a thread."""

    def __init__(self, disk):
        super().__init__(disk.engine)
        self.disk = disk
        self.waiting = []
        self.is_writing = False

    def start(self):
        pass

    def stop(self):
        pass

    async def write(self, job):
        future = self.disk.loop.create_future()
        self.waiting.append((job, future))
        if not self.is_writing:
            self.is_writing = True
            self.later()
        return await future

    def later(self):
        """Commit beside the process: a kill neither hurries nor stops what the database was given."""
        process = PROCESS.get()
        token = PROCESS.set(None)
        try:
            self.disk.loop.call_later(self.disk.faults.delay(), self.group, process)
        finally:
            PROCESS.reset(token)

    def group(self, process):
        if process is not None and process.is_dead and self.disk.loop.chance.random() < 0.5:
            return  # it died before the database heard of it
        group, self.waiting = self.waiting[:8], self.waiting[8:]
        self.commit_or_fail(group)
        self.is_writing = bool(self.waiting)
        if self.waiting:
            self.later()

    def commit_or_fail(self, group):
        faults = self.disk.faults
        if faults.is_away or faults.strikes("writes"):
            return fail(group, broken())
        if faults.is_full:
            return fail(group, no_space())
        if faults.strikes("torn"):
            self.disk.statements = 1 + self.disk.loop.chance.randrange(3)
        if faults.strikes("lies"):
            unheard = [(job, self.disk.loop.create_future()) for job, _ in group]
            self.commit(unheard)
            fail(group, broken())
            for _, future in unheard:
                future.add_done_callback(lambda done: done.exception())
        else:
            self.commit(group)
        self.disk.statements = 0
        self.disk.note_commits()
        return None


def fail(group, error):
    for _, future in group:
        if not future.done():
            future.set_exception(error)


class SimulatedStore(Store):
    """The server's store over a simulated disk."""

    def __init__(self, disk):
        self.url = "sqlite://"
        self.disk = disk
        self.reading = self.writing = disk.engine
        self.writer = SimulatedWriter(disk)
        self.driver_conflict = sqlite3.IntegrityError

    def open(self):
        pass

    def close(self):
        pass

    async def read(self, job):
        future = self.disk.loop.create_future()
        self.disk.loop.call_later(self.disk.faults.delay(), self.answer, job, future)
        return await future

    def answer(self, job, future):
        if future.done():
            return
        if self.disk.faults.is_away or self.disk.faults.strikes("reads"):
            future.set_exception(broken())
            return
        try:
            with self.reading.connect() as connection:
                future.set_result(job(connection))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            future.set_exception(error)
