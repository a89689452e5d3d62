"""`paname play`: a game in the terminal, against bots or with friends at one screen."""

from pathlib import Path

import click

import paname
from paname.cli import opponent
from paname.cli.files import latest_save, new_save, read_document, state_folder, write_document
from paname.cli.loop import run
from paname.cli.new_game import all_games, load_game, new_game_options, new_state
from paname.cli.output import json_option
from paname.cli.score import read_state
from paname.cli.screen import open_screen
from paname.cli.session import Session
from paname.cli.table import BOT, HUMAN, Table
from paname.cli.words import reason
from paname.core.errors import InputError
from paname.core.game import Game
from paname.core.state import State

LATEST = "latest"
PLAYOUTS_HELP = "How many games a bot plays out in its head for a decision."


@click.command()
@click.argument("game", required=False)
@new_game_options
@click.option("--seat", "seats", type=click.Choice([HUMAN, BOT]), multiple=True, help="Who holds each seat, in order.")
@click.option(
    "--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Go on with a game, or the last one."
)
@click.option("--save", metavar="FILE", help="Keep the game in this file.")
@click.option("--playouts", type=click.IntRange(0), default=opponent.PLAYOUTS, show_default=True, help=PLAYOUTS_HELP)
@json_option
def play(  # noqa: PLR0917 - one parameter an option
    game: str | None,
    players: int | None,
    seed: str | None,
    options: tuple[str, ...],
    components: str | None,
    seats: tuple[str, ...],
    resume: str | None,
    save: str | None,
    playouts: int,
    as_json: bool,
) -> None:
    """Play GAME in the terminal.

    You hold the first seat against bots, unless --seat says otherwise: --seat human --seat human is a game for two
    at one screen. The game is saved after every decision, and --resume goes on with it. With --json every answer is
    one JSON object a line, for programs that play.
    """
    if resume is not None:
        if game or players or seed or options or components:
            raise click.UsageError("--resume takes game, players, seed, options and components from its file.")
        resume = latest_save() if resume == LATEST else resume
        document = read_document(resume)
        played, state = read_state(document)
        seats = seats or seats_in(document)
    else:
        played = load_game(game or ask_game(as_json), components)
        state = new_state(played, players if players is not None else len(seats) or None, seed, options)
    table = Table(played, state, seats_for(played, state, seats), playouts)
    run(Session(table, open_screen(as_json), first_save(table, save, resume)))


def ask_game(as_json: bool) -> str:
    """Which game, if the command line does not say."""
    names = [game.name for game in all_games()]
    if as_json:
        raise click.UsageError(f"Name a game: {', '.join(names)}.")
    for name in names:
        click.echo(f"{name}: {paname.load(name).title}")
    return str(click.prompt("Which game", type=click.Choice(names), default=names[0], show_choices=False))


def seats_in(document: dict[str, object]) -> tuple[str, ...]:
    """Who sat where when the game was saved."""
    seats = document.get("seats", [])
    if not isinstance(seats, list) or any(who not in (HUMAN, BOT) for who in seats):
        raise InputError("seats", f"{seats!r} is not a list of {HUMAN} and {BOT}")
    return tuple(seats)


def seats_for(game: Game, state: State, seats: tuple[str, ...]) -> list[str]:
    """Who holds each seat: a person the first and bots the others, unless it was said."""
    names = game.seat_names(state.players)
    if seats and len(seats) != len(names):
        raise InputError("--seat", f"{len(seats)} were named, but there are {len(names)}: {', '.join(names)}")
    return list(seats) or [HUMAN] + [BOT] * (len(names) - 1)


def first_save(table: Table, save: str | None, resume: str | None) -> Path | None:
    """The file that keeps the game, written once so that it is sure to work; None where no folder can be had."""
    if save is not None:
        write_document(Path(save), table.document())
        return Path(save)
    if resume is not None and Path(resume).resolve().parent == state_folder().resolve():
        return Path(resume)
    try:
        path = new_save(table.game.name)
        write_document(path, table.document())
    except OSError as error:
        click.echo(f"This game is not kept: {reason(error)}", err=True)
        return None
    return path
