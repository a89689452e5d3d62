"""Real faults: Redis and PostgreSQL restarted in the middle of a game, a stopped process, a full disk, killed bots."""

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.databases import answers, postgres_programs, run_on, unprivileged
from tests.server.harness import PATIENT, Running, everybody, free_port, mover, two_at_a_table
from tests.server.test_processes import across, up
from tests.server.test_recovery import retried

from paname.client import Refused, Seat, Server


class OwnRedis:
    """A Redis that can be killed and started again at the same place."""

    def __init__(self, folder):
        if shutil.which("redis-server") is None:
            pytest.skip("redis-server is not installed")
        self.folder, self.port = folder, free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self):
        command = ["redis-server", "--port", str(self.port), "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def kill(self):
        self.process.kill()
        self.process.wait(10)

    close = kill


class OwnPostgres:
    """A PostgreSQL that can be brought down without a goodbye and started again."""

    def __init__(self, folder):
        programs = postgres_programs()
        if programs is None:
            pytest.skip("PostgreSQL is not installed")
        self.data, self.port = folder / "data", free_port()
        self.user = unprivileged(folder)
        initdb, self.pg_ctl = programs
        self.run(initdb, "-D", self.data, "-U", "postgres", "-A", "trust", "--no-sync")
        self.options = f"-p {self.port} -h 127.0.0.1 -k {folder}"
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.start()

    def run(self, *command):
        subprocess.run([*self.user, *command], check=True, stdout=subprocess.DEVNULL)

    def start(self):
        self.run(self.pg_ctl, "-D", self.data, "-w", "-o", self.options, "start")

    def kill(self):
        self.run(self.pg_ctl, "-D", self.data, "-m", "immediate", "stop")

    close = kill


async def one_move(number, *seats):
    """A decision that is repeated until it is stored, and seen by everybody."""
    seat, _ = mover(*seats)
    action = seat.state["legal"][0]["id"]
    wish = {"id": f"m{number}", "decision": seat.state["decision"], "action": action}
    await retried(lambda: seat.command("move", **wish))
    await everybody(*seats, decision=wish["decision"] + 1)


def whole(seat):
    """Whether somebody was told of every entry once."""
    return [update["n"] for update in seat.updates] == list(range(1, seat.n + 1))


def test_redis_is_restarted_in_the_middle_of_a_game(tmp_path, run):
    with closing(OwnRedis(tmp_path)) as redis:
        settings = replace(PATIENT, data=str(tmp_path), channels=redis.url, sweep_seconds=600)

        async def play(first, second):
            lea, max_, table = await across(first.url, second.url)
            async with Seat(lea, table) as one, Seat(max_, table) as two:
                await one.command("start")
                await everybody(one, two, status="running")
                await one_move(0, one, two)
                redis.kill()
                seat, other = mover(one, two)
                wish = {"id": "alone", "decision": 1, "action": seat.state["legal"][0]["id"]}
                await retried(lambda: seat.command("move", **wish))
                assert other.state["decision"] == 1  # nobody could tell
                redis.start()
                await everybody(one, two, decision=2)  # though no sweep looks for what was missed
                for number in range(3):
                    await one_move(f"after {number}", one, two)
                assert whole(one)
                assert whole(two)

        with Running(settings) as a, Running(settings) as b:
            run(play(a, b))


@pytest.fixture
def folder():
    """A folder that another user can reach, whatever the tests' own folder allows."""
    with tempfile.TemporaryDirectory(prefix="paname-") as name:
        yield Path(name)


def test_postgres_is_restarted_in_the_middle_of_a_game(folder, tmp_path, run):
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    with closing(OwnPostgres(folder)) as postgres:
        settings = replace(PATIENT, data=str(tmp_path), database=postgres.url, channels=postgres.url)

        async def play(first, second):
            lea, max_, table = await across(first.url, second.url)
            async with Seat(lea, table) as one, Seat(max_, table) as two:
                await one.command("start")
                await everybody(one, two, status="running")
                await one_move(0, one, two)
                await asyncio.to_thread(postgres.kill)
                with pytest.raises(Refused):
                    await one.command("chat", text="Is anybody there?")
                await asyncio.to_thread(postgres.start)
                for number in range(3):
                    await one_move(f"after {number}", one, two)
                assert whole(one)
                assert whole(two)

        with Running(settings) as a, Running(settings) as b:
            run(play(a, b))
        assert answers(lambda: run_on(postgres.url, "SELECT 1"))


def serve(folder, *options, **variables):
    """A server in a process of its own, and where it is."""
    port = free_port()
    command = [sys.executable, "-m", "paname.cli.main", "serve", "--port", str(port), "--data", str(folder), *options]
    given = {f"PANAME_{name.upper()}": str(value) for name, value in variables.items()}
    environment = {**os.environ, "PANAME_LOG_LEVEL": "critical", **given}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return process, f"http://127.0.0.1:{port}"


def test_a_process_that_was_stopped_past_its_lease_does_no_harm_when_it_goes_on(postgres, tmp_path, run):
    often = {"lease_seconds": 1, "sweep_seconds": 0.3}
    database = ("--database", postgres, "--channels", postgres)
    stopped, url = serve(tmp_path / "a", *database, **often)
    settings = replace(PATIENT, data=str(tmp_path), database=postgres, channels=postgres, **often)

    async def play(second):
        await up(url)
        lea = await Server.guest(url, "Léa")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": seats}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        async with Seat(lea, table) as before:
            await before.until(lambda: bool(before.state["legal"]))
        stopped.send_signal(signal.SIGSTOP)
        lea.url = second.url
        async with Seat(lea, table) as seat:
            for _ in range(2):  # the bot's answer needs the lease of a process that sleeps
                decision = seat.state["decision"]
                await seat.move(seat.state["legal"][0]["id"])
                await seat.until(lambda d=decision: seat.state["decision"] > d + 1 and bool(seat.state["legal"]))
            stopped.send_signal(signal.SIGCONT)
            await seat.play(lambda state: state["legal"][0]["id"])
            assert seat.state["result"]["reason"] == "rules"
        entries = await second.services.hub.store.entries(table)
        assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))

    try:
        with Running(settings) as second:
            run(play(second))
    finally:
        stopped.send_signal(signal.SIGCONT)
        stopped.kill()
        stopped.wait(10)


