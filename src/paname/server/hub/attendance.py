"""Who is at a table, here and in the other processes, and when each seat's person was last heard from."""

import time
from typing import TYPE_CHECKING, Final

from paname.server.hub.connection import Connection

if TYPE_CHECKING:
    from paname.server.hub.owner import Owner

FRESH: Final = 60.0  # seconds for which the word of another process counts; it repeats itself more often


class Attendance:
    """One table's; absence is measured from the last sign of life, never from when somebody looked."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self.since = time.monotonic()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[str, tuple[list[bool], int, float]] = {}

    def here(self) -> tuple[list[bool], int]:
        """Which seats have somebody in this process, and how many watch."""
        table = self.owner.table
        present = [seat.is_bot for seat in table.seats]
        watchers = 0
        for connection in self.owner.connections:
            seats = table.seats_of(connection.actor.user)
            watchers += not seats
            for seat in seats:
                present[seat] = True
        return present, watchers

    def everywhere(self) -> tuple[list[bool], int]:
        """The same, other processes included."""
        present, watchers = self.here()
        recent = time.monotonic() - FRESH
        for seats, others, at in self.elsewhere.values():
            if at > recent:
                present = [here or there for here, there in zip(present, seats, strict=False)]
                watchers += others
        return present, watchers

    def people(self) -> tuple[int, ...]:
        """The seats whose own person is connected."""
        present, _ = self.everywhere()
        return tuple(seat.number for seat in self.owner.table.seats if seat.is_person and present[seat.number])

    def away(self, seconds: float) -> tuple[int, ...]:
        """The seats whose people have not been heard from for so long."""
        present, _ = self.everywhere()
        limit = time.monotonic() - seconds
        return tuple(s for s, here in enumerate(present) if not here and self.seen.get(s, self.since) < limit)

    # Signs of life -------------------------------------------------------------------------------------

    def note(self, user: str, at: float | None = None) -> None:
        """Somebody was heard from."""
        for seat in self.owner.table.seats_of(user):
            self.seen[seat] = max(self.seen.get(seat, 0.0), time.monotonic() if at is None else at)

    def part(self, connection: Connection) -> None:
        """A connection ended; its person was there until it was heard last."""
        self.note(connection.actor.user, connection.heard)

    def hear(self, process: str, seats: list[bool], watchers: int) -> None:
        """What another process says; people who were there until now were seen just now."""
        before, _, _ = self.elsewhere.get(process, ([], 0, 0.0))
        self.elsewhere[process] = (seats, watchers, time.monotonic())
        for seat, (was, here) in enumerate(zip(before, seats, strict=False)):
            if was or here:
                self.seen[seat] = time.monotonic()
