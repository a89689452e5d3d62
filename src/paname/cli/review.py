"""`paname review`: a finished game, decision by decision, with what would have been better."""

import click
from rich.console import Group
from rich.table import Table

from paname.analysis.review import Review, Verdict, summary, turning_points
from paname.cli.files import read_document
from paname.cli.output import json_option, progress_bar, put
from paname.cli.words import titles
from paname.core.errors import InputError


@click.command()
@click.argument("file", type=click.Path())
@click.option("--seat", type=int, help="Review only this seat, counted from 0.")
@click.option("--iterations", type=click.IntRange(1), default=1000, show_default=True, help="How hard to think.")
@click.option("--all", "everything", is_flag=True, help="Show every decision, not only those that cost something.")
@json_option
def review(file: str, seat: int | None, iterations: int, everything: bool, as_json: bool) -> None:
    """Review a record: what the search would have chosen at every decision, and what the difference cost.

    Each seat is judged by what it knew at the time. Turning points are marked with an exclamation mark: the decisions
    that gave away most of the chance to win. FILE may be - for standard input.
    """
    found = Review(read_document(file), iterations)
    if seat is not None and not 0 <= seat < found.players:
        raise InputError("seat", f"there is no seat {seat}; seats run from 0 to {found.players - 1}")
    seats = list(range(found.players)) if seat is None else [seat]
    verdicts: list[Verdict] = []
    with progress_bar("decisions", found.decisions(seats)) as advance:
        for verdict in found.verdicts(seats):
            verdicts.append(verdict)
            advance()
    names = titles(found.game, found.players)
    shown = [verdict for verdict in verdicts if everything or verdict.loss > 0]
    put(
        as_json,
        found.to_json(verdicts, seats),
        lambda: Group(decisions_picture(shown, verdicts, names), "", seats_picture(verdicts, seats, names)),
    )


def decisions_picture(shown: list[Verdict], verdicts: list[Verdict], names: list[str]) -> Table:
    """The decisions with what they cost; turning points are marked."""
    turning = turning_points(verdicts)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("", "seat", "played", "better", "chance to win", "lost", "points lost"):
        table.add_column(head, justify="left" if head in ("seat", "played", "better") else "right")
    for verdict in shown:
        mark = "!" if verdict in turning else ""
        better = verdict.best_text if verdict.best != verdict.action else ""
        figures = (f"{100 * verdict.win:.0f} %", f"{100 * verdict.loss:.1f} %", f"{verdict.points_lost:.1f}")
        style = "bold" if mark else None
        number = f"{mark} {verdict.decision}"
        table.add_row(number, names[verdict.seat], verdict.text, better, *figures, style=style)
    return table


def seats_picture(verdicts: list[Verdict], seats: list[int], names: list[str]) -> Table:
    """How the seats played."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("seat", "decisions", "best move found", "average loss per move"):
        table.add_column(head, justify="left" if head == "seat" else "right")
    for seat in seats:
        facts = summary(verdicts, seat)
        share = f"{100 * facts['best'] / max(1, facts['decisions']):.0f} %"
        table.add_row(names[seat], str(facts["decisions"]), share, f"{100 * facts['mean_loss']:.1f} %")
    return table
