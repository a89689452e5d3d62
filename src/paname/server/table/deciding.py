"""From a command to the draft of a change, or to a refusal; nothing is true before the draft is stored."""

from collections.abc import Callable
from typing import Any, Final

from paname.core.errors import IllegalAction, ParseError
from paname.server.levels import FALLBACK, check_level
from paname.server.refusals import Refusal, invalid, not_found
from paname.server.seal import new_nonce
from paname.server.table import commands as ask
from paname.server.table import entries as log
from paname.server.table import making
from paname.server.table.actor import Actor
from paname.server.table.clock import spent
from paname.server.table.draft import Draft
from paname.server.table.ending import ending
from paname.server.table.knowledge import worlds
from paname.server.table.seats import Seat
from paname.server.table.table import Table, table_of
from paname.server.table.undo import is_free, others, target


def decide(table: Table, actor: Actor, command: ask.Change, now: int) -> Draft:
    """What a command would change; nothing if it was done before."""
    if not actor.user:
        raise Refusal("no_session", "Say who you are first: make a session.")
    draft = Draft(table, now, actor.user, command.id)
    if not table.done(actor.user, command.id):
        DECISIONS[type(command)](draft, actor, command)
    return draft


# Seats ------------------------------------------------------------------------------------------------------


def own_seat(table: Table, actor: Actor, wanted: int | None) -> Seat:
    """The seat in whose name somebody acts."""
    seats = table.seats_of(actor.user)
    if wanted is None:
        wanted = actor.seat if actor.seat in seats else None
    if wanted is None:
        if not seats:
            raise Refusal("not_your_seat", "You do not sit at this table.")
        wanted = table.to_move if table.to_move in seats else seats[0]
    if wanted not in seats:
        raise Refusal("not_your_seat", f"Seat {wanted} is not yours.")
    return table.seats[wanted]


def need(table: Table, status: str) -> None:
    """Refuse what belongs to another time of a table's life."""
    if table.status != status:
        words = {"open": "has not begun", "running": "is being played", "over": "is over"}
        raise Refusal("wrong_status", f"This game {words[table.status]}.", status=table.status)


def join(draft: Draft, actor: Actor, command: ask.Join) -> None:
    """Somebody sits down."""
    table = draft.table
    need(table, "open")
    free = [seat.number for seat in table.seats if seat.kind == "open" and seat.user in ("", actor.user)]
    free.sort(key=lambda number: table.seats[number].user == "")  # a seat that was kept for somebody comes first
    wanted = command.seat if command.seat is not None else free[0] if free else None
    if wanted is None or (wanted < len(table.seats) and wanted not in free):
        raise Refusal("seat_taken", "This seat is taken." if free else "All seats are taken.")
    if wanted >= len(table.seats):
        raise not_found("seat")
    name = command.name or actor.name
    part = nonce(command.nonce)
    draft.add(log.Joined(seat=wanted, user=actor.user, name=name, account=actor.account, nonce=part))


def nonce(given: str | None) -> str:
    """A seat's nonce: its own, or one made for it."""
    return given or new_nonce()


def leave(draft: Draft, actor: Actor, command: ask.Leave) -> None:
    """Somebody stands up; in a running game a bot plays on if the table says so."""
    table = draft.table
    seat = own_seat(table, actor, command.seat)
    if table.status == "over":
        need(table, "running")
    level = FALLBACK if table.status == "running" and table.created.leave == "bot" else ""
    draft.add(log.Left(seat=seat.number, level=level))


