"""Recorded games as tables: one row a decision, with what its seat knew, what it did and how its game ended."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from paname.core.errors import InputError, PanameError
from paname.core.game import Game
from paname.core.observation import Observation
from paname.core.outcome import returns
from paname.core.records import game_of, walk
from paname.core.state import State

ROWS = 4096
Record = dict[str, Any]


def read_records(lines: Iterable[str], source: str) -> Iterator[Record]:
    """The records of a JSON Lines file: bare ones, or those that the arena keeps beside its results."""
    for place, line in enumerate(lines, 1):
        try:
            document = json.loads(line) if line.strip() else {}
        except ValueError as error:
            raise InputError(f"{source} line {place}", f"is not JSON: {error}") from None
        if not isinstance(document, dict):
            raise InputError(f"{source} line {place}", "is not a JSON object")
        record = document.get("record", document)
        if isinstance(record, dict) and "actions" in record:
            yield record


def decisions(number: int, record: Record) -> Iterator[dict[str, Any]]:
    """The rows of one game; one that was not played to its end is refused."""
    way = walk(record)
    steps = [step for step in way if not step.is_draw]
    if not way.state.is_over:
        raise PanameError(f"game {number + 1} was not played to its end, so it has no outcome")
    results, scores = returns(way.state), way.state.scores()
    row = Observation(way.game.layout(way.state.players).size)
    for place, step in enumerate(steps):
        yield {
            "game": number,
            "step": place,
            "seat": step.seat,
            "action": step.choice,
            "text": way.game.text(step.before, step.choice),
            "legal": step.before.legal_actions(),
            "observation": observation(step.before, step.seat, row),
            "score": scores[step.seat],
            "outcome": results[step.seat],
        }


def observation(state: State, seat: int, row: Observation) -> list[int]:
    """What a seat may know."""
    row.at = 0
    state.observe(seat, row)
    return list(row.cells)


def write_parquet(records: Iterable[Record], path: Path) -> tuple[int, int]:
    """Write the decisions of all records, which are of one game and one number of players; returns games and rows."""
    import pyarrow as pa  # noqa: PLC0415 - only this needs it
    import pyarrow.parquet as pq  # noqa: PLC0415

    games = rows = 0
    kind: tuple[str, object] | None = None
    writer: Any = None
    waiting: list[dict[str, Any]] = []
    for record in records:
        game = game_of(record)
        if kind is None:
            kind = game.name, record.get("players")
            writer = pq.ParquetWriter(path, schema(pa, game, record))
        elif kind != (game.name, record.get("players")):
            raise PanameError(
                f"game {games + 1} is not {kind[0]} for {kind[1]} like those before; make a file for each"
            )
        waiting.extend(decisions(games, record))
        games += 1
        while len(waiting) >= ROWS:
            rows += flush(pa, writer, waiting[:ROWS])
            waiting = waiting[ROWS:]
    if kind is None:
        raise PanameError("there are no records in it; `paname arena --record` keeps them")
    rows += flush(pa, writer, waiting)
    writer.close()
    return games, rows


def flush(pa: Any, writer: Any, rows: list[dict[str, Any]]) -> int:
    """Write some rows."""
    if rows:
        writer.write_table(pa.Table.from_pylist(rows, schema=writer.schema))
    return len(rows)


def schema(pa: Any, game: Game, record: Record) -> Any:
    """The columns; the file's metadata tells game, players, rules and the version of the observation's layout."""
    players = int(record["players"])
    layout = game.layout(players)
    columns = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("action", pa.int32()),
        ("text", pa.string()),
        ("legal", pa.list_(pa.int32())),
        ("observation", pa.list_(pa.int16(), layout.size)),
        ("score", pa.int32()),
        ("outcome", pa.float64()),
    ]
    fields = [[field.name, list(field.shape)] for field in layout.fields]
    facts = {
        "game": game.name,
        "players": str(players),
        "rules_version": str(game.rules_version),
        "observation_version": str(layout.version),
        "observation_fields": json.dumps(fields),
    }
    return pa.schema(columns, metadata=facts)
