"""Playing a plan, with a file that an interrupted run goes on from."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paname.arena.backends import run
from paname.arena.match import Result, play_match
from paname.arena.plan import Plan
from paname.core.errors import InputError


@dataclass
class Tournament:
    """A plan with the results so far."""

    plan: Plan
    path: Path | None = None
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.plan.check()
        self.matches = self.plan.matches()
        if self.path is not None and self.path.exists():
            self.results = read_results(self.path, self.plan)

    @property
    def is_over(self) -> bool:
        """Whether everything was played."""
        return len(self.results) >= len(self.matches)

    def play(self, workers: int = 1, backend: str = "local") -> Iterator[Result]:
        """Play what is missing; each result is in the file before it is handed out."""
        played = {result.index for result in self.results}
        missing = [match for match in self.matches if match.index not in played]
        self.begin_file()
        for result in run(backend, play_match, missing, workers):
            self.results.append(result)
            self.write(result)
            yield result
        self.results.sort(key=lambda result: result.index)

    def begin_file(self) -> None:
        """The plan and the results so far; a line that was cut off by an interruption goes."""
        if self.path is not None:
            lines = [{"plan": self.plan.to_json()}, *(result.to_json() for result in self.results)]
            self.path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    def write(self, result: Result) -> None:
        """One more line of the file."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_json()) + "\n")


def read_results(path: Path, plan: Plan) -> list[Result]:
    """The results of a file that was begun with the same plan, or with one of fewer games."""
    first, *lines = path.read_text(encoding="utf-8").split("\n")
    try:
        begun: dict[str, Any] = json.loads(first)["plan"]
    except (ValueError, KeyError, TypeError):
        raise InputError(str(path), "is not a file of results") from None
    if begun | {"games": plan.games} != json.loads(json.dumps(plan.to_json())):
        raise InputError(str(path), "holds the results of another tournament; name another file or remove it")
    if begun["games"] > plan.games:
        raise InputError(str(path), f"holds the results of {begun['games']} games; ask for at least as many")
    return [Result.from_json(json.loads(line)) for line in lines[:-1] if line]
