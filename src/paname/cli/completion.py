"""Completing a line word by word from the lines that are possible."""

from collections.abc import Callable, Iterable

from paname.core.names import slug


def next_words(lines: Iterable[str], typed: str) -> list[str]:
    """The words that can stand where the typed text ends, each once, in the order of the lines."""
    before, _, start = typed.rpartition(" ")
    said = [slug(word) for word in before.split()]
    found: list[str] = []
    for line in lines:
        words = line.split()
        if len(words) > len(said) and [slug(word) for word in words[: len(said)]] == said:
            found.append(words[len(said)])
    return [word for word in dict.fromkeys(found) if slug(word).startswith(slug(start))]


def completer(lines: list[str], typed: Callable[[], str]) -> Callable[[str, int], str | None]:
    """What the terminal asks at Tab: the k-th word that can come next, given what is typed so far."""

    def word(_start: str, k: int) -> str | None:
        words = next_words(lines, typed())
        return words[k] + " " if k < len(words) else None

    return word
