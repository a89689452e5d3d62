"""A tally: one number for each of four seats in one integer, twelve bits each, so that two tallies add up by one `+`.

An entry of the ledger is a tally with, above it, what was toured: a tile or a line, plus one.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 12
MOST: Final = 4095
ABOVE: Final = 48
TALLY: Final = 0xFFFFFFFFFFFF


def tally(seat: i64, number: i64) -> i64:
    """A number for one seat, nothing for the others."""
    return number << (seat * BITS)


def of_seat(word: i64, seat: i64) -> i64:
    """T0.8: the number of one seat; a score has no upper limit that play could reach."""
    return (word >> (seat * BITS)) & MOST


def from_seat(word: i64, seat: i64, seats: i64) -> i64:
    """The same numbers in the order of play from a seat on."""
    return ((word >> (seat * BITS)) | (word << ((seats - seat) * BITS))) & (TALLY >> (ABOVE - seats * BITS))


def numbers(word: i64, seats: i64) -> list[int]:
    """The numbers of the first seats."""
    return [of_seat(word, seat) for seat in range(seats)]


def entry(gains: i64, toured: i64) -> i64:
    """An entry of the ledger."""
    what: i64 = toured + 1
    return gains | what << ABOVE


def toured(word: i64) -> i64:
    """The tile or line of an entry; -1 where it is not told."""
    return (word >> ABOVE) - 1
