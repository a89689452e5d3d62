"""The client's files: ES modules without their comments, and styles, pictures, fonts as they are.

A page needs some eighty of them, so they are answered before the framework sees the request.
"""

import gzip
import re
import zlib
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple, cast

from litestar import Request, Response
from litestar.types import ASGIApp, Receive, Scope, Send

from paname.core.registry import manifests
from paname.server.web import shell
from paname.server.web.slim import slim

AnyRequest = Request[Any, Any, Any]
WEB: Final = Path(__file__).parents[2] / "web"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".map": "application/json",
}
LASTING: Final = (".woff2", ".png", ".jpg", ".webp", ".ico")
PACKED: Final = (".html", ".js", ".css", ".json", ".svg", ".txt", ".md")
STYLES: Final = "styles/all.css"
TOKENS: Final = "tokens.css"
COLOURS: Final = "styles/games.css"
OWN_STYLES: Final = "games/{}/styles.css"
STYLE: Final = re.compile(rb'<link rel="stylesheet" href="/([^"]+)">\n')


class Client(NamedTuple):
    """The folders of the client's files: our own, and one for each game."""

    web: Path
    games: dict[str, Path]

    def folders(self) -> list[Path]:
        """All of them."""
        return [self.web, *self.games.values()]

    def locate(self, path: str) -> Path | None:
        """The file at an address; `games/<name>/…` lies in the folder of that game. None if there is no such file."""
        first, *rest = PurePosixPath(path).parts or ("",)
        root = self.games.get(rest[0]) if first == "games" and rest else self.web
        inner = rest[1:] if first == "games" else (first, *rest)
        if root is None:
            return None
        try:
            file = root.joinpath(*inner).resolve()
            is_inside = file.is_relative_to(root.resolve()) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if is_inside else None


@lru_cache(maxsize=1)
def installed() -> Client:
    """The client as it is installed, with the folders of all games."""
    folders = ((name, about.web_folder()) for name, about in manifests().items())
    return Client(WEB, {name: Path(str(folder)) for name, folder in folders if folder is not None})


class Sheet(NamedTuple):
    """A file as it is sent: its bytes, the same packed where that is worth it, and when it was written."""

    suffix: str
    data: bytes
    packed: bytes
    tag: str
    written: str


class Answer(NamedTuple):
    """What is sent when somebody asks for a file."""

    status: int
    headers: dict[str, str]
    body: bytes


class Files:
    """Answers for the files that there are; whatever else is asked for goes on to the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer or pass on."""
        asked = cast("dict[str, Any]", scope)
        sheet = find(asked["path"].strip("/")) if asked["type"] == "http" and asked["method"] == "GET" else None
        if sheet is None:
            await self.app(scope, receive, send)
            return
        given = {name.decode("latin-1"): value.decode("latin-1") for name, value in asked["headers"]}
        status, headers, body = answer(sheet, given.get("accept-encoding", ""), given.get("if-none-match", ""))
        lines = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        lines.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": lines})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def answer(sheet: Sheet, encodings: str, known: str) -> Answer:
    """A sheet, or word that the one that is known is still right; files hold no secrets, so packing them tells none."""
    packs = bool(sheet.packed) and "gzip" in encodings
    headers = {
        "Cache-Control": "public, max-age=604800" if sheet.suffix in LASTING else "no-cache",
        "Content-Type": TYPES[sheet.suffix],
        "ETag": f'"{sheet.tag}-gz"' if packs else f'"{sheet.tag}"',
        "Last-Modified": sheet.written,
        "Vary": "Accept-Encoding, Accept-Language" if sheet.suffix == ".html" else "Accept-Encoding",
    }
    if known == headers["ETag"]:
        return Answer(304, headers, b"")
    if packs:
        return Answer(200, {**headers, "Content-Encoding": "gzip"}, sheet.packed)
    return Answer(200, headers, sheet.data)


def respond(request: AnyRequest, sheet: Sheet) -> Response[Any]:
    """A sheet as a handler's answer."""
    asked = request.headers
    status, headers, body = answer(sheet, asked.get("accept-encoding", ""), asked.get("if-none-match", ""))
    return Response(body, status_code=status, headers=headers, media_type=headers["Content-Type"])


def find(path: str) -> Sheet | None:
    """The file of a path as it is sent; None if there is none, or none for others to see."""
    if path == STYLES:
        return all_styles()
    if path == COLOURS:
        return joined(colours(installed()))
    if path == shell.SCRIPT:
        return shell_script()
    if PurePosixPath(path).suffix not in TYPES:
        return None
    for game in installed().games:
        if path == OWN_STYLES.format(game):
            return joined(own_styles(installed(), game))
    file = installed().locate(path)
    return sheet_of(file) if file else None


def shell_script() -> Sheet:
    """What the service worker is told of this version."""
    text = shell.script(installed().folders())
    return packed_sheet(".js", text, f"{zlib.crc32(text):x}", formatdate(usegmt=True))


def all_styles() -> Sheet | None:
    """The styles that the client's page names, in their order; None if the client is not installed."""
    index = find("index.html")
    if index is None:
        return None
    paths = [path.decode() for path in STYLE.findall(index.data)]
    return joined(tuple(sheet for path in paths for sheet in styles_at(path)))


def styles_at(path: str) -> tuple[Sheet, ...]:
    """The sheets behind one address of the page."""
    return colours(installed()) if path == COLOURS else (sheet_of(WEB / path),)


def colours(client: Client) -> tuple[Sheet, ...]:
    """The colours of every game, which lists show, too: `styles/tokens.css` of those that have some of their own."""
    files = (folder / "styles" / TOKENS for folder in client.games.values())
    return tuple(sheet_of(file) for file in files if file.is_file())


def own_styles(client: Client, game: str) -> tuple[Sheet, ...]:
    """The styles of one game's pages: the other sheets of its folder `styles`, by name."""
    files = sorted((client.games[game] / "styles").glob("*.css"))
    return tuple(sheet_of(file) for file in files if file.name != TOKENS)


def sheet_of(file: Path) -> Sheet:
    """A file as it is now."""
    stat = file.stat()
    return read(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=1024)
def read(file: Path, stamp: int, size: int) -> Sheet:
    """A file of this time and size, read and packed once."""
    return packed_sheet(
        file.suffix, slim(file, file.read_bytes()), f"{stamp:x}-{size:x}", formatdate(stamp / 1e9, usegmt=True)
    )


@lru_cache(maxsize=16)
def joined(sheets: tuple[Sheet, ...]) -> Sheet:
    """Some styles as one."""
    tag = zlib.crc32("".join(sheet.tag for sheet in sheets).encode())
    written = sheets[0].written if sheets else ""
    return packed_sheet(".css", b"".join(sheet.data for sheet in sheets), f"{tag:x}", written)


def packed_sheet(suffix: str, data: bytes, tag: str, written: str) -> Sheet:
    """A sheet that is packed where that is worth it."""
    packed = gzip.compress(data, 9, mtime=0) if suffix in PACKED else b""
    return Sheet(suffix, data, packed if len(packed) < len(data) else b"", tag, written)
