"""Undo: free within your own turn until something was revealed, further back if the others agree."""

from paname.server.table.fair_answers import reveals
from paname.server.table.table import Table
from paname.server.wire import UndoQuestion, UndoView


def others(table: Table, seat: int) -> list[int]:
    """The seats whose people have to agree, also where a bot plays for them; your own other seat doesn't."""
    own = table.seats[seat].user
    return [other.number for other in table.seats if other.has_say and other.user != own and other.number != seat]


def undo_view(table: Table, audience: int) -> UndoView:
    """What this audience can undo, and the question that is open."""
    asked = table.asked
    question = None if asked is None else UndoQuestion(asked.seat, asked.to, table.granted)
    to = target(table, audience)
    if to < 0:
        return UndoView("no", None, question)
    return UndoView("free" if is_free(table, audience, to) else "ask", to, question)


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
    if any(mover != seat for mover in timeline.movers[to:]) or any(timeline.drawn[to:]):
        return False
    return not any(decision_reveals(table, place) for place in range(to, len(timeline.actions)))


def decision_reveals(table: Table, place: int) -> bool:
    """Whether a decision that stands revealed something."""
    timeline = table.timeline
    assert timeline is not None
    before, after = timeline.before, timeline.state
    if place < len(timeline.actions) - 1 or before is None:
        before, after, _ = timeline.around(place + 1)
    assert before is not None
    return reveals(before, timeline.actions[place], after)
