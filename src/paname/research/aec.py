"""The games as PettingZoo environments in which agents act one after another."""

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from paname.core.errors import InputError
from paname.core.rng import Rng
from paname.research.env_config import EnvConfig
from paname.research.render import MODES, render

Seen = dict[str, Any]
ILLEGAL: Final = ("raise", "lose", "random")


class TurnEnv(AECEnv):
    """One game; `player_0` is seat 0. Draws happen inside `step`, rewards come at the end.

    An illegal action is refused with `illegal="raise"`, loses the game with "lose", and is replaced by any legal one
    with "random"; the agent's info tells. With `max_cycles` the game is cut off after that many decisions an agent.
    With `dense=True` actions are counted without the ids that can't occur with the chosen options.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        illegal: str = "raise",
        max_cycles: int | None = None,
        rewards: str = "outcome",
        dense: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if illegal not in ILLEGAL:
            raise InputError("illegal", f"{illegal!r} is not one of {', '.join(ILLEGAL)}")
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.config = EnvConfig(name, players, rewards, options, dense)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.players)]
        self.agents = self.possible_agents[:]
        mask = spaces.MultiBinary(self.config.arrays.actions)
        seen = spaces.Dict({"observation": self.config.observation_box(), "action_mask": mask})
        actions = self.config.action_range()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.begin(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game."""
        self.state_of_play = self.config.deal(seed)
        self.substitutes = Rng(f"substitutes of {self.state_of_play.setup.seed}")
        self.decided = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin the game of a seed; without one, the next of the seeds that the last one began."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self.agents[self.state_of_play.to_move]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and what it may do."""
        seat = self.possible_agents.index(agent)
        arrays = self.config.arrays
        return {
            "observation": arrays.observation(self.state_of_play, seat),
            "action_mask": arrays.mask(self.state_of_play, seat),
        }

    def step(self, action: Any) -> None:
        """Make the decision of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play(agent, self.config.arrays.action_id(action)):
            self.settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def play(self, agent: str, action: int) -> bool:
        """Apply an action, or any other in the place of an illegal one; False where that lost the game."""
        state = self.state_of_play
        legal = self.illegal == "raise" or state.legal_moves().contains(action)
        self.infos[agent] = {"illegal": not legal}
        if not legal and self.illegal == "lose":
            self.finish(self.config.forfeit(state, self.possible_agents.index(agent)))
            return False
        state.apply(action if legal else state.legal_moves().any(self.substitutes))
        self.decided += 1
        return True

    def settle(self) -> None:
        """After a decision: the game is over, cut off, or somebody's turn."""
        if self.state_of_play.is_over:
            self.finish(self.config.results(self.state_of_play))
            return
        if self.max_cycles is not None and self.decided >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.state_of_play.to_move]

    def finish(self, results: list[float]) -> None:
        """The game is over: everybody gets a result."""
        self.rewards = dict(zip(self.possible_agents, results, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)

    def render(self) -> Any:
        """The open table as text or as a picture."""
        return render(self.config.game, self.state_of_play, -1, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(name: str, illegal: str = "lose", **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's guards; an illegal action loses the game unless `illegal` says otherwise."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TurnEnv(name, illegal=illegal, **arguments)))
