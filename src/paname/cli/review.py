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
@click.option("--seat", type=int, help="Only the decisions of this seat, counted from 0.")
@click.option("--iterations", type=click.IntRange(1), default=1000, show_default=True, help="How hard to think.")
@click.option("--all", "everything", is_flag=True, help="Show every decision, not only those that cost something.")
@json_option
def review(file: str, seat: int | None, iterations: int, everything: bool, as_json: bool) -> None:
    """Review a record: at every decision what the search would have chosen, and what the difference cost.

    A seat is judged by what it knew then. FILE may be - for standard input.
    """
    looked = Review(read_document(file), iterations)
    players = int(next(iter(looked.positions()))[1].players) if looked.history else 0
    if seat is not None and not 0 <= seat < players:
        raise InputError("seat", f"{seat} is no seat of {players} players")
    seats = list(range(players)) if seat is None else [seat]
    found: list[Verdict] = []
    with progress_bar("decisions", looked.decisions(seats)) as advance:
        for verdict in looked.verdicts(seats):
            found.append(verdict)
            advance()
    names = titles(looked.game, players) if players else []
    shown = [verdict for verdict in found if everything or verdict.loss > 0]
    data = {
        "game": looked.game.name,
        "iterations": iterations,
        "seats": [summary(found, number) for number in seats],
        "turning_points": [verdict.decision for verdict in turning_points(found)],
        "decisions": [verdict.to_json() for verdict in found],
    }
    put(as_json, data, lambda: Group(decisions_picture(shown, found, names), "", seats_picture(found, seats, names)))


def decisions_picture(shown: list[Verdict], found: list[Verdict], names: list[str]) -> Table:
    """The decisions that were found wanting; what may have turned the game is marked."""
    turning = turning_points(found)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("", "seat", "made", "better", "chance to win", "lost", "points"):
        table.add_column(head, justify="right" if head in ("", "chance to win", "lost", "points") else "left")
    for verdict in shown:
        mark = "!" if verdict in turning else ""
        better = verdict.best_text if verdict.best != verdict.action else ""
        figures = (f"{100 * verdict.win:.0f} %", f"{100 * verdict.loss:.1f} %", f"{verdict.points_lost:.1f}")
        style = "bold" if mark else None
        number = f"{mark} {verdict.decision}"
        table.add_row(number, names[verdict.seat], verdict.text, better, *figures, style=style)
    return table


def seats_picture(found: list[Verdict], seats: list[int], names: list[str]) -> Table:
    """How the seats played."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("seat", "decisions", "nothing better", "lost a decision"):
        table.add_column(head, justify="left" if head == "seat" else "right")
    for seat in seats:
        told = summary(found, seat)
        share = f"{100 * told['best'] / max(1, told['decisions']):.0f} %"
        table.add_row(names[seat], str(told["decisions"]), share, f"{100 * told['mean_loss']:.1f} %")
    return table
