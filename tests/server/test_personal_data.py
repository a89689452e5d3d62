"""Sessions that end at once everywhere, people who are forgotten, tables that only their people find, honest names."""

import asyncio
import json
import stat
import subprocess
import sys
from dataclasses import replace

import pytest
import sqlalchemy as sa
import websockets
from tests.server.harness import PATIENT, Running, member, request

from paname.client import Refused, Seat, Server
from paname.core.errors import InputError
from paname.server.names import clean_name, clean_text, likeness
from paname.server.passwords import check_password
from paname.server.refusals import Refusal
from paname.server.serve import prepare
from paname.server.settings import Settings
from paname.server.store.lock import sole_server

PASSWORD = "a long sentence nobody else uses"


def asked(server, method, path, body=None, **headers):
    """Status and document of a request with somebody's token."""
    headers = {"Authorization": f"Bearer {server.token}", **headers}
    status, _, found = request(server.url + path, method, body, headers)
    return status, json.loads(found)


async def line(server, table):
    """A live connection, past its greeting."""
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    found = await websockets.connect(url, additional_headers={"Authorization": f"Bearer {server.token}"})
    await found.send(json.dumps({"type": "hello", "protocol": 1, "id": "h"}))
    await found.recv()
    return found


async def ended(one, within=1.0):
    """The code with which a connection is closed, soon."""
    try:
        async with asyncio.timeout(within):
            while True:
                await one.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


