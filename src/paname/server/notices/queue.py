"""The sender's side of the outbox: claim what is due, and say what became of it.

A claim is a lease: whoever claims a notice sends it, and where they die it is claimed again once the lease is over. A
wrong clock can neither hide a notice for long nor keep it: what lies further ahead than it can is due.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from paname.server.ids import new_id
from paname.server.notices.ways import sweep_ways
from paname.server.store.schema import notices, sittings, tables, told, ways

LEASE: Final = 45_000  # milliseconds for which a claim holds
SLACK: Final = 60_000  # milliseconds by which clocks may be apart
HELD: Final = "held"  # the claim of a notice whose person was at the table
AGAIN: Final = "again"  # the claim of one that could not be sent


@dataclass(frozen=True, slots=True)
class Row:
    """A claimed notice, with its way and everything that may be said in it."""

    id: int
    way_id: str
    user_id: str
    table_id: str
    n: int
    says: str
    actor: str
    deadline: int
    since: int
    due: int
    attempts: int
    batch: str
    claim: str  # before it was claimed: HELD, AGAIN, or whose it was
    kind: str
    form: str
    address: str
    secrets: str
    trouble: str
    game: str | None
    seats: str | None
    quiet: bool | None
    quiet_from: int | None
    quiet_to: int | None
    urgent: bool | None
    zone: str | None
    language: str | None
    is_fresh: bool = False  # never claimed before
    waiting: int = 0  # games that wait for this person


COLUMNS: Final = (
    *(notices.c[name] for name in ("id", "way_id", "user_id", "table_id", "n", "says", "actor", "deadline", "since")),
    *(notices.c[name] for name in ("due", "attempts", "batch", "claim")),
    *(ways.c[name] for name in ("kind", "form", "address", "secrets", "trouble")),
    *(tables.c[name] for name in ("game", "seats")),
    *(told.c[name] for name in ("quiet", "quiet_from", "quiet_to", "urgent", "zone", "language")),
)


def claimable(at: int) -> sa.ColumnElement[bool]:
    """What waits, is due and is nobody's."""
    column = notices.c
    due = sa.or_(column.due <= at, sa.and_(column.claim.in_((HELD, AGAIN)), column.since > at + SLACK))
    free = sa.or_(column.lease < at, column.lease > at + LEASE + SLACK)  # clocks are never quite alike
    return sa.and_(column.done == 0, due, free)


def has_due(connection: sa.Connection, at: int) -> bool:
    """Whether there is anything to claim."""
    return connection.execute(sa.select(notices.c.id).where(claimable(at)).limit(1)).first() is not None


def claim(connection: sa.Connection, who: str, at: int, most: int) -> list[Row]:
    """Claim some notices; those for one way that come together are sent together."""
    query = (
        sa.select(*COLUMNS)
        .join(ways, ways.c.id == notices.c.way_id)
        .outerjoin(tables, tables.c.id == notices.c.table_id)
        .outerjoin(told, told.c.user_id == notices.c.user_id)
        .where(claimable(at))
        .order_by(notices.c.due, notices.c.way_id, notices.c.id)
        .limit(most)
        .with_for_update(of=notices, skip_locked=True)
    )
    found = [dict(row) for row in connection.execute(query).mappings()]
    if not found:
        return []
    batches: dict[str, str] = {}
    for row in found:
        row["is_fresh"] = not row["batch"]
        row["batch"] = row["batch"] or batches.setdefault(row["way_id"], new_id(16))
    mark(connection, found, who, at)
    games = games_waiting(connection, {row["user_id"] for row in found})
    return [Row(**row, waiting=games.get(row["user_id"], 0)) for row in found]


def mark(connection: sa.Connection, found: list[dict[str, Any]], who: str, at: int) -> None:
    """Write a claim down; what is claimed is due, so that it stays so if the claim runs out."""
    change = sa.update(notices).where(notices.c.id == sa.bindparam("notice"))
    due = sa.case((notices.c.due > at, at), else_=notices.c.due)
    change = change.values(claim=who, lease=at + LEASE, due=due, batch=sa.bindparam("together"))
    connection.execute(change, [{"notice": row["id"], "together": row["batch"]} for row in found])


def games_waiting(connection: sa.Connection, users: set[str]) -> dict[str, int]:
    """In how many games it is somebody's turn."""
    turn = tables.c.facts.like(sa.literal('%"turn":"') + sittings.c.user_id + sa.literal('"%'))
    query = (
        sa.select(sittings.c.user_id, sa.func.count())
        .join(tables, tables.c.id == sittings.c.table_id)
        .where(sittings.c.user_id.in_(sorted(users)), tables.c.status == "running", turn)
        .group_by(sittings.c.user_id)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def finish(connection: sa.Connection, rows: Iterable[Row], who: str, at: int, outcome: str) -> int:
    """Say what became of claimed notices; one that was withdrawn meanwhile stays so."""
    change = sa.update(notices).where(*mine(rows, who)).values(done=at, outcome=outcome)
    return connection.execute(change).rowcount


def postpone(connection: sa.Connection, rows: Iterable[Row], who: str, values: dict[str, object]) -> int:
    """Give claimed notices back until later."""
    return connection.execute(sa.update(notices).where(*mine(rows, who)).values(lease=0, **values)).rowcount


def still_open(connection: sa.Connection, rows: Iterable[Row], who: str) -> set[int]:
    """Which of some claimed notices still have to be sent."""
    return set(connection.execute(sa.select(notices.c.id).where(*mine(rows, who))).scalars())


def mine(rows: Iterable[Row], who: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Those of some notices that somebody still has claimed."""
    return notices.c.id.in_([row.id for row in rows]), notices.c.claim == who, notices.c.done == 0


def let_go(connection: sa.Connection) -> None:
    """Free what a process left behind that alone sends here, and that just started again."""
    connection.execute(sa.update(notices).where(notices.c.done == 0, notices.c.lease > 0).values(lease=0))


def clean(connection: sa.Connection, before: int) -> None:
    """Forget what was settled long ago, and ways that nobody has any more."""
    sweep_ways(connection)
    connection.execute(sa.delete(notices).where(notices.c.done > 0, notices.c.done < before))
