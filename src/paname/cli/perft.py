"""`paname perft`: how many rows of decisions there are, depth by depth."""

import time

import click
from rich.table import Table

from paname.cli.new_game import load_game, new_game_options, new_state
from paname.cli.output import Working, json_option, put
from paname.core import playout


@click.command()
@click.argument("game")
@click.option("--depth", type=click.IntRange(1), required=True, help="How many decisions deep.")
@new_game_options
@json_option
def perft(
    game: str,
    depth: int,
    players: int | None,
    seed: str | None,
    options: tuple[str, ...],
    components: str | None,
    as_json: bool,
) -> None:
    """Count the positions of GAME down to a depth.

    Draws come from the seed, which is 1 if none is given.
    """
    state = new_state(load_game(game, components), players, seed or "1", options)
    rows: list[dict[str, float]] = []
    with Working() as working:
        for level in range(1, depth + 1):
            working.on(f"depth {level}")
            start = time.perf_counter()
            nodes = playout.perft(state, level)
            seconds = time.perf_counter() - start
            rows.append({"depth": level, "nodes": nodes, "seconds": seconds, "nodes_per_s": nodes / max(seconds, 1e-9)})
    setup = state.setup
    data = {"game": setup.game, "players": setup.players, "options": setup.options, "seed": setup.seed, "depths": rows}
    put(as_json, data, lambda: picture(rows))


def picture(rows: list[dict[str, float]]) -> Table:
    """One row a depth."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("depth", "nodes", "seconds", "nodes/s"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(str(row["depth"]), f"{row['nodes']:,}", f"{row['seconds']:.3f}", f"{row['nodes_per_s']:,.0f}")
    return table
