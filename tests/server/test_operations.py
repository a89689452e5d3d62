"""What those who run a server rely on: health, metrics, files, headers, settings, backups, logs, the command line."""

import asyncio
import gzip
import hashlib
import http.client
import json
import logging
import re
import sqlite3
import tomllib
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner
from tests.server.harness import PATIENT, Running, request

import paname
from paname.cli.main import cli
from paname.client import Server
from paname.core.clauses import clauses
from paname.server.backup import backup, restore
from paname.server.bots.job import Job
from paname.server.bots.pool import BotPool
from paname.server.logs import JsonLines
from paname.server.refusals import Refusal
from paname.server.seal import seed_of
from paname.server.serve import prepare
from paname.server.settings import Settings, read_settings
from paname.server.web import files


def test_health_metrics_and_the_page_of_the_api_answer(url):
    assert json.loads(request(f"{url}/healthz")[2]) == {"ok": True}
    assert b"paname_command_seconds" in request(f"{url}/metrics")[2]
    status, headers, page = request(f"{url}/api/schema")
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert b"/api/tables/{table}/commands" in page
    assert b"<script" not in page


def test_who_asks_for_the_head_only_can_go_on_asking(url):
    address = urlsplit(url)
    line = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
    line.connect()
    line.auto_open = 0  # one that was dropped is not opened again
    for method in ("HEAD", "HEAD", "GET"):
        line.request(method, "/", headers={"Accept": "text/html"})
        answer = line.getresponse()
        assert (answer.status, bool(answer.read())) == (200, method == "GET")
    line.close()


def test_every_answer_carries_a_strict_policy(url):
    for path in ("/", "/api/server", "/nowhere", "/api/nowhere"):
        _, headers, _ = request(f"{url}{path}")
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] is None


