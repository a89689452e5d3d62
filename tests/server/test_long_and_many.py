"""Long logs and many tables: a step back costs nothing, a log has bounds, and only tables that are due are read."""

import asyncio
import random
import time
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running, request
from tests.server.tables import LEA, Desk
from tests.server.test_faults import execute

from paname.client import Seat, Server
from paname.server.refusals import Refusal
from paname.server.store import schema
from paname.server.table import commands as ask
from paname.server.table import handlers
from paname.server.table.clock import NEVER, due
from paname.server.table.settings import Clock
from paname.server.table.timeline import KEPT, Timeline


@pytest.mark.parametrize("game", ["lumiere", "paris_paris", "paris"])
def test_a_step_back_is_the_position_of_a_replay(game):
    desk, chance = Desk(game), random.Random(4)
    for _ in range(KEPT + 8):
        desk.move(chance.choice(desk.table.state.legal_actions()))
    timeline = desk.table.timeline
    assert len(timeline.recent) == KEPT
    for to in (len(timeline.actions), len(timeline.actions) - 1, len(timeline.actions) - KEPT, 5, 1, 0):
        back, (before, state, _) = timeline.undo(to, 0), timeline.around(to)
        assert back.state.key() == state.key()
        assert list(back.state.history) == list(state.history)
        assert (back.actions, back.movers, back.shown) == (
            timeline.actions[:to],
            timeline.movers[:to],
            timeline.shown[:to],
        )
        if back.before is not None:
            assert back.before.key() == before.key()
        action = back.state.legal_actions()[0]
        assert back.move(action).state.key() == Timeline(back.deal, state).move(action).state.key()


def test_undos_and_chat_have_bounds(monkeypatch):
    monkeypatch.setattr(handlers, "MOST_UNDOS", 3)
    monkeypatch.setattr(handlers, "MOST_CHATS", 2)
    desk = Desk(bots=(1,), options={"start": 0})
    for _ in range(3):
        desk.move()
        desk.command(LEA, ask.Undo())
    desk.move()
    with pytest.raises(Refusal) as refused:
        desk.command(LEA, ask.Undo())
    assert refused.value.key == "not_allowed.many_undos"
    for text in ("one", "two"):
        desk.command(LEA, ask.Chat(text=text))
    with pytest.raises(Refusal) as refused:
        desk.command(LEA, ask.Chat(text="three"))
    assert refused.value.key == "not_allowed.many_chats"


def test_a_table_is_due_when_a_bot_is_to_move_or_a_clock_runs_out():
    assert due(Desk().table) == NEVER
    assert due(Desk(bots=(0,), options={"start": 0}).table) == 0
    assert due(Desk(bots=(0,), options={"start": 1}).table) == NEVER
    assert due(Desk(clock=Clock("days", days=2)).table) == 1000 + 2 * 86_400_000
    over = Desk()
    over.command(LEA, ask.Resign())
    assert due(over.table) == NEVER


async def abandoned(url, count):
    """Games against bots that wait for their person."""
    lea = await Server.guest(url, "Léa")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
    found = []
    for _ in range(count):
        wish = {"game": "lumiere", "seats": seats, "options": {"start": 0}}
        table = (await lea.post("/api/tables", wish))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        found.append(table)
    return lea.token, found


def test_games_that_wait_for_a_person_are_not_read_at_start_and_go_on_when_asked_for(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), sweep_seconds=0.2)
    with Running(settings) as server:
        token, names = run(abandoned(server.url, 20))

    async def play(server):
        await asyncio.sleep(0.7)
        assert server.services.hub.owners == {}
        async with Seat(Server(server.url, token), names[0]) as seat:
            await seat.move(seat.state["legal"][0]["id"])
            await seat.until(lambda: seat.state["decision"] >= 2)
        assert list(server.services.hub.owners) == [names[0]]

    with Running(settings) as server:
        assert request(f"{server.url}/healthz")[0] == 200
        run(play(server))


