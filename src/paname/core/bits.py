"""Sets of up to 64 things as one signed 64-bit integer; thing 63 is the sign bit.

Compiled integers wrap at 64 bits and interpreted ones do not, so whatever may pass bit 63 goes through `wrap`.
"""

from typing import Final

from mypy_extensions import i64

LOW62: Final = 0x3FFFFFFFFFFFFFFF


def wrap(value: i64) -> i64:
    """The signed 64-bit integer with the lowest 64 bits of value."""
    return (value & LOW62) | ((((value >> 62) & 3) ^ 2) - 2) << 62


def bit(index: i64) -> i64:
    """The set that holds this one thing."""
    one = (index & 0) + 1  # no constant: mypyc would emit the shift of a literal as one of a 32-bit int
    return wrap(one << index)


def has(mask: i64, index: i64) -> bool:
    """Whether the set holds this thing."""
    return (mask >> index) & 1 != 0


def count(mask: i64) -> i64:
    """How many things the set holds."""
    return _count32(mask & 0xFFFFFFFF) + _count32((mask >> 32) & 0xFFFFFFFF)


def _count32(word: i64) -> i64:
    word = word - ((word >> 1) & 0x55555555)
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    return (word * 0x01010101 & 0xFFFFFFFF) >> 24


def lowest(mask: i64) -> i64:
    """The smallest thing of a set that is not empty."""
    index: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        index += 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        index += 16
    if mask & 0xFF == 0:
        mask >>= 8
        index += 8
    if mask & 0xF == 0:
        mask >>= 4
        index += 4
    if mask & 0x3 == 0:
        mask >>= 2
        index += 2
    return index + ((mask & 1) ^ 1)


def nth(mask: i64, place: i64) -> i64:
    """The thing at this place, counted from 0, among the set's things in order."""
    for _ in range(place):
        mask ^= bit(lowest(mask))
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The set's things in order."""
    found: list[int] = []
    while mask != 0:
        index = lowest(mask)
        found.append(index)
        mask ^= bit(index)
    return found


def mask_of(things: list[int]) -> i64:
    """The set of these things."""
    mask: i64 = 0
    for thing in things:
        mask |= bit(thing)
    return mask
