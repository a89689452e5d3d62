"""What those who run a server do: look, mute, ban, end, archive. All of it is in the audit, which servers act on."""

import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import sqlalchemy as sa

from paname.core.errors import InputError
from paname.server.ids import now
from paname.server.notices.ways import drop_ways
from paname.server.settings import Settings
from paname.server.store.engine import migrate, open_engine
from paname.server.store.schema import audit, log, reports, sessions, sittings, tables, users, ways
from paname.server.store.store import entry_of, stored
from paname.server.table.clock import NEVER
from paname.server.table.draft import Draft
from paname.server.table.entries import Chatted
from paname.server.table.moderation import close_table
from paname.server.table.settings import DAY
from paname.server.table.table import table_of

Row = dict[str, Any]
MOST: Final = 100
TABLE: Final = ("id", "game", "players", "status", "listed", "decision", "created", "updated", "host")
USER: Final = ("id", "name", "created", "muted", "banned")


@contextmanager
def opened(settings: Settings) -> Iterator[sa.Connection]:
    """The database of a server, which may be running; everything within is one change."""
    engine = open_engine(settings.database_url(), writes=True, pool=1)
    try:
        migrate(engine)
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def note(connection: sa.Connection, action: str, subject: str, detail: str = "") -> None:
    """Write down who did what."""
    row = {"at": now(), "who": getpass.getuser()[:80], "action": action, "subject": subject, "detail": detail}
    connection.execute(sa.insert(audit), row)


# Looking ----------------------------------------------------------------------------------------------------


def found(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    """Rows as objects."""
    return [dict(row) for row in connection.execute(query.limit(MOST)).mappings()]


def list_tables(connection: sa.Connection, status: str) -> list[Row]:
    """Tables, those last used first."""
    columns = [tables.c[name] for name in TABLE]
    return found(connection, sa.select(*columns).where(tables.c.status == status).order_by(tables.c.updated.desc()))


def list_users(connection: sa.Connection, name: str) -> list[Row]:
    """People whose name holds a text, the newest first."""
    columns = [users.c[one] for one in USER]
    query = sa.select(*columns, users.c.login.is_not(None).label("account")).order_by(users.c.created.desc())
    return found(connection, query.where(users.c.name.icontains(name, autoescape=True)))


def list_reports(connection: sa.Connection, *, settled: bool) -> list[Row]:
    """Reports, the latest first."""
    query = sa.select(reports).order_by(reports.c.created.desc())
    return found(connection, query if settled else query.where(reports.c.settled == 0))


def list_audit(connection: sa.Connection) -> list[Row]:
    """What was done, the latest first."""
    return found(connection, sa.select(audit).order_by(audit.c.id.desc()))


def show(connection: sa.Connection, subject: str) -> Row:
    """A table with what was said there, or somebody with their tables and the reports about them."""
    table = connection.execute(sa.select(tables).where(tables.c.id == subject)).mappings().first()
    if table is not None:
        said = [entry for entry in entries_of(connection, subject) if isinstance(entry, Chatted)]
        chat = [{"n": one.n, "at": one.at, "user": one.actor, "name": one.name, "text": one.text} for one in said]
        return {**{name: table[name] for name in TABLE}, "seats": table["seats"], "chat": chat}
    user = user_row(connection, subject)
    at = sa.select(sittings.c.table_id).where(sittings.c.user_id == subject).order_by(sittings.c.table_id)
    about = sa.select(reports).where(reports.c.subject == subject).order_by(reports.c.created.desc())
    return {**user, "tables": list(connection.execute(at.limit(MOST)).scalars()), "reports": found(connection, about)}


def entries_of(connection: sa.Connection, table: str) -> list[Any]:
    """The log of a table."""
    query = sa.select(log.c.n, log.c.body).where(log.c.table_id == table).order_by(log.c.n)
    return [entry_of(row.n, row.body) for row in connection.execute(query).all()]


def user_row(connection: sa.Connection, user: str) -> Row:
    """Somebody by id."""
    columns = [users.c[name] for name in USER]
    row = connection.execute(sa.select(*columns).where(users.c.id == user)).mappings().first()
    if row is None:
        raise InputError("subject", f"there is no table and nobody with the id {user}")
    return dict(row)


# Acting -----------------------------------------------------------------------------------------------------


def mute(connection: sa.Connection, user: str, days: int) -> None:
    """Let somebody write nothing for so many days; 0 lets them write again."""
    user_row(connection, user)
    connection.execute(sa.update(users).where(users.c.id == user).values(muted=until(days)))
    note(connection, "mute", user, f"{days} days")


def ban(connection: sa.Connection, user: str, days: int) -> None:
    """Keep somebody out for so many days and end their sessions; 0 lets them in again."""
    user_row(connection, user)
    connection.execute(sa.update(users).where(users.c.id == user).values(banned=until(days)))
    note(connection, "ban", user, f"{days} days")
    own = sessions.c.user_id == user
    ended = list(connection.execute(sa.select(sessions.c.id).where(own)).scalars()) if days else []
    if ended:
        connection.execute(sa.delete(sessions).where(own))
        drop_ways(connection, ways.c.user_id == user, ways.c.session_id != "")
        note(connection, "sign_out", user, " ".join(ended))


def until(days: int) -> int:
    """The end of so many days from now."""
    return now() + days * DAY if days else 0


def end(connection: sa.Connection, table: str) -> None:
    """Close a table: its game ends without a winner."""
    entries = entries_of(connection, table)
    if not entries:
        raise InputError("table", f"there is no table {table}")
    draft = Draft(table_of(entries), now())
    close_table(draft)
    if not draft.steps:
        raise InputError("table", f"{table} is over already")
    stored(draft)(connection)
    note(connection, "end", table)


def archive(connection: sa.Connection, table: str) -> None:
    """Take a table out of the lists and stop running its bots and clocks; anybody with its link can still open it."""
    change = sa.update(tables).where(tables.c.id == table).values(listed=False, driven=False, due=NEVER, archived=now())
    if not connection.execute(change).rowcount:
        raise InputError("table", f"there is no table {table}")
    note(connection, "archive", table)


def settle(connection: sa.Connection, report: str) -> None:
    """Mark a report as looked at."""
    change = sa.update(reports).where(reports.c.id == report, reports.c.settled == 0).values(settled=now())
    if not connection.execute(change).rowcount:
        raise InputError("report", f"there is no open report {report}")
    note(connection, "settle", report)
