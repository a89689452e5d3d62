"""`paname bench --decisions` and `paname decisions`: how much bots give away, and the positions that tell."""

from pathlib import Path
from typing import Final

import click
from rich.table import Table

from paname.arena.decisions import Marks, examine, make_decisions, shipped_decisions, write_decisions
from paname.cli.new_game import load_game
from paname.cli.output import Working, json_option, progress_bar, put

BOTS: Final = ("random", "greedy", "handmade:iterations=100", "search:iterations=100", "search:iterations=400")


def bench_decisions(games: list[str], bots: tuple[str, ...], as_json: bool) -> None:
    """Examine bots on the decisions of some games."""
    marks: dict[str, list[Marks]] = {}
    with Working() as working:
        for game in games:
            decisions = shipped_decisions(game)
            for bot in bots or BOTS:
                working.on(f"{game}: {len(decisions)} decisions by {bot}")
                marks.setdefault(game, []).append(examine(bot, game, decisions))
    data = {game: [mark.to_json() for mark in row] for game, row in marks.items()}
    put(as_json, data, lambda: picture(marks))


def picture(marks: dict[str, list[Marks]]) -> Table:
    """One row for each bot of each game."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("game")
    table.add_column("bot")
    for head in ("decisions", "given away", "blunders"):
        table.add_column(head, justify="right")
    for game, row in marks.items():
        for mark in row:
            figures = (f"{100 * mark.loss:.2f} %", f"{100 * mark.blunders:.1f} %")
            table.add_row(game, mark.bot, str(mark.decisions), *figures)
    return table


@click.command()
@click.option("--game", required=True, help="The game.")
@click.option("--number", type=click.IntRange(1), default=1000, show_default=True, help="How many positions.")
@click.option("--iterations", type=click.IntRange(1), default=2000, show_default=True, help="Of the long search.")
@click.option("--seed", default="1", show_default=True, help="What the positions are drawn from.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file to write.")
@json_option
def decisions(game: str, number: int, iterations: int, seed: str, out: Path, as_json: bool) -> None:
    """Make positions for `paname bench --decisions`, with the value of every action from a long search."""
    name = load_game(game, None).name
    with progress_bar("positions", number) as advance:
        made = make_decisions(name, number, iterations, seed, advance)
    write_decisions(out, made)
    exact = sum(decision.is_exact for decision in made)
    data = {"game": name, "decisions": number, "exact": exact, "file": str(out)}
    put(as_json, data, lambda: f"{number} decisions of {name}, {exact} of them solved, in {out}")
