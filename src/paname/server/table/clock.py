"""Time at a table: what a decision costs, when a seat runs out of it."""

from typing import Final

from paname.server.table.request_entries import Vacation
from paname.server.table.settings import DAY
from paname.server.table.table import Table
from paname.server.wire import ClockView

NEVER: Final = 2**62
RATED_DAYS: Final = 14  # for a move of a rated game without a clock: leaving one doesn't make it go away


def spent(table: Table, now: int, lag: int, resumed: int = 0) -> int:
    """What the decision that is made now costs, in milliseconds; the lag of the line and a restart cost nothing."""
    if table.settings.clock.kind != "fischer":
        return 0
    return max(0, now - max(table.turn_at, resumed) - lag)


def is_timed(table: Table) -> bool:
    """Whether moves have a deadline: by a clock, or since the game is rated."""
    return table.settings.clock.kind != "none" or table.settings.rated


def deadline(table: Table, resumed: int = 0) -> int | None:
    """When the seat to move runs out of time; None if no clock runs."""
    kind, seat = table.settings.clock.kind, table.to_move
    if not is_timed(table) or seat < 0 or table.paused_at or not table.seats[seat].is_person:
        return None
    if kind == "none":
        return table.turn_at + RATED_DAYS * DAY
    if kind == "days":
        return table.turn_at + table.settings.clock.start() + time_off(table, seat)
    return max(table.turn_at, resumed) + table.left[seat]


def time_off(table: Table, seat: int) -> int:
    """How much of the present turn a seat's vacation covers."""
    vacation = table.vacations.get(seat, Vacation())
    return max(0, vacation.until - max(vacation.begin, table.turn_at))


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
    until = deadline(table)
    running = table.to_move if until is not None else None
    return ClockView(running, list(table.left), table.turn_at, until, bool(table.paused_at), days_off(table))


def days_off(table: Table) -> list[int | None]:
    """Until when each seat is on vacation, as it was said last; None where nothing was."""
    return [table.vacations[seat.number].until if seat.number in table.vacations else None for seat in table.seats]
