"""`paname dataset`: recorded games as a table or a Minari data set for learning."""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path

import click

from paname.cli.output import json_option, put
from paname.research.dataset import Record, read_records, write_csv, write_lines, write_parquet

Writer = Callable[[Iterable[Record], Path, str | None], tuple[int, int]]


def minari(records: Iterable[Record], path: Path, judge: str | None) -> tuple[int, int]:
    """A Minari data set."""
    from paname.research.minari_dataset import write_minari  # noqa: PLC0415 - only this needs NumPy and Minari

    return write_minari(records, path, judge)


WRITERS: dict[str, tuple[Writer, str, str]] = {
    ".parquet": (write_parquet, "pyarrow", 'pip install "paname[dataset]"'),
    ".minari": (minari, "minari", 'pip install "minari[hdf5,create]"'),
    ".csv": (write_csv, "csv", ""),
    ".jsonl": (write_lines, "json", ""),
}


@click.command()
@click.argument("file", type=click.Path())
@click.argument("out", type=click.Path())
@click.option("--judge", metavar="BOT", help="Let a bot look at every decision, such as search:iterations=200.")
@json_option
def dataset(file: str, out: str, judge: str | None, as_json: bool) -> None:
    """Turn recorded games into a table of decisions.

    FILE has one record per line, as `paname arena --record` writes them. OUT's ending decides the format: .parquet,
    .csv, .jsonl, or .minari for a folder that Minari reads. Each row is one decision: who made it, what the seat knew,
    what was legal, what it did, and how the game ended for it; with --judge also how often a bot's search visited each
    legal action, and the win it expects of it.
    """
    ending = Path(out).suffix
    if ending not in WRITERS:
        raise click.ClickException(f"{out} should end with one of {', '.join(WRITERS)}: that decides the format.")
    write, package, remedy = WRITERS[ending]
    if find_spec(package) is None:
        raise click.ClickException(f"To write {ending} files, install one more package: {remedy}")
    with Path(file).open(encoding="utf-8") as lines:
        games, rows = write(read_records(lines, file), Path(out), judge)
    data = {"file": out, "games": games, "decisions": rows}
    put(as_json, data, lambda: f"Wrote {rows} decisions of {games} games to {out}.")
