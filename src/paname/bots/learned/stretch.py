"""How far apart results lie with your own components: how many points make a lead safe depends on it."""

from typing import Final

from paname.core.playout import play_out
from paname.core.registry import load
from paname.core.rng import Rng

GAMES: Final = 8
KNOWN: Final[dict[tuple[str, int, str], float]] = {}


def stretch(game: str, players: int, components: str | None) -> float:
    """How many times as far apart as with our components, at least 1; from a few games at random, played once."""
    if components is None:
        return 1.0
    key = (game, players, components)
    if key not in KNOWN:
        if len(KNOWN) > GAMES:
            KNOWN.clear()
        KNOWN[key] = max(1.0, spread(game, players, components) / spread(game, players, None))
    return KNOWN[key]


def spread(game: str, players: int, components: str | None) -> float:
    """The mean lead of the first over the second."""
    box = load(game, components)
    total = 1.0
    for number in range(GAMES):
        state = box.new(players=players, seed=f"spread {number}")
        play_out(state, Rng(f"spread {number}"))
        scores = sorted(state.scores())
        total += float(scores[-1] - scores[-2])
    return total / GAMES
