"""How strong a net is beside others, and the curve of it as a picture."""

from pathlib import Path
from typing import Final

import numpy as np

from paname.arena.plan import Plan
from paname.arena.statistics import by_bot, wilson
from paname.arena.tournament import Tournament
from paname.core.png import png

WIDTH: Final = 640
HEIGHT: Final = 320
MARGIN: Final = 24
PAPER: Final = (246, 241, 230)
INK: Final = (52, 48, 44)
PALE: Final = (214, 206, 190)


def win_rate(
    game: str, players: int, bots: tuple[str, str], games: int, seed: str, workers: int
) -> tuple[float, float, float]:
    """The share of victories of the first bot against the second in all other seats, and its 95 % interval."""
    tournament = Tournament(Plan(game, players, bots, games, seed))
    for _ in tournament.play(workers):
        pass
    tally = by_bot(tournament.results)[bots[0]]
    return tally.wins / tally.games, *wilson(tally.wins, tally.games)


def draw_curve(path: Path, rates: list[float], fair: float) -> None:
    """A PNG: win rates from 0 to 1, generation by generation, over a line at what is fair."""
    pixels = np.full((HEIGHT, WIDTH, 3), PAPER, np.uint8)
    for level in (0.0, 0.5, 1.0, fair):
        row = place_of(level)
        pixels[row : row + 1 + (level == fair), MARGIN : WIDTH - MARGIN] = PALE
    steps = np.linspace(0, max(1, len(rates) - 1), WIDTH - 2 * MARGIN)
    for column, step in enumerate(steps):
        height = place_of(float(np.interp(step, range(len(rates)), rates)))
        pixels[height - 1 : height + 2, MARGIN + column] = INK
    path.write_bytes(png(WIDTH, HEIGHT, pixels.tobytes()))


def place_of(rate: float) -> int:
    """The row of pixels of a win rate."""
    return int(HEIGHT - MARGIN - rate * (HEIGHT - 2 * MARGIN))
