"""Requests between people: one at a time, one answer each, everybody told; a rematch is one press for each."""

import pytest
from tests.server.tables import LEA, MAX, ZOE, Desk

from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.calls import whose_answer, whose_turn
from paname.server.table.clock import deadline, due
from paname.server.table.entries import Ended, Rematched
from paname.server.table.handlers import bot_move, decide, time_out
from paname.server.table.request_entries import Answered, Paused, Proposed, Resumed
from paname.server.table.settings import DAY, Clock
from paname.server.table.table import table_of
from paname.server.table.updates import line_facts, state_view, updates_since
from paname.server.wire import ProposalView

DAYS = Clock("days", days=2)


def kinds(entries):
    return [type(entry) for entry in entries]


def finished(**settings):
    desk = Desk("paris_paris", players=3, **settings)
    desk.command(LEA, ask.Propose(what="end"))
    desk.command(MAX, ask.Answer(grant=True))
    desk.command(ZOE, ask.Answer(grant=True))
    return desk


def test_everybody_agrees_to_an_early_end_that_nobody_wins():
    desk = finished(rated=True)
    assert desk.table.status == "over"
    ended = desk.table.ended
    assert (ended.reason, ended.winners, ended.places) == ("agreed", [], [1, 1, 1])


def test_one_request_at_a_time_and_one_answer_each():
    desk = Desk("paris_paris", players=3)
    assert kinds(desk.command(LEA, ask.Propose(what="end"))) == [Proposed]
    assert state_view(desk.table, -1).proposal == ProposalView("end", 0, [0], [1, 2])
    assert line_facts(desk.table).asked == [MAX.user, ZOE.user]
    with pytest.raises(Refusal, match="already a request"):
        desk.command(MAX, ask.Propose(what="end"))
    with pytest.raises(Refusal, match="isn't for you"):
        desk.command(LEA, ask.Answer(grant=True))
    desk.command(MAX, ask.Answer(grant=True))
    with pytest.raises(Refusal, match="isn't for you"):
        desk.command(MAX, ask.Answer(grant=True))
    assert kinds(desk.command(ZOE, ask.Answer(grant=False))) == [Answered]
    assert desk.table.proposal is None
    told = updates_since(desk.table.log, 0, -1)[-1]
    assert (told.kind, told.seat, told.what, told.grant) == ("answered", 2, "end", False)
    with pytest.raises(Refusal, match="Nothing is waiting"):
        desk.command(MAX, ask.Answer(grant=True))


def test_with_bots_alone_there_is_nobody_to_agree_with():
    desk = Desk(bots=(1,))
    with pytest.raises(Refusal, match="resign instead"):
        desk.command(LEA, ask.Propose(what="end"))


def test_a_rematch_takes_one_press_each():
    desk = finished()
    assert kinds(desk.command(LEA, ask.Rematch())) == [Proposed]
    assert desk.command(LEA, ask.Rematch()) == []
    assert kinds(desk.command(MAX, ask.Rematch())) == [Answered]
    assert state_view(desk.table, 2).proposal.waiting == [2]
    assert kinds(desk.command(ZOE, ask.Rematch())) == [Answered, Rematched]
    assert desk.command(MAX, ask.Rematch()) == []


def test_the_next_game_is_stored_with_the_last_answer_and_begins_when_that_one_arrives():
    desk = Desk()
    desk.command(LEA, ask.Resign())
    desk.command(MAX, ask.Rematch())
    draft = decide(desk.table, LEA, ask.Rematch(id="again"), 9_000)
    assert draft.table.rematch == draft.next_table.id
    desk.table = draft.next_table
    assert (desk.table.status, [seat.kind for seat in desk.table.seats]) == ("open", ["human", "human"])
    desk.command(LEA, ask.Ready(nonce="lea's"))
    assert desk.table.status == "running"
    assert [seat.nonce for seat in desk.table.seats if seat.user == LEA.user] == ["lea's"]


def test_a_rematch_that_somebody_declines_is_announced_and_may_be_proposed_again():
    desk = finished()
    desk.command(LEA, ask.Rematch())
    desk.command(MAX, ask.Answer(grant=False))
    assert desk.table.proposal is None
    assert kinds(desk.command(MAX, ask.Rematch())) == [Proposed]


def test_against_bots_a_rematch_begins_at_once():
    desk = Desk(bots=(1,))
    desk.command(LEA, ask.Resign())
    assert kinds(desk.command(LEA, ask.Rematch())) == [Proposed, Rematched]


def test_a_pause_stops_the_clock_and_the_turn_goes_on_where_it_was():
    desk = Desk(clock=DAYS)
    until = deadline(desk.table)
    desk.now += DAY
    desk.command(LEA, ask.Propose(what="pause"))
    assert kinds(desk.command(MAX, ask.Answer(grant=True))) == [Answered, Paused]
    assert deadline(desk.table) is None
    assert state_view(desk.table, 0).clock.paused
    with pytest.raises(Refusal, match="already paused"):
        desk.command(LEA, ask.Propose(what="pause"))
    desk.now += 30 * DAY
    assert kinds(desk.command(MAX, ask.Resume())) == [Resumed]
    assert deadline(desk.table) == until + 30 * DAY
    with pytest.raises(Refusal, match="isn't paused"):
        desk.command(MAX, ask.Resume())


