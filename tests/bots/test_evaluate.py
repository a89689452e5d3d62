"""Evaluations: their terms, their weights, and that they agree with the end of the game."""

import itertools

import pytest
from tests.bots.worlds import GAMES, positions

import paname
from paname.bots.contract import Budget
from paname.bots.evaluate.weights import Weights, weights_text
from paname.bots.roster import create, evaluation
from paname.core.moves import Moves
from paname.core.playout import play_out
from paname.core.rng import Rng


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_chances_sum_to_one_and_the_higher_value_wins_more(name, players):
    judge = evaluation(name)
    for state in positions(name, players, seed=1, every=5):
        judge.judge(state)
        chances = [judge.chances[seat] for seat in range(players)]
        values = [judge.values[seat] for seat in range(players)]
        assert sum(chances) == pytest.approx(1)
        assert sorted(range(players), key=chances.__getitem__) == sorted(range(players), key=values.__getitem__)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_that_is_over_is_judged_by_its_result(name, players):
    judge = evaluation(name)
    for seed in range(5):
        state = paname.load(name).new(players=players, seed=seed)
        play_out(state, Rng(seed))
        judge.judge(state)
        winners = state.winners()
        assert [judge.values[seat] for seat in range(players)] == state.scores()
        for seat in range(players):
            assert judge.chances[seat] == (1 / len(winners) if seat in winners else 0)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_legal_action_is_weighed(name, players):
    judge = evaluation(name)
    for state in positions(name, players, seed=2, every=5):
        moves = Moves()
        state.fill_legal(moves)
        before = state.key()
        gains = judge.weigh(state, moves, judge.terms[:0])
        assert len(gains) >= moves.count
        assert all(abs(gains[place]) < 1000 for place in range(moves.count))
        assert state.key() == before


@pytest.mark.parametrize("name", paname.games())
def test_weights_are_written_as_they_are_read(name):
    weights = Weights(weights_text(name))
    again = Weights(weights.to_toml())
    assert again.stages == weights.stages
    assert again.search == weights.search
    assert again.doubts == pytest.approx(weights.doubts, abs=0.01)


def test_weights_that_do_not_name_every_term_are_refused():
    text = weights_text("lumiere").replace("plan =", "plans =")
    with pytest.raises(paname.InputError, match="plan"):
        evaluation("lumiere", Weights(text))
    with pytest.raises(paname.InputError, match="temperature"):
        Weights(text.replace("temperature", "heat")).setting("temperature")


@pytest.mark.parametrize("seed", range(3))
def test_nobody_trades_to_and_fro_in_paris(seed):
    """P2.4: a resource that was just bought sells for less, so who does both throws francs away."""
    game = paname.load("paris")
    state = game.new(players=2, seed=seed)
    bots = [create("greedy", "paris") for _ in range(2)]
    rng = Rng(seed)
    lines = []
    while not state.is_over:
        seat = state.to_move
        choice = bots[seat].choose(state.determinize(seat, rng), seat, Budget(iterations=1), rng)
        lines.append(game.text(state, choice.action))
        state.apply(choice.action)
    assert len(lines) > 100
    trades = list(itertools.pairwise(lines))
    assert not [pair for pair in trades if pair[0].startswith("buy") and pair[1] == pair[0].replace("buy", "sell")]
