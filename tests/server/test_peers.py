"""Whether a process has heard all that the others said: only then can it tell who is absent."""

import pytest

from paname.server.hub import peers as module
from paname.server.hub.peers import Peers

BEAT, AWAY = 3.0, 10.0


class Clock:
    now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(module, "time", clock := Clock())
    return clock


def live(clock, peers, numbers, process="other"):
    """Some beats of ours in which another process says this at each."""
    for number in numbers:
        clock.now += BEAT
        peers.tick()
        if number:
            peers.hear(process, number)


def test_who_begins_waits_for_two_beats(clock):
    peers = Peers(BEAT)
    live(clock, peers, [1])
    assert not peers.hears_all(AWAY)
    live(clock, peers, [2, 3])
    assert peers.hears_all(AWAY)


def test_a_gap_makes_wait_for_what_will_be_said_again(clock):
    peers = Peers(BEAT)
    live(clock, peers, [1, 2, 3, 5])
    assert not peers.hears_all(AWAY)
    live(clock, peers, [6, 7])
    assert not peers.hears_all(AWAY)
    live(clock, peers, [8])
    assert peers.hears_all(AWAY)


def test_a_message_that_comes_twice_or_late_is_no_gap(clock):
    peers = Peers(BEAT)
    live(clock, peers, [1, 2, 3, 3, 4, 2, 5])
    assert peers.hears_all(AWAY)


def test_a_process_met_in_the_middle_has_said_something_before(clock):
    peers = Peers(BEAT)
    live(clock, peers, [0, 0, 0])
    assert peers.hears_all(AWAY)
    live(clock, peers, [17])
    assert not peers.hears_all(AWAY)


def test_the_people_of_a_process_that_fell_silent_get_their_time_to_come_back(clock):
    peers = Peers(BEAT)
    live(clock, peers, [1, 2, 3])
    silent_since = clock.now
    live(clock, peers, [0])
    assert peers.hears_all(AWAY), "its next word may be on the way"
    while clock.now < silent_since + AWAY + module.LONGEST - BEAT:
        live(clock, peers, [0])
        assert not peers.hears_all(AWAY)
    live(clock, peers, [0, 0])
    assert peers.hears_all(AWAY), "it is dead"


def test_who_was_stopped_first_reads_what_came_meanwhile(clock):
    peers = Peers(BEAT)
    live(clock, peers, [1, 2, 3])
    clock.now += 60
    assert not peers.hears_all(AWAY)
    live(clock, peers, [4])
    assert not peers.hears_all(AWAY)
    live(clock, peers, [5, 6, 7])
    assert peers.hears_all(AWAY)
