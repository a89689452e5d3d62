"""The rules as clauses: the texts that a refusal, the help and the tests refer to by id."""

import re
from dataclasses import dataclass
from typing import Final

from paname.core.registry import manifest

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]{1,2}-?[A-Z]?\d+(?:\.\d+)?)(?: ([^*]+))?\*\* ?(?:— )?(.*)$")
BOLD: Final = re.compile(r"\*\*?([^*]+)\*\*?")


@dataclass(frozen=True)
class Clause:
    """One rule: its id, a title where it has one, its text in plain words."""

    id: str
    title: str
    text: str


def read_clauses(document: str) -> list[Clause]:
    """All clauses of a rules document, in order; lines that follow a clause by indentation belong to it."""
    found: list[Clause] = []
    for line in document.splitlines():
        start = CLAUSE.match(line)
        if start is not None:
            found.append(Clause(start[1], start[2] or "", plain(start[3])))
        elif found and line.startswith("  "):
            last = found[-1]
            found[-1] = Clause(last.id, last.title, f"{last.text} {plain(line.strip())}")
    return found


def plain(text: str) -> str:
    """Text without the marks of emphasis."""
    return BOLD.sub(r"\1", text)


def rules_text(game: str) -> str:
    """The rules document of a game."""
    return manifest(game).read_text("rules.md")


def clauses(game: str) -> list[Clause]:
    """The clauses of a game."""
    return read_clauses(rules_text(game))
