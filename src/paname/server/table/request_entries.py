"""What people at a table agree on: a pause, an early end, another game; and the time they take off."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paname.core.events import Event
from paname.server.table.entry import Entry
from paname.server.wire import Proposal

if TYPE_CHECKING:
    from paname.server.table.table import Table


class Proposed(Entry, tag="proposed"):
    """A seat proposes something to the others."""

    public = ("seat", "what")

    seat: int
    what: Proposal

    def fold(self, table: "Table") -> list[Event]:
        """The question is open; the seat that asks has agreed."""
        table.proposal = self
        table.agreed = [self.seat]
        return []


class Answered(Entry, tag="answered"):
    """Another seat's answer to what was proposed."""

    public = ("seat", "what", "grant")

    seat: int
    what: Proposal
    grant: bool

    def fold(self, table: "Table") -> list[Event]:
        """One more has agreed, or the question is closed."""
        if self.grant:
            table.agreed = [*table.agreed, self.seat]
        else:
            table.proposal = None
        return []


class Paused(Entry, tag="paused"):
    """Everybody agreed to pause: no clock runs."""

    def fold(self, table: "Table") -> list[Event]:
        """Time stands still."""
        table.proposal = None
        table.paused_at = self.at
        return []


class Resumed(Entry, tag="resumed"):
    """Somebody plays on."""

    public = ("seat",)

    seat: int

    def fold(self, table: "Table") -> list[Event]:
        """The turn goes on as if there had been no pause."""
        table.turn_at += self.at - table.paused_at
        table.paused_at = 0
        return []


@dataclass(frozen=True)
class Vacation:
    """A seat's days off: the last ones, and what was taken before, in milliseconds."""

    begin: int = 0
    until: int = 0
    taken: int = 0

    def used(self, at: int) -> int:
        """What has been taken at a moment."""
        return self.taken + max(0, min(self.until, at) - self.begin)


class VacationSet(Entry, tag="vacation_set"):
    """A seat takes days off, until then its clock stands still; or it is back early."""

    public = ("seat", "until")

    seat: int
    until: int

    def fold(self, table: "Table") -> list[Event]:
        """The days that have passed are counted, and the turn is that much longer."""
        last = table.vacations.get(self.seat, Vacation())
        if self.seat == table.to_move:
            table.turn_at += max(0, min(last.until, self.at) - max(last.begin, table.turn_at))
        now = Vacation(self.at, self.until, last.used(self.at))
        table.vacations = {**table.vacations, self.seat: now}
        return []