# Sessions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["logout", "by id", "delete", "password"])
def test_m1_an_ended_session_ends_its_live_lines_within_a_second(url, run, way):
    async def play():
        lea = await member(url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        name = (await lea.get("/api/me"))["user"]["name"]
        other = Server(url)
        other.token = (await other.post("/api/login", {"name": name, "password": PASSWORD, "token": True}))["token"]
        here, there = await line(lea, table), await line(other, table)
        if way == "logout":
            await other.post("/api/logout", {})
        elif way == "by id":
            sessions = (await lea.get("/api/me"))["sessions"]
            session = next(one["id"] for one in sessions if not one["current"])
            await asyncio.to_thread(lea.request, "DELETE", f"/api/me/sessions/{session}", None)
        elif way == "password":
            await lea.post("/api/me/password", {"old": PASSWORD, "new": "another long sentence of mine"})
        else:
            await asyncio.to_thread(other.request, "DELETE", "/api/me", None)
        assert await ended(there) == 4001
        if way == "delete":
            assert await ended(here) == 4001
        else:
            await here.send(json.dumps({"type": "chat", "id": "c", "text": "still here"}))
            assert "still here" in await asyncio.wait_for(heard(here, "still here"), 5)
        await here.close()

    run(play())


async def heard(one, word):
    """The first message with a word."""
    while word not in (message := await one.recv()):
        pass
    return message


@pytest.mark.parametrize("channels", ["postgres", "redis"])
def test_m1_in_every_process(request, postgres, tmp_path, run, channels):
    to = postgres if channels == "postgres" else request.getfixturevalue("redis")
    settings = replace(PATIENT, data=str(tmp_path), database=postgres, channels=to)

    async def play(first, second):
        lea = await Server.guest(first, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        far = Server(second, lea.token)
        there = await line(far, table)
        await far.get("/api/me")
        await lea.post("/api/logout", {})
        assert await ended(there) == 4001
        with pytest.raises(Refused) as refused:
            await far.get("/api/me")
        assert refused.value.code == "no_session"

    with Running(settings) as one, Running(settings) as two:
        run(play(one.url, two.url))


def test_m1_a_session_that_ends_while_somebody_comes_in_lets_nobody_in(server, run, monkeypatch):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        accounts, asked = server.services.accounts, []
        kept = accounts.session

        async def session(token):
            asked.append(token)
            return await kept(token) if len(asked) == 1 else None

        monkeypatch.setattr(accounts, "session", session)
        assert await ended(await line(lea, table), 10) == 4001

    run(play())


def test_m1_a_guests_token_dies_when_the_guest_becomes_an_account(url, run):
    async def play():
        guest = await Server.guest(url, "Guest")
        table = (await guest.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        live = await line(guest, table)
        old = Server(url, guest.token)
        made = await guest.post("/api/account", {"name": "Was a guest", "password": PASSWORD, "token": True})
        assert await ended(live) == 4001
        with pytest.raises(Refused):
            await old.get("/api/me")
        assert len((await Server(url, made["token"]).get("/api/me/tables"))["tables"]) == 1

    run(play())


# Forgetting and finding -------------------------------------------------------------------------------------


def test_m2_who_is_forgotten_leaves_no_name_and_no_word_anywhere(tmp_path, run):
    async def play(running):
        lea, tom = await Server.guest(running.url, "Léa"), await Server.guest(running.url, "Tom the Watcher")
        mia = await Server.guest(running.url, "Mia at a seat")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        commands = f"/api/tables/{table}/commands"
        await mia.post(commands, {"type": "join", "id": "j"})
        await tom.post(commands, {"type": "chat", "id": "1", "text": "a word of a watcher"})
        await mia.post(commands, {"type": "chat", "id": "2", "text": "a word of a player"})
        async with Seat(lea, table) as seat:
            for somebody in (tom, mia):
                await asyncio.to_thread(somebody.request, "DELETE", "/api/me", None)
            await seat.command("chat", text="after that")
            shown = json.dumps(await lea.get(f"/api/tables/{table}/updates"), ensure_ascii=False)
            lines = json.dumps(await lea.get("/api/me/tables"), ensure_ascii=False)
        for word in ("Tom the Watcher", "Mia at a seat", "a word of a"):
            assert word not in shown
            assert word not in lines
        engine = running.services.hub.store.reading
        with engine.connect() as connection:
            kept = [str(row) for name in ("log", "tables", "users", "visits") for row in rows(connection, name)]
        assert not any(word in row for row in kept for word in ("Tom the Watcher", "Mia at a seat", "a word of a"))

    with Running(replace(PATIENT, data=str(tmp_path))) as running:
        run(play(running))


def test_m2_what_others_did_about_somebody_names_them_no_more_and_their_own_names_stay(tmp_path, run):
    async def play(running):
        lea, max_ = await member(running.url, "Léa"), await member(running.url, "Max")
        names = [(await one.get("/api/me"))["user"] for one in (lea, max_)]
        table = (await lea.post("/api/tables", {"game": "paris_paris", "players": 3}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/invitations", {"id": "i", "user": names[1]["id"]})
        await lea.post(f"/api/tables/{table}/commands", {"type": "arrange", "id": "a", "players": 4})
        await max_.post(f"/api/tables/{table}/commands", {"type": "join", "id": "j"})
        await lea.post(f"/api/tables/{table}/commands", {"type": "remove", "id": "r", "user": names[1]["id"]})
        for gone, stays in ((lea, names[1]["name"]), (max_, None)):
            await asyncio.to_thread(gone.request, "DELETE", "/api/me", None)
            with running.services.hub.store.reading.connect() as connection:
                kept = "".join(str(row) for name in ("log", "tables") for row in rows(connection, name))
            assert names[0]["name"] not in kept
            assert (stays in kept) if stays else (names[1]["name"] not in kept)
        assert request(f"{running.url}/api/tables/{table}")[0] == 200

    with Running(replace(PATIENT, data=str(tmp_path))) as running:
        run(play(running))


def rows(connection, name):
    return connection.execute(sa.text(f"SELECT * FROM {name}")).all()


def test_m2_the_export_holds_every_word_and_no_secret(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        other = (await (await Server.guest(url, "Host")).post("/api/tables", {"game": "paris"}))["table"]["id"]
        for place in (table, other):
            await lea.post(f"/api/tables/{place}/commands", {"type": "chat", "id": "c", "text": f"said at {place}"})
        data = await lea.get("/api/me/data")
        assert {entry.get("text") for entry in data["entries"]} >= {f"said at {table}", f"said at {other}"}
        assert "secret" not in json.dumps(data)

    run(play())


def test_m3_private_tables_are_found_by_their_people_alone(url, run):
    async def play():
        lea, max_, zoe = [await Server.guest(url, name) for name in ("Léa", "Max", "Zoé")]
        user = (await lea.get("/api/me"))["user"]["id"]
        ids = []
        for listed in (False, True):
            made = await lea.post("/api/tables", {"game": "lumiere", "listed": listed})
            ids.append(made["table"]["id"])
            commands = f"/api/tables/{ids[-1]}/commands"
            await max_.post(commands, {"type": "join", "id": "j"})
            await lea.post(commands, {"type": "start", "id": "s"})
            await lea.post(commands, {"type": "resign", "id": "r"})
        seen = {name: [t["id"] for t in (await one.get(f"/api/users/{user}"))["tables"]] for name, one in
                (("own", lea), ("opponent", max_), ("stranger", zoe), ("nobody", Server(url)))}  # fmt: skip
        assert set(seen["own"]) == set(seen["opponent"]) == set(ids)
        assert seen["stranger"] == seen["nobody"] == [ids[1]]

    run(play())


def test_m3_lists_of_tables_have_listed_ones_alone(url, run):
    async def play():
        lea, max_ = [await Server.guest(url, name) for name in ("Léa", "Max")]
        wishes = [{"game": "lumiere", "listed": listed} for listed in (False, True)]
        ids = [(await lea.post("/api/tables", wish))["table"]["id"] for wish in wishes]
        then = {"open": [(max_, "join"), (lea, "start")], "running": [(lea, "resign")], "over": []}
        for status, commands in then.items():
            for one in (lea, max_, Server(url)):
                lines = (await one.get(f"/api/tables?status={status}"))["tables"]
                assert {line["id"] for line in lines} & set(ids) == {ids[1]}
            for somebody, kind in commands:
                for table in ids:
                    await somebody.post(f"/api/tables/{table}/commands", {"type": kind, "id": kind})

    run(play())


# Names and passwords ----------------------------------------------------------------------------------------


def test_names_are_read_as_they_are_written():
    assert clean_name("  Léa\u202e \u200bB.\x00 ") == "Léa B."
    assert clean_name("Ｌｅ́ａ") == "Léa"
    assert clean_name("Оля") == "Оля"
    assert clean_text("l'un\u202e\nl'autre\x1b") == "l'un\nl'autre"
    for blank in ("\u3164", "\u2800\u2800", "\u200b", "...", "\u0301", "a" * 41, "ΐ" * 40):
        with pytest.raises(Refusal):
            clean_name(blank)


def test_nobody_is_called_like_a_bot_or_like_you():
    for name in ("Haussmann", "Нaussmаnn", "flâneur", "T0URISTE", "You", "vous", "Du", "Tu", "Ty", "Вы", "ВИ", "B o t"):
        with pytest.raises(Refusal) as refused:
            clean_name(name)
        assert refused.value.key == "invalid.name_reserved"
    for name in ("FIâneur", "Haussrnann", "һаussmаnn", "Tourısтe"):  # a capital I, r and n, another alphabet's h
        with pytest.raises(Refusal):
            clean_name(name)
    assert likeness("Paul") == likeness("PauI") == likeness("Pau1")
    assert likeness("Willi") == likeness("VViIIi")
    assert likeness("Zoé") == likeness("ZΟЕ") != likeness("Zoa")


def test_m10_passwords_that_are_tried_first_are_refused():
    for bad in (
        "password",
        "Passw0rd!",
        "12345678",
        "        ",
        "Léa Léa",
        "qwertyui",
        "abababab",
        "iloveyou2",
        "motdepasse",
    ):
        with pytest.raises(Refusal):
            check_password(bad, "Léa")
    for good in (PASSWORD, "bleu!souris9", "correcthorse"):
        check_password(good, "Léa")


def test_m10_a_password_is_the_same_on_every_keyboard(url, run):
    async def play():
        account = {"name": "Keyboards", "password": "cafe\u0301 au lait froid", "token": True}
        await Server(url).post("/api/account", account)
        await Server(url).post("/api/login", {**account, "password": "café au lait froid"})
        with pytest.raises(Refused):
            await Server(url).post("/api/account", {"name": "Weak", "password": "12345678"})

    run(play())


def test_m11_nobody_sits_under_the_name_of_an_account(url, run):
    async def play():
        await Server(url).post("/api/account", {"name": "Famous", "password": PASSWORD})
        thief = await member(url, "Thief")
        for name in ("Famous", "FAM0US", "Fаmous"):
            seats = [{"kind": "me", "name": name}, {"kind": "open"}]
            with pytest.raises(Refused):
                await thief.post("/api/tables", {"game": "lumiere", "seats": seats})
            with pytest.raises(Refused):
                await Server(url).post("/api/session", {"name": name})
        table = (await thief.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "open"}] * 2}))["table"]["id"]
        commands = f"/api/tables/{table}/commands"
        with pytest.raises(Refused):
            await thief.post(commands, {"type": "join", "id": "a", "name": "Famous"})
        await thief.post(commands, {"type": "join", "id": "b", "name": "\u202eMy friend\x00"})
        seat = (await thief.get(f"/api/tables/{table}"))["table"]["seats"][0]
        assert (seat["name"], seat["account"]) == ("My friend", False)

    run(play())


# Doors ------------------------------------------------------------------------------------------------------


def test_a_secure_server_has_a_cookie_that_no_other_host_sets_and_stays_secure(tmp_path):
    with Running(replace(PATIENT, data=str(tmp_path), secure_cookies=True)) as running:
        status, headers, _ = request(f"{running.url}/api/session", "POST", {"name": "Léa"})
        assert status == 201
        assert headers["Set-Cookie"].startswith("__Host-paname_session=")
        assert "Secure" in headers["Set-Cookie"]
        assert "Path=/" in headers["Set-Cookie"]
        assert headers["Strict-Transport-Security"]
        token = headers["Set-Cookie"].split("=", 1)[1].split(";")[0]
        for name, known in (("__Host-paname_session", 200), ("paname_session", 401)):
            assert request(f"{running.url}/api/me", headers={"Cookie": f"{name}={token}"})[0] == known
        for scheme, answer in (("https", 201), ("http", 403)):
            origin = running.url.replace("http", scheme, 1)
            assert request(f"{running.url}/api/session", "POST", {"name": "Léa"}, {"Origin": origin})[0] == answer


def test_an_origin_has_the_right_scheme_and_a_name_is_ours(tmp_path):
    with Running(replace(PATIENT, data=str(tmp_path))) as running:
        origin = running.url.replace("http", "https", 1)
        assert request(f"{running.url}/api/session", "POST", {"name": "Léa"}, {"Origin": origin})[0] == 403
        assert request(f"{running.url}/api/server", headers={"Host": "rebound.example"})[0] == 403
        assert request(f"{running.url}/api/server", headers={"Host": f"localhost:{running.settings.port}"})[0] == 200
    with Running(replace(PATIENT, data=str(tmp_path), hosts="games.example")) as running:
        assert request(f"{running.url}/api/server", headers={"Host": "games.example:8443"})[0] == 200
        assert request(f"{running.url}/api/server", headers={"Host": "other.example"})[0] == 403


# Files ------------------------------------------------------------------------------------------------------


def test_the_database_is_its_owners_alone(tmp_path):
    folder = tmp_path / "data"
    with Running(replace(PATIENT, data=str(folder))):
        assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_second_server_on_the_same_folder_is_refused_in_a_sentence(tmp_path):
    settings = replace(Settings(), data=str(tmp_path))
    with sole_server(settings):
        with pytest.raises(InputError, match="in use by another Paname"), sole_server(settings):
            pass
        command = [sys.executable, "-m", "paname", "serve", "--data", str(tmp_path), "--port", "1"]
        found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert found.returncode == 1
        assert "in use by another Paname" in found.stderr
        assert "Traceback" not in found.stderr
    with sole_server(settings):
        pass


def test_a_database_of_a_later_version_is_refused_in_a_sentence(tmp_path):
    settings = replace(Settings(), data=str(tmp_path))
    prepare(settings)
    engine = sa.create_engine(settings.database_url())
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(InputError, match="later version"):
        prepare(settings)


def test_a_database_that_cannot_be_written_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "paname.sqlite3").mkdir()
    with pytest.raises(InputError, match="can't be opened for writing"):
        prepare(replace(Settings(), data=str(tmp_path)))
