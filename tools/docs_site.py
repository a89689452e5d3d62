"""Assemble the documentation's site from the Markdown that is already there: `make docs` builds it into build/site.

The pages in docs/ stay readable where they lie. Here they are copied, links that lead out of docs/ are turned to the
copies of those pages or into plain text, and pages are added for the Python API and the server's HTTP interface.
"""

import importlib.util
import json
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from msgspec import to_builtins

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs"
GUESTS = {"CONTRIBUTING.md": "contributing/tour.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "howto/security.md"}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")

MODULES = {
    "Playing": ["paname", "paname.core.game", "paname.core.state", "paname.core.records", "paname.core.errors"],
    "Bots": ["paname.bots.contract", "paname.bots.player", "paname.bots.entrant"],
    "Environments": [
        "paname.research.solo",
        "paname.research.vector",
        "paname.research.aec",
        "paname.research.batched",
    ],
    "A game of your own": ["paname.core.manifest", "paname.core.catalogue", "paname.testing.contract"],
    "A program at a table": ["paname.client.seat", "paname.client.rest"],
}


SETTINGS = """# Every setting

Give them in a file (`paname serve --settings FILE`, TOML), by the environment (`PANAME_` and the name in capitals), or
the common ones on the command line (`paname serve --help`). The command line wins over the environment, and the
environment over the file. A name that doesn't exist is refused at the start. [Running a server](deploy.md) tells which
ones you are likely to need.

| setting | default | what it does |
|---|---|---|
"""


def copy_pages() -> None:
    """All pages with their pictures; `README.md` becomes the index of its folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for name, place in GUESTS.items():
        shutil.copy(ROOT / name, PAGES / place)
    for page in sorted(PAGES.rglob("*.md")):
        source = source_of(page)
        text = LINK.sub(lambda link, source=source, page=page: redirected(link, source, page), page.read_text("utf-8"))
        page.write_text(text, encoding="utf-8")
        if page.name == "README.md":
            page.rename(page.with_name("index.md"))


def source_of(page: Path) -> Path:
    """Where a copied page lies in the repository."""
    place = page.relative_to(PAGES).as_posix()
    guest = next((name for name, target in GUESTS.items() if target == place), None)
    return ROOT / guest if guest else ROOT / "docs" / place


def redirected(link: re.Match[str], source: Path, page: Path) -> str:
    """A link as it must read in the copy: to a page of the site, or its words alone where the site has no such page."""
    picture, words, target, anchor = link.groups()
    wanted = (source.parent / target).resolve()
    place = site_place(wanted)
    if place is None:
        return words
    relative = Path(*[".."] * len(page.relative_to(PAGES).parent.parts), place).as_posix()
    return f"{picture}[{words}]({relative}{anchor or ''})"


def site_place(wanted: Path) -> str | None:
    """Where a file of the repository stands in the site."""
    for linked in (ROOT / "docs").rglob("*.md"):
        if linked.is_symlink() and linked.resolve() == wanted:
            return linked.relative_to(ROOT / "docs").as_posix()
    if not wanted.is_relative_to(ROOT) or not wanted.exists():
        return None
    name = wanted.relative_to(ROOT).as_posix()
    if name in GUESTS:
        return GUESTS[name]
    if not name.startswith("docs/"):
        return None
    place = name.removeprefix("docs/") + ("/README.md" if wanted.is_dir() else "")
    return re.sub(r"README\.md$", "index.md", place)


def write_notebooks() -> None:
    """The notebooks as pages: their words, and their code as blocks."""
    for notebook in sorted((PAGES / "notebooks").glob("*.ipynb")):
        cells = json.loads(notebook.read_text("utf-8"))["cells"]
        parts = ["".join(cell["source"]) for cell in cells]
        told = [
            part if cell["cell_type"] == "markdown" else f"```python\n{part}\n```"
            for cell, part in zip(cells, parts, strict=True)
        ]
        notebook.with_suffix(".md").write_text("\n\n".join(told) + "\n", encoding="utf-8")


def write_api() -> None:
    """One page for each part of the Python API, made from the docstrings."""
    folder = PAGES / "reference" / "python"
    folder.mkdir()
    for part, modules in MODULES.items():
        page = folder / f"{part.lower().replace(' ', '_')}.md"
        page.write_text(f"# {part}\n\n" + "\n".join(f"::: {module}\n" for module in modules), encoding="utf-8")


def settings_told() -> Iterator[tuple[str, str, str]]:
    """Every setting of the server: its name, its default, and what its line in the source says about it."""
    from paname.server.settings import Settings  # noqa: PLC0415 - only this page needs the server

    source = (ROOT / "src" / "paname" / "server" / "settings.py").read_text("utf-8")
    for field in fields(Settings):
        told = re.search(rf"^    {field.name}: [^#\n]*#(.*)$", source, re.MULTILINE)
        yield field.name, repr(field.default) if field.default != "" else "empty", told[1].strip() if told else ""


def write_settings() -> None:
    """Every setting in the order of the source."""
    rows = [f"| `{name}` | `{default}` | {words} |" for name, default, words in settings_told()]
    (PAGES / "howto" / "settings.md").write_text(SETTINGS + "\n".join(rows) + "\n", encoding="utf-8")


def write_http() -> None:
    """The HTTP interface from the server's own description of it."""
    from paname.server.settings import Settings  # noqa: PLC0415 - only this page needs the server
    from paname.server.web.app import litestar_app  # noqa: PLC0415
    from paname.server.web.services import Services  # noqa: PLC0415

    schema: dict[str, Any] = litestar_app(Services(Settings())).openapi_schema.to_schema()
    (PAGES / "reference" / "openapi.json").write_text(
        json.dumps(schema, indent=1, default=to_builtins), encoding="utf-8"
    )
    lines = ["# HTTP interface", "", "Every path of the server; [openapi.json](openapi.json) has the details.", ""]
    for path, methods in sorted(schema["paths"].items()):
        for method, told in methods.items():
            lines += [f"## `{method.upper()} {path}`", "", told.get("description") or told.get("summary") or "", ""]
    (PAGES / "reference" / "http.md").write_text("\n".join(lines), encoding="utf-8")


def install() -> None:
    """Put the built site where `paname serve` of this environment looks for it."""
    found = importlib.util.find_spec("paname")  # the installed one
    if found is None or found.origin is None:
        print("The site lies in build/site; Paname isn't installed here, so no server will show it.")
        return
    target = Path(found.origin).parent / "site"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "build" / "site", target)
    print(f"`paname serve` shows it at /docs (in {target}).")


if __name__ == "__main__":
    if "--install" in sys.argv:
        install()
    else:
        copy_pages()
        write_notebooks()
        write_api()
        write_settings()
        write_http()
