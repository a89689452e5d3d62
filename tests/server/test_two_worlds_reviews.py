"""While a game is played nothing that looks into games tells of it: no review, position, judgement, study or picture.

Two servers whose tables differ only in hidden things send the same bytes; and somebody who plays a game gets no help
with it by another way, such as its record typed by hand or a table made from the same position.
"""

import http.client
import json

import pytest
from tests.server.test_reviews import command, ended_record
from tests.server.test_two_worlds import GAMES, pairs
from tests.server.test_two_worlds_wire import TIMES, bearer, lay, on, servers

import paname
from paname.client import Refused, Server

PAIRS = 20
__all__ = ["servers"]


def requests_about(table):
    """Everything that looks into a game, and asks to pass it on."""
    line = {"table": table, "decision": 0, "actions": []}
    return [
        ("GET", f"/api/tables/{table}/review", None),
        ("POST", f"/api/tables/{table}/review", {}),
        ("DELETE", f"/api/tables/{table}/review", None),
        ("GET", f"/api/tables/{table}/positions?seat=0", None),
        ("GET", f"/api/tables/{table}/positions?seat=1", None),
        ("POST", "/api/analysis/position", line),
        ("POST", "/api/analysis/judgement", line),
        ("POST", "/api/analysis/question", {**line, "query": {"type": "breakdown"}}),
        ("POST", "/api/analysis/table", line),
        ("POST", f"/api/tables/{table}/fork", {"game": "lumiere"}),
        ("POST", "/api/studies", {"table": table}),
        ("POST", f"/api/tables/{table}/share", {}),
        ("GET", f"/api/tables/{table}/picture.png", None),
        ("GET", f"/api/tables/{table}/film.png", None),
        ("GET", f"/t/{table}/review", None),
    ]


def told(server, table, token):
    """Status and bytes of every answer, times aside."""
    line = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=90)
    found = []
    for way, path, body in requests_about(table):
        headers = {"Content-Type": "application/json", "Accept": "*/*", **bearer(token)}
        line.request(way, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        found.append((path, answer.status, TIMES.sub(b"", answer.read())))
    line.close()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_is_not_looked_into_and_both_worlds_say_so_alike(servers, name):
    for number, (state, world, audience, _) in enumerate(pairs(name, PAIRS)):
        table = f"r{GAMES.index(name)}{number}"
        one, two = (
            (on(server, lay(server.services, table, name, position)), told(server, table, tokens[max(audience, 0)]))[1]
            for (server, tokens), position in zip(servers, (state, world), strict=True)
        )
        assert one == two
        assert all(400 <= status < 500 for path, status, _ in one if path.startswith("/api")), one


async def refused_code(call):
    with pytest.raises(Refused) as refused:
        await call
    return refused.value.code


async def playing(server, game, ahead=2):
    """A running table that begins in the middle of a recorded game, some decisions into it, and that record."""
    record = ended_record(game, left=12)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Zoé"}]
    table = (await server.post("/api/tables", {"game": game, "record": record, "seats": seats}))["table"]["id"]
    await command(server, table, type="start")
    for _ in range(ahead):
        state = (await server.get(f"/api/tables/{table}?seat=-1"))["state"]
        seat = state["to_move"]
        legal = (await command(server, table, seat, type="legal"))["legal"]
        await command(server, table, seat, type="move", decision=state["decision"], action=legal[0]["id"])
    return table, record


@pytest.mark.parametrize("game", ["lumiere", "paris_paris", "paris"])
def test_the_record_of_a_running_game_brought_along_is_neither_reviewed_nor_judged(server, run, game):
    async def play():
        lea, max_ = await Server.guest(server.url, "Léa"), await Server.guest(server.url, "Max")
        table, _ = await playing(lea, game)
        timeline = (await server.services.hub.owner(table)).table.timeline
        brought = json.loads(json.dumps(paname.load(game).record(timeline.state)))  # as if it were typed by hand
        study = (await lea.post("/api/studies", {"record": brought}))["study"]["id"]
        ahead = {"study": study, "decision": len(brought["actions"])}
        there = (await lea.post("/api/analysis/position", ahead))["state"]["legal"]
        lines = [ahead, {**ahead, "decision": 1}, {**ahead, "actions": [there[0]["id"]]}]
        assert [await refused_code(lea.post("/api/analysis/judgement", line)) for line in lines] == ["not_allowed"] * 3
        assert await refused_code(lea.post(f"/api/studies/{study}/review", {})) == "not_allowed"
        assert (await max_.post("/api/analysis/judgement", ahead))["win"]  # who plays nothing of the kind may ask
        assert (await max_.post(f"/api/studies/{study}/review", {}))["status"] != "none"

    run(play())


def test_a_finished_game_helps_nobody_who_plays_on_from_it(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table, record = await playing(lea, "paris_paris", ahead=0)
        study = (await lea.post("/api/studies", {"record": record}))["study"]["id"]
        last = len(record["actions"])
        assert await refused_code(lea.post("/api/analysis/judgement", {"study": study, "decision": last})) == (
            "not_allowed"
        )
        earlier = {"study": study, "decision": last - 2}
        assert (await lea.post("/api/analysis/judgement", earlier))["win"]
        await command(lea, table, type="resign")
        assert (await lea.post("/api/analysis/judgement", {"study": study, "decision": last}))["win"]

    run(play())
