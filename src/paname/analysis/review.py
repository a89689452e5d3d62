"""A finished game again: at every decision what the search would have chosen, and what the difference cost.

A seat is judged by what it knew then. Both the choice of the search and the action that was made are tried out with
the same budget; what was made costs nothing where it does as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from paname.analysis.trial import Trial, Worth
from paname.bots.player import create_player
from paname.core.records import first_state, game_of, replay
from paname.core.state import State

TURNING: Final = 0.05  # from this loss on a decision may have turned the game
MOST_TURNING: Final = 5


@dataclass(frozen=True)
class Verdict:
    """One decision: what was made, what the search would have made, and how much less it promised."""

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
        self.game = game_of(record)
        self.record = record
        self.history = list(replay(record).history)
        self.bot = f"search:iterations={iterations}"
        self.trial = Trial(self.game.name, iterations)

    def positions(self) -> Iterator[tuple[int, State, int]]:
        """Every decision: its number from 1, the position before it, the action."""
        state = first_state(self.game, self.record, None)
        number = 0
        for choice in self.history:
            if choice >= 0:
                number += 1
                yield number, state.clone(), choice
            state.apply(choice if choice >= 0 else ~choice)

    def decisions(self, seats: Sequence[int]) -> int:
        """How many decisions of these seats there are."""
        return sum(state.to_move in seats for _, state, _ in self.positions())

    def verdicts(self, seats: Sequence[int]) -> Iterator[Verdict]:
        """The decisions of these seats, one after another."""
        for number, state, action in self.positions():
            if state.to_move in seats:
                yield self.verdict(number, state, action)

    def verdict(self, number: int, state: State, action: int) -> Verdict:
        """One decision by the search, which is told what the seat knew."""
        seat, stream = int(state.to_move), f"review {number}"
        best = create_player(self.game.name, self.bot, stream).decide(state, seat).action
        made = self.trial.worth(state, seat, action, stream)
        other = made if best == action else self.trial.worth(state, seat, best, stream)
        if other.win <= made.win:
            best, other = action, made
        texts = self.game.text(state, action), self.game.text(state, best)
        return Verdict(number, seat, action, texts[0], best, texts[1], made.win, *lost(made, other))


def lost(made: Worth, best: Worth) -> tuple[float, float]:
    """The chance to win and the points that were given away."""
    return best.win - made.win, max(0.0, best.lead - made.lead) if best is not made else 0.0


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that cost most, in the order of the game."""
    costly = [verdict for verdict in verdicts if verdict.loss >= TURNING]
    worst = sorted(costly, key=lambda verdict: -verdict.loss)[:MOST_TURNING]
    return sorted(worst, key=lambda verdict: verdict.decision)


def summary(verdicts: Sequence[Verdict], seat: int) -> dict[str, Any]:
    """How a seat played: its decisions, how many of them nothing beats, and what a decision cost on average."""
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    best = sum(verdict.loss == 0 for verdict in own)
    mean = sum(verdict.loss for verdict in own) / len(own) if own else 0.0
    return {"seat": seat, "decisions": len(own), "best": best, "mean_loss": round(mean, 4)}
