"""A list of choices that is filled again and again without allocating."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from paname.core.bits import lowest
from paname.core.rng import Rng

ROOM: Final = 128
READY_MADE: Final = 8192
READY: Final[list[object]] = list(range(READY_MADE))
"""Small ids as Python objects: handing out one that exists costs less than making another."""

LOW56: Final = 0x00FFFFFFFFFFFFFF
LOWEST: Final[vec[i64]] = vec[i64]([0] + [lowest(some) for some in range(1, 256)])


class Moves:
    """Action ids in ascending order, or chance outcomes with their weights."""

    ids: vec[i64] = vec[i64]()
    weights: vec[i64] = vec[i64]()
    count: i64 = 0
    total: i64 = 0

    def __init__(self) -> None:
        self.ids = vec[i64]([0] * ROOM)

    def clear(self) -> None:
        """Start over."""
        self.count = 0
        self.total = 0

    def add(self, action: i64) -> None:
        """One more action."""
        if self.count < len(self.ids):
            self.ids[self.count] = action
        else:
            self.ids = append(self.ids, action)
        self.count += 1

    def reserve(self, more: i64) -> vec[i64]:
        """The vector of ids with room for so many more; who writes them there tells by `count`."""
        while len(self.ids) < self.count + more:
            self.ids = append(self.ids, 0)
        return self.ids

    def add_each(self, things: i64, first: i64) -> None:
        """One action for each thing of a set, numbered from the first."""
        if things == 0:
            return
        ids = self.reserve(64)
        place = self.count
        while things != 0:  # eight at a time: their lowest is looked up, without a branch to guess
            some = things & 0xFF
            while some != 0:
                ids[place] = first + LOWEST[some]
                place += 1
                some &= some - 1
            things = (things >> 8) & LOW56
            first += 8
        self.count = place

    def add_outcome(self, outcome: i64, weight: i64) -> None:
        """One more chance outcome; outcomes of one draw all carry weights."""
        if self.count < len(self.weights):
            self.weights[self.count] = weight
        else:
            self.weights = append(self.weights, weight)
        self.total += weight
        self.add(outcome)

    def contains(self, action: i64) -> bool:
        """Whether the sorted list holds this id."""
        low: i64 = 0
        high: i64 = self.count
        while low < high:
            middle: i64 = (low + high) >> 1
            if self.ids[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < self.count and self.ids[low] == action

    def any(self, rng: Rng) -> i64:
        """One of the actions, each equally likely."""
        return self.ids[rng.below(self.count)]

    def draw(self, rng: Rng) -> i64:
        """One of the outcomes by its weight."""
        left = rng.below(self.total)
        weights = self.weights
        place: i64 = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return self.ids[place]

    def actions(self) -> list[int]:
        """The ids as a Python list."""
        ids = self.ids[: self.count]
        if self.count > 0 and ids[self.count - 1] < READY_MADE:
            return cast("list[int]", [READY[action] for action in ids])
        return [action for action in ids]  # noqa: C416 - mypyc makes the list at its full length

    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes as (id, weight) pairs."""
        return [(self.ids[i], self.weights[i]) for i in range(self.count)]
