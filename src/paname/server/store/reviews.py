"""Reviews in the database: one row for every game and depth, with its progress until the document is there."""

from typing import Final

import sqlalchemy as sa

from paname.server.store.schema import reviews

STALE: Final = 30_000  # milliseconds without progress, after which another process may begin again

Row = sa.RowMapping


def found(connection: sa.Connection, subject: str, depth: str) -> Row | None:
    """The review of a game, or how far it is."""
    return connection.execute(sa.select(reviews).where(*is_of(subject, depth))).mappings().first()


def begin(connection: sa.Connection, subject: str, depth: str, user: str, now: int) -> bool:
    """Make this process the one that works on a review; False where another one does, or it is done."""
    row = found(connection, subject, depth)
    if row is None:
        begun = {"subject": subject, "depth": depth, "asked_by": user, "created": now, "updated": now}
        connection.execute(sa.insert(reviews).values(**begun, done=0, total=0))
        return True
    old = sa.and_(*is_of(subject, depth), reviews.c.document.is_(None), reviews.c.updated < now - STALE)
    return connection.execute(sa.update(reviews).where(old).values(asked_by=user, updated=now, done=0)).rowcount == 1


def note(connection: sa.Connection, subject: str, depth: str, done: int, total: int, now: int) -> bool:
    """Say how far a review is; False if nobody wants it any more."""
    change = sa.update(reviews).where(*is_of(subject, depth), reviews.c.document.is_(None))
    return connection.execute(change.values(done=done, total=total, updated=now)).rowcount == 1


def keep(connection: sa.Connection, subject: str, depth: str, document: str, now: int) -> bool:
    """Store a review that is done; False if nobody wants it any more."""
    change = sa.update(reviews).where(*is_of(subject, depth), reviews.c.document.is_(None))
    values = {"document": document, "updated": now, "done": reviews.c.total}
    return connection.execute(change.values(**values)).rowcount == 1


def drop(connection: sa.Connection, subject: str, depth: str, user: str | None = None) -> bool:
    """Forget a review that isn't done; a person forgets only what they asked for."""
    unfinished = sa.delete(reviews).where(*is_of(subject, depth), reviews.c.document.is_(None))
    if user is not None:
        unfinished = unfinished.where(reviews.c.asked_by == user)
    return connection.execute(unfinished).rowcount == 1


def asked_by(connection: sa.Connection, user: str) -> list[dict[str, object]]:
    """What is known of the reviews that somebody asked for."""
    query = sa.select(reviews.c.subject, reviews.c.depth, reviews.c.created).where(reviews.c.asked_by == user)
    return [dict(row) for row in connection.execute(query.order_by(reviews.c.created)).mappings()]


def is_of(subject: str, depth: str) -> tuple[sa.ColumnElement[bool], ...]:
    """The one row of a game and a depth."""
    return reviews.c.subject == subject, reviews.c.depth == depth
