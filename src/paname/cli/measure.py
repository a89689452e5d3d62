"""How fast this build plays: whole games inside the engine, and decisions driven from Python."""

import json
import sys
import time

import click

import paname
from paname.core.game import Game
from paname.core.playout import play_out_many
from paname.core.rng import Rng

Speed = dict[str, float]


def games_per_second(game: Game, seconds: float) -> float:
    """Random games from the set-up, chance included, in batches that grow until the time is over."""
    start = game.new(chance="explicit")
    rng = Rng("games")
    batch, played, spent = 1, 0, 0.0
    while spent < seconds:
        begun = time.perf_counter()
        play_out_many(start, batch, rng)
        spent += time.perf_counter() - begun
        played += batch
        batch = min(2 * batch, 1000)
    return played / spent


def decision_time(game: Game, seconds: float) -> float:
    """Microseconds for `legal_actions()` and `apply` of one of them, in random games of one seed after the other."""
    rng = Rng("decisions")
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        state = game.new(seed=seed)
        seed += 1
        begun = time.perf_counter()
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
            decisions += 1
        spent += time.perf_counter() - begun
    return 1e6 * spent / decisions


def measure(game: str, seconds: float) -> Speed:
    """Both figures, half of the time each."""
    played = paname.load(game)
    return {
        "games_per_s": games_per_second(played, seconds / 2),
        "us_per_decision": decision_time(played, seconds / 2),
    }


if __name__ == "__main__":
    click.echo(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
