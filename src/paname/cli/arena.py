"""`paname arena`: bots against bots."""

import json
from pathlib import Path

import click
from rich.table import Table

from paname.arena.backends import BACKENDS
from paname.arena.luck import adjusted
from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.report import report as report_page
from paname.arena.statistics import Tally, by_bot, wilson
from paname.arena.summary import summary, to_csv
from paname.arena.tournament import Tournament
from paname.cli.new_game import load_game, read_values
from paname.cli.output import json_option, progress_bar, put

BOT_HELP = (
    "A bot, such as random, greedy, search:iterations=500, haussmann:ms=200 or your own module:factory. With more bots "
    "than seats, all combinations meet."
)
GAMES_HELP = "Games for each line-up, rounded up to a full rotation of the seats."


@click.command()
@click.option("--game", required=True, help="The game.")
@click.option("--players", type=int, help="How many play; the fewest by default.")
@click.option("--bot", "bots", multiple=True, required=True, help=BOT_HELP)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help=GAMES_HELP)
@click.option("--seed", default="1", show_default=True, help="Equal seeds give equal deals.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes play.")
@click.option("--backend", type=click.Choice(BACKENDS), default=BACKENDS[0], show_default=True, help="Where they run.")
@click.option(
    "--results",
    type=click.Path(path_type=Path),
    help="Save the results here; an interrupted run, or one of more games, continues from it.",
)
@click.option("--csv", type=click.Path(path_type=Path), help="Write a CSV file with a line for each seat of each game.")
@click.option("--report", type=click.Path(path_type=Path), help="Write an HTML page with plots; it opens offline.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the record of each game, one per line.")
@click.option("--luck", is_flag=True, help="Tell the win rates without the luck of the draws, too.")
@json_option
def arena(  # noqa: PLR0917 - one parameter an option
    game: str,
    players: int | None,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    options: tuple[str, ...],
    workers: int,
    backend: str,
    results: Path | None,
    csv: Path | None,
    report: Path | None,
    record: Path | None,
    luck: bool,
    as_json: bool,
) -> None:
    """Let bots play each other. Each deal is played once from every seat, so luck favours nobody.

    The results don't depend on the number of workers, unless a bot has a budget in milliseconds.
    """
    played = load_game(game, None)
    players = played.player_counts()[0] if players is None else players
    named = {text.partition("=")[0] for text in options}
    values = {name: value for name, value in read_values(played, players, options).items() if name in named}
    plan = Plan(played.name, players, bots, games, seed, tuple(sorted(values.items())), record is not None, luck)
    tournament = Tournament(plan, results)
    play(tournament, workers, backend)
    write_files(tournament, csv, report, record)
    put(as_json, summary(plan, tournament.results), lambda: picture(tournament.results, luck))


def play(tournament: Tournament, workers: int, backend: str) -> None:
    """Play what is missing."""
    with progress_bar("games", len(tournament.matches), len(tournament.results)) as advance:
        for _ in tournament.play(workers, backend):
            advance()


def write_files(tournament: Tournament, csv: Path | None, report: Path | None, record: Path | None) -> None:
    """The files that were asked for."""
    results = tournament.results
    if csv is not None:
        csv.write_text(to_csv(results), encoding="utf-8")
    if report is not None:
        report.write_text(report_page(tournament.plan, results), encoding="utf-8")
    if record is not None:
        record.write_text("".join(json.dumps(result.record) + "\n" for result in results), encoding="utf-8")


def picture(results: list[Result], luck: bool) -> Table:
    """The bots from the best down."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("bot")
    for head in ("games", "wins", "win rate", "95 %", "mean score", "ms/decision", "slowest"):
        table.add_column(head, justify="right")
    if luck:
        for head in ("without luck", "95 %", "worth games"):
            table.add_column(head, justify="right")
    for bot, tally in sorted(by_bot(results).items(), key=lambda entry: -entry[1].wins / entry[1].games):
        table.add_row(bot, *figures(tally), *(fair_figures(results, bot) if luck else []))
    return table


def figures(tally: Tally) -> list[str]:
    """The numbers of one bot."""
    low, high = wilson(tally.wins, tally.games)
    return [
        f"{tally.games:,}",
        f"{tally.wins:g}",
        f"{100 * tally.wins / tally.games:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{tally.points / tally.games:.1f}",
        f"{tally.milliseconds / max(1, tally.decisions):.2f}",
        f"{tally.slowest:.0f}",
    ]


def fair_figures(results: list[Result], bot: str) -> list[str]:
    """The numbers of one bot without its luck."""
    fair = adjusted(results, bot)
    rate, interval = f"{100 * fair.rate:.1f} %", f"{100 * fair.low:.1f}–{100 * fair.high:.1f} %"
    return [rate, interval, f"×{fair.worth:.1f}"]