def test_a_move_ends_the_pause_and_costs_no_time():
    desk = Desk(clock=Clock("fischer", 600, 0))
    seat = desk.table.to_move
    desk.now += 10_000
    desk.command(LEA, ask.Propose(what="pause"))
    desk.command(MAX, ask.Answer(grant=True))
    desk.now += DAY
    assert kinds(desk.move())[0] is Resumed
    assert desk.table.left[seat] == 590_000


def test_without_a_clock_nothing_can_be_paused():
    with pytest.raises(Refusal, match="no clock"):
        Desk().command(LEA, ask.Propose(what="pause"))


def test_days_off_stop_the_own_clock_alone():
    desk = Desk(clock=DAYS)
    actor, seat = desk.actor(), desk.table.to_move
    until = deadline(desk.table)
    desk.now += DAY
    desk.command(actor, ask.TakeVacation(days=5))
    assert deadline(desk.table) == due(desk.table) == until + 5 * DAY
    assert state_view(desk.table, -1).clock.vacation[seat] == desk.now + 5 * DAY
    desk.move()
    assert deadline(desk.table) == desk.now + 2 * DAY, "the other one is at home"


def test_who_is_back_early_keeps_the_rest_of_the_days():
    desk = Desk(clock=DAYS)
    actor, until = desk.actor(), deadline(desk.table)
    desk.command(actor, ask.TakeVacation(days=10))
    desk.now += 4 * DAY
    desk.command(actor, ask.TakeVacation(days=0))
    assert deadline(desk.table) == until + 4 * DAY
    with pytest.raises(Refusal, match="10 vacation days left"):
        desk.command(actor, ask.TakeVacation(days=11))
    desk.command(actor, ask.TakeVacation(days=10))
    assert deadline(desk.table) == until + 14 * DAY
    assert table_of(desk.table.log).vacations == desk.table.vacations


def test_a_turn_that_begins_during_days_off_has_its_whole_time_after_them():
    desk = Desk(clock=DAYS)
    other = MAX if desk.actor() is LEA else LEA
    desk.command(other, ask.TakeVacation(days=7))
    desk.now += DAY
    desk.move()
    assert deadline(desk.table) == desk.now + 2 * DAY + 6 * DAY
    assert not time_out(desk.table, 1 - desk.table.to_move, 0, desk.now).steps


def test_days_off_are_for_games_over_days():
    with pytest.raises(Refusal, match="days per move"):
        Desk(clock=Clock("fischer", 600, 0)).command(LEA, ask.TakeVacation(days=2))


def test_there_is_an_end_to_requests():
    desk = finished()
    for _ in range(50 - 1):
        desk.command(LEA, ask.Rematch())
        desk.command(MAX, ask.Answer(grant=False))
    with pytest.raises(Refusal, match="too many requests"):
        desk.command(LEA, ask.Rematch())


def test_the_end_closes_what_was_open():
    desk = Desk()
    desk.command(LEA, ask.Propose(what="end"))
    assert Ended in kinds(desk.command(MAX, ask.Resign()))
    assert desk.table.proposal is None


def test_a_week_at_a_table_over_days_with_a_pause_and_days_off():
    """Two days a move: nobody runs out of time while on vacation or paused, and somebody does afterwards."""
    desk = Desk(clock=DAYS, time_out="end")

    def rings():
        until = due(desk.table)
        return until <= desk.now and bool(time_out(desk.table, desk.table.to_move, desk.table.decision, desk.now).steps)

    for _ in range(3):  # three days, a move each
        desk.now += DAY
        assert not rings()
        desk.move()
    off = desk.actor()
    desk.command(off, ask.TakeVacation(days=3))
    for _ in range(4):  # away for three days, and a day of thinking
        desk.now += DAY
        assert not rings()
    desk.move()
    desk.command(LEA, ask.Propose(what="pause"))
    desk.command(MAX, ask.Answer(grant=True))
    desk.now += 30 * DAY
    assert not rings()
    desk.command(LEA, ask.Resume())
    desk.now += 2 * DAY - 1
    assert not rings()
    desk.now += 1
    assert rings()


def test_one_place_says_who_is_waited_for():
    desk = Desk("paris_paris", players=3, bots=(2,), clock=DAYS)
    while (table := desk.table).seats[table.to_move].is_bot:
        desk.adopt(bot_move(table, table.to_move, table.decision, table.state.legal_actions()[0], desk.now))
    actor = desk.actor()
    assert whose_turn(desk.table) == line_facts(desk.table).turn == actor.user
    desk.command(LEA, ask.Propose(what="pause"))
    assert whose_answer(desk.table) == [MAX.user]
    desk.command(MAX, ask.Answer(grant=True))
    assert (whose_turn(desk.table), whose_answer(desk.table)) == ("", []), "the game rests"
    desk.command(actor, ask.Resume())
    desk.command(actor, ask.Leave())
    assert whose_turn(desk.table) == "", "a bot plays"
