"""From a command to the draft of a change, or to a refusal; nothing is true before the draft is stored."""

from typing import Final

from paname.core.errors import IllegalAction, ParseError
from paname.server.levels import FALLBACK, check_level
from paname.server.names import clean_text, told_apart
from paname.server.refusals import Refusal, check_choice, illegal
from paname.server.table import commands as ask
from paname.server.table import entries as log
from paname.server.table import moderation, requests  # noqa: F401 - further handlers
from paname.server.table.actor import Actor
from paname.server.table.clock import deadline, spent
from paname.server.table.draft import Draft
from paname.server.table.ending import ending
from paname.server.table.fair_answers import worlds
from paname.server.table.handling import HANDLERS, handles, need, need_host, own_seat
from paname.server.table.lobby import check_calm, check_door, is_stranger, other_names, start_if_ready
from paname.server.table.request_entries import Resumed
from paname.server.table.table import Table
from paname.server.table.undo import can_redo, is_free, others, target

MOST_UNDOS: Final = 500
MOST_CHATS: Final = 1000


def decide(table: Table, actor: Actor, command: ask.Change | ask.Invite, now: int) -> Draft:
    """What a command would change; nothing if it was done before."""
    if not actor.user:
        raise Refusal("no_session")
    draft = Draft(table, now, actor.user, command.id)
    if not table.done(actor.user, command.id):
        HANDLERS[type(command)](draft, actor, command)
    return draft


# Seats ------------------------------------------------------------------------------------------------------


@handles(ask.Join)
def join(draft: Draft, actor: Actor, command: ask.Join) -> None:
    """Somebody sits down."""
    table = draft.table
    need(table, "open")
    if actor.user in table.barred:
        raise Refusal("not_allowed.barred")
    if table.origin != "new" and actor.user != table.created.host:
        raise Refusal("not_allowed.practice")
    if table.settings.rated and not actor.account:
        raise Refusal("not_allowed.rated_guest")
    if actor.user != table.created.host and table.seats_of(actor.user):
        raise Refusal("wrong_status.seated")
    check_calm(table, actor)
    check_door(table, actor)
    free = [seat.number for seat in table.seats if seat.kind == "open" and seat.user in ("", actor.user)]
    free.sort(key=lambda number: table.seats[number].user == "")  # a seat that was kept for somebody comes first
    wanted = command.seat if command.seat is not None else free[0] if free else None
    if wanted is None or (wanted < len(table.seats) and wanted not in free):
        raise Refusal("seat_taken.one" if free else "seat_taken.all")
    if wanted >= len(table.seats):
        raise Refusal("not_found.seat")
    name, account = actor.named(None if table.settings.rated else command.name)
    name = told_apart(name, other_names(table, actor))
    draft.add(log.Joined(seat=wanted, user=actor.user, name=name, account=account, nonce=command.nonce))


@handles(ask.Leave)
def leave(draft: Draft, actor: Actor, command: ask.Leave) -> None:
    """Somebody stands up; in a running game a bot plays on if the table says so."""
    table = draft.table
    seat = own_seat(table, actor, command.seat)
    if table.status == "over":
        raise Refusal("wrong_status.over", status=table.status)
    level = FALLBACK if table.status == "running" and table.settings.leave == "bot" else ""
    draft.add(log.Left(seat=seat.number, level=level))


