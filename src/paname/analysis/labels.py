"""What to call a decision by the chance to win that it gave away, and how accurately a seat played."""

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from paname.analysis.report import Verdict

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
FORCED: Final = "forced"  # there was nothing to decide
HIDDEN: Final = "hidden"  # the viewer may not know yet what was decided
JUDGED: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
LABELS: Final = (*JUDGED, FORCED)
STEPS: Final = ((0.18, BLUNDER), (0.10, MISTAKE), (0.04, INACCURACY))  # from which loss on
SLIP: Final = 0.04  # the smallest loss that is worth a word
SEVERITY: Final = 2.5  # in an even game, a decision that gives away 10 % of the chance to win is worth 66 of 100
GROUND: Final = 0.1  # added to the chance that was left, so that a search's small doubts don't count in a lost game


def label(loss: float, is_best: bool) -> str:
    """The name of a loss."""
    for least, name in STEPS:
        if loss >= least:
            return name
    return BEST if is_best else GOOD


def accuracy(verdicts: Iterable[Verdict], seat: int) -> float | None:
    """In percent: the mean mark of the decisions that were not forced; None without any."""
    marks = [mark(verdict.loss, verdict.hoped.win[seat]) for verdict in verdicts if verdict.label in JUDGED]
    return round(sum(marks) / len(marks), 1) if marks else None


def mark(loss: float, chance: float) -> float:
    """How good a decision was, of 100: by the part that it gave away of the chance to win that was there.

    The whole of a small chance counts as much as the whole of a large one, else whoever is losing would play best.
    """
    return 100 * exp(-SEVERITY * loss / (chance + GROUND))


def counts(verdicts: Sequence[Verdict]) -> dict[str, int]:
    """How often each label was given."""
    return {name: sum(verdict.label == name for verdict in verdicts) for name in LABELS}
