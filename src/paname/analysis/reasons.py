"""Why one action is better than another, in the game's own terms.

Both lines are followed equally far. What differs in the scores by clause, and in the named terms of the evaluation, is
told; the largest difference is the reason.
"""

from dataclasses import dataclass
from typing import Any, Final

from paname.analysis.judge import Judge, Judgement
from paname.analysis.lines import Line, Lines
from paname.analysis.report import Difference, Reason
from paname.core.events import ScoreLine
from paname.core.state import State

POINTS: Final = "points"  # the term that the score lines tell in detail
LEAST: Final = 0.5  # points that are worth a word
PREFERENCE: Final = 1.5  # how much more a point that is scored tells than one that is hoped for
KEPT: Final = 6  # differences that are handed on

SCORE: Final = "score"
RIVAL_SCORE: Final = "rival_score"
TERM: Final = "term"
RIVAL_TERM: Final = "rival_term"
END: Final = "end"
FORESIGHT: Final = "foresight"
CODES: Final = (SCORE, RIVAL_SCORE, TERM, RIVAL_TERM, END, FORESIGHT)

Key = tuple[int, str, str, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True)
class Clue:
    """A difference that may be the reason: how much it weighs, its code, facts and theme."""

    weight: float
    code: str
    facts: dict[str, Any]
    theme: str


class Reasons:
    """Compares lines of one game."""

    def __init__(self, judge: Judge, lines: Lines) -> None:
        self.judge = judge
        self.lines = lines

    def reason(self, world: State, played: Line, better: Line, judgement: Judgement) -> Reason:
        """Why the better line is better for the one who moves in this world."""
        seat = int(world.to_move)
        shared = min(len(played.positions), len(better.positions))
        one, other = (
            self.lines.settled(line.positions[shared - 1], line.moves[shared - 1].seat) for line in (played, better)
        )
        scores = score_differences(one, other, seat)
        terms = self.term_differences(one, other)
        clue = max([*score_clues(scores, seat), *term_clues(terms, seat)], key=lambda clue: clue.weight, default=None)
        if judgement.is_exact and changes_result(judgement, played, better, seat):
            clue = end_clue(judgement, played, better, seat)
        if clue is None or clue.weight < LEAST:
            clue = Clue(0.0, FORESIGHT, {}, FORESIGHT)
        facts = {"move": better.moves[0].text, **clue.facts}
        return Reason(clue.code, facts, clue.theme, tuple(terms[:KEPT]), tuple(scores[:KEPT]))

    def term_differences(self, played: State, better: State) -> list[Difference]:
        """The terms of every seat, in points, that differ."""
        found: list[Difference] = []
        for owner in range(int(played.players)):
            before, after = self.terms(played, owner), self.terms(better, owner)
            found += [
                Difference({"seat": owner, "name": name}, round(value, 1), round(after[name], 1))
                for name, value in before.items()
                if name != POINTS and abs(after[name] - value) >= LEAST
            ]
        return sorted(found, key=lambda one: -abs(one.better - one.played))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """What each named term is worth to a seat, in points at the end of the game."""
        base = self.judge.base
        base.measure(state, seat)
        row = int(base.stage(state)) * len(base.names)
        return {name: base.terms[place] * base.table[row + place] for place, name in enumerate(base.names)}


def score_differences(played: State, better: State, seat: int) -> list[Difference]:
    """The score lines, as the seat is told them, that differ."""
    before, after = told(played, seat), told(better, seat)
    found: list[Difference] = []
    for key in dict.fromkeys([*before, *after]):
        points = before.get(key, 0), after.get(key, 0)
        if points[0] != points[1]:
            owner, clause, code, subject = key
            about = {"seat": owner, "clause": clause, "code": code, "subject": dict(subject)}
            found.append(Difference(about, points[0], points[1]))
    return sorted(found, key=lambda one: -abs(one.better - one.played))


def told(state: State, seat: int) -> dict[Key, int]:
    """The points by seat, clause, code and subject."""
    found: dict[Key, int] = {}
    for line in state.told_lines(seat):
        key = key_of(line)
        found[key] = found.get(key, 0) + line.points
    return found


def key_of(line: ScoreLine) -> Key:
    """What tells a score line from others."""
    return line.seat, line.clause, line.code, tuple(line.subject)


def score_clues(differences: list[Difference], seat: int) -> list[Clue]:
    """What the better line scores more, or leaves less to others."""
    clues: list[Clue] = []
    for one in differences:
        owner, gain = one.about["seat"], one.better - one.played
        own = owner == seat
        points = gain if own else -gain
        code = SCORE if own else RIVAL_SCORE
        line = {name: one.about[name] for name in ("clause", "code", "subject")}
        facts = {"points": int(points), "rival": owner, "line": line}
        if own:
            del facts["rival"]
        clues.append(Clue(PREFERENCE * points, code, facts, f"{code}.{one.about['code']}"))
    return clues


def term_clues(differences: list[Difference], seat: int) -> list[Clue]:
    """What the better line promises more, or lets others hope for less."""
    clues: list[Clue] = []
    for one in differences:
        owner, gain = one.about["seat"], one.better - one.played
        points, name = gain if owner == seat else -gain, one.about["name"]
        facts: dict[str, Any] = {"points": round(points, 1), "term": name}
        if owner == seat:
            clues.append(Clue(points, TERM, facts, f"{TERM}.{name}"))
        else:
            clues.append(Clue(points, RIVAL_TERM, {**facts, "rival": owner}, f"{RIVAL_TERM}.{name}"))
    return clues


def changes_result(judgement: Judgement, played: Line, better: Line, seat: int) -> bool:
    """Whether one of two solved actions wins and the other doesn't."""
    wins = [judgement.of(line.moves[0].action).standing.win[seat] for line in (played, better)]
    return wins[0] != wins[1]


def end_clue(judgement: Judgement, played: Line, better: Line, seat: int) -> Clue:
    """A solved end: by how much it is lost and won."""
    leads = [int(judgement.of(line.moves[0].action).standing.lead[seat]) for line in (played, better)]
    return Clue(LEAST, END, {"played": leads[0], "better": leads[1]}, END)
