"""Hostile input: whatever comes, the server answers with a refusal or closes, stays small and goes on playing."""

import asyncio
import contextlib
import json
import random
from dataclasses import replace

import pytest
from tests.server.harness import PATIENT, Running, everybody, mover, request, step, two_at_a_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paname.client import Server
from paname.server.settings import Settings

JUNK = [
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "{}",
    '{"type": "nonsense"}',
    '{"type": 5}',
    '{"type": "move"}',
    '{"type": "move", "id": "a", "decision": "zero", "action": 1}',
    '{"type": "move", "id": "a", "decision": 0, "action": 1e400}',
    '{"type": "move", "id": "a", "decision": -1, "action": 1}',
    '{"type": "move", "id": "a", "decision": 0, "action": 99999999999999999999}',
    '{"type": "move", "id": "a", "decision": 0}',
    '{"type": "move", "id": "a", "decision": 0, "action": 1, "text": "take U6"}',
    '{"type": "move", "id": "' + "x" * 65 + '", "decision": 0, "action": 1}',
    '{"type": "move", "decision": 0, "action": 1}',
    '{"type": "chat", "id": "a", "text": ""}',
    '{"type": "chat", "id": "b", "text": "   "}',
    '{"type": "chat", "id": "c", "text": "' + "x" * 501 + '"}',
    '{"type": "hello", "protocol": 1}',
    '{"type": "reveal", "seat": 7}',
    '{"type": "undo", "id": "u", "to": 5}',
    '{"type": "undo_answer", "id": "v", "grant": true}',
    '{"type": "seat", "id": "w", "seat": 0, "kind": "open"}',
    '{"type": "replace", "id": "x", "seat": 0}',
    '{"type": "join", "id": "y", "seat": 6}',
    '{"type": "why", "id": "z"}',
    '{"type": "why", "id": "z", "draft": {"kind": {"a": [[[[]]]]}}}',
    '{"type": "why", "id": "z", "text": "\\u0000"}',
    '{"type": "forecast", "id": "f", "actions": [], "decision": 0}',
    '{"type": "forecast", "id": "f", "actions": [99999999], "decision": 0}',
    '{"type": "replay", "id": "r", "decision": 5000}',
    '{"type": "ping", "t": null}',
    "[" * 5000,
    '{"type": "why", "id": "n", "draft": ' + '{"a":' * 2500,
    '{"type": "why", "id": "n", "draft": ' + '{"a":' * 500 + "1" + "}" * 500 + "}",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    b"\xff\xfe\x00",
    b'{"type": "ping", "t": 1}',
]


async def line(seat, origin=None, token=None):
    headers = {"Authorization": f"Bearer {token or seat.server.token}"}
    socket = await connect(seat.address(), additional_headers=headers, origin=origin)
    with contextlib.suppress(ConnectionClosed):
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
    return socket


