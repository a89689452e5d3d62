"""`paname tune`: the weights of an evaluation by self-play."""

from pathlib import Path

import click

from paname.arena.backends import BACKENDS
from paname.arena.tuning import Tuning
from paname.arena.tuning import tune as tune_weights
from paname.bots.evaluate.weights import weights_text
from paname.cli.new_game import load_game
from paname.cli.output import json_option, progress_bar, put


@click.command()
@click.option("--game", required=True, help="The game.")
@click.option("--players", type=int, multiple=True, help="How many play; all numbers by default.")
@click.option("--bot", default="search:iterations=100:lapse=5", show_default=True, help="Who plays against itself.")
@click.option("--games", type=click.IntRange(1), default=300, show_default=True, help="Games a round, for each number.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Rounds of playing and fitting.")
@click.option("--seed", default="tune", show_default=True, help="What the deals and the bots' lots are drawn from.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that play.")
@click.option("--backend", type=click.Choice(BACKENDS), default=BACKENDS[0], show_default=True, help="Where they run.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file of weights to write.")
@json_option
def tune(  # noqa: PLR0917 - one parameter an option
    game: str,
    players: tuple[int, ...],
    bot: str,
    games: int,
    rounds: int,
    seed: str,
    workers: int,
    backend: str,
    out: Path,
    as_json: bool,
) -> None:
    """Tune an evaluation: bots play themselves, and its weights are fitted to how their games ended.

    It begins with the weights that come with the game. The file can be tried at once:
    paname arena --bot greedy:weights=FILE --bot greedy.
    """
    played = load_game(game, None)
    out.write_text(weights_text(played.name), encoding="utf-8")
    tuning = Tuning(played.name, players or tuple(played.player_counts()), bot, games, rounds, seed)
    total = rounds * games * len(tuning.players)
    with progress_bar("games", total) as advance:
        for _ in tune_weights(tuning, out, workers, backend):
            advance()
    text = out.read_text(encoding="utf-8")
    put(as_json, {"game": played.name, "games": total, "file": str(out), "weights": text}, lambda: text)
