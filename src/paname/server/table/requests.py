"""What one person proposes and the others answer: a pause, an early end, another game; and days off."""

from collections.abc import Callable
from typing import Final

from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table import entries as log
from paname.server.table import new_table
from paname.server.table.actor import Actor
from paname.server.table.draft import Draft
from paname.server.table.ending import ending
from paname.server.table.handling import handles, need, own_seat
from paname.server.table.request_entries import Answered, Paused, Proposed, Resumed, Vacation, VacationSet
from paname.server.table.settings import DAY
from paname.server.table.table import Table, table_of
from paname.server.wire import Proposal, ProposalView

VACATION: Final = 14  # days off that a seat has in one game
MOST_PROPOSALS: Final = 50


def asked(table: Table, seat: int, what: Proposal) -> list[int]:
    """The seats whose people have to agree to what a seat proposes; bots are always game."""
    own = table.seats[seat].user
    people = [other for other in table.seats if other.kind == "human" and other.user != own]
    return [other.number for other in people if what == "rematch" or other.has_say]


def proposal_view(table: Table) -> ProposalView | None:
    """What is proposed, for everybody."""
    open_ = table.proposal
    if open_ is None:
        return None
    waiting = [seat for seat in asked(table, open_.seat, open_.what) if seat not in table.agreed]
    return ProposalView(open_.what, open_.seat, table.agreed, waiting)


@handles(ask.Propose)
def propose(draft: Draft, actor: Actor, command: ask.Propose) -> None:
    """A seat proposes something; with nobody to ask, or when all have agreed, it is done."""
    table = draft.table
    CHECKS[command.what](table)
    seat = own_seat(table, actor, command.seat).number
    if table.proposal is not None:
        raise Refusal("wrong_status.question")
    if table.count(Proposed) >= MOST_PROPOSALS:
        raise Refusal("not_allowed.many_proposals")
    if command.what == "end" and not asked(table, seat, command.what):
        raise Refusal("not_allowed.nobody_to_ask")
    draft.add(Proposed(seat=seat, what=command.what))
    settle(draft)


@handles(ask.Answer)
def answer(draft: Draft, actor: Actor, command: ask.Answer) -> None:
    """Agree to what was proposed, or not; one answer each."""
    table = draft.table
    view = proposal_view(table)
    if view is None:
        raise Refusal("wrong_status.no_proposal")
    seat = own_seat(table, actor, command.seat).number
    if seat not in view.waiting:
        raise Refusal("not_allowed.not_asked")
    draft.add(Answered(seat=seat, what=view.what, grant=command.grant))
    settle(draft)


def settle(draft: Draft) -> None:
    """Do what was proposed once nobody's answer is missing."""
    view = proposal_view(draft.table)
    if view is not None and not view.waiting:
        DOES[view.what](draft)


def can_pause(table: Table) -> None:
    """A pause needs a clock that runs."""
    need(table, "running")
    if table.settings.clock.kind == "none":
        raise Refusal("not_allowed.no_clock")
    if table.paused_at:
        raise Refusal("wrong_status.paused")


def can_end(table: Table) -> None:
    """Only what has begun can be ended."""
    need(table, "running")


def can_play_again(table: Table) -> None:
    """Another game comes after this one, once."""
    need(table, "over")
    if table.rematch:
        raise Refusal("wrong_status.rematched")


def pause(draft: Draft) -> None:
    """Stop the clocks."""
    draft.add(Paused())


def end(draft: Draft) -> None:
    """End the game without a winner."""
    draft.add(ending(draft.table, "agreed"))


def play_again(draft: Draft) -> None:
    """Set up the next game, with everybody seated."""
    draft.next_table = table_of([new_table.rematch(draft.table, draft.user, draft.now)])
    draft.add(log.Rematched(table=draft.next_table.id))


CHECKS: Final[dict[Proposal, Callable[[Table], None]]] = {
    "pause": can_pause,
    "end": can_end,
    "rematch": can_play_again,
}
DOES: Final[dict[Proposal, Callable[[Draft], None]]] = {"pause": pause, "end": end, "rematch": play_again}


@handles(ask.Rematch)
def rematch(draft: Draft, actor: Actor, command: ask.Rematch) -> None:
    """One press for everybody: the first proposes another game, the others agree, the last one sets it up."""
    table = draft.table
    if table.rematch:
        return
    need(table, "over")
    seat = own_seat(table, actor, None).number
    view = proposal_view(table)
    if view is None:
        propose(draft, actor, ask.Propose(id=command.id, what="rematch", seat=seat))
    elif seat in view.waiting:
        answer(draft, actor, ask.Answer(grant=True, seat=seat))


@handles(ask.Resume)
def resume(draft: Draft, actor: Actor, command: ask.Resume) -> None:
    """Anybody at the table may play on."""
    seat = own_seat(draft.table, actor, command.seat).number
    if not draft.table.paused_at:
        raise Refusal("wrong_status.not_paused")
    draft.add(Resumed(seat=seat))


@handles(ask.TakeVacation)
def take_vacation(draft: Draft, actor: Actor, command: ask.TakeVacation) -> None:
    """A seat takes days off, or is back."""
    table = draft.table
    need(table, "running")
    if table.settings.clock.kind != "days":
        raise Refusal("not_allowed.no_days")
    seat = own_seat(table, actor, command.seat).number
    last = table.vacations.get(seat, Vacation())
    left = VACATION * DAY - last.used(draft.now)
    if command.days * DAY > left:
        raise Refusal("not_allowed.vacation", days=left // DAY)
    if command.days or last.until > draft.now:
        draft.add(VacationSet(seat=seat, until=draft.now + command.days * DAY))