def test_a_disk_that_is_full_refuses_moves_until_there_is_space(tmp_path, run):
    if not hasattr(resource, "prlimit"):
        pytest.skip("this system can't limit the files of another process")
    server, url = serve(tmp_path)

    def space(size):
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def play():
        await up(url)
        async with two_at_a_table(url) as (one, two):
            await one_move(0, one, two)
            space(1)  # no file may grow any more
            seat, other = mover(one, two)
            wish = {"id": "full", "decision": 1, "action": seat.state["legal"][0]["id"]}
            with pytest.raises(Refused) as refused:
                await seat.command("move", **wish)
            assert refused.value.code == "busy"
            assert (await other.server.get(f"/api/tables/{other.table}"))["state"]["decision"] == 1
            space(resource.RLIM_INFINITY)
            await retried(lambda: seat.command("move", **wish))
            await everybody(one, two, decision=2)
            await one_move(2, one, two)
            assert whole(one)
            assert whole(two)

    try:
        run(play())
    finally:
        server.terminate()
        server.wait(20)


def test_bots_whose_processes_are_killed_again_and_again_still_play(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), bot_workers=2)

    async def play(server):
        lea = await Server.guest(server.url, "Léa")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": seats}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        async with Seat(lea, table) as seat:
            for _ in range(4):
                await seat.until(lambda: bool(seat.state["legal"]))
                decision = seat.state["decision"]
                await seat.move(seat.state["legal"][0]["id"])
                kill_workers(server.services.hub.bots)
                await seat.until(lambda d=decision: seat.state["decision"] > d + 1)
            assert whole(seat)

    with Running(settings) as server:
        run(play(server))


def kill_workers(pool):
    """SIGKILL for every process that thinks for a bot, a moment after it was asked."""
    time.sleep(0.02)
    for process in [worker.process for worker in pool.workers if worker.process is not None]:
        if process.pid is not None:  # it is being started
            os.kill(process.pid, signal.SIGKILL)
