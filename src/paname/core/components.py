"""Component files: the printed facts of a game as TOML, each with the mark that tells where it comes from.

A fact is a table with its value and a mark: `chimneys = { value = 7, mark = "book" }`. A `Reader` collects everything
that is wrong in a file, so that its owner can mend it in one go.
"""

import tomllib
from collections.abc import Callable
from typing import Final

from paname.core.errors import ComponentError

MARKS: Final = ("book", "source", "derived", "ours")


class Reader:
    """Walks through a component file, handing out checked values and noting what is wrong."""

    def __init__(self, text: str) -> None:
        self.problems: list[str] = []
        self.marks: dict[str, str] = {}
        try:
            self.document: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ComponentError("components", f"is not TOML: {error}") from None

    def wrong(self, path: str, reason: str) -> None:
        """Note what is wrong at a place of the file."""
        self.problems.append(f"{path}: {reason}")

    def finish(self) -> None:
        """Refuse the file if anything was wrong in it, naming all of it."""
        if self.problems:
            raise ComponentError("components", "; ".join(self.problems))

    def table(self, path: str, within: dict[str, object] | None = None) -> dict[str, object]:
        """The table at a dotted path, which must be there and hold something."""
        here: object = self.document if within is None else within
        for name in path.split("."):
            here = here.get(name) if isinstance(here, dict) else None
        if isinstance(here, dict) and here:
            return here
        self.wrong(path, "this table is missing or empty")
        return {}

    def tables(self, path: str) -> list[dict[str, object]]:
        """The array of tables of this name."""
        found = self.document.get(path)
        if isinstance(found, list) and found and all(isinstance(entry, dict) for entry in found):
            return found
        self.wrong(path, f"there are no [[{path}]] tables")
        return []

    def mark(self, path: str, fact: dict[str, object]) -> None:
        """Note where a fact comes from; every fact says it, a few words may follow the mark."""
        mark = fact.get("mark")
        words = mark.split() if isinstance(mark, str) else []
        if words and words[0].strip(",;:") in MARKS:
            self.marks[path] = str(mark)
        else:
            self.wrong(path, f"has no mark; it begins with one of {', '.join(MARKS)}")

    def number(self, path: str, low: int, high: int) -> int:
        """The marked number at a dotted path, within its bounds; `low` where it is wrong."""
        fact = self.table(path)
        if fact:
            self.mark(path, fact)
            return self.bounded(path, fact.get("value"), low, high)
        return low

    def bounded(self, path: str, value: object, low: int, high: int) -> int:
        """A number within its bounds; `low` where it is wrong."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "is missing" if value is None else f"{value!r} is not a number")
        elif low <= value <= high:
            return value
        else:
            self.wrong(path, f"{value} is not between {low} and {high}")
        return low

    def text(self, path: str, value: object) -> str:
        """A text that is not empty."""
        if isinstance(value, str) and value:
            return value
        self.wrong(path, "is missing" if value is None else f"{value!r} is not a text")
        return ""

    def name(self, path: str, value: object, earlier: list[str], alike: Callable[[str], str] = str.lower) -> str:
        """A text that no earlier entry has; names that `alike` makes equal are the same name."""
        name = self.text(path, value)
        if name and alike(name) in [alike(other) for other in earlier]:
            self.wrong(path, f"the name {name} is there already")
        return name

    def texts(self, path: str, value: object) -> list[str]:
        """A list of texts."""
        if isinstance(value, list) and value and all(isinstance(entry, str) for entry in value):
            return value
        self.wrong(path, "is not a list of texts")
        return []
