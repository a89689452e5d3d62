"""Files: records and positions in, records out, and the folder of games that are not finished."""

import json
import os
import sys
from datetime import datetime
from pathlib import Path

from paname.core.errors import InputError


def read_document(path: str) -> dict[str, object]:
    """The JSON object in a file; - is standard input."""
    raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        document = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise InputError(path, f"is not JSON: {error}") from None
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
