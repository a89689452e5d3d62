"""What a page will need, so that the browser asks for all at once instead of finding it import by import."""

import re
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

FRAME: Final = "app.js"
PAGES: Final = {
    "": "pages/home.js",
    "new": "pages/setup.js",
    "t": "pages/table.js",
    "r": "pages/replay.js",
    "rules": "pages/rules.js",
    "learn": "pages/learn.js",
    "me": "pages/me.js",
}
AT_TABLES: Final = ("t", "r")
IMPORT: Final = re.compile(r"""\b(?:import|export)\b[^;'"`()]*['"](\.\.?/[^'"]+)['"]""")


def modules(web: Path, kind: str, game: str = "", wanted: str = "") -> list[str]:
    """The modules of a kind of page in the order in which they are found, with a game's board and the words of both."""
    language = first_spoken(web, wanted)
    entries = [FRAME, PAGES[kind], f"lang/{language}.js"]
    if game:
        entries += [f"boards/{game}.js", f"lang/{game}/{language}.js"]
    found = dict.fromkeys(entry for entry in entries if (web / entry).is_file())
    waiting = list(found)
    for module in waiting:
        file = web / module
        fresh = [other for other in imports(web, module, file.stat().st_mtime_ns) if other not in found]
        found.update(dict.fromkeys(fresh))
        waiting.extend(fresh)
    return waiting


def first_spoken(web: Path, wanted: str) -> str:
    """The first of a browser's languages (Accept-Language) that the client speaks; English if it speaks none."""
    tags = (part.strip()[:2].lower() for part in wanted.split(","))
    return next((tag for tag in tags if tag.isalpha() and (web / f"lang/{tag}.js").is_file()), "en")


@lru_cache(maxsize=1024)
def imports(web: Path, module: str, stamp: int) -> list[str]:  # noqa: ARG001 - another time means another text
    """What a module of this time imports, other than when it comes to need it."""
    here = (web / module).parent
    targets = ((here / target).resolve() for target in IMPORT.findall((web / module).read_text(encoding="utf-8")))
    root = web.resolve()
    inside = [file.relative_to(root) for file in targets if file.is_relative_to(root) and file.is_file()]
    return [str(PurePosixPath(file)) for file in inside]


def links(found: list[str], game: str = "") -> bytes:
    """The hints as they stand in a page's head: the printed facts of the game at a table, and the modules."""
    facts = f'<link rel="preload" href="/api/games/{game}/components" as="fetch" crossorigin>\n' if game else ""
    return (facts + "".join(f'<link rel="modulepreload" href="/{module}">\n' for module in found)).encode()
