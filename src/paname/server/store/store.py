"""Reading and writing what is kept; every write returns after its durable commit."""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paname.server.catalogue import encode
from paname.server.notices.outbox import Notes
from paname.server.store import schema
from paname.server.store.engine import migrate, open_engine
from paname.server.store.prepared import Prepared
from paname.server.store.ratings import rate
from paname.server.store.snapshots import saving, shortcut
from paname.server.store.writer import LONGEST_STOP, Writer
from paname.server.table.broken import BrokenLog
from paname.server.table.clock import due, is_timed
from paname.server.table.draft import Draft, Step, fold_on, read_log
from paname.server.table.entries import Chatted, Created, Ended, Moved, from_json, to_json
from paname.server.table.entry import Entry
from paname.server.table.table import Table
from paname.server.table.updates import line_facts

T = TypeVar("T")
READERS = 4
logger = logging.getLogger("paname.store")


class Conflict(Exception):  # noqa: N818 - another process was faster, which isn't a fault
    """Another process has written this number of the log already."""


class Store:
    """The database of one process."""

    tells = True  # whether notices are written; only where some can be sent

    def __init__(self, url: str) -> None:
        self.url = url
        self.reading = open_engine(url, writes=False, pool=READERS)
        self.writing = open_engine(url, writes=True, pool=1)
        self.writer = Writer(self.writing)
        self.driver_conflict = driver_conflict(self.writing)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.writing)
        self.writer.start()

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.stop()
        leaving = threading.Thread(target=partial(self.readers.shutdown, cancel_futures=True), daemon=True)
        leaving.start()
        leaving.join(LONGEST_STOP)  # a reader that comes back to a pool that is gone would leave its connection open
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
        try:
            await self.write(stored(draft, Notes(draft) if self.tells else None))
        except (IntegrityError, self.driver_conflict) as error:
            raise Conflict(draft.table.id) from error

    async def table(self, table: str, kept: int) -> tuple[Table, list[Step]] | None:
        """A table and its last steps, worked out beside the event loop; BrokenLog if its log describes none."""

        def job(connection: sa.Connection) -> tuple[Table, list[Step]] | None:
            if (short := shortcut(connection, table, entry_of)) is not None:
                return fold_on(short, entries_of(connection, table, short.n))
            entries = entries_of(connection, table)
            return read_log(entries, entries[-1].n - kept) if entries else None

        return await self.read(job)

    async def try_to_save(self, table: Table) -> None:
        """Write a snapshot of a stored table; without one its log is read."""
        try:
            await self.write(saving(table))
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing is lost
            logger.warning("a snapshot could not be written", extra={"table": table.id, "error": repr(error)})

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table after a number; BrokenLog if an entry cannot be read."""
        return await self.read(lambda connection: entries_of(connection, table, since))

    async def number_of(self, table: str, actor: str, command: str) -> int:
        """Under which number a command of somebody is stored; 0: it isn't."""
        columns = schema.log.c
        own = columns.table_id == table, columns.actor == actor, columns.command == command, columns.command != ""
        query = sa.select(columns.n).where(*own)
        return await self.read(lambda connection: int(connection.execute(query).scalar() or 0))

    async def visitor(self, table: str, user: str, *, came: bool) -> str:
        """The name of somebody who came to a table or has spoken there without a seat; empty for anybody else."""
        known, users = schema.visits.c, schema.users.c
        query = sa.select(users.name).where(users.id == user)
        if not came:
            query = query.join(schema.visits, known.user_id == users.id).where(known.table_id == table)
        return await self.read(lambda connection: str(connection.execute(query).scalar() or ""))

    async def rows(self, table: str) -> list[tuple[int, str]]:
        """The numbers and bodies of a log as they are stored."""
        return await self.read(lambda connection: rows_of(connection, table))


def driver_conflict(engine: sa.Engine) -> type[Exception]:
    """What a database's driver raises for a row that is there already."""
    assert engine.dialect.dbapi is not None
    conflict: type[Exception] = engine.dialect.dbapi.IntegrityError
    return conflict


