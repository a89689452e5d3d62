"""What to take away from a game: three lessons at most, one of them praise if somebody earned it."""

from collections.abc import Sequence
from typing import Final

from paname.analysis.labels import BEST, SLIP
from paname.analysis.report import Lesson, ReviewStep

MOST: Final = 3
SLIP_KIND: Final = "slip"
PRAISE_KIND: Final = "praise"
ONLY_MOVE: Final = "only_move"  # the one action that kept the chances
WORTH_PRAISE: Final = 0.08  # by how much the next best action was worse


def lessons(steps: Sequence[ReviewStep], seat: int | None = None) -> tuple[Lesson, ...]:
    """The lessons of a seat, or of the whole game, in the order of the game."""
    own = [step for step in steps if step.verdict is not None and seat in (None, step.seat)]
    slips = sorted((found for step in own if (found := slip(step)) is not None), key=lambda one: -one[0])
    praises = sorted((found for step in own if (found := praise(step)) is not None), key=lambda one: -one[0])
    chosen = [lesson for _, lesson in praises[:1]]
    chosen += [lesson for _, lesson in slips[: MOST - len(chosen)]]
    return tuple(sorted(chosen, key=lambda lesson: lesson.step))


def slip(step: ReviewStep) -> tuple[float, Lesson] | None:
    """A decision that gave something away, with its reason."""
    verdict = step.verdict
    if verdict is None or verdict.reason is None or verdict.loss < SLIP or step.seat is None:
        return None
    reason = verdict.reason
    return verdict.loss, Lesson(step.index, step.seat, SLIP_KIND, reason.code, reason.facts, reason.theme)


def praise(step: ReviewStep) -> tuple[float, Lesson] | None:
    """The best action where every other one that was compared is clearly worse."""
    verdict = step.verdict
    if verdict is None or verdict.label != BEST or len(verdict.alternatives) < 2 or step.seat is None:
        return None
    first, second = verdict.alternatives[:2]
    margin = round(first.win - second.win, 4)
    if margin < WORTH_PRAISE:
        return None
    facts = {"move": verdict.best_text, "second": second.text, "margin": margin}
    return margin, Lesson(step.index, step.seat, PRAISE_KIND, ONLY_MOVE, facts, ONLY_MOVE)
