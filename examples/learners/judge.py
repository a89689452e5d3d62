"""What all learners here share: their game, their opponent, their clock and their report.

A learner is a function that gets a clock and gives back a policy: observation and mask in, action out. It learns Paris
Paris for two against `random` until its processor time is up, is then judged on games that it has never seen, half of
them from each seat, and must win 80 % of them.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from paname.arena.statistics import wilson
from paname.research.solo import SoloEnv

GOAL = 0.8
GAME = "paname.research.solo:paname/ParisParis-v0"
Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], int]


def make_env(seat: int | None = None) -> Any:
    """Paris Paris against `random`, from a random seat; large numbers are squeezed, as networks like them."""
    env = SoloEnv("paris_paris", opponents="random", seat=seat)
    box = gymnasium.spaces.Box(-12.0, 12.0, env.observation_space.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(env, squeezed, box)


def squeezed(row: NDArray[Any]) -> NDArray[np.float32]:
    """Small numbers nearly as they are, large ones by their logarithm."""
    small: NDArray[np.float32] = np.arcsinh(row).astype(np.float32)
    return small


class Clock:
    """Processor time, and what was won while it ran."""

    def __init__(self, seconds: float) -> None:
        self.start = time.process_time()
        self.seconds = seconds
        self.curve: list[tuple[float, float]] = []

    @property
    def spent(self) -> float:
        """Processor seconds so far."""
        return time.process_time() - self.start

    @property
    def is_up(self) -> bool:
        """Whether it is time to stop learning."""
        return self.spent >= self.seconds

    def note(self, policy: Policy, games: int = 100) -> None:
        """A point of the curve; the games take no time of the learner's."""
        paused = time.process_time()
        won = rate(policy, games, 1)
        self.start += time.process_time() - paused
        self.curve.append((round(self.spent, 1), won))
        print(f"{self.spent:6.0f} s  {100 * won:5.1f} %", flush=True)


def rate(policy: Policy, games: int, seed: int) -> float:
    """The share of games won against `random`, a draw being half; half of the games from each seat."""
    points = 0.0
    for number in range(games):
        env = make_env(number % 2)
        seen, info = env.reset(seed=1_000_000 * seed + number)
        reward: Any = 0.0
        over = False
        while not over:
            seen, reward, over, _, info = env.step(policy(seen, info["action_mask"]))
        points += (float(reward) + 1) / 2
    return points / games


def main(name: str, learn: Callable[[Clock], Policy] | None = None, play: Callable[[int], float] | None = None) -> None:
    """Learn, judge, report; the exit code tells whether the goal was met. What needs no learning plays by itself."""
    parser = argparse.ArgumentParser(description=f"{name} learns Paris Paris against random.")
    parser.add_argument("--seconds", type=float, default=300, help="processor time to learn for")
    parser.add_argument("--games", type=int, default=400, help="games of the last judgement")
    parser.add_argument("--into", type=Path, help="add the result to this file, one JSON object a line")
    arguments = parser.parse_args()
    clock = Clock(arguments.seconds)
    if learn:
        policy = learn(clock)
        spent, won = clock.spent, rate(policy, arguments.games, 2)
    elif play:
        won, spent = play(arguments.games), clock.spent
    else:
        raise TypeError("somebody has to `learn` or to `play`")
    low, high = wilson(won * arguments.games, arguments.games)
    print(
        f"{name}: {100 * won:.1f} % of {arguments.games} games ({100 * low:.1f}–{100 * high:.1f}) after {spent:.0f} s"
    )
    if arguments.into:
        result = {"learner": name, "seconds": round(spent), "games": arguments.games, "won": won, "curve": clock.curve}
        with arguments.into.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")
    raise SystemExit(0 if won >= GOAL else 1)
