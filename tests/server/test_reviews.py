"""Reviews: made once beside play, only of games that are over, with progress, and stopped on request."""

import asyncio
import os
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import paname
from paname.client import Refused, Server
from paname.server.reviews import worker
from paname.server.reviews.jobs import ReviewJob
from paname.server.store.reviews import STALE

GAMES = ("lumiere", "paris_paris", "paris")


def ended_record(game, left=0):
    """A game of chance moves, without its last decisions."""
    rules, luck = paname.load(game), random.Random(game)
    state = rules.new(players=2, seed=game)
    while not state.is_over:
        state.apply(luck.choice(state.legal_actions()))
    record = rules.record(state)
    return {**record, "actions": record["actions"][: len(record["actions"]) - left]}


async def finished(server, game="lumiere", left=3):
    """A table of this person's whose last decisions have just been made."""
    wish = {"game": game, "record": ended_record(game, left), "seats": [{"kind": "me"}, {"kind": "me", "name": "Zoé"}]}
    table = (await server.post("/api/tables", wish))["table"]["id"]
    await command(server, table, type="start")
    await play_out(server, table)
    return table


async def play_out(server, table):
    while (state := (await server.get(f"/api/tables/{table}?seat=-1"))["state"])["status"] != "over":
        seat = state["to_move"]
        legal = (await command(server, table, seat, type="legal"))["legal"]
        await command(server, table, seat, type="move", decision=state["decision"], action=legal[0]["id"])


async def command(server, table, seat=None, **body):
    asked = "" if seat is None else f"?seat={seat}"
    return await server.post(f"/api/tables/{table}/commands{asked}", {"id": f"c{random.random()}", **body})


async def reviewed(server, table, depth="standard"):
    """Ask for a review and wait for it."""
    found = await server.post(f"/api/tables/{table}/review", {"depth": depth})
    while found["status"] != "done":
        await asyncio.sleep(0.1)
        found = await server.get(f"/api/tables/{table}/review?depth={depth}")
    return found["review"]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_reviewed_once_and_kept(server, run, game):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = await finished(lea, game)
        first = await reviewed(lea, table)
        assert first["format"] == "paname.review/1"
        decisions = [one for one in first["steps"] if one["kind"] == "decision"]
        assert len(decisions) == (await lea.get(f"/api/tables/{table}"))["state"]["decision"]
        again = await lea.post(f"/api/tables/{table}/review", {})
        assert again["status"] == "done"
        assert again["review"] == first
        assert not server.services.reviews.wanted

    run(play())


def test_a_running_game_is_not_looked_into(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = (await lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2}))["table"]["id"]
        await command(lea, table, type="start")
        line = {"table": table, "decision": 0, "actions": []}
        for path, body in (
            (f"/api/tables/{table}/review", {}),
            ("/api/analysis/position", line),
            ("/api/analysis/judgement", line),
        ):
            with pytest.raises(Refused) as refused:
                await lea.post(path, body)
            assert refused.value.code == "wrong_status"
        with pytest.raises(Refused):
            await lea.get(f"/api/tables/{table}/positions")

    run(play())


