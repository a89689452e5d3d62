"""Recorded games as tables: one row a decision, with what its seat knew, what it did and how its game ended."""

import csv
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from paname.bots.player import Player, create_player
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
            yield {**record, "seats": document.get("seats", record.get("seats"))}


def decisions(number: int, record: Record, judge: str | None = None) -> Iterator[dict[str, Any]]:
    """The rows of one game; one that was not played to its end is refused.

    `judge` is a bot that looks at every decision: how often it visited each legal action, and the win it expects of it.
    """
    way = walk(record)
    steps = [step for step in way if not step.is_draw]
    if not way.state.is_over:
        raise PanameError(f"game {number + 1} was not played to its end, so it has no outcome")
    results, scores = returns(way.state), way.state.scores()
    row = Observation(way.game.layout(way.state.players).size)
    names = record.get("seats") or [""] * int(way.state.players)
    judges = [create_player(way.game.name, judge, f"{number} seat {seat}") for seat in range(len(names)) if judge]
    for place, step in enumerate(steps):
        visits, wins = judged(step.before, step.seat, judges[step.seat]) if judges else ([], [])
        yield {
            "game": number,
            "step": place,
            "seat": step.seat,
            "player": str(names[step.seat]),
            "action": step.choice,
            "text": way.game.text(step.before, step.choice),
            "legal": step.before.legal_actions(),
            "observation": observation(step.before, step.seat, row),
            "score": scores[step.seat],
            "outcome": results[step.seat],
            "visits": visits,
            "wins": wins,
        }


def judged(state: State, seat: int, judge: Player) -> tuple[list[int], list[float | None]]:
    """How often a bot looked at each legal action, and the win that it expects of those it looked at."""
    reasons = {reason.action: reason for reason in judge.decide(state, seat).reasons}
    looked = [reasons.get(action) for action in state.legal_actions()]
    return [one.visits if one else 0 for one in looked], [one.win if one else None for one in looked]


def observation(state: State, seat: int, row: Observation) -> list[int]:
    """What a seat may know."""
    row.begin(0)
    state.observe(seat, row)
    return list(row.cells)


def rows_of(records: Iterable[Record], judge: str | None) -> Iterator[tuple[Game, Record, list[dict[str, Any]]]]:
    """Game after game with its rows; all are of one game and one number of players."""
    kind: tuple[str, object] | None = None
    for number, record in enumerate(records):
        game = game_of(record)
        if kind is not None and kind != (game.name, record.get("players")):
            raise PanameError(
                f"game {number + 1} is not {kind[0]} for {kind[1]} like those before; make a file for each"
            )
        kind = game.name, record.get("players")
        yield game, record, list(decisions(number, record, judge))
    if kind is None:
        raise PanameError("there are no records in it; `paname arena --record` keeps them")


def write_lines(records: Iterable[Record], path: Path, judge: str | None = None) -> tuple[int, int]:
    """One JSON object a decision."""
    games = rows = 0
    with path.open("w", encoding="utf-8") as file:
        for _, _, found in rows_of(records, judge):
            games, rows = games + 1, rows + len(found)
            file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in found)
    return games, rows


def write_csv(records: Iterable[Record], path: Path, judge: str | None = None) -> tuple[int, int]:
    """One line a decision; lists are written as numbers with spaces in between."""
    games = rows = 0
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: Any = None
        for _, _, found in rows_of(records, judge):
            games, rows = games + 1, rows + len(found)
            for row in found:
                writer = writer or begun_csv(file, row)
                writer.writerow(
                    {name: " ".join(map(str, one)) if isinstance(one, list) else one for name, one in row.items()}
                )
    return games, rows


def plain(value: Any) -> Any:
    """A value as one cell of a table."""
    return " ".join(map(str, value)) if isinstance(value, list) else value


def begun_csv(file: Any, row: dict[str, Any]) -> Any:
    """A writer that has written its head."""
    writer = csv.DictWriter(file, list(row))
    writer.writeheader()
    return writer


def write_parquet(records: Iterable[Record], path: Path, judge: str | None = None) -> tuple[int, int]:
    """A table with the observation's layout in its metadata; returns games and rows."""
    import pyarrow as pa  # noqa: PLC0415 - only this needs it
    import pyarrow.parquet as pq  # noqa: PLC0415

    games = rows = 0
    writer: Any = None
    waiting: list[dict[str, Any]] = []
    for game, record, found in rows_of(records, judge):
        writer = writer or pq.ParquetWriter(path, schema(pa, game, record))
        waiting.extend(found)
        games += 1
        while len(waiting) >= ROWS:
            rows += flush(pa, writer, waiting[:ROWS])
            waiting = waiting[ROWS:]
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
        ("player", pa.string()),
        ("action", pa.int32()),
        ("text", pa.string()),
        ("legal", pa.list_(pa.int32())),
        ("observation", pa.list_(pa.int16(), layout.size)),
        ("score", pa.int32()),
        ("outcome", pa.float64()),
        ("visits", pa.list_(pa.int32())),
        ("wins", pa.list_(pa.float32())),
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
