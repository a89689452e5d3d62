"""Snapshots in the database: written beside the log, read instead of its first part, thrown away when in doubt."""

import logging
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from paname.server import metrics
from paname.server.catalogue import encode
from paname.server.store.schema import log, snapshots, tables
from paname.server.table.entry import Entry
from paname.server.table.snapshot import AT_HAND, EVERY, Misfit, restored, sealed, snapshot_of
from paname.server.table.table import Table

KEPT: Final = 2 * max(AT_HAND, EVERY)  # entries after which an older snapshot is of no use
logger = logging.getLogger("paname.store")


def saving(table: Table) -> Callable[[sa.Connection], bool]:
    """What writes a snapshot of a table that is stored up to here; says whether it could be used.

    The row of the table is taken first, and only where its people are still called what they are called here: whoever
    forgets somebody changes it before they take the snapshots away, so none can come after that.
    """
    name, n, snapshot = table.id, table.n, snapshot_of(table)
    seats = encode([seat.view() for seat in table.seats]).decode()

    def job(connection: sa.Connection) -> bool:
        same = sa.update(tables).where(tables.c.id == name, tables.c.seats == seats).values(seats=seats)
        bodies = bodies_at(connection, name, 1, n) if connection.execute(same).rowcount else {}
        if 1 not in bodies or n not in bodies:
            return False
        outdated = sa.or_(snapshots.c.n <= n - KEPT, snapshots.c.n >= n)
        connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == name, outdated))
        body = sealed(snapshot, bodies[1], bodies[n]).decode()
        connection.execute(sa.insert(snapshots), {"table_id": name, "n": n, "body": body})
        return True

    return job


def bodies_at(connection: sa.Connection, table: str, *numbers: int) -> dict[int, str]:
    """The bodies of some entries."""
    query = sa.select(log.c.n, log.c.body).where(log.c.table_id == table, log.c.n.in_(numbers))
    return {row.n: row.body for row in connection.execute(query)}


def shortcut(connection: sa.Connection, table: str, read: Callable[[int, str], Entry]) -> Table | None:
    """A table up to its best snapshot; None where none fits, and the log has to be read from its start.

    The best is the last one that leaves enough entries to tell those who were away. Without one a short log is read.
    """
    known = sa.select(snapshots.c.n, snapshots.c.body).where(snapshots.c.table_id == table)
    found = connection.execute(known.order_by(snapshots.c.n.desc())).all()
    if not found:
        return None
    count, last = connection.execute(
        sa.select(sa.func.count(), sa.func.max(log.c.n)).where(log.c.table_id == table)
    ).one()
    far_enough = [row for row in found if row.n <= last - AT_HAND]
    near = reversed(found) if last > AT_HAND + EVERY else ()
    for row in (*far_enough, *near):
        try:
            return fitting(connection, table, row, read) if count == last else None
        except Misfit as misfit:
            metrics.SNAPSHOTS_IGNORED.inc()
            logger.warning("a snapshot is ignored", extra={"table": table, "detail": str(misfit)})
    return None


def fitting(
    connection: sa.Connection, table: str, row: "sa.Row[tuple[int, str]]", read: Callable[[int, str], Entry]
) -> Table:
    """The table of one snapshot; Misfit unless it belongs to the log beside it."""
    bodies = bodies_at(connection, table, 1, row.n)
    if 1 not in bodies or row.n not in bodies:
        raise Misfit("its entry is missing")
    ends = bodies[1], bodies[row.n]
    return restored(row.body, ends, read(1, ends[0]), read(row.n, ends[1]))


def throw_away(connection: sa.Connection, table: str) -> None:
    """Forget the snapshots of a table whose log is changed or goes."""
    connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table))
