"""The games as PettingZoo environments in which all agents hand in their actions at once."""

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from paname.research.aec import Seen, TurnEnv

Flags = dict[str, bool]
Answers = tuple[dict[str, Seen], dict[str, float], Flags, Flags, dict[str, Any]]


class CycleEnv(ParallelEnv):
    """Each step every agent hands in one action, which is used when its turn comes; an agent without a turn waits.

    Turns follow each other within a step, so an action may have become illegal: then any legal one is made instead.
    """

    def __init__(
        self, name: str, max_cycles: int | None = None, render_mode: str | None = None, **arguments: Any
    ) -> None:
        arguments["illegal"] = "random"
        self.turns = TurnEnv(name, render_mode=render_mode, **arguments)
        self.metadata = self.turns.metadata
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.possible_agents = self.turns.possible_agents
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        """Begin the game of a seed."""
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Answers:
        """Use the actions in the order of play, each at most once."""
        waiting = dict(actions)
        while not self.turns.state_of_play.is_over and self.turns.agent_selection in waiting:
            self.turns.step(waiting.pop(self.turns.agent_selection))
        self.cycles += 1
        over = self.turns.state_of_play.is_over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        results = self.turns.config.results(self.turns.state_of_play) if over else [0.0] * len(self.possible_agents)
        answers = (
            self.seen(),
            dict(zip(self.possible_agents, results, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            dict(self.turns.infos),
        )
        if over or cut:
            self.agents = []
        return answers

    def seen(self) -> dict[str, Seen]:
        """What every agent may know."""
        return {agent: self.turns.observe(agent) for agent in self.possible_agents}

    def render(self) -> Any:
        """The open table as text or as a picture."""
        return self.turns.render()

    def close(self) -> None:
        """Nothing is held open."""
