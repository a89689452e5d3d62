"""The laws of every game, over random games of Paris."""

from tests.contract import GameContract

import paname


class TestContract(GameContract):
    game = paname.load("paris")
    player_counts = (2, 3, 4)
    option_sets = ({}, {"free_districts": True, "random_setup": True, "stacks": 2, "screens": "open"})
    seeds = range(1)
