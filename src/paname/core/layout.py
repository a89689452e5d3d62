"""The layout of an observation: which cells of the row tell what."""

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Field:
    """One stretch of cells: its name, its shape, the bounds of each cell, and what it tells."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    words: str

    @property
    def size(self) -> int:
        """How many cells it takes."""
        return prod(self.shape)


def flags(name: str, words: str, *shape: int) -> Field:
    """Cells that are 1 where something holds and else 0."""
    return Field(name, shape or (1,), 0, 1, words)


def numbers(name: str, words: str, high: int, *shape: int, low: int = 0) -> Field:
    """Cells that hold a number within bounds."""
    return Field(name, shape or (1,), low, high, words)


class Layout:
    """The fields of a game's observation in order, with the version that a change of them raises."""

    def __init__(self, version: int, fields: list[Field]) -> None:
        self.version = version
        self.fields = fields
        self.size: int = sum(field.size for field in fields)

    def starts(self) -> dict[str, int]:
        """The first cell of every field."""
        found: dict[str, int] = {}
        place = 0
        for field in self.fields:
            found[field.name] = place
            place += field.size
        return found

    def split(self, cells: list[int]) -> dict[str, list[int]]:
        """The cells of an observation by field."""
        starts = self.starts()
        return {field.name: cells[starts[field.name] : starts[field.name] + field.size] for field in self.fields}

    def lows(self) -> list[int]:
        """The lower bound of every cell."""
        return [field.low for field in self.fields for _ in range(field.size)]

    def highs(self) -> list[int]:
        """The upper bound of every cell."""
        return [field.high for field in self.fields for _ in range(field.size)]
