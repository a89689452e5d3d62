"""The games as PettingZoo environments in which all agents hand in an action at every step."""

from typing import Any

import numpy as np
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from paname.research.aec import Seen, TurnEnv


class WaitingTurnEnv(TurnEnv):
    """The same turns; the mask of an agent that waits allows everything, because its action isn't used."""

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and what it may hand in."""
        seen = super().observe(agent)
        if self.possible_agents[self.state_of_play.to_move] != agent or self.state_of_play.is_over:
            seen["action_mask"] = np.ones_like(seen["action_mask"])
        return seen


def parallel(name: str, **arguments: Any) -> turn_based_aec_to_parallel_wrapper[str, Seen, Any]:
    """PettingZoo's own conversion: each step is one decision, and `infos[agent]["active_agent"]` says whose is next."""
    return turn_based_aec_to_parallel_wrapper(WaitingTurnEnv(name, **arguments))
