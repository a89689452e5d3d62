"""The puzzle of the day is told once, in the morning of those who want it."""

import sqlalchemy as sa

from paname.server.notices.letter import letter_of
from paname.server.notices.mornings import DAY, MARK, forget_puzzle, morning, tell_puzzle
from paname.server.notices.queue import claim
from paname.server.store import schema

HOUR = 3_600_000
TODAY = 20_700 * DAY


def house(*zones, kinds=",turn,puzzle,"):
    """A database with people, each in a time zone."""
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    schema.metadata.create_all(engine)
    connection = engine.connect()
    connection.execute(sa.insert(schema.keys), {"name": MARK, "value": "20699"})
    wishes = {"quiet": False, "quiet_from": 0, "quiet_to": 0, "urgent": True, "language": "en"}
    for n, zone in enumerate(zones):
        way = {"id": f"w{n}", "user_id": f"u{n}", "kind": "push", "address": "a", "created": 0, "confirmed": 1}
        connection.execute(sa.insert(schema.ways), {**way, "kinds": kinds})
        connection.execute(sa.insert(schema.told), {"user_id": f"u{n}", "zone": zone, **wishes})
    return connection


def dues(connection):
    waiting = sa.select(schema.notices.c.due).where(schema.notices.c.done == 0).order_by(schema.notices.c.user_id)
    return list(connection.execute(waiting).scalars())


def test_everybody_is_told_at_eight_by_their_own_clock_and_once_a_day():
    connection = house("UTC", "Asia/Tokyo", "America/Los_Angeles")
    tell_puzzle(connection, TODAY)
    assert dues(connection) == [TODAY + 8 * HOUR, TODAY + 23 * HOUR, TODAY + 15 * HOUR]
    for later in (0, HOUR, 20 * HOUR, -2 * DAY):  # another process, a restart, a wrong clock
        tell_puzzle(connection, TODAY + later)
    assert len(dues(connection)) == 3
    tell_puzzle(connection, TODAY + DAY)
    assert len(dues(connection)) == 6


def test_it_leads_to_the_puzzle_and_says_so():
    connection = house("UTC")
    tell_puzzle(connection, TODAY)
    letter = letter_of(claim(connection, "me", TODAY + 8 * HOUR, 10))
    assert (letter.title(), letter.path()) == ("The puzzle of the day is here", "/puzzle")


def test_nobody_is_told_who_does_not_want_it_who_has_played_it_or_whose_morning_is_over():
    assert dues_after(house("UTC", kinds=",turn,"), TODAY) == []
    assert dues_after(house("UTC"), TODAY + 9 * HOUR) == []
    connection = house("UTC", "UTC")
    tell_puzzle(connection, TODAY)
    forget_puzzle(connection, "u0", TODAY)
    assert dues(connection) == [TODAY + 8 * HOUR]


def dues_after(connection, at):
    tell_puzzle(connection, at)
    return dues(connection)


def test_a_morning_is_never_in_the_past():
    assert morning(TODAY + 8 * HOUR, "UTC") == TODAY + 8 * HOUR
    assert morning(TODAY + 8 * HOUR + 1, "UTC") == TODAY + 32 * HOUR
