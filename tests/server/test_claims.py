"""Claims on the outbox, by clocks that aren't quite alike, or quite wrong."""

import pytest
import sqlalchemy as sa

from paname.server.notices import queue
from paname.server.store.schema import metadata, notices, ways

AT = 1_800_000_000_000
HOUR = 3_600_000


@pytest.fixture
def outbox():
    """One person with one notice that is due."""
    engine = sa.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        way = {"id": "w", "user_id": "u", "kind": "push", "address": "", "kinds": ",turn,", "confirmed": 1}
        connection.execute(sa.insert(ways), {**way, "created": 0})
        notice = {"way_id": "w", "user_id": "u", "table_id": "t", "n": 2, "says": "turn", "topic": "turn"}
        connection.execute(sa.insert(notices), {**notice, "actor": "x", "deadline": 0, "since": AT, "due": 0})
        yield connection


def claimed(connection, who, at):
    """How many notices somebody gets."""
    is_due = queue.has_due(connection, at)
    found = queue.claim(connection, who, at, 10)
    assert is_due == bool(found)
    return len(found)


@pytest.mark.parametrize("late", [0, 1, 20, 30_000])
def test_a_claim_keeps_everybody_away_whose_clock_is_a_little_behind(outbox, late):
    assert claimed(outbox, "first", AT) == 1
    assert claimed(outbox, "second", AT - late) == 0
    assert claimed(outbox, "second", AT + queue.LEASE - late) == 0
    assert claimed(outbox, "second", AT + queue.LEASE + 1) == 1


def test_a_claim_of_a_clock_that_is_an_hour_ahead_keeps_nobody_away(outbox):
    assert claimed(outbox, "wrong", AT + HOUR) == 1
    assert claimed(outbox, "right", AT) == 1


@pytest.mark.parametrize("kind", [queue.HELD, queue.AGAIN])
def test_what_a_wrong_clock_put_off_is_not_lost_with_the_process_that_found_it(outbox, kind):
    rows = queue.claim(outbox, "wrong", AT + HOUR, 10)
    later = {"due": AT + HOUR + 12_000, "since": AT + HOUR, "claim": kind}
    assert queue.postpone(outbox, rows, "wrong", later) == 1
    assert claimed(outbox, "killed", AT) == 1
    assert claimed(outbox, "next", AT + queue.LEASE + 1) == 1


def test_what_was_put_off_by_a_right_clock_waits(outbox):
    rows = queue.claim(outbox, "first", AT, 10)
    queue.postpone(outbox, rows, "first", {"due": AT + 12_000, "since": AT, "claim": queue.HELD})
    assert claimed(outbox, "first", AT + 11_999) == 0
    assert claimed(outbox, "first", AT + 12_000) == 1
