"""The one writer of a process: whatever waits is written together and answered after one durable commit."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

from paname.server import metrics

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]
LARGEST_GROUP = 256
LONGEST_STOP = 10.0


class Writer:
    """A thread that takes jobs, runs each within one transaction of many, and commits."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.connection: sa.Connection | None = None
        assert engine.dialect.dbapi is not None
        self.driver_error: type[Exception] = engine.dialect.dbapi.Error
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)

    def start(self) -> None:
        """Begin."""
        self.thread.start()

    def stop(self) -> None:
        """Write what waits, then end; a database that does not answer keeps nobody from stopping."""
        self.jobs.put(None)
        self.thread.join(LONGEST_STOP)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job; returns after the commit that holds it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        return await future

    def run(self) -> None:
        """Take groups of jobs until the end."""
        going = True
        while going:
            group = [self.jobs.get()]
            while len(group) < LARGEST_GROUP and not self.jobs.empty():
                group.append(self.jobs.get())
            going = None not in group
            self.commit([item for item in group if item is not None])
        self.hang_up()

    def commit(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """One transaction; a job that fails takes back its own part alone."""
        if not group:
            return
        began = time.perf_counter()
        try:
            outcomes = self.attempt(group)
        except Exception as error:  # noqa: BLE001 - whatever fails here fails the whole group
            self.hang_up()
            outcomes = [(future, None, error) for _, future in group]
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.COMMIT_SIZE.observe(len(group))
        by_loop: dict[asyncio.AbstractEventLoop, list[Any]] = {}
        for outcome in outcomes:
            by_loop.setdefault(outcome[0].get_loop(), []).append(outcome)
        for loop, answered in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(resolve, answered)

    def attempt(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> list[Outcome]:
        """All jobs in one transaction as they are; only if one fails again, each by itself."""
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            with self.connection.begin():
                return [(future, job(self.connection), None) for job, future in group]
        except Exception as error:  # noqa: BLE001 - it is the caller's to hear
            if len(group) == 1:
                self.hang_up_after(error)
                return [(group[0][1], None, error)]
        with self.connection.begin():
            return [apart(self.connection, job, future) for job, future in group]

    def hang_up_after(self, error: Exception) -> None:
        """Make a new connection next time, unless it was the job that said no."""
        if isinstance(error, sa.exc.DBAPIError | self.driver_error | OSError):
            self.hang_up()

    def hang_up(self) -> None:
        """Let go of the connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def apart(connection: sa.Connection, job: Job, future: asyncio.Future[Any]) -> Outcome:
    """Run one job within a savepoint; plain statements, since SQLAlchemy would compile its own every time."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:  # noqa: BLE001 - it is the caller's to hear
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        return future, None, error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return future, result, None


def resolve(outcomes: list[Outcome]) -> None:
    """Answer those who wait."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
