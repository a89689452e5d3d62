"""Snapshots: a long table opens as quickly as a short one, and no snapshot is believed that doesn't fit its log."""

import asyncio
import random
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running, step, two_at_a_table
from tests.server.tables import FISCHER, LEA, MAX, Desk

from paname.client import Seat, Server
from paname.server.backup import backup, restore
from paname.server.doctor import examine, mend
from paname.server.store import schema, snapshots
from paname.server.store.erasure import erase_at
from paname.server.store.store import Store, entries_of, insert_table, log_rows
from paname.server.table import commands as ask
from paname.server.table import handlers
from paname.server.table.snapshot import ALIKE, AT_HAND, EVERY
from paname.server.table.table import Table, table_of

ROWS = schema.snapshots
FOLDED = {"created", "settings", "counts", "timeline"}  # which a snapshot holds in another form
SAME = {"id", "game", "log"}  # which follow from the first entry, or from those after the snapshot


def told(table):
    """All that a table is, comparable."""
    timeline = table.timeline
    game = timeline and (timeline.state.key(), timeline.actions, timeline.movers, timeline.shown, timeline.undone)
    return {name: getattr(table, name) for name in ALIKE}, game, table.created, table.counts, table.n


def store_at(folder):
    store = Store(f"sqlite:///{folder}/paname.sqlite3")
    store.open()
    return store


async def keep(store, desk, entries):
    """Store a desk's log, with snapshots where an owner would take them."""
    await store.write(lambda connection: insert_table(connection, table_of(entries[:1])))
    table = table_of(entries[:1])
    rows = log_rows(desk.table.id, entries[1:])
    await store.write(lambda connection: connection.execute(sa.insert(schema.log), rows).rowcount)
    for entry in entries[1:]:
        table.fold(entry)
        if entry.n % EVERY == 0:
            seats = snapshots.encode([seat.view() for seat in table.seats]).decode()
            await store.write(lambda connection, s=seats: connection.execute(sa.update(schema.tables).values(seats=s)))
            assert await store.write(snapshots.saving(table))


@pytest.fixture
def long_table(request, tmp_path, run, monkeypatch):
    """A table where decisions were taken back and made again many times; the store, the desk and the whole log."""
    monkeypatch.setattr(handlers, "MOST_UNDOS", 10_000)
    desk, entries = Desk(options={"start": 0}, clock=FISCHER), []
    entries += desk.table.log
    for _ in range(4):
        entries += desk.move()
    for _ in range(getattr(request, "param", 150)):
        seat = desk.table.timeline.movers[-1]
        entries += desk.command((LEA, MAX)[seat], ask.Undo()) if desk.table.asked is None else []
        while desk.table.asked is not None:
            entries += desk.command((LEA, MAX)[1 - desk.table.asked.seat], ask.UndoAnswer(grant=True))
        entries += desk.move()
    store = store_at(tmp_path)
    run(keep(store, desk, entries))
    yield store, desk, entries
    store.close()


def test_a_snapshot_holds_whatever_a_table_holds():
    assert set(vars(Desk().table)) == set(ALIKE) | FOLDED | SAME


@pytest.mark.parametrize("long_table", [3000], indirect=True)
def test_a_log_of_3000_take_backs_opens_like_a_short_one(long_table, run):
    store, desk, entries = long_table
    assert len(entries) > 6000
    opened, steps = run(store.table(desk.table.id, 500))
    assert AT_HAND <= len(steps) <= AT_HAND + EVERY
    assert told(opened) == told(table_of(entries))
    assert len(desk.table.log) <= 1000
    with store.reading.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(ROWS)).scalar() <= 3


@pytest.mark.parametrize("long_table", [26], indirect=True)
def test_whoever_was_away_for_a_moment_is_told_what_they_missed_although_a_snapshot_was_just_taken(long_table, run):
    store, desk, entries = long_table
    assert EVERY < len(entries) < EVERY + AT_HAND
    with store.reading.connect() as connection:
        assert connection.execute(sa.select(ROWS.c.n)).scalars().all() == [EVERY]
    _, steps = run(store.table(desk.table.id, 500))
    assert [step.entry.n for step in steps] == list(range(1, len(entries) + 1))


def test_what_does_not_fit_is_ignored_and_the_log_is_read(long_table, run):
    store, desk, entries = long_table
    with store.reading.connect() as connection:
        body = connection.execute(sa.select(ROWS.c.body)).scalars().first()
    assert '"turn_at":1000' in body
    for broken in (body[:-5], body.replace('"turn_at":1000', '"turn_at":2000'), "{}", body.replace('"n":', '"n":1')):
        run(store.write(lambda connection, b=broken: connection.execute(sa.update(ROWS).values(body=b)).rowcount))
        opened, steps = run(store.table(desk.table.id, 500))
        assert len(steps) == 500
        assert told(opened) == told(table_of(entries))


def test_a_command_that_memory_has_forgotten_is_not_done_again(tmp_path, run, monkeypatch):
    monkeypatch.setattr("paname.server.table.table.KEPT_ENTRIES", 3)

    async def talk(server):
        lea = await Server.guest(server.url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2}))["table"]["id"]
        path, say = f"/api/tables/{table}/commands", {"type": "chat", "text": "Hello"}
        first = await lea.post(path, {**say, "id": "a"})
        for number in range(9):
            await lea.post(path, {**say, "id": f"b{number}"})
        assert len(server.services.hub.owners[table].table.log) < 9
        assert await lea.post(path, {**say, "id": "a"}) == first
        return await server.services.hub.store.entries(table)

    with Running(replace(PATIENT, data=str(tmp_path))) as server:
        assert len(run(talk(server))) == 11


