"""The client's pages: every one is index.html, with what it will need named in its head."""

import zlib
from functools import lru_cache
from typing import Any, Final

import sqlalchemy as sa
from litestar import Response, get
from litestar.params import FromPath

from paname.server.refusals import Refusal
from paname.server.store.schema import tables
from paname.server.web import files, preload
from paname.server.web.files import STYLE, STYLES, AnyRequest, Sheet, packed_sheet
from paname.server.web.services import Parts

EMPTY: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Paname</title>
<h1>Paname</h1><p>The server runs. The client's files are not installed here; the <a href="/api/schema">API</a> is.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, services: Parts, path: FromPath[str] = "") -> Response[Any]:
    """A page of the client, which names what it will need; an address that leads nowhere has a page for people only."""
    kind, _, rest = path.strip("/").partition("/")
    is_known = kind in preload.PAGES
    if not is_known and "text/html" not in request.headers.get("accept", ""):
        raise Refusal("not_found.page")
    game = await game_of(services, rest) if kind in preload.AT_TABLES else rest if kind in preload.OF_GAMES else ""
    found = files.respond(request, page_of(kind, game, request.headers.get("accept-language", "")))
    found.status_code = found.status_code if is_known else 404
    return found


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
    return with_hints(index, preload.links(found, known if kind in preload.AT_TABLES else ""))


@lru_cache(maxsize=64)
def with_hints(sheet: Sheet, links: bytes) -> Sheet:
    """A page with what it will need in its head, and its styles as one."""
    whole = STYLE.sub(b"", sheet.data).replace(b"</head>", links + b"</head>", 1)
    style = f'<link rel="stylesheet" href="/{STYLES}">\n'.encode()
    data = whole.replace(b"<script", style + b"<script", 1) if STYLE.search(sheet.data) else whole
    return packed_sheet(sheet.suffix, data, f"{sheet.tag}-{zlib.crc32(links):x}", sheet.written)
