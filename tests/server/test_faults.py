"""The database fails, or a log is damaged: nothing is true before it is stored, and one bad table is alone."""

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running, everybody, mover, request, step, two_at_a_table
from tests.server.tables import LEA, Desk

from paname.client import Refused, Seat, Server
from paname.server import metrics
from paname.server.store import schema
from paname.server.store.store import Conflict
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.broken import BrokenLog
from paname.server.table.handlers import decide
from paname.server.table.table import table_of

CHOOSE = lambda state: state["legal"][0]["id"]  # noqa: E731


class Outage:
    """Lets a store fail: its writes (lost, or stored although they say no), and its reads."""

    def __init__(self, store):
        self.store = store
        self.writes = self.reads = True
        self.is_lost = True
        self.write, self.read = store.write, store.read
        store.write, store.read = self.try_to_write, self.try_to_read

    async def try_to_write(self, job):
        if self.writes:
            return await self.write(job)
        if not self.is_lost:
            await self.write(job)
        raise OSError("the database is away")

    async def try_to_read(self, job):
        if not self.reads:
            raise OSError("the database is away")
        return await self.read(job)

    def begin(self, *, is_lost=True, reads=False):
        self.writes, self.reads, self.is_lost = False, reads, is_lost

    def end(self):
        self.writes = self.reads = True


@pytest.fixture
def running(tmp_path):
    with Running(replace(PATIENT, data=str(tmp_path))) as server:
        yield server


def numbers(server, table):
    """The numbers of a table's log as they are stored."""
    query = sa.select(schema.log.c.n).where(schema.log.c.table_id == table).order_by(schema.log.c.n)
    with server.services.hub.store.reading.connect() as connection:
        return list(connection.execute(query).scalars())


def execute(server, statement):
    """Change the database behind the server's back."""
    with server.services.hub.store.writing.begin() as connection:
        connection.execute(statement)


async def refused(work):
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.error


@pytest.mark.parametrize("is_lost", [True, False])
def test_an_outage_leaves_no_hole_and_the_table_goes_on(running, run, is_lost):
    outage = Outage(running.services.hub.store)

    async def play():
        async with two_at_a_table(running.url) as (lea, max_):
            await step(lea, max_)
            seat = next(one for one in (lea, max_) if one.state["legal"])
            before = seat.state["n"]
            outage.begin(is_lost=is_lost)
            move = {"id": "mine", "decision": 1, "action": CHOOSE(seat.state)}
            error = await refused(seat.command("move", **move))
            assert (error["code"], error["retry_after"]) == ("busy", 2)
            for _ in range(2):  # whatever comes next is refused, too, as long as the log cannot be read
                assert (await refused(lea.command("chat", text="hello?")))["code"] == "busy"
            seen, _ = await asyncio.gather(lea.server.get(f"/api/tables/{lea.table}"), asyncio.sleep(0.5))
            assert seen["state"]["n"] == before
            outage.end()
            reply = await seat.command("move", **move)
            assert reply["n"] == before + 1
            await everybody(lea, max_, decision=2)
            await max_.command("chat", text="there it is")
            await everybody(lea, max_, n=before + 2)
            assert [update["n"] for update in max_.updates] == list(range(1, before + 3))
            await asyncio.gather(lea.play(CHOOSE), max_.play(CHOOSE))
            return lea.table, lea.state["result"]

    table, result = run(play())
    stored = numbers(running, table)
    assert stored == list(range(1, len(stored) + 1))
    assert result["reason"] == "rules"


def test_what_was_stored_although_the_write_failed_is_told_without_a_further_command(running, run):
    outage = Outage(running.services.hub.store)

    async def play():
        async with two_at_a_table(running.url) as (lea, max_):
            seat, other = mover(lea, max_)
            outage.begin(is_lost=False)
            await refused(seat.command("move", decision=0, action=seat.state["legal"][0]["id"]))
            outage.end()
            await asyncio.wait_for(other.until(lambda: other.state["decision"] == 1), 10)

    run(play())


def test_a_bot_and_a_clock_go_on_after_an_outage(running, run):
    outage = Outage(running.services.hub.store)

    async def play():
        lea = await Server.guest(running.url, "Léa")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": seats}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        async with Seat(lea, table) as seat:
            await seat.until(lambda: bool(seat.state["legal"]))
            hub = running.services.hub
            choose = hub.bots.choose

            async def choose_then_fail(job, **how):
                found = await choose(job, **how)
                outage.begin()
                hub.loop.call_later(1.0, outage.end)
                hub.bots.choose = choose
                return found

            hub.bots.choose = choose_then_fail
            await asyncio.wait_for(seat.play(CHOOSE), 50)
            assert seat.state["result"]["reason"] == "rules"
        return table

    table = run(play())
    stored = numbers(running, table)
    assert stored == list(range(1, len(stored) + 1))


async def begun(url, **wish):
    lea = await Server.guest(url, "Léa")
    seats = [{"kind": "bot", "level": "touriste"}, {"kind": "bot", "level": "touriste"}]
    table = (await lea.post("/api/tables", {"game": "lumiere", "seats": seats, **wish}))["table"]["id"]
    await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
    return table


def hole(table):
    return sa.delete(schema.log).where(schema.log.c.table_id == table, schema.log.c.n == 4)


def illegal(table):
    columns = schema.log.c
    body = sa.func.replace(columns.body, '"action":', '"action":99999')
    return sa.update(schema.log).where(columns.table_id == table, columns.n == 4).values(body=body)


def unreadable(table):
    columns = schema.log.c
    return sa.update(schema.log).where(columns.table_id == table, columns.n == 4).values(body='{"kind":"dreamt"}')


