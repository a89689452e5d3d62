"""The client's files, served as they are: ES modules, styles, pictures; every page of the client is index.html."""

import asyncio
import gzip
import re
import zlib
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.params import FromPath

from paname.server.refusals import not_found
from paname.server.store.schema import tables
from paname.server.web import hints
from paname.server.web.services import Parts

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
PACKED: Final = (".html", ".js", ".css", ".json", ".svg", ".txt", ".md")
PAGES: Final = tuple(hints.PAGES)
STYLES: Final = "styles/all.css"
STYLE: Final = re.compile(rb'<link rel="stylesheet" href="/([^"]+)">\n')
AnyRequest = Request[Any, Any, Any]
EMPTY: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Paname</title>
<h1>Paname</h1><p>The server runs. The client's files are not installed here; the <a href="/api/schema">API</a> is.</p>
"""


class Sheet(NamedTuple):
    """A file as it is sent: its bytes, the same packed where that is worth it, and when it was written."""

    data: bytes
    packed: bytes
    tag: str
    written: str


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, services: Parts, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or index.html for its pages, which names the modules that the page will need."""
    kind, _, rest = path.strip("/").partition("/")
    game = await game_of(services, rest) if kind in hints.AT_TABLES else ""
    wanted = request.headers.get("accept-language", "")
    file, sheet = await asyncio.to_thread(look_up, path.strip("/"), game, wanted)
    if file is None:
        return Response(EMPTY, media_type=TYPES[".html"], headers={"Cache-Control": "no-cache"})
    packs = bool(sheet.packed) and "gzip" in request.headers.get("accept-encoding", "")
    headers = headers_of(file, sheet, packs=packs)
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(sheet.packed if packs else sheet.data, media_type=TYPES[file.suffix], headers=headers)


def headers_of(file: Path, sheet: Sheet, *, packs: bool) -> dict[str, str]:
    """How long a file may be kept, and what it is known by; files hold no secrets, so packing them tells nothing."""
    keep = "public, max-age=604800" if file.suffix in LASTING else "no-cache"
    vary = "Accept-Encoding, Accept-Language" if file.suffix == ".html" else "Accept-Encoding"
    headers = {"Cache-Control": keep, "Last-Modified": sheet.written, "Vary": vary}
    if packs:
        return {**headers, "ETag": f'"{sheet.tag}-gz"', "Content-Encoding": "gzip"}
    return {**headers, "ETag": f'"{sheet.tag}"'}


async def game_of(services: Parts, table: str) -> str:
    """The game that is played at a table; none if there is no such table."""
    if not table.isalnum():
        return ""
    query = sa.select(tables.c.game).where(tables.c.id == table)
    found: str | None = await services.hub.store.read(lambda connection: connection.execute(query).scalar())
    return found or ""


def look_up(path: str, game: str = "", wanted: str = "") -> tuple[Path | None, Sheet]:
    """The file that a path means and what is sent for it; no file if the client is not installed."""
    file = find("" if path == STYLES else path)
    if file is None:
        return None, Sheet(EMPTY, b"", "", "")
    sheet = sheet_of(file)
    kind = path.split("/", maxsplit=1)[0]
    if path == STYLES:
        return WEB / STYLES, joined(tuple(sheet_of(WEB / name.decode()) for name in STYLE.findall(sheet.data)))
    return file, with_hints(sheet, hints.links(hints.modules(WEB, kind, game, wanted))) if kind in PAGES else sheet


def sheet_of(file: Path) -> Sheet:
    """A file as it is now."""
    stat = file.stat()
    return read(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=1024)
def read(file: Path, stamp: int, size: int) -> Sheet:
    """A file of this time and size, read and packed once."""
    written = formatdate(stamp / 1_000_000_000, usegmt=True)
    return packed_sheet(file.read_bytes(), f"{stamp:x}-{size:x}", written, packs=file.suffix in PACKED)


@lru_cache(maxsize=64)
def with_hints(sheet: Sheet, links: bytes) -> Sheet:
    """A page with the modules that it will need in its head, and its styles as one."""
    whole = STYLE.sub(b"", sheet.data).replace(b"</head>", links + b"</head>", 1)
    style = f'<link rel="stylesheet" href="/{STYLES}">\n'.encode()
    data = whole.replace(b"<script", style + b"<script", 1) if STYLE.search(sheet.data) else whole
    return packed_sheet(data, f"{sheet.tag}-{zlib.crc32(links):x}", sheet.written, packs=True)


@lru_cache(maxsize=4)
def joined(sheets: tuple[Sheet, ...]) -> Sheet:
    """The styles of a page in their order."""
    data = b"".join(sheet.data for sheet in sheets)
    tag = zlib.crc32("".join(sheet.tag for sheet in sheets).encode())
    return packed_sheet(data, f"{tag:x}", sheets[0].written if sheets else "", packs=True)


def packed_sheet(data: bytes, tag: str, written: str, *, packs: bool) -> Sheet:
    """A sheet that is packed where that is worth it."""
    packed = gzip.compress(data, 9, mtime=0) if packs else b""
    return Sheet(data, packed if len(packed) < len(data) else b"", tag, written)


def find(path: str) -> Path | None:
    """The file that a path means; None if the client is not installed."""
    index = WEB / "index.html"
    if path.split("/", maxsplit=1)[0] in PAGES:
        return index if index.is_file() else None
    try:
        file = (WEB / path).resolve()
        inside = file.is_relative_to(WEB.resolve()) and file.suffix in TYPES and file.is_file()
    except (OSError, ValueError):
        inside = False
    if not inside:
        raise not_found("page")
    return file
