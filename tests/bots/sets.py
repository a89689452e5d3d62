"""Plays Haussmann's search against greedy with random sets of numbers, every deal from both seats.

python -m tests.bots.sets paris 20 60

plays 20 games with each of five sets, at 60 iterations a decision.
"""

import sys

from tests.boxes.games import box_of

from paname.bots.contract import Budget
from paname.bots.roster import create
from paname.core.registry import load
from paname.core.rng import Rng

SETS = 5


def is_won(game, seed, first, iterations):
    """Whether Haussmann's search ends above greedy in one game with a random set; half if they are even."""
    bots = {first: create("search", game.name), 1 - first: create("greedy", game.name)}
    state, rng = game.new(players=2, seed=f"box {seed}"), Rng(seed)
    while not state.is_over:
        seat = int(state.to_move)
        world = state.determinize(seat, rng.fork())
        state.apply(bots[seat].think(world, seat, Budget(iterations=iterations), rng.fork()).action)
    winners = state.winners()
    return (first in winners) / len(winners)


def main():
    name, games, iterations = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for number in range(SETS):
        game = load(name, box_of(name, number))
        deals = [(1000 * number + deal, first) for deal in range(games // 2) for first in (0, 1)]
        won = sum(is_won(game, seed, first, iterations) for seed, first in deals)
        sys.stdout.write(f"{name}, set {number}: {won:g} of {games}\n")


if __name__ == "__main__":
    main()