def other_rules(table):
    columns = schema.log.c
    body = sa.func.replace(columns.body, '"rules_version":2', '"rules_version":99')
    return sa.update(schema.log).where(columns.table_id == table, columns.n == 1).values(body=body)


DAMAGES = {hole: "gap", illegal: "does_not_fold", unreadable: "unreadable", other_rules: "rules_version"}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_log_stops_its_own_table_alone(tmp_path, run, damage):
    settings = replace(PATIENT, data=str(tmp_path))

    async def until_it_is_long(server, table):
        while (await Server(server.url).get(f"/api/tables/{table}"))["state"]["n"] < 5:
            await asyncio.sleep(0.05)

    with Running(settings) as server:
        bad, good = run(begun(server.url)), run(begun(server.url))
        run(until_it_is_long(server, bad))
    columns = schema.tables.c
    with Running(settings) as server:
        execute(server, damage(bad))
        execute(server, sa.update(schema.tables).where(columns.id.in_([bad, good])).values(status="running"))

    async def watch(server):
        async with Seat(Server(server.url), good) as seat:
            await seat.until(lambda: seat.state["status"] == "over")
        error = await refused(Server(server.url).get(f"/api/tables/{bad}"))
        assert (error["code"], error["reason"]) == ("quarantined", DAMAGES[damage])
        assert error["text"]
        await begun(server.url)

    with Running(settings) as server:
        run(watch(server))
        status, _, body = request(f"{server.url}/metrics")
        assert b"paname_quarantined 1.0" in body
        assert request(f"{server.url}/api/tables/{bad}/commands", "POST", {"type": "breakdown", "id": "b"})[0] == 423
    metrics.QUARANTINED.set(0)
    assert status == 200


def test_a_table_whose_log_is_damaged_while_people_are_there_tells_them(running, run):
    outage = Outage(running.services.hub.store)

    async def play():
        async with two_at_a_table(running.url) as (lea, max_):
            told = []
            max_.listener = told.append
            execute(running, sa.delete(schema.log).where(schema.log.c.table_id == lea.table, schema.log.c.n == 2))
            outage.begin(reads=True)
            await refused(lea.command("chat", text="?"))
            outage.end()
            async with asyncio.timeout(10):
                while not any(m["type"] == "error" and m["error"]["code"] == "quarantined" for m in told):
                    await asyncio.sleep(0.05)
            max_.listener = lea.listener = None

    run(play())


def append(hub, draft):
    return asyncio.run_coroutine_threadsafe(hub.store.append(draft), hub.loop).result(10)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_the_database_takes_only_the_number_that_follows(tmp_path, request, database):
    url = request.getfixturevalue("postgres") if database == "postgres" else ""
    with Running(replace(PATIENT, data=str(tmp_path), database=url)) as server:
        hub = server.services.hub
        desk = Desk()
        opened = table_of(desk.table.log[:1])
        asyncio.run_coroutine_threadsafe(hub.store.create(opened), hub.loop).result(10)
        started = decide(opened, LEA, ask.Start(id="s"), 2000)
        one = decide(started.table, Actor("u-zoe", "Zoé"), ask.Chat(id="c", text="one"), 2000)
        other = decide(started.table, Actor("u-zoe", "Zoé"), ask.Chat(id="d", text="two"), 2000)
        with pytest.raises(Conflict):  # 3 does not follow 1
            append(hub, one)
        append(hub, started)
        append(hub, one)
        with pytest.raises(Conflict):  # 3 was taken
            append(hub, other)
        assert numbers(server, desk.table.id) == [1, 2, 3]
        row = sa.select(schema.tables.c.status).where(schema.tables.c.id == desk.table.id)
        with hub.store.reading.connect() as connection:
            assert connection.execute(row).scalar() == "running"


def test_a_log_with_a_gap_or_a_wrong_mover_is_no_table():
    desk = Desk()
    for _ in range(3):
        desk.move()
    log = desk.table.log
    assert table_of(log).n == desk.table.n == log[-1].n
    with pytest.raises(BrokenLog) as broken:
        table_of([*log[:2], *log[3:]])
    assert (broken.value.code, broken.value.n) == ("gap", 3)
    log[2].seat = 1 - log[2].seat
    with pytest.raises(BrokenLog) as broken:
        table_of(log)
    assert (broken.value.code, broken.value.n) == ("wrong_mover", 3)


def test_a_draft_changes_nothing_until_it_is_adopted():
    desk = Desk()
    key, n = desk.table.state.key(), desk.table.n
    draft = decide(
        desk.table, desk.actor(), ask.Move(id="m", decision=0, action=desk.table.state.legal_actions()[0]), 1
    )
    assert (desk.table.state.key(), desk.table.n, desk.table.decision) == (key, n, 0)
    assert (draft.table.n, draft.table.decision) == (n + 1, 1)


def test_a_database_that_lost_what_it_acknowledged_resynchronizes_everybody(running, run):
    outage = Outage(running.services.hub.store)

    async def play():
        async with two_at_a_table(running.url) as (lea, max_):
            await step(lea, max_)
            heard = []
            max_.listener = heard.append
            last = lea.state["n"]
            execute(running, sa.delete(schema.log).where(schema.log.c.table_id == lea.table, schema.log.c.n == last))
            outage.begin(reads=True)
            await refused(lea.command("chat", text="?"))
            outage.end()
            async with asyncio.timeout(10):
                while not any(message.get("resync") for message in heard):
                    await asyncio.sleep(0.05)
            (found,) = [message for message in heard if message.get("resync")]
            assert (found["state"]["n"], found["state"]["decision"]) == (last - 1, 0)

    run(play())
