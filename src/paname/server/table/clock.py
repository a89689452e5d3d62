"""Time at a table: what a decision costs, when a seat runs out of it."""

from typing import Final

from paname.server.table.table import Table
from paname.server.wire import ClockView

NEVER: Final = 2**62


def spent(table: Table, now: int, lag: int, resumed: int = 0) -> int:
    """What the decision that is made now costs, in milliseconds; the lag of the line and a restart cost nothing."""
    if table.settings.clock.kind != "fischer":
        return 0
    return max(0, now - max(table.turn_at, resumed) - lag)


def deadline(table: Table, resumed: int = 0) -> int | None:
    """When the seat to move runs out of time; None if no clock runs."""
    kind, seat = table.settings.clock.kind, table.to_move
    if kind == "none" or seat < 0 or not table.seats[seat].is_person:
        return None
    if kind == "days":
        return table.turn_at + table.settings.clock.start()
    return max(table.turn_at, resumed) + table.left[seat]


def due(table: Table) -> int:
    """When somebody has to look after a table: at once if a bot is to move, when a clock runs out, or never."""
    if table.to_move < 0:
        return NEVER
    if table.seats[table.to_move].is_bot:
        return 0
    found = deadline(table)
    return NEVER if found is None else found


def clock_view(table: Table) -> ClockView | None:
    """The clock as everybody sees it: what is left as of the beginning of the turn."""
    if table.settings.clock.kind == "none" or table.status == "open":
        return None
    running = table.to_move if table.to_move >= 0 and table.seats[table.to_move].is_person else None
    return ClockView(running, list(table.left), table.turn_at)
