"""The database: SQLite with a write-ahead log, or PostgreSQL; brought up to date when it is opened."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.exc import OperationalError, ProgrammingError

from paname.core.errors import InputError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_261_875


def open_engine(url: str, *, writes: bool, pool: int = 4) -> sa.Engine:
    """A database for reading, or for the one writer of this process."""
    if not url.startswith("sqlite"):
        return sa.create_engine(url, pool_size=pool, max_overflow=2, pool_pre_ping=True, hide_parameters=True)
    keep_private(Path(url.removeprefix("sqlite:///")))
    lasting = {"check_same_thread": False}
    engine = sa.create_engine(url, pool_size=pool, max_overflow=2, connect_args=lasting, hide_parameters=True)
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_immediate if writes else begin_deferred)
    return engine


def keep_private(file: Path) -> None:
    """Nobody but its owner reads a database: it holds secrets of running games and digests of passwords."""
    try:
        file.touch(mode=0o600)
        file.chmod(0o600)
    except OSError:  # it isn't ours, or can't be written: opening it will say so
        return


def set_up_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - whatever the driver gives
    """Durable commits beside running readers; transactions are begun by us."""
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_immediate(connection: sa.Connection) -> None:
    """Take the write lock at once, so that no transaction fails half-way."""
    begin(connection, "BEGIN IMMEDIATE")


def begin_deferred(connection: sa.Connection) -> None:
    """Read one consistent picture."""
    begin(connection, "BEGIN")


def begin(connection: sa.Connection, statement: str) -> None:
    """Begin a transaction by the driver itself, since SQLAlchemy's own way costs more than the rest of a small one."""
    connection.connection.cursor().execute(statement)


def scripts() -> Config:
    """Where the steps between versions are."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def revisions() -> set[str]:
    """The versions of a database that we know."""
    return {script.revision for script in ScriptDirectory.from_config(scripts()).walk_revisions()}


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the present shape; several processes may try at once."""
    config = scripts()
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise InputError("database", "was written by a later version of Paname; update Paname to open it") from None
    except (OperationalError, ProgrammingError) as error:
        raise InputError("database", f"can't be opened for writing: {str(error.orig).strip()}") from None
