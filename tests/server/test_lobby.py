"""Before the game: the host arranges the table, seats are kept, and it begins by itself when everybody is ready."""

from dataclasses import replace

import msgspec
import pytest
from tests.server.tables import LEA, MAX, ZOE, Desk

from paname.server.accounts import table_line
from paname.server.catalogue import encode
from paname.server.ids import digest
from paname.server.refusals import Refusal
from paname.server.store.store import first_row
from paname.server.table import commands as ask
from paname.server.table.entries import Started
from paname.server.table.new_table import create
from paname.server.table.settings import Clock
from paname.server.table.table import table_of
from paname.server.table.updates import line_facts, table_view, updates_since


def waiting(game="paris_paris", **wishes):
    """A table of Léa's that waits for people."""
    desk = Desk()
    desk.table = table_of([create(ask.NewTable(game=game, **wishes), LEA, 1_000)])
    return desk


def people(desk):
    return [seat.name or seat.level or "-" for seat in desk.table.seats]


def test_the_host_adds_and_removes_seats_and_people_keep_theirs():
    desk = waiting(players=3)
    desk.command(MAX, ask.Join(seat=2))
    desk.command(LEA, ask.Arrange(without=1))
    assert people(desk) == ["Léa", "Max"]
    assert [seat.number for seat in desk.table.seats] == [0, 1]
    assert [seat.colour for seat in desk.table.seats] == desk.table.game.seat_names(2)
    desk.command(LEA, ask.Arrange(players=4))
    assert people(desk) == ["Léa", "Max", "-", "-"]
    desk.command(LEA, ask.SetSeat(seat=3, kind="bot", level="haussmann"))
    desk.command(LEA, ask.Arrange(players=3))
    assert people(desk) == ["Léa", "Max", "haussmann"], "open seats go before bots"
    assert desk.table.seats_of(MAX.user) == [1]
    assert table_of(desk.table.log).seats == desk.table.seats


def test_nobody_is_sent_away_by_taking_seats_away():
    desk = waiting(players=3)
    desk.command(MAX, ask.Join())
    desk.command(ZOE, ask.Join())
    with pytest.raises(Refusal, match="More than 2 people"):
        desk.command(LEA, ask.Arrange(players=2))
    with pytest.raises(Refusal, match="taken"):
        desk.command(LEA, ask.Arrange(without=1))
    with pytest.raises(Refusal, match="doesn't have that seat"):
        desk.command(LEA, ask.Arrange(without=5))


def test_the_host_alone_changes_clock_and_options_and_the_rest_stays():
    desk = waiting("paris", players=4, options={"screens": "open", "start": 3})
    desk.command(LEA, ask.Arrange(players=2, clock=Clock("days", days=2), listed=True))
    view = table_view(desk.table)
    assert (view.clock.days, view.listed, view.players) == (2, True, 2)
    assert view.options["screens"] == "open"
    assert view.options["start"] == "random", "seat 4 is gone, so it can't go first"
    desk.command(LEA, ask.Arrange(options={"stacks": 2}))
    assert (desk.table.created.options["stacks"], desk.table.created.options["screens"]) == (2, "closed")
    with pytest.raises(Refusal, match="Only the host can change the table"):
        desk.command(MAX, ask.Arrange(players=3))
    with pytest.raises(Refusal, match="screens"):
        desk.command(LEA, ask.Arrange(options={"screens": "ajar"}))
    with pytest.raises(Refusal, match="players"):
        desk.command(LEA, ask.Arrange(players=7))
    with pytest.raises(Refusal, match="1 to 60 days"):
        desk.command(LEA, ask.Arrange(clock=Clock("days", days=90)))


def test_a_rated_table_goes_without_help_and_gets_it_back():
    desk = waiting()
    with pytest.raises(Refusal, match="with an account"):
        desk.command(LEA, ask.Arrange(rated=True))
    desk = waiting()
    desk.table.seats[0].account = True
    desk.command(replace(LEA, account=True), ask.Arrange(rated=True))
    assert (desk.table.settings.undo, desk.table.settings.hints, desk.table.settings.forecasts) == (
        "strict",
        False,
        False,
    )
    desk.command(LEA, ask.Arrange(rated=False, undo="consent"))
    assert (desk.table.settings.undo, desk.table.settings.hints, desk.table.settings.forecasts) == (
        "consent",
        True,
        True,
    )


