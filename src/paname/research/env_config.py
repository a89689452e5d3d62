"""What every environment is made of: a game, its players and options, its spaces, and a stream of seeds."""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces

import paname
from paname.core.errors import InputError
from paname.core.outcome import returns
from paname.core.rng import Rng
from paname.core.state import State
from paname.research.arrays import Arrays

REWARDS = ("outcome", "points")


class EnvConfig:
    """One game with chosen players, options and rewards."""

    def __init__(self, name: str, players: int | None, rewards: str, options: dict[str, Any]) -> None:
        if rewards not in REWARDS:
            raise InputError("rewards", f"{rewards!r} is not one of {', '.join(REWARDS)}")
        self.game = paname.load(name)
        setup = self.game.setup(players, options)
        self.players = setup.players
        self.options = setup.options
        self.rewards = rewards
        self.arrays = Arrays(self.game, self.players)
        self.stream = Rng(secrets.randbits(63))

    def deal(self, seed: int | None) -> State:
        """The game of a seed; without one, the next of the stream that the last seed began."""
        if seed is None:
            seed = int(self.stream.next32())
        else:
            self.stream = Rng(f"resets of {seed}")
        return self.game.begin(self.players, seed, dict(self.options))

    def results(self, state: State) -> list[float]:
        """The rewards of a finished game: shares of the victory, or points."""
        return returns(state) if self.rewards == "outcome" else [float(points) for points in state.scores()]

    def observation_box(self) -> spaces.Box:
        """The space of observations."""
        low, high = self.arrays.bounds()
        return spaces.Box(low, high, dtype=np.int16)

    def action_range(self) -> spaces.Discrete:
        """The space of action ids."""
        return spaces.Discrete(self.arrays.actions)
