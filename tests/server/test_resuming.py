"""Numbers, gaps and repeated commands: nothing is missed, nothing is done twice."""

import asyncio
import json

from tests.server.harness import everybody, mover, step, two_at_a_table
from websockets.asyncio.client import connect

from paname.client import Seat


async def hello(seat, **fields):
    """A raw line to a seat's table."""
    headers = {"Authorization": f"Bearer {seat.server.token}"}
    socket = await connect(seat.address(), additional_headers=headers)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, **fields}))
    return socket


async def until(socket, kind):
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == kind:
            return message


def test_a_client_that_missed_updates_gets_exactly_those(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            for _ in range(6):
                await step(lea, max_)
            for seat in (lea, max_):
                for since in (0, 3, seat.n - 1, seat.n):
                    socket = await hello(seat, since=since)
                    welcome = await until(socket, "welcome")
                    assert welcome["n"] == seat.n
                    message = await until(socket, "updates")
                    assert message["updates"] == [update for update in seat.updates if update["n"] > since]
                    assert message["state"] == seat.state
                    await socket.close()

    run(play())


def test_a_number_of_another_history_resynchronizes(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, _):
            socket = await hello(lea, since=99_999)
            message = await until(socket, "updates")
            assert message["resync"] is True
            assert message["updates"] == []
            await socket.close()

    run(play())


def test_a_line_that_breaks_comes_back_and_the_game_goes_on(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            for _ in range(8):
                seat, other = mover(lea, max_)
                await other.socket.close()
                decision = seat.state["decision"]
                await seat.move(seat.state["legal"][0]["id"])
                await everybody(lea, max_, decision=decision + 1)
            assert lea.reconnections + max_.reconnections >= 8
            assert [update["n"] for update in max_.updates] == list(range(1, max_.n + 1))

    run(play())


def test_resending_a_command_never_plays_twice(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            seat, _ = mover(lea, max_)
            fields = {"id": "mine", "decision": 0, "action": seat.state["legal"][0]["id"]}
            one = await seat.command("move", **fields)
            two = await seat.command("move", **fields)
            assert one == two
            by_rest = await seat.server.post(f"/api/tables/{seat.table}/commands", {"type": "move", **fields})
            assert by_rest == one
            await everybody(lea, max_, decision=1)
            assert lea.n == one["n"]

    run(play())


def test_many_copies_at_once_play_once(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            seat, _ = mover(lea, max_)
            lines = [await hello(seat) for _ in range(5)]
            text = json.dumps({"type": "move", "id": "x", "decision": 0, "action": seat.state["legal"][0]["id"]})
            await asyncio.gather(*(line.send(text) for line in lines))
            replies = [await until(line, "reply") for line in lines]
            assert len({json.dumps(reply) for reply in replies}) == 1
            assert replies[0]["ok"]
            await everybody(lea, max_, decision=1)
            for line in lines:
                await line.close()

    run(play())


def test_going_and_coming_back_is_told(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            told = []
            lea.listener = lambda message: told.append(message["seats"]) if message["type"] == "presence" else None
            max_.task.cancel()
            await asyncio.wait_for(lea.until(lambda: told[-1:] == [[True, False]]), 20)
            async with Seat(max_.server, lea.table):
                await asyncio.wait_for(lea.until(lambda: told[-1:] == [[True, True]]), 20)

    run(play())


def test_a_bot_in_a_seat_that_was_left_is_seen_thinking(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            told = []
            lea.listener = lambda message: told.append(message["type"])
            await max_.command("leave")
            if lea.state["legal"]:
                await lea.move(lea.state["legal"][0]["id"])
            await asyncio.wait_for(lea.until(lambda: "thinking" in told), 20)

    run(play())
