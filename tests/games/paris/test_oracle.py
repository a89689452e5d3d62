"""The engine agrees with a second, slow reading of the clauses (P2 to P7) wherever games lead."""

import pytest
from tests.games.paris import oracle
from tests.games.paris.helpers import GAME, lines
from tests.games.paris.make_golden import options_of, pick

from paname.core.rng import Rng
from paname.games.paris.notation import VERBS

GAMES = [(players, number) for players in (2, 3, 4) for number in range(6)]


def positions(players, number):
    """A game of climbers, decision by decision, so that landmarks, tiles 9 and 16 and the end have their say."""
    state = GAME.new(players=players, seed=f"oracle {number}", **options_of(number))
    rng = Rng(f"oracle {players} {number}")
    while not state.is_over:
        yield state
        state.apply(pick(state, rng))
    yield state


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_p2_to_p7_legal_moves_scores_and_winners_are_those_of_the_clauses(players, number):
    for state in positions(players, number):
        position = state.to_json()
        if not state.is_over:
            assert set(lines(state)) == oracle.legal(position)
        assert (state.scores(), state.winners()) == (oracle.scores(position), oracle.winners(position))


def test_these_games_say_every_kind_of_line():
    said = {line for players, number in GAMES for state in positions(players, number) for line in lines(state)}
    verbs = {line.split()[0] for line in said}
    assert verbs == set(VERBS)
    tiles = {line.split()[1] for line in said if line.startswith("use ")}
    assert {str(number) for number in range(1, 31)} - tiles == {"9", "16", "27"}
    assert {line.split(" with ")[1] for line in said if " with " in line} == {"9", "16"}
    assert any(line.split()[1] in oracle.LANDMARKS for line in said if line.startswith("move"))
