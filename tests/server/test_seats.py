"""Who sits where: joining, leaving, coming back, resigning, being replaced, and what a rematch keeps."""

from dataclasses import replace

import pytest
from tests.server.tables import LEA, MAX, PEOPLE, ZOE, Desk

import paname
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.handlers import bot_move
from paname.server.table.new_table import create, rematch
from paname.server.table.table import table_of
from paname.server.table.updates import state_view, table_view


def to_the_end(desk):
    """Play on; bots take the first action that is legal."""
    while (table := desk.table).status == "running":
        if table.seats[table.to_move].is_bot:
            action = table.state.legal_actions()[0]
            desk.adopt(bot_move(table, table.to_move, table.decision, action, desk.now))
        else:
            desk.move()


def test_with_three_seats_who_resigns_is_played_on_by_a_bot_and_is_last():
    desk = Desk("paris_paris", players=3)
    desk.command(MAX, ask.Resign())
    assert desk.table.status == "running"
    assert desk.table.seats[1].is_bot
    with pytest.raises(Refusal, match="already resigned"):
        desk.command(MAX, ask.Resign())
    with pytest.raises(Refusal, match="can't rejoin"):
        desk.command(MAX, ask.Return())
    to_the_end(desk)
    assert desk.table.ended.places[1] == 3
    assert 1 not in desk.table.ended.winners


def test_who_is_away_for_long_can_be_replaced_and_comes_back():
    desk = Desk()
    with pytest.raises(Refusal, match="hasn't been away"):
        desk.command(LEA, ask.Replace(seat=1))
    with pytest.raises(Refusal, match="don't have a seat"):
        desk.command(ZOE, ask.Replace(seat=1))
    desk.command(replace(LEA, away=(1,)), ask.Replace(seat=1, level="parisien"))
    assert (desk.table.seats[1].is_bot, desk.table.seats[1].level) == (True, "parisien")
    desk.command(MAX, ask.Return())
    assert desk.table.seats[1].is_person


def test_at_a_table_that_waits_nobody_plays_for_who_left():
    desk = Desk(leave="wait")
    desk.command(MAX, ask.Leave())
    assert desk.table.seats[1].view().away
    assert not desk.table.seats[1].is_bot
    desk.command(LEA, ask.Replace(seat=1))
    assert desk.table.seats[1].is_bot
    with pytest.raises(Refusal, match="already playing there"):
        desk.command(LEA, ask.Replace(seat=1))


def test_commands_need_a_session_and_their_time():
    desk = Desk()
    with pytest.raises(Refusal) as refused:
        desk.command(Actor(), ask.Start())
    assert refused.value.code == "no_session"
    for command in (ask.Start(), ask.Join(), ask.SetSeat(seat=0, kind="open")):
        with pytest.raises(Refusal) as refused:
            desk.command(LEA, command)
        assert refused.value.code == "wrong_status"
    desk.command(LEA, ask.Resign())
    for command in (ask.Move(decision=0, action=0), ask.Undo(), ask.Resign(), ask.Return(), ask.Leave()):
        with pytest.raises(Refusal) as refused:
            desk.command(LEA, command)
        assert refused.value.code == "wrong_status"


def test_a_rematch_moves_everybody_on_where_the_game_says_nothing_of_who_begins():
    desk = Desk("paris_paris", players=3, bots=(2,))
    desk.command(LEA, ask.Resign())
    to_the_end(desk)
    table = table_of([rematch(desk.table, LEA.user, 5000)])
    assert [seat.name for seat in table.seats] == ["Max", "", "Léa"]
    assert [seat.kind for seat in table.seats] == ["human", "bot", "human"]
    assert [seat.ready for seat in table.seats] == [True, False, False]
    assert table.created.previous == desk.table.id


def test_after_resigning_the_loser_begins_the_next_lumiere():
    desk = Desk(options={"start": 1})
    desk.command(LEA, ask.Resign())
    created = rematch(desk.table, MAX.user, 5000)
    assert created.options["start"] == 0
    assert [plan.user for plan in created.seats] == [LEA.user, MAX.user]


def test_the_log_alone_gives_the_same_table_again():
    desk = Desk()
    for _ in range(5):
        desk.move()
    first = PEOPLE[desk.table.timeline.movers[-1]]
    desk.command(first, ask.Undo())
    desk.command(ZOE, ask.Chat(text="bravo"))
    again = table_of(desk.table.log)
    assert again.state.key() == desk.table.state.key()
    for audience in (-1, 0, 1):
        assert state_view(again, audience) == state_view(desk.table, audience)


def first_game(**wishes):
    """A table with a coach as the page asks for it."""
    seats = [ask.SeatWish("me"), ask.SeatWish("bot", level="flaneur")]
    wish = ask.NewTable(**{"game": "lumiere", "lesson": True, "seats": seats, **wishes})
    return table_of([create(wish, LEA, 1_000)])


def test_first_games_are_dealt_alike_for_all_and_other_games_are_not():
    assert first_game().seed == first_game(id="another").seed
    assert first_game(lesson=False).seed != first_game(lesson=False).seed
    assert first_game().seed != first_game(game="paris").seed


def test_a_first_game_is_against_bots_only_and_never_rated():
    two = [ask.SeatWish("me"), ask.SeatWish("open")]
    for wish in ({"rated": True}, {"seats": two}, {"listed": True}):
        with pytest.raises(Refusal, match="against bots only"):
            first_game(**wish)
    assert [seat.kind for seat in first_game(seats=None).seats] == ["human", "bot"]


@pytest.mark.parametrize("origin", ["lesson", "position"])
def test_where_the_host_knows_the_deal_nobody_else_sits_down(origin):
    wish = {} if origin == "lesson" else {"lesson": False, "record": begun_record(), "decision": 0}
    desk = Desk()
    desk.table = first_game(**wish)
    assert table_view(desk.table).origin == origin
    desk.command(LEA, ask.SetSeat(seat=1, kind="open"))
    with pytest.raises(Refusal, match="only its host and bots"):
        desk.command(MAX, ask.Join(seat=1))
    desk.command(LEA, ask.Leave(seat=0))
    with pytest.raises(Refusal, match="only its host and bots"):
        desk.command(MAX, ask.Join(seat=0))
    desk.command(LEA, ask.Join(seat=0))
    assert table_view(Desk().table).origin == "new"


def begun_record():
    """A game that was begun, as its player would hand it in."""
    state = paname.load("lumiere").new(seed=5)
    state.apply(state.legal_actions()[0])
    return paname.load("lumiere").record(state)


@pytest.mark.parametrize("decision", [0, 1])
def test_a_game_from_a_record_is_never_rated_or_listed(decision):
    for wish in ({"rated": True}, {"listed": True}, {"seats": [ask.SeatWish("me"), ask.SeatWish("open")]}):
        with pytest.raises(Refusal, match="against bots only"):
            first_game(lesson=False, record=begun_record(), decision=decision, **wish)
