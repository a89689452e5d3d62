"""What every entry of a table's log has, and how it says all about itself in one place."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from paname.core.events import Event

if TYPE_CHECKING:
    from paname.server.table.table import Table


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """What every entry has: its number and time, and by whose command it came about."""

    public: ClassVar[tuple[str, ...]] = ()  # the fields that everybody is told
    recorded: ClassVar[tuple[str, ...] | None] = None  # the fields that a record keeps, if not the public ones
    changes_table: ClassVar[bool] = False  # whether everybody gets the table's description again

    n: int = 0
    at: int = 0
    actor: str = ""
    command: str = ""

    def fold(self, table: "Table") -> list[Event]:  # noqa: ARG002 - most entries change it
        """Change the table; says what happened in the game."""
        return []
