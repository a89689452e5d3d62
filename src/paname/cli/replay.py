"""`paname replay`: a record in words, then its last board and its scores."""

import sys

import click
from rich.console import Group
from rich.text import Text

from paname.cli.boards import board_of
from paname.cli.breakdown import score_data, score_picture
from paname.cli.files import game_option, read_document
from paname.cli.history import Entry, heading, read_history
from paname.cli.output import json_option, put, terminal
from paname.cli.words import titles
from paname.core.game import Game
from paname.core.records import game_of
from paname.core.state import State


@click.command()
@click.argument("file", type=click.Path())
@game_option
@click.option("--step", "by_steps", is_flag=True, help="Show the board after every move and wait for Enter.")
@json_option
def replay(file: str, number: int | None, by_steps: bool, as_json: bool) -> None:
    """Replay a record, move by move.

    Shows its moves in words, the last board and the scores. FILE may be - for standard input, or a file with one game
    a line, of which --game takes one.
    """
    document = read_document(file, number)
    game = game_of(document)
    entries: list[Entry] = []
    for entry, state in read_history(document):
        if not as_json:
            show_entry(game, state, entry, len(entries), by_steps)
        entries.append(entry)
    moves = [entry_data(game, state, entry) for entry in entries if entry.action >= 0]
    put(
        as_json,
        {**score_data(game, state), "moves": moves},
        lambda: Group("", board_of(game.name).draw(state.view(-1), game), "", score_picture(game, state)),
    )


def show_entry(game: Game, state: State, entry: Entry, number: int, by_steps: bool) -> None:
    """A move and what it did; with --step also the board, until you press Enter."""
    board = board_of(game.name)
    text = Text(heading(game, entry, number, state.players), "bold")
    for sentence in entry.sentences(board, titles(game, state.players)):
        text.append(f"\n   {sentence}", "not bold")
    terminal().print(text)
    if by_steps:
        terminal().print(board.draw(state.view(-1), game))
        click.echo("Press Enter to continue.")
        sys.stdin.readline()


def entry_data(game: Game, state: State, entry: Entry) -> dict[str, object]:
    """A move for programs."""
    sentences = entry.sentences(board_of(game.name), titles(game, state.players))
    seat = game.seat_names(state.players)[entry.seat]
    return {"seat": seat, "action": entry.action, "text": entry.text, "events": sentences}
