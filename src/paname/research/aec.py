"""The games as PettingZoo environments in which agents act one after another."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from paname.core.errors import InputError
from paname.core.rng import Rng
from paname.research.env_config import EnvConfig
from paname.research.render import MODES, render

Seen = dict[str, Any]


class TurnEnv(AECEnv):
    """One game; `player_0` is seat 0. Draws happen inside `step`, rewards come at the end.

    With `illegal="random"` an illegal action is replaced by any legal one and told in the agent's info; with "raise" it
    is refused. With `max_cycles` every agent decides that often, then the game is cut off; an agent that is due again
    while others still have decisions left acts at random.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        illegal: str = "raise",
        max_cycles: int | None = None,
        rewards: str = "outcome",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if illegal not in ("raise", "random"):
            raise InputError("illegal", f"{illegal!r} is neither 'raise' nor 'random'")
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.config = EnvConfig(name, players, rewards, options)
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
        self.decided = dict.fromkeys(self.possible_agents, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin the game of a seed; without one, the next of the seeds that the last one began."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
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
        self.play(agent, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_of_play.is_over:
            self.finish()
        elif self.max_cycles is not None:
            self.pace(self.max_cycles)
        if not self.state_of_play.is_over:
            self.agent_selection = self.possible_agents[self.state_of_play.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def play(self, agent: str, action: int) -> None:
        """Apply an action, or in the place of an illegal one any other if that is wanted."""
        state = self.state_of_play
        replaced = self.illegal == "random" and not state.legal_moves().contains(action)
        self.infos[agent] = {"replaced": True} if replaced else {}
        state.apply(state.legal_moves().any(self.substitutes) if replaced else action)
        self.decided[agent] += 1

    def finish(self) -> None:
        """The game is over: everybody gets a result."""
        for agent, result in zip(self.possible_agents, self.config.results(self.state_of_play), strict=True):
            self.rewards[agent] = result
            self.terminations[agent] = True

    def pace(self, cycles: int) -> None:
        """Cut the game off once everybody has decided often enough; act for those who have done so before others."""
        if min(self.decided.values()) >= cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        state = self.state_of_play
        while not state.is_over and self.decided[self.possible_agents[state.to_move]] >= cycles:
            state.apply(state.legal_moves().any(self.substitutes))
        if state.is_over:
            self.finish()

    def render(self) -> Any:
        """The open table as text or as a picture."""
        return render(self.config.game, self.state_of_play, -1, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(name: str, illegal: str = "lose", **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's own guards; an illegal action loses the game unless it is to be replaced."""
    raw: Any = TurnEnv(name, illegal="raise" if illegal == "lose" else illegal, **arguments)
    if illegal == "lose":
        raw = TerminateIllegalWrapper(raw, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))
