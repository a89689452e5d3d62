"""OpenSpiel's information-set search as it is: no learning, but worlds that its seat can't tell apart."""

from typing import Any

import numpy as np
import pyspiel
from judge import main
from open_spiel.python.algorithms import ismcts, mcts

import paname.research.openspiel  # noqa: F401 - makes the games known


def player(game: Any, simulations: int, seed: int) -> ismcts.ISMCTSBot:
    """A search with random playouts."""
    rng = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=rng,
    )


def won(games: int, simulations: int) -> float:
    """The share of games won against chance, half of them from each seat; a draw is half."""
    game = pyspiel.load_game("paname_paris_paris(players=2)")
    points = 0.0
    for number in range(games):
        rng = np.random.RandomState(number)
        bot, state = player(game, simulations, number), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=weights)))
            elif state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        points += (state.returns()[number % 2] + 1) / 2
    return points / games


if __name__ == "__main__":
    main("IS-MCTS, 20 simulations (OpenSpiel)", play=lambda games: won(games, 20))
