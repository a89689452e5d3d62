"""What an action does better than the others, in the named terms of the game's evaluation: the reason behind a hint.

The action and some of the others are made in the same worlds, which the one who moves can't tell from the true one; a
term counts by its weight, in points at the end of the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from paname.bots.evaluate.contract import Evaluation
from paname.core.state import State

POINTS: Final = "points"  # what is scored at once; forecasts tell it exactly
LEAST: Final = 0.5  # points that are worth a word
OTHERS: Final = 16  # actions that one is compared with
MOST: Final = 2  # advantages that are told

Terms = dict[tuple[int, str], float]


@dataclass(frozen=True)
class Advantage:
    """A term of a seat that comes out higher than after other actions, or a rival's that comes out lower, in points."""

    seat: int
    term: str
    points: float


def advantages(evaluation: Evaluation, worlds: Sequence[State], action: int) -> list[Advantage]:
    """What speaks for an action, the strongest first; what it scores at once only where nothing else does."""
    seat = int(worlds[0].to_move)
    others = [other for other in worlds[0].legal_actions() if other != action]
    some = others[:: len(others) // OTHERS + 1]
    if not some:
        return []
    after = mean([terms(evaluation, world, action) for world in worlds])
    usual = mean([terms(evaluation, world, other) for world in worlds for other in some])
    gains = {key: after[key] - usual[key] for key in after}
    speaking = [Advantage(*key, gain) for key, gain in gains.items() if (gain if key[0] == seat else -gain) >= LEAST]
    ranked = sorted(speaking, key=lambda one: -abs(one.points))
    return [one for one in ranked if one.term != POINTS][:MOST] or ranked[:1]


def terms(evaluation: Evaluation, world: State, action: int) -> Terms:
    """What every term is worth to every seat after an action."""
    after = world.clone()
    after.step(action)
    row = int(evaluation.stage(after)) * len(evaluation.names)
    found: Terms = {}
    for seat in range(int(after.players)):
        evaluation.measure(after, seat)
        for place, name in enumerate(evaluation.names):
            found[seat, name] = evaluation.terms[place] * evaluation.table[row + place]
    return found


def mean(all_terms: list[Terms]) -> Terms:
    """The terms of several positions on average."""
    return {key: sum(one[key] for one in all_terms) / len(all_terms) for key in all_terms[0]}
