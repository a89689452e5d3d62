"""Examining logs: no gaps, every entry follows from those before it, movers agree, scores replay; and mending them."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from paname.core.errors import InputError
from paname.server.settings import Settings
from paname.server.store.engine import migrate, open_engine
from paname.server.store.schema import log, snapshots, tables
from paname.server.store.snapshots import throw_away
from paname.server.store.store import DESCRIBE_TABLE, description, entry_of, row_changes
from paname.server.table.broken import BrokenLog
from paname.server.table.snapshot import is_true
from paname.server.table.table import Table, fold_stored, new_table

Row = tuple[int, str]
WRONG_SNAPSHOT: Final = "wrong_snapshot"


@dataclass(frozen=True)
class Finding:
    """What is wrong with one table's log."""

    table: str
    code: str
    entry: int
    detail: str

    @property
    def is_mendable(self) -> bool:
        """Whether something is left to play on from if the log ends before the bad entry."""
        return self.entry > 1

    def to_json(self) -> dict[str, object]:
        """The finding as a JSON object."""
        return {"table": self.table, "code": self.code, "entry": self.entry, "detail": self.detail}


def salvage(rows: Iterable[Row]) -> tuple[Table | None, BrokenLog | None]:
    """The table as far as its log can be read, and what is wrong with the next entry."""
    table: Table | None = None
    try:
        for n, body in rows:
            entry = entry_of(n, body)
            if table is None:
                table = new_table(entry)
            else:
                whole = table.copy()
                fold_stored(whole, entry)
                table = whole
    except BrokenLog as broken:
        return table, broken
    return table, wrong_scores(table) if table else BrokenLog("gap", 1, "is missing")


def wrong_scores(table: Table) -> BrokenLog | None:
    """What is wrong with the end of a game: it isn't over, or the scores aren't those of its position."""
    ended = table.ended
    if ended is None or table.timeline is None:
        return None
    if ended.reason == "rules" and not table.state.is_over:
        return BrokenLog("wrong_scores", ended.n, "ends a game that isn't over")
    if ended.scores != table.state.scores():
        return BrokenLog("wrong_scores", ended.n, f"says {ended.scores}, the position {table.state.scores()}")
    return None


def examine(settings: Settings) -> Iterator[Finding | None]:
    """Read every log of a database; a finding for each that is bad, None for each that is good."""
    engine = open_engine(settings.database_url(), writes=False)
    try:
        with engine.connect() as connection:
            names = list(connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars())
            for name in names:
                rows = rows_of(connection, name)
                _, broken = salvage(rows)
                broken = broken or wrong_snapshot(rows, snapshots_of(connection, name))
                yield Finding(name, broken.code, broken.n, broken.detail) if broken else None
    finally:
        engine.dispose()


def wrong_snapshot(rows: list[Row], stored: list[Row]) -> BrokenLog | None:
    """What is wrong with a table's snapshots: one that fits its log and yet says something else."""
    for n, body in stored:
        if not 1 <= n <= len(rows):
            continue
        table, _ = salvage(rows[:n])
        if table is not None and not is_true(body, (rows[0][1], rows[n - 1][1]), table):
            return BrokenLog(WRONG_SNAPSHOT, n, "has a snapshot that says something else")
    return None


def snapshots_of(connection: sa.Connection, table: str) -> list[Row]:
    """The snapshots of a table."""
    query = sa.select(snapshots.c.n, snapshots.c.body).where(snapshots.c.table_id == table)
    return [(row.n, row.body) for row in connection.execute(query).all()]


def rows_of(connection: sa.Connection, table: str) -> list[Row]:
    """The rows of a table's log in their order."""
    query = sa.select(log.c.n, log.c.body).where(log.c.table_id == table).order_by(log.c.n)
    return [(row.n, row.body) for row in connection.execute(query).all()]


def mend(settings: Settings, finding: Finding) -> Path:
    """Keep a copy of a bad log, then end the log before its first bad entry; says where the copy is.

    Of a snapshot that is wrong only the snapshot goes.
    """
    if not finding.is_mendable:
        raise InputError("table", f"{finding.table} can't be mended: nothing of its log can be read here")
    engine = open_engine(settings.database_url(), writes=True, pool=1)
    migrate(engine)
    try:
        with engine.begin() as connection:
            rows = rows_of(connection, finding.table)
            copy = write_copy(settings.folder() / "broken", finding.table, rows)
            if finding.code != WRONG_SNAPSHOT:
                cut(connection, finding, rows)
            throw_away(connection, finding.table)
    finally:
        engine.dispose()
    return copy


def cut(connection: sa.Connection, finding: Finding, rows: list[Row]) -> None:
    """End a log before its first bad entry."""
    kept, broken = salvage(row for row in rows if row[0] < finding.entry)
    assert kept is not None
    assert broken is None
    connection.execute(sa.delete(log).where(log.c.table_id == finding.table, log.c.n >= finding.entry))
    DESCRIBE_TABLE.run(connection, {**row_changes(kept), **description(kept)})


def write_copy(folder: Path, table: str, rows: list[Row]) -> Path:
    """All rows of a log as lines, for its owner's eyes alone; an older copy stays."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    number = sum(1 for _ in folder.glob(f"{table}*.jsonl"))
    target = folder / (f"{table}.jsonl" if not number else f"{table}-{number}.jsonl")
    target.touch(mode=0o600)
    with target.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps({"n": n, "body": body}, ensure_ascii=False) + "\n" for n, body in rows)
    return target
