"""The games as Gymnasium environments: one learner, the other seats played by bots.

Importing this module registers `paname/<Environment>-v0` for every game, by the name its manifest gives;
`gymnasium.make("paname.research.solo:paname/<Environment>-v0")` does that by itself. `players`, `opponents`, `seat`,
`rewards` and the game's options are keywords.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from paname.bots.entrant import read_entrant
from paname.bots.player import create_player
from paname.core.errors import IllegalAction, InputError
from paname.core.registry import manifests
from paname.core.rng import Rng
from paname.research.arrays import Mask, ObservationArray
from paname.research.env_config import EnvConfig
from paname.research.render import MODES, render

Answer = tuple[ObservationArray, float, bool, bool, dict[str, Any]]


class SoloEnv(gymnasium.Env[ObservationArray, Any]):
    """One seat's decisions in a row; `info["action_mask"]` tells the legal ones.

    An opponent is what the arena reads as an entrant, such as "random" or "greedy"; the last one named plays all seats
    that are left. With `seat=None` the learner gets a random seat in every game. An illegal action loses the game.
    """

    metadata: Final = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        rewards: str = "outcome",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.config = EnvConfig(game, players, rewards, options)
        if seat is not None and not 0 <= seat < self.config.players:
            raise InputError("seat", f"there is no seat {seat}; seats run from 0 to {self.config.players - 1}")
        self.opponents = [read_entrant(text).text for text in opponents]
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.config.observation_box()
        self.action_space: spaces.Space[Any] = self.config.action_range()
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """A new game with fresh opponents, up to the learner's first decision."""
        self.game = self.config.deal(seed)
        origin = self.game.setup.seed
        lot = Rng(f"seat of {origin}")
        players = self.config.players
        self.seat = int(lot.below(players)) if self.fixed_seat is None else self.fixed_seat
        others = [(self.seat + place + 1) % players for place in range(players - 1)]
        named = [self.opponents[min(place, len(self.opponents) - 1)] for place in range(players - 1)]
        self.bots = {
            other: create_player(self.config.game.name, bot, f"bot {other} of {origin}")
            for other, bot in zip(others, named, strict=True)
        }
        self.play_bots()

    def play_bots(self) -> None:
        """Let the bots play until the learner has to decide or the game is over."""
        while not self.game.is_over and self.game.to_move != self.seat:
            seat: int = self.game.to_move
            self.game.apply(self.bots[seat].decide(self.game, seat).action)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, dict[str, Any]]:
        """Begin the game of a seed; without one, the next of the seeds that the last one began."""
        super().reset(seed=seed, options=options)
        self.begin(seed)
        return self.observation(), self.info()

    def step(self, action: Any) -> Answer:
        """Make the learner's decision; a reward comes at the end of the game."""
        try:
            self.game.apply(int(action))
        except IllegalAction as refused:
            return self.observation(), -1.0, True, False, {**self.info(), "illegal": str(refused)}
        self.play_bots()
        over = self.game.is_over
        reward = self.config.results(self.game)[self.seat] if over else 0.0
        return self.observation(), reward, over, False, self.info()

    def observation(self) -> ObservationArray:
        """What the learner may know."""
        return self.config.arrays.observation(self.game, self.seat)

    def action_masks(self) -> Mask:
        """What the learner may do, under the name that other libraries ask for."""
        return self.config.arrays.mask(self.game, self.seat)

    def info(self) -> dict[str, Any]:
        """The mask, the learner's seat, and the points of all seats once the game is over."""
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.game.is_over:
            info["scores"] = self.game.scores()
        return info

    def render(self) -> Any:
        """What the learner sees, as text or as a picture."""
        return render(self.config.game, self.game, self.seat, self.render_mode)


def register() -> None:
    """Make the environments known to `gymnasium.make`; also the package's entry point for what loads plugins."""
    for game, manifest in manifests().items():
        name = f"paname/{manifest.environment}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="paname.research.solo:SoloEnv", kwargs={"game": game})


register()
