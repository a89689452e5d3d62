"""Tuning an evaluation by self-play: play, measure the terms, fit the weights to how the games ended, play again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from typing import Final

from paname.arena.backends import run
from paname.arena.match import Match, play_match
from paname.bots.evaluate.weights import Weights
from paname.bots.roster import evaluation
from paname.core.state import State

RIDGE: Final = 20.0
DOUBTS: Final = [1.1**power for power in range(60)]


@dataclass
class Sample:
    """A position: its stage and the terms of every seat; later how the game ended."""

    stage: int
    terms: list[list[float]]


@dataclass
class Sampled:
    """The positions of one game with its scores and winners."""

    index: int
    samples: list[Sample]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def sample(match: Match) -> Sampled:
    """Play a game and measure each of its positions."""
    judge = evaluation(match.game)
    samples: list[Sample] = []

    def watch(state: State) -> None:
        terms: list[list[float]] = []
        for seat in range(state.players):
            judge.measure(state, seat)
            terms.append(list(judge.terms))
        samples.append(Sample(judge.stage(state), terms))

    played = play_match(match, watch)
    return Sampled(match.index, samples, played.scores, played.winners)


@dataclass(frozen=True)
class Tuning:
    """How an evaluation is tuned: rounds of self-play by a bot, each with the weights of the round before."""

    game: str
    players: tuple[int, ...]
    bot: str
    games: int
    rounds: int
    seed: str

    def matches(self, round_: int, path: Path) -> list[Match]:
        """The games of one round, in which everybody uses the weights of a file."""
        bot = f"{self.bot}:weights={path}"
        line_ups = [(bot,) * players for players in self.players] * self.games
        return [Match(index, self.game, f"{self.seed}/{round_}/{index}", seats) for index, seats in enumerate(line_ups)]


def tune(tuning: Tuning, path: Path, workers: int, backend: str) -> Iterator[int]:
    """Tune the weights of a file in place, from all games so far; yields the number of every game played."""
    weights = Weights(path.read_text(encoding="utf-8"))
    games: list[Sampled] = []
    for round_ in range(tuning.rounds):
        fresh: list[Sampled] = []
        for played in run(backend, sample, tuning.matches(round_, path), workers):
            fresh.append(played)
            yield len(games) + len(fresh)
        games += sorted(fresh, key=lambda played: played.index)
        fit(weights, evaluation(tuning.game).names, games)
        path.write_text(weights.to_toml(), encoding="utf-8")


def fit(weights: Weights, names: list[str], games: list[Sampled]) -> None:
    """Set the weights whose sums come closest to the leads with which the games ended, stage by stage."""
    for stage in range(len(weights.stages)):
        rows = [row for played in games for row in lead_rows(played, stage)]
        if rows:
            solved = solve_ridge(rows)
            weights.tables[stage] = dict(zip(names, solved, strict=True))
            weights.doubts[stage] = fit_doubt(games, stage, solved)


def lead_rows(played: Sampled, stage: int) -> Iterable[tuple[list[float], float]]:
    """For each position of a stage and each seat: its terms and its final score, less the average of the others."""
    players = len(played.scores)
    total = sum(played.scores)
    for position in played.samples:
        if position.stage == stage:
            sums = [sum(column) for column in zip(*position.terms, strict=True)]
            for seat, terms in enumerate(position.terms):
                row = [own - (whole - own) / (players - 1) for own, whole in zip(terms, sums, strict=True)]
                score = played.scores[seat]
                yield row, score - (total - score) / (players - 1)


def solve_ridge(rows: list[tuple[list[float], float]]) -> list[float]:
    """Least squares with a slight preference for small weights."""
    size = len(rows[0][0])
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in rows:
        for i, value in enumerate(row):
            if value:
                line = matrix[i]
                for j, other in enumerate(row):
                    line[j] += value * other
                line[size] += value * target
    for i in range(size):
        matrix[i][i] += RIDGE
    return solve(matrix)


def solve(matrix: list[list[float]]) -> list[float]:
    """Gauss's elimination with the largest pivot; the last column is the right-hand side."""
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(matrix[line][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        for line in range(size):
            if line != column:
                factor = matrix[line][column] / matrix[column][column]
                matrix[line] = [a - factor * b for a, b in zip(matrix[line], matrix[column], strict=True)]
    return [matrix[line][size] / matrix[line][line] for line in range(size)]


def fit_doubt(games: list[Sampled], stage: int, weights: list[float]) -> float:
    """The doubt under which the winners would have surprised least."""
    positions = [
        ([sum(w * t for w, t in zip(weights, terms, strict=True)) for terms in position.terms], played.winners)
        for played in games
        for position in played.samples
        if position.stage == stage
    ]
    return min(DOUBTS, key=lambda doubt: sum(surprise(values, winners, doubt) for values, winners in positions))


def surprise(values: list[float], winners: tuple[int, ...], doubt: float) -> float:
    """Minus the logarithm of the probability of what happened."""
    best = max(values)
    odds = [exp((value - best) / doubt) for value in values]
    return -sum(log(max(odds[seat] / sum(odds), 1e-9)) for seat in winners) / len(winners)
