"""Absence: measured from the last sign of life, judged by the table's clock and by those who are there; never a yes."""

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.harness import PATIENT, Running, everybody, mover, two_at_a_table
from tests.server.tables import LEA, MAX, ZOE, Desk
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paname.client import Refused
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.entries import ReplaceAsked, Replaced, UndoAsked
from paname.server.table.settings import Clock
from paname.server.table.updates import state_view

DAY = 86_400_000


def test_a_line_that_breaks_after_a_long_game_is_not_away_at_once(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), away_seconds=1, ping_seconds=0.2)

    async def play(url):
        async with two_at_a_table(url) as (lea, max_):
            await asyncio.sleep(1.5)  # both have been connected for longer than the limit
            await max_.command("chat", text="still here")
            max_.task.cancel()
            await everybody(lea, status="running")
            with pytest.raises(Refused) as refused:
                await lea.command("replace", seat=1)
            assert refused.value.error["case"] == "not_away"
            await asyncio.sleep(1.5)
            await lea.command("replace", seat=1)
            await lea.until(lambda: lea.updates[-1]["kind"] in ("replaced", "moved"))

    with Running(settings) as running:
        run(play(running.url))


def test_somebody_who_plays_by_rest_is_not_away(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path), away_seconds=1, ping_seconds=0.2)

    async def play(url):
        async with two_at_a_table(url) as (lea, max_):
            max_.task.cancel()
            await asyncio.sleep(1.2)
            seat, _ = mover(lea, max_)
            await max_.server.post(f"/api/tables/{lea.table}/commands", {"type": "chat", "id": "x", "text": "by post"})
            with pytest.raises(Refused) as refused:
                await lea.command("replace", seat=1)
            assert refused.value.error["case"] == "not_away"
            assert seat

    with Running(settings) as running:
        run(play(running.url))


def test_whoever_could_not_be_let_in_is_not_away(tmp_path, run, monkeypatch):
    settings = replace(PATIENT, data=str(tmp_path), away_seconds=2, ping_seconds=0.2)

    async def fails(_token):
        raise OperationalError("statement", {}, OSError("the database is away"))

    async def play(server):
        async with two_at_a_table(server.url) as (lea, max_):
            max_.task.cancel()
            await asyncio.sleep(2.5)
            with monkeypatch.context() as patch:
                patch.setattr(server.services.accounts, "session", fails)
                address = f"ws{server.url.removeprefix('http')}/api/tables/{lea.table}/live"
                headers = {"Authorization": f"Bearer {max_.server.token}"}
                async with connect(address, additional_headers=headers) as line:
                    await line.send('{"type": "hello", "protocol": 1}')
                    with pytest.raises(ConnectionClosed):
                        await line.recv()
                assert line.close_code == 1013  # come back in a moment
            with pytest.raises(Refused) as refused:
                await lea.command("replace", seat=1)
            assert refused.value.error["case"] == "not_away"

    with Running(settings) as server:
        run(play(server))


def test_whoever_came_back_before_a_replacement_was_stored_is_not_replaced(tmp_path, run, monkeypatch):
    settings = replace(PATIENT, data=str(tmp_path), away_seconds=1, ping_seconds=0.2)

    async def play(server):
        async with two_at_a_table(server.url) as (lea, max_):
            max_.task.cancel()
            await asyncio.sleep(1.5)
            owner = server.services.hub.owners[lea.table]

            async def too_late(draft):
                assert isinstance(draft.steps[0].entry, Replaced)
                monkeypatch.undo()
                owner.attendance.note(max_user)
                return False

            max_user = owner.table.seats[1].user
            monkeypatch.setattr(owner, "commit", too_late)
            with pytest.raises(Refused) as refused:
                await lea.command("replace", seat=1)
            assert refused.value.error["case"] == "not_away"

    with Running(settings) as server:
        run(play(server))


def test_a_table_with_days_waits_for_the_deadline():
    desk = Desk(clock=Clock("days", days=2), options={"start": 1})
    lea = replace(LEA, away=(1,))
    assert desk.table.to_move == 1
    desk.now += 2 * DAY - 1
    with pytest.raises(Refusal, match="still has time"):
        desk.command(lea, ask.Replace(seat=1))
    desk.now += 2
    assert [type(entry) for entry in desk.command(lea, ask.Replace(seat=1))] == [Replaced]


def test_at_a_table_with_days_nobody_is_replaced_who_isnt_to_move():
    desk = Desk(clock=Clock("days", days=2), options={"start": 0})
    desk.now += 30 * DAY
    with pytest.raises(Refusal, match="still has time"):
        desk.command(replace(LEA, away=(1,)), ask.Replace(seat=1))


def test_those_who_are_here_have_to_agree_that_somebody_is_replaced():
    desk = Desk("paris_paris", players=3)
    lea, max_ = (replace(actor, away=(2,), present=(0, 1)) for actor in (LEA, MAX))
    assert [type(entry) for entry in desk.command(lea, ask.Replace(seat=2))] == [ReplaceAsked]
    assert desk.command(lea, ask.Replace(seat=2)) == []
    assert desk.table.seats[2].is_person
    assert [type(entry) for entry in desk.command(max_, ask.Replace(seat=2))] == [Replaced]
    desk.command(ZOE, ask.Return())
    assert desk.table.votes == {}
    assert [type(entry) for entry in desk.command(max_, ask.Replace(seat=2))] == [ReplaceAsked]


def test_being_away_is_never_a_yes_to_an_undo():
    desk = Desk(options={"start": 0})
    desk.move()
    desk.move()
    desk.command(replace(LEA, away=(1,)), ask.Replace(seat=1))
    assert state_view(desk.table, 0).undo.can == "ask"
    assert [type(entry) for entry in desk.command(LEA, ask.Undo(to=0))] == [UndoAsked]
    assert desk.table.decision == 2


def test_what_another_process_says_is_a_sign_of_life(server, run):
    async def play():
        async with two_at_a_table(server.url) as (lea, _):
            attendance = server.services.hub.owners[lea.table].attendance
            attendance.since = time.monotonic() - 1000
            attendance.seen.clear()
            attendance.owner.connections.clear()
            assert attendance.away(100) == (), "nobody, so soon after the start"
            server.services.hub.pubsub.peers.missed -= 1000
            assert attendance.away(100) == (0, 1)
            attendance.hear("other", ([False, True], 0), [500, 0])
            assert attendance.away(100) == (0,)
            attendance.hear("other", ([False, False], 0), [500, 0])
            assert attendance.away(100) == (0,)
            attendance.vouched[1] -= 200
            assert attendance.away(100) == (0, 1)

    run(play())
