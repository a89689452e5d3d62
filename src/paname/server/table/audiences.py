"""Which audience somebody belongs to right now: asked again for every answer and every message."""

from paname.server.refusals import Refusal
from paname.server.table.table import PUBLIC, Table


def audience_of(table: Table, user: str, bound: int | None = None, revealed: int | None = None) -> int:
    """The seat whose knowledge somebody gets, or the public's.

    A line bound to a seat has that seat's as long as its owner may see it. Without one it is the seat that the owner
    revealed, where they hold several, or the only one they hold.
    """
    if bound is not None:
        return bound if may_see(table, user, bound) else PUBLIC
    own = table.seats_of(user)
    if revealed is not None and revealed in own:
        return revealed
    return own[0] if len(own) == 1 else PUBLIC


def may_see(table: Table, user: str, seat: int) -> bool:
    """Whether somebody is entitled to what a seat knows; once the game is over everybody is."""
    if seat == PUBLIC or seat in table.seats_of(user):
        return True
    return table.status == "over" and 0 <= seat < len(table.seats)


def check_seat(table: Table, user: str, seat: int | None) -> None:
    """Refuse somebody who asks for a seat that is not theirs."""
    if seat is not None and not may_see(table, user, seat):
        raise Refusal("not_your_seat.other", seat=seat)