def stored(draft: Draft, notes: Notes | None = None) -> Callable[[sa.Connection], None]:
    """What has to be written for a draft, the notices it brings included."""
    table, entries = draft.table, draft.entries
    rows, changes = log_rows(table.id, entries), row_changes(table)
    is_plain = all(isinstance(entry, Moved) for entry in entries)
    is_quiet = is_plain and table.status == draft.before.status and due(table) == due(draft.before)
    if not is_plain:
        changes |= description(table)
    users = {seat.user for seat in table.seats if seat.user} if any(hasattr(e, "user") for e in entries) else set()
    visitors = {entry.actor for entry in entries if isinstance(entry, Chatted) and entry.seat < 0}
    is_rated = table.settings.rated and table.origin == "new" and any(counts(entry) for entry in entries)

    def job(connection: sa.Connection) -> None:
        for row in rows:
            if INSERT_NEXT.run(connection, row) != 1:
                raise Conflict(table.id)
        (STEP_TABLE if is_quiet else MOVE_TABLE if is_plain else DESCRIBE_TABLE).run(connection, changes)
        for user in sorted(users):
            sit(connection, table.id, user)
        for user in sorted(visitors):
            sit(connection, table.id, user, schema.visits)
        if is_rated:
            rate(connection, table)
        if draft.next_table is not None:
            insert_table(connection, draft.next_table)
        if notes is not None:
            notes.write(connection)

    return job


def counts(entry: Entry) -> bool:
    """Whether a rated game counts with this entry."""
    return isinstance(entry, Ended) and entry.reason not in ("agreed", "closed")


def next_row() -> sa.Insert:
    """One row of the log, inserted only where it follows the last one."""
    columns = schema.log.c
    last = sa.select(sa.func.max(columns.n)).where(columns.table_id == sa.bindparam("table_id")).scalar_subquery()
    values = [sa.bindparam(column.name, type_=column.type) for column in columns]
    follows = last == sa.bindparam("n", type_=sa.Integer) - sa.literal_column("1")
    names = [column.name for column in columns]
    return sa.insert(schema.log).from_select(names, sa.select(*values).where(follows))


def table_update(*names: str) -> sa.Update:
    """Some columns of a table's row."""
    update = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("table"))
    return update.values({name: sa.bindparam(f"new_{name}") for name in names})


STEPPING = ("to_move", "decision", "updated", "archived", "facts")
MOVING = ("status", "driven", "due", *STEPPING)
INSERT_NEXT = Prepared(next_row())
STEP_TABLE = Prepared(table_update(*STEPPING))  # no index has to be written for what stays
MOVE_TABLE = Prepared(table_update(*MOVING))
DESCRIBE_TABLE = Prepared(table_update(*MOVING, "players", "listed", "seats", "result"))


def rows_of(connection: sa.Connection, table: str, since: int = 0) -> list[tuple[int, str]]:
    """The numbers and bodies of a log after a number."""
    columns = schema.log.c
    query = sa.select(columns.n, columns.body).where(columns.table_id == table, columns.n > since)
    return [(row.n, row.body) for row in connection.execute(query.order_by(columns.n))]


def entries_of(connection: sa.Connection, table: str, since: int = 0) -> list[Entry]:
    """The entries of a log after a number."""
    return [entry_of(n, body) for n, body in rows_of(connection, table, since)]


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
    """What changes in a table's row with every entry."""
    return {
        "table": table.id,
        "new_status": table.status,
        "new_driven": is_driven(table),
        "new_due": due(table),
        "new_to_move": table.to_move,
        "new_decision": table.decision,
        "new_updated": table.log[-1].at,
        "new_archived": 0,
        "new_facts": encode(line_facts(table)).decode(),
    }


def description(table: Table) -> dict[str, object]:
    """What changes in it when the table's description does."""
    return {
        "new_players": table.created.players,
        "new_listed": table.settings.listed,
        "new_seats": encode([seat.view() for seat in table.seats]).decode(),
        "new_result": encode(table.result()).decode(),
    }


def is_driven(table: Table) -> bool:
    """Whether somebody has to look after a running game: a bot or a clock."""
    if table.status != "running":
        return False
    return is_timed(table) or any(seat.is_bot for seat in table.seats)


def first_row(table: Table) -> dict[str, Any]:
    """The row of a new table."""
    made: Created = table.created
    changes = {name.removeprefix("new_"): value for name, value in {**row_changes(table), **description(table)}.items()}
    del changes["table"]
    return {
        "id": table.id,
        "game": made.game,
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


def sit(connection: sa.Connection, table: str, user: str, where: sa.Table = schema.sittings) -> None:
    """Remember that somebody sits or sat at a table, or visited it."""
    columns = where.c
    known = sa.select(columns.user_id).where(columns.table_id == table, columns.user_id == user)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(where), {"table_id": table, "user_id": user})
