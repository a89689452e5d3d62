"""From a command to the entries that it brings about, or to a refusal; nothing changes here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from paname.core.errors import IllegalAction, ParseError
from paname.server.levels import FALLBACK, check_level
from paname.server.refusals import Refusal, invalid, not_found
from paname.server.seal import new_nonce
from paname.server.table import commands as ask
from paname.server.table import entries as log
from paname.server.table.clock import spent
from paname.server.table.ending import ending
from paname.server.table.entries import Entry
from paname.server.table.knowledge import worlds
from paname.server.table.seats import Seat
from paname.server.table.table import Table
from paname.server.table.undo import is_free, others, target


@dataclass(frozen=True)
class Actor:
    """Who asks: a person with a session, or nobody."""

    user: str = ""
    name: str = ""
    account: bool = False
    seat: int | None = None  # the seat that a connection is bound to
    lag: int = 0
    resumed: int = 0
    away: tuple[int, ...] = ()  # the seats whose people have been away for long


def decide(table: Table, actor: Actor, command: ask.Change, now: int) -> list[Entry]:
    """The entries of a command, numbered; an empty list if it was done before."""
    if not actor.user:
        raise Refusal("no_session", "Say who you are first: make a session.")
    if table.done(actor.user, command.id):
        return []
    return numbered(table, DECISIONS[type(command)](table, actor, command, now), actor.user, command.id, now)


def numbered(table: Table, entries: list[Entry], user: str, command: str, now: int) -> list[Entry]:
    """Entries as they come next in the log."""
    for place, entry in enumerate(entries):
        entry.n = table.n + 1 + place
        entry.at = max(now, table.log[-1].at)
        entry.actor = user
        entry.command = command if place == 0 else ""
    return entries


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


def join(table: Table, actor: Actor, command: ask.Join, now: int) -> list[Entry]:
    """Somebody sits down."""
    need(table, "open")
    free = [seat.number for seat in table.seats if seat.kind == "open" and seat.user in ("", actor.user)]
    free.sort(key=lambda number: table.seats[number].user == "")  # a seat that was kept for somebody comes first
    wanted = command.seat if command.seat is not None else free[0] if free else None
    if wanted is None or (wanted < len(table.seats) and wanted not in free):
        raise Refusal("seat_taken", "This seat is taken." if free else "All seats are taken.")
    if wanted >= len(table.seats):
        raise not_found("seat")
    name = command.name or actor.name
    return [log.Joined(seat=wanted, user=actor.user, name=name, account=actor.account, nonce=nonce(command.nonce))]


def nonce(given: str | None) -> str:
    """A seat's nonce: its own, or one made for it."""
    return given or new_nonce()


def leave(table: Table, actor: Actor, command: ask.Leave, now: int) -> list[Entry]:
    """Somebody stands up; in a running game a bot plays on if the table says so."""
    seat = own_seat(table, actor, command.seat)
    if table.status == "over":
        need(table, "running")
    level = FALLBACK if table.status == "running" and table.created.leave == "bot" else ""
    return [log.Left(seat=seat.number, level=level)]


def come_back(table: Table, actor: Actor, command: ask.Return, now: int) -> list[Entry]:
    """Somebody takes the seat back."""
    need(table, "running")
    seat = own_seat(table, actor, command.seat)
    if seat.resigned:
        raise Refusal("not_allowed", "Who has resigned does not come back.")
    if not seat.bot_plays and not seat.waits:
        raise Refusal("wrong_status", "You are playing already.")
    return [log.Returned(seat=seat.number)]


def set_seat(table: Table, actor: Actor, command: ask.SetSeat, now: int) -> list[Entry]:
    """The host opens a seat or gives it to a bot."""
    need(table, "open")
    if actor.user != table.created.host:
        raise Refusal("not_host", "Only who made the table arranges the seats.")
    if command.seat >= len(table.seats):
        raise not_found("seat")
    if command.kind not in ("open", "bot"):
        raise invalid("kind", f"{command.kind!r} is neither 'open' nor 'bot'")
    if command.kind == "open":
        return [log.SeatSet(seat=command.seat)]
    return [log.SeatSet(seat=command.seat, level=check_level(command.level), nonce=new_nonce())]


def start(table: Table, actor: Actor, command: ask.Start, now: int) -> list[Entry]:
    """The game begins."""
    need(table, "open")
    if actor.user != table.created.host:
        raise Refusal("not_host", "Only who made the table starts it.")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats_open", "Some seats are still open.")
    return [log.Started()]


# Playing ----------------------------------------------------------------------------------------------------


