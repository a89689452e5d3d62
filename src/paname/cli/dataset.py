"""`paname dataset`: recorded games as a Parquet file for learning."""

from importlib.util import find_spec
from pathlib import Path

import click

from paname.cli.output import json_option, put
from paname.research.dataset import read_records, write_parquet


@click.command()
@click.argument("file", type=click.Path())
@click.argument("out", type=click.Path())
@json_option
def dataset(file: str, out: str, as_json: bool) -> None:
    """Turn recorded games into a table of decisions.

    FILE has one record per line, as `paname arena --record` writes them; OUT is the Parquet file. Each row is one
    decision: what the seat knew, what was legal, what it did, and how the game ended for it.
    """
    if find_spec("pyarrow") is None:
        raise click.ClickException('To write Parquet files, install one more package: pip install "paname[dataset]"')
    with Path(file).open(encoding="utf-8") as lines:
        games, rows = write_parquet(read_records(lines, file), Path(out))
    data = {"file": out, "games": games, "decisions": rows}
    put(as_json, data, lambda: f"Wrote {rows} decisions of {games} games to {out}.")
