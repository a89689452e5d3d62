"""A row of small numbers that a game writes from left to right; NumPy sees it without a copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

HIGHEST: Final = 32767


class Observation:
    """One or several observations, cell after cell."""

    def __init__(self, size: int) -> None:
        self.cells: vec[i16] = vec[i16]([0] * size)
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """One number."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def put_set(self, things: i64, size: i64) -> None:
        """A set: 1 for each of the first things that it holds, else 0."""
        cells = self.cells
        at = self.at
        for thing in range(size):
            cells[at + thing] = i16((things >> thing) & 1)
        self.at = at + size

    def put_one(self, thing: i64, size: i64) -> None:
        """One thing among several; all cells are 0 for -1, which stands for none."""
        cells = self.cells
        at = self.at
        for place in range(size):
            cells[at + place] = 0
        if thing >= 0:
            cells[at + thing] = 1
        self.at = at + size

    def skip(self, size: i64) -> None:
        """Cells that tell nothing here."""
        self.put_set(0, size)
