"""Signs of life that one process hears of from another, over channels that lose and reorder."""

from types import SimpleNamespace

import pytest
from tests.server.tables import LEA, Desk

from paname.server.hub import attendance as module
from paname.server.hub.attendance import Attendance
from paname.server.hub.fronts import Fronts
from paname.server.hub.pubsub import PubSub
from paname.server.settings import Settings
from paname.server.table.actor import Actor

AWAY = 10


class Clock:
    now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(module, "time", clock := Clock())
    return clock


def attendance():
    """One process's, of a table for two; u0 and u1 sit there."""
    seats = [SimpleNamespace(number=number, is_bot=False, is_person=True) for number in range(2)]
    users = {"u0": [0], "u1": [1]}
    table = SimpleNamespace(id="t", seats=seats, seats_of=lambda user: users.get(user, []))
    pubsub, door = SimpleNamespace(hears_all=lambda seconds: True), SimpleNamespace(last=lambda table: 0.0)
    hub = SimpleNamespace(pubsub=pubsub, door=door, settings=Settings(away_seconds=AWAY, ping_seconds=4))
    return Attendance(SimpleNamespace(table=table, hub=hub, connections=set()))


def test_a_visit_counts_even_if_word_of_its_beginning_was_lost(clock):
    here, there = attendance(), attendance()
    clock.now += 20
    there.note("u1")
    clock.now += 1
    here.hear("there", there.here(), there.ages())  # they have gone again
    clock.now += AWAY - 2
    assert here.away(AWAY) == (0,)
    clock.now += 2
    assert here.away(AWAY) == (0, 1)


def test_a_process_says_again_that_somebody_was_there_as_long_as_it_matters(clock):
    there = attendance()
    assert not there.has_news()
    there.note("u1")
    clock.now += AWAY - 1
    assert there.has_news()
    clock.now += 2
    assert not there.has_news()


def test_a_process_that_dies_has_vouched_for_its_people_until_its_next_word(clock):
    here = attendance()
    clock.now += 20
    here.hear("there", ([False, True], 0), [1000.0, 0.0])
    clock.now += module.FRESH  # long silent: what it said counts no more
    assert here.away(AWAY) == (0, 1)
    assert here.last(1) == clock.now - module.FRESH + 4


def test_what_others_say_is_not_passed_on_as_our_own(clock):
    here = attendance()
    clock.now += 20
    here.hear("there", ([False, True], 0), [1000.0, 0.0])
    assert not here.has_news()
    assert here.ages()[1] >= 1000


def test_who_watches_there_and_has_a_seat_here_is_there_in_that_seat(clock):
    """The other process hasn't read yet that they sat down."""
    here = attendance()
    clock.now += 20
    here.hear("there", ([False, False], 2), [1000.0, 1000.0], {"u1": "Uma", "u7": "Ugo"})
    assert here.everywhere()[0] == [False, True]
    assert here.away(AWAY) == (0,)


def test_word_of_a_crowd_is_no_longer_than_what_postgres_passes_on():
    """Longer messages failed again and again, and those that waited behind them with them."""
    crowd = [Actor(f"u{number:015}", "Щ" * 40) for number in range(500)]
    table = Desk().table
    lines = [SimpleNamespace(actor=actor, is_front=True, heard=0.0) for actor in [*crowd, LEA]]
    owner = SimpleNamespace(table=table, connections=lines)
    owner.attendance = Attendance(owner)
    front = Fronts(SimpleNamespace(owners={table.id: owner})).told(owner)
    pubsub = PubSub("memory", "p" * 16, 3.0)
    pubsub.transport = object()
    pubsub.publish_presence(owner, front)
    assert front == [LEA.user]
    assert len(pubsub.outbox.get_nowait()) < 8000
