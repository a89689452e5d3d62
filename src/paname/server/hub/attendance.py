"""Who is at a table, here and in the other processes, and when each seat's person was last heard from."""

import time
from typing import TYPE_CHECKING, Final

from paname.server.hub.connection import Connection
from paname.server.ids import now

if TYPE_CHECKING:
    from paname.server.hub.owner import Owner

FRESH: Final = 60.0  # seconds for which the word of another process counts; it repeats itself more often
MOST_CAME: Final = 20  # people without a seat whose coming is remembered


class Attendance:
    """One table's; absence is measured from the last sign of life, never from when somebody looked."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self.since = time.monotonic()
        self.seen: dict[int, float] = {}  # in this process
        self.vouched: dict[int, float] = {}  # by others: until when a seat's person was there
        self.elsewhere: dict[str, tuple[list[bool], int, float]] = {}
        self.watching_elsewhere: dict[str, dict[str, str]] = {}  # by process: the names of those who watch there
        self.came: dict[str, int] = {}  # who opened the link of a table that waits, and when; the latest last

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

    def watching_here(self) -> dict[str, str]:
        """People with a session who only watch, in this process: their names by id."""
        actors = [connection.actor for connection in self.owner.connections]
        return {actor.user: actor.name for actor in actors if actor.user and not self.owner.table.seats_of(actor.user)}

    def watching(self) -> dict[str, str]:
        """The same, other processes included."""
        recent, found = time.monotonic() - FRESH, self.watching_here()
        for process, people in self.watching_elsewhere.items():
            if self.elsewhere[process][2] > recent:
                found |= people
        return found

    def meet(self) -> None:
        """Remember who opened the link before the game; only their ids, so no name stays when somebody is forgotten."""
        if self.owner.table.status != "open":
            self.came.clear()
            return
        for user in self.watching():
            self.came.setdefault(user, now())
        for user in list(self.came)[:-MOST_CAME]:
            del self.came[user]

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
        """The seats whose people weren't heard from for so long; nobody's while we may have missed word of them."""
        if not self.owner.hub.pubsub.hears_all(seconds):
            return ()
        present, _ = self.everywhere()
        limit = time.monotonic() - seconds
        if self.owner.hub.door.last(self.owner.table.id) > limit:
            return ()
        return tuple(s for s, here in enumerate(present) if not here and self.last(s) < limit)

    def last(self, seat: int) -> float:
        """When a seat's person was last heard from, here or elsewhere."""
        return max(self.seen.get(seat, self.since), self.vouched.get(seat, 0.0))

    # Signs of life -------------------------------------------------------------------------------------

    def note(self, user: str, at: float | None = None) -> None:
        """Somebody was heard from."""
        for seat in self.owner.table.seats_of(user):
            self.seen[seat] = max(self.seen.get(seat, 0.0), time.monotonic() if at is None else at)

    def part(self, connection: Connection) -> None:
        """A connection ended; its person was there until it was heard last."""
        self.note(connection.actor.user, connection.heard)

    def ages(self) -> list[float]:
        """How many seconds ago each seat's person was heard from in this process."""
        now = time.monotonic()
        return [round(now - self.seen.get(seat.number, 0.0), 1) for seat in self.owner.table.seats]

    def has_news(self) -> bool:
        """Whether others have to be told: somebody is here, or was a moment ago and that word may have been lost."""
        recent = time.monotonic() - self.owner.hub.settings.away_seconds
        return bool(self.owner.connections) or any(at > recent for at in self.seen.values())

    def hear(
        self, process: str, here: tuple[list[bool], int], ages: list[float], watching: dict[str, str] | None = None
    ) -> None:
        """What another process says; it vouches for whoever is there until it should have spoken again.

        It may not have read yet that somebody sat down: who watches there and has a seat here is there, too.
        """
        seats, watchers = here
        seated = {seat for user in watching or {} for seat in self.owner.table.seats_of(user)}
        seats = [is_here or seat in seated for seat, is_here in enumerate(seats)]
        now, beat = time.monotonic(), self.owner.hub.settings.ping_seconds
        self.elsewhere[process] = (seats, watchers, now)
        self.watching_elsewhere[process] = watching or {}
        for seat, (is_here, age) in enumerate(zip(seats, ages, strict=False)):
            self.vouched[seat] = max(self.vouched.get(seat, 0.0), now + beat if is_here else now - age)
