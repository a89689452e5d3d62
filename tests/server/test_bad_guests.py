"""A guest who means no good: names of others, every seat, a lobby without peace, and notices without end."""

import pytest
import sqlalchemy as sa
from tests.server.harness import member
from tests.server.tables import LEA, MAX, ZOE, Desk

from paname.client import Refused, Server
from paname.server.names import told_apart
from paname.server.notices.news import News, news_of
from paname.server.notices.outbox import LOOKED, Notes
from paname.server.refusals import Refusal
from paname.server.store import schema
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.handlers import decide
from paname.server.table.lobby import MOST_CHANGES
from paname.server.table.new_table import create
from paname.server.table.table import table_of

FALSE_LEA = Actor("u-false", "Lеа")  # in Cyrillic, as far as it goes


def waiting(**wishes):
    """A table of Léa's that waits for people."""
    desk = Desk()
    desk.table = table_of([create(ask.NewTable(game="paris_paris", **wishes), LEA, 1_000)])
    return desk


def refused(desk, actor, command):
    with pytest.raises(Refusal) as found:
        desk.command(actor, command)
    return found.value.key


def told(desk, actor, command):
    """Who is told what because of a command."""
    draft = decide(desk.table, actor, command, desk.now)
    desk.table = draft.table
    return [(one.user, one.says) for one in news_of(draft) if isinstance(one, News)]


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Max", ["Léa"], "Max"),
        ("Lea", ["Léa"], "Lea 2"),
        ("Guest", ["Guest", "Guest 2"], "Guest 3"),
        ("W" * 40, ["W" * 40], "W" * 36 + " 2"),
    ],
)
def test_names_that_look_alike_are_told_apart_by_a_number(name, others, shown):
    assert told_apart(name, others) == shown


def test_nobody_sits_or_speaks_under_the_name_of_somebody_else_at_the_table():
    desk = waiting(players=3)
    desk.command(FALSE_LEA, ask.Chat(text="Send me your password"))
    assert desk.table.log[-1].name == "Lеа 2"
    desk.command(FALSE_LEA, ask.Join())
    assert [seat.name for seat in desk.table.seats] == ["Léa", "Lеа 2", ""]
    desk.command(FALSE_LEA, ask.Chat(text="It’s me"))
    assert desk.table.log[-1].name == "Lеа 2"
    desk.command(LEA, ask.Chat(text="No, me"))
    assert desk.table.log[-1].name == "Léa"


def test_nobody_takes_a_second_seat_by_pressing_twice():
    desk = waiting(players=4)
    desk.command(MAX, ask.Join())
    assert refused(desk, MAX, ask.Join()) == "wrong_status.seated"
    assert refused(desk, MAX, ask.Join(seat=2)) == "wrong_status.seated"
    assert desk.table.seats_of(MAX.user) == [1]


def test_whoever_is_ready_has_seen_what_for():
    desk = waiting(players=2)
    desk.command(MAX, ask.Join())
    seen = desk.table.n
    desk.command(LEA, ask.Arrange(forecasts=False))
    assert refused(desk, MAX, ask.Ready(seen=seen)) == "wrong_status.rearranged"
    desk.command(MAX, ask.Ready(seen=desk.table.n))
    assert desk.table.seats[1].ready


def test_a_restless_guest_comes_to_an_end_and_everybody_else_may_go_on():
    desk = waiting(players=3)
    desk.command(MAX, ask.Join())
    for n in range(MOST_CHANGES - 1):
        desk.command(MAX, ask.Ready(ready=n % 2 == 0))
    assert refused(desk, MAX, ask.Ready(ready=False)) == "not_allowed.restless"
    desk.command(MAX, ask.Leave())
    assert refused(desk, MAX, ask.Join()) == "not_allowed.restless"
    desk.command(ZOE, ask.Join())
    desk.command(LEA, ask.Ready())


def test_sitting_down_again_and_being_invited_again_is_told_once():
    desk = waiting(players=3)
    assert told(desk, MAX, ask.Join(id="1")) == [(LEA.user, "joined")]
    told(desk, MAX, ask.Leave(id="2"))
    assert told(desk, MAX, ask.Join(id="3")) == []
    invitation = {"user": ZOE.user, "name": "Zoé", "account": False}
    assert told(desk, LEA, ask.Invite(id="4", **invitation)) == [(ZOE.user, "invited")]
    told(desk, LEA, ask.SetSeat(id="5", seat=2, kind="open"))
    assert told(desk, LEA, ask.Invite(id="6", **invitation)) == []


def test_the_chat_is_told_once_until_somebody_looks():
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    schema.metadata.create_all(engine)
    desk = waiting(players=2)
    with engine.connect() as connection:
        way = {"id": "w", "user_id": LEA.user, "kind": "push", "address": "a", "created": 0, "confirmed": 1}
        connection.execute(sa.insert(schema.ways), {**way, "kinds": ",chat,"})

        def words():
            """How many notices there are after one more word; each is sent at once."""
            draft = decide(desk.table, MAX, ask.Chat(text="…", id=str(desk.table.n)), desk.now)
            desk.table = draft.table
            Notes(draft).write(connection)
            connection.execute(sa.update(schema.notices).values(done=1, outcome="sent"))
            return connection.execute(sa.select(sa.func.count()).select_from(schema.notices)).scalar()

        assert [words(), words(), words()] == [1, 1, 1]
        LOOKED.run(connection, {"user": LEA.user, "table": desk.table.id})
        assert words() == 2


def test_a_guest_alone_cannot_do_what_a_host_does(url, run):
    async def play():
        lea, mallory = await Server.guest(url, "Léa"), await Server.guest(url, "Mallory")
        table = (await lea.post("/api/tables", {"game": "paris_paris", "players": 3}))["table"]["id"]
        await mallory.post(f"/api/tables/{table}/commands", {"type": "join", "id": "join"})
        orders = [
            {"type": "arrange", "players": 2},
            {"type": "set_seat", "seat": 0, "kind": "bot", "level": "touriste"},
            {"type": "start"},
            {"type": "close"},
            {"type": "leave", "seat": 0},
            {"type": "remove", "user": (await lea.get("/api/me"))["user"]["id"]},
            {"type": "mute", "user": (await lea.get("/api/me"))["user"]["id"], "muted": True},
        ]
        for number, order in enumerate(orders):
            with pytest.raises(Refused):
                await mallory.post(f"/api/tables/{table}/commands", {"id": f"bad{number}", **order})
        with pytest.raises(Refused):
            await mallory.post(f"/api/tables/{table}/invitations", {"id": "i", "name": "anybody"})
        seats = (await lea.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Léa", "Mallory", None]

    run(play())


def test_whoever_was_sent_away_neither_sits_nor_speaks_nor_is_invited_by_themselves(url, run):
    async def play():
        lea, mallory = await Server.guest(url, "Léa"), await member(url, "Mallory the second")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        path = f"/api/tables/{table}/commands"
        await mallory.post(path, {"type": "join", "id": "join"})
        await lea.post(path, {"type": "remove", "id": "go", "user": (await mallory.get("/api/me"))["user"]["id"]})
        for number, order in enumerate([{"type": "join"}, {"type": "chat", "text": "Why?"}, {"type": "ready"}]):
            with pytest.raises(Refused):
                await mallory.post(path, {"id": f"back{number}", **order})

    run(play())
