"""Forgetting somebody: their name and words leave the logs, their decisions stay, since others played with them."""

import json
from typing import Any

import sqlalchemy as sa

from paname.server.catalogue import encode
from paname.server.names import SOMEBODY
from paname.server.notices.ways import forget_told
from paname.server.store.schema import (
    blocks,
    kept_boxes,
    log,
    passkeys,
    puzzle_ratings,
    puzzle_tries,
    rating_changes,
    ratings,
    reports,
    reviews,
    sessions,
    shares,
    sittings,
    studies,
    tables,
    tickets,
    users,
    visits,
)
from paname.server.store.snapshots import throw_away


def tables_of(connection: sa.Connection, user: str) -> list[str]:
    """The tables where somebody sat or spoke."""
    parts = (sa.select(one.c.table_id).where(one.c.user_id == user) for one in (sittings, visits))
    return sorted(connection.execute(sa.union(*parts)).scalars())


def forget(connection: sa.Connection, user: str) -> None:
    """Take a person out of the database, after every table of theirs."""
    forget_told(connection, user)
    for change in (
        sa.delete(sessions).where(sessions.c.user_id == user),
        sa.delete(passkeys).where(passkeys.c.user_id == user),
        sa.delete(tickets).where(tickets.c.user_id == user),
        sa.delete(ratings).where(ratings.c.who == user),
        sa.delete(rating_changes).where(rating_changes.c.who == user),
        sa.delete(sittings).where(sittings.c.user_id == user),
        sa.delete(visits).where(visits.c.user_id == user),
        sa.delete(kept_boxes).where(kept_boxes.c.user_id == user),
        sa.delete(blocks).where(sa.or_(blocks.c.user_id == user, blocks.c.blocked_id == user)),
        sa.update(reviews).where(reviews.c.asked_by == user).values(asked_by=""),
        sa.delete(puzzle_tries).where(puzzle_tries.c.user_id == user),
        sa.delete(puzzle_ratings).where(puzzle_ratings.c.who == user),
        sa.delete(shares).where(shares.c.user_id == user),
        sa.delete(studies).where(studies.c.user_id == user),
        sa.update(reports).where(reports.c.reporter == user).values(reporter=""),
        sa.delete(users).where(users.c.id == user),
    ):
        connection.execute(change)


def erase_at(connection: sa.Connection, table: str, user: str) -> None:
    """Take a name and what was said under it out of one table's log and line."""
    named = sa.or_(log.c.actor == user, log.c.n == 1, log.c.body.contains(f'"{user}"'))
    for row in list(connection.execute(sa.select(log.c.n, log.c.body).where(log.c.table_id == table, named))):
        body = json.dumps(without(json.loads(row.body), user), ensure_ascii=False)
        connection.execute(sa.update(log).where(log.c.table_id == table, log.c.n == row.n).values(body=body))
    seats = connection.execute(sa.select(tables.c.seats).where(tables.c.id == table)).scalar()
    shown = encode([without(seat, user) for seat in json.loads(seats or "[]")]).decode()
    connection.execute(sa.update(tables).where(tables.c.id == table).values(seats=shown))
    throw_away(connection, table)


def without(entry: dict[str, Any], user: str) -> dict[str, Any]:
    """An entry or seat in which this person is somebody, and has said nothing."""
    if user == entry.get("user", entry.get("actor")) and "name" in entry:
        entry["name"] = SOMEBODY
    if entry.get("actor") == user and entry.get("kind") == "chatted":
        entry["text"] = ""
    for seat in entry.get("seats", []):
        if isinstance(seat, dict) and seat.get("user") == user:
            seat["name"] = SOMEBODY
    return entry
