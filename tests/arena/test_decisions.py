"""The benchmark of decisions: positions that replay, values that are right where they are exact, marks in order."""

import pytest

import paname
from paname.arena.decisions import (
    Decision,
    exact_values,
    examine,
    has_decisions,
    make_decisions,
    read_decisions,
    shipped_decisions,
    write_decisions,
)
from paname.bots.roster import evaluation
from paname.bots.solver import Solver
from paname.core.rng import Rng

FEW = 12 if paname.COMPILED else 3


def test_decisions_are_made_alike_and_go_through_a_file(tmp_path):
    made = make_decisions("paris_paris", FEW, 30, "1", lambda: None)
    assert made == make_decisions("paris_paris", FEW, 30, "1", lambda: None)
    write_decisions(tmp_path / "some.gz", made)
    read = list(read_decisions((tmp_path / "some.gz").read_bytes()))
    for first, second in zip(made, read, strict=True):
        assert (first.players, first.history) == (second.players, second.history)
        assert set(first.values) == set(second.values)
        assert set(first.values) <= set(second.state("paris_paris").legal_actions())


def test_an_action_loses_what_the_best_one_is_worth_more():
    decision = Decision(2, (), {3: 0.75, 5: 0.25, 8: 0.5})
    assert [decision.loss(action) for action in (3, 5, 8, 99)] == [0, 0.5, 0.25, 0.5]


def test_solved_values_agree_with_the_solver():
    state = paname.load("lumiere").new(seed=3)
    rng = Rng("end")
    values = {}
    while not values:
        state.apply(state.legal_moves().any(rng))
        assert not state.is_over
        if len(state.legal_actions()) > 1:
            values = exact_values("lumiere", state)
    solver = Solver(evaluation("lumiere"))
    result = solver.solve(state, 10**6, float("inf"))
    assert max(values.values()) == (0.5 if result == 0 else float(result > 0))


def test_playing_at_random_gives_more_away_than_looking_ahead():
    made = make_decisions("paris_paris", 4 * FEW, 60, "2", lambda: None)
    marks = {bot: examine(bot, "paris_paris", made) for bot in ("random", "handmade:iterations=30")}
    assert marks["random"].loss > marks["handmade:iterations=30"].loss


@pytest.mark.skipif(not paname.COMPILED, reason="interpreted, hundreds of decisions take too long")
@pytest.mark.parametrize("name", [name for name in paname.games() if has_decisions(name)])
def test_on_the_shipped_decisions_the_search_gives_less_away_than_greedy(name):
    some = shipped_decisions(name)[:200]
    assert len(shipped_decisions(name)) >= 1000
    marks = [examine(bot, name, some).loss for bot in ("search:iterations=100", "greedy", "random")]
    assert marks == sorted(marks)
