"""Component files: the printed facts of a game as TOML, each with the mark that tells where it comes from.

A fact is a table with its value and a mark: `chimneys = { value = 7, mark = "book" }`. The same document may also be
written as JSON. A `Reader` collects everything that is wrong in a file, with its place and what would be right, so that
its owner can mend it in one go; and what is allowed but odd, so that its owner looks again. Both are codes with facts;
the sentences are in `words.toml` under `fault`, those of a game in its own.
"""

import difflib
import json
import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Final

from paname.core.errors import WHOLE_FILE, ComponentError, Fault
from paname.core.words import Fact

MARKS: Final = ("book", "source", "derived", "ours", "box")
LINE_SHOWN: Final = 60
STATEMENT: Final = re.compile(
    r"\s*(\[|[\w\"'.-]+\s*=)|[^\s#\]}]"
)  # how a line of a TOML file begins that goes on with nothing
DEEP_NAME: Final = re.compile(
    r"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){16}"""
)  # a.b.c…: its reader takes squared time


def read_document(text: str) -> dict[str, object]:
    """The tables of a component file, which is TOML or, beginning with a brace, JSON."""
    is_json = text.lstrip().startswith("{")
    if not is_json and DEEP_NAME.search(text):
        raise ComponentError([Fault(WHOLE_FILE, "too_deep")])
    try:
        document = json.loads(text) if is_json else tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise unreadable("not_json", text, error.lineno) from None
    except tomllib.TOMLDecodeError:
        raise unreadable("not_toml", text, broken_statement(text)) from None
    except (RecursionError, ValueError):  # ValueError: a number of thousands of digits
        raise ComponentError([Fault(WHOLE_FILE, "too_deep")]) from None
    return {str(name): value for name, value in document.items()}


def unreadable(code: str, text: str, line: int) -> ComponentError:
    """A file that breaks its own format, with the line where reading stopped."""
    lines = text.splitlines()
    said = lines[line - 1].strip() if line <= len(lines) else ""
    shown = said if len(said) <= LINE_SHOWN else f"{said[:LINE_SHOWN]}…"
    return ComponentError([Fault(WHOLE_FILE, code, (("line", line), ("said", shown)))])


def broken_statement(text: str) -> int:
    """The line on which the first statement begins that isn't TOML; the parser tells it in a sentence alone."""
    lines = text.splitlines()
    starts = [place for place, line in enumerate(lines) if place == 0 or STATEMENT.match(line)]
    good, bad = -1, len(starts) - 1
    while bad - good > 1:  # up to the statement `good` the file can be read, up to `bad` it can't
        middle = (good + bad) // 2
        if is_toml("\n".join(lines[: starts[middle + 1]])):
            good = middle
        else:
            bad = middle
    return starts[bad] + 1


def is_toml(text: str) -> bool:
    """Whether a text can be read as TOML."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


class Reader:
    """Walks through a component file, handing out checked values and noting what is wrong."""

    def __init__(self, text: str, game: str = "") -> None:
        self.game = game
        self.problems: list[Fault] = []
        self.oddities: list[Fault] = []
        self.marks: dict[str, str] = {}
        self.document = read_document(text)

    def wrong(self, path: str, code: str, **facts: Fact) -> None:
        """Note what is wrong at a place of the file, and what would be right."""
        self.problems.append(Fault(path, code, tuple(facts.items()), self.game))

    def odd(self, path: str, code: str, **facts: Fact) -> None:
        """Note what is allowed, but unlike any box we know of."""
        self.oddities.append(Fault(path, code, tuple(facts.items()), self.game))

    def finish(self) -> None:
        """Refuse the file if anything was wrong in it, naming all of it."""
        if self.problems:
            raise ComponentError(self.problems)

    def only(self, path: str, table: dict[str, object], known: Sequence[str]) -> None:
        """Note names that mean nothing here, with the one that was probably meant."""
        for name in table:
            if name not in known:
                place = f"{path}.{name}" if path else name
                close = difflib.get_close_matches(name, known, 1)
                if close:
                    self.wrong(place, "unknown_name_meant", meant=close[0], known=tuple(known))
                else:
                    self.wrong(place, "unknown_name", known=tuple(known))

    def table(self, path: str, within: dict[str, object] | None = None) -> dict[str, object]:
        """The table at a dotted path, which must be there and hold something."""
        here: object = self.document if within is None else within
        for name in path.split("."):
            here = here.get(name) if isinstance(here, dict) else None
        if isinstance(here, dict) and here:
            return here
        self.wrong(path, "no_table")
        return {}

    def tables(self, path: str) -> list[dict[str, object]]:
        """The array of tables of this name."""
        found = self.document.get(path)
        if isinstance(found, list) and found and all(isinstance(entry, dict) for entry in found):
            return found
        self.wrong(path, "no_tables", name=path)
        return []

    def mark(self, path: str, fact: dict[str, object]) -> None:
        """Note where a fact comes from; every fact says it, a few words may follow the mark."""
        mark = fact.get("mark")
        words = mark.split() if isinstance(mark, str) else []
        if words and words[0].strip(",;:") in MARKS:
            self.marks[path] = str(mark)
        else:
            self.wrong(path, "no_mark", marks=MARKS)

    def number(self, path: str, low: int, high: int) -> int:
        """The marked number at a dotted path, within its bounds; `low` where it is wrong."""
        fact = self.table(path)
        if fact:
            self.mark(path, fact)
            self.only(path, fact, ("value", "mark"))
            return self.bounded(path, fact.get("value"), low, high)
        return low

    def bounded(self, path: str, value: object, low: int, high: int) -> int:
        """A number within its bounds; `low` where it is wrong."""
        if value is None:
            self.wrong(path, "number_missing", low=low, high=high)
        elif isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "not_a_number", value=repr(value), low=low, high=high)
        elif low <= value <= high:
            return value
        else:
            self.wrong(path, "out_of_bounds", value=value, low=low, high=high)
        return low

    def text(self, path: str, value: object) -> str:
        """A text that is not empty."""
        if isinstance(value, str) and value:
            return value
        if value is None:
            self.wrong(path, "text_missing")
        else:
            self.wrong(path, "not_a_text", value=repr(value))
        return ""

    def name(self, path: str, value: object, earlier: list[str], alike: Callable[[str], str] = str.lower) -> str:
        """A text that no earlier entry has; names that `alike` makes equal are the same name."""
        name = self.text(path, value)
        if name and alike(name) in [alike(other) for other in earlier]:
            self.wrong(path, "name_twice", name=name)
        return name

    def texts(self, path: str, value: object) -> list[str]:
        """A list of texts."""
        if isinstance(value, list) and value and all(isinstance(entry, str) for entry in value):
            return value
        self.wrong(path, "not_texts")
        return []
