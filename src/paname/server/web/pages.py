"""The client's pages: every one is index.html, with what it will need named in its head."""

import zlib
from functools import lru_cache
from typing import Any, Final

import sqlalchemy as sa
from litestar import Response, get
from litestar.params import FromPath

from paname.server.refusals import Refusal
from paname.server.store.schema import tables
from paname.server.web import files, preload, shell
from paname.server.web.files import OWN_STYLES, STYLE, STYLES, AnyRequest, Sheet, packed_sheet
from paname.server.web.services import Parts
from paname.server.web.sharing import preview

EMPTY: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Paname</title>
<h1>Paname</h1><p>The server runs. The client's files are not installed here; the <a href="/api/schema">API</a> is.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, services: Parts, path: FromPath[str] = "") -> Response[Any]:
    """A page of the client, which names what it will need; an address that leads nowhere has a page for people only."""
    kind, rest = address(path)
    is_known = kind in preload.PAGES
    if not is_known and "text/html" not in request.headers.get("accept", ""):
        raise Refusal("not_found.page")
    game = await game_of(services, rest) if kind in preload.AT_TABLES else rest if kind in preload.OF_GAMES else ""
    wanted = request.headers.get("accept-language", "")
    sheet = page_of(kind, game, wanted)
    if kind in preload.AT_TABLES and game:
        language = preload.first_spoken(files.installed(), wanted)
        sheet = with_preview(sheet, await preview(services, rest, str(request.base_url).rstrip("/"), language))
    found = files.respond(request, sheet)
    found.status_code = found.status_code if is_known else 404
    found.headers[shell.HEADER] = shell.version(files.installed().folders())
    return found


def address(path: str) -> tuple[str, str]:
    """The kind of page that a path leads to, and what it names; a table's review is a kind of its own."""
    kind, _, rest = path.strip("/").partition("/")
    table, _, part = rest.partition("/")
    return ("t/review", table) if kind == "t" and part == "review" else (kind, rest)


async def game_of(services: Parts, table: str) -> str:
    """The game that is played at a table; none if there is no such table."""
    if not table.isalnum():
        return ""
    query = sa.select(tables.c.game).where(tables.c.id == table)
    found: str | None = await services.hub.store.read(lambda connection: connection.execute(query).scalar())
    return found or ""


def page_of(kind: str, game: str, wanted: str) -> Sheet:
    """A kind of page, or a word to the host of the server if the client isn't installed."""
    index = files.find("index.html")
    if index is None:
        return Sheet(".html", EMPTY, b"", "empty", "")
    client = files.installed()
    known = game if game in client.games else ""
    found = preload.modules(client, kind, known, wanted)
    sheets = [STYLES, *([OWN_STYLES.format(known)] if known else [])]
    return with_hints(index, preload.links(found, known if kind in preload.AT_TABLES else ""), tuple(sheets))


@lru_cache(maxsize=64)
def with_preview(sheet: Sheet, told: bytes) -> Sheet:
    """A page with what a link to it tells a chat."""
    if not told:
        return sheet
    data = sheet.data.replace(b"</head>", told + b"</head>", 1)
    return packed_sheet(sheet.suffix, data, f"{sheet.tag}-{zlib.crc32(told):x}", sheet.written)


@lru_cache(maxsize=64)
def with_hints(sheet: Sheet, links: bytes, styles: tuple[str, ...]) -> Sheet:
    """A page with what it will need in its head, and its styles as one, followed by those of its game."""
    whole = STYLE.sub(b"", sheet.data).replace(b"</head>", links + b"</head>", 1)
    style = "".join(f'<link rel="stylesheet" href="/{path}">\n' for path in styles).encode()
    data = whole.replace(b"<script", style + b"<script", 1) if STYLE.search(sheet.data) else whole
    return packed_sheet(sheet.suffix, data, f"{sheet.tag}-{zlib.crc32(links):x}", sheet.written)
