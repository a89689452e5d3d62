"""A change before it is stored: the next entries of a table, and the table as it will be after each of them."""

from dataclasses import dataclass

from msgspec import Raw

from paname.core.events import Event
from paname.server.catalogue import encode, event_fields
from paname.server.table import entries as log
from paname.server.table.broken import BrokenLog
from paname.server.table.entry import Entry
from paname.server.table.table import Table, fold_stored, new_table
from paname.server.wire import ResultView, SealView

Told = tuple[tuple[int, ...] | None, Raw]  # who may see an event (None: everybody), and the event


@dataclass(frozen=True, slots=True)
class Step:
    """One entry, what it brought about in the game, and what else there is to tell of the moment right after it."""

    entry: Entry
    events: list[Told]
    decision: int
    action: Raw | None = None  # a move, as an action
    seal: SealView | None = None
    result: ResultView | None = None


def step_of(table: Table, entry: Entry, events: list[Event]) -> Step:
    """The step of an entry that was just folded into a table."""
    action = table.last_action() if isinstance(entry, log.Moved) else None
    seal = table.seal() if isinstance(entry, log.Started | log.Ended) else None
    result = table.result() if isinstance(entry, log.Ended) else None
    told = [(event.seen_by, Raw(encode(event_fields(event)))) for event in events]
    return Step(entry, told, table.decision, action, seal, result)


class Draft:
    """Entries that follow a table's last one; the table they were drafted from never changes."""

    def __init__(self, table: Table, now: int, user: str = "", command: str = "") -> None:
        self.before = table
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
        self.steps.append(step_of(after, entry, events))
        self.table = after


def fold_on(table: Table, entries: list[Entry]) -> tuple[Table, list[Step]]:
    """A table that takes in the next entries of its log, and their steps; BrokenLog if they don't follow."""
    return table, [step_of(table, entry, fold_stored(table, entry)) for entry in entries]


def read_log(entries: list[Entry], since: int = 0) -> tuple[Table, list[Step]]:
    """The table of a log, and the steps after a number; BrokenLog if it describes none."""
    if not entries:
        raise BrokenLog("gap", 1, "is missing")
    table = new_table(entries[0])
    steps = [step_of(table, entries[0], [])] if since < 1 else []
    for entry in entries[1:]:
        events = fold_stored(table, entry)
        if entry.n > since:
            steps.append(step_of(table, entry, events))
    return table, steps
