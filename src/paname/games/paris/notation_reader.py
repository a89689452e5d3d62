"""Reads a line word by word.

Accents and case do not matter, a space may stand for a hyphen, and a name may be cut short while it stays unique. A
ParseError says where reading stopped and which words could follow.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from paname.core.errors import ParseError
from paname.core.names import slug

LONGEST_NAME: Final = 3
SHORTEST: Final = 2


class Words:
    """A line, read word by word."""

    def __init__(self, line: str) -> None:
        self.raw = line.split()
        self.words = [slug(word) for word in self.raw]
        self.place = 0

    def left(self) -> bool:
        """Whether there is another word."""
        return self.place < len(self.words)

    def after(self) -> str:
        """Where reading stands, for errors."""
        return f"after '{' '.join(self.raw[: self.place])}': " if self.place else ""

    def stop(self, what: str, known: Sequence[str]) -> ParseError:
        """Reading stops here: the word is missing or unknown; the nearest known ones are named."""
        if not self.left():
            return ParseError(f"{self.after()}say which {what}: {', '.join(known)}")
        word = self.words[self.place]
        near = [] if word.isdigit() else get_close_matches(word, known, n=3, cutoff=0.7)
        hint = f"did you mean {' or '.join(near)}?" if near else f"try {', '.join(known)}"
        return ParseError(f"{self.after()}there's no {what} '{self.raw[self.place]}'; {hint}")

    def name(self, what: str, known: Sequence[str]) -> int:
        """The place of a name among the known ones: whole, of several words, or cut short."""
        here = range(min(LONGEST_NAME, len(self.words) - self.place), 0, -1)
        spoken = [("-".join(self.words[self.place : self.place + length]), length) for length in here]
        for text, length in spoken:
            if text in known:
                self.place += length
                return list(known).index(text)
        for text, length in spoken:
            found = [place for place, name in enumerate(known) if len(text) >= SHORTEST and name.startswith(text)]
            if len(found) == 1:
                self.place += length
                return found[0]
        raise self.stop(what, known)

    def number(self, what: str, known: Sequence[int]) -> int:
        """A number among the known ones."""
        word = self.words[self.place] if self.left() else ""
        if not (word.isascii() and word.isdigit()) or int(word) not in known:
            raise self.stop(what, [str(number) for number in known])
        self.place += 1
        return int(word)

    def finish(self) -> None:
        """Refuse words that are left over."""
        if self.left():
            raise ParseError(f"{self.after()}leave out '{self.raw[self.place]}'")
