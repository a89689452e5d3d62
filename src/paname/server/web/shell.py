"""Which version of the client this server has, told to the service worker that keeps its files (web/shell_cache.js)."""

import hashlib
import json
import time
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

SCRIPT: Final = "shell_version.js"
HEADER: Final = "Paname-Version"
FRESH_SECONDS: Final = 2  # how long files aren't looked at again
# What the page needs that is shown when the server can't be reached.
OFFLINE: Final = (
    "/offline.html",
    "/offline.js",
    "/prefs.js",
    "/lang/offline.js",
    "/styles/fonts.css",
    "/styles/tokens.css",
    "/styles/base.css",
    "/styles/controls.css",
    "/fonts/alegreya-sans-latin-500-normal.woff2",
    "/fonts/alegreya-sans-latin-800-normal.woff2",
    "/fonts/philosopher-latin-700-normal.woff2",
    "/icon.svg",
)


def version(folders: Iterable[Path]) -> str:
    """The same for the same files of the client."""
    return stamped(tuple(folders), int(time.monotonic() / FRESH_SECONDS))


@lru_cache(maxsize=2)
def stamped(folders: tuple[Path, ...], moment: int) -> str:  # noqa: ARG001 - another moment means another look
    """A digest of every file's place, time and size."""
    found = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                stat = file.stat()
                found.update(f"{file} {stat.st_mtime_ns} {stat.st_size}\n".encode())
    return found.hexdigest()[:16]


def script(folders: Iterable[Path]) -> bytes:
    """The version and what to fetch at once, as the service worker reads it."""
    shell = {"version": version(folders), "files": OFFLINE}
    return f"globalThis.SHELL = {json.dumps(shell)};\n".encode()
