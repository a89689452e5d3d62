"""Puzzles: positions in which one action is clearly best, with what every answer is worth.

A file holds one puzzle a line, packed; `docs/reference/review.md` describes them.
"""

import gzip
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from paname.analysis.glicko import Rating
from paname.core.errors import InputError
from paname.core.registry import load
from paname.core.state import State, choice_id


@dataclass(frozen=True)
class Puzzle:
    """A position by the way that led to it, its solution, and all that a page about it needs.

    `values` holds what every answer is worth to the mover, `[action, win, lead]` from the best down; `hints` are codes
    with facts, each telling more than the one before.
    """

    id: str
    game: str
    players: int
    history: tuple[int, ...]
    seat: int
    solution: int
    is_exact: bool
    values: tuple[tuple[int, float, float], ...]
    line: tuple[dict[str, Any], ...]
    reason: dict[str, Any]
    themes: tuple[str, ...]
    hints: tuple[dict[str, Any], ...]
    rating: Rating

    def state(self) -> State:
        """The position; chance is left to the caller."""
        state = load(self.game).new(players=self.players, chance="explicit")
        for choice in self.history:
            state.step(choice_id(choice))
        return state

    def record(self) -> dict[str, object]:
        """The game up to the position; it holds what the seat may not know."""
        return load(self.game).record(self.state())

    def is_solved_by(self, action: int) -> bool:
        """Whether this is the answer."""
        return action == self.solution

    def to_json(self) -> dict[str, Any]:
        """The puzzle as JSON."""
        return {**vars(self), "rating": self.rating.to_json()}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Puzzle":
        """The puzzle that `to_json` wrote."""
        fields: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in data.items()}
        fields["values"] = tuple((int(action), float(win), float(lead)) for action, win, lead in data["values"])
        fields["rating"] = Rating(**data["rating"])
        return Puzzle(**fields)


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    """One puzzle a line, packed; the same puzzles give the same bytes."""
    text = "".join(json.dumps(puzzle.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n" for puzzle in puzzles)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_puzzles(data: bytes) -> list[Puzzle]:
    """The puzzles of a file."""
    return [Puzzle.from_json(json.loads(line)) for line in gzip.decompress(data).decode().splitlines()]


def shipped_file(game: str) -> Traversable:
    """The puzzles that come with the package, where there are some."""
    return files("paname.analysis").joinpath("mined", f"{game}.jsonl.gz")


@cache
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package; none where nobody made any."""
    file = shipped_file(game)
    return tuple(read_puzzles(file.read_bytes())) if file.is_file() else ()


def puzzle_named(game: str, name: str) -> Puzzle:
    """The puzzle with this id."""
    for puzzle in shipped_puzzles(game):
        if puzzle.id == name:
            return puzzle
    raise InputError("puzzle", f"there is no puzzle {name!r} of {game}")


def on_theme(game: str, theme: str) -> list[Puzzle]:
    """The puzzles on the theme of a lesson; those of the same kind where there is none, the easiest first."""
    every = shipped_puzzles(game)
    kind = theme.partition(".")[0]
    found = [puzzle for puzzle in every if theme in puzzle.themes]
    found = found or [puzzle for puzzle in every if any(one.partition(".")[0] == kind for one in puzzle.themes)]
    return sorted(found, key=lambda puzzle: (puzzle.rating.rating, puzzle.id))
