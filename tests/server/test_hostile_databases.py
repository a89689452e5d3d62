"""Bad input never causes a 5xx, on either database; a client that breaks off isn't our fault."""

import asyncio
import json
import logging
import random
import re
import socket
import urllib.parse
from dataclasses import replace

import pytest
from tests.server.harness import PATIENT, Running, request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paname.client import Server

TEXTS = [
    "",
    "\0",
    "a\0b",
    "x" * 300,
    "ΐ" * 40,
    "ﬃ" * 40,
    "\u202e",
    "\ud800",
    "' OR 1=1 --",
    "%00",
    "../../etc/passwd",
    "\u3164",
    "\U0010ffff",
    "é" * 41,
]
VALUES = [*TEXTS, None, True, -1, 0, 2**31, 2**63, 2**64, -(2**70), 1e308, [], {}, [[]], {"a": {"b": []}}, [None] * 50]
PATHS = [
    "/api/tables/{}",
    "/api/tables/{}/updates?since={}",
    "/api/tables/{}/decisions/{}",
    "/api/tables/{}/curve?seat={}",
    "/api/tables/{}/record",
    "/api/tables/{}/seal",
    "/api/tables?status={}&game={}",
    "/api/users/{}",
    "/api/ratings/{}?players={}",
    "/api/games/{}",
    "/api/games/{}/rules",
    "/verify?table={}",
    "/t/{}",
    "/r/{}",
    "/{}",
]
BODIES = {
    "/api/session": ["name", "token"],
    "/api/account": ["name", "password", "token"],
    "/api/login": ["name", "password", "token"],
    "/api/me/password": ["old", "new"],
    "/api/me/blocks": ["user"],
    "/api/reports": ["user", "table", "text"],
    "/api/tables": [
        "game", "id", "players", "options", "seats", "record", "decision", "clock", "undo", "leave", "listed",
    ],
    "/api/verify": ["table", "seed", "game", "actions"],
    "/verify": ["record"],
}  # fmt: skip
COMMANDS = [
    "join", "leave", "return", "seat", "arrange", "ready", "start", "move", "undo", "redo", "undo_answer", "chat",
    "resign", "replace", "propose", "answer", "resume", "vacation", "rematch", "close", "remove", "mute", "forecast",
    "why", "breakdown", "legal", "hint", "replay", "curve", "nonsense",
]  # fmt: skip
FIELDS = [
    "id", "seat", "name", "nonce", "kind", "level", "decision", "action", "text", "to", "grant", "actions", "draft",
    "user", "muted", "what", "days", "players", "options", "ready", "without",
]  # fmt: skip


@pytest.fixture(params=["sqlite", "postgres"])
def running(request, tmp_path):
    database = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    with Running(replace(PATIENT, data=str(tmp_path), database=database)) as server:
        yield server


def encoded(body):
    """JSON, lone surrogates and all."""
    return json.dumps(body).encode()


