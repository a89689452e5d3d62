"""`paname review`: a game again, with the moves that decided it, what would have been better, and what was luck."""

import click
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paname.analysis.report import DECISION, Report, ReviewStep
from paname.analysis.review import Review
from paname.analysis.words import lesson_text, reason_text, take_text
from paname.cli.files import game_option, read_document
from paname.cli.output import json_option, progress_bar, put
from paname.cli.words import titles
from paname.core.errors import InputError
from paname.core.registry import load

MARKS = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "forced": "·", "hidden": "·"}
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red bold", "best": "green"}
BARS = " ▁▂▃▄▅▆▇█"
SHARES = ("start", "luck", "skill", "others", "result")


@click.command()
@click.argument("file", type=click.Path())
@game_option
@click.option("--seat", type=int, help="Review only this seat, counted from 0.")
@click.option("--iterations", type=click.IntRange(1), help="How hard to think; each game has its own default.")
@click.option("--all", "everything", is_flag=True, help="Show every decision, not only those that cost something.")
@json_option
def review(
    file: str, number: int | None, seat: int | None, iterations: int | None, everything: bool, as_json: bool
) -> None:
    """Review a record: what decided the game, what would have been better, what was luck.

    Each seat is judged by what it knew at the time. FILE may be - for standard input, or a file with one record a line,
    of which --game takes one.
    """
    found = Review(read_document(file, number), iterations)
    if seat is not None and not 0 <= seat < found.players:
        raise InputError("seat", f"there is no seat {seat}; seats run from 0 to {found.players - 1}")
    with progress_bar("steps", len(found.todo())) as advance:
        for _ in found.run():
            advance()
    report = found.report()
    put(as_json, report.to_json(), lambda: picture(report, seat, everything))


def picture(report: Report, seat: int | None, everything: bool) -> RenderableType:
    """The curve, the lessons, the moves that cost something, and how everybody played."""
    names = titles(load(report.game), report.players)
    shown = [step for step in report.steps if step.kind == DECISION and seat in (None, step.seat)]
    if not everything:
        shown = [step for step in shown if step.verdict is not None and step.verdict.loss > 0]
    return Group(
        curve(report, seat, names),
        lessons_picture(report, seat, names),
        moves_picture(report.game, shown, names),
        "",
        accuracy_picture(report, seat, names),
        "",
        shares_picture(report, names),
    )


def curve(report: Report, seat: int | None, names: list[str]) -> Text:
    """The chance to win of every seat, or of one, through the game: a bar for each decision."""
    text = Text()
    for owner in range(report.players) if seat is None else [seat]:
        wins = [step.before.win[owner] for step in report.steps if step.kind == DECISION]
        wins.append(report.seats[owner].result.win)
        bars = "".join(BARS[round(win * (len(BARS) - 1))] for win in wins)
        text.append(f"{names[owner]:>8} {100 * wins[0]:3.0f} % ").append(bars, "cyan").append(
            f" {100 * wins[-1]:.0f} %\n"
        )
    return text


def lessons_picture(report: Report, seat: int | None, names: list[str]) -> Text:
    """The lessons, each with its move and one thing to take along."""
    text = Text()
    for lesson in report.lessons if seat is None else report.seats[seat].lessons:
        step = report.steps[lesson.step]
        label = "best" if step.verdict is None else step.verdict.label
        text.append(f"{MARKS[label]} {number_of(report, step)}. {names[lesson.seat]}: {step.text}\n", "bold")
        text.append(f"   {lesson_text(report.game, lesson, names)}\n   {take_text(lesson.code)}\n")
    return text


def number_of(report: Report, step: ReviewStep) -> int:
    """The number of a decision, counted from 1 without the draws."""
    return sum(other.kind == DECISION for other in report.steps[: step.index + 1])


def moves_picture(game: str, shown: list[ReviewStep], names: list[str]) -> Table:
    """The decisions with what they cost, and below each slip why."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("move", ratio=1)
    for head in ("chance", "lost", "points"):
        table.add_column(head, justify="right")
    for step in shown:
        verdict = step.verdict
        if verdict is None or step.seat is None:
            continue
        text = Text(f"{names[step.seat]}: {step.text or ''}", STYLES.get(verdict.label, ""))
        if verdict.reason is not None:
            text.append(f"\n{reason_text(game, verdict.reason, names)}", "not bold dim")
        elif verdict.best != step.action:
            text.append(f"\nbetter: {verdict.best_text}", "not bold dim")
        figures = (
            f"{100 * step.before.win[step.seat]:.0f} %",
            f"{100 * verdict.loss:.1f} %",
            f"{verdict.points_lost:.1f}",
        )
        table.add_row(MARKS[verdict.label], text, *figures)
    return table


def accuracy_picture(report: Report, seat: int | None, names: list[str]) -> Table:
    """How accurately the seats played, and how often they got each mark."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("seat")
    for head in ("accuracy", *(f"{MARKS[label]} {label}" for label in report.seats[0].counts)):
        table.add_column(head, justify="right")
    for one in report.seats:
        if seat in (None, one.seat):
            share = "" if one.accuracy is None else f"{one.accuracy:.1f} %"
            table.add_row(names[one.seat], share, *(str(count) for count in one.counts.values()))
    return table


def shares_picture(report: Report, names: list[str]) -> Table:
    """Where the results came from; every line adds up."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("where it came from")
    for head in ("start", "+ luck", "+ own moves", "+ others' moves", "= result"):
        table.add_column(head, justify="right")
    for one in report.seats:
        shares = [getattr(one, name) for name in SHARES]
        table.add_row(f"{names[one.seat]}, chance to win", *(f"{100 * share.win:+.1f} %" for share in shares))
        table.add_row(f"{names[one.seat]}, points ahead", *(f"{share.lead:+.1f}" for share in shares))
    return table
