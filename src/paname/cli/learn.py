"""`paname learn`: an evaluation by self-play, from nothing but the hand-made one."""

import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from rich.table import Table

import paname
from paname.arena.backends import BACKENDS
from paname.cli.new_game import load_game
from paname.cli.output import json_option, put, terminal

Rate = tuple[float, float, float]

NEEDS_NUMPY = "Learning needs NumPy; install it with: pip install 'paname[research]'"
CARD = """# {game}, {players} players

A net of {layers} units for the search of `paname`, made by

    paname learn --game {game} --players {players} --seed {seed}

- **Data**: {positions:,} positions of self-play in {generations} generations; the first was played by `greedy`.
- **Time**: {minutes:.0f} minutes of {workers} worker(s), {finished}.
- **Made with**: paname {version}, Python {python}.
- **Strength**: {strength}
- **Limits**: taught with the usual options and the printed components; other set-ups are judged as if they were those.
  It judges positions where a turn or a round ends, and knows nothing about the players.
"""


@click.command()
@click.option("--game", required=True, help="The game.")
@click.option("--players", type=int, help="How many play; the fewest by default.")
@click.option("--hours", type=click.FloatRange(0, min_open=True), help="Stop after the generation that ends by then.")
@click.option("--generations", type=click.IntRange(1), help="How often the net is taught.")
@click.option("--games", type=click.IntRange(1), help="Games a generation.")
@click.option("--iterations", type=click.IntRange(1), help="Iterations of the search for each decision.")
@click.option("--seed", help="What everything is drawn from.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that play.")
@click.option("--backend", type=click.Choice(BACKENDS), default=BACKENDS[0], show_default=True, help="Where they run.")
@click.option("--check", type=click.IntRange(0), default=40, show_default=True, help="Games against `handmade`.")
@click.option("--folder", type=click.Path(path_type=Path), help="Keep everything here; a stopped run goes on from it.")
@json_option
def learn(  # noqa: PLR0917 - one parameter an option
    game: str,
    players: int | None,
    hours: float | None,
    generations: int | None,
    games: int | None,
    iterations: int | None,
    seed: str | None,
    workers: int,
    backend: str,
    check: int,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Teach a net by self-play: it plays, learns from the results, and plays again.

    The weights depend on the seed and not on the workers. Try the net at once:
    paname arena --game G --bot search:ms=20:weights=FOLDER/005.net --bot handmade:ms=20.
    """
    played = load_game(game, None)
    count = played.player_counts()[0] if players is None else players
    played.setup(count, {})
    wishes = {"generations": generations, "games": games, "iterations": iterations, "seed": seed}
    learner = begin(played.name, count, folder or Path(f"{played.name}_{count}"), wishes)
    rates = teach(learner, workers, backend, hours, check)
    facts = {"game": played.name, "players": count, "seed": learner.recipe.seed, "workers": workers}
    facts["layers"] = " and ".join(str(units) for units in learner.recipe.units)
    write_card(learner.folder, learner.past, facts, rates)
    past = [vars(done) for done in learner.past]
    data = {**facts, "folder": str(learner.folder), "generations": past, "rates": rates}
    put(as_json, data, lambda: picture(learner.past, rates))


def begin(game: str, players: int, folder: Path, wishes: dict[str, Any]) -> Any:  # noqa: ANN401 - NumPy is an extra
    """The learner of a folder, by the game's recipe but for what is asked for."""
    try:
        from paname.arena.learning.learner import Learner  # noqa: PLC0415
        from paname.arena.learning.recipe import recipe_for  # noqa: PLC0415
    except ModuleNotFoundError:
        raise click.ClickException(NEEDS_NUMPY) from None
    return Learner(recipe_for(game, players, **wishes), folder)


def teach(learner: Any, workers: int, backend: str, hours: float | None, check: int) -> list[Rate]:  # noqa: ANN401
    """All generations, with the strength of each against the hand-made search if that is to be checked."""
    from paname.arena.learning.strength import draw_curve, win_rate  # noqa: PLC0415 - NumPy is an extra

    recipe = learner.recipe
    rates: list[Rate] = []
    for done in learner.learn(workers, backend, hours):
        bots = (f"search:iterations=100:weights={learner.net_path(done.number)}", "handmade:iterations=100")
        if check:
            rates.append(win_rate(recipe.game, recipe.players, bots, check, f"check {recipe.seed}", workers))
            draw_curve(learner.folder / "curve.png", [rate for rate, _, _ in rates], 1 / recipe.players)
        terminal(stderr=True).print(line_of(done, rates))
    return rates


def line_of(done: Any, rates: list[Rate]) -> str:  # noqa: ANN401 - NumPy is an extra
    """One generation, as soon as it is done."""
    won = f", {percent(rates[-1])} against the hand-made search" if rates else ""
    learned = f"{done.positions:,} positions, loss {done.loss:.4f}, ±{done.points:.1f} points"
    return f"generation {done.number}: {learned}, {done.seconds:.0f} s{won}"


def percent(rate: Rate) -> str:
    """A win rate with its interval."""
    return f"{100 * rate[0]:.0f}% ({100 * rate[1]:.0f}–{100 * rate[2]:.0f})"


def picture(past: list[Any], rates: list[Rate]) -> Table:
    """All generations."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("generation", "positions", "loss", "points off", "seconds", "against handmade"):
        table.add_column(head, justify="right")
    first = len(past) - len(rates)
    for place, done in enumerate(past):
        won = percent(rates[place - first]) if place >= first else "–"
        figures = (f"{done.positions:,}", f"{done.loss:.4f}", f"{done.points:.1f}", f"{done.seconds:.0f}")
        table.add_row(str(done.number), *figures, won)
    return table


def write_card(folder: Path, past: list[Any], facts: dict[str, Any], rates: list[Rate]) -> None:
    """The model card: what the net was made of and what it is good for."""
    strength = "not measured"
    if rates:
        strength = f"{percent(rates[-1])} against the hand-made search, 100 iterations each"
    text = CARD.format(
        **facts,
        positions=sum(done.positions for done in past),
        generations=len(past),
        minutes=sum(done.seconds for done in past) / 60,
        finished=datetime.now(UTC).date().isoformat(),
        version=paname.__version__,
        python=platform.python_version(),
        strength=strength,
    )
    (folder / "card.md").write_text(text, encoding="utf-8")
