"""Which puzzles go into a collection: not too many that are alike, and not too many that everybody sees."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from paname.analysis.puzzles import Puzzle

EASY: Final = 1250.0  # the rating below which about everybody finds a puzzle
EASY_SHARE: Final = 0.4
ALIKE_SHARE: Final = 0.2  # of puzzles whose solutions begin with the same piece; some games have a dozen pieces in all
POINTS_SHARE: Final = 0.25  # of ends that are about points only
THEME_SHARE: Final = 0.5
AHEAD: Final = 20  # shares are taken of what is there and so many more


@dataclass
class Selection:
    """The puzzles taken so far, of a number that is wanted."""

    wanted: int
    puzzles: list[Puzzle] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    waiting: list[Puzzle] = field(default_factory=list)  # had no room so far; a larger collection has some

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.wanted

    def keep(self, puzzles: Iterable[Puzzle]) -> None:
        """Take these whatever their kind: people have tried them, and a collection only grows."""
        for puzzle in puzzles:
            self.take(puzzle, self.kinds(puzzle))

    def consider(self, found: Iterable[Puzzle]) -> int:
        """Take what there is room for of these and of those that wait; how many were taken."""
        offered = [*self.waiting, *found]
        self.waiting = [puzzle for puzzle in offered if not self.offer(puzzle)]
        return len(offered) - len(self.waiting)

    def offer(self, puzzle: Puzzle) -> bool:
        """Take a puzzle if there is room for one of its kind."""
        kinds = self.kinds(puzzle)
        known = any(puzzle.id == other.id for other in self.puzzles)
        if self.is_full or known or any(self.counts.get(kind, 0) >= most for kind, most in kinds.items()):
            return False
        self.take(puzzle, kinds)
        return True

    def take(self, puzzle: Puzzle, kinds: Iterable[str]) -> None:
        """One more, which counts for its kinds."""
        for kind in kinds:
            self.counts[kind] = self.counts.get(kind, 0) + 1
        self.puzzles.append(puzzle)

    def kinds(self, puzzle: Puzzle) -> dict[str, float]:
        """The kinds a puzzle is of, with how many there may be of each."""
        piece = puzzle.hints[-1]["facts"]
        found = {f"begins {piece['kind']} {piece['piece']}": ALIKE_SHARE}
        found[f"theme {puzzle.themes[0]}"] = THEME_SHARE
        if puzzle.rating.rating < EASY:
            found["easy"] = EASY_SHARE
        if puzzle.is_exact and puzzle.values[0][1] == puzzle.values[1][1]:
            found["points"] = POINTS_SHARE
        room = min(self.wanted, len(self.puzzles) + AHEAD)
        return {kind: share * room for kind, share in found.items()}
