"""The options with which a game is set up, shared by the commands that begin one."""

from collections.abc import Callable
from typing import Any

import click

import paname
from paname.core.errors import InputError
from paname.core.game import Game
from paname.core.options import read_options
from paname.core.state import State


def new_game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add --players, --seed, --option and --components to a command."""
    for option in (
        click.option("--components", type=click.Path(), help="Your own component file."),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."),
        click.option("--seed", help="A number or a text; equal seeds give equal games."),
        click.option("--players", type=int, help="How many players."),
    ):
        command = option(command)
    return command


def all_games() -> list[Game]:
    """All games."""
    return [paname.load(name) for name in paname.games()]


def load_game(name: str, components: str | None) -> Game:
    """A game by its name or the beginning of it."""
    found = [known for known in paname.games() if known == name] or [
        known for known in paname.games() if known.startswith(name.replace("-", "_"))
    ]
    return paname.load(found[0] if len(found) == 1 else name, components)


def new_state(game: Game, players: int | None, seed: str | None, options: tuple[str, ...]) -> State:
    """A new game as the command line asks for it."""
    players = game.player_counts()[0] if players is None else players
    game.seat_names(players)
    return game.new(players, read_seed(seed), "seed", **read_values(game, players, options))


def read_seed(seed: str | None) -> int | str | None:
    """A seed that looks like a number is one."""
    return int(seed) if seed is not None and seed.lstrip("-").isdecimal() else seed


def read_values(game: Game, players: int, options: tuple[str, ...]) -> dict[str, object]:
    """The values of NAME=VALUE options."""
    known = {option.name: option for option in game.options(players)}
    values: dict[str, object] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign:
            raise InputError(f"option {text}", "write it as NAME=VALUE")
        values[name] = known[name].from_text(value) if name in known else value
    return {**read_options(list(known.values()), values)}
