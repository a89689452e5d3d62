"""Forgetting somebody: their name leaves the logs, their decisions stay, since others played with them."""

import json
from typing import Any, Final

import sqlalchemy as sa

from paname.server.store.schema import log, ratings, sessions, sittings, tables, users

SOMEBODY: Final = "somebody"


def forget(connection: sa.Connection, user: str) -> None:
    """Take a person out of the database."""
    for table in list(connection.execute(sa.select(sittings.c.table_id).where(sittings.c.user_id == user)).scalars()):
        rename_at(connection, table, user)
    for change in (
        sa.delete(sessions).where(sessions.c.user_id == user),
        sa.delete(ratings).where(ratings.c.who == user),
        sa.delete(sittings).where(sittings.c.user_id == user),
        sa.delete(users).where(users.c.id == user),
    ):
        connection.execute(change)


def rename_at(connection: sa.Connection, table: str, user: str) -> None:
    """Take a name out of one table's log and line."""
    named = sa.or_(log.c.actor == user, log.c.n == 1)
    for row in list(connection.execute(sa.select(log.c.n, log.c.body).where(log.c.table_id == table, named))):
        body = json.dumps(without_name(json.loads(row.body), user), ensure_ascii=False)
        connection.execute(sa.update(log).where(log.c.table_id == table, log.c.n == row.n).values(body=body))
    seats = connection.execute(sa.select(tables.c.seats).where(tables.c.id == table)).scalar()
    shown = json.dumps([without_name(seat, user) for seat in json.loads(seats or "[]")])
    connection.execute(sa.update(tables).where(tables.c.id == table).values(seats=shown))


def without_name(entry: dict[str, Any], user: str) -> dict[str, Any]:
    """An entry or seat in which this person is somebody."""
    if user in (entry.get("user"), entry.get("actor")) and "name" in entry:
        entry["name"] = SOMEBODY
    for seat in entry.get("seats", []):
        if seat.get("user") == user:
            seat["name"] = SOMEBODY
    return entry