@handles(ask.Return)
def come_back(draft: Draft, actor: Actor, command: ask.Return) -> None:
    """Somebody takes the seat back."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat)
    if seat.resigned:
        raise Refusal("not_allowed.resigned")
    if not seat.bot_plays and not seat.waits:
        raise Refusal("wrong_status.playing")
    draft.add(log.Returned(seat=seat.number))


@handles(ask.SetSeat)
def set_seat(draft: Draft, actor: Actor, command: ask.SetSeat) -> None:
    """The host opens a seat or gives it to a bot."""
    table = draft.table
    need(table, "open")
    need_host(table, actor, Refusal("not_host.seats"))
    if command.seat >= len(table.seats):
        raise Refusal("not_found.seat")
    check_choice("kind", command.kind, ("open", "bot"))
    if command.kind == "open":
        draft.add(log.SeatSet(seat=command.seat))
    else:
        draft.add(log.SeatSet(seat=command.seat, level=check_level(command.level)))
        start_if_ready(draft)


@handles(ask.Start)
def start(draft: Draft, actor: Actor, command: ask.Start) -> None:
    """The game begins; the host, who couldn't know the commitment when making the table, adds a nonce now."""
    table = draft.table
    need(table, "open")
    need_host(table, actor, Refusal("not_host.start"))
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats_open")
    draft.add(log.Started(nonce=command.nonce))


# Playing ----------------------------------------------------------------------------------------------------


@handles(ask.Move)
def move(draft: Draft, actor: Actor, command: ask.Move) -> None:
    """A decision of a person."""
    table = draft.table
    need(table, "running")
    if table.to_move not in table.seats_of(actor.user) or actor.seat not in (None, table.to_move):
        raise Refusal("not_your_turn.move", colour=table.seats[table.to_move].colour)
    seat = table.seats[table.to_move]
    if seat.bot_plays:
        raise Refusal("not_your_turn.bot_plays")
    check_decision(table, command.decision)
    action = read_action(table, command)
    if table.paused_at:
        draft.add(Resumed(seat=seat.number))
    cost = spent(draft.table, draft.now, actor.lag, actor.resumed)
    add_move(draft, action, "human", cost)


def check_decision(table: Table, decision: int) -> None:
    """Refuse what was meant for an earlier position."""
    if decision != table.decision:
        raise Refusal("out_of_date", decision=table.decision)


def read_action(table: Table, command: ask.Move) -> int:
    """The legal action that is meant."""
    if (command.action is None) == (command.text is None):
        raise Refusal("invalid.action", field="action")
    try:
        action = command.action if command.text is None else table.game.parse(table.state, command.text)
    except ParseError as error:
        raise Refusal("unreadable", problem=str(error)) from None
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
        return illegal(error)
    raise AssertionError("a world must refuse what the true position refuses")


def add_move(draft: Draft, action: int, by: str, cost: int) -> None:
    """A legal decision, and the end of the game where it brings that about."""
    draft.add(log.Moved(seat=draft.table.to_move, action=action, by=by, spent=cost))
    if draft.table.state.is_over:
        draft.add(ending(draft.table, "rules"))


@handles(ask.Undo)
def undo(draft: Draft, actor: Actor, command: ask.Undo) -> None:
    """Take back, or ask the others to."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat).number
    last = target(table, seat)
    if table.settings.undo == "strict":
        raise Refusal("not_allowed.undo_off")
    if table.asked is not None:
        raise Refusal("wrong_status.question")
    check_undos(table)
    if last < 0:
        raise Refusal("not_allowed.no_move")
    to = last if command.to is None else command.to
    if to > last:
        raise Refusal("invalid.to", field="to", last=last)
    if is_free(table, seat, to):
        draft.add(log.Undone(seat=seat, to=to))
    elif table.refused == table.decision:
        raise Refusal("not_allowed.refused")
    else:
        draft.add(log.UndoAsked(seat=seat, to=to))


def check_undos(table: Table) -> None:
    """Refuse to go back and forth for ever."""
    if table.count(log.Undone) + table.count(log.UndoAsked) >= MOST_UNDOS:
        raise Refusal("not_allowed.many_undos")


@handles(ask.Redo)
def redo(draft: Draft, actor: Actor, command: ask.Redo) -> None:
    """Let what you took back stand again, as long as nobody has decided anything since."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat).number
    check_undos(table)
    if not can_redo(table, seat):
        raise Refusal("not_allowed.no_redo")
    draft.add(log.Redone(seat=seat))
    if draft.table.state.is_over:
        draft.add(ending(draft.table, "rules"))


