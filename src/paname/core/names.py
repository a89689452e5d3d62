"""Names as people type and read them: accents, case, hyphens and blanks make no difference."""

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches


def slug(name: str) -> str:
    """The name in small letters and figures, its words joined by hyphens."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = [letter if letter.isalnum() else "-" for letter in plain if not unicodedata.combining(letter)]
    return "-".join(part for part in "".join(letters).split("-") if part)


def fold(name: str) -> str:
    """The letters and figures of a name; two names that fold alike are the same name."""
    return slug(name).replace("-", "")


def find(name: str, names: Sequence[str]) -> int:
    """The place of a name in a list, however it is typed; -1 where it isn't there."""
    wanted = fold(name)
    for place, known in enumerate(names):
        if fold(known) == wanted:
            return place
    return -1


def nearest(name: str, names: list[str]) -> list[str]:
    """Up to three names that look most like this one, or all of them where none does."""
    folded = [fold(known) for known in names]
    close = get_close_matches(fold(name), folded, n=3, cutoff=0.5)
    return [names[folded.index(word)] for word in close] if close else names


def in_words(names: Sequence[str], joint: str = "and") -> str:
    """A list as a person would say it."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {joint} {names[-1]}"


def name_or_none(names: Sequence[str], place: int) -> str | None:
    """The name at a place; None where the place is negative, which stands for nobody and nothing."""
    return None if place < 0 else names[place]


def movers(seats: Sequence[str]) -> list[str]:
    """Who can be to move: OVER, CHANCE and the seats, two higher."""
    return ["over", "chance", *seats]
