"""Tuning an evaluation by self-play: versions of its weights meet, and the weights move towards those that win.

In every duel each weight is a little larger on one side and a little smaller on the other, by lot. A weight that is
better larger is found a little more often on the side that wins, whatever the others do; so all weights are tried at
once (simultaneous perturbation). What comes out is the average of the second half of the way.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from paname.arena.backends import run
from paname.arena.match import Match, Result, play_match
from paname.bots.evaluate.weights import Weights, evaluation_text
from paname.core.rng import Rng

UNIT: Final = "points"  # the weight that stays: all others are measured by it
REACH: Final = 0.3  # how far a duel moves a weight, as a part of what it was at the beginning
STRIDE: Final = 0.6  # how far the weights follow the duels of one step


@dataclass(frozen=True)
class Tuning:
    """How an evaluation is tuned: who plays, how many at a table, how many duels a step."""

    game: str
    players: tuple[int, ...]
    bot: str
    steps: int
    duels: int
    seed: str

    def games(self) -> int:
        """How many games that takes."""
        return self.steps * self.duels * 2


class Way:
    """Where the weights have come to, each as a part of what it was at the beginning."""

    def __init__(self, start: Weights) -> None:
        self.start = start
        tables = enumerate(start.tables)
        self.terms = [(stage, term) for stage, table in tables for term in table if term != UNIT and table[term]]
        self.place = [0.0] * len(self.terms)

    def weights(self, place: list[float]) -> Weights:
        """The weights at a place."""
        found = Weights(self.start.to_toml())
        for (stage, term), part in zip(self.terms, place, strict=True):
            weight = self.start.tables[stage][term]
            found.tables[stage][term] = weight + abs(weight) * part
        return found

    def beside(self, signs: list[int]) -> Weights:
        """The weights a little off the place where they are."""
        return self.weights([part + REACH * sign for part, sign in zip(self.place, signs, strict=True)])

    def follow(self, pull: list[float]) -> None:
        """Go on to where the duels pull."""
        self.place = [part + STRIDE * strength for part, strength in zip(self.place, pull, strict=True)]


def tune(tuning: Tuning, start: Weights, workers: int, backend: str, advance: Callable[[], None]) -> Weights:
    """The weights that come of a start by self-play; `advance` is called after every game."""
    way = Way(start)
    lots = Rng(f"tuning {tuning.seed}")
    passed: list[list[float]] = []
    for step in range(tuning.steps):
        signs = [[1 - 2 * lots.below(2) for _ in way.terms] for _ in range(tuning.duels)]
        results: list[Result] = []
        with TemporaryDirectory() as folder:
            for result in run(backend, play_match, duels(tuning, step, way, signs, Path(folder)), workers):
                results.append(result)
                advance()
        results.sort(key=lambda result: result.index)
        way.follow(pull(signs, [success(result) for result in results]))
        passed.append(way.place)
    return way.weights(average(passed[len(passed) // 2 :]))


def duels(tuning: Tuning, step: int, way: Way, signs: list[list[int]], folder: Path) -> list[Match]:
    """The games of one step: in each duel both sides have every seat once, on the same deal."""
    matches: list[Match] = []
    for duel, moved in enumerate(signs):
        sides: list[str] = []
        for side in (1, -1):
            path = folder / f"{duel}{'+' if side > 0 else '-'}.toml"
            path.write_text(way.beside([side * sign for sign in moved]).to_toml(), encoding="utf-8")
            sides.append(f"{tuning.bot}:weights={path}")
        players = tuning.players[duel % len(tuning.players)]
        for first in (0, 1):
            seats = tuple(sides[(first + seat) % 2] for seat in range(players))
            matches.append(Match(len(matches), tuning.game, f"{tuning.seed}/{step}/{duel}", seats))
    return matches


def success(result: Result) -> float:
    """From 1 where the first side of a duel won this game to -1 where the second did."""
    swapped = result.index % 2
    return sum(1 if (seat + swapped) % 2 == 0 else -1 for seat in result.winners) / len(result.winners)


def pull(signs: list[list[int]], successes: list[float]) -> list[float]:
    """How much better each weight did on its larger side, on average."""
    duels = [first + second for first, second in zip(successes[::2], successes[1::2], strict=True)]
    columns = zip(*signs, strict=True)
    return [sum(s * d for s, d in zip(column, duels, strict=True)) / len(successes) for column in columns]


def average(places: list[list[float]]) -> list[float]:
    """The middle of some places."""
    return [sum(parts) / len(places) for parts in zip(*places, strict=True)]


def guess_text(game: str) -> str:
    """The weights that tuning begins with, what a player would guess, and how the game's evaluation is tuned."""
    return evaluation_text(game, "guesses.toml")


def usual_tuning(game: str, players: tuple[int, ...]) -> Tuning:
    """How the weights were made that come with a game."""
    return Tuning(game, players, **tomllib.loads(guess_text(game))["tuning"])
