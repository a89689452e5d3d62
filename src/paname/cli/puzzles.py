"""`paname puzzles`: positions with one clearly best move, found in games that bots play."""

from pathlib import Path

import click

from paname.analysis.mining import Miner
from paname.analysis.puzzles import read_puzzles, write_puzzles
from paname.analysis.selection import Selection
from paname.analysis.settings import puzzle_iterations
from paname.cli.output import json_option, progress_bar, put
from paname.core.registry import load


@click.command()
@click.option("--game", required=True, help="The game.")
@click.option("--players", type=click.IntRange(1), help="How many play; as few as can, unless you say so.")
@click.option("--number", type=click.IntRange(1), default=100, show_default=True, help="How many puzzles.")
@click.option("--iterations", type=click.IntRange(64), help="Of the proof; each game has its own default.")
@click.option("--seed", default="1", show_default=True, help="What the games are drawn from.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file to write, or to add to.")
@json_option
def puzzles(
    game: str, players: int | None, number: int, iterations: int | None, seed: str, out: Path, as_json: bool
) -> None:
    """Find puzzles: positions in which one move is clearly best.

    Ends that can be counted out are solved; elsewhere two long searches have to agree. The file is written after every
    game, so you can stop at any time; with another --seed the command adds to what is there.
    """
    played = load(game)
    players = players or played.player_counts()[0]
    played.seat_names(players)
    selection = Selection(number)
    selection.keep(read_puzzles(out.read_bytes()) if out.exists() else [])
    miner = Miner(played.name, players, iterations or puzzle_iterations(played.name), seed)
    with progress_bar("puzzles", number, len(selection.puzzles)) as advance:
        for _, found in miner.puzzles():
            taken = selection.consider(found)
            for _ in range(taken):
                advance()
            if taken:
                write_puzzles(out, selection.puzzles)
            if selection.is_full:
                break
    exact = sum(puzzle.is_exact for puzzle in selection.puzzles)
    data = {"game": played.name, "puzzles": len(selection.puzzles), "exact": exact, "file": str(out)}
    put(as_json, data, lambda: f"{data['puzzles']} puzzles of {played.title}, {exact} of them solved, in {out}")
