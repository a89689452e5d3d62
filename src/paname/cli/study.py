"""`paname study`: the tournaments behind the documents, and their tables."""

from pathlib import Path

import click

from paname.arena.backends import BACKENDS
from paname.arena.studies import STUDIES, missed
from paname.arena.study import play_in_turn, write_into
from paname.arena.summary import summary
from paname.cli.output import json_option, progress_bar, put
from paname.core.errors import PanameError


@click.command()
@click.argument("name", type=click.Choice(list(STUDIES)))
@click.option("--games", type=click.IntRange(1), help="Games for each line-up, instead of the study's own number.")
@click.option("--into", type=click.Path(path_type=Path, exists=True), help="Write the tables into this document.")
@click.option("--results", type=click.Path(path_type=Path), help="Save the results here; continue from them.")
@click.option("--hours", type=click.FloatRange(0), help="Stop by then and tell what was played so far.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes play.")
@click.option("--backend", type=click.Choice(BACKENDS), default=BACKENDS[0], show_default=True, help="Where they run.")
@json_option
def study(
    name: str,
    games: int | None,
    into: Path | None,
    results: Path | None,
    hours: float | None,
    workers: int,
    backend: str,
    as_json: bool,
) -> None:
    """Play the tournaments behind a page of the docs: proofs, levels or balance.

    A study of proofs fails if one of them doesn't hold or hasn't been played to its end.
    """
    chosen = STUDIES[name]()
    if games is not None:
        chosen = chosen.with_games(games)
    tournaments = chosen.tournaments(results)
    total, done = sum(len(each.matches) for each in tournaments), sum(len(each.results) for each in tournaments)
    with progress_bar("games", total, done) as advance:
        for _ in play_in_turn(tournaments, hours, workers, backend):
            advance()
    played = [(each.plan, each.results) for each in tournaments]
    text = chosen.write(played)
    if into is not None:
        write_into(into, name, text)
    put(as_json, [summary(plan, found) for plan, found in played], lambda: text)
    if name == "proofs" and (lost := missed(played)):
        raise PanameError(f"{len(lost)} of {len(played)} proofs don't hold yet.")
