"""The bot that looks one decision ahead."""

from math import exp
from typing import Final

from paname.bots.contract import Bot, Budget, Choice, Reason
from paname.bots.evaluate.contract import Evaluation
from paname.bots.lookahead import Lookahead
from paname.core.rng import Rng
from paname.core.state import State

REASONS: Final = 5
CERTAIN: Final = 60.0  # from here on a lead, in doubts, says nothing more, and its exponential would say too much


class GreedyBot(Bot):
    """What is worth most to itself at the end of its own turn, whatever it leaves to the others; lots decide ties."""

    name = "greedy"

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.lookahead = Lookahead(evaluation)

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:  # noqa: ARG002
        """Look at every action worth a look once."""
        moves = self.lookahead.choices
        self.lookahead.fill(world, moves)
        actions = moves.actions()
        values = [self.evaluation.value(self.lookahead.after_turn(world, action), seat) for action in actions]
        best = max(values)
        equal = [action for action, value in zip(actions, values, strict=True) if value == best]
        chosen = equal[rng.below(len(equal))]
        ranked = sorted(zip(values, actions, strict=True), key=lambda pair: (pair[1] != chosen, -pair[0], pair[1]))
        return Choice(chosen, tuple(self.reason(world, seat, action) for _, action in ranked[:REASONS]), len(actions))

    def reason(self, world: State, seat: int, action: int) -> Reason:
        """What the evaluation says of one action."""
        after = self.lookahead.after_turn(world, action)
        lead = self.evaluation.lead(after, seat)
        odds = min(CERTAIN, -lead / self.evaluation.doubts[self.evaluation.stage(after)])
        return Reason(action, 1, lead, 1.0 / (1.0 + exp(odds)))
