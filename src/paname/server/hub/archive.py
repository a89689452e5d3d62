"""Games that nobody has touched for long: they leave the lists of running games, and come back with their people."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from paname.server import metrics
from paname.server.ids import now
from paname.server.store.schema import tables
from paname.server.table.clock import NEVER
from paname.server.table.settings import DAY
from paname.server.table.table import Table

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

AT_ONCE: Final = 500
EVERY: Final = 3_600_000  # milliseconds between two looks


class Archive:
    """One process's part in keeping the lists short; several that look at once do no harm."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.looked = 0

    async def look(self) -> None:
        """Put away what was abandoned, now and then, some at a time."""
        if now() < self.looked + EVERY or not self.hub.settings.archive_days:
            return
        put_away = await self.hub.store.write(archiving(self.oldest()))
        metrics.ARCHIVED.inc(put_away)
        if put_away < AT_ONCE:
            self.looked = now()

    def oldest(self) -> int:
        """What was touched before this moment is abandoned."""
        return now() - self.hub.settings.archive_days * DAY

    def is_abandoned(self, table: Table) -> bool:
        """Whether a table has waited so long that it is archived, or will be."""
        return table.status != "over" and bool(self.hub.settings.archive_days) and table.log[-1].at < self.oldest()

    async def try_to_revive(self, table: Table) -> None:
        """Somebody who sits at an abandoned table is back; if that can't be noted now, their next move does."""
        back = sa.update(tables).where(tables.c.id == table.id).values(archived=0, updated=now())
        with suppress(Exception):
            await self.hub.store.write(lambda connection: connection.execute(back).rowcount)


def archiving(oldest: int) -> Callable[[sa.Connection], int]:
    """What puts tables away that wait for somebody who doesn't come; where a clock runs, the clock decides."""
    columns = tables.c
    waiting = columns.status != "over", columns.archived == 0, columns.due == NEVER, columns.updated < oldest
    found = sa.select(columns.id).where(*waiting).limit(AT_ONCE)
    change = sa.update(tables).where(columns.id.in_(found)).values(archived=now())
    return lambda connection: connection.execute(change).rowcount