@handles(ask.UndoAnswer)
def answer(draft: Draft, actor: Actor, command: ask.UndoAnswer) -> None:
    """Agree to an undo, or not; when all have agreed it is done."""
    table = draft.table
    need(table, "running")
    asked = table.asked
    if asked is None:
        raise Refusal("wrong_status.no_question")
    seat = own_seat(table, actor, command.seat).number
    if seat not in others(table, asked.seat) or seat in table.granted:
        raise Refusal("not_allowed.not_asked")
    draft.add(log.UndoAnswered(seat=seat, grant=command.grant))
    if command.grant and set(others(table, asked.seat)) <= {*table.granted, seat}:
        draft.add(log.Undone(seat=asked.seat, to=asked.to))


@handles(ask.Chat)
def chat(draft: Draft, actor: Actor, command: ask.Chat) -> None:
    """Something is said."""
    table = draft.table
    seats = table.seats_of(actor.user)
    bound = [seat for seat in seats if seat == actor.seat] or seats or [-1]
    seat = bound[0]
    name = table.seats[seat].name if seat >= 0 else told_apart(actor.name, other_names(table, actor))
    text = clean_text(command.text)
    if actor.user in table.barred | table.muted or (table.barred and is_stranger(table, actor)):
        raise Refusal("not_allowed.muted")
    if table.count(log.Chatted) >= MOST_CHATS:
        raise Refusal("not_allowed.many_chats")
    draft.add(log.Chatted(seat=seat, name=name, text=text))


@handles(ask.Resign)
def resign(draft: Draft, actor: Actor, command: ask.Resign) -> None:
    """A seat gives up: with two seats it is over, with more a bot plays on."""
    table = draft.table
    need(table, "running")
    seat = own_seat(table, actor, command.seat)
    if seat.resigned:
        raise Refusal("wrong_status.resigned")
    if len(table.seats) == 2:
        draft.add(log.Resigned(seat=seat.number))
        draft.add(ending(draft.table, "resigned", seat.number))
    else:
        draft.add(log.Resigned(seat=seat.number, level=FALLBACK))


@handles(ask.Replace)
def replace(draft: Draft, actor: Actor, command: ask.Replace) -> None:
    """Let a bot play for somebody who has been away for long, if everybody who is here has asked for it."""
    table = draft.table
    need(table, "running")
    own_seat(table, actor, None)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != "human":
        raise Refusal("not_found.seat")
    if table.seats[command.seat].bot_plays:
        raise Refusal("wrong_status.bot_plays")
    check_absence(draft, actor, command.seat)
    level = check_level(command.level or FALLBACK)
    own = own_seat(table, actor, None).number
    voters = {seat for seat in actor.present if table.seats[seat].user != actor.user and seat != command.seat}
    if voters <= set(table.votes.get(command.seat, [])):
        draft.add(log.Replaced(seat=command.seat, level=level))
    elif own not in table.votes.get(command.seat, []):
        draft.add(log.ReplaceAsked(seat=command.seat, by_seat=own))


def check_absence(draft: Draft, actor: Actor, seat: int) -> None:
    """Refuse to replace somebody who hasn't been away for long, or still has days to make the move."""
    table = draft.table
    due = deadline(table) if table.settings.clock.kind == "days" and table.to_move == seat else None
    if table.settings.clock.kind == "days" and (due is None or draft.now < due):
        raise Refusal("not_allowed.has_days", name=table.seats[seat].name)
    if seat not in actor.away and not table.seats[seat].waits:
        raise Refusal("not_allowed.not_away", name=table.seats[seat].name)


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
    if table.settings.time_out == "bot":
        draft.add(log.TimedOut(seat=seat, level=FALLBACK))
    else:
        draft.add(log.TimedOut(seat=seat))
        draft.add(ending(draft.table, "time", seat))
    return draft
