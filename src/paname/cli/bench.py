"""`paname bench`: the compiled and the interpreted engine side by side."""

import json
import os
import subprocess
import sys

import click
from rich.table import Table

import paname
from paname.arena.decisions import has_decisions
from paname.arena.speed import search_speed
from paname.cli.decisions import bench_decisions
from paname.cli.measure import Speed, measure
from paname.cli.new_game import all_games, load_game
from paname.cli.output import Working, json_option, put

REPEATS = 3


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--seconds", type=click.FloatRange(0, min_open=True), default=2.0, show_default=True, help="For each build."
)
@click.option("--search", is_flag=True, help="The iterations a second of the bots' search, stage by stage.")
@click.option("--decisions", is_flag=True, help="How much the bots give away on positions whose actions were judged.")
@click.option("--bot", "bots", multiple=True, help="Who decides, with --decisions; the usual bots by default.")
@json_option
def bench(
    names: tuple[str, ...], seconds: float, search: bool, decisions: bool, bots: tuple[str, ...], as_json: bool
) -> None:
    """Measure how fast the engine plays, or with --decisions how well the bots decide.

    Random games per second and the time for a decision, compiled and interpreted, for each GAME you name or for all;
    with --search, how fast the bots search.
    """
    games = [load_game(name, None).name for name in names] or [game.name for game in all_games()]
    if decisions:
        bench_decisions(games if names else [game for game in games if has_decisions(game)], bots, as_json)
        return
    rows: list[dict[str, object]] = []
    with Working() as working:
        for game in games:
            working.on(f"{game}: {'search' if search else 'random games'}, {seconds:g} s for each build")
            rows.append(search_side_by_side(game, seconds) if search else side_by_side(game, seconds))
    put(as_json, rows[0] if len(rows) == 1 else rows, lambda: search_picture(rows) if search else picture(rows))


def side_by_side(game: str, seconds: float) -> dict[str, object]:
    """The best of a few repeats of both builds, taken in turn so that both meet the same machine."""
    compiled: list[Speed] = []
    interpreted: list[Speed] = []
    for _ in range(REPEATS):
        if paname.COMPILED:
            compiled.append(measure(game, seconds / REPEATS))
        interpreted.append(measure_interpreted("paname.cli.measure", game, seconds / REPEATS))
    return {"game": game, "compiled": best(compiled), "interpreted": best(interpreted)}


def search_side_by_side(game: str, seconds: float) -> dict[str, object]:
    """The iterations a second of both builds, stage by stage, the best of a few repeats."""
    compiled: dict[str, float] = {}
    interpreted: dict[str, float] = {}
    for _ in range(REPEATS):
        if paname.COMPILED:
            keep_best(compiled, search_speed(game, seconds / REPEATS))
        keep_best(interpreted, measure_interpreted("paname.cli.measure_search", game, seconds / REPEATS))
    return {"game": game, "iterations_per_s": {"compiled": compiled or None, "interpreted": interpreted}}


def keep_best(best_so_far: dict[str, float], speed: Speed) -> None:
    """The highest figure of each stage."""
    for stage, figure in speed.items():
        best_so_far[stage] = round(max(figure, best_so_far.get(stage, 0.0)), 1)


def measure_interpreted(module: str, game: str, seconds: float) -> Speed:
    """The same measurement by the same package in a process of its own, from its Python sources."""
    command = [sys.executable, "-m", module, game, str(seconds)]
    child = subprocess.run(  # noqa: S603 - our own module
        command, env={**os.environ, "PANAME_PURE": "1"}, capture_output=True, text=True, check=False
    )
    if child.returncode != 0:
        last = (child.stderr.strip().splitlines() or ["no answer"])[-1]
        raise paname.PanameError(f"The interpreted engine couldn't be measured: {last}")
    speed: Speed = json.loads(child.stdout)
    return speed


def best(speeds: list[Speed]) -> Speed | None:
    """The most games and the shortest decision."""
    if not speeds:
        return None
    return {
        "games_per_s": round(max(speed["games_per_s"] for speed in speeds), 1),
        "us_per_decision": round(min(speed["us_per_decision"] for speed in speeds), 3),
    }


def picture(rows: list[dict[str, object]]) -> Table:
    """One row a game, with how many times the compiled engine is faster."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("game")
    for head in ("games/s compiled", "interpreted", "ratio", "µs/decision compiled", "interpreted", "ratio"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(str(row["game"]), *figures(row, "games_per_s", 0), *figures(row, "us_per_decision", 1))
    return table


def search_picture(rows: list[dict[str, object]]) -> Table:
    """One row a stage, with how many times the compiled search is faster."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("game")
    table.add_column("stage")
    for head in ("iterations/s compiled", "interpreted", "ratio"):
        table.add_column(head, justify="right")
    for row in rows:
        builds = row["iterations_per_s"]
        assert isinstance(builds, dict)
        for stage, slow in builds["interpreted"].items():
            fast = (builds["compiled"] or {}).get(stage)
            ratio = [f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:.1f}"] if fast else ["–", f"{slow:,.0f}", "–"]
            table.add_row(str(row["game"]), stage, *ratio)
    return table


def figures(row: dict[str, object], what: str, digits: int) -> list[str]:
    """A figure of both builds and their ratio, which is above 1 where compiling pays."""
    compiled, interpreted = row["compiled"], row["interpreted"]
    assert isinstance(interpreted, dict)
    slow = interpreted[what]
    if not isinstance(compiled, dict):
        return ["–", f"{slow:,.{digits}f}", "–"]
    fast = compiled[what]
    return [f"{fast:,.{digits}f}", f"{slow:,.{digits}f}", f"{max(fast, slow) / min(fast, slow):.1f}"]
