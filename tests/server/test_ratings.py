"""Ratings can't be had by giving up, by walking away, by a bot's help or as a guest; leaving a bad deal costs."""

from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.tables import LEA, MAX, Desk

from paname.server.refusals import Refusal
from paname.server.store.engine import migrate, open_engine
from paname.server.store.ratings import SETTLED, rate
from paname.server.store.schema import ratings
from paname.server.table import commands as ask
from paname.server.table.clock import RATED_DAYS, deadline, due
from paname.server.table.handlers import bot_move, time_out
from paname.server.table.new_table import create
from paname.server.table.settings import DAY
from paname.server.table.table import table_of

START = 25.0


@pytest.fixture
def database(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/ratings.sqlite3", writes=True, pool=1)
    migrate(engine)
    yield engine
    engine.dispose()


def rated(database, desk):
    """The ratings after a game, by who."""
    with database.begin() as connection:
        rate(connection, desk.table)
        return {row.who: row.mu for row in connection.execute(sa.select(ratings))}


class RatedDesk(Desk):
    """A rated table of people with accounts."""

    def __init__(self, players=2, bots=(), **settings):
        super().__init__("lumiere" if players == 2 else "paris_paris", players, bots, rated=True, **settings)
        for seat in self.table.seats:
            seat.account = seat.kind == "human"

    def play(self, decisions):
        for _ in range(decisions):
            if self.table.seats[self.table.to_move].is_bot:
                self.bot()
            else:
                self.move()

    def bot(self):
        """The bot's move."""
        table = self.table
        action = table.state.legal_actions()[0]
        self.adopt(bot_move(table, table.to_move, table.decision, action, self.now))

    def play_out(self):
        while self.table.status == "running":
            self.play(1)


def test_resigning_at_once_costs_whoever_resigns_and_gives_nobody_anything(database):
    desk = RatedDesk()
    desk.command(LEA, ask.Resign())
    found = rated(database, desk)
    assert found[LEA.user] < START
    assert found[MAX.user] == START


def test_resigning_a_game_that_was_played_counts_for_both(database):
    desk = RatedDesk()
    desk.play(4 * SETTLED)
    desk.command(LEA, ask.Resign())
    found = rated(database, desk)
    assert found[LEA.user] < START < found[MAX.user]


def test_who_leaves_a_seat_to_a_bot_comes_last_whatever_the_bot_reaches(database):
    desk = RatedDesk()
    desk.play(4 * SETTLED)
    desk.command(LEA, ask.Leave())
    desk.play_out()
    found = rated(database, desk)
    assert found[LEA.user] < START < found[MAX.user]


def test_who_comes_back_after_a_bot_played_gains_nothing(database):
    """Not even by winning."""
    desk = RatedDesk()
    desk.play(4)
    mover = desk.actor()
    desk.command(mover, ask.Leave())
    desk.bot()
    desk.command(mover, ask.Return())
    desk.play(2 * SETTLED)
    loser = MAX if mover.user == LEA.user else LEA
    desk.command(loser, ask.Resign())
    found = rated(database, desk)
    assert found[loser.user] < START
    assert found[mover.user] == START


def test_with_three_a_seat_given_up_early_is_rated_last_and_the_others_among_themselves(database):
    desk = RatedDesk(players=3)
    desk.command(LEA, ask.Resign())
    desk.play_out()
    found = rated(database, desk)
    others = [mu for who, mu in found.items() if who != LEA.user]
    assert found[LEA.user] < START
    assert sum(others) == pytest.approx(2 * START)


def test_guests_are_not_rated(database):
    with pytest.raises(Refusal) as refused:
        create(ask.NewTable(game="lumiere", rated=True), LEA, 1)
    assert refused.value.key == "not_allowed.rated_guest"
    table = table_of([create(ask.NewTable(game="lumiere", rated=True), replace(LEA, account=True), 1)])
    desk = Desk.__new__(Desk)
    desk.table, desk.now, desk.commands = table, 2, 0
    with pytest.raises(Refusal):
        desk.command(MAX, ask.Join())
    desk = RatedDesk()
    desk.table.seats[1].account = False
    desk.play(20)
    desk.command(MAX, ask.Resign())
    assert rated(database, desk).keys() <= {LEA.user}


def test_a_rated_game_without_a_clock_that_is_left_counts_after_two_weeks(database):
    desk = RatedDesk(bots=(1,))
    while desk.table.seats[desk.table.to_move].is_bot:
        desk.bot()
    late = deadline(desk.table)
    assert late == due(desk.table) == desk.table.turn_at + RATED_DAYS * DAY
    desk.adopt(time_out(desk.table, desk.table.to_move, desk.table.decision, late))
    while desk.table.status == "running":
        desk.bot()
    found = rated(database, desk)
    assert found[LEA.user] < START


def test_games_that_are_not_rated_have_no_deadline():
    desk = Desk()
    assert deadline(desk.table) is None


def test_at_a_rated_table_everybody_sits_under_their_own_name():
    """Under another one they would count as guests, and lose nothing."""
    lea, max_ = replace(LEA, account=True), replace(MAX, account=True)
    seats = [ask.SeatWish("me", name="Somebody else"), ask.SeatWish("open")]
    desk = Desk.__new__(Desk)
    desk.table = table_of([create(ask.NewTable(game="lumiere", rated=True, seats=seats), lea, 1)])
    desk.now, desk.commands = 2, 0
    desk.command(max_, ask.Join(name="Another"))
    assert [(seat.name, seat.account) for seat in desk.table.seats] == [("Léa", True), ("Max", True)]
