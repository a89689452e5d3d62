"""What a learned evaluation sees of a position: named features, each a small count."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from paname.bots.learned.net import Row
from paname.core.bits import lowest
from paname.core.state import State

MOST: Final = 60  # what a count goes up to; it keeps the sums of a net within their lanes


class Features(ABC):
    """The features of one game with that many players; seats come in the order of play from `first` on."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.size: i64 = 0

    @abstractmethod
    def first(self, state: State) -> i64:
        """The seat that comes first."""

    @abstractmethod
    def fill(self, state: State, row: Row) -> None:
        """Put the features of a position at which it can be judged into the cleared row."""


def put_count(row: Row, feature: i64, number: i64) -> None:
    """A feature that may be 0, or less, which counts as 0."""
    if number > 0:
        row.put(feature, number if number < MOST else MOST)  # noqa: FURB136 - min() boxes


def put_signed(row: Row, feature: i64, number: i64) -> None:
    """Two features: a number above 0, or what it lacks to it."""
    if number < 0:
        put_count(row, feature + 1, -number)
    else:
        put_count(row, feature, number)


def put_set(row: Row, feature: i64, things: i64) -> None:
    """A feature for each thing of a set."""
    while things != 0:
        row.put(feature + lowest(things), 1)
        things &= things - 1
