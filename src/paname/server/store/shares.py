"""The players who agreed that a finished game may be passed on."""

import sqlalchemy as sa

from paname.server.ids import now
from paname.server.store.schema import shares


def allow(connection: sa.Connection, table: str, user: str) -> None:
    """Somebody who played says yes."""
    if user not in allowed(connection, table):
        connection.execute(sa.insert(shares).values(table_id=table, user_id=user, at=now()))


def withdraw(connection: sa.Connection, table: str, user: str) -> None:
    """They take it back."""
    connection.execute(sa.delete(shares).where(shares.c.table_id == table, shares.c.user_id == user))


def allowed(connection: sa.Connection, table: str) -> set[str]:
    """The players who said yes."""
    return set(connection.execute(sa.select(shares.c.user_id).where(shares.c.table_id == table)).scalars())
