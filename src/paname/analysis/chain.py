"""One chain of standings through a game, so that what its steps brought adds up to the result.

Between two decisions there are two opinions: what the first mover's search expected of the action that was made, and
what the next mover's hopes for. Each is a little partial to its own seat, so the chain goes through the middle. What
draws in between were worth lies on both sides of it.
"""

from collections.abc import Sequence

from paname.analysis.report import Standing, Verdict

Found = Verdict | Standing | None
"""What is known of a step: the verdict on a decision, the luck of the draws that end with it, or nothing."""


def chain(found: Sequence[Found], result: Standing) -> list[Standing]:
    """The standing before every step, and at last the result."""
    decisions = [index for index, one in enumerate(found) if isinstance(one, Verdict)]
    starts = [-1, *decisions]
    ends = [*decisions, len(found)]
    standings: list[Standing] = []
    for start, end in zip(starts, ends, strict=True):
        standings += stretch(found, start, end, result)
    return standings


def stretch(found: Sequence[Found], start: int, end: int, result: Standing) -> list[Standing]:
    """The standings before the steps behind one decision, up to the next one or the end."""
    lucks = [one if isinstance(one, Standing) else None for one in found[start + 1 : end]]
    first, last = (found[place] if 0 <= place < len(found) else None for place in (start, end))
    luck = total(lucks, result)
    if not isinstance(last, Verdict):
        target, behind = result, 1.0  # the result is what it is
    elif not isinstance(first, Verdict):
        target, behind = opening(found, end, last), 1.0
    else:
        target, behind = middle(first.expected, last.hoped), 0.5
    return walked(moved(target, luck, -behind), lucks, target, behind, is_end=end == len(found), result=result)


def opening(found: Sequence[Found], index: int, first: Verdict) -> Standing:
    """What the first decision began with: its mover's hopes, less half of what the next mover sees otherwise."""
    following = next((place for place in range(index + 1, len(found)) if isinstance(found[place], Verdict)), None)
    second = None if following is None else found[following]
    if following is None or not isinstance(second, Verdict):
        return first.hoped
    lucks = [one if isinstance(one, Standing) else None for one in found[index + 1 : following]]
    surprise = moved(moved(second.hoped, total(lucks, first.hoped), -1.0), first.expected, -1.0)
    other = moved(first.hoped, surprise, 0.5)
    return moved(first.hoped, surprise, 0.5 * room(first.hoped, other))


def walked(
    here: Standing, lucks: list[Standing | None], target: Standing, behind: float, is_end: bool, result: Standing
) -> list[Standing]:
    """From a standing on, step by step, as luck moves it; no chance leaves the range from 0 to 1."""
    part = 1.0
    for standing in running(here, lucks):
        part = min(part, room(target, standing))
    luck = total(lucks, result)
    start = moved(target, luck, -behind * part)
    rows = [one.rounded() for one in running(start, [None if one is None else scaled(one, part) for one in lucks])]
    if is_end:
        rows[-1] = result
    return rows


def running(here: Standing, lucks: list[Standing | None]) -> list[Standing]:
    """A standing, and what it becomes with each luck."""
    rows = [here]
    for luck in lucks:
        rows.append(rows[-1] if luck is None else moved(rows[-1], luck, 1.0))
    return rows


def room(target: Standing, other: Standing) -> float:
    """How much of the way from a chance to another one there is before it leaves the range from 0 to 1."""
    part = 1.0
    for here, there in zip(target.win, other.win, strict=True):
        if there < 0.0:
            part = min(part, here / (here - there))
        elif there > 1.0:
            part = min(part, (1.0 - here) / (there - here))
    return part


def total(lucks: Sequence[Standing | None], like: Standing) -> Standing:
    """The sum of all luck."""
    sums = Standing((0.0,) * len(like.win), (0.0,) * len(like.lead))
    for luck in lucks:
        if luck is not None:
            sums = moved(sums, luck, 1.0)
    return sums


def moved(standing: Standing, by: Standing, part: float) -> Standing:
    """A standing with a part of a difference added."""
    wins = tuple(value + part * more for value, more in zip(standing.win, by.win, strict=True))
    return Standing(wins, tuple(value + part * more for value, more in zip(standing.lead, by.lead, strict=True)))


def scaled(standing: Standing, part: float) -> Standing:
    """A part of a difference."""
    return Standing(tuple(part * win for win in standing.win), tuple(part * lead for lead in standing.lead))


def middle(one: Standing, other: Standing) -> Standing:
    """Half way between two standings."""
    return moved(scaled(one, 0.5), other, 0.5)
