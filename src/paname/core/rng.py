"""The one source of chance: xoshiro128++ over 32-bit words, seeded by SHA-256.

No number here ever leaves the range of a signed 64-bit integer, so the compiled and the interpreted
engine, every platform and every version of Python give the same stream. See docs/reference/rng.md.
"""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """A stream of integers that depends on its seed alone."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0

    def __init__(self, seed: int | str | None = None) -> None:
        """The stream of a seed; without one the four words are for the caller to set."""
        if seed is not None:
            digest = hashlib.sha256(f"paname:{seed}".encode()).digest()
            self.a, self.b, self.c, self.d = struct.unpack_from("<4I", digest)

    def next32(self) -> i64:
        """The next 32 bits of the stream."""
        total: i64 = (self.a + self.d) & WORD
        result: i64 = (((total << 7) & WORD | total >> 25) + self.a) & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = (self.d << 11) & WORD | self.d >> 21
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; limit is 1 to 2**31."""
        product: i64 = self.next32() * limit
        if product & WORD < limit:
            unfair: i64 = ((WORD + 1) - limit) % limit
            while product & WORD < unfair:
                product = self.next32() * limit
        return product >> 32

    def fork(self) -> "Rng":
        """An independent stream that starts from this one's next words."""
        child = Rng()
        child.a = self.next32()
        child.b = self.next32()
        child.c = self.next32()
        child.d = self.next32() | 1
        return child

    def clone(self) -> "Rng":
        """The same stream from the same place."""
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def words(self) -> list[int]:
        """The four words of the state."""
        return [self.a, self.b, self.c, self.d]

    @staticmethod
    def from_words(words: list[int]) -> "Rng":
        """The stream whose state is these four words."""
        rng = Rng()
        rng.a = words[0]
        rng.b = words[1]
        rng.c = words[2]
        rng.d = words[3]
        return rng

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng.from_words, (self.words(),))
