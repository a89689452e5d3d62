"""A live line: written to at once where that is possible, in order always."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from paname.server.hub import connection
from paname.server.hub.connection import Connection
from paname.server.hub.hub import LOOKS
from paname.server.settings import Settings
from paname.server.table.actor import Actor
from paname.server.web.sockets import text_frame


class Reader:
    """Somebody who reads, or doesn't for a while."""

    def __init__(self):
        self.seen = []
        self.is_full = False
        self.room = asyncio.Event()

    def write(self, text):
        if self.is_full:
            return False
        self.seen.append(text)
        return True

    async def send_text(self, data):
        await self.room.wait()
        self.seen.append(data)

    async def close(self, code=1000, reason=""):
        self.seen.append((code, reason))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_the_library_would_send(size):
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_whatever_way_messages_take_they_come_in_their_order(run):
    async def play():
        reader = Reader()
        line = Connection(reader, Actor(), None, 100)
        line.write = reader.write
        line.push("before anybody sends")
        sending = asyncio.create_task(line.run())
        reader.room.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        line.push("at once")
        assert reader.seen == ["before anybody sends", "at once"]
        reader.is_full = True
        reader.room.clear()
        line.push("waits")
        await asyncio.sleep(0)
        reader.is_full = False
        line.push("waits behind it")
        assert reader.seen[2:] == []
        reader.room.set()
        await asyncio.sleep(0.01)
        line.push("at once again")
        line.close(4000, "enough")
        line.push("too late to overtake")
        await sending
        assert reader.seen[2:] == [
            "waits",
            "waits behind it",
            "at once again",
            "too late to overtake",
            (4000, "enough"),
        ]

    run(play())


def test_whoever_is_sent_away_gets_nothing_that_waited(run):
    async def play():
        reader = Reader()
        line = Connection(reader, Actor(), None, 100)
        line.write = reader.write
        reader.is_full = True
        reader.room.set()
        line.push("waits")
        line.end(4003, "gone")
        await line.run()
        assert reader.seen == [(4003, "gone")]

    run(play())


class Clock(SimpleNamespace):
    """Looks after one line as the hub does, on a clock of our own."""

    def __init__(self, monkeypatch):
        super().__init__(now=1000.0, monotonic=lambda: self.now)
        monkeypatch.setattr(connection, "time", self)
        settings = Settings()
        self.beat, self.silence = settings.ping_seconds, settings.silence_seconds
        self.line = Connection(Reader(), Actor(), None, 100)

    def look(self):
        connection.ping([self.line], self.beat, self.silence)

    def next_look(self):
        self.now += self.beat / LOOKS
        self.look()


@pytest.mark.parametrize("last", [0.0, 0.1, 1.0, 2.0, 2.9])
def test_who_falls_silent_is_asked_once_and_gone_within_ten_seconds(monkeypatch, last):
    """Whenever they were heard from last between two looks: `last` seconds after the first ping, or its answer."""
    clock = Clock(monkeypatch)
    line = clock.line
    clock.look()
    assert len(line.outbox) == 1, "the first ping tells the lag"
    line.heard = clock.now + last
    clock.now += 3
    while line.closing is None:
        clock.next_look()
    assert len(line.outbox) == 2
    assert clock.now - line.heard <= 10


def test_somebody_quiet_hears_of_us_before_three_beats_are_over(monkeypatch):
    """Or their page would take the line for dead."""
    clock = Clock(monkeypatch)
    asked, line = [], clock.line
    while len(asked) < 10:
        clock.next_look()
        if line.outbox:
            line.outbox.clear()
            asked.append(clock.now)
            line.heard = clock.now + 0.1  # the answer
    assert line.closing is None
    assert max(later - earlier for earlier, later in pairwise(asked)) < 2.5 * clock.beat


def test_nobody_is_asked_who_has_just_been_heard(monkeypatch):
    clock = Clock(monkeypatch)
    for number in range(200):
        clock.next_look()
        if number % 17 == 0:  # every five seconds
            clock.line.heard = clock.now
    assert len(clock.line.outbox) == 1
    assert clock.line.closing is None


def test_whoever_takes_a_while_to_answer_stays(monkeypatch):
    clock = Clock(monkeypatch)
    line, due = clock.line, 0.0
    for _ in range(300):
        if line.outbox:
            line.outbox.clear()
            due = clock.now + 0.9 * clock.beat
        if due and clock.now >= due:
            line.heard, due = clock.now, 0.0
        clock.next_look()
    assert line.closing is None


@pytest.mark.parametrize("seconds", [5, 60])
def test_who_was_stopped_asks_again_before_it_closes_anything(monkeypatch, seconds):
    clock = Clock(monkeypatch)
    line = clock.line
    line.heard = clock.now - 1
    clock.look()
    clock.now += seconds  # stopped; the answer has come and waits
    clock.look()
    assert line.closing is None
    while line.closing is None:
        clock.next_look()
    assert clock.now <= 1000 + seconds + 10
