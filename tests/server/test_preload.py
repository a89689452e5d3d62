"""A page names the modules that it will need, so that they come at once."""

import gzip
import json
import re
from pathlib import Path

import pytest
from tests.server.harness import request

from paname.client import Server
from paname.server.web import files, pages, preload

WEB = files.WEB
OURS = files.installed()
LINK = re.compile(rb'<link rel="modulepreload" href="/([^"]+)">')


@pytest.fixture
def client(tmp_path: Path) -> files.Client:
    """A small client: the frame and a page, and a game from elsewhere whose board imports something of the frame."""
    web, chess = tmp_path / "web", tmp_path / "elsewhere/chess"
    for folder in (web / "pages", chess / "styles"):
        folder.mkdir(parents=True)
    (web / "app.js").write_text("import {\n  a,\n} from './store.js';\nconst later = () => import('./pages/me.js');\n")
    (web / "store.js").write_text("export const a = 'b';\n")
    (web / "pages/table.js").write_text("import '../store.js';\nimport { n } from '../not_there.js';\n")
    (chess / "index.js").write_text("export const game = { board: () => import('./board.js') };\n")
    (chess / "board.js").write_text("export { a } from '../../store.js';\nimport './pieces.js';\n")
    (chess / "pieces.js").write_text("")
    (chess / "styles/narrow.css").write_text("b{}")
    (chess / "styles/board.css").write_text("a{}")
    (tmp_path / "elsewhere/secret.js").write_text("")
    return files.Client(web, {"chess": chess})


def test_modules_are_those_of_the_frame_the_page_and_the_game_once_each(client):
    assert preload.modules(client, "t") == ["app.js", "pages/table.js", "store.js"]
    chess = ["games/chess/index.js", "games/chess/board.js"]
    expected = ["app.js", "pages/table.js", *chess, "store.js", "games/chess/pieces.js"]
    assert preload.modules(client, "t", "chess") == expected


def test_home_needs_every_game(client):
    assert preload.modules(client, "") == ["app.js", "games/chess/index.js", "store.js"]
    assert {f"games/{game}/poster.js" for game in OURS.games} <= set(preload.modules(OURS, ""))


def test_a_game_from_elsewhere_is_served_beside_ours_and_nothing_around_it(client):
    assert client.locate("games/chess/board.js") == (client.games["chess"] / "board.js").resolve()
    assert client.locate("games/chess/../secret.js") is None
    assert client.locate("games/chess") is None
    assert client.locate("games/draughts/board.js") is None
    assert [sheet.data for sheet in files.own_styles(client, "chess")] == [b"a{}", b"b{}"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("nl, de;q=0.5", "de"), ("../x", "en"), ("", "en"), ("*", "en")],
)
def test_the_words_are_those_of_the_browsers_language(wanted, language):
    found = preload.modules(OURS, "t", "paris", wanted)
    words = {f"lang/{language}.js", f"lang/people/{language}.js"}
    words |= {"games/paris/lang/names.js", f"games/paris/lang/{language}.js"}
    own = {one for one in found if "lang/" in one}
    assert words <= own
    assert {one for one in own if not one.endswith((f"/{language}.js", "/names.js"))} == set()


def test_a_page_that_is_not_there_needs_nothing_of_its_own(client):
    assert preload.modules(client, "me") == ["app.js", "store.js"]


def test_a_changed_module_is_read_again(client):
    preload.modules(client, "t")
    (client.web / "store.js").write_text("import './games/chess/pieces.js';\n")
    assert "games/chess/pieces.js" in preload.modules(client, "t")


@pytest.mark.parametrize("game", OURS.games)
def test_every_page_of_ours_and_every_part_of_a_game_is_found(game):
    for kind, page in preload.PAGES.items():
        found = preload.modules(OURS, kind, game)
        parts = {f"games/{game}/{part.format('en')}" for part in preload.PARTS.get(kind, ())}
        assert {"app.js", "vendor/lit-html.js", "vendor/directive.js", page} <= set(found)
        assert {f"games/{game}/index.js"} | parts <= set(found)
        assert all(OURS.locate(module) for module in found)


def test_the_hints_stand_in_the_head_and_change_the_tag():
    plain, table = pages.page_of("me", "", ""), pages.page_of("t", "paris", "")
    found = preload.modules(OURS, "t", "paris")
    assert LINK.findall(table.data.split(b"</head>")[0]) == [one.encode() for one in found]
    assert plain.tag != table.tag
    facts = b'<link rel="preload" href="/api/games/paris/components" as="fetch" crossorigin>'
    assert (facts in table.data, b"components" in plain.data) == (True, False)
    assert b'href="/api/games" as="fetch"' in plain.data


def test_the_styles_come_as_one_in_the_order_of_the_page():
    index = (WEB / "index.html").read_bytes()
    names = [name.decode() for name in files.STYLE.findall(index)]
    sent = pages.page_of("t", "", "").data
    assert files.STYLE.findall(sent) == [files.STYLES.encode()]
    colours = [sheet.data for sheet in files.colours(OURS)]
    at = names.index(files.COLOURS)
    before, after = ([files.sheet_of(WEB / name).data for name in part] for part in (names[:at], names[at + 1 :]))
    assert files.find(files.STYLES).data == b"".join([*before, *colours, *after])


def test_a_page_of_a_game_has_the_styles_of_that_game_only():
    sent = pages.page_of("t", "paris", "").data
    assert files.STYLE.findall(sent) == [files.STYLES.encode(), b"games/paris/styles.css"]
    paris, everywhere = files.find("games/paris/styles.css").data, files.find(files.STYLES).data
    assert b".city-map" in paris
    assert b".city-map" not in everywhere
    assert b".pp-card" not in paris
    assert b"[data-game='paris_paris']" in everywhere  # its seats keep their colours in lists


def test_a_table_names_the_modules_of_its_game(url, run):
    async def table() -> str:
        person = await Server.guest(url, "Léa")
        made = await person.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}, {"kind": "open"}]})
        return str(made["table"]["id"])

    assert b"games/lumiere/board.js" in LINK.findall(request(f"{url}/t/{run(table())}")[2])
    assert b"games/lumiere/board.js" not in LINK.findall(request(f"{url}/t/nobody")[2])
    assert request(f"{url}/t/%00")[0] == 404


def test_an_address_that_leads_nowhere_has_a_page_for_people_and_a_refusal_for_programs(url):
    status, _, body = request(f"{url}/nowhere", headers={"Accept": "text/html,*/*"})
    assert (status, b"pages/lost.js" in body) == (404, True)
    status, _, body = request(f"{url}/nowhere", headers={"Accept": "application/json"})
    assert (status, json.loads(body)["error"]["case"]) == (404, "page")


def test_what_everybody_may_know_is_packed_and_known_again(url):
    address = f"{url}/api/games/paris/components"
    _, plain, body = request(address)
    _, packed, short = request(address, headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(short) == body
    assert len(short) < len(body) / 2
    assert plain["etag"] != packed["etag"]
    assert request(address, headers={"If-None-Match": plain["etag"]})[0] == 304