def move(table: Table, actor: Actor, command: ask.Move, now: int) -> list[Entry]:
    """A decision of a person."""
    need(table, "running")
    if table.to_move not in table.seats_of(actor.user) or actor.seat not in (None, table.to_move):
        raise Refusal("not_your_turn", f"It is {table.seats[table.to_move].colour}'s turn.")
    seat = table.seats[table.to_move]
    if seat.bot_plays:
        raise Refusal("not_your_turn", "A bot plays for you; take your seat back first.")
    check_decision(table, command.decision)
    action = read_action(table, command)
    cost = spent(table, now, actor.lag, actor.resumed)
    return moved(table, action, "human", cost)


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


def moved(table: Table, action: int, by: str, cost: int) -> list[Entry]:
    """A legal decision, and the end of the game where it brings that about."""
    entries: list[Entry] = [log.Moved(seat=table.to_move, action=action, by=by, spent=cost)]
    after = table.state.clone()
    after.apply(action)
    if after.is_over:
        entries.append(ending(table, after, "rules"))
    return entries


def undo(table: Table, actor: Actor, command: ask.Undo, now: int) -> list[Entry]:
    """Take back, or ask the others to."""
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
        return [log.Undone(seat=seat, to=to)]
    return [log.UndoAsked(seat=seat, to=to)]


def answer(table: Table, actor: Actor, command: ask.UndoAnswer, now: int) -> list[Entry]:
    """Agree to an undo, or not; when all have agreed it is done."""
    need(table, "running")
    asked = table.asked
    if asked is None:
        raise Refusal("wrong_status", "Nobody asks to take anything back.")
    seat = own_seat(table, actor, command.seat).number
    if seat not in others(table, asked.seat) or seat in table.granted:
        raise Refusal("not_allowed", "This is not for you to answer.")
    entries: list[Entry] = [log.UndoAnswered(seat=seat, grant=command.grant)]
    if command.grant and set(others(table, asked.seat)) <= {*table.granted, seat}:
        entries.append(log.Undone(seat=asked.seat, to=asked.to))
    return entries


def chat(table: Table, actor: Actor, command: ask.Chat, now: int) -> list[Entry]:
    """Something is said."""
    seats = table.seats_of(actor.user)
    bound = [seat for seat in seats if seat == actor.seat] or seats or [-1]
    seat = bound[0]
    name = table.seats[seat].name if seat >= 0 else actor.name
    text = command.text.strip()
    if not text:
        raise invalid("text", "nothing was said")
    return [log.Chatted(seat=seat, name=name, text=text)]


def resign(table: Table, actor: Actor, command: ask.Resign, now: int) -> list[Entry]:
    """A seat gives up: with two seats it is over, with more a bot plays on."""
    need(table, "running")
    seat = own_seat(table, actor, command.seat)
    if seat.resigned:
        raise Refusal("wrong_status", "You have resigned already.")
    if len(table.seats) == 2:
        return [log.Resigned(seat=seat.number), ending(table, table.state, "resigned", seat.number)]
    return [log.Resigned(seat=seat.number, level=FALLBACK)]


def replace(table: Table, actor: Actor, command: ask.Replace, now: int) -> list[Entry]:
    """Let a bot play for somebody who has been away for long."""
    need(table, "running")
    own_seat(table, actor, None)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != "human":
        raise not_found("seat")
    if table.seats[command.seat].bot_plays:
        raise Refusal("wrong_status", "A bot plays there already.")
    if command.seat not in actor.away and not table.seats[command.seat].waits:
        raise Refusal("not_allowed", f"{table.seats[command.seat].name} has not been away for long.")
    return [log.Replaced(seat=command.seat, level=check_level(command.level or FALLBACK))]


DECISIONS: Final[dict[type, Callable[[Table, Actor, Any, int], list[Entry]]]] = {
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
}


# What nobody asks for ---------------------------------------------------------------------------------------


def bot_move(table: Table, seat: int, decision: int, action: int, now: int) -> list[Entry]:
    """A bot's decision, if it is still wanted."""
    if table.status != "running" or table.to_move != seat or table.decision != decision or not table.seats[seat].is_bot:
        return []
    if not is_legal(table, action):
        return []
    return numbered(table, moved(table, action, "bot", 0), "", "", now)


def time_out(table: Table, seat: int, decision: int, now: int) -> list[Entry]:
    """A seat ran out of time."""
    if table.to_move != seat or table.decision != decision or not table.seats[seat].is_person:
        return []
    if table.created.time_out == "bot":
        return numbered(table, [log.TimedOut(seat=seat, level=FALLBACK)], "", "", now)
    entries: list[Entry] = [log.TimedOut(seat=seat), ending(table, table.state, "time", seat)]
    return numbered(table, entries, "", "", now)
