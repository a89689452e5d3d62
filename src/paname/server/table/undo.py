"""Taking back: freely within one's own turn until something was revealed, further by consent of the others."""

from paname.server.table.knowledge import reveals
from paname.server.table.table import Table


def others(table: Table, seat: int) -> list[int]:
    """The seats whose people have to agree; bots consent, and so does one's own other seat on one screen."""
    own = table.seats[seat].user
    return [other.number for other in table.seats if other.is_person and other.user != own and other.number != seat]


def undo_state(table: Table, audience: int) -> dict[str, object]:
    """What this audience may take back, and the question that is open."""
    asked = table.asked
    question = None if asked is None else {"seat": asked.seat, "to": asked.to, "granted": table.granted}
    to = target(table, audience)
    can = "no" if to < 0 else "free" if is_free(table, audience, to) else "ask"
    return {"can": can, "to": to if to >= 0 else None, "asked": question}


def target(table: Table, seat: int) -> int:
    """How many decisions would stand if this seat took its last one back; -1 if it may not."""
    if table.status != "running" or seat < 0 or table.created.undo == "strict" or table.play is None:
        return -1
    return table.play.last_of(seat)


def is_free(table: Table, seat: int, to: int) -> bool:
    """Whether nobody has to be asked."""
    if not others(table, seat):
        return True
    play = table.play
    assert play is not None
    if table.created.undo != "normal" or table.to_move != seat:
        return False
    if any(mover != seat for mover in play.movers[to:]) or any(play.drawn[to:]):
        return False
    return not any(decision_reveals(table, place) for place in range(to, len(play.actions)))


def decision_reveals(table: Table, place: int) -> bool:
    """Whether a decision that stands revealed something."""
    play = table.play
    assert play is not None
    if place == len(play.actions) - 1 and play.before is not None:
        return reveals(play.before, play.actions[place], play.state)
    before, _ = play.at(place)
    after, _ = play.at(place + 1)
    return reveals(before, play.actions[place], after)
