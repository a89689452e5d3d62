"""Many games stepped at once inside the compiled engine, seen by NumPy without a copy."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

import paname
from paname.core.batch import Batch
from paname.core.rng import Rng
from paname.research.arrays import rows


class BatchedEnv:
    """That many games side by side; a new one begins as soon as one ends.

    Every array has one row a game and is overwritten by the next step, so copy what you want to keep. `observations`
    and `masks` are those of the seat to move, which `seats` tells. Where `ended` is true, `rewards` and `scores` are
    those of the game that has just ended, and everything else already tells of the next one.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    scores: NDArray[np.int64]
    ended: NDArray[np.bool_]

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        seed: int | str = 0,
        observes: bool = True,
        **options: Any,
    ) -> None:
        self.game = paname.load(name)
        self.games = games
        self.observes = observes
        self.options = options
        self.players = self.game.setup(players, options).players
        self.layout = self.game.layout(self.players)
        self.actions = self.game.action_space()
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """Begin all games again; the k-th game of a slot has the seed "seed/slot/k"."""
        self.batch = Batch(self.game, self.games, self.players, seed, self.observes, self.options)
        self.observations = rows(self.batch.observation.cells, np.int16, self.layout.size)
        self.masks = rows(self.batch.masks, np.bool_, self.actions)
        self.seats = rows(self.batch.seats, np.int64, self.games)[0]
        self.rewards = rows(self.batch.rewards, np.float64, self.players)
        self.scores = rows(self.batch.scores, np.int64, self.players)
        self.ended = rows(self.batch.ended, np.bool_, self.games)[0]
        self.chance = Rng(f"random actions of {seed}")

    def step(self, actions: ArrayLike) -> None:
        """Make one decision in every game; an illegal one raises IllegalAction, and then nothing has changed."""
        self.batch.step(np.asarray(actions, np.int64).tolist())

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        return np.array(self.batch.choose(self.chance), np.int64)

    def play_random(self, steps: int) -> int:
        """Make that many random decisions in every game without coming back to Python; returns how many games ended."""
        return self.batch.play(steps, self.chance)

    def seed_of(self, slot: int) -> str:
        """The seed of the game that a slot plays."""
        return self.batch.seed_of(slot)
