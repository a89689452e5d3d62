"""Who is waited for at a table: the one place that says whose turn it is and whose answer is missing."""

from paname.server.table.requests import proposal_view
from paname.server.table.table import Table
from paname.server.table.undo import question_view


def whose_turn(table: Table) -> str:
    """The person whose decision everybody waits for; nobody where a bot plays, the game rests or is over."""
    if table.to_move < 0 or table.paused_at:
        return ""
    seat = table.seats[table.to_move]
    return seat.user if seat.is_person else ""


def whose_answer(table: Table) -> list[str]:
    """The people who have been asked something and have not answered."""
    proposal = proposal_view(table)
    waiting = [] if table.asked is None else question_view(table, table.asked).waiting
    waiting = waiting + ([] if proposal is None else proposal.waiting)
    return sorted({table.seats[seat].user for seat in waiting})
