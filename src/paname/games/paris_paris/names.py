"""Names as people type them: accents, case, hyphens and blanks make no difference."""

import unicodedata
from difflib import get_close_matches


def fold(name: str) -> str:
    """A name without accents, case, blanks and punctuation; two names that fold alike are the same name."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


def find(name: str, names: list[str]) -> int:
    """The place of a name in a list, however it is typed; -1 where it is not there."""
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


def in_words(names: list[str], joint: str = "and") -> str:
    """A list as a person would say it."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {joint} {names[-1]}"
