"""Time: what a decision costs, what lag and restarts do not, and what a time-out brings about."""

from dataclasses import replace

import pytest
from tests.server.harness import everybody, mover, two_at_a_table
from tests.server.tables import FISCHER, PEOPLE, Desk

from paname.server import ids
from paname.server.table import commands as ask
from paname.server.table.clock import deadline
from paname.server.table.handlers import time_out
from paname.server.table.settings import Clock
from paname.server.table.updates import state_view
from paname.server.wire import ClockView


def test_fischer_takes_the_time_and_adds_the_increment():
    desk = Desk(clock=FISCHER)
    seat = desk.table.to_move
    desk.now += 20_000
    desk.move()
    assert desk.table.left[seat] == 45_000
    assert desk.table.left[1 - seat] == 60_000
    assert state_view(desk.table, -1).clock == ClockView(
        1 - seat, desk.table.left, 21_000, 81_000, paused=False, vacation=[None, None]
    )


def test_lag_and_a_restart_cost_nothing():
    desk = Desk(clock=FISCHER)
    seat = desk.table.to_move
    desk.now += 10_000
    command = ask.Move(decision=0, action=desk.table.state.legal_actions()[0])
    desk.command(replace(desk.actor(), lag=400, resumed=9_000), command)
    assert desk.table.left[seat] == 60_000 - 1600 + 5000


def test_days_are_new_for_every_move():
    desk = Desk(clock=Clock("days", days=2))
    assert deadline(desk.table) == 1000 + 2 * 86_400_000
    desk.now += 86_400_000
    desk.move()
    assert deadline(desk.table) == desk.now + 2 * 86_400_000


@pytest.mark.parametrize("rule", ["bot", "end"])
def test_a_time_out_hands_the_seat_to_a_bot_or_ends_the_game(rule):
    desk = Desk(clock=FISCHER, time_out=rule)
    seat = desk.table.to_move
    desk.adopt(time_out(desk.table, seat, 0, desk.now + 70_000))
    if rule == "bot":
        assert desk.table.seats[seat].bot_plays
        assert deadline(desk.table) is None
        desk.command(PEOPLE[seat], ask.Return())
        assert desk.table.left[seat] == 60_000
    else:
        assert desk.table.status == "over"
        assert desk.table.ended.winners == [1 - seat]
        assert desk.table.ended.reason == "time"
    assert time_out(desk.table, 1 - seat, 0, desk.now).entries == []


def test_a_live_clock_runs_out(server, run):
    async def play():
        clock = {"kind": "fischer", "initial": 10, "increment": 0}
        async with two_at_a_table(server.url, clock=clock, time_out="end") as (lea, max_):
            owner = server.services.hub.owners[lea.table]
            seat, _ = mover(lea, max_)
            owner.table.left[seat.state["to_move"]] = 0
            server.services.hub.loop.call_soon_threadsafe(owner.autoplay.schedule)
            await everybody(lea, max_, status="over")
            assert lea.state["result"]["reason"] == "time"

    run(play())


@pytest.mark.parametrize("hours", [1, -1])
def test_a_wall_clock_that_is_set_costs_and_gives_nobody_time(url, run, monkeypatch, hours):
    real = ids.time.time_ns

    async def play():
        async with two_at_a_table(url, clock={"kind": "fischer", "initial": 600, "increment": 5}) as (lea, max_):
            for decision in range(1, 5):
                seat, _ = mover(lea, max_)
                if decision == 2:
                    monkeypatch.setattr(ids.time, "time_ns", lambda: real() + hours * 3_600_000_000_000)
                await seat.move(seat.state["legal"][0]["id"])
                await everybody(lea, max_, decision=decision)
            assert all(600_000 <= left <= 610_000 for left in lea.state["clock"]["left"])
            assert lea.state["status"] == "running"

    run(play())
