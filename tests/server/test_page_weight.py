"""What a table weighs for a new visitor, in every language: counted from the files, as they are sent."""

from itertools import product

import pytest

from paname.core.registry import manifests
from paname.server.web.files import OWN_STYLES, STYLES, WEB, find, installed
from paname.server.web.preload import modules

MOST = 300_000
TITLES = "yeseva"
HEAD = 300  # what a browser counts for the head of an answer
TOLD = 8_000  # the page itself, who is here, the games, the printed facts
SCRIPTS = {"pl": ("latin", "latin-ext"), "ru": ("latin", "cyrillic"), "uk": ("latin", "cyrillic")}
LANGUAGES = sorted(file.stem for file in (WEB / "lang").glob("??.js"))


def sent(path: str) -> int:
    """How many bytes a file takes on the wire."""
    sheet = find(path)
    assert sheet is not None, path
    return HEAD + len(sheet.packed or sheet.data)


def fonts(language: str) -> list[str]:
    """The fonts that a table needs: titles there are French names, in Latin letters."""
    files = [file for script in SCRIPTS.get(language, ("latin",)) for file in (WEB / "fonts").glob(f"*-{script}-?00-*")]
    return [f"fonts/{file.name}" for file in files if not file.name.startswith(TITLES) or "-latin-4" in file.name]


@pytest.mark.parametrize(("language", "game"), [*product(LANGUAGES, sorted(manifests()))])
def test_a_table_weighs_less_than_300_kb(language: str, game: str):
    assert len(fonts(language)) in (4, 7)
    paths = [*modules(installed(), "t", game, language), *fonts(language), STYLES, OWN_STYLES.format(game)]
    assert 150_000 < TOLD + sum(map(sent, paths)) < MOST