def test_rows_of_an_earlier_version_learn_when_they_are_due(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), sweep_seconds=0.2)
    with Running(settings) as server:
        _, names = run(abandoned(server.url, 3))
        execute(server, sa.update(schema.tables).values(due=0))
    with Running(settings) as server:
        query = sa.select(schema.tables.c.due)
        for _ in range(50):
            time.sleep(0.1)
            with server.services.hub.store.reading.connect() as connection:
                found = list(connection.execute(query).scalars())
            if set(found) == {NEVER}:
                break
        assert found == [NEVER] * len(names)


def test_an_idle_table_with_a_far_deadline_leaves_memory_and_comes_back_when_it_is_due(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), sweep_seconds=0.2, idle_table_seconds=0)

    async def begin(url):
        lea = await Server.guest(url, "Léa")
        wish = {"game": "lumiere", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "days", "days": 2}}
        table = (await lea.post("/api/tables", wish))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        return table

    def row_is_due(server):
        with server.services.hub.store.reading.connect() as connection:
            return connection.execute(sa.select(schema.tables.c.due)).scalar()

    def soon(is_true):
        return any(is_true() or time.sleep(0.1) for _ in range(50))

    with Running(settings) as server:
        table = run(begin(server.url))
        far = row_is_due(server)
        assert far > 86_400_000
        assert soon(lambda: not server.services.hub.owners)
        execute(server, sa.update(schema.tables).where(schema.tables.c.id == table).values(due=0))
        assert soon(lambda: row_is_due(server) == far)  # it was read and looked at


def archived(server):
    with server.services.hub.store.reading.connect() as connection:
        query = sa.select(schema.tables.c.id).where(schema.tables.c.archived > 0)
        return set(connection.execute(query).scalars())


def soon(is_true):
    return any(is_true() or time.sleep(0.1) for _ in range(50))


def test_games_that_nobody_touched_for_long_are_archived_and_come_back_with_their_people(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), sweep_seconds=0.2, archive_days=30)
    with Running(settings) as server:
        token, (first, second, fresh) = run(abandoned(server.url, 3))
    old = int(time.time() * 1000) - 31 * 86_400_000
    with Running(settings) as server:
        old_ones = schema.tables.c.id != fresh
        execute(server, sa.update(schema.tables).where(old_ones).values(updated=old, listed=True))
        age = sa.func.json_set(schema.log.c.body, "$.at", old)
        execute(server, sa.update(schema.log).where(schema.log.c.table_id != fresh).values(body=age))
        server.services.hub.archive.looked = 0
        assert soon(lambda: archived(server) == {first, second})
        lea = Server(server.url, token)

        async def come_back():
            lines = {line["id"]: line for line in (await lea.get("/api/me/tables"))["tables"]}
            assert [lines[table]["archived"] for table in (first, second, fresh)] == [True, True, False]
            assert not lines[first]["your_turn"]
            assert lines[fresh]["your_turn"]
            assert next(iter(lines)) == fresh
            listed = (await lea.get("/api/tables?status=running"))["tables"]
            assert not {line["id"] for line in listed} & {first, second}
            async with Seat(lea, first):  # to look is enough
                await asyncio.sleep(0.3)
            state = (await lea.get(f"/api/tables/{second}"))["state"]
            move = {"type": "move", "id": "m", "decision": state["decision"], "action": state["legal"][0]["id"]}
            await lea.post(f"/api/tables/{second}/commands", move)

        run(come_back())
        assert soon(lambda: archived(server) == set())
        server.services.hub.archive.looked = 0
        time.sleep(0.6)
        assert archived(server) == set()


def test_a_clock_decides_before_the_archive_does(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), sweep_seconds=0.2, archive_days=1)

    async def begin(url):
        lea = await Server.guest(url, "Léa")
        wish = {"game": "lumiere", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "days", "days": 14}}
        table = (await lea.post("/api/tables", wish))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})

    with Running(settings) as server:
        run(begin(server.url))
        execute(server, sa.update(schema.tables).values(updated=0))
        server.services.hub.archive.looked = 0
        time.sleep(0.6)
        assert archived(server) == set()


def test_memory_holds_so_many_tables_and_no_more(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), sweep_seconds=0.2, tables_in_memory=4)
    with Running(settings) as server:
        _, names = run(abandoned(server.url, 12))
        assert soon(lambda: len(server.services.hub.owners) <= 4)
        assert request(f"{server.url}/api/tables/{names[0]}")[0] == 200
