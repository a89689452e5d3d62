"""Rows of small numbers that a game writes from left to right; NumPy sees them without a copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from paname.core.bits import LOW62
from paname.core.moves import LOW56, LOWEST

HIGHEST: Final = 32767
FIRST: Final[vec[i64]] = vec[i64]([(1 << size) - 1 for size in range(63)] + [LOW62 * 2 + 1, -1])
"""The set of the first 0, 1, … 64 things."""


class Observation:
    """One or several observations, cell after cell; a row that is written again changes only where it differs.

    For that a row remembers the words that it was written from: one for each set, each single thing and each question
    whether something is news. So a game makes the same calls in the same order whenever it writes a row.
    """

    size: i64 = 0
    memory: i64 = 0
    at: i64 = 0
    word: i64 = 0
    cells: vec[i16] = vec[i16]()
    words: vec[i64] = vec[i64]()
    told: vec[i64] = vec[i64]()
    """Room for what is handed to `put_told`; it means nothing between two calls."""

    def __init__(self, size: int, rows: int = 1, memory: int | None = None) -> None:
        """Rows of that size; `memory` is how many words a row remembers, where that is known to be fewer than cells."""
        kept: int = size if memory is None else memory
        self.size = size
        self.memory = kept
        self.cells = vec[i16]([0] * (rows * size))
        self.words = vec[i64]([0] * (rows * kept))
        self.told = vec[i64]([0] * kept)

    def begin(self, row: i64) -> None:
        """Write a row from its first cell."""
        self.at = row * self.size
        self.word = row * self.memory

    def put(self, value: i64) -> None:
        """One number."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def put_all(self, values: vec[i64], first: i64, last: i64) -> None:
        """The numbers of a vector from the first up to, not including, the last."""
        cells = self.cells
        shift = self.at - first
        for place in range(first, last):
            cells[shift + place] = i16(values[place])
        self.at = shift + last

    def put_set(self, things: i64, size: i64) -> None:
        """A set: 1 for each of the first things that it holds, else 0."""
        at = self.at
        self.at = at + size
        place = self.word
        self.word = place + 1
        words = self.words
        changed = (words[place] ^ things) & FIRST[size]
        if changed != 0:
            words[place] = things
            flip(self.cells, at, changed)

    def put_one(self, thing: i64, size: i64) -> None:
        """One thing among several; all cells are 0 for -1, which stands for none."""
        at = self.at
        self.at = at + size
        place = self.word
        self.word = place + 1
        words = self.words
        before = words[place] - 1
        if before != thing:
            words[place] = thing + 1
            move(self.cells, at, before, thing)

    def put_told(self, sizes: vec[i64]) -> None:
        """The words of `told`, each by its size: one thing of so many; below 0, a set of so many; 0, a number."""
        cells = self.cells
        words = self.words
        told = self.told
        at = self.at
        word = self.word
        for place in range(len(sizes)):
            size = sizes[place]
            value = told[place]
            if size > 0:
                before = words[word] - 1
                if before != value:
                    words[word] = value + 1
                    move(cells, at, before, value)
                at += size
            elif size < 0:
                changed = (words[word] ^ value) & FIRST[-size]
                if changed != 0:
                    words[word] = value
                    flip(cells, at, changed)
                at -= size
            else:
                cells[at] = i16(value)
                at += 1
            word += 1
        self.at = at
        self.word = word

    def put_ones(self, values: vec[i64], size: i64) -> None:
        """One thing among several for each number of a vector."""
        words = self.words
        word = self.word
        at = self.at
        count = len(values)
        for place in range(count):
            thing = values[place]
            before = words[word + place] - 1
            if before != thing:
                words[word + place] = thing + 1
                move(self.cells, at, before, thing)
            at += size
        self.at = at
        self.word = word + count

    def put_twice(self, once: i64, twice: i64, size: i64) -> None:
        """How many of each thing two sets hold: 0, 1 or 2."""
        at = self.at
        self.at = at + size
        place = self.word
        self.word = place + 2
        words = self.words
        changed = ((words[place] ^ once) | (words[place + 1] ^ twice)) & FIRST[size]
        if changed == 0:
            return
        words[place] = once
        words[place + 1] = twice
        cells = self.cells
        while changed != 0:  # eight at a time, as in `flip`
            some = changed & 0xFF
            while some != 0:
                thing = LOWEST[some]
                cells[at + thing] = i16(((once >> thing) & 1) + ((twice >> thing) & 1))
                some &= some - 1
            changed = (changed >> 8) & LOW56
            once >>= 8
            twice >>= 8
            at += 8

    def is_news(self, word: i64) -> bool:
        """Whether the row was written from another word here; where nothing is new, `leave` what follows from it."""
        return self.replace(word) != word

    def leave(self, size: i64, words: i64) -> None:
        """Cells that stay as they are, with the words that the row remembers of them."""
        self.at += size
        self.word += words

    def recall(self) -> i64:
        """The word that the row was last written from here; it stays."""
        self.word += 1
        return self.words[self.word - 1]

    def replace(self, word: i64) -> i64:
        """Remember a word; returns the one before."""
        place = self.word
        self.word = place + 1
        before = self.words[place]
        self.words[place] = word
        return before


def flip(cells: vec[i16], at: i64, changed: i64) -> None:
    """Turn 1 into 0 and 0 into 1 for each thing of a set."""
    while changed != 0:  # eight at a time, as in `Moves.add_each`
        some = changed & 0xFF
        while some != 0:
            place = at + LOWEST[some]
            cells[place] = 1 - cells[place]
            some &= some - 1
        changed = (changed >> 8) & LOW56
        at += 8


def move(cells: vec[i16], at: i64, before: i64, thing: i64) -> None:
    """Take the 1 away from one thing and give it to another; -1 is none."""
    if before >= 0:
        cells[at + before] = 0
    if thing >= 0:
        cells[at + thing] = 1
