"""The time at a table: the wall clock says when something happened, but never how long somebody took.

A wall clock can be set, by an hour even. So how long the present turn has lasted is measured here, from the moment this
process heard of it; only for a turn that began before that, the wall clock has to be believed.
"""

import time
from typing import Final

from paname.server.ids import now
from paname.server.table.table import Table

LATEST: Final = 10_000  # milliseconds; a difference beyond them means that a clock was set


class TurnClock:
    """One table's."""

    def __init__(self, table: Table) -> None:
        self.turn_at = table.turn_at
        self.before = max(0, now() - table.turn_at)  # milliseconds of the turn that we weren't there for
        self.since = time.monotonic()

    def follow(self, table: Table) -> None:
        """Notice that a turn has begun, perhaps some seconds ago in another process."""
        if table.turn_at != self.turn_at:
            late = now() - table.turn_at
            self.turn_at, self.since = table.turn_at, time.monotonic()
            self.before = late if 0 < late <= LATEST else 0

    def now(self) -> int:
        """Milliseconds since 1970; by our own measure where the wall clock must have been set since the turn began."""
        measured = self.turn_at + self.before + int(1000 * (time.monotonic() - self.since))
        wall = now()
        return wall if abs(wall - measured) <= LATEST else measured
