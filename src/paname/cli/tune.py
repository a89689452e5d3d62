"""`paname tune`: the weights of an evaluation by self-play."""

from dataclasses import replace
from pathlib import Path

import click

from paname.arena.backends import BACKENDS
from paname.arena.tuning import guess_text, usual_tuning
from paname.arena.tuning import tune as tune_weights
from paname.bots.evaluate.weights import Weights
from paname.cli.new_game import load_game
from paname.cli.output import json_option, progress_bar, put

HEAD = "# What each term is worth in points at the end of the game; made by `paname tune --game {0}`.\n\n"


@click.command()
@click.option("--game", required=True, help="The game.")
@click.option("--players", type=int, multiple=True, help="How many players; all numbers in turn by default.")
@click.option("--bot", help="The bot that plays itself.")
@click.option("--steps", type=click.IntRange(1), help="How many times the weights move.")
@click.option("--duels", type=click.IntRange(1), help="Duels per step, two games each.")
@click.option("--seed", help="Equal seeds give equal weights.")
@click.option("--from", "start", type=click.Path(exists=True, path_type=Path), help="Start from these weights.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes play.")
@click.option("--backend", type=click.Choice(BACKENDS), default=BACKENDS[0], show_default=True, help="Where they run.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file of weights to write.")
@json_option
def tune(  # noqa: PLR0917 - one parameter an option
    game: str,
    players: tuple[int, ...],
    bot: str | None,
    steps: int | None,
    duels: int | None,
    seed: str | None,
    start: Path | None,
    workers: int,
    backend: str,
    out: Path,
    as_json: bool,
) -> None:
    """Tune an evaluation: versions of its weights play each other, and the weights move towards the winners.

    Without further options it starts from what a player would guess and makes the weights that come with the game. Try
    the file right away: paname arena --bot greedy:weights=FILE --bot greedy.
    """
    played = load_game(game, None)
    wishes = {"bot": bot, "steps": steps, "duels": duels, "seed": seed}
    usual = usual_tuning(played.name, players or tuple(played.player_counts()))
    tuning = replace(usual, **{name: wish for name, wish in wishes.items() if wish is not None})  # type: ignore[arg-type]
    guess = Weights(guess_text(played.name) if start is None else start.read_text(encoding="utf-8"))
    with progress_bar("games", tuning.games()) as advance:
        weights = tune_weights(tuning, guess, workers, backend, advance)
    text = HEAD.format(played.name) + weights.to_toml()
    out.write_text(text, encoding="utf-8")
    put(as_json, {"game": played.name, "games": tuning.games(), "file": str(out), "weights": text}, lambda: text)
