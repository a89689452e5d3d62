"""The laws that every game keeps, inherited from Paname."""

import paname
from paname.core.bits import count
from paname.testing.contract import GameContract


class TestContract(GameContract):
    game = paname.load("les_quais")
    player_counts = (2,)
    option_sets = ({}, {"start": 1})

    def conserve(self, state):
        in_stalls = sum(book >= 0 for book in state.stalls)
        assert count(state.crate) + in_stalls + count(state.shelves[0]) + count(state.shelves[1]) == 32
        assert sum(state.padlocks) + count(state.hung[0] | state.hung[1]) == 4
