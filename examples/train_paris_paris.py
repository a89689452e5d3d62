"""Learn Paris Paris for two by policy gradient, with NumPy alone, against oneself.

    pip install "paname[examples]"
    python examples/train_paris_paris.py --minutes 10

Every two-player game has forty decisions, so a batch of games ends all at once: play it, weigh every decision by how
much better its game ended than expected, move the network that way, and now and then play against `random`.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paname.arena.statistics import wilson
from paname.core.layout import Layout
from paname.research.batched import BatchedEnv

Floats = NDArray[np.float32]

GAME = "paris_paris"
DECISIONS = 40
LAST_GAMES = 4000  # of the evaluation at the end
MARGIN = 10.0  # so many points of lead count as about three quarters of a certain victory
ENTROPY = 0.01


class Network:
    """One hidden layer that gives a preference for every action and the expected result; trained by Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.actions = actions
        self.weights: dict[str, Floats] = {
            "in": rng.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, actions + 1), np.float32),
        }
        self.momentum = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.variance = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probability of every action, and the result expected."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        both = hidden @ self.weights["out"]
        logits = np.where(masks, both[:, :-1], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), np.tanh(both[:, -1])

    def learn(self, plays: "Plays", rate: float) -> None:
        """One step towards the decisions that ended better than expected, and away from the others."""
        hidden, chances, expected = self.forward(plays.seen, plays.masks)
        better = plays.results - expected
        weight = better / (better.std() + 1e-6) / len(better)
        pull = chances * weight[:, None]
        pull[np.arange(len(better)), plays.actions] -= weight
        logs = np.log(chances + 1e-9)
        spread = (chances * logs).sum(axis=1, keepdims=True)
        pull += ENTROPY / len(better) * chances * (logs - spread)
        error = -better * (1 - expected**2) / len(better)
        slope = np.concatenate([pull, error[:, None]], axis=1).astype(np.float32, copy=False)
        below: Floats = (slope @ self.weights["out"].T) * (hidden > 0)
        self.update({"out": hidden.T @ slope, "in": plays.seen.T @ below, "bias": below.sum(axis=0)}, rate)

    def update(self, slopes: dict[str, Floats], rate: float) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            self.momentum[name] += 0.1 * (slope - self.momentum[name])
            self.variance[name] += 0.001 * (slope**2 - self.variance[name])
            speed = self.momentum[name] / (1 - 0.9**self.updates)
            size = np.sqrt(self.variance[name] / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] -= (rate * speed / size).astype(np.float32)


@dataclass
class Plays:
    """The decisions of a batch of games and how their games ended for who made them."""

    seen: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    results: Floats


def scaled_row(cells: NDArray[np.int16], layout: Layout) -> Floats:
    """Observations, each cell divided by its largest ordinary value."""
    highs = np.minimum(np.array(layout.highs(), np.float32), 20)
    return (cells / highs).astype(np.float32, copy=False)


def scaled(env: BatchedEnv) -> Floats:
    """What the seats to move may know, as the network takes it."""
    return scaled_row(env.observations, env.layout)


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action a row by its probability."""
    steps = chances.cumsum(axis=1)
    passed: NDArray[np.int64] = (steps < rng.random((len(chances), 1)) * steps[:, -1:]).sum(axis=1)
    return passed


def self_play(env: BatchedEnv, network: Network, rng: np.random.Generator) -> Plays:
    """All games once from beginning to end, both seats played by the network."""
    rows, masks, actions, seats = [], [], [], []
    for _ in range(DECISIONS):
        rows.append(scaled(env))
        masks.append(env.masks.copy())
        seats.append(env.seats.copy())
        _, chances, _ = network.forward(rows[-1], env.masks)
        actions.append(drawn(chances, rng))
        env.step(actions[-1])
    lead = env.scores[:, 0] - env.scores[:, 1]
    results = np.concatenate([np.tanh(np.where(seat == 0, lead, -lead) / MARGIN) for seat in seats])
    seen, allowed, chosen = np.concatenate(rows), np.concatenate(masks), np.concatenate(actions)
    return Plays(seen, allowed, chosen, results.astype(np.float32))


def win_rate(network: Network, games: int = 1000, seed: int = 1) -> float:
    """How often the network, on its best action, beats `random`; half of the games from each seat, a tie is half."""
    env = BatchedEnv(GAME, games, players=2, seed=f"evaluation {seed}")
    own = np.arange(games) % 2
    for _ in range(DECISIONS):
        _, chances, _ = network.forward(scaled(env), env.masks)
        env.step(np.where(env.seats == own, chances.argmax(axis=1), env.random_actions()))
    return float((env.rewards[np.arange(games), own] / 2 + 0.5).mean())


def train(minutes: float, games: int, rate: float) -> Iterator[tuple[float, float, Network]]:
    """Learn for so long; yields minutes, win rate and network again and again."""
    env = BatchedEnv(GAME, games, players=2, seed="training")
    network = Network(env.layout.size, env.actions)
    rng = np.random.default_rng(0)
    start = told = time.monotonic()
    yield 0.0, win_rate(network), network
    while (now := time.monotonic()) - start < minutes * 60:
        progress = (now - start) / (minutes * 60)
        network.learn(self_play(env, network, rng), rate * (1 - 0.9 * progress))
        if now - told > minutes * 2:
            told = now
            yield (now - start) / 60, win_rate(network), network
    yield minutes, win_rate(network, LAST_GAMES, 2), network


def plot(curve: list[tuple[float, float]], path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib import pyplot as plt  # noqa: PLC0415 - learning needs no picture

    plt.switch_backend("Agg")
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([point[0] for point in curve], [100 * point[1] for point in curve], marker=".")
    axes.axhline(80, linestyle="--", color="grey")
    axes.set(xlabel="minutes", ylabel="games won against random, %", title="Paris Paris, two players", ylim=(40, 100))
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    """Train, tell how it goes, keep the weights and draw the curve."""
    parser = argparse.ArgumentParser(description="Learn Paris Paris for two by self-play.")
    parser.add_argument("--minutes", type=float, default=10, help="how long to learn; two are plenty")
    parser.add_argument("--games", type=int, default=256, help="games in a batch")
    parser.add_argument("--rate", type=float, default=0.002, help="learning rate")
    parser.add_argument("--out", type=Path, default=Path("paris_paris"), help="where .png and .npz go")
    arguments = parser.parse_args()
    curve: list[tuple[float, float]] = []
    for minutes, rate, network in train(arguments.minutes, arguments.games, arguments.rate):
        curve.append((minutes, rate))
        print(f"{minutes:6.2f} min  {100 * rate:5.1f} % against random", flush=True)
        arrays: dict[str, Any] = {**network.weights}
        np.savez(arguments.out.with_suffix(".npz"), **arrays)
    low, high = wilson(curve[-1][1] * LAST_GAMES, LAST_GAMES)
    print(f"{LAST_GAMES} games at the end: {100 * low:.1f} to {100 * high:.1f} % with 95 % confidence")
    plot(curve, arguments.out.with_suffix(".png"))


if __name__ == "__main__":
    main()
