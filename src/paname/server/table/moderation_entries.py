"""What a host does to keep the peace at a table."""

from typing import TYPE_CHECKING

from paname.core.events import Event
from paname.server.table.entry import Entry

if TYPE_CHECKING:
    from paname.server.table.table import Table


class Closed(Entry, tag="closed"):
    """The table was closed before its game began."""

    changes_table = True

    def fold(self, table: "Table") -> list[Event]:
        """Nobody plays here any more."""
        table.status = "over"
        return []


class Removed(Entry, tag="removed"):
    """Somebody was sent away, and may not sit down or speak here again."""

    public = ("user", "name")
    changes_table = True

    user: str
    name: str

    def fold(self, table: "Table") -> list[Event]:
        """Their seats open."""
        table.barred = table.barred | {self.user}
        for seat in table.seats_of(self.user):
            table.seats[seat].clear()
        return []


class MuteSet(Entry, tag="mute_set"):
    """Somebody may say nothing here, or may speak again."""

    public = ("user", "name", "muted")

    user: str
    name: str
    muted: bool

    def fold(self, table: "Table") -> list[Event]:
        """They are quiet, or aren't."""
        table.muted = table.muted | {self.user} if self.muted else table.muted - {self.user}
        return []
