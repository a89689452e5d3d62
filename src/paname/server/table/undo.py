"""Undo: free within your own turn until something was revealed, further back if the others agree."""

from paname.server.table.entries import UndoAsked
from paname.server.table.table import Table
from paname.server.wire import UndoQuestion, UndoView


def others(table: Table, seat: int) -> list[int]:
    """The seats whose people have to agree, also where a bot plays for them; your own other seat doesn't."""
    own = table.seats[seat].user
    return [other.number for other in table.seats if other.has_say and other.user != own and other.number != seat]


def undo_view(table: Table, audience: int) -> UndoView:
    """What this audience can undo, and the question that is open."""
    asked = table.asked
    question = None if asked is None else question_view(table, asked)
    to, redo = target(table, audience), can_redo(table, audience)
    if to < 0:
        return UndoView("no", None, question, redo)
    return UndoView("free" if is_free(table, audience, to) else "ask", to, question, redo)


def question_view(table: Table, asked: UndoAsked) -> UndoQuestion:
    """The wish to go back: the seats that agree, and those that have not answered."""
    waiting = [seat for seat in others(table, asked.seat) if seat not in table.granted]
    return UndoQuestion(asked.seat, asked.to, table.granted, waiting)


def can_redo(table: Table, seat: int) -> bool:
    """Whether this seat took something back, and nobody has decided anything since."""
    timeline = table.timeline
    if timeline is None or not timeline.undone or table.status != "running":
        return False
    return timeline.undone[-1][0] == seat


def target(table: Table, seat: int) -> int:
    """How many decisions would stand if this seat took its last one back; -1 if it may not."""
    if table.status != "running" or seat < 0 or table.settings.undo == "strict" or table.timeline is None:
        return -1
    return table.timeline.last_of(seat)


def is_free(table: Table, seat: int, to: int) -> bool:
    """Whether nobody has to be asked."""
    if not others(table, seat):
        return True
    timeline = table.timeline
    assert timeline is not None
    if table.settings.undo != "normal" or table.to_move != seat:
        return False
    return all(mover == seat for mover in timeline.movers[to:]) and not any(timeline.shown[to:])
