"""`paname score`: where the points of a position or a record come from."""

import click

import paname
from paname.cli.breakdown import score_data, score_picture
from paname.cli.files import game_option, read_document
from paname.cli.output import json_option, put
from paname.core.game import Game
from paname.core.records import game_of
from paname.core.state import State


@click.command()
@click.argument("file", type=click.Path())
@game_option
@json_option
def score(file: str, number: int | None, as_json: bool) -> None:
    """Show where the points come from.

    The score of a position or a record, line by line. FILE may be - for standard input, or a file with one game
    a line, of which --game takes one.
    """
    game, state = read_state(read_document(file, number))
    put(as_json, score_data(game, state), lambda: score_picture(game, state))


def read_state(document: dict[str, object]) -> tuple[Game, State]:
    """The state that a record ends with or that a position describes."""
    game = game_of(document)
    return game, paname.replay(document) if "actions" in document else game.from_json(document)