def test_whoever_asked_can_cancel_and_that_stops_the_work(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = await finished(lea, "paris", left=40)
        begun = await lea.post(f"/api/tables/{table}/review", {"depth": "deep"})
        assert begun["status"] in ("running", "queued")
        while not (found := await lea.get(f"/api/tables/{table}/review?depth=deep"))["done"]:
            await asyncio.sleep(0.05)
        assert found["total"] >= found["done"]
        max_ = await Server.guest(server.url, "Max")
        other = await asyncio.to_thread(max_.request, "DELETE", f"/api/tables/{table}/review?depth=deep", None)
        assert not other["stopped"]  # it isn't his
        await asyncio.to_thread(lea.request, "DELETE", f"/api/tables/{table}/review?depth=deep", None)
        assert (table, "deep") not in server.services.reviews.wanted
        assert (await lea.get(f"/api/tables/{table}/review?depth=deep"))["status"] == "none"
        await asyncio.sleep(1)  # the slice that was under way comes back and changes nothing
        assert (await lea.get(f"/api/tables/{table}/review?depth=deep"))["status"] == "none"

    run(play())


def test_somebody_with_many_reviews_waiting_is_asked_for_patience(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        most = server.settings.reviews_per_user
        tables = [await finished(lea, "lumiere", left=40) for _ in range(most + 1)]
        for table in tables[:most]:
            await lea.post(f"/api/tables/{table}/review", {"depth": "deep"})
        with pytest.raises(Refused) as refused:
            await lea.post(f"/api/tables/{tables[most]}/review", {"depth": "deep"})
        assert refused.value.code == "busy"
        for table in tables[:most]:
            await asyncio.to_thread(lea.request, "DELETE", f"/api/tables/{table}/review?depth=deep", None)
        assert not server.services.reviews.wanted

    run(play())


def test_a_review_whose_process_died_is_begun_again(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = await finished(lea)
        old = {"subject": table, "depth": "standard", "asked_by": "", "created": 1, "updated": 1, "done": 3, "total": 9}
        await server.services.hub.store.write(lambda connection: insert(connection, old))
        assert (await lea.get(f"/api/tables/{table}/review"))["status"] == "lost"
        assert server.settings.review_seconds / 10 < STALE
        assert await reviewed(lea, table)

    run(play())


def insert(connection, row):
    from paname.server.store.schema import reviews

    connection.execute(reviews.insert().values(**row))


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_those_of_the_replay(server, run, game):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = await finished(lea, game, left=3)
        found = await lea.get(f"/api/tables/{table}/positions?start_at=0&count=40&seat=1")
        assert found["of"] == found["positions"][-1]["decision"]
        for position in found["positions"]:
            one = await lea.get(f"/api/tables/{table}/decisions/{position['decision']}?seat=1")
            one["state"]["result"] = position["state"]["result"]
            assert {name: one[name] for name in position} == position

    run(play())


def test_a_line_is_tried_out_and_judged(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = await finished(lea, "lumiere", left=3)
        first = await lea.post("/api/analysis/position", {"table": table, "decision": 0})
        action = first["state"]["legal"][0]["id"]
        line = {"table": table, "decision": 0, "actions": [action]}
        then = await lea.post("/api/analysis/position", line)
        assert then["events"]
        assert then["state"]["decision"] == 1
        judged = await lea.post("/api/analysis/judgement", line)
        assert len(judged["win"]) == 2
        assert judged["options"][0]["action"] in [one["id"] for one in then["state"]["legal"]]
        with pytest.raises(Refused) as refused:
            await lea.post("/api/analysis/position", {**line, "actions": [99_999]})
        assert refused.value.code == "illegal"

    run(play())


def test_whoever_asked_is_forgotten_with_their_data(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        table = await finished(lea)
        review = await reviewed(lea, table)
        asked = (await lea.get("/api/me/data"))["reviews"]
        assert [one["subject"] for one in asked] == [table]
        await asyncio.to_thread(lea.request, "DELETE", "/api/me", None)
        other = await Server.guest(server.url, "Max")
        found = await other.get(f"/api/tables/{table}/review")
        assert found["review"] == review
        rows = await server.services.hub.store.read(lambda connection: askers(connection, table))
        assert rows == [""]

    run(play())


def askers(connection, table):
    from paname.server.store.schema import reviews

    return [row.asked_by for row in connection.execute(reviews.select().where(reviews.c.subject == table))]


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system knows no such priority")
@pytest.mark.parametrize(("load", "policy"), [(0.5, "SCHED_IDLE"), (99.0, "SCHED_OTHER")])
def test_a_review_stands_behind_all_others_where_they_leave_room(monkeypatch, load, policy):
    seen = []
    monkeypatch.setattr(os, "getloadavg", lambda: (load, load, load))
    monkeypatch.setattr(worker, "go_on", lambda job: seen.append(os.sched_getscheduler(0)))
    with ThreadPoolExecutor(1, initializer=worker.stand_back) as behind:
        worker.answer(ReviewJob("key", "{}"), behind)
    assert seen == [getattr(os, policy)]
