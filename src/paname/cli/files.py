"""Files: records and positions in, records out, and the folder of games that are not finished."""

import json
import os
import sys
from datetime import datetime
from pathlib import Path

import click

from paname.core.errors import InputError

game_option = click.option("--game", "number", type=click.IntRange(1), help="Which game of the file, counted from 1.")


def read_document(path: str, number: int | None = None) -> dict[str, object]:
    """The JSON object in a file; - is standard input.

    In a file with one game a line, as the arena writes them, it is the record of the game with that number.
    """
    raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    if number is None:
        return parsed(path, raw)
    lines = [line for line in raw.splitlines() if line.strip()]
    if number > len(lines):
        raise InputError("--game", f"{path} holds {len(lines)} games")
    document = parsed(path, lines[number - 1])
    record = document.get("record", document)
    if not isinstance(record, dict):
        raise InputError(path, f"line {number} has no record; play with --record to keep the games")
    return record


def parsed(path: str, raw: bytes) -> dict[str, object]:
    """The JSON object that a text is."""
    try:
        document = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        several = "; a file with one game a line needs --game N" if path.endswith(".jsonl") else ""
        raise InputError(path, f"is not JSON: {error}{several}") from None
    if not isinstance(document, dict):
        raise InputError(path, "is not a JSON object")
    return document


def write_document(path: Path, document: dict[str, object]) -> None:
    """Write a JSON object whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(document) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)


def state_folder() -> Path:
    """Where games are kept while they are played, and after."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "paname"


def new_save(game: str) -> Path:
    """A file of its own for a game that begins now."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    start = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = [start, *[f"{start}-{number}" for number in range(2, 100)]]
    return next(path for path in (folder / f"{name}.json" for name in names) if not path.exists())


def latest_save() -> str:
    """The file of the game that was played last."""
    saves = sorted(state_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise InputError("--resume", f"there are no saved games in {state_folder()}")
    return str(saves[-1])
