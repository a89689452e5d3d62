"""People: guests, accounts, sessions in cookies, ratings, and being forgotten."""

import http.cookiejar
import json
import urllib.error
import urllib.request

import pytest
from tests.server.harness import request

from paname.server.anchors import anchor
from paname.server.store.ratings import shown


class Browser:
    """Keeps cookies and sends its own origin, as browsers do."""

    def __init__(self, url):
        self.url = url
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def ask(self, method, path, body=None):
        headers = {"Content-Type": "application/json", "Origin": self.url}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with self.opener.open(asked, timeout=20) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())


@pytest.fixture
def browser(url):
    return Browser(url)


def test_a_guest_plays_at_once_and_becomes_an_account_with_all_tables(browser, url):
    _, guest = browser.ask("POST", "/api/session", {"name": "Léa"})
    assert guest["user"]["account"] is False
    cookie = next(iter(browser.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite").lower() == "lax"
    browser.ask("POST", "/api/tables", {"game": "lumiere"})
    status, account = browser.ask("POST", "/api/account", {"name": "léa-1", "password": "long enough"})
    assert (status, account["user"]["id"]) == (201, guest["user"]["id"])
    _, mine = browser.ask("GET", "/api/me/tables")
    assert len(mine["tables"]) == 1
    other = Browser(url)
    assert other.ask("POST", "/api/login", {"name": "LÉA-1", "password": "wrong one"})[0] == 401
    assert other.ask("POST", "/api/login", {"name": "nobody here", "password": "wrong one"})[0] == 401
    status, again = other.ask("POST", "/api/login", {"name": "LÉA-1", "password": "long enough"})
    assert (status, again["user"]["id"]) == (200, guest["user"]["id"])
    assert (
        other.ask("POST", "/api/account", {"name": "x", "password": "long enough"})[1]["error"]["code"]
        == "wrong_status"
    )
    third = Browser(url)
    taken = third.ask("POST", "/api/account", {"name": "Léa-1", "password": "long enough"})
    assert taken[1]["error"]["code"] == "name_taken"


def test_sessions_are_listed_and_ended_and_a_new_password_ends_the_others(browser, url):
    browser.ask("POST", "/api/account", {"name": "Max-2", "password": "long enough"})
    other = Browser(url)
    other.ask("POST", "/api/login", {"name": "Max-2", "password": "long enough"})
    _, me = browser.ask("GET", "/api/me")
    assert [session["current"] for session in me["sessions"]].count(True) == 1
    there = next(session["id"] for session in me["sessions"] if not session["current"])
    assert browser.ask("DELETE", f"/api/me/sessions/{there}")[0] == 200
    assert other.ask("GET", "/api/me")[0] == 401
    other.ask("POST", "/api/login", {"name": "Max-2", "password": "long enough"})
    status, _ = browser.ask("POST", "/api/me/password", {"old": "long enough", "new": "longer than before"})
    assert status == 200
    assert other.ask("GET", "/api/me")[0] == 401
    assert browser.ask("GET", "/api/me")[0] == 200
    browser.ask("POST", "/api/logout")
    assert browser.ask("GET", "/api/me")[0] == 401


def test_preferences_are_kept_and_bounded(browser):
    browser.ask("POST", "/api/session", {"name": "Zoé"})
    _, me = browser.ask("PATCH", "/api/me", {"name": "Zoë", "preferences": {"theme": "nuit"}})
    assert (me["user"]["name"], me["preferences"]) == ("Zoë", {"theme": "nuit"})
    assert browser.ask("PATCH", "/api/me", {"preferences": {"a": "x" * 5000}})[0] == 400
    assert browser.ask("PATCH", "/api/me", {"name": "\u0007"})[0] == 400


def test_somebody_can_take_their_data_and_be_forgotten(browser):
    _, made = browser.ask("POST", "/api/session", {"name": "Tom"})
    browser.ask("POST", "/api/tables", {"game": "lumiere"})
    _, data = browser.ask("GET", "/api/me/data")
    assert len(data["tables"]) == 1
    assert browser.ask("DELETE", "/api/me")[0] == 200
    assert browser.ask("GET", "/api/me")[0] == 401
    assert browser.ask("GET", f"/api/users/{made['user']['id']}")[0] == 404


def test_passwords_are_hashed_by_argon2id_and_tokens_are_stored_as_digests(browser, server):
    browser.ask("POST", "/api/account", {"name": "Secret-3", "password": "my secret password"})
    token = next(iter(browser.jar)).value
    stored = b"".join(path.read_bytes() for path in server.settings.folder().iterdir())
    assert b"argon2id" in stored
    assert b"my secret password" not in stored
    assert token.encode() not in stored


def test_rated_games_move_people_and_bots_on_one_scale(url):
    lea = Browser(url)
    lea.ask("POST", "/api/account", {"name": "Léa the Rated", "password": "a long sentence nobody else uses"})
    wish = {"game": "lumiere", "rated": True, "seats": [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]}
    _, made = lea.ask("POST", "/api/tables", wish)
    path = f"/api/tables/{made['table']['id']}"
    assert made["table"]["undo"] == "strict"
    lea.ask("POST", f"{path}/commands", {"type": "start", "id": "s"})
    assert lea.ask("POST", f"{path}/commands", {"type": "resign", "id": "r"})[0] == 200
    _, found = lea.ask("GET", "/api/ratings/lumiere?players=2")
    rows = {row["who"]: row for row in found["ratings"]}
    bot, me = rows["bot:touriste"], rows[made["table"]["host"]]
    start = anchor("lumiere", 2, "touriste")
    assert bot["rating"] == shown(*start)["rating"]  # given up at once: nobody gains by that
    assert me["rating"] < 1500
    assert me["low"] < me["rating"] < me["high"]
    assert bot["bot"]
    _, profile = lea.ask("GET", f"/api/users/{made['table']['host']}")
    assert profile["ratings"][0]["games"] == 1
    assert profile["tables"][0]["status"] == "over"


def test_cookies_from_another_site_are_refused(browser, url):
    browser.ask("POST", "/api/session", {"name": "Léa"})
    cookie = next(iter(browser.jar))
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        sent = {"Cookie": f"{cookie.name}={cookie.value}", **headers}
        status, _, body = request(f"{url}/api/tables", "POST", {"game": "lumiere"}, sent)
        assert (status, json.loads(body)["error"]["code"]) == (403, "foreign_origin")
