"""Reading and writing what is kept; every write returns after its durable commit."""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paname.server.store import schema
from paname.server.store.engine import migrate, open_engine
from paname.server.store.ratings import rate
from paname.server.store.writer import Writer
from paname.server.table.entries import Created, Ended, Entry, from_json, to_json
from paname.server.table.table import Table
from paname.server.table.telling import result_json

T = TypeVar("T")
READERS = 4


class Conflict(Exception):  # noqa: N818 - another process was faster, which is no fault
    """Another process has written this number of the log already."""


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.reading = open_engine(url, writes=False, pool=READERS)
        self.writing = open_engine(url, writes=True, pool=1)
        self.writer = Writer(self.writing)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.writing)
        self.writer.start()

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.stop()
        self.readers.shutdown(wait=True)
        self.reading.dispose()
        self.writing.dispose()

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job on the writer."""
        return await self.writer.write(job)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job on a reader."""

        def run() -> T:
            with self.reading.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    # The log -------------------------------------------------------------------------------------------

    async def create(self, table: Table, also: Callable[[sa.Connection], None] | None = None) -> str:
        """Store a new table; the id of the table that the same command made before, if there is one."""
        row, rows = first_row(table), log_rows(table.id, table.log)
        users = [{"table_id": table.id, "user_id": user} for user in {seat.user for seat in table.seats} if user]

        def job(connection: sa.Connection) -> str:
            if row["command"] is not None and (known := made_before(connection, row)):
                return known
            connection.execute(sa.insert(schema.tables), row)
            connection.execute(sa.insert(schema.log), rows)
            if users:
                connection.execute(sa.insert(schema.sittings), users)
            if also is not None:
                also(connection)
            return table.id

        return await self.write(job)

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        """Store the next entries of a table that has taken them in; Conflict if another process was faster."""
        rows, changes = log_rows(table.id, entries), row_changes(table)
        users = {seat.user for seat in table.seats if seat.user} if any(hasattr(e, "user") for e in entries) else set()
        rated = table.created.rated and any(isinstance(entry, Ended) for entry in entries)

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.log), rows)
            connection.execute(UPDATE_TABLE, {"table": table.id, **changes})
            for user in sorted(users):
                sit(connection, table.id, user)
            if rated:
                rate(connection, table)

        try:
            await self.write(job)
        except IntegrityError as error:
            raise Conflict(table.id) from error

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table after a number."""
        query = sa.select(schema.log.c.body).where(schema.log.c.table_id == table, schema.log.c.n > since)

        def job(connection: sa.Connection) -> list[Entry]:
            return [from_json(body) for (body,) in connection.execute(query.order_by(schema.log.c.n))]

        return await self.read(job)


CHANGING = ("status", "driven", "to_move", "decision", "updated", "seats", "result")
UPDATE_TABLE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in CHANGING})
)


def log_rows(table: str, entries: Sequence[Entry]) -> list[dict[str, object]]:
    """Entries as rows."""
    return [
        {"table_id": table, "n": e.n, "actor": e.actor, "command": e.command, "body": to_json(e).decode()}
        for e in entries
    ]


def row_changes(table: Table) -> dict[str, object]:
    """What changes in a table's row with its log."""
    return {
        "new_status": table.status,
        "new_driven": is_driven(table),
        "new_to_move": table.to_move,
        "new_decision": table.decision,
        "new_updated": table.log[-1].at,
        "new_seats": json.dumps([seat.to_json() for seat in table.seats]),
        "new_result": json.dumps(result_json(table)),
    }


def is_driven(table: Table) -> bool:
    """Whether somebody has to look after a running game: a bot or a clock."""
    if table.status != "running":
        return False
    return table.created.clock.kind != "none" or any(seat.is_bot for seat in table.seats)


def first_row(table: Table) -> dict[str, Any]:
    """The row of a new table."""
    made: Created = table.created
    changes = {name.removeprefix("new_"): value for name, value in row_changes(table).items()}
    return {
        "id": table.id,
        "game": made.game,
        "players": made.players,
        "listed": made.listed,
        "created": made.at,
        "host": made.host,
        "command": made.command or None,
        **changes,
    }


def made_before(connection: sa.Connection, row: dict[str, Any]) -> str | None:
    """The table that the same command of the same person made."""
    columns = schema.tables.c
    query = sa.select(columns.id).where(columns.host == row["host"], columns.command == row["command"])
    found: str | None = connection.execute(query).scalar()
    return found


def sit(connection: sa.Connection, table: str, user: str) -> None:
    """Remember that somebody sits or sat at a table."""
    columns = schema.sittings.c
    known = sa.select(columns.user_id).where(columns.table_id == table, columns.user_id == user)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(schema.sittings), {"table_id": table, "user_id": user})