def come_back(draft: Draft, actor: Actor, command: ask.Return) -> None:
    """Somebody takes the seat back."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat)
    if seat.resigned:
        raise Refusal("not_allowed", "Who has resigned does not come back.")
    if not seat.bot_plays and not seat.waits:
        raise Refusal("wrong_status", "You are playing already.")
    draft.add(log.Returned(seat=seat.number))


def set_seat(draft: Draft, actor: Actor, command: ask.SetSeat) -> None:
    """The host opens a seat or gives it to a bot."""
    table = draft.table
    need(table, "open")
    if actor.user != table.created.host:
        raise Refusal("not_host", "Only who made the table arranges the seats.")
    if command.seat >= len(table.seats):
        raise not_found("seat")
    if command.kind not in ("open", "bot"):
        raise invalid("kind", f"{command.kind!r} is neither 'open' nor 'bot'")
    if command.kind == "open":
        draft.add(log.SeatSet(seat=command.seat))
    else:
        draft.add(log.SeatSet(seat=command.seat, level=check_level(command.level), nonce=new_nonce()))


def start(draft: Draft, actor: Actor, command: ask.Start) -> None:
    """The game begins."""
    table = draft.table
    need(table, "open")
    if actor.user != table.created.host:
        raise Refusal("not_host", "Only who made the table starts it.")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats_open", "Some seats are still open.")
    draft.add(log.Started())


# Playing ----------------------------------------------------------------------------------------------------


def move(draft: Draft, actor: Actor, command: ask.Move) -> None:
    """A decision of a person."""
    table = draft.table
    need(table, "running")
    if table.to_move not in table.seats_of(actor.user) or actor.seat not in (None, table.to_move):
        raise Refusal("not_your_turn", f"It is {table.seats[table.to_move].colour}'s turn.")
    seat = table.seats[table.to_move]
    if seat.bot_plays:
        raise Refusal("not_your_turn", "A bot plays for you; take your seat back first.")
    check_decision(table, command.decision)
    action = read_action(table, command)
    cost = spent(table, draft.now, actor.lag, actor.resumed)
    add_move(draft, action, "human", cost)


def check_decision(table: Table, decision: int) -> None:
    """Refuse what was meant for an earlier position."""
    if decision != table.decision:
        text = f"The game has moved on: this is decision {table.decision}."
        raise Refusal("out_of_date", text, decision=table.decision)


def read_action(table: Table, command: ask.Move) -> int:
    """The legal action that is meant."""
    if (command.action is None) == (command.text is None):
        raise invalid("action", "name the action by its id or by its text")
    try:
        action = command.action if command.text is None else table.game.parse(table.state, command.text)
    except ParseError as error:
        raise Refusal("unreadable", str(error)) from None
    assert action is not None
    if not is_legal(table, action):
        raise refused(table, action)
    return action


def is_legal(table: Table, action: int) -> bool:
    """Whether the seat to move may do this."""
    return 0 <= action < table.game.action_space() and table.state.legal_moves().contains(action)


def refused(table: Table, action: int) -> Refusal:
    """Why not, as far as the seat to move may know."""
    try:
        worlds(table, table.to_move, 1)[0].apply(action)
    except IllegalAction as error:
        return Refusal("illegal", str(error), clause=error.clause, reason=error.reason)
    raise AssertionError("a world must refuse what the true position refuses")


def add_move(draft: Draft, action: int, by: str, cost: int) -> None:
    """A legal decision, and the end of the game where it brings that about."""
    draft.add(log.Moved(seat=draft.table.to_move, action=action, by=by, spent=cost))
    if draft.table.state.is_over:
        draft.add(ending(draft.table, "rules"))


def undo(draft: Draft, actor: Actor, command: ask.Undo) -> None:
    """Take back, or ask the others to."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat).number
    last = target(table, seat)
    if table.created.undo == "strict":
        raise Refusal("not_allowed", "Nothing is taken back at this table.")
    if last < 0:
        raise Refusal("not_allowed", "You have made no decision yet.")
    to = last if command.to is None else command.to
    if to > last:
        raise invalid("to", f"your last decision was number {last}")
    if is_free(table, seat, to):
        draft.add(log.Undone(seat=seat, to=to))
    else:
        draft.add(log.UndoAsked(seat=seat, to=to))


