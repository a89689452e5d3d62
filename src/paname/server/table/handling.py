"""What all handlers of commands share: how they are found, and whose seat and which moment a command is for."""

from collections.abc import Callable
from typing import Any, Final

from paname.server.refusals import Refusal
from paname.server.table.actor import Actor
from paname.server.table.draft import Draft
from paname.server.table.seats import Seat
from paname.server.table.table import Table

Handler = Callable[[Draft, Actor, Any], None]
HANDLERS: Final[dict[type, Handler]] = {}


def handles(command: type) -> Callable[[Handler], Handler]:
    """Make a function the handler of a command."""

    def register(handler: Handler) -> Handler:
        HANDLERS[command] = handler
        return handler

    return register


def own_seat(table: Table, actor: Actor, wanted: int | None) -> Seat:
    """The seat in whose name somebody acts."""
    seats = table.seats_of(actor.user)
    if wanted is None:
        wanted = actor.seat if actor.seat in seats else None
    if wanted is None:
        if not seats:
            raise Refusal("not_your_seat.none")
        wanted = table.to_move if table.to_move in seats else seats[0]
    if wanted not in seats:
        raise Refusal("not_your_seat.other", seat=wanted)
    return table.seats[wanted]


def need(table: Table, status: str) -> None:
    """Refuse what belongs to another time of a table's life."""
    if table.status != status:
        raise Refusal(f"wrong_status.{table.status}", status=table.status)


def need_host(table: Table, actor: Actor, refusal: Refusal) -> None:
    """Refuse what only the host may do."""
    if actor.user != table.created.host:
        raise refusal
