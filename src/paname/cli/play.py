"""`paname play`: a game in the terminal, against bots or with friends at one screen."""

from pathlib import Path

import click

from paname.bots.levels import FRIENDLY, LEVELS
from paname.cli.files import latest_save, new_save, read_document, state_folder, write_document
from paname.cli.loop import run
from paname.cli.new_game import all_games, load_game, new_game_options, new_state
from paname.cli.output import json_option
from paname.cli.score import read_state
from paname.cli.screen import open_screen
from paname.cli.session import Session
from paname.cli.table import HUMAN, Table
from paname.cli.words import reason
from paname.core.errors import InputError
from paname.core.game import Game
from paname.core.state import State

LATEST = "latest"
BOT = "bot"
LEVEL_NAMES = [level.id for level in LEVELS]
SEAT_HELP = f"Who plays each seat, in order: {HUMAN}, {BOT}, or a bot's level."


@click.command()
@click.argument("game", required=False)
@new_game_options
@click.option("--level", type=click.Choice(LEVEL_NAMES), help=f"How strong the bots are; {FRIENDLY} by default.")
@click.option("--seat", "seats", type=click.Choice([HUMAN, BOT, *LEVEL_NAMES]), multiple=True, help=SEAT_HELP)
@click.option(
    "--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Continue a saved game, or your last one."
)
@click.option("--save", metavar="FILE", help="Save the game in this file.")
@json_option
def play(  # noqa: PLR0917 - one parameter an option
    game: str | None,
    players: int | None,
    seed: str | None,
    options: tuple[str, ...],
    components: str | None,
    level: str | None,
    seats: tuple[str, ...],
    resume: str | None,
    save: str | None,
    as_json: bool,
) -> None:
    """Play GAME in the terminal.

    You play the first seat against bots. To share the screen with a friend: --seat human --seat human. The game is
    saved after every decision; --resume continues it. With --json every answer is one JSON object a line, for programs
    that play.
    """
    if resume is not None:
        if game or players or seed or options or components:
            raise click.UsageError("--resume takes game, players, seed, options and components from its file.")
        resume = latest_save() if resume == LATEST else resume
        document = read_document(resume)
        played, state = read_state(document)
        seats = seats or seats_in(document, level)
    else:
        played = load_game(game or ask_game(as_json), components)
        state = new_state(played, players if players is not None else len(seats) or None, seed, options)
    table = Table(played, state, seats_for(played, state, seats, level or FRIENDLY))
    run(Session(table, open_screen(as_json), first_save(table, save, resume)))


def ask_game(as_json: bool) -> str:
    """Which game, if the command line doesn't say."""
    games = all_games()
    names = [game.name for game in games]
    if as_json:
        raise click.UsageError(f"Name a game: {', '.join(names)}.")
    for game in games:
        click.echo(f"{game.name}: {game.title}")
    return str(click.prompt("Which game", type=click.Choice(names), default=names[0], show_choices=False))


def seats_in(document: dict[str, object], level: str | None) -> tuple[str, ...]:
    """Who sat where when the game was saved; --level replaces the bots' level."""
    seats = document.get("seats", [])
    if not isinstance(seats, list) or any(who not in (HUMAN, BOT, *LEVEL_NAMES) for who in seats):
        raise InputError("seats", f"{seats!r} should list {HUMAN}, {BOT} or a level for each seat")
    return tuple(who if who == HUMAN or level is None else level for who in seats)


def seats_for(game: Game, state: State, seats: tuple[str, ...], level: str) -> list[str]:
    """Who plays each seat: you the first and bots the others, unless the command line says otherwise."""
    names = game.seat_names(state.players)
    if seats and len(seats) != len(names):
        raise InputError("--seat", f"you named {len(seats)}, but there are {len(names)}: {', '.join(names)}")
    return [level if who == BOT else who for who in seats or [HUMAN] + [BOT] * (len(names) - 1)]


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
        click.echo(f"This game won't be saved: {reason(error)}", err=True)
        return None
    return path
