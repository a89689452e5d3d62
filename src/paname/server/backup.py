"""Copies of everything that is kept: consistent while the server runs, whole or refused, for either database.

A copy is lines of JSON: what it is, every row, and an end that counts the rows and sums up all bytes before it.
"""

import hashlib
import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from paname.core.errors import InputError
from paname.server.names import likeness
from paname.server.settings import Settings
from paname.server.store.engine import migrate, open_engine, revisions
from paname.server.store.lock import sole_server
from paname.server.store.schema import audit, metadata, snapshots, users

FORMAT: Final = "paname-backup-2"
UNCHECKED: Final = "paname-backup-1"  # which said nothing about its end
AT_ONCE: Final = 500
SQLITE: Final = b"SQLite format 3\0"


def backup(settings: Settings, target: Path) -> int:
    """Write a copy that only its owner can read; returns its size in bytes."""
    url = settings.database_url()
    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite") and not file.exists():
        raise InputError("database", f"there is none at {file}")
    partial = target.with_name(target.name + ".part")
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as to:
            write(url, to)
            os.fsync(to.fileno())
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size


def write(url: str, to: Any) -> None:  # noqa: ANN401 - a binary file
    """All rows of a database, between what it is and the proof that it is whole."""
    summed, count = hashlib.sha256(), 0
    engine = open_engine(url, writes=False)
    try:
        for line in lines(engine):
            data = json.dumps(line, ensure_ascii=False).encode() + b"\n"
            summed.update(data)
            to.write(data)
            count += 1
    except DatabaseError as error:
        raise InputError("database", f"can't be read: {str(error.orig).strip()}") from None
    finally:
        engine.dispose()
    if count < 2:
        raise InputError("database", "holds nothing that could be backed up")
    to.write(json.dumps({"end": True, "rows": count - 1, "sha256": summed.hexdigest()}).encode() + b"\n")


def lines(engine: sa.Engine) -> Iterator[dict[str, object]]:
    """What the copy is, and every row, of one moment."""
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.connect().execution_options(**level) as connection:
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all()
        yield {"format": FORMAT, "revision": sorted(version)}
        for table in metadata.sorted_tables:
            if table is snapshots:  # they follow from the log
                continue
            found = connection.execution_options(stream_results=True, yield_per=AT_ONCE).execute(sa.select(table))
            for row in found.mappings():
                yield {"table": table.name, "row": dict(row)}


# Restoring --------------------------------------------------------------------------------------------------


def restore(settings: Settings, source: Path, *, unchecked: bool = False) -> int:
    """Put a copy in the place of an empty database, after looking whether it is whole; says how many rows it has."""
    url = settings.database_url()
    with sole_server(settings):
        if not url.startswith("sqlite"):
            count = checked(source, unchecked=unchecked)
            fill(url, source)
            return count
        target = Path(url.removeprefix("sqlite:///"))
        if target.exists():
            raise InputError("database", f"{target} exists already; move it away first")
        partial = target.with_name(target.name + ".part")
        try:
            count = restore_sqlite(partial, source, unchecked=unchecked)
            partial.replace(target)
        finally:
            for name in (partial.name, f"{partial.name}-wal", f"{partial.name}-shm"):
                with suppress(OSError):
                    partial.with_name(name).unlink(missing_ok=True)
        return count


def restore_sqlite(target: Path, source: Path, *, unchecked: bool) -> int:
    """A new database file, of lines or of a copy that was a database itself."""
    with source.open("rb") as file:
        is_database = file.read(len(SQLITE)) == SQLITE
    if is_database:
        return copy_database(target, source)
    count = checked(source, unchecked=unchecked)
    fill(f"sqlite:///{target}", source)
    with closing(sqlite3.connect(target)) as database:  # nothing may be left beside the file
        database.execute("PRAGMA journal_mode = DELETE")
    return count


def copy_database(target: Path, source: Path) -> int:
    """A copy of an earlier version, which was a database file."""
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
            is_sound = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            count: int = copy.execute("SELECT count(*) FROM log").fetchone()[0]
    except sqlite3.Error as error:
        raise InputError("backup", f"{source} isn't a copy of a Paname database: {error}") from None
    if not is_sound:
        raise InputError("backup", f"{source} is damaged")
    shutil.copyfile(source, target)
    target.chmod(0o600)
    return count


def checked(source: Path, *, unchecked: bool) -> int:
    """Read a copy to its end, and refuse it unless it is whole."""
    summed, last, count = hashlib.sha256(), b"", 0
    with source.open("rb") as file:
        first = file.readline()
        head = document(first)
        if head.get("format") not in (FORMAT, UNCHECKED):
            raise InputError("backup", f"{source} isn't a copy of a Paname database")
        if head["format"] == UNCHECKED and not unchecked:
            raise InputError("backup", f"{source} is of a version without checksums; --unchecked takes it as it is")
        revision = head.get("revision")
        if not set(revision if isinstance(revision, list) else []) <= revisions():
            raise InputError("backup", f"{source} was made by a later version of Paname; update Paname to restore it")
        last = first
        for line in file:
            summed.update(last)
            last = line
            count += 1
    end = document(last)
    if head["format"] == UNCHECKED:
        return count
    if not end.get("end"):
        raise InputError("backup", f"{source} is cut off: its end is missing")
    if end.get("rows") != count - 1 or end.get("sha256") != summed.hexdigest():
        raise InputError("backup", f"{source} is damaged: it isn't what its checksum says")
    return count - 1


def document(line: bytes) -> dict[str, object]:
    """A line of a copy; nothing where it is none."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def fill(url: str, source: Path) -> None:
    """Write the rows of a whole copy into an empty database, all or none."""
    engine = open_engine(url, writes=True, pool=1)
    try:
        migrate(engine)
        with engine.begin() as connection:
            if any(connection.execute(sa.select(table).limit(1)).first() for table in metadata.sorted_tables):
                raise InputError("database", "holds something already; restore into an empty one")
            for name, batch in batches(source):
                connection.execute(sa.insert(metadata.tables[name]), batch)
            settle(connection)
    finally:
        engine.dispose()


def batches(source: Path) -> Iterator[tuple[str, list[dict[str, object]]]]:
    """The rows of a copy, some of one table at a time."""
    name, batch = "", list[dict[str, object]]()
    with source.open("rb") as file:
        for line in file:
            entry = json.loads(line)
            if "row" not in entry:
                continue
            if batch and (entry["table"] != name or len(batch) >= AT_ONCE or entry["row"].keys() != batch[0].keys()):
                yield name, batch
                batch = []
            name = entry["table"]
            batch.append(entry["row"])
    if batch:
        yield name, batch


def settle(connection: sa.Connection) -> None:
    """What a copy of an earlier version didn't know, and where a sequence goes on."""
    accounts = sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None))
    for row in connection.execute(accounts).all():
        connection.execute(sa.update(users).where(users.c.id == row.id).values(likeness=likeness(row.name)))
    if connection.dialect.name == "postgresql":
        last = sa.select(sa.func.coalesce(sa.func.max(audit.c.id), 0) + 1).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("audit", "id"), last, False)))  # noqa: FBT003
