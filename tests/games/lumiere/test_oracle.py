"""The engine agrees with a second, slow reading of the clauses (L2 to L5) wherever games lead."""

import pytest
from tests.contract import walk
from tests.games.lumiere import oracle
from tests.games.lumiere.boards import GAME, OPTION_SETS, lines
from tests.games.lumiere.worked import worked_example

SEEDS = range(10)


@pytest.mark.parametrize("options", OPTION_SETS)
def test_l2_to_l4_legal_moves_are_those_of_the_clauses(options):
    for seed in SEEDS:
        for state in walk(GAME, 2, f"oracle {seed}", **options):
            if not state.is_over:
                assert set(lines(state)) == oracle.legal(state.to_json())


@pytest.mark.parametrize("options", OPTION_SETS)
def test_l5_scores_and_winners_are_those_of_the_clauses(options):
    for seed in SEEDS:
        for state in walk(GAME, 2, f"oracle {seed}", **options):
            assert state.scores() == oracle.scores(state.to_json())
            assert state.winners() == oracle.winners(state.to_json())


def test_e_l1_the_second_reading_knows_the_worked_example():
    assert oracle.scores(worked_example().to_json()) == [48, 57]
