"""Studies: tournaments whose results go into a table of a document."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Final

from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.tournament import Tournament
from paname.core.errors import InputError
from paname.core.registry import load, names

TURN: Final = 12  # games of a tournament before it is another's turn, where the hours are counted
Played = list[tuple[Plan, list[Result]]]


@dataclass(frozen=True)
class Study:
    """Tournaments, and what is written about them."""

    name: str
    plans: tuple[Plan, ...]
    write: Callable[[Played], str]

    def with_games(self, number: int) -> "Study":
        """The same with another number of games in each tournament."""
        return replace(self, plans=tuple(replace(plan, games=number) for plan in self.plans))

    def tournaments(self, folder: Path | None) -> list[Tournament]:
        """The tournaments; those that were begun in a folder go on."""
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        return [
            Tournament(plan, folder and folder / f"{self.name}-{number}-{plan.game}-{plan.players}.jsonl")
            for number, plan in enumerate(self.plans)
        ]


def play_in_turn(
    tournaments: list[Tournament], hours: float | None, workers: int = 1, backend: str = "local"
) -> Iterator[Result]:
    """Play what is missing, one after the other; with so many hours some games of each in turn, until they are over."""
    if hours is None:
        for tournament in tournaments:
            yield from tournament.play(workers, backend)
        return
    end = perf_counter() + hours * 3600
    missing = [tournament for tournament in tournaments if not tournament.is_over]
    while missing:
        for tournament in missing:
            for result in islice(tournament.play(workers, backend), TURN):
                yield result
                if perf_counter() >= end:
                    return
        missing = [tournament for tournament in missing if not tournament.is_over]


def settings() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for name in names():
        for players in load(name).player_counts():
            yield name, players


def write_into(path: Path, name: str, text: str) -> None:
    """Put a text between the two marks that carry its name in a document."""
    first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    head, found, rest = path.read_text(encoding="utf-8").partition(first)
    _, closed, tail = rest.partition(last)
    if not found or not closed:
        raise InputError(str(path), f"has no place between {first.strip()} and {last}")
    path.write_text(f"{head}{first}\n{text}\n{last}{tail}", encoding="utf-8")


def markdown(heads: list[str], rows: list[list[str]]) -> str:
    """A table; all columns but the first are numbers."""
    rule = ["---", *["--:" for _ in heads[1:]]]
    return "".join(f"| {' | '.join(row)} |\n" for row in [heads, rule, *rows])