def test_nothing_that_can_be_asked_brings_a_5xx(running, run, caplog):
    chance = random.Random(11)
    lea = run(Server.guest(running.url, "Léa"))
    table = run(lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2}))["table"]["id"]
    run(lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"}))
    headers = {"Authorization": f"Bearer {lea.token}"}
    answers = []

    def ask(method, path, body=None, **more):
        data = None if body is None else encoded(body)
        status, _, text = request(running.url + path, method, data, {**headers, **more})
        answers.append(status)
        assert status < 500, (method, path, body, text)

    for path in PATHS:
        for text in TEXTS:
            quoted = urllib.parse.quote(text.encode("utf-8", "surrogatepass"), safe="")
            ask("GET", path.replace("{}", quoted))
        for number in ("-1", "1e9", str(2**70), "%00"):
            ask("GET", path.replace("{}", table, 1).replace("{}", number))
    for path, names in BODIES.items():
        for _ in range(40):
            ask("POST", path, {name: chance.choice(VALUES) for name in names if chance.random() < 0.8})
        ask("POST", path, chance.choice(VALUES))
    for number in range(400):
        body = {name: chance.choice(VALUES) for name in FIELDS if chance.random() < 0.25}
        body = {"id": f"f{number}", **body, "type": chance.choice(COMMANDS)}
        ask("POST", f"/api/tables/{table}/commands", body)
    for value in VALUES:
        ask("PATCH", "/api/me", {"name": value})
        ask("PATCH", "/api/me", {"preferences": value})
        ask("POST", "/api/session", {"name": "Léa"}, **{"Content-Type": "text/plain"})
    for text in TEXTS:
        quoted = urllib.parse.quote(text.encode("utf-8", "surrogatepass"), safe="")
        ask("DELETE", f"/api/me/sessions/{quoted}")
        ask("DELETE", f"/api/me/blocks/{quoted}")
        ask("PUT", f"/api/tables/{quoted}")
    assert len(answers) > 1000
    assert not [record for record in caplog.records if record.message == "internal error"]


LEFT_OUT = {("DELETE", "/api/me"), ("POST", "/api/logout")}  # the session is needed
NEWER = ("review", "puzzles", "studies", "notices", "boxes")


def operations(url):
    """Every endpoint: method, path, names of its query, and names of its body."""
    document = json.loads(request(f"{url}/api/schema/openapi.json")[2])
    schemas = document["components"]["schemas"]

    def names(schema):
        if "$ref" in schema:
            return names(schemas[schema["$ref"].rpartition("/")[2]])
        parts = schema.get("oneOf", []) + schema.get("anyOf", []) + schema.get("allOf", [])
        return sorted({*schema.get("properties", {}), *(name for part in parts for name in names(part))})

    for path, methods in document["paths"].items():
        for method, about in methods.items():
            query = [one["name"] for one in about.get("parameters", []) if one["in"] == "query"]
            content = about.get("requestBody", {}).get("content", {})
            body = next((names(kind["schema"]) for kind in content.values()), None)
            if (method.upper(), path) not in LEFT_OUT:
                yield method.upper(), path, query, body


def test_no_endpoint_fails_whatever_stands_in_its_path_its_query_and_its_body(running, run, caplog):
    chance = random.Random(12)
    lea = run(Server.guest(running.url, "Léa"))
    made = run(lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2}))["table"]
    table, me = made["id"], made["host"]
    run(lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"}))
    headers = {"Authorization": f"Bearer {lea.token}"}
    found = list(operations(running.url))
    places = [*TEXTS, table, me, "lumiere", "paris", "0", "-1", str(2**70), "1e9"]
    failed = []
    for method, path, query, names in found:
        for text in places if "{" in path or query else [""]:
            quoted = urllib.parse.quote(text.encode("utf-8", "surrogatepass"), safe="") or "%20"
            asked = re.sub(r"\{[^}]*\}", quoted, path) + "?" + "&".join(f"{name}={quoted}" for name in query)
            body = {name: chance.choice(VALUES) for name in names or () if chance.random() < 0.8}
            data = None if names is None else encoded(chance.choice([body, body, body, chance.choice(VALUES)]))
            status, _, answer = request(running.url + asked, method, data, headers)
            failed += [(method, asked, data, answer)] if status >= 500 else []
    assert failed == []
    assert [name for name in NEWER if not any(name in path for _, path, *_ in found)] == []
    assert not [record for record in caplog.records if record.message == "internal error"]


def test_nothing_that_can_be_said_live_breaks_anything(running, run, caplog):
    async def play():
        chance = random.Random(12)
        lea = await Server.guest(running.url, "Léa")
        table = (await lea.post("/api/tables", {"game": "paris", "seats": [{"kind": "me"}] * 2}))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        url = f"{running.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {lea.token}"}
        for _ in range(15):
            try:
                async with connect(url, additional_headers=headers) as line:
                    await line.send(json.dumps({"type": "hello", "protocol": 1, "since": chance.choice(VALUES)}))
                    await line.send(json.dumps({"type": "hello", "protocol": 1}))
                    for number in range(25):
                        body = {name: chance.choice(VALUES) for name in FIELDS if chance.random() < 0.25}
                        body = {"id": f"l{number}{chance.random()}", **body, "type": chance.choice(COMMANDS)}
                        await line.send(json.dumps(body))
                    async with asyncio.timeout(2):
                        while True:
                            assert '"internal"' not in await line.recv()
            except (ConnectionClosed, TimeoutError):
                continue
        assert (await lea.get(f"/api/tables/{table}"))["table"]["id"] == table

    run(play())
    assert not [record for record in caplog.records if record.message == "internal error"]


def test_a_client_that_breaks_off_in_its_body_is_no_error_of_ours(running, caplog):
    with caplog.at_level(logging.INFO):
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", running.settings.port)) as line:
                line.sendall(b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
                line.sendall(b'Content-Length: 100\r\n\r\n{"name": ')
        assert request(f"{running.url}/healthz")[0] == 200
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
