"""Completing a line word by word from the lines that are possible."""

from collections.abc import Iterable, Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

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
