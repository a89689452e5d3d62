"""Duplicate deals: chance as a deal has it, whatever is played, so that all sides meet the same luck.

Every outcome of a pile has a clock of its own, which runs by its weight; the first to ring is drawn. So the order of a
pile depends on the deal alone, and each draw has just the odds that the game gives it.
"""

from math import log

from paname.core.rng import Rng
from paname.core.state import State


class Dealer:
    """Makes the draws of one game."""

    def __init__(self, deal: str) -> None:
        self.deal = deal
        self.clocks: dict[tuple[str, int], float] = {}
        self.drawn: dict[tuple[str, int], int] = {}

    def draw_all(self, state: State) -> None:
        """Draw everything that is due."""
        while outcomes := state.chance_outcomes():
            state.apply(self.draw(state.pile(), outcomes))

    def draw(self, pile: str, outcomes: list[tuple[int, int]]) -> int:
        """The outcome whose clock rings first."""
        left = {(pile, outcome): weight for outcome, weight in outcomes if weight > 0}
        first = min(left, key=lambda key: (self.clock(key) / left[key], key))
        elapsed = self.clocks[first] / left[first]
        for key, weight in left.items():
            self.clocks[key] -= weight * elapsed
        self.drawn[first] = self.drawn.get(first, 0) + 1
        del self.clocks[first]
        return first[1]

    def clock(self, key: tuple[str, int]) -> float:
        """The time left on an outcome's clock; it is wound up again each time it has rung."""
        if key not in self.clocks:
            stream = Rng(f"{self.deal} {key[0]} {key[1]} {self.drawn.get(key, 0)}")
            self.clocks[key] = -log((int(stream.next32()) + 0.5) / 4294967296)
        return self.clocks[key]
