"""Logs as one JSON object a line: what happened and where, never a token, a password or a secret of a table."""

import json
import logging
import sys
import traceback
from typing import Final

KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One object a line, with the extra fields of a message."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in KNOWN})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "alembic", "websockets"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    for name in ("alembic", "uvicorn.error"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.access").disabled = True
