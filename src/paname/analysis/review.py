"""A finished game again: what the search would have chosen at every decision, and what the difference cost.

A seat is judged by what it knew then. Both the choice of the search and the action that was made are tried out with
the same budget; what was made costs nothing where it does as well.

A *turning point* is one of the five decisions that gave away most of the chance to win, if it gave away 5 % or more.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from paname.analysis.trial import Trial, Worth
from paname.bots.player import create_player
from paname.core.records import walk
from paname.core.state import State

TURNING_LOSS: Final = 0.05  # the chance to win that a turning point gives away at least
MOST_TURNING: Final = 5


@dataclass(frozen=True)
class Verdict:
    """One decision, counted from 1: what was made, what the search would have made, and how much less it promised."""

    decision: int
    seat: int
    action: int
    text: str
    best: int
    best_text: str
    win: float
    loss: float
    points_lost: float

    def to_json(self) -> dict[str, Any]:
        """The verdict as a JSON object."""
        return {**vars(self), **{name: round(getattr(self, name), 4) for name in ("win", "loss", "points_lost")}}


class Review:
    """Judges the decisions of one record."""

    def __init__(self, record: dict[str, object], iterations: int) -> None:
        way = walk(record)
        self.steps = [step for step in way if not step.is_draw]
        self.game = way.game
        self.players = int(way.state.players)
        self.iterations = iterations
        self.trial = Trial(self.game.name, iterations)

    def decisions(self, seats: Sequence[int]) -> int:
        """How many decisions of these seats there are."""
        return sum(step.seat in seats for step in self.steps)

    def verdicts(self, seats: Sequence[int]) -> Iterator[Verdict]:
        """The decisions of these seats, one after another."""
        for number, step in enumerate(self.steps, 1):
            if step.seat in seats:
                yield self.verdict(number, step.before, step.choice)

    def verdict(self, number: int, state: State, action: int) -> Verdict:
        """One decision by the search, which knows what the seat knew."""
        seat, stream = int(state.to_move), f"review {number}"
        player = create_player(self.game.name, f"search:iterations={self.iterations}", stream)
        best = player.decide(state, seat).action
        made = self.trial.worth(state, seat, action, stream)
        other = made if best == action else self.trial.worth(state, seat, best, stream)
        if other.win <= made.win:
            best, other = action, made
        texts = self.game.text(state, action), self.game.text(state, best)
        return Verdict(number, seat, action, texts[0], best, texts[1], made.win, *losses(made, other))

    def to_json(self, verdicts: Sequence[Verdict], seats: Sequence[int]) -> dict[str, Any]:
        """The whole review as a JSON object."""
        return {
            "game": self.game.name,
            "iterations": self.iterations,
            "seats": [summary(verdicts, seat) for seat in seats],
            "turning_points": [verdict.decision for verdict in turning_points(verdicts)],
            "decisions": [verdict.to_json() for verdict in verdicts],
        }


def losses(made: Worth, best: Worth) -> tuple[float, float]:
    """The chance to win and the points that were given away."""
    return best.win - made.win, max(0.0, best.lead - made.lead) if best is not made else 0.0


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that cost most of the chance to win, in the order of the game."""
    costly = [verdict for verdict in verdicts if verdict.loss >= TURNING_LOSS]
    worst = sorted(costly, key=lambda verdict: -verdict.loss)[:MOST_TURNING]
    return sorted(worst, key=lambda verdict: verdict.decision)


def summary(verdicts: Sequence[Verdict], seat: int) -> dict[str, Any]:
    """How a seat played: its decisions, how many of them nothing beats, and what a decision cost on average."""
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    best = sum(verdict.loss == 0 for verdict in own)
    mean = sum(verdict.loss for verdict in own) / len(own) if own else 0.0
    return {"seat": seat, "decisions": len(own), "best": best, "mean_loss": round(mean, 4)}
