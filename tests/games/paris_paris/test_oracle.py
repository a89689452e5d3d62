"""The engine agrees with a second, slow reading of the clauses (T2 to T5) wherever games lead."""

import pytest
from tests.games.paris_paris.oracle import Oracle
from tests.games.paris_paris.table import GAME, SEATS, choices

import paname
from paname.games.paris_paris.scoring import places

SEEDS = range(12)


def compare(state, oracle):
    """Everything that both know."""
    document = state.to_json()
    shops = {name: sorted(owners) for name, owners in oracle.shops.items() if owners}
    assert {name: sorted(owners) for name, owners in document["shops"].items()} == shops
    assert sorted(document["offer"]) == sorted(oracle.offer)
    assert sorted(document["parked"]) == sorted(oracle.parked)
    assert document["bag"] == oracle.bag
    assert document["rounds_done"] == oracle.rounds
    assert state.scores() == oracle.scores


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t2_to_t5_whole_games_are_those_of_the_clauses(players):
    for seed in SEEDS:
        state, oracle = GAME.new(players=players, chance="explicit"), Oracle(players)
        rng = paname.Rng(f"oracle {players} {seed}")
        while not state.is_over:
            if state.to_move == paname.CHANCE:
                choice = state.legal_moves().draw(rng)
            else:
                assert set(choices(state)) == oracle.legal()
                assert SEATS[state.to_move] == oracle.mover()
                choice = state.legal_moves().any(rng)
            oracle.follow(GAME.text(state, choice))
            state.apply(choice)
            compare(state, oracle)
        assert places(state) == oracle.ranks()
        assert state.winners() == [seat for seat, place in enumerate(oracle.ranks()) if place == 1]