def test_the_game_begins_by_itself_when_everybody_is_ready_and_a_change_asks_again():
    desk = waiting(players=3)
    desk.command(MAX, ask.Join())
    desk.command(LEA, ask.Ready())
    desk.command(MAX, ask.Ready())
    assert desk.table.status == "open", "a seat is still free"
    desk.command(LEA, ask.Arrange(clock=Clock("days", days=1)))
    assert not any(seat.ready for seat in desk.table.seats)
    desk.command(LEA, ask.Ready())
    desk.command(MAX, ask.Ready())
    desk.command(MAX, ask.Ready(ready=False))
    desk.command(LEA, ask.SetSeat(seat=2, kind="bot", level="touriste"))
    assert desk.table.status == "open"
    entries = desk.command(MAX, ask.Ready())
    assert isinstance(entries[-1], Started)
    assert desk.table.status == "running"


def test_a_bot_in_the_last_seat_lets_people_begin_who_are_ready():
    desk = waiting(players=2)
    desk.command(LEA, ask.Ready())
    desk.command(LEA, ask.SetSeat(seat=1, kind="bot", level="touriste"))
    assert desk.table.status == "running"


def test_who_stands_up_is_not_ready_any_more():
    desk = waiting()
    desk.command(MAX, ask.Join())
    desk.command(MAX, ask.Ready())
    desk.command(MAX, ask.Leave())
    desk.command(ZOE, ask.Join())
    assert not desk.table.seats[1].ready
    with pytest.raises(Refusal, match="don't have a seat"):
        desk.command(MAX, ask.Ready())


def test_a_seat_is_kept_for_who_was_invited():
    desk = waiting(players=3)
    desk.command(LEA, ask.Invite(user=ZOE.user, name="Zoé", account=True))
    desk.command(MAX, ask.Join())
    assert people(desk) == ["Léa", "Zoé", "Max"]
    assert desk.table.seats[1].kind == "open"
    with pytest.raises(Refusal, match="All the seats are taken"):
        desk.command(LEA, ask.Invite(user="u-tom", name="Tom", account=True))
    with pytest.raises(Refusal, match="already has a seat"):
        desk.command(LEA, ask.Invite(user=MAX.user, name="Max", account=True))
    desk.command(ZOE, ask.Join())
    assert desk.table.seats_of(ZOE.user) == [1]


def test_a_list_tells_the_clock_the_options_and_whether_it_is_rated():
    desk = waiting("paris", clock=Clock("days", days=3), undo="consent", options={"screens": "open"})
    facts = line_facts(desk.table)
    assert (facts.clock.days, facts.undo, facts.options["screens"], facts.host) == (3, "consent", "open", LEA.user)


def test_a_first_game_is_not_arranged():
    desk = waiting("lumiere", lesson=True, seats=[ask.SeatWish("me"), ask.SeatWish("bot", level="flaneur")])
    for command in (ask.Arrange(listed=True), ask.Invite(user="u-max", name="Max", account=True)):
        with pytest.raises(Refusal, match="only its host and bots"):
            desk.command(LEA, command)


def test_lobbies_and_lists_of_two_tables_that_differ_only_in_secrets_are_the_same_bytes():
    told = []
    for secret in ("a" * 64, "b" * 64):
        created = create(ask.NewTable(game="paris", players=3), LEA, 1_000)
        created.secret, created.table = secret, "t-same"
        desk = Desk()
        desk.table = table_of([created])
        desk.now = 2_000
        desk.command(MAX, ask.Join(id="j", nonce="max's"))
        desk.command(LEA, ask.Invite(id="i", user=ZOE.user, name="Zoé", account=True))
        desk.command(LEA, ask.Ready(id="r", nonce="lea's"))
        view = table_view(desk.table)
        assert view.seal.commitment == digest(secret), "the promise itself is all that differs"
        seal = msgspec.structs.replace(view.seal, commitment="")
        lists = [encode(table_line(first_row(desk.table), user)) for user in ("", LEA.user, MAX.user, ZOE.user)]
        lobby = msgspec.structs.replace(view, seal=seal)
        told.append([encode(lobby), encode(updates_since(desk.table.log, 0, -1)), *lists])
    assert told[0] == told[1]
