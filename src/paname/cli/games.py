"""`paname games`: what you can play, and what you can choose before you start."""

import click
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paname.cli.new_game import all_games
from paname.cli.output import json_option, put
from paname.core.game import Game
from paname.core.options import Option
from paname.core.registry import manifest


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games, with their players and options."""
    found = all_games()
    put(as_json, [game_data(game) for game in found], lambda: Group(*[game_picture(game) for game in found]))


def options_of(game: Game) -> dict[str, tuple[Option, list[int]]]:
    """The options by name, as with the most players, and with how many players each is there."""
    found: dict[str, tuple[Option, list[int]]] = {}
    for players in game.player_counts():
        for option in game.options(players):
            counts = found[option.name][1] if option.name in found else []
            found[option.name] = (option, [*counts, players])
    return found


def game_data(game: Game) -> dict[str, object]:
    """A game for programs."""
    return {
        **manifest(game.name).to_json(),
        "rules_version": game.rules_version,
        "players": game.player_counts(),
        "seats": {str(players): game.seat_names(players) for players in game.player_counts()},
        "options": [option_data(option, players) for option, players in options_of(game).values()],
    }


def option_data(option: Option, players: list[int]) -> dict[str, object]:
    """An option for programs."""
    return {
        "name": option.name,
        "default": option.default,
        "choices": option.choices,
        "players": players,
        "clause": option.clause,
        "words": option.words,
    }


def game_picture(game: Game) -> RenderableType:
    """A game for people."""
    counts, facts = game.player_counts(), manifest(game.name)
    table = Table.grid(padding=(0, 2))
    for option, there in options_of(game).values():
        table.add_row(f"  {option.name}", Text(option_words(option, there, counts)))
    head = Text.assemble((game.name, "bold"), f"  {game.title}")
    about = f"  {span(counts[0], counts[-1])} players, {span(*facts.minutes)} minutes"
    return Group(head, Text(f"{about}. By {facts.designer}, {facts.publisher} {facts.year}."), table, "")


def span(low: int, high: int) -> str:
    """A range of numbers as people read it."""
    return str(low) if low == high else f"{low} to {high}"


def option_words(option: Option, players: list[int], counts: list[int]) -> str:
    """An option's sentence, choices, default and clause."""
    only = "" if players == counts else f" With {' or '.join(map(str, players))} players."
    default = ("no", "yes")[option.default] if isinstance(option.default, bool) else option.default
    return f"{option.words}{only} {option.choices_text()}; default {default} ({option.clause})"
