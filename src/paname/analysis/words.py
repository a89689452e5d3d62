"""A review in English, for the terminal: codes and facts become sentences."""

from importlib.resources import files
from typing import Any, Final

from paname.analysis.report import Lesson, Reason
from paname.core.registry import manifest
from paname.core.words import add_catalogue, sentence

CATALOGUE: Final = "review"  # the name under which the sentences are kept; games have names of their own

add_catalogue(CATALOGUE, files("paname.analysis").joinpath("words.toml").read_text(encoding="utf-8"))


def reason_text(game: str, reason: Reason | Lesson, names: list[str]) -> str:
    """Why something else would have been better."""
    return told(game, "reason", reason.code, reason.facts, names)


def lesson_text(game: str, lesson: Lesson, names: list[str]) -> str:
    """What happened, in one sentence."""
    return told(game, "praise" if lesson.kind == "praise" else "reason", lesson.code, lesson.facts, names)


def take_text(code: str) -> str:
    """The one thing to take along."""
    return sentence(CATALOGUE, "take", code)


def told(game: str, kind: str, code: str, facts: dict[str, Any], names: list[str]) -> str:
    """A sentence with its gaps filled."""
    gaps = {name: str(value) for name, value in facts.items()}
    gaps["n"] = str(facts.get("points", ""))
    if "rival" in facts:
        gaps["rival"] = names[facts["rival"]]
    if "line" in facts:
        gaps["line"] = line_text(game, facts["line"])
    if "term" in facts:
        gaps["term"] = term_text(game, facts["term"])
    if "margin" in facts:
        gaps["percent"] = f"{100 * facts['margin']:.0f}"
    if code == "end":
        gaps |= {name: lead_text(facts[name]) for name in ("played", "better")}
    return sentence(CATALOGUE, kind, code, tuple(gaps.items()))


def line_text(game: str, line: dict[str, Any]) -> str:
    """A score line by the game's words, with its clause."""
    manifest(game)
    label = sentence(game, "score", line["code"], tuple(line["subject"].items()))
    return f"{label} ({line['clause']})"


def term_text(game: str, term: str) -> str:
    """A term of the game's evaluation."""
    manifest(game)
    return sentence(game, "term", term)


def lead_text(lead: int) -> str:
    """By how much something is won or lost."""
    if lead == 0:
        return "level"
    points = f"{abs(lead)} point{'' if abs(lead) == 1 else 's'}"
    return f"{points} {'ahead' if lead > 0 else 'behind'}"
