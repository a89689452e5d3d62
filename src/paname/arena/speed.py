"""How many iterations a second the search does, stage by stage of a game."""

from time import perf_counter

from paname.bots.roster import evaluation
from paname.bots.search import Search
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import State

SEEDS = 3


def stage_positions(game: str) -> dict[str, list[State]]:
    """For each stage of a two-player game the first position in some random games at which there is much to decide."""
    judge = evaluation(game)
    found: dict[str, list[State]] = {}
    for seed in range(SEEDS):
        state = load(game).new(players=2, seed=seed)
        rng = Rng(f"speed {seed}")
        seen: set[str] = set()
        while not state.is_over:
            stage = judge.weights.stages[judge.stage(state)]
            if stage not in seen and len(state.legal_actions()) > 2:
                seen.add(stage)
                found.setdefault(stage, []).append(state.clone())
            state.apply(state.legal_moves().any(rng))
    return found


def iterations_per_second(game: str, positions: list[State], seconds: float) -> float:
    """The mean over these positions, an equal share of the time each."""
    search = Search(evaluation(game), load(game).action_space())
    done, spent = 0, 0.0
    for state in positions:
        seat = state.to_move
        world = state.determinize(seat, Rng("world"))
        search.start()
        begun = perf_counter()
        done += search.run(world, seat, Rng("search"), 1 << 40, begun + seconds / len(positions))
        spent += perf_counter() - begun
    return done / spent


def search_speed(game: str, seconds: float) -> dict[str, float]:
    """Iterations a second for each stage, which share the time."""
    stages = stage_positions(game)
    return {stage: iterations_per_second(game, found, seconds / len(stages)) for stage, found in stages.items()}
