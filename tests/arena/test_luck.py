"""Luck and skill: they add up to the result, and luck is nought on average whoever judges."""

import pytest
from tests.bots.worlds import GAMES as ALL

import paname
from paname.arena.luck import Accountant, adjusted
from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.tournament import Tournament
from paname.core.playout import after_draws
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
def test_a_draw_is_as_likely_to_be_lucky_as_not(name, players):
    start, _ = random_game(name, players, 2)
    accountant = Accountant(name, players)
    draws = 40 if paname.COMPILED else 12
    luck = []
    for number in range(draws):
        state = after_draws(start, Rng(f"real {number}"))
        value, mean = accountant.value(state, Rng(number)), accountant.mean(start, f"{number}")
        assert sum(value) == pytest.approx(1)
        luck.append(value[0] - mean[0])
    average = sum(luck) / draws
    spread = (sum((each - average) ** 2 for each in luck) / draws) ** 0.5
    assert abs(average) < 4 * spread / draws**0.5 + 1e-9


def test_luck_that_explains_everything_leaves_no_doubt():
    results = [
        Result(2 * deal + seat, str(deal), ("a", "b"), 0, (0, 0), (won,), (1, 1), (0, 0), (0, 0), 1.0, None, luck(won))
        for deal in range(60)
        for seat, won in ((0, deal % 3 % 2), (1, deal % 2))
    ]
    figures = adjusted(results, "a")
    assert figures.rate == pytest.approx(0.5)
    assert figures.high - figures.low < 1e-6


def luck(won):
    """A victory was worth nine tenths of luck, a defeat the contrary."""
    return (0.45, -0.45) if won == 0 else (-0.45, 0.45)


def test_the_adjusted_rate_stands_beside_the_plain_one():
    tournament = Tournament(
        Plan("paris_paris", 2, ("greedy", "random"), 8 if paname.COMPILED else 2, "luck", luck=True)
    )
    results = list(tournament.play())
    figures = adjusted(results, "greedy")
    assert figures.low < figures.rate < figures.high
    both = [adjusted(results, bot).rate for bot in ("greedy", "random")]
    assert sum(both) == pytest.approx(1, abs=1e-4)
