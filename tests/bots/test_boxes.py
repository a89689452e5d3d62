"""Bots play any box: their judgement reads the numbers from the components."""

import pytest
from librt.vecs import vec
from tests.bots.sets import SETS, is_won
from tests.boxes.games import box_of

import paname
from paname.bots.contract import Budget
from paname.bots.learned.bot import LearnedBot
from paname.bots.learned.stretch import stretch
from paname.bots.roster import create, evaluation
from paname.core.registry import load
from paname.core.rng import Rng

ITERATIONS = {"lumiere": 40, "paris_paris": 24, "paris": 12}
PLAYED = paname.games() if paname.COMPILED else ["lumiere"]  # interpreted, the others take minutes


@pytest.mark.parametrize("name", PLAYED)
def test_haussmann_beats_greedy_on_five_random_sets(name):
    """Every deal is played from both seats: with numbers by lot a seat alone can decide a game."""
    games = [load(name, box_of(name, number)) for number in range(SETS)]
    won = [is_won(game, number, first, ITERATIONS[name]) for number, game in enumerate(games) for first in (0, 1)]
    assert sum(won) > SETS, won


def test_greedy_tells_its_reasons_where_points_are_counted_in_thousands():
    bot, state = create("greedy", "lumiere"), paname.load("lumiere").new(seed=1)
    bot.evaluation.doubts = vec[float]([1e-9] * len(bot.evaluation.doubts))
    seat = int(state.to_move)
    choice = bot.think(state.determinize(seat, Rng(1)), seat, Budget(iterations=1), Rng(1))
    assert all(0.0 <= reason.win <= 1.0 for reason in choice.reasons)


@pytest.mark.parametrize("name", paname.games())
def test_with_a_set_of_ones_own_a_lead_is_as_safe_as_its_points_are_apart(name):
    assert stretch(name, 2, None) == 1.0
    found = [stretch(name, 2, box_of(name, number)) for number in range(SETS)]
    assert min(found) >= 1.0
    assert found == [stretch(name, 2, box_of(name, number)) for number in range(SETS)]


@pytest.mark.parametrize("name", ["lumiere", "paris_paris", "paris"])
def test_nets_judge_our_own_set_only(name):
    bot = LearnedBot(name, evaluation(name), paname.load(name).action_space())
    for components, is_ours in ((None, True), (box_of(name, 1), False), (None, True)):
        state = load(name, components).new(players=2, seed=1)
        seat = int(state.to_move)
        bot.think(state.determinize(seat, Rng(1)), seat, Budget(iterations=2), Rng(2))
        judge = type(bot.bot.search.evaluation).__name__
        assert (judge == "LearnedEvaluation") == is_ours
