"""A page names the modules that it will need, so that they come at once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import request

from paname.client import Server
from paname.server.web import files, hints, pages

WEB = files.WEB
LINK = re.compile(rb'<link rel="modulepreload" href="/([^"]+)">')


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Path]:
    """A small client: the frame, a page, and a board that imports something of it."""
    for folder in ("pages", "boards"):
        (tmp_path / folder).mkdir()
    (tmp_path / "app.js").write_text(
        "import {\n  a,\n} from './store.js';\nconst later = () => import('./pages/me.js');\n"
    )
    (tmp_path / "store.js").write_text("export const a = 'b';\n")
    (tmp_path / "pages/table.js").write_text("import '../store.js';\nimport { n } from '../not_there.js';\n")
    (tmp_path / "boards/chess.js").write_text("export { a } from '../store.js';\nimport './chess.css.js';\n")
    (tmp_path / "boards/chess.css.js").write_text("")
    return tmp_path


def test_modules_are_those_of_the_frame_the_page_and_the_board_once_each(client):
    assert hints.modules(client, "t") == ["app.js", "pages/table.js", "store.js"]
    expected = ["app.js", "pages/table.js", "boards/chess.js", "store.js", "boards/chess.css.js"]
    assert hints.modules(client, "t", "chess") == expected


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("nl, de;q=0.5", "de"), ("../x", "en"), ("", "en"), ("*", "en")],
)
def test_the_words_are_those_of_the_browsers_language(wanted, language):
    found = hints.modules(WEB, "t", "paris", wanted)
    assert [one for one in found if one.startswith("lang/")] == [f"lang/{language}.js", f"lang/paris/{language}.js"]


def test_a_page_that_is_not_there_needs_nothing_of_its_own(client):
    assert hints.modules(client, "me") == ["app.js", "store.js"]


def test_a_changed_module_is_read_anew(client):
    hints.modules(client, "t")
    (client / "store.js").write_text("import './boards/chess.js';\n")
    assert "boards/chess.js" in hints.modules(client, "t")


@pytest.mark.parametrize("game", ["lumiere", "paris_paris", "paris"])
def test_every_page_of_ours_and_every_board_is_found(game):
    for kind, page in hints.PAGES.items():
        found = hints.modules(WEB, kind, game)
        assert {"app.js", "vendor/lit-html.js", "vendor/directive.js", page, f"boards/{game}.js"} <= set(found)
        assert all((WEB / module).is_file() for module in found)


def test_the_hints_stand_in_the_head_and_change_the_tag():
    plain, table = pages.page_of("me", "", ""), pages.page_of("t", "paris", "")
    assert LINK.findall(table.data.split(b"</head>")[0]) == [one.encode() for one in hints.modules(WEB, "t", "paris")]
    assert plain.tag != table.tag
    facts = b'<link rel="preload" href="/api/games/paris/components" as="fetch" crossorigin>'
    assert (facts in table.data, b"/api/" in plain.data) == (True, False)


def test_the_styles_come_as_one_in_the_order_of_the_page():
    index = (WEB / "index.html").read_bytes()
    names = [name.decode() for name in files.STYLE.findall(index)]
    sent = pages.page_of("t", "", "").data
    assert files.STYLE.findall(sent) == [files.STYLES.encode()]
    assert files.find(files.STYLES).data == b"".join((WEB / name).read_bytes() for name in names)


def test_a_table_names_the_modules_of_its_game(url, run):
    async def table() -> str:
        person = await Server.guest(url, "Léa")
        made = await person.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}, {"kind": "open"}]})
        return str(made["table"]["id"])

    assert b"boards/lumiere.js" in LINK.findall(request(f"{url}/t/{run(table())}")[2])
    assert b"boards/lumiere.js" not in LINK.findall(request(f"{url}/t/nobody")[2])
    assert request(f"{url}/t/%00")[0] == 200
