"""The bot that looks one decision ahead."""

from math import exp
from typing import Final

from paname.bots.contract import Bot, Budget, Choice, Reason
from paname.bots.evaluate.contract import Evaluation
from paname.bots.lookahead import lead_after
from paname.core.rng import Rng
from paname.core.state import State

REASONS: Final = 5
LONGEST_TURN: Final = 12


class GreedyBot(Bot):
    """The action with the best lead at the end of the own turn, by the evaluation of the game; lots decide ties."""

    name = "greedy"

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:  # noqa: ARG002
        """Look at every legal action once."""
        actions = world.legal_actions()
        leads = [lead_after(self.evaluation, world, action, LONGEST_TURN) for action in actions]
        best = max(leads)
        equal = [action for action, lead in zip(actions, leads, strict=True) if lead == best]
        chosen = equal[rng.below(len(equal))]
        ranked = sorted(zip(leads, actions, strict=True), key=lambda pair: (pair[1] != chosen, -pair[0], pair[1]))
        doubt = self.evaluation.doubts[self.evaluation.stage(world)]
        reasons = tuple(Reason(action, 1, lead, win_of(lead, doubt)) for lead, action in ranked[:REASONS])
        return Choice(chosen, reasons, len(actions))


def win_of(lead: float, doubt: float) -> float:
    """How likely a lead wins against one other."""
    return 1.0 / (1.0 + exp(-lead / doubt))