async def drained(socket):
    """Read until the line is closed; all that came."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
    except ConnectionClosed:
        return heard


async def answer(socket):
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] in ("reply", "error", "pong", "state"):
            return message


def test_every_piece_of_junk_is_answered_and_the_game_goes_on(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            socket = await line(max_)
            for junk in JUNK:
                await socket.send(junk)
                told = await answer(socket)
                if told["type"] in ("reply", "error"):
                    assert told["ok"] is False or told.get("why"), junk
                    assert "Traceback" not in json.dumps(told)
            await socket.close()
            assert lea.n == 3
            await step(lea, max_)

    run(play())


def test_random_messages_of_a_fuzzer_change_nothing_that_is_not_theirs(url, run):
    async def play():
        chance = random.Random(7)
        kinds = ["join", "leave", "return", "seat", "start", "move", "undo", "undo_answer", "resign", "replace"]
        values = [None, True, -1, 0, 1, 3, 2**40, 0.5, "", "x", "open", "bot", [], {}, [1, [2]], {"seat": 0}]
        names = ["seat", "decision", "action", "text", "to", "grant", "kind", "level", "actions", "draft", "nonce"]
        async with two_at_a_table(url) as (lea, max_):
            stranger = await Server.guest(url, "Zoé")
            socket = await line(lea, token=stranger.token)
            for number in range(400):
                if number % 40 == 0:
                    await socket.close()
                    socket = await line(lea, token=stranger.token)
                message = {"type": chance.choice([*kinds, "forecast", "why", "legal", "breakdown", "hint", "replay"])}
                message["id"] = f"f{number}"
                message.update({chance.choice(names): chance.choice(values) for _ in range(chance.randrange(5))})
                await socket.send(json.dumps(message))
                told = await answer(socket)
                if told["type"] == "reply" and message["type"] in kinds:
                    assert told["ok"] is False, message
            await socket.close()
            assert lea.n == max_.n == 3

    run(play())


def test_replayed_reordered_and_foreign_commands_are_refused(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            seat, other = mover(lea, max_)
            sent = [
                {"type": "move", "id": f"m{k}", "decision": k, "action": seat.state["legal"][0]["id"]} for k in (2, 1)
            ]
            for message in sent:
                told = await seat.server.post(f"/api/tables/{seat.table}/commands", {"type": "legal", "id": "l"})
                assert told["ok"]
                socket = await line(seat)
                await socket.send(json.dumps(message))
                assert (await answer(socket))["error"]["code"] == "out_of_date"
                await socket.close()
            await step(lea, max_)
            first = seat.updates[-1]
            socket = await line(other)
            await socket.send(json.dumps({"type": "move", "id": "m", "decision": 0, "action": first["action"]["id"]}))
            assert (await answer(socket))["ok"] is False
            await socket.close()
            await everybody(lea, max_, decision=1)

    run(play())


def test_large_frames_and_bodies_are_refused(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            socket = await line(max_)
            await socket.send("x" * 20_000)
            await drained(socket)
            assert socket.close_code == 1009
            await step(lea, max_)

    run(play())
    status, _, body = request(f"{url}/api/verify", "POST", b'{"a": "' + b"x" * 400_000 + b'"}')
    assert (status, json.loads(body)["error"]["code"]) == (413, "too_large")


def test_deep_nesting_is_refused(url):
    for path in ("/api/verify", "/api/tables", "/api/session"):
        for body in (b'{"a":' * 5000 + b"1" + b"}" * 5000, b"[" * 50_000):
            status, _, answer_ = request(f"{url}{path}", "POST", body)
            assert (status, json.loads(answer_)["error"]["code"]) == (400, "invalid")


def test_foreign_origins_get_no_live_connection(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, _):
            with pytest.raises(InvalidStatus) as refused:
                await line(lea, origin="https://evil.example")
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body)["error"]["code"] == "foreign_origin"
            socket = await line(lea, origin=url)
            await socket.close()

    run(play())


def test_who_says_no_hello_or_another_protocol_is_sent_away(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, _):
            for first in ('{"type": "ping", "t": 1}', '{"type": "hello", "protocol": 99}', "{"):
                socket = await connect(lea.address())
                await socket.send(first)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), 10)
                assert socket.close_code == 4000
            socket = await connect(lea.address().replace(lea.table, "nosuchtable1"))
            await socket.send('{"type": "hello", "protocol": 1}')
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code == 4004

    run(play())


@pytest.fixture
def strict(tmp_path):
    """A server with the limits that it has by default, and smaller ones for waiting less."""
    limits = replace(Settings(), data=str(tmp_path), requests_per_minute=120, connections_per_address=3, bot_workers=1)
    with Running(limits) as running:
        yield running


def test_a_flood_is_told_when_to_come_back_and_then_closed(strict, run):
    async def play():
        async with two_at_a_table(strict.url) as (_, max_):
            socket = await line(max_)
            for number in range(300):
                await socket.send(json.dumps({"type": "ping", "t": number}))
            told = [message["error"] for message in await drained(socket) if message["type"] == "error"]
            assert told
            assert all(error["code"] == "too_fast" and error["retry_after"] >= 1 for error in told)
            assert socket.close_code == 4008
            lines = [await line(max_) for _ in range(3)]
            await drained(lines[-1])
            assert lines[-1].close_code == 4008
            for extra in lines:
                await extra.close()

    run(play())
    answers = [request(f"{strict.url}/api/server") for _ in range(130)]
    status, headers, body = answers[-1]
    assert status == 429
    assert int(headers["Retry-After"]) >= 1
    assert json.loads(body)["error"]["code"] == "too_fast"
    with pytest.raises(InvalidStatus) as refused:
        run(connect(f"ws{strict.url.removeprefix('http')}/api/tables/any/live").__aenter__())
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["Retry-After"]) >= 1


def flood(connection):
    """More messages at once than may wait."""
    for number in range(100):
        connection.send({"type": "noise", "number": number})
        assert len(connection.outbox) <= 32


def test_a_reader_that_does_not_read_costs_no_unbounded_memory(tmp_path, run):
    async def play(running):
        async with two_at_a_table(running.url) as (lea, max_):
            owner = running.services.hub.owners[lea.table]
            slow = next(iter(owner.connections))
            heard = []
            lea.listener = max_.listener = heard.append
            running.services.hub.loop.call_soon_threadsafe(flood, slow)
            while not any(message.get("resync") for message in heard):
                await asyncio.sleep(0.02)
            await step(lea, max_)

    with Running(replace(PATIENT, data=str(tmp_path), outbox_messages=32)) as running:
        run(play(running))
