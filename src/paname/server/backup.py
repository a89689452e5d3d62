"""Copies of everything that is kept: consistent while the server runs, readable by any version that can migrate."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from paname.core.errors import InputError
from paname.server.settings import Settings
from paname.server.store.engine import migrate, open_engine
from paname.server.store.schema import metadata

FORMAT = "paname-backup-1"


def backup(settings: Settings, target: Path) -> int:
    """Write a copy: of SQLite as a database, of PostgreSQL as lines of JSON; returns its size in bytes."""
    url = settings.database_url()
    partial = target.with_name(target.name + ".part")
    if url.startswith("sqlite"):
        with (
            closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as source,
            closing(sqlite3.connect(partial)) as to,
        ):
            source.backup(to)
    else:
        with partial.open("w", encoding="utf-8") as file:
            file.writelines(lines(url))
    partial.replace(target)
    return target.stat().st_size


def lines(url: str) -> Iterator[str]:
    """All rows of a database, each as a line."""
    engine = open_engine(url, writes=False)
    yield json.dumps({"format": FORMAT}) + "\n"
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(sa.select(table)).mappings():
                yield json.dumps({"table": table.name, "row": dict(row)}) + "\n"
    engine.dispose()


def restore(settings: Settings, source: Path) -> None:
    """Put a copy in the place of an empty database; one that holds something is left alone."""
    url = settings.database_url()
    if url.startswith("sqlite"):
        restore_sqlite(Path(url.removeprefix("sqlite:///")), source)
        return
    engine = open_engine(url, writes=True, pool=1)
    migrate(engine)
    with engine.begin() as connection:
        if connection.execute(sa.text("SELECT count(*) FROM log")).scalar():
            raise InputError("database", "holds tables already; restore into an empty one")
        for name, row in rows(source):
            connection.execute(sa.insert(metadata.tables[name]), row)
    engine.dispose()


def restore_sqlite(target: Path, source: Path) -> None:
    """Copy a database file into place, after looking whether it is whole."""
    if target.exists():
        raise InputError("database", f"{target} exists already; move it away first")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            copy.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.Error as error:
        raise InputError("backup", f"{source} isn't a copy of a Paname database: {error}") from None
    if not sound:
        raise InputError("backup", f"{source} is damaged")
    shutil.copyfile(source, target)


def rows(source: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """The rows of a copy made of lines."""
    with source.open(encoding="utf-8") as file:
        if json.loads(next(file, "{}")).get("format") != FORMAT:
            raise InputError("backup", f"{source} isn't a copy of a Paname database")
        for line in file:
            entry = json.loads(line)
            yield entry["table"], entry["row"]
