"""A change before it is stored: the next entries of a table, and the table as it will be after each of them."""

from dataclasses import dataclass

from paname.core.events import Event
from paname.server.table.broken import BrokenLog
from paname.server.table.entries import Entry
from paname.server.table.table import Table, fold_stored, new_table


@dataclass(frozen=True)
class Step:
    """One entry, what it brought about in the game, and the table right after it."""

    entry: Entry
    events: list[Event]
    table: Table


class Draft:
    """Entries that follow a table's last one; the table they were drafted from never changes."""

    def __init__(self, table: Table, now: int, user: str = "", command: str = "") -> None:
        self.table = table
        self.now = now
        self.user = user
        self.command = command
        self.steps: list[Step] = []
        self.next_table: Table | None = None  # a rematch, stored together with the entries

    @property
    def entries(self) -> list[Entry]:
        """The entries in their order."""
        return [step.entry for step in self.steps]

    def add(self, entry: Entry) -> None:
        """Give an entry its number and time, and work out the table after it."""
        entry.n = self.table.n + 1
        entry.at = max(self.now, self.table.log[-1].at)
        entry.actor = self.user
        entry.command = "" if self.steps else self.command
        self.append(entry)

    def append(self, entry: Entry) -> None:
        """Take an entry that has its number already."""
        after = self.table.copy()
        events = after.fold(entry)
        self.steps.append(Step(entry, events, after))
        self.table = after


def read_on(log: list[Entry], known: int) -> tuple[Table, list[Step]]:
    """The table of a log, and the steps after the number that is known already."""
    if not log:
        raise BrokenLog("gap", 1, "is missing")
    table, steps = new_table(log[0]), []
    for entry in log[1:]:
        events = fold_stored(table, entry)
        if entry.n > known:
            steps.append(Step(entry, events, table.copy()))
    return table, steps
