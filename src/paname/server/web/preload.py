"""What a page will need, so that the browser asks for everything at once instead of finding it import by import."""

import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from paname.server.web.files import Client

FRAME: Final = "app.js"
PAGES: Final = {
    "": "pages/home.js",
    "new": "pages/setup.js",
    "t": "pages/table.js",
    "r": "pages/replay.js",
    "t/review": "pages/review.js",
    "s": "pages/study.js",
    "puzzle": "pages/puzzle.js",
    "analysis": "pages/analysis.js",
    "rules": "pages/rules.js",
    "workshop": "pages/workshop.js",
    "learn": "pages/learn.js",
    "me": "pages/me.js",
    "mail": "pages/mail.js",
    "games": "pages/games.js",
    "tables": "pages/tables.js",
    "standing": "pages/standing.js",
    "p": "pages/player.js",
    "reset": "pages/reset.js",
}
LOST: Final = "pages/lost.js"
WORDS: Final = ("lang/names.js", "lang/{}.js")
LESSON: Final = ("lesson.js", "lang/lesson/{}.js")
# What a kind of page loads from a game's folder besides its index; {} is the language.
PARTS: Final = {
    "": ("poster.js",),
    "new": ("poster.js", *WORDS),
    "t": ("board.js", *WORDS),
    "r": ("board.js", *WORDS),
    "t/review": ("board.js", *WORDS),
    "s": ("board.js", *WORDS),
    "rules": ("rule_pictures.js", *LESSON, *WORDS, "lang/rules/{}.js"),
    "workshop": ("board.js", "rule_pictures.js", "workshop.js", *WORDS, "lang/rules/{}.js"),
    "learn": ("board.js", *LESSON, *WORDS),
}
# Words that only some pages have.
PAGE_WORDS: Final = {
    "standing": "standing",
    "p": "standing",
    "tables": "company",
    "me": "account",
    "reset": "account",
    "mail": "notices",
    "t/review": "review",
    "s": "review",
    "puzzle": "review",
    "analysis": "review",
}
AT_TABLES: Final = ("t", "r", "t/review")
OF_GAMES: Final = ("new", "rules", "workshop", "learn")
IMPORT: Final = re.compile(r"""\b(?:import|export)\b[^;'"`()]*['"](\.\.?/[^'"]+)['"]""")


def modules(client: Client, kind: str, game: str = "", wanted: str = "") -> list[str]:
    """The modules of a kind of page and of its game in the order in which they are found; home shows every game."""
    language = first_spoken(client, wanted)
    games = [game] if game else list(client.games) if kind == "" else []
    parts = ["index.js", *(part.format(language) for part in PARTS.get(kind, ()))]
    entries = [
        FRAME,
        PAGES.get(kind, LOST),
        f"lang/{language}.js",
        *([f"lang/{PAGE_WORDS[kind]}/{language}.js"] if kind in PAGE_WORDS else []),
        *(f"games/{one}/{part}" for one in games for part in parts),
    ]
    found = dict.fromkeys(entry for entry in entries if client.locate(entry))
    waiting = list(found)
    for module in waiting:
        fresh = [other for other in imports(client, module) if other not in found]
        found.update(dict.fromkeys(fresh))
        waiting.extend(fresh)
    return waiting


def first_spoken(client: Client, wanted: str) -> str:
    """The first of a browser's languages (Accept-Language) that the client speaks; English if it speaks none."""
    tags = (part.strip()[:2].lower() for part in wanted.split(","))
    return next((tag for tag in tags if tag.isalpha() and client.locate(f"lang/{tag}.js")), "en")


def imports(client: Client, module: str) -> Iterator[str]:
    """The modules that a module imports, other than when it comes to need them."""
    file = client.locate(module)
    for target in targets(file, file.stat().st_mtime_ns) if file else ():
        path = posixpath.normpath(posixpath.join(posixpath.dirname(module), target))
        if client.locate(path):
            yield path


@lru_cache(maxsize=1024)
def targets(file: Path, stamp: int) -> list[str]:  # noqa: ARG001 - another time means another text
    """What a module of this time names in its imports."""
    return IMPORT.findall(file.read_text(encoding="utf-8"))


def links(found: list[str], facts_of: str = "") -> bytes:
    """The hints in a page's head: the list of games, the printed facts of the game at a table, and the modules."""
    answers = ["/api/games", *([f"/api/games/{facts_of}/components"] if facts_of else [])]
    lines = [f'<link rel="preload" href="{answer}" as="fetch" crossorigin>\n' for answer in answers]
    lines += [f'<link rel="modulepreload" href="/{module}">\n' for module in found]
    return "".join(lines).encode()