def answer(draft: Draft, actor: Actor, command: ask.UndoAnswer) -> None:
    """Agree to an undo, or not; when all have agreed it is done."""
    table = draft.table
    need(table, "running")
    asked = table.asked
    if asked is None:
        raise Refusal("wrong_status", "Nobody asks to take anything back.")
    seat = own_seat(table, actor, command.seat).number
    if seat not in others(table, asked.seat) or seat in table.granted:
        raise Refusal("not_allowed", "This is not for you to answer.")
    draft.add(log.UndoAnswered(seat=seat, grant=command.grant))
    if command.grant and set(others(table, asked.seat)) <= {*table.granted, seat}:
        draft.add(log.Undone(seat=asked.seat, to=asked.to))


def chat(draft: Draft, actor: Actor, command: ask.Chat) -> None:
    """Something is said."""
    table = draft.table
    seats = table.seats_of(actor.user)
    bound = [seat for seat in seats if seat == actor.seat] or seats or [-1]
    seat = bound[0]
    name = table.seats[seat].name if seat >= 0 else actor.name
    text = command.text.strip()
    if not text:
        raise invalid("text", "nothing was said")
    draft.add(log.Chatted(seat=seat, name=name, text=text))


def resign(draft: Draft, actor: Actor, command: ask.Resign) -> None:
    """A seat gives up: with two seats it is over, with more a bot plays on."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat)
    if seat.resigned:
        raise Refusal("wrong_status", "You have resigned already.")
    if len(table.seats) == 2:
        draft.add(log.Resigned(seat=seat.number))
        draft.add(ending(draft.table, "resigned", seat.number))
    else:
        draft.add(log.Resigned(seat=seat.number, level=FALLBACK))


def replace(draft: Draft, actor: Actor, command: ask.Replace) -> None:
    """Let a bot play for somebody who has been away for long."""
    table = draft.table
    need(table, "running")
    own_seat(table, actor, None)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != "human":
        raise not_found("seat")
    if table.seats[command.seat].bot_plays:
        raise Refusal("wrong_status", "A bot plays there already.")
    if command.seat not in actor.away and not table.seats[command.seat].waits:
        raise Refusal("not_allowed", f"{table.seats[command.seat].name} has not been away for long.")
    draft.add(log.Replaced(seat=command.seat, level=check_level(command.level or FALLBACK)))


def rematch(draft: Draft, actor: Actor, command: ask.Rematch) -> None:
    """A new table of the same people; asking twice gives the same one."""
    table = draft.table
    if table.rematch:
        return
    need(table, "over")
    own_seat(table, actor, None)
    draft.next_table = table_of([making.rematch(table, actor, draft.now)])
    draft.add(log.Rematched(table=draft.next_table.id))


DECISIONS: Final[dict[type, Callable[[Draft, Actor, Any], None]]] = {
    ask.Join: join,
    ask.Leave: leave,
    ask.Return: come_back,
    ask.SetSeat: set_seat,
    ask.Start: start,
    ask.Move: move,
    ask.Undo: undo,
    ask.UndoAnswer: answer,
    ask.Chat: chat,
    ask.Resign: resign,
    ask.Replace: replace,
    ask.Rematch: rematch,
}


# What nobody asks for ---------------------------------------------------------------------------------------


def bot_move(table: Table, seat: int, decision: int, action: int, now: int) -> Draft:
    """A bot's decision, if it is still wanted."""
    draft = Draft(table, now)
    wanted = table.to_move == seat and table.decision == decision and table.seats[seat].is_bot
    if wanted and is_legal(table, action):
        add_move(draft, action, "bot", 0)
    return draft


def time_out(table: Table, seat: int, decision: int, now: int) -> Draft:
    """A seat ran out of time."""
    draft = Draft(table, now)
    if table.to_move != seat or table.decision != decision or not table.seats[seat].is_person:
        return draft
    if table.created.time_out == "bot":
        draft.add(log.TimedOut(seat=seat, level=FALLBACK))
    else:
        draft.add(log.TimedOut(seat=seat))
        draft.add(ending(draft.table, "time", seat))
    return draft
