"""Many learners' games at once as a Gymnasium vector environment; `gymnasium.make_vec` makes it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from paname.core.errors import InputError
from paname.core.whole import whole
from paname.research.env_config import EnvConfig
from paname.research.match import Match, Opponent
from paname.research.render import MODES, render

Rows = NDArray[Any]
Answers = tuple[Rows, Rows, Rows, Rows, dict[str, Any]]


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games as in `SoloEnv`, in any of Gymnasium's three autoreset modes.

    After `max_episode_steps` decisions of the learner a game is truncated. `reset` takes one seed, from which the games
    count up, or one a game, and `options={"reset_mask": …}` begins some games again and leaves the others. The arrays
    are yours to keep unless `copy=False`. To save the games and go on later, pickle the environment.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        rewards: str = "outcome",
        dense: bool = False,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.num_envs = whole("num_envs", num_envs)
        if self.num_envs < 1:
            raise InputError("num_envs", f"{num_envs} is too few; play 1 or more")
        self.configs = [EnvConfig(game, players, rewards, options, dense) for _ in range(self.num_envs)]
        self.config = self.configs[0]
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.max_episode_steps = max_episode_steps
        self.copy = copy
        self.single_observation_space: spaces.Space[Any] = self.config.observation_box()
        self.single_action_space: spaces.Space[Any] = self.config.action_range()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.matches = [Match(config, opponents, seat) for config in self.configs]
        self.observations = np.zeros(self.observation_space.shape or (), np.int16)
        self.masks = np.zeros((self.num_envs, self.config.arrays.actions), np.int8)
        self.terminations = np.zeros(self.num_envs, np.bool_)
        self.truncations = np.zeros(self.num_envs, np.bool_)
        for slot in range(self.num_envs):
            self.show(slot)

    def show(self, slot: int) -> None:
        """Write a game's row and mask."""
        match, arrays = self.matches[slot], self.config.arrays
        self.observations[slot] = arrays.observation(match.state, match.seat)
        self.masks[slot] = 1 if match.is_over else arrays.mask(match.state, match.seat)

    def begin(self, slot: int, seed: int | None) -> None:
        """A new game in one slot."""
        self.matches[slot].begin(seed)
        self.terminations[slot] = self.truncations[slot] = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; without a seed, the next of every slot's own."""
        seeds = self.seeds(seed)
        wanted = (options or {}).get("reset_mask")
        if wanted is None:
            wanted = np.ones(self.num_envs, np.bool_)
        elif not isinstance(wanted, np.ndarray) or wanted.shape != (self.num_envs,) or wanted.dtype != np.bool_:
            raise InputError("reset_mask", f"must be an array of {self.num_envs} truth values")
        for slot in np.flatnonzero(wanted):
            self.begin(int(slot), seeds[slot])
            self.show(int(slot))
        return self.seen(), self.infos()

    def seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each slot."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sequence | np.ndarray):
            return [whole("seed", seed) + slot for slot in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise InputError("seed", f"{len(seed)} seeds were given for {self.num_envs} games")
        return [None if one is None else whole("seed", one) for one in seed]

    def step(self, actions: Any) -> Answers:
        """Make one decision in every game, or begin the next one where the mode says so."""
        ended = self.terminations | self.truncations
        if self.autoreset_mode is AutoresetMode.DISABLED and ended.any():
            slots = ", ".join(map(str, np.flatnonzero(ended)))
            raise InputError("step", f"the games of slots {slots} are over; reset them first")
        rewards = np.zeros(self.num_envs, np.float64)
        for slot, match in enumerate(self.matches):
            if ended[slot] and self.autoreset_mode is AutoresetMode.NEXT_STEP:
                self.begin(slot, None)
            else:
                match.act(actions[slot])
                rewards[slot] = match.reward()
                self.terminations[slot] = match.is_over
                self.truncations[slot] = not match.is_over and match.decisions == self.max_episode_steps
            self.show(slot)
        over, cut = self.terminations.copy(), self.truncations.copy()
        infos = self.finish() if self.autoreset_mode is AutoresetMode.SAME_STEP else self.infos()
        return self.seen(), rewards, over, cut, infos

    def finish(self) -> dict[str, Any]:
        """Begin the next game where one ended, and keep how it ended in the infos."""
        ended = self.terminations | self.truncations
        if not ended.any():
            return self.infos()
        last, final = self.observations.copy(), self.infos()
        for slot in np.flatnonzero(ended):
            self.begin(int(slot), None)
            self.show(int(slot))
        observations = np.full(self.num_envs, None, object)
        for slot in np.flatnonzero(ended):
            observations[slot] = last[slot]
        final = {name: ended.copy() if name.startswith("_") else value for name, value in final.items()}
        kept = {"final_obs": observations, "final_info": final}
        return {**self.infos(), **kept, **{f"_{name}": ended.copy() for name in kept}}

    def seen(self) -> Rows:
        """The rows of all games."""
        return self.observations.copy() if self.copy else self.observations

    def infos(self) -> dict[str, Any]:
        """As in `SoloEnv`, an array each, with Gymnasium's `_name` beside them, which is true everywhere."""
        told = {
            "action_mask": self.masks.copy() if self.copy else self.masks,
            "seat": np.array([match.seat for match in self.matches], np.int64),
            "scores": np.array([match.scores() for match in self.matches], np.int64),
            "illegal": np.array([bool(match.refusal) for match in self.matches], np.bool_),
        }
        return {**told, **{f"_{name}": np.ones(self.num_envs, np.bool_) for name in told}}

    def render(self) -> tuple[Any, ...]:
        """What the learners see, as texts or as pictures."""
        return tuple(render(self.config.game, match.state, match.seat, self.render_mode) for match in self.matches)
