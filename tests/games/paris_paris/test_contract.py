"""The laws that every game keeps, over random games with every number of players and every option."""

from tests.contract import GameContract
from tests.games.paris_paris.table import GAME


class Laws(GameContract):
    game = GAME
    settled = frozenset({"rounds"})

    def conserve(self, state):
        """T0.3, T0.5: sixty tiles and twenty shops a player; the tiles in piles, on offer and gone add up."""
        document = state.to_json()
        hidden = sum(document["unseen"].values())
        taken = document["rounds_done"] * state.players
        if state.to_move >= 0:
            taken += state.players + 1 - len(document["offer"])
        assert hidden + len(document["offer"]) + taken + document["rounds_done"] == 60
        for seat in range(state.players):
            held = state.supply(seat) + state.on_map(seat) + document["bag"][GAME.seat_names(4)[seat]]
            assert held == 20


class TestTwoPlayers(Laws):
    player_counts = (2,)
    option_sets = ({}, {"start": 1})
    seeds = range(3)


class TestThreeAndFourPlayers(Laws):
    player_counts = (3, 4)
    option_sets = ({}, {"open_bag": True, "start": 2})
    seeds = range(2)