def test_a_gap_before_a_snapshot_is_seen(long_table, run):
    store, desk, _ = long_table
    gone = sa.delete(schema.log).where(schema.log.c.n == 7)
    run(store.write(lambda connection: connection.execute(gone).rowcount))
    with pytest.raises(Exception, match="missing"):
        run(store.table(desk.table.id, 500))


def random_table(game, seed):
    """A game in which anything may have happened, and every entry of it."""
    chance = random.Random(seed)
    desk, entries = Desk(game, clock=FISCHER), []
    entries += desk.table.log
    wishes = [ask.Undo, ask.Redo, lambda: ask.Chat(text="hm"), lambda: ask.Propose(what="pause"), ask.Resume]
    for _ in range(60):
        if desk.table.status != "running":
            break
        try:
            if chance.random() < 0.5:
                entries += desk.move(chance.choice(desk.table.state.legal_actions()))
            else:
                entries += desk.command(chance.choice((LEA, MAX)), chance.choice(wishes)())
        except handlers.Refusal:
            continue
    return entries


@pytest.mark.parametrize("game", ["lumiere", "paris_paris", "paris"])
def test_a_table_opened_from_any_entry_is_the_folded_one(game, tmp_path, run, monkeypatch):
    monkeypatch.setattr(snapshots, "AT_HAND", 0)
    entries, store = random_table(game, 5), store_at(tmp_path)
    run(store.write(lambda connection: insert_table(connection, table_of(entries[:1]))))
    rows = log_rows("t-test", entries[1:])
    run(store.write(lambda connection: connection.execute(sa.insert(schema.log), rows).rowcount))
    for n in range(2, len(entries), 7):
        table = table_of(entries[:n])
        seats = snapshots.encode([seat.view() for seat in table.seats]).decode()
        run(store.write(lambda connection, s=seats: connection.execute(sa.update(schema.tables).values(seats=s))))
        run(store.write(lambda connection: snapshots.throw_away(connection, "t-test")))
        assert run(store.write(snapshots.saving(table)))
        opened, steps = run(store.table("t-test", 500))
        assert [one.entry.n for one in steps] == list(range(n + 1, len(entries) + 1))
        assert told(opened) == told(table_of(entries))
    store.close()


def test_a_server_takes_them_and_whoever_was_away_for_long_gets_a_resync(tmp_path, run, monkeypatch):
    monkeypatch.setattr("paname.server.hub.owner.EVERY", 10)
    monkeypatch.setattr(snapshots, "AT_HAND", 10)
    settings = replace(PATIENT, data=str(tmp_path))

    async def play(url):
        async with two_at_a_table(url) as (lea, max_):
            for _ in range(20):
                await step(lea, max_)
            await asyncio.sleep(0.3)
            return lea.table, lea.server.token, lea.state["n"], lea.state["view"]

    async def again(server, table, token, n):
        async with Seat(Server(server.url, token), table) as seat:
            assert len(server.services.hub.owners[table].steps) <= 20
            assert seat.state["n"] == n
            return (await seat.server.get(f"/api/tables/{table}/updates?since=1")).get("resync"), seat.state["view"]

    with Running(settings) as server:
        table, token, n, view = run(play(server.url))
    with Running(settings) as server:
        with server.services.hub.store.reading.connect() as connection:
            assert connection.execute(sa.select(ROWS.c.n)).scalars().all()
        assert run(again(server, table, token, n)) == (True, view)
        record = run(Server(server.url, token).get(f"/api/tables/{table}/record"))
        assert [update["n"] for update in record["updates"]] == list(range(1, n + 1))


def test_whoever_is_forgotten_is_in_no_snapshot_and_comes_into_none(long_table, run):
    store, desk, _ = long_table
    stale = snapshots.saving(desk.table)
    run(store.write(lambda connection: erase_at(connection, desk.table.id, "u-max")))
    with store.reading.connect() as connection:
        assert connection.execute(sa.select(ROWS)).first() is None
    assert not run(store.write(stale))  # of a process that hasn't heard of it
    opened, _ = run(store.table(desk.table.id, 500))
    assert opened.seats[1].name == "somebody"
    assert run(store.write(snapshots.saving(opened)))


def test_the_doctor_finds_a_snapshot_that_lies_and_throws_it_away(long_table, run, tmp_path):
    store, desk, entries = long_table
    settings = replace(PATIENT, data=str(tmp_path))
    assert not any(examine(settings))
    lying: Table = table_of(entries)
    lying.turn_at += 1
    seats = snapshots.encode([seat.view() for seat in lying.seats]).decode()
    run(store.write(lambda connection: connection.execute(sa.update(schema.tables).values(seats=seats))))
    assert run(store.write(snapshots.saving(lying)))
    (finding,) = [one for one in examine(settings) if one]
    assert (finding.table, finding.code, finding.entry) == (desk.table.id, "wrong_snapshot", len(entries))
    mend(settings, finding)
    assert not any(examine(settings))
    with store.reading.connect() as connection:
        assert len(entries_of(connection, desk.table.id)) == len(entries)


def test_a_copy_needs_none_of_them(long_table, tmp_path):
    _, _, entries = long_table
    settings = replace(PATIENT, data=str(tmp_path))
    copy, other = tmp_path / "copy", replace(settings, data=str(tmp_path / "other"))
    backup(settings, copy)
    assert b'"snapshots"' not in copy.read_bytes()
    restore(other, copy)
    engine = sa.create_engine(other.database_url())
    with engine.connect() as connection:
        assert len(entries_of(connection, "t-test")) == len(entries)
        assert connection.execute(sa.select(ROWS)).first() is None
