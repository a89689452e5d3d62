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
    """One game with chosen players, options and rewards; `components` names a component file of your own."""

    def __init__(
        self, name: str, players: int | None, rewards: str, options: dict[str, Any], dense: bool = False
    ) -> None:
        if rewards not in REWARDS:
            raise InputError("rewards", f"{rewards!r} is not one of {', '.join(REWARDS)}")
        self.game = paname.load(name, options.get("components"))
        setup = self.game.setup(players, self.known(players, options))
        self.players = setup.players
        self.options = setup.options
        self.rewards = rewards
        game = self.game
        occurring = [action for action in game.action_ids() if game.can_occur(action, self.options)] if dense else None
        self.arrays = Arrays(game, self.players, occurring)
        self.stream = Rng(secrets.randbits(63))

    def known(self, players: int | None, options: dict[str, Any]) -> dict[str, Any]:
        """The game's own options; any other keyword raises what other libraries expect when they try one."""
        count = self.game.player_counts()[0] if players is None else players
        names = [option.name for option in self.game.options(count)]
        for name in options:
            if name not in (*names, "components"):
                taken = sorted([*names, "components"])
                raise TypeError(f"{self.game.name} got an unexpected keyword argument {name!r}; it takes {taken}")
        return {name: value for name, value in options.items() if name != "components"}

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

    def forfeit(self, state: State, loser: int) -> list[float]:
        """The rewards after an illegal action: the loser has lost alone; in points, it has none."""
        if self.rewards == "points":
            return [0.0 if seat == loser else float(points) for seat, points in enumerate(state.scores())]
        return [-1.0 if seat == loser else 1 / (self.players - 1) for seat in range(self.players)]

    def observation_box(self) -> spaces.Box:
        """The space of observations."""
        low, high = self.arrays.bounds()
        return spaces.Box(low, high, dtype=np.int16)

    def action_range(self) -> spaces.Discrete:
        """The space of actions: all ids, or where they are dense, as many as can occur."""
        return spaces.Discrete(self.arrays.actions)
