"""Time at a table: what a decision costs, when a seat runs out of it."""

from paname.server.table.table import Table


def spent(table: Table, now: int, lag: int, resumed: int = 0) -> int:
    """What the decision that is made now costs, in milliseconds; the lag of the line and a restart cost nothing."""
    if table.created.clock.kind != "fischer":
        return 0
    return max(0, now - max(table.turn_at, resumed) - lag)


def deadline(table: Table, resumed: int = 0) -> int | None:
    """When the seat to move runs out of time; None if no clock runs."""
    kind, seat = table.created.clock.kind, table.to_move
    if kind == "none" or seat < 0 or not table.seats[seat].is_person:
        return None
    if kind == "days":
        return table.turn_at + table.created.clock.start()
    return max(table.turn_at, resumed) + table.left[seat]


def clock_json(table: Table) -> dict[str, object] | None:
    """The clock as everybody sees it: what is left as of the beginning of the turn."""
    if table.created.clock.kind == "none" or table.status == "open":
        return None
    running = table.to_move if table.to_move >= 0 and table.seats[table.to_move].is_person else None
    return {"running": running, "left": list(table.left), "at": table.turn_at}