def test_the_clients_files_are_served_with_their_types_and_revalidated(url, tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<!doctype html><title>Paname</title>")
    (tmp_path / "main.js").write_text("export {};")
    (tmp_path / "secret.py").write_text("no")
    monkeypatch.setattr(files, "installed", lambda: files.Client(tmp_path, {}))
    for path in ("/", "/new/lumiere", "/t/abc", "/r/abc", "/rules/paris", "/learn/paris", "/me"):
        status, headers, body = request(f"{url}{path}")
        assert (status, headers.get_content_type()) == (200, "text/html")
        assert b"Paname" in body
    status, headers, _ = request(f"{url}/main.js")
    assert (status, headers.get_content_type(), headers["Cache-Control"]) == (200, "text/javascript", "no-cache")
    assert request(f"{url}/main.js", headers={"If-None-Match": headers["ETag"]})[0] == 304
    assert headers["Content-Encoding"] is None
    assert request(f"{url}/main.js", "HEAD")[2] == b""
    for path in ("/secret.py", "/../secret.py", "/%2e%2e/pyproject.toml", "/nothing.js", "/main.js/x"):
        assert request(f"{url}{path}")[0] == 404


def test_files_are_sent_packed_to_who_can_unpack_them(url, tmp_path, monkeypatch):
    text = b"export const line = 1;\n" * 100
    (tmp_path / "main.js").write_bytes(text)
    monkeypatch.setattr(files, "installed", lambda: files.Client(tmp_path, {}))
    _, headers, packed = request(f"{url}/main.js", headers={"Accept-Encoding": "br, gzip"})
    assert (headers["Content-Encoding"], headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(packed) == text
    again = {"Accept-Encoding": "gzip", "If-None-Match": headers["ETag"]}
    assert request(f"{url}/main.js", headers=again)[0] == 304
    assert request(f"{url}/main.js", headers={"If-None-Match": headers["ETag"]})[2] == text
    assert request(f"{url}/api/server", headers={"Accept-Encoding": "gzip"})[1]["Content-Encoding"] is None


@pytest.mark.parametrize("name", ["lumiere", "paris_paris", "paris"])
def test_games_explain_their_options_rules_and_components(url, name):
    game = json.loads(request(f"{url}/api/games/{name}")[2])
    assert game["seats"][str(game["players"][0])]
    assert all(option["text"] for option in game["options"][str(game["players"][0])])
    rules = json.loads(request(f"{url}/api/games/{name}/rules")[2])
    told = [clause["id"] for section in rules["sections"] for clause in section["clauses"]]
    assert told == [clause.id for clause in clauses(name)]
    assert rules["glossary"]
    marks = json.loads(request(f"{url}/api/games/{name}/components")[2])["marks"]
    assert {fact["id"]: fact["mark"] for fact in rules["facts"]} == marks
    assert request(f"{url}/api/games/chess/rules")[0] == 404


def test_settings_come_from_a_file_then_the_environment_then_the_command_line(tmp_path):
    file = tmp_path / "paname.toml"
    file.write_text('port = 9000\nhost = "0.0.0.0"\nbehind_proxy = true\n')
    read = read_settings(file, {"PANAME_PORT": "9001", "PANAME_SWEEP_SECONDS": "0.5"}, port=9002, host=None)
    assert (read.port, read.host, read.behind_proxy, read.sweep_seconds) == (9002, "0.0.0.0", True, 0.5)
    file.write_text("prot = 9000\n")
    with pytest.raises(paname.InputError, match="no such setting"):
        read_settings(file, {})
    with pytest.raises(paname.InputError, match="not a int"):
        read_settings(None, {"PANAME_PORT": "many"})
    with pytest.raises(paname.InputError, match="PostgreSQL"):
        replace(Settings(), workers=2).check()
    assert replace(Settings(), database="postgres://x/y").database_url() == "postgresql+psycopg://x/y"


def test_a_backup_taken_while_the_server_runs_can_be_restored(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path / "one"))

    async def make(url):
        lea = await Server.guest(url, "Léa")
        return (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]

    with Running(settings) as running:
        table = run(make(running.url))
        assert backup(settings, tmp_path / "copy") > 0
        with pytest.raises(paname.InputError, match="exists already"):
            restore(settings, tmp_path / "copy")
    other = replace(settings, data=str(tmp_path / "two"))
    (tmp_path / "noise").write_bytes(b"no database at all" * 100)
    with pytest.raises(paname.InputError, match="isn't a copy"):
        restore(other, tmp_path / "noise")
    restore(other, tmp_path / "copy")
    with Running(other) as running:
        assert request(f"{running.url}/api/tables/{table}")[0] == 200


def sealed_record():
    """The record of a finished game with a seal that was kept."""
    game, secret, nonces = paname.load("lumiere"), "ab" * 32, ["mine", "yours"]
    state = game.new(players=2, seed=seed_of(secret, nonces))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    commitment = hashlib.sha256(secret.encode()).hexdigest()
    record = game.record(state)
    record["table"] = {
        "seal": {"secret": secret, "nonces": nonces, "commitment": commitment},
        "result": {"scores": state.scores()},
    }
    return record


def test_verify_tells_a_kept_seal_from_a_broken_one(tmp_path):
    record = sealed_record()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    runner = CliRunner()
    answer = runner.invoke(cli, ["verify", "--json", str(file)])
    assert (answer.exit_code, json.loads(answer.output)["kept"]) == (0, True)
    record["table"]["seal"]["nonces"] = ["mine", "theirs"]
    file.write_text(json.dumps(record))
    answer = runner.invoke(cli, ["verify", str(file)])
    assert answer.exit_code == 1
    assert "NO" in answer.output
    file.write_text("{}")
    assert runner.invoke(cli, ["verify", str(file)]).exit_code == 1


def hand_in(url, text):
    """Hand a file in on the page that checks seals."""
    head = '--edge\r\nContent-Disposition: form-data; name="record"; filename="game.json"\r\n\r\n'
    body = f"{head}{text}\r\n--edge--\r\n".encode()
    status, _, page = request(f"{url}/verify", "POST", body, {"Content-Type": "multipart/form-data; boundary=edge"})
    return status, page.decode()


def test_a_page_checks_seals_too(url):
    status, headers, page = request(f"{url}/verify")
    assert (status, headers.get_content_type()) == (200, "text/html")
    assert b"<script" not in page
    record = sealed_record()
    assert hand_in(url, json.dumps(record))[0] == 200
    assert "The deal was fair." in hand_in(url, json.dumps(record))[1]
    record["table"]["seal"]["nonces"] = ["mine", "<b>theirs</b>"]
    broken = hand_in(url, json.dumps(record))[1]
    assert "This seal is broken." in broken
    assert "<b>" not in broken
    assert hand_in(url, "no record")[0] == hand_in(url, "[" * 9000)[0] == 400
    assert request(f"{url}/verify?table=nosuchtable1")[0] == 404


def test_the_page_proves_a_table_when_its_game_is_over(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        early = await asyncio.to_thread(request, f"{url}/verify?table={table}")
        await lea.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
        return early, await asyncio.to_thread(request, f"{url}/verify?table={table}")

    early, late = run(play())
    assert early[0] == 409
    assert late[0] == 200
    assert "The deal was fair." in late[2].decode()


def test_the_log_of_a_server_tells_no_secret(tmp_path, run, caplog):
    """Whatever is logged of a game, however finely: no token, no nonce, no name, no secret of a table."""
    settings = replace(PATIENT, data=str(tmp_path))

    async def play(url):
        lea = await Server.guest(url, "Léa-Marie")
        wish = {"game": "lumiere", "seats": [{"kind": "me"}] * 2}
        table = (await lea.post("/api/tables", wish))["table"]["id"]
        for command in (
            {"type": "start", "nonce": "my very own nonce"},
            {"type": "chat", "text": "a word between us"},
            {"type": "nonsense"},
        ):
            answer = json.dumps({"id": command["type"], **command}).encode()
            headers = {"Authorization": f"Bearer {lea.token}"}
            await asyncio.to_thread(request, f"{url}/api/tables/{table}/commands", "POST", answer, headers)
        return lea.token, table

    with caplog.at_level("DEBUG", logger="paname"), caplog.at_level("INFO"), Running(settings) as running:
        token, table = run(play(running.url))
        secret = running.services.hub.owners[table].table.created.secret
    lines = [JsonLines().format(record) for record in caplog.records]
    assert lines
    assert len(secret) == 64
    for word in (token, secret, "my very own nonce", "Léa-Marie", "a word between us"):
        assert not any(word in line for line in lines)


def test_logs_are_json_with_their_errors(caplog):
    logger = logging.getLogger("paname.test")
    try:
        int("no number")
    except ValueError:
        logger.exception("it failed", extra={"table": "abc"})
    line = json.loads(JsonLines().format(caplog.records[-1]))
    assert (line["text"], line["table"], line["level"]) == ("it failed", "abc", "error")
    assert "ValueError" in line["error"]


def test_an_error_of_ours_is_answered_without_a_trace(server, run, monkeypatch):
    monkeypatch.setattr(server.services.accounts, "find", broken)
    status, _, body = request(f"{server.url}/api/users/u1")
    assert status == 500
    error = json.loads(body)["error"]
    assert error["code"] == "internal"
    assert "secret detail" not in body.decode()


def test_who_asks_for_a_hint_when_too_many_wait_is_told_when_to_come_back(run):
    async def ask():
        pool = BotPool(1, 2)
        pool.waiting = 2
        with pytest.raises(Refusal) as refused:
            await pool.choose(Job("lumiere", 2, {}, b"", 0, "touriste", "x"), patient=False)
        return refused.value

    refusal = run(ask())
    assert (refusal.code, refusal.status, refusal.facts) == ("busy", 503, {"retry_after": 5})


async def broken(user):
    await asyncio.sleep(0)
    raise RuntimeError("secret detail")


@pytest.mark.parametrize("trusted", ["127.0.0.1", "10.0.0.0/8"])
def test_a_visitor_cannot_make_up_an_address(tmp_path, trusted):
    """The header counts from its right end, and only if a trusted proxy sent it."""
    settings = replace(PATIENT, data=str(tmp_path), behind_proxy=True, trusted_proxies=trusted, requests_per_minute=10)
    with Running(settings) as server:
        made_up = [f"{number}.1.1.1, 9.9.9.9" for number in range(1, 40)]
        statuses = {request(f"{server.url}/api/server", headers={"X-Forwarded-For": line})[0] for line in made_up}
        assert 429 in statuses
        other = request(f"{server.url}/api/server", headers={"X-Forwarded-For": "1.1.1.1, 8.8.8.8"})[0]
        assert other == (200 if trusted == "127.0.0.1" else 429)


def test_lists_and_leases_are_found_by_an_index(tmp_path):
    """Neither the lobby nor the renewal of leases reads every table."""
    settings = replace(PATIENT, data=str(tmp_path))
    prepare(settings)
    asked = (
        "SELECT id FROM tables WHERE listed AND status = 'open' ORDER BY updated DESC LIMIT 100",
        "SELECT id FROM tables WHERE owner = 'p' AND owner != ''",
        "SELECT table_id FROM visits WHERE user_id = 'u'",
        "SELECT id FROM users WHERE likeness = 'lea'",
    )
    with sqlite3.connect(settings.database_url().removeprefix("sqlite:///")) as database:
        for query in asked:
            plan = " ".join(str(row[3]) for row in database.execute(f"EXPLAIN QUERY PLAN {query}"))
            assert "INDEX" in plan
            assert "TEMP B-TREE" not in plan


def test_the_documented_proxy_keeps_our_host_and_hides_what_is_ours():
    written = Path("docs/howto/deploy.md").read_text(encoding="utf-8")
    assert "proxy_set_header Host $http_host;" in written  # with its port, or our own pages would be strangers
    hidden = re.search(r"location ~ (\S+) \{ deny all; \}", written)[1]
    assert all(re.search(hidden, path) for path in ("/metrics", "/metrics/", "/readyz"))


def test_what_the_club_setup_installs_is_used_and_locked():
    extras = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {re.match(r"[a-z0-9]+", name)[0] for extra in ("postgres", "redis") for name in extras[extra]} - {"paname"}
    code = "".join(path.read_text(encoding="utf-8") for path in Path("src/paname/server").rglob("*.py"))
    locked = Path("requirements-club.txt").read_text(encoding="utf-8")
    for name in wanted:
        assert re.search(rf"(import|from) {name}\b", code)
        assert re.search(rf"^{name}\S*==.* \\\n    --hash=", locked, re.MULTILINE)
