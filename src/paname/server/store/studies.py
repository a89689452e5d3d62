"""Studies in the database: a record, the variations that somebody found, a title."""

from typing import Final

import sqlalchemy as sa

from paname.server.store.schema import studies

MOST: Final = 200  # studies that one person keeps

Row = sa.RowMapping


def add(connection: sa.Connection, row: dict[str, object]) -> bool:
    """Keep a new study; False if its maker has enough of them."""
    number = sa.select(sa.func.count()).where(studies.c.user_id == row["user_id"])
    if (connection.execute(number).scalar() or 0) >= MOST:
        return False
    connection.execute(sa.insert(studies).values(**row))
    return True


def found(connection: sa.Connection, study: str) -> Row | None:
    """A study by its id."""
    return connection.execute(sa.select(studies).where(studies.c.id == study)).mappings().first()


def change(connection: sa.Connection, study: str, user: str, values: dict[str, object]) -> bool:
    """Change a study of somebody's own."""
    own = sa.and_(studies.c.id == study, studies.c.user_id == user)
    return connection.execute(sa.update(studies).where(own).values(**values)).rowcount == 1


def drop(connection: sa.Connection, study: str, user: str) -> bool:
    """Forget a study of somebody's own."""
    own = sa.and_(studies.c.id == study, studies.c.user_id == user)
    return connection.execute(sa.delete(studies).where(own)).rowcount == 1


def of(connection: sa.Connection, user: str) -> list[dict[str, object]]:
    """The studies of somebody, the latest first."""
    columns = studies.c
    query = sa.select(columns.id, columns.game, columns.title, columns.created, columns.updated)
    rows = connection.execute(query.where(columns.user_id == user).order_by(columns.updated.desc()))
    return [dict(row) for row in rows.mappings()]


def whole(connection: sa.Connection, user: str) -> list[dict[str, object]]:
    """Everything that is kept of somebody's studies."""
    query = sa.select(studies).where(studies.c.user_id == user).order_by(studies.c.created)
    return [dict(row) for row in connection.execute(query).mappings()]
