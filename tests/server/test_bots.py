"""Bots at tables: a player lives on in its worker, and a worker that dies or hangs stops nobody."""

import os
import signal

import pytest

import paname
from paname.server.bots import worker
from paname.server.bots.job import job_for
from paname.server.bots.pool import BotPool


def job(state, player="t:0", level="touriste", stream="s"):
    return job_for(state, int(state.to_move), level, stream, player)


@pytest.fixture
def pool():
    found = BotPool(2, 10)
    yield found
    found.close()


def test_a_seat_keeps_its_player_and_players_are_bounded(monkeypatch):
    state = paname.load("lumiere").new(seed=1)
    monkeypatch.setattr(worker, "KEPT", 3)
    worker._players.clear()
    first = worker.player_of(job(state, "t:0"))
    assert worker.player_of(job(state, "t:0", stream="other")) is first
    assert worker.player_of(job(state, "t:0", level="flaneur")) is not first
    for number in range(5):
        worker.player_of(job(state, f"u{number}:0"))
    assert len(worker._players) == 3
    assert worker.player_of(job(state, "t:0")) is not first
    assert worker.player_of(job(state, "")) is not worker.player_of(job(state, ""))
    worker._players.clear()


def innermost(bot):
    """The bot that thinks, within those that only add to it."""
    while hasattr(bot, "bot"):
        bot = bot.bot
    return bot


def test_the_search_tree_of_a_turn_survives_between_its_decisions():
    """Paris: a turn has several decisions; the second goes on with the tree behind the first."""
    worker._players.clear()
    game = paname.load("paris")
    state = game.new(players=2, seed=3)
    kept = 0
    for number in range(40):
        asked = job(state, level="parisien", stream=f"s{number}")
        player = worker.player_of(asked)
        expected = getattr(innermost(player.bot), "expected", b"")
        mover = state.to_move
        state.apply(worker.choose(asked).action)
        kept += bool(expected)
        if state.to_move != mover and kept:
            break
    worker._players.clear()
    assert kept


def test_a_seat_is_asked_where_it_was_asked_before(pool):
    one, two = pool.workers
    assert pool.worker_for("a") is one
    one.is_busy = True
    assert pool.worker_for("b") is two
    two.is_busy = False
    one.is_busy = False
    assert pool.worker_for("b") is two
    assert pool.worker_for("a") is one
    one.is_busy = True
    assert pool.worker_for("a") is two
    assert pool.worker_for("") is two
    assert "" not in pool.homes


def test_a_worker_that_dies_is_replaced_and_asked_again(pool, run):
    state = paname.load("lumiere").new(seed=1)

    async def ask():
        first = await pool.choose(job(state))
        used = next(worker for worker in pool.workers if worker.process is not None)
        os.kill(used.process.pid, signal.SIGKILL)
        used.process.join()
        second = await pool.choose(job(state))
        return first.action, second.action

    assert set(run(ask())) <= set(state.legal_actions())


def test_a_worker_that_hangs_is_ended_when_its_time_is_up(run):
    pool = BotPool(1, 10, seconds=0.3)
    state = paname.load("lumiere").new(seed=1)

    async def ask():
        pool.seconds = 30
        await pool.choose(job(state))
        pool.seconds = 0.3
        pid = pool.workers[0].process.pid
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await pool.choose(job(state))
        pool.seconds = 30
        return (await pool.choose(job(state))).action

    try:
        assert run(ask()) in state.legal_actions()
    finally:
        pool.close()
