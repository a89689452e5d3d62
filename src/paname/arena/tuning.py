"""Tuning an evaluation by self-play: play, measure the terms, fit the weights to how the games ended, play again."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import exp, log

from paname.arena.match import Match, play_match
from paname.bots.evaluate.weights import Weights
from paname.bots.roster import evaluation
from paname.core.state import State

RIDGE = 20.0
DOUBTS = [1.1**power for power in range(60)]


@dataclass
class Sample:
    """A position: its stage and the terms of every seat; later how the game ended."""

    stage: int
    terms: list[list[float]]


@dataclass
class Sampled:
    """The positions of one game with its scores and winners."""

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
    return Sampled(samples, played.scores, played.winners)


def fit(weights: Weights, names: list[str], games: Iterable[Sampled]) -> Weights:
    """Weights whose sums come closest to the leads with which the games ended, stage by stage."""
    kept = list(games)
    for stage in range(len(weights.stages)):
        rows = [row for played in kept for row in lead_rows(played, stage)]
        solved = solve_ridge([row for row, _ in rows], [lead for _, lead in rows])
        weights.tables[stage] = dict(zip(names, solved, strict=True))
        weights.doubts[stage] = fit_doubt(kept, stage, solved)
    return weights


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


def solve_ridge(rows: list[list[float]], targets: list[float]) -> list[float]:
    """Least squares with a small preference for small weights, each term taken by its own spread."""
    size = len(rows[0]) if rows else 0
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in zip(rows, targets, strict=True):
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


Player = Callable[[list[Match]], Iterable[Sampled]]
