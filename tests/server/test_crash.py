"""Nothing is lost: the short form of the drill (`make drill` is the long one), and restarts in peace."""

import asyncio
from dataclasses import replace

from bench.drill import drill
from tests.server.harness import PATIENT, Running, everybody, mover

from paname.client import Seat, Server


def test_games_survive_a_server_that_is_killed_at_random_moments():
    result = asyncio.run(asyncio.wait_for(drill(6, 3, at_once=6, often=30), 120))
    assert result["faults"] == []
    assert result["kills"] == 3
    assert result["reconnections"] > 0


def test_a_restart_resumes_every_table_and_bots_go_on_thinking(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path))

    async def begin(url):
        lea = await Server.guest(url, "Léa")
        wish = {"game": "lumiere", "seats": [{"kind": "bot", "level": "touriste"}] * 2, "listed": True}
        table = (await lea.post("/api/tables", wish))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        return lea.token, table

    async def watch(url, table):
        async with Seat(Server(url), table) as seat:
            await seat.until(lambda: seat.state["status"] == "over")
            return seat.state["result"]

    with Running(settings) as running:
        _, table = run(begin(running.url))
    with Running(settings) as running:
        assert run(watch(running.url, table))["reason"] == "rules"


def test_people_come_back_to_a_server_that_was_stopped(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path))

    async def play(first):
        lea = await Server.guest(first.url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        async with Seat(lea, table, seat=0) as one, Seat(lea, table, seat=1) as two:
            seat, _ = mover(one, two)
            await seat.move(seat.state["legal"][0]["id"])
            await everybody(one, two, decision=1)
            first.server.should_exit = True
            socket = one.socket
            await asyncio.to_thread(first.thread.join, 20)
            assert socket.close_code == 1012
            with Running(settings) as second:
                lea.url = second.url
                seat, _ = mover(one, two)
                decision = seat.state["decision"]
                await seat.command("move", decision=decision, action=seat.state["legal"][0]["id"])
                await everybody(one, two, decision=2)

    with Running(settings) as first:
        run(play(first))
