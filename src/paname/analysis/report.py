"""What a review says, as data: every step with its worth, what would have been better, and what luck and skill brought.

`docs/reference/review.md` describes the JSON. Codes and facts stand for words; the sentences are kept elsewhere.
"""

from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = "paname.review/1"
DECISION: Final = "decision"
DRAW: Final = "draw"
WIN_DIGITS: Final = 4  # chances are rounded to these many places before anything is added up
LEAD_DIGITS: Final = 2
RESULT_DIGITS: Final = 10  # shares of a victory: a third is not a round number


@dataclass(frozen=True)
class Standing:
    """What every seat can expect: the chance to win, and the lead in points over the best of the others."""

    win: tuple[float, ...]
    lead: tuple[float, ...]

    def minus(self, other: "Standing") -> "Standing":
        """The difference, seat by seat."""
        wins = tuple(round(a - b, RESULT_DIGITS) for a, b in zip(self.win, other.win, strict=True))
        leads = tuple(round(a - b, RESULT_DIGITS) for a, b in zip(self.lead, other.lead, strict=True))
        return Standing(wins, leads)

    def rounded(self) -> "Standing":
        """The same to the places that a review gives."""
        wins = tuple(round(value, WIN_DIGITS) for value in self.win)
        return Standing(wins, tuple(round(value, LEAD_DIGITS) for value in self.lead))

    def to_json(self) -> dict[str, Any]:
        """The standing as JSON."""
        return {"win": list(self.win), "lead": list(self.lead)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Standing":
        """The standing that `to_json` wrote."""
        return Standing(tuple(data["win"]), tuple(data["lead"]))


@dataclass(frozen=True)
class Move:
    """An action of a seat, with its line for people."""

    seat: int
    action: int
    text: str

    def to_json(self) -> dict[str, Any]:
        """The move as JSON."""
        return {"seat": self.seat, "action": self.action, "text": self.text}


@dataclass(frozen=True)
class Alternative:
    """One of the actions worth comparing: what the mover can expect from it."""

    action: int
    text: str
    win: float
    lead: float

    def to_json(self) -> dict[str, Any]:
        """The alternative as JSON."""
        return {"action": self.action, "text": self.text, "win": self.win, "lead": self.lead}


@dataclass(frozen=True)
class Difference:
    """A number that the played and the better line lead to; `about` tells what it is."""

    about: dict[str, Any]
    played: float
    better: float

    def to_json(self) -> dict[str, Any]:
        """The difference as JSON."""
        return {**self.about, "played": self.played, "better": self.better}


@dataclass(frozen=True)
class Reason:
    """Why the better action is better: a code with its facts, the theme, and all differences behind it."""

    code: str
    facts: dict[str, Any]
    theme: str
    terms: tuple[Difference, ...] = ()
    lines: tuple[Difference, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The reason as JSON."""
        return {
            "code": self.code,
            "facts": self.facts,
            "theme": self.theme,
            "terms": [term.to_json() for term in self.terms],
            "lines": [line.to_json() for line in self.lines],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Reason":
        """The reason that `to_json` wrote."""
        return Reason(
            data["code"], data["facts"], data["theme"], differences(data["terms"]), differences(data["lines"])
        )


def differences(rows: list[dict[str, Any]]) -> tuple[Difference, ...]:
    """The differences that `to_json` wrote."""
    return tuple(
        Difference(
            {name: value for name, value in row.items() if name not in ("played", "better")},
            row["played"],
            row["better"],
        )
        for row in rows
    )


@dataclass(frozen=True)
class Verdict:
    """One decision as it was judged, by what its seat knew; nothing in it depends on the rest of the game."""

    hoped: Standing  # after the best action
    expected: Standing  # after the action that was made
    best: int
    best_text: str
    loss: float
    points_lost: float
    label: str
    is_exact: bool = False
    alternatives: tuple[Alternative, ...] = ()
    line: tuple[Move, ...] = ()
    reason: Reason | None = None

    def to_json(self) -> dict[str, Any]:
        """The verdict as JSON."""
        return {
            "hoped": self.hoped.to_json(),
            "expected": self.expected.to_json(),
            "best": self.best,
            "best_text": self.best_text,
            "loss": self.loss,
            "points_lost": self.points_lost,
            "label": self.label,
            "is_exact": self.is_exact,
            "alternatives": [option.to_json() for option in self.alternatives],
            "line": [move.to_json() for move in self.line],
            "reason": None if self.reason is None else self.reason.to_json(),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Verdict":
        """The verdict that `to_json` wrote."""
        reason = data["reason"]
        return Verdict(
            Standing.from_json(data["hoped"]),
            Standing.from_json(data["expected"]),
            data["best"],
            data["best_text"],
            data["loss"],
            data["points_lost"],
            data["label"],
            data["is_exact"],
            tuple(Alternative(**option) for option in data["alternatives"]),
            tuple(Move(**move) for move in data["line"]),
            None if reason is None else Reason.from_json(reason),
        )


@dataclass(frozen=True)
class ReviewStep:
    """One choice of the record: a decision with its verdict, or a draw with what it was worth.

    A choice that the viewer may not know yet has neither action nor text.
    """

    index: int
    kind: str
    seat: int | None
    action: int | None
    text: str | None
    before: Standing
    after: Standing
    verdict: Verdict | None = None

    def to_json(self) -> dict[str, Any]:
        """The step as JSON."""
        data: dict[str, Any] = {
            "index": self.index,
            "kind": self.kind,
            "seat": self.seat,
            "action": self.action,
            "text": self.text,
            "before": self.before.to_json(),
            "after": self.after.to_json(),
        }
        if self.kind == DRAW:
            return {**data, "luck": self.after.minus(self.before).to_json()}
        if self.verdict is not None:
            data.update(self.verdict.to_json())
        return data


@dataclass(frozen=True)
class Lesson:
    """Something to take along: a slip or a praise, at which step, and its codes."""

    step: int
    seat: int
    kind: str
    code: str
    facts: dict[str, Any]
    theme: str

    def to_json(self) -> dict[str, Any]:
        """The lesson as JSON."""
        return vars(self)


@dataclass(frozen=True)
class Share:
    """A chance to win and a lead in points."""

    win: float
    lead: float

    def to_json(self) -> dict[str, Any]:
        """The share as JSON."""
        return {"win": self.win, "lead": self.lead}


@dataclass(frozen=True)
class SeatReport:
    """How one seat played, and where its result came from: start + luck + skill + others = result."""

    seat: int
    accuracy: float | None
    counts: dict[str, int]
    start: Share
    luck: Share
    skill: Share
    others: Share
    result: Share
    lessons: tuple[Lesson, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The seat as JSON."""
        shares = {name: getattr(self, name).to_json() for name in ("start", "luck", "skill", "others", "result")}
        lessons = [lesson.to_json() for lesson in self.lessons]
        return {"seat": self.seat, "accuracy": self.accuracy, "counts": self.counts, **shares, "lessons": lessons}


@dataclass(frozen=True)
class Report:
    """A whole review."""

    game: str
    players: int
    rules_version: int
    iterations: int
    is_over: bool
    start: Standing
    steps: tuple[ReviewStep, ...]
    seats: tuple[SeatReport, ...]
    lessons: tuple[Lesson, ...] = field(default=())

    def to_json(self) -> dict[str, Any]:
        """The review as JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "rules_version": self.rules_version,
            "iterations": self.iterations,
            "is_over": self.is_over,
            "start": self.start.to_json(),
            "steps": [step.to_json() for step in self.steps],
            "seats": [seat.to_json() for seat in self.seats],
            "lessons": [lesson.to_json() for lesson in self.lessons],
        }
