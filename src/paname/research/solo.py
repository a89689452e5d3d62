"""The games as Gymnasium environments: one learner, the other seats played by bots.

Importing this module registers `paname/<Environment>-v0` for every game, by the name its manifest gives;
`gymnasium.make("paname.research.solo:paname/<Environment>-v0")` does that by itself, and `gymnasium.make_vec` gives the
vector environment. `players`, `opponents`, `seat`, `rewards` and the game's options are keywords.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from paname.core.registry import manifests
from paname.research.arrays import Mask, ObservationArray
from paname.research.env_config import EnvConfig
from paname.research.match import Match, Opponent
from paname.research.render import MODES, render

Answer = tuple[ObservationArray, float, bool, bool, dict[str, Any]]


class SoloEnv(gymnasium.Env[ObservationArray, Any]):
    """One seat's decisions in a row; `info["action_mask"]` tells the legal ones.

    An opponent is what the arena reads as an entrant, such as "random" or "greedy", or a function that makes a bot; the
    last one named plays all seats that are left. With `seat=None` the learner gets a random seat in every game. An
    illegal action loses the game: `info["illegal"]` is set and `match.refusal` says why. Once the game is over the mask
    allows everything, because nothing that follows is played. With `dense=True` actions are counted without the ids
    that can't occur with the chosen options; `config.arrays.ids` has their ids.
    """

    metadata: Final = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        rewards: str = "outcome",
        dense: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.config = EnvConfig(game, players, rewards, options, dense)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.config.observation_box()
        self.action_space: spaces.Space[Any] = self.config.action_range()
        self.match = Match(self.config, opponents, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, dict[str, Any]]:
        """Begin the game of a seed; without one, the next of the seeds that the last one began."""
        super().reset(seed=seed, options=options)
        self.match.begin(seed)
        return self.observation(), self.info()

    def step(self, action: Any) -> Answer:
        """Make the learner's decision; a reward comes at the end of the game."""
        self.match.act(action)
        return self.observation(), self.match.reward(), self.match.is_over, False, self.info()

    def observation(self) -> ObservationArray:
        """What the learner may know."""
        return self.config.arrays.observation(self.match.state, self.match.seat)

    def action_masks(self) -> Mask:
        """What the learner may do, under the name that other libraries ask for."""
        if self.match.is_over:
            return np.ones(self.config.arrays.actions, np.int8)
        return self.config.arrays.mask(self.match.state, self.match.seat)

    def info(self) -> dict[str, Any]:
        """The mask, the learner's seat, whether it lost by an illegal action, and at the end all points."""
        return {
            "action_mask": self.action_masks(),
            "seat": self.match.seat,
            "scores": np.array(self.match.scores(), np.int64),
            "illegal": bool(self.match.refusal),
        }

    def render(self) -> Any:
        """What the learner sees, as text or as a picture."""
        return render(self.config.game, self.match.state, self.match.seat, self.render_mode)


def register() -> None:
    """Make the environments known to `gymnasium.make`; also the package's entry point for what loads plugins."""
    for game, manifest in manifests().items():
        name = f"paname/{manifest.environment}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="paname.research.solo:SoloEnv",
                vector_entry_point="paname.research.vector:SoloVectorEnv",
                kwargs={"game": game},
            )


register()
