"""A table from its making to the rematch, live and by REST."""

import asyncio
import json

import pytest
from tests.server.harness import everybody, mover, request, step, two_at_a_table

import paname
from paname.client import Refused, Seat, Server


async def play_to_the_end(*seats):
    await asyncio.gather(*(seat.play(lambda state: state["legal"][len(state["legal"]) // 2]["id"]) for seat in seats))


@pytest.mark.parametrize("game", ["lumiere", "paris_paris"])
def test_two_people_play_to_the_end_and_the_record_replays_to_the_same_scores(url, run, game):
    async def play():
        async with two_at_a_table(url, game=game, players=2) as (lea, max_):
            await play_to_the_end(lea, max_)
            result = lea.state["result"]
            assert result == max_.state["result"]
            assert [update["n"] for update in lea.updates] == list(range(1, lea.n + 1))
            record = await lea.server.get(f"/api/tables/{lea.table}/record")
            assert paname.replay(record).scores() == result["scores"]
            assert record["table"]["result"] == result
            seal = await lea.server.get(f"/api/tables/{lea.table}/seal")
            assert seal["checks"] == {"commitment": True, "seed": True, "replay": True}
            verified = await lea.server.post("/api/verify", record)
            assert all(verified["checks"].values())

    run(play())


def test_the_link_is_enough_to_join_watch_and_chat(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, _):
            watcher = await Server.guest(url, "Zoé")
            async with Seat(watcher, lea.table) as zoe:
                assert zoe.state["audience"] == -1
                assert zoe.state["legal"] is None
                assert zoe.state["view"]["held"] is None
                await zoe.command("chat", text=" Bonjour ")
                await lea.until(lambda: lea.updates[-1]["kind"] == "chatted")
                said = lea.updates[-1]
                assert (said["seat"], said["name"], said["text"]) == (-1, "Zoé", "Bonjour")
                with pytest.raises(Refused, match="turn"):
                    await zoe.command("move", decision=0, action=0)
                with pytest.raises(Refused, match="don't have a seat"):
                    await zoe.command("resign")

    run(play())


def test_moves_can_be_made_in_notation_and_refusals_name_the_clause(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            seat, other = mover(lea, max_)
            await seat.command("move", decision=0, text="take U6")
            await everybody(lea, max_, decision=1)
            assert seat.updates[-1]["action"]["text"] == "take U6"
            assert "action" not in other.updates[-1]
            assert other.updates[-1]["events"][0]["type"] == "BuildingTaken"
            with pytest.raises(Refused) as refused:
                await other.command("move", decision=1, text="take U6")
            assert refused.value.error["clause"] == "L2.1"
            assert "U6" in refused.value.error["reason"]
            assert refused.value.error["why"]["text"] == refused.value.error["reason"]
            assert refused.value.error["why"]["clause"] == "L2.1"
            with pytest.raises(Refused) as refused:
                await other.command("move", decision=1, text="fly to Mars")
            assert refused.value.code == "unreadable"
            with pytest.raises(Refused) as refused:
                await other.command("move", decision=0, text="pass")
            assert refused.value.error == {
                "code": "out_of_date",
                "text": "The game has moved on: it's at move 1 now.",
                "facts": {"decision": 1},
                "decision": 1,
            }
            for action in (-1, 10**9, 2**53):
                with pytest.raises(Refused) as refused:
                    await other.command("move", decision=1, action=action)
                assert refused.value.error["clause"] == "catalogue"

    run(play())


def test_forecasts_reasons_and_breakdowns_answer_the_draft(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            seat, _ = mover(lea, max_)
            ids = [action["id"] for action in seat.state["legal"][:3]]
            told = (await seat.command("forecast", actions=ids, decision=0))["forecasts"]
            assert [forecast["action"] for forecast in told] == ids
            assert all(forecast["totals"] == [0, 0] for forecast in told)
            why = (await seat.command("why", draft={"kind": "RaiseBuilding", "building": "U6"}))["why"]
            assert why["clause"] == "L3.2"
            assert (await seat.command("why", draft={"kind": "TakeBuilding"}))["why"]["legal"]
            assert (await seat.command("why", text="pass"))["why"]["clause"] == "L2.4"
            assert (await seat.command("why", draft={"kind": "Levitate"}))["why"]["clause"] == "catalogue"
            sheet = await seat.command("breakdown")
            assert sheet["scores"] == seat.state["scores"]
            assert sum(line["points"] for line in sheet["lines"]) == sum(sheet["scores"])

    run(play())


def test_the_rest_api_does_what_the_live_one_does(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        made = await lea.post("/api/tables", {"game": "lumiere", "listed": True, "seats": [{"kind": "me"}] * 2})
        path = f"/api/tables/{made['table']['id']}"
        lines = await lea.get("/api/tables?game=lumiere&status=open")
        assert made["table"]["id"] in [line["id"] for line in lines["tables"]]
        await lea.post(f"{path}/commands", {"type": "start", "id": "s"})
        state = (await lea.get(f"{path}?seat=0"))["state"]
        seat = state["to_move"]
        legal = (await lea.get(f"{path}?seat={seat}"))["state"]["legal"]
        body = {"type": "move", "id": "m", "decision": 0, "action": legal[0]["id"]}
        with pytest.raises(Refused):
            await lea.post(f"{path}/commands?seat={1 - seat}", body)
        reply = await lea.post(f"{path}/commands?seat={seat}", body)
        assert reply == {"type": "reply", "id": "m", "ok": True, "n": 3}
        updates = await lea.get(f"{path}/updates?since=2&seat={seat}")
        assert [update["kind"] for update in updates["updates"]] == ["moved"]
        past = await lea.get(f"{path}/decisions/0?seat={seat}")
        assert (past["decision"], past["of"]) == (0, 1)
        assert past["update"] is None
        partial = await lea.get(f"{path}/record")
        assert partial["partial"]
        assert "seed" not in json.dumps(partial["updates"][1:]).replace('"seed": null', "")

    run(play())


def test_a_finished_table_gives_a_rematch_in_which_the_loser_begins(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            await play_to_the_end(lea, max_)
            asked = await max_.command("rematch")
            assert "table" not in asked
            reply = await lea.command("rematch")
            await max_.until(lambda: max_.updates[-1]["kind"] == "rematched")
            async with Seat(lea.server, reply["table"]) as first, Seat(max_.server, reply["table"]) as second:
                await first.command("ready", nonce="mine")
                await everybody(first, second, status="running")
                winners = lea.state["result"]["winners"]
                if len(winners) == 1:
                    assert first.state["to_move"] == 1 - winners[0]
                assert first.state["audience"] == 0

    run(play())


def test_a_finished_game_can_be_played_on_from_any_decision(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            await play_to_the_end(lea, max_)
            wish = {"game": "lumiere", "decision": 7, "seats": [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]}
            made = await lea.server.post(f"/api/tables/{lea.table}/fork", wish)
            past = await lea.server.get(f"/api/tables/{lea.table}/decisions/7?seat=-1")
            async with Seat(lea.server, made["table"]["id"]) as seat:
                assert made["table"]["forked_from"] == lea.table
                await seat.command("start")
                first = await seat.server.get(f"/api/tables/{seat.table}/decisions/0?seat=-1")
                assert first["state"]["view"] == past["state"]["view"]
                await seat.play(lambda state: state["legal"][0]["id"])
                record = await seat.server.get(f"/api/tables/{seat.table}/record")
                assert paname.replay(record).scores() == seat.state["result"]["scores"]

    run(play())


def test_the_host_arranges_the_seats_and_nobody_else(url, run):
    async def play():
        lea, max_ = await Server.guest(url, "Léa"), await Server.guest(url, "Max")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        async with Seat(lea, table) as host, Seat(max_, table) as guest:
            for command, code in (
                ({"kind": "seat", "seat": 1, "level": "flaneur"}, "not_host"),
                ({"kind": "start"}, "not_host"),
            ):
                name = command.pop("kind")
                fields = {"kind": "bot", **command} if name == "seat" else command
                with pytest.raises(Refused) as refused:
                    await send(guest, name, fields)
                assert refused.value.code == code
            with pytest.raises(Refused) as refused:
                await host.command("start")
            assert refused.value.code == "seats_open"
            await send(host, "seat", {"seat": 1, "kind": "bot", "level": "touriste"})
            with pytest.raises(Refused) as refused:
                await guest.command("join")
            assert refused.value.code == "seat_taken"
            await send(host, "seat", {"seat": 1, "kind": "open"})
            await guest.command("join", seat=1, nonce="mine")
            await host.command("start")
            await everybody(host, status="running")
            assert (await lea.get(f"/api/tables/{table}"))["table"]["seal"]["nonces"][1] == "mine"

    run(play())


async def send(seat, name, fields):
    """A command whose own field is called kind."""
    reply = await seat.server.post(f"/api/tables/{seat.table}/commands", {"type": name, **fields})
    assert reply["ok"]


def test_leaving_lets_a_bot_play_until_one_is_back(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            if lea.state["legal"]:
                await step(lea, max_)
            await max_.command("leave")
            await lea.until(lambda: bool(lea.state["legal"]))
            assert any(update.get("by") == "bot" for update in lea.updates)
            with pytest.raises(Refused):
                await max_.command("move", decision=max_.state["decision"], action=0)
            await max_.command("return")
            await step(lea, max_)
            await everybody(lea, max_, to_move=1)
            assert max_.state["legal"]

    run(play())


def test_resigning_ends_a_game_of_two(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            await lea.command("resign")
            await everybody(lea, max_, status="over")
            result = max_.state["result"]
            assert (result["reason"], result["seat"], result["winners"], result["places"]) == (
                "resigned",
                0,
                [1],
                [2, 1],
            )
            assert max_.updates[-1]["seal"]["secret"]

    run(play())


def test_hints_come_from_the_strongest_bot_and_only_for_who_is_to_move(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            seat, other = mover(lea, max_)
            hint = (await seat.command("hint"))["hint"]
            assert hint["action"] in seat.state["legal"]
            assert hint["level"] == "haussmann"
            assert all(term["points"] != 0 for term in hint["terms"])
            with pytest.raises(Refused):
                await other.command("hint")
        async with two_at_a_table(url, rated=True) as (lea, max_):
            seat, _ = mover(lea, max_)
            for question in ({"kind": "hint"}, {"kind": "forecast", "actions": [0], "decision": 0}):
                with pytest.raises(Refused) as refused:
                    await seat.command(question.pop("kind"), **question)
                assert refused.value.code == "not_allowed"

    run(play())


def test_options_and_settings_are_checked_with_a_sentence(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        for wish, word in (
            ({"game": "chess"}, "game"),
            ({"game": "lumiere", "players": 3}, "3 isn't one of 2"),
            ({"game": "lumiere", "options": {"colour": "mauve"}}, "'colour' isn't one of postcards, flip_buildings"),
            ({"game": "lumiere", "seats": [{"kind": "me"}]}, "1 were described"),
            ({"game": "lumiere", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "god"),
            ({"game": "lumiere", "seats": [{"kind": "me"}, {"kind": "ghost"}]}, "ghost"),
            ({"game": "lumiere", "clock": {"kind": "fischer"}}, "Fischer"),
            ({"game": "lumiere", "clock": {"kind": "days", "days": 1000}}, "days"),
            ({"game": "lumiere", "undo": "maybe"}, "maybe"),
            ({"game": "lumiere", "record": {"actions": []}}, "record"),
        ):
            with pytest.raises(Refused, match=word):
                await lea.post("/api/tables", wish)

    run(play())


def test_the_same_command_makes_one_table(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        one = await lea.post("/api/tables", {"game": "lumiere", "id": "once"})
        two = await lea.post("/api/tables", {"game": "lumiere", "id": "once"})
        assert one["table"]["id"] == two["table"]["id"]

    run(play())


def test_nothing_is_commanded_without_a_session(url):
    status, _, body = request(f"{url}/api/tables", "POST", {"game": "lumiere"})
    assert (status, json.loads(body)["error"]["code"]) == (401, "no_session")


def test_the_example_takes_a_seat_by_its_link_and_plays(url, run, capsys):
    from examples.remote_bot import main

    async def play():
        lea = await Server.guest(url, "Léa")
        made = await lea.post("/api/tables", {"game": "paris_paris", "players": 2})
        robo = asyncio.create_task(main(url + made["link"]))
        async with Seat(lea, made["table"]["id"]) as seat:
            await seat.until(lambda: any(update["kind"] == "joined" for update in seat.updates))
            await seat.command("start")
            await seat.play(lambda state: state["legal"][0]["id"])
            await robo
            assert f"Scores {seat.state['result']['scores']}" in capsys.readouterr().out

    run(play())
