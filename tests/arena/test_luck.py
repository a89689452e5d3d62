"""Luck and skill: they add up to the result, and luck is nought on average whoever judges."""

import pytest
from tests.bots.worlds import GAMES as ALL

import paname
from paname.arena.luck import Accountant, adjusted
from paname.arena.plan import Plan
from paname.arena.tournament import Tournament
from paname.core.rng import Rng

GAMES = ALL if paname.COMPILED else [("lumiere", 2), ("paris_paris", 3)]  # interpreted, a whole game takes its time


def random_game(name, players, seed):
    start = paname.load(name).new(players=players, chance="explicit")
    state = start.clone()
    rng = Rng(f"luck {seed}")
    while not state.is_over:
        moves = state.legal_moves()
        state.apply(moves.draw(rng) if state.to_move == paname.CHANCE else moves.any(rng))
    return start, state


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_luck_and_skill_add_up_to_the_result(name, players):
    start, state = random_game(name, players, 1)
    account = Accountant(name, players).account(start, list(state.history))
    for seat in range(players):
        earned = account.start[seat] + account.luck[seat] + account.skill[seat]
        assert earned == pytest.approx(account.result[seat], abs=1e-9)
    assert sum(account.result) == pytest.approx(1)
    assert any(abs(luck) > 1e-6 for luck in account.luck)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_a_draw_can_bring_is_nought_on_average(name, players):
    state = random_game(name, players, 2)[0]
    accountant = Accountant(name, players)
    rng = Rng("draws")
    seen = 0
    for step in range(60):
        moves = state.legal_moves()
        if state.to_move == paname.CHANCE and step > 12 and len(moves.outcomes()) > 1:
            mean = accountant.mean(state, step)
            total = [0.0] * players
            for outcome, weight in moves.outcomes():
                world = state.clone()
                world.step(outcome)
                for seat, value in enumerate(accountant.value(world, step)):
                    total[seat] += weight * (value - mean[seat])
            assert total == pytest.approx([0.0] * players, abs=1e-9)
            seen += 1
        state.apply(moves.draw(rng) if state.to_move == paname.CHANCE else moves.any(rng))
        if seen == 3:
            return
    assert seen


def test_the_adjusted_rate_stands_beside_the_plain_one():
    tournament = Tournament(Plan("paris_paris", 2, ("greedy", "random"), 8, "luck", luck=True))
    results = list(tournament.play())
    figures = adjusted(results, "greedy")
    assert figures.low < figures.rate < figures.high
    both = [adjusted(results, bot).rate for bot in ("greedy", "random")]
    assert sum(both) == pytest.approx(1, abs=1e-4)
