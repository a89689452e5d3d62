"""Several processes: any serves any client, the log decides who was first, a dead one's tables are taken over."""

import asyncio
import os
import subprocess
import sys
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.databases import empty_again
from tests.server.harness import PATIENT, Running, everybody, free_port, mover, request

from paname.client import Seat, Server
from paname.server.backup import backup, restore
from paname.server.ids import now
from paname.server.store import schema


@pytest.fixture(params=["postgres and its own channels", "postgres and redis", "sqlite and redis"])
def shared(request, tmp_path):
    """Settings for processes that share their tables."""
    database = request.getfixturevalue("postgres") if "postgres" in request.param else ""
    channels = request.getfixturevalue("redis") if "redis" in request.param else database
    settings = replace(PATIENT, data=str(tmp_path), database=database, channels=channels)
    return replace(settings, lease_seconds=2, sweep_seconds=0.3)


async def across(first, second, **wish):
    """Léa at one process, Max at the other."""
    lea, max_ = await Server.guest(first, "Léa"), await Server.guest(first, "Max")
    max_ = Server(second, max_.token)
    table = (await lea.post("/api/tables", {"game": "lumiere", **wish}))["table"]["id"]
    await max_.post(f"/api/tables/{table}/commands", {"type": "join", "id": "j"})
    return lea, max_, table


def test_two_processes_play_one_game(shared, run):
    async def play(first, second):
        lea, max_, table = await across(first, second)
        async with Seat(lea, table) as one, Seat(max_, table) as two:
            await one.command("start")
            await everybody(one, two, status="running")
            choose = lambda state: state["legal"][0]["id"]  # noqa: E731
            await asyncio.gather(one.play(choose), two.play(choose))
            assert one.state["result"] == two.state["result"]
            for seat in (one, two):
                assert [update["n"] for update in seat.updates] == list(range(1, seat.n + 1))

    with Running(shared) as a, Running(shared) as b:
        run(play(a.url, b.url))


def test_two_processes_that_write_at_once_agree_on_one_order(postgres, tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), database=postgres, channels=postgres, sweep_seconds=0.3)

    async def play(first, second):
        lea, max_, table = await across(first, second)
        async with Seat(lea, table) as one, Seat(max_, table) as two:
            said = [seat.command("chat", text=f"{number}") for number in range(20) for seat in (one, two)]
            await asyncio.gather(*said)
            await everybody(one, two, n=42)
            assert one.updates == two.updates
            assert sorted(update["n"] for update in one.updates) == list(range(1, 43))
            await one.command("start")
            await everybody(one, two, status="running")
            seat, other = mover(one, two)
            elsewhere = Server(other.server.url, seat.server.token)
            move = {"type": "move", "id": "same", "decision": 0, "action": seat.state["legal"][0]["id"]}
            path = f"/api/tables/{table}/commands"
            replies = await asyncio.gather(seat.server.post(path, move), elsewhere.post(path, move))
            assert replies[0] == replies[1]
            await everybody(one, two, decision=1)

    with Running(settings) as a, Running(settings) as b:
        run(play(a.url, b.url))


def test_the_tables_of_a_process_that_died_are_taken_over(postgres, tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), database=postgres, channels=postgres)
    settings = replace(settings, lease_seconds=1, sweep_seconds=0.3)
    port = free_port()
    environment = {
        **os.environ,
        "PANAME_LEASE_SECONDS": "1",
        "PANAME_SWEEP_SECONDS": "0.3",
        "PANAME_LOG_LEVEL": "error",
    }
    command = [sys.executable, "-m", "paname.cli.main", "serve", "--port", str(port), "--data", str(tmp_path / "a")]
    doomed = subprocess.Popen(
        [*command, "--database", postgres, "--channels", postgres], env=environment, stderr=subprocess.DEVNULL
    )

    async def play(second):
        first = f"http://127.0.0.1:{port}"
        await up(first)
        lea = await Server.guest(first, "Léa")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": seats}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        async with Seat(lea, table) as seat:
            await seat.until(lambda: bool(seat.state["legal"]))
            doomed.kill()
            doomed.wait()
            lea.url = second
            await seat.play(lambda state: state["legal"][0]["id"])
            assert seat.state["result"]["reason"] == "rules"

    with Running(settings) as survivor:
        try:
            run(play(survivor.url))
        finally:
            doomed.kill()
            doomed.wait()


async def up(url):
    for _ in range(500):
        try:
            await Server(url).get("/healthz")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return


def test_worker_processes_share_one_port_and_all_tables(postgres, tmp_path, run):
    port = free_port()
    command = [sys.executable, "-m", "paname.cli.main", "serve", "--port", str(port), "--data", str(tmp_path)]
    command += ["--database", postgres, "--workers", "2"]
    server = subprocess.Popen(command, env={**os.environ, "PANAME_LOG_LEVEL": "error"}, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"

    async def play():
        await up(url)
        lea, max_, table = await across(url, url)
        async with Seat(lea, table) as one, Seat(max_, table) as two:
            await one.command("start")
            await everybody(one, two, status="running")
            choose = lambda state: state["legal"][0]["id"]  # noqa: E731
            await asyncio.gather(one.play(choose), two.play(choose))
            assert one.state["result"] == two.state["result"]

    try:
        run(play())
        assert len(children_of(server.pid)) >= 2
    finally:
        server.terminate()
        server.wait(20)


def children_of(pid):
    """The processes that a process started."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return listed.stdout.split()


def test_a_backup_of_postgres_restores_into_an_empty_database(postgres, tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), database=postgres)

    async def make(url):
        lea = await Server.guest(url, "Léa")
        return (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]

    with Running(settings) as running:
        table = run(make(running.url))
    assert backup(settings, tmp_path / "copy.jsonl") > 0
    empty_again(postgres)
    restore(settings, tmp_path / "copy.jsonl")
    with Running(settings) as running:
        assert request(f"{running.url}/api/tables/{table}")[0] == 200


def test_a_lease_of_a_clock_that_was_wrong_keeps_nobody_waiting(shared, run):
    far = {"owner": "a process that is gone", "lease": now() + 36_000_000}

    async def claim(server):
        lea = await Server.guest(server.url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        hub = server.services.hub
        lease = sa.update(schema.tables).where(schema.tables.c.id == table)
        await hub.store.write(lambda connection: connection.execute(lease.values(**far)).rowcount)
        assert await hub.claim([table]) == [table]
        near = lease.values(owner="a process that lives", lease=now() + 60_000)
        await hub.store.write(lambda connection: connection.execute(near).rowcount)
        assert await hub.claim([table]) == []

    with Running(replace(shared, lease_seconds=60)) as server:
        run(claim(server))
