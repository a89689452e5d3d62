"""A live line: written to at once where that is possible, in order always."""

import asyncio
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from paname.server.hub import connection
from paname.server.hub.connection import Connection
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


@pytest.mark.parametrize("last", [0.0, 1.0, 2.0, 3.0, 3.5])
def test_who_falls_silent_is_asked_once_and_gone_within_ten_seconds(monkeypatch, last):
    """Whenever they were heard from last between two looks: `last` seconds after the first ping, or its answer."""
    clock = SimpleNamespace(now=1000.0, monotonic=lambda: clock.now)
    monkeypatch.setattr(connection, "time", clock)
    line, beat, silence = Connection(Reader(), Actor(), None, 100), Settings().ping_seconds, Settings().silence_seconds
    connection.ping([line], beat, silence)
    assert len(line.outbox) == 1, "the first ping tells the lag"
    line.heard = clock.now + last
    while line.closing is None:
        clock.now += beat
        connection.ping([line], beat, silence)
    assert len(line.outbox) == 2
    assert clock.now - line.heard <= 10


def test_nobody_is_asked_who_has_just_been_heard(monkeypatch):
    clock = SimpleNamespace(now=1000.0, monotonic=lambda: clock.now)
    monkeypatch.setattr(connection, "time", clock)
    line, beat = Connection(Reader(), Actor(), None, 100), Settings().ping_seconds
    for _ in range(20):
        connection.ping([line], beat, 6)
        clock.now += beat / 2
        line.heard = clock.now
        clock.now += beat / 2
    assert len(line.outbox) == 1
    assert line.closing is None


def test_who_was_stopped_asks_again_before_it_closes_anything(monkeypatch):
    clock = SimpleNamespace(now=1000.0, monotonic=lambda: clock.now)
    monkeypatch.setattr(connection, "time", clock)
    line, beat = Connection(Reader(), Actor(), None, 100), Settings().ping_seconds
    line.heard = clock.now - 1
    connection.ping([line], beat, 6)
    clock.now += 60  # stopped; the answer has come and waits
    connection.ping([line], beat, 6)
    assert line.closing is None
    clock.now += beat
    connection.ping([line], beat, 6)
    assert line.closing is not None
