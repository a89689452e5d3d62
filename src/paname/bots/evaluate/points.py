"""What a position is worth in a game that brings no evaluation: the points it has."""

from typing import Final

from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import Weights
from paname.core.state import State

TERMS: Final = ["points"]


class PointsEvaluation(Evaluation):
    """The points of each seat if the game ended now."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(TERMS, weights)

    def measure(self, state: State, seat: i64) -> None:
        """The points."""
        self.terms[0] = float(state.score(seat))
