"""What a change at a table means to people who aren't there."""

import pytest
from tests.server.tables import LEA, MAX, Desk

from paname.server.notices.news import Gone, News, news_of
from paname.server.table import commands as ask
from paname.server.table.handlers import bot_move, decide, time_out
from paname.server.table.settings import DAY, Clock

TWO_DAYS = Clock("days", days=2)


class Reader(Desk):
    """A table whose news are read."""

    def hear(self, actor, command):
        self.commands += 1
        command.id = f"r{self.commands}"
        draft = decide(self.table, actor, command, self.now)
        self.table = draft.table
        return news_of(draft)

    def hear_move(self):
        move = ask.Move(decision=self.table.decision, action=self.table.state.legal_actions()[0])
        return self.hear(self.actor(), move)


def says(news):
    return [(one.user, one.says) for one in news if isinstance(one, News)]


def gone(news):
    return {(one.user, one.topic) for one in news if isinstance(one, Gone)}


def test_a_turn_is_told_once_and_the_last_one_withdrawn():
    desk = Reader(clock=TWO_DAYS)
    first = desk.actor()
    heard = desk.hear_move()
    second = desk.actor()
    assert says(heard) == [(second.user, "turn"), (second.user, "short")]
    assert gone(heard) == {(first.user, "turn"), (first.user, "time"), (first.user, "news")}
    turn, short = (one for one in heard if isinstance(one, News))
    assert turn.due == 0
    assert turn.deadline == short.deadline == desk.now + 2 * DAY
    assert short.due == desk.now + 2 * DAY * 9 // 10


def test_a_turn_taken_back_is_withdrawn_and_whoever_asked_for_that_is_told():
    desk = Reader(undo="consent")
    first, second = desk.actor(), desk.hear_move() and desk.actor()
    asked = desk.hear(first, ask.Undo())
    assert says(asked) == [(second.user, "answer")]
    granted = desk.hear(second, ask.UndoAnswer(grant=True))
    assert says(granted) == [(first.user, "turn")]
    assert {(second.user, "turn"), (second.user, "answer")} <= gone(granted)


def test_nobody_is_told_what_they_did_themselves():
    desk = Reader(clock=TWO_DAYS)
    mover = desk.actor()
    other = LEA if mover is MAX else MAX
    desk.hear(other, ask.Propose(what="pause"))
    paused = desk.hear(mover, ask.Answer(grant=True))
    assert (mover.user, "turn") in gone(paused)
    resumed = desk.hear(mover, ask.Resume())
    assert says(resumed) == [(mover.user, "short")]


def test_a_deadline_that_moves_is_told_at_its_new_time():
    desk = Reader(clock=TWO_DAYS)
    desk.hear_move()
    mover = desk.actor()
    before = desk.table.turn_at + 2 * DAY
    heard = desk.hear(mover, ask.TakeVacation(days=3))
    assert gone(heard) >= {(mover.user, "time")}
    assert (mover.user, "turn") not in gone(heard)
    [short] = (one for one in heard if isinstance(one, News))
    assert short.deadline == before + 3 * DAY


def test_the_end_withdraws_everything_and_is_told_to_the_others():
    desk = Reader()
    heard = desk.hear(LEA, ask.Resign())
    assert Gone() in heard
    assert says(heard) == [(MAX.user, "over")]
    assert says(desk.hear(MAX, ask.Rematch())) == [(LEA.user, "rematch")]


def test_what_is_said_is_told_to_everybody_else_and_seen_by_whoever_acts():
    desk = Reader(players=3, game="paris_paris")
    heard = desk.hear(LEA, ask.Chat(text="Bonjour"))
    assert says(heard) == [("u-max", "chat"), ("u-zoe", "chat")]
    assert gone(heard) == {(LEA.user, "news")}


def test_bots_are_told_nothing_and_their_moves_are_told_as_turns():
    desk = Reader(bots=(1,))
    if desk.table.to_move == 0:
        assert says(desk.hear_move()) == []
    action = desk.table.state.legal_actions()[0]
    draft = bot_move(desk.table, 1, desk.table.decision, action, desk.now)
    assert says(news_of(draft)) == [(LEA.user, "turn")]


@pytest.mark.parametrize(("rule", "late", "other"), [("bot", "late", []), ("end", "late_end", ["over"])])
def test_whoever_ran_out_of_time_is_told_once_and_what_hurried_them_is_withdrawn(rule, late, other):
    desk = Reader(clock=TWO_DAYS, time_out=rule)
    mover = desk.actor()
    waiting = LEA if mover is MAX else MAX
    draft = time_out(desk.table, desk.table.to_move, desk.table.decision, desk.now + 2 * DAY)
    heard = news_of(draft)
    assert sorted(says(heard)) == sorted([(mover.user, late), *((waiting.user, one) for one in other)])
    assert {(mover.user, "turn"), (mover.user, "time")} <= gone(heard)
    if rule == "bot":
        desk.table = draft.table
        assert (mover.user, "news") in gone(desk.hear(mover, ask.Return()))
