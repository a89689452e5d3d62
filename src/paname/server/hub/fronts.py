"""People with a table in front of them, here or in other processes: they need no notice of what happens there."""

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub
    from paname.server.hub.owner import Owner

FRESH: Final = 9.0  # seconds for which the word of another process counts; shorter than a notice is held


class Fronts:
    """A connection counts as long as its page is in sight; what others say is kept for every table, held or not."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.elsewhere: dict[str, dict[str, tuple[list[str], float]]] = {}

    def here(self, table: str) -> list[str]:
        """Who looks at a table through this process."""
        owner = self.hub.owners.get(table)
        found = owner.connections if owner is not None else ()
        return sorted({line.actor.user for line in found if line.is_front and line.actor.user})

    def told(self, owner: "Owner") -> list[str]:
        """Who of those looks at a table whom notices of it go to: its host and those with a seat."""
        people = {owner.table.created.host, *(seat.user for seat in owner.table.seats)}
        return [user for user in self.here(owner.table.id) if user in people]

    def is_here(self, table: str, user: str) -> bool:
        """Whether somebody looks at a table, as far as we know."""
        recent = time.monotonic() - FRESH
        there = self.elsewhere.get(table, {}).values()
        return user in self.here(table) or any(user in users for users, at in there if at > recent)

    def hear(self, process: str, table: str, users: list[str]) -> None:
        """What another process says."""
        known = self.elsewhere.setdefault(table, {})
        if users:
            known[process] = (users, time.monotonic())
        else:
            known.pop(process, None)
        if not known:
            del self.elsewhere[table]

    def forget_old(self) -> None:
        """Drop what nobody has repeated for long."""
        recent = time.monotonic() - FRESH
        for table, known in list(self.elsewhere.items()):
            kept = {process: said for process, said in known.items() if said[1] > recent}
            self.elsewhere[table] = kept
            if not kept:
                del self.elsewhere[table]
