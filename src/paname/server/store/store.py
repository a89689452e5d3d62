"""Reading and writing what is kept; every write returns after its durable commit."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paname.server.catalogue import encode
from paname.server.store import schema
from paname.server.store.engine import migrate, open_engine
from paname.server.store.ratings import rate
from paname.server.store.writer import Writer
from paname.server.table.broken import BrokenLog
from paname.server.table.clock import due
from paname.server.table.draft import Draft
from paname.server.table.entries import Created, Ended, Entry, from_json, to_json
from paname.server.table.table import Table
from paname.server.table.updates import result_view

T = TypeVar("T")
READERS = 4


class Conflict(Exception):  # noqa: N818 - another process was faster, which isn't a fault
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
        self.readers.shutdown(wait=False, cancel_futures=True)
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

    async def answers(self) -> bool:
        """Whether the database answers within two seconds."""
        try:
            await asyncio.wait_for(self.read(lambda connection: connection.execute(sa.select(1)).all()), 2)
        except Exception:  # noqa: BLE001 - whatever is wrong, it does not answer
            return False
        return True

    # The log -------------------------------------------------------------------------------------------

    async def create(self, table: Table) -> str:
        """Store a new table; the id of the table that the same command made before, if there is one."""

        def job(connection: sa.Connection) -> str:
            made: Created = table.created
            if made.command and (known := made_before(connection, made)):
                return known
            insert_table(connection, table)
            return table.id

        return await self.write(job)

    async def append(self, draft: Draft) -> None:
        """Store the next entries of a table; Conflict if they do not follow the last one that is stored."""
        table, entries = draft.table, draft.entries
        rows, changes = log_rows(table.id, entries), row_changes(table)
        users = {seat.user for seat in table.seats if seat.user} if any(hasattr(e, "user") for e in entries) else set()
        rated = table.settings.rated and table.origin == "new" and any(isinstance(entry, Ended) for entry in entries)

        def job(connection: sa.Connection) -> None:
            for row in rows:
                if connection.execute(INSERT_NEXT, row).rowcount != 1:
                    raise Conflict(table.id)
            connection.execute(UPDATE_TABLE, {"table": table.id, **changes})
            for user in sorted(users):
                sit(connection, table.id, user)
            if rated:
                rate(connection, table)
            if draft.next_table is not None:
                insert_table(connection, draft.next_table)

        try:
            await self.write(job)
        except IntegrityError as error:
            raise Conflict(table.id) from error

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table after a number; BrokenLog if an entry cannot be read."""
        return [entry_of(n, body) for n, body in await self.rows(table, since)]

    async def rows(self, table: str, since: int = 0) -> list[tuple[int, str]]:
        """The numbers and bodies of a log as they are stored."""
        columns = schema.log.c
        query = sa.select(columns.n, columns.body).where(columns.table_id == table, columns.n > since)
        found = await self.read(lambda connection: connection.execute(query.order_by(columns.n)).all())
        return [(row.n, row.body) for row in found]


def next_row() -> sa.Insert:
    """One row of the log, inserted only where it follows the last one."""
    columns = schema.log.c
    last = sa.select(sa.func.max(columns.n)).where(columns.table_id == sa.bindparam("table_id")).scalar_subquery()
    values = [sa.bindparam(column.name, type_=column.type) for column in columns]
    follows = last == sa.bindparam("n", type_=sa.Integer) - 1
    names = [column.name for column in columns]
    insert = sa.insert(schema.log).from_select(names, sa.select(*values).where(follows))
    return insert.execution_options(preserve_rowcount=True)


INSERT_NEXT = next_row()
CHANGING = ("status", "driven", "due", "to_move", "decision", "updated", "seats", "result")
UPDATE_TABLE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in CHANGING})
)


def entry_of(n: int, body: str) -> Entry:
    """An entry of a row."""
    try:
        entry = from_json(body)
    except msgspec.DecodeError as error:
        raise BrokenLog("unreadable", n, str(error)) from error
    if entry.n != n:
        raise BrokenLog("unreadable", n, f"calls itself {entry.n}")
    return entry


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
        "new_due": due(table),
        "new_to_move": table.to_move,
        "new_decision": table.decision,
        "new_updated": table.log[-1].at,
        "new_seats": encode([seat.view() for seat in table.seats]).decode(),
        "new_result": encode(result_view(table)).decode(),
    }


def is_driven(table: Table) -> bool:
    """Whether somebody has to look after a running game: a bot or a clock."""
    if table.status != "running":
        return False
    return table.settings.clock.kind != "none" or any(seat.is_bot for seat in table.seats)


def first_row(table: Table) -> dict[str, Any]:
    """The row of a new table."""
    made: Created = table.created
    changes = {name.removeprefix("new_"): value for name, value in row_changes(table).items()}
    return {
        "id": table.id,
        "game": made.game,
        "players": made.players,
        "listed": made.settings.listed,
        "created": made.at,
        "host": made.host,
        "command": made.command or None,
        **changes,
    }


def insert_table(connection: sa.Connection, table: Table) -> None:
    """A new table with its log and its people."""
    connection.execute(sa.insert(schema.tables), first_row(table))
    connection.execute(sa.insert(schema.log), log_rows(table.id, table.log))
    for user in sorted({seat.user for seat in table.seats if seat.user}):
        sit(connection, table.id, user)


def made_before(connection: sa.Connection, made: Created) -> str | None:
    """The table that the same command of the same person made."""
    columns = schema.tables.c
    query = sa.select(columns.id).where(columns.host == made.host, columns.command == made.command)
    found: str | None = connection.execute(query).scalar()
    return found


def sit(connection: sa.Connection, table: str, user: str) -> None:
    """Remember that somebody sits or sat at a table."""
    columns = schema.sittings.c
    known = sa.select(columns.user_id).where(columns.table_id == table, columns.user_id == user)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(schema.sittings), {"table_id": table, "user_id": user})
