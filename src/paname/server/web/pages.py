"""The client's files, served as they are: ES modules, styles, pictures; every page of the client is index.html."""

import asyncio
from email.utils import formatdate
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from paname.server.refusals import not_found

WEB: Final = Path(__file__).parents[2] / "web"
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".md": "text/markdown",
    ".map": "application/json",
}
LASTING: Final = (".woff2", ".png", ".jpg", ".webp", ".ico")
PAGES: Final = ("new", "t", "r", "rules", "learn", "me")
AnyRequest = Request[Any, Any, Any]
EMPTY: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Paname</title>
<h1>Paname</h1><p>The server runs. The client's files are not installed here; the <a href="/api/schema">API</a> is.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or index.html for its pages."""
    file = await asyncio.to_thread(find, path.strip("/"))
    if file is None:
        return Response(EMPTY, media_type=TYPES[".html"], headers={"Cache-Control": "no-cache"})
    stat = file.stat()
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    keep = "public, max-age=604800" if file.suffix in LASTING else "no-cache"
    headers = {"ETag": tag, "Cache-Control": keep, "Last-Modified": formatdate(stat.st_mtime, usegmt=True)}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    data = await asyncio.to_thread(file.read_bytes)
    return Response(data, media_type=TYPES[file.suffix], headers=headers)


def find(path: str) -> Path | None:
    """The file that a path means; None if the client is not installed."""
    index = WEB / "index.html"
    if not path or path.split("/", maxsplit=1)[0] in PAGES:
        return index if index.is_file() else None
    try:
        file = (WEB / path).resolve()
        inside = file.is_relative_to(WEB.resolve()) and file.suffix in TYPES and file.is_file()
    except (OSError, ValueError):
        inside = False
    if not inside:
        raise not_found("page")
    return file
