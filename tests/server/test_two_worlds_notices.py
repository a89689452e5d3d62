"""Notices tell nothing: two tables that differ only in what somebody may not know send them the same bytes."""

import pytest
import sqlalchemy as sa
from tests.server.tables import PEOPLE
from tests.server.test_two_worlds import GAMES, desk, pairs, public_alike

from paname.server.notices.hooks import FORMS
from paname.server.notices.letter import letter_of
from paname.server.notices.links import Links
from paname.server.notices.mail import Mailer
from paname.server.notices.outbox import Notes
from paname.server.notices.push import payload
from paname.server.notices.queue import claim
from paname.server.settings import Settings
from paname.server.store import schema
from paname.server.store.store import first_row
from paname.server.table import commands as ask
from paname.server.table.handlers import decide, time_out

PAIRS = 20
ENGINE = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
schema.metadata.create_all(ENGINE)
LINKS = Links("https://paname.example", "key")
MAILER = Mailer(Settings(mail_from="paname@example.org"))


def decided(table):
    """What happens at a table: a move that both worlds allow, a word, a question, an end."""
    mover = PEOPLE[table.to_move]
    other = next(person for person in PEOPLE[: len(table.seats)] if person is not mover)
    yield other, ask.Chat(text="Bonjour", id="chat")
    yield other, ask.Propose(what="end", id="end")
    yield other, ask.Resign(id="resign")


def written(table, draft):
    """Everything that goes out to each person because of a change, as it leaves the server."""
    with ENGINE.connect() as connection:
        connection.execute(sa.insert(schema.tables), first_row(draft.table))
        kinds = ",turn,short,start,over,invitation,chat,"
        for person in PEOPLE[: len(table.seats)]:
            way = {"id": f"w-{person.user}", "user_id": person.user, "kind": "push", "address": "a", "created": 0}
            connection.execute(sa.insert(schema.ways), {**way, "kinds": kinds, "confirmed": 1})
        Notes(draft).write(connection)
        rows = claim(connection, "me", 2**62, 100)
        connection.rollback()
    return {person.user: bytes_of([row for row in rows if row.user_id == person.user]) for person in PEOPLE}


def bytes_of(rows):
    """A letter in every form; its key is drawn, and is the same for this comparison."""
    if not rows:
        return []
    letter = letter_of([row.__class__(**{**fields(row), "batch": "key"}) for row in rows])
    mail = MAILER.message("a@example.org", letter.title(), letter.body(), letter.key, {})
    return [payload(letter), mail.get_content(), *(form(letter, LINKS.to(letter.path())) for form in FORMS.values())]


def fields(row):
    return {name: getattr(row, name) for name in row.__slots__}


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_are_told_in_the_same_bytes(name):
    told = 0
    for state, world, audience, chance in pairs(name, PAIRS):
        one, two = desk(name, state), desk(name, world)
        for actor, command in decided(one.table):
            first, second = (written(d.table, decide(d.table, actor, command, d.now)) for d in (one, two))
            assert first == second
            told += sum(map(bool, first.values()))
        first, second = (
            written(d.table, time_out(d.table, d.table.to_move, d.table.decision, d.now)) for d in (one, two)
        )
        assert first == second
        assert b"ran out" in first[PEOPLE[one.table.to_move].user][0]
        legal = sorted(set(one.table.state.legal_actions()) & set(two.table.state.legal_actions()))
        if audience < 0 or not legal or not public_alike(one, two, action := chance.choice(legal), audience):
            continue
        move = ask.Move(decision=one.table.decision, action=action, id="move")
        first, second = (
            written(d.table, decide(d.table, PEOPLE[d.table.to_move], move, d.now))[PEOPLE[audience].user]
            for d in (one, two)
        )
        assert first == second
    assert told > PAIRS


def test_an_outbox_holds_nothing_of_a_position():
    assert {column.name for column in schema.notices.c} == {
        *("id", "way_id", "user_id", "table_id", "n", "says", "topic", "actor", "deadline", "since", "due"),
        *("attempts", "batch", "claim", "lease", "done", "outcome"),
    }
