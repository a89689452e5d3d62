"""A row of integers blended into one of 62 bits, the same on the compiled and the interpreted engine."""

from typing import Final

from mypy_extensions import i64

PRIME: Final = 0x7FFFFFFF
LOW: Final = 0x7FFFFFFF
FIRST: Final = 1103515245
SECOND: Final = 1597334677


class Blend:
    """Two streams of 31 bits, each a product modulo a prime, so no number leaves 62 bits."""

    def __init__(self) -> None:
        self.first: i64 = 1
        self.second: i64 = 1

    def start(self, number: i64) -> None:
        """Begin with a small number."""
        self.first = 1
        self.second = 1
        self.add(number)

    def add(self, word: i64) -> None:
        """One integer more, of 64 bits, in three parts."""
        low = word & LOW
        middle = (word >> 31) & LOW
        high = (word >> 62) & 3
        self.first = ((self.first + low) * FIRST + middle) % PRIME
        self.first = (self.first * SECOND + high + 1) % PRIME
        self.second = ((self.second + middle) * SECOND + low) % PRIME
        self.second = (self.second * FIRST + high + 7) % PRIME

    def key(self) -> i64:
        """Both streams in one integer."""
        return self.first << 31 | self.second
