"""Completing a line word by word from the lines that are possible."""

import unicodedata
from collections.abc import Iterable, Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document


def plain(text: str) -> str:
    """Text without accents, capitals and hyphens, for comparing."""
    letters = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower().replace("-", "_")


def next_words(lines: Iterable[str], typed: str) -> list[str]:
    """The words that can stand where the typed text ends, each once, in the order of the lines."""
    before, _, start = typed.rpartition(" ")
    said = plain(before).split()
    found: list[str] = []
    for line in lines:
        words = line.split()
        if len(words) > len(said) and [plain(word) for word in words[: len(said)]] == said:
            found.append(words[len(said)])
    return [word for word in dict.fromkeys(found) if plain(word).startswith(plain(start))]


class LineCompleter(Completer):
    """Offers the next word of every line that agrees with what is typed."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002
        """The words that can come next."""
        typed = document.text_before_cursor
        start = len(typed) - len(typed.rpartition(" ")[2])
        for word in next_words(self.lines, typed):
            yield Completion(word, start_position=start - len(typed))
