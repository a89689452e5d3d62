"""What breaks comes back by itself: connections to the database and to the channels, and stopping never hangs."""

import asyncio
import json
import threading
import time
from dataclasses import replace

import pytest
from tests.server.databases import run_on
from tests.server.harness import PATIENT, Running, everybody, mover, request
from tests.server.test_processes import across

from paname.client import Refused, Seat
from paname.server.store.store import Store


def cut_postgres(url):
    """End all connections to one database, as a restart does."""
    name = url.rpartition("/")[2]
    run_on(
        f"{url.rpartition('/')[0]}/template1",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )


def cut_redis(url):
    """End all connections to a Redis, as a restart does."""
    import redis

    with redis.Redis.from_url(url) as client:
        for kind in ("pubsub", "normal"):
            client.execute_command("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")


@pytest.fixture(params=["postgres", "redis"])
def broken_channels(request, tmp_path):
    """Settings of processes that hear each other by their channels alone, and what cuts these."""
    database = request.getfixturevalue("postgres")
    channels = database if request.param == "postgres" else request.getfixturevalue("redis")
    settings = replace(PATIENT, data=str(tmp_path), database=database, channels=channels, sweep_seconds=60)
    return settings, (cut_postgres, cut_redis)[request.param == "redis"], channels


async def retried(work):
    """What a client does that is told to come back."""
    for _ in range(20):
        try:
            return await work()
        except Refused as refused:
            if refused.code not in ("busy", "internal"):
                raise
            await asyncio.sleep(0.3)
    raise AssertionError("it never came back")


def test_processes_hear_each_other_again_after_their_channels_broke(broken_channels, run):
    settings, cut, channels = broken_channels

    async def play(first, second):
        lea, max_, table = await across(first.url, second.url)
        async with Seat(lea, table) as one, Seat(max_, table) as two:
            await retried(lambda: one.command("start"))
            await everybody(one, two, status="running")
            await asyncio.to_thread(cut, channels)
            await asyncio.sleep(1)
            for decision in range(1, 4):
                seat, other = mover(one, two)
                action = seat.state["legal"][0]["id"]
                await retried(
                    lambda s=seat, d=decision - 1, a=action: s.command("move", id=f"m{d}", decision=d, action=a)
                )
                await asyncio.wait_for(everybody(one, two, decision=decision), 30)
            assert [update["n"] for update in other.updates] == list(range(1, other.n + 1))

    with Running(settings) as a, Running(settings) as b:
        run(play(a, b))
        assert b"paname_channel_breaks_total" in request(f"{a.url}/metrics")[2]
        assert json.loads(request(f"{a.url}/readyz")[2])["ok"]
        began = time.monotonic()
    assert time.monotonic() - began < 25


def test_a_store_that_closes_waits_for_its_readers_and_leaves_no_connection_open(postgres, run):
    store = Store(replace(PATIENT, database=postgres).database_url())
    store.open()
    begun, go = threading.Event(), threading.Event()

    def slowly(connection):
        begun.set()
        go.wait(10)
        return connection.connection.dbapi_connection

    async def read():
        reading = asyncio.create_task(store.read(slowly))
        await asyncio.to_thread(begun.wait, 10)
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        await asyncio.sleep(0.2)
        go.set()
        await closing
        return await reading

    assert run(read()).closed


def test_readiness_tells_what_is_missing(tmp_path):
    with Running(replace(PATIENT, data=str(tmp_path))) as server:
        assert request(f"{server.url}/readyz")[0] == 200
        store = server.services.hub.store

        async def fails(job):
            raise OSError("away")

        store.read = fails
        status, _, body = request(f"{server.url}/readyz")
        assert (status, json.loads(body)["database"]) == (503, False)
        assert request(f"{server.url}/healthz")[0] == 200
