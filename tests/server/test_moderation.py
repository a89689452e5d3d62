"""Hosts keep the peace at their tables, people keep away from each other, and admins have the last word."""

import asyncio
import json
from dataclasses import replace

import pytest
from click.testing import CliRunner
from tests.server.harness import PATIENT, Running, everybody, member, request, two_at_a_table
from tests.server.tables import LEA, MAX, ZOE, Desk

from paname.cli.main import cli
from paname.client import Refused, Seat, Server
from paname.server.ids import now
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.entries import Ended
from paname.server.table.moderation_entries import Closed, MuteSet, Removed
from paname.server.table.new_table import create
from paname.server.table.table import table_of


def refused(desk, actor, command):
    """The key of a refusal."""
    with pytest.raises(Refusal) as found:
        desk.command(actor, command)
    return found.value.key


def waiting():
    """A table that has not begun; Max has sat down."""
    desk = Desk.__new__(Desk)
    desk.table, desk.now, desk.commands = table_of([create(ask.NewTable(game="lumiere"), LEA, 1_000)]), 2_000, 0
    desk.command(MAX, ask.Join())
    return desk


def test_a_host_closes_a_table_that_waits_or_a_game_that_runs():
    desk = waiting()
    assert refused(desk, MAX, ask.Close()) == "not_host.moderates"
    assert [type(entry) for entry in desk.command(LEA, ask.Close())] == [Closed]
    assert desk.table.status == "over"
    assert refused(desk, ZOE, ask.Join()) == "wrong_status.over"
    desk = Desk()
    ended = desk.command(LEA, ask.Close())
    assert [type(entry) for entry in ended] == [Ended]
    assert (ended[0].reason, ended[0].winners) == ("closed", [])
    assert desk.command(LEA, ask.Close()) == []
    assert refused(Desk(rated=True), LEA, ask.Close()) == "not_allowed.close_rated"


def test_a_host_sends_away_who_has_not_begun_to_play():
    desk = waiting()
    assert [type(entry) for entry in desk.command(LEA, ask.Remove(user=MAX.user))] == [Removed]
    assert desk.table.seats[1].kind == "open"
    assert refused(desk, MAX, ask.Join()) == "not_allowed.barred"
    assert refused(desk, MAX, ask.Chat(text="but why")) == "not_allowed.muted"
    assert refused(desk, LEA, ask.Remove(user=LEA.user)) == "not_allowed.remove"
    assert refused(desk, LEA, ask.Remove(user="u-nobody")) == "not_found.user"
    desk = Desk()
    assert refused(desk, LEA, ask.Remove(user=MAX.user)) == "not_allowed.remove"
    desk.command(ZOE, ask.Chat(text="I only watch"))
    assert desk.command(LEA, ask.Remove(user=ZOE.user))[0].name == ZOE.name


def test_after_somebody_was_sent_away_the_host_lets_people_in_one_by_one():
    desk = waiting()
    desk.command(LEA, ask.Remove(user=MAX.user))
    again = replace(MAX, user="u-max-again", name="Not Max")
    assert refused(desk, again, ask.Join()) == "not_allowed.door"
    assert refused(desk, replace(again, account=True), ask.Join()) == "not_allowed.door"
    assert refused(desk, again, ask.Chat(text="it's me")) == "not_allowed.muted"
    desk.command(LEA, ask.Invite(user=ZOE.user, name=ZOE.name, account=ZOE.account))
    desk.command(ZOE, ask.Chat(text="thanks"))
    desk.command(ZOE, ask.Join())
    assert desk.table.seats[1].user == ZOE.user
    desk.command(LEA, ask.Leave())
    desk.command(LEA, ask.Join())
    assert desk.table.seats[0].user == LEA.user


def test_m6_a_host_mutes_and_lets_speak_again():
    desk = Desk()
    desk.command(ZOE, ask.Chat(text="la la la"))
    assert [type(entry) for entry in desk.command(LEA, ask.Mute(user=ZOE.user))] == [MuteSet]
    assert refused(desk, ZOE, ask.Chat(text="la la la")) == "not_allowed.muted"
    assert desk.command(LEA, ask.Mute(user=ZOE.user)) == []
    desk.command(LEA, ask.Mute(user=ZOE.user, muted=False))
    desk.command(ZOE, ask.Chat(text="sorry"))
    assert table_of(desk.table.log).muted == frozenset()


def test_a_host_sees_who_watches_in_silence_and_sends_them_away(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, max_):
            zoe = await Server.guest(url, "Zoé")
            user = (await zoe.get("/api/me"))["user"]["id"]
            path = f"/api/tables/{lea.table}/watchers"
            async with Seat(zoe, lea.table) as seat, Seat(Server(url), lea.table):
                found = await lea.server.get(path)
                assert found == {"people": [{"id": user, "name": "Zoé", "here": True, "came": None}], "watchers": 2}
                for other in (zoe, max_.server, Server(url)):
                    with pytest.raises(Refused):
                        await other.get(path)
                await lea.command("remove", user=user)
                async with asyncio.timeout(5):
                    while seat.failure is None:
                        await asyncio.sleep(0.02)
            assert (await lea.server.get(path))["people"] == []

    run(play())


def test_before_the_game_a_host_sees_who_opened_the_link_and_nobody_who_was_forgotten_or_sent_away(url, run):
    async def play():
        lea, zoe, max_ = [await Server.guest(url, name) for name in ("Léa", "Zoé", "Max")]
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        path, before = f"/api/tables/{table}/watchers", now()
        ids = {}
        for name, one in (("Zoé", zoe), ("Max", max_)):
            ids[name] = (await one.get("/api/me"))["user"]["id"]
            async with Seat(one, table):
                await asyncio.sleep(0.01)
        while any(one["here"] for one in (await lea.get(path))["people"]):
            await asyncio.sleep(0.02)
        found = (await lea.get(path))["people"]
        assert [one["name"] for one in found] == ["Max", "Zoé"]
        assert all(before <= one["came"] <= now() for one in found)
        await lea.post(f"/api/tables/{table}/commands", {"type": "remove", "id": "away", "user": ids["Max"]})
        assert [one["name"] for one in (await lea.get(path))["people"]] == ["Zoé"]
        await asyncio.to_thread(request, f"{url}/api/me", "DELETE", None, {"Authorization": f"Bearer {zoe.token}"})
        assert (await lea.get(path))["people"] == []

    run(play())


def test_the_lines_of_somebody_sent_away_end_at_once(url, run):
    async def play():
        async with two_at_a_table(url) as (lea, _):
            zoe = await Server.guest(url, "Zoé")
            user = (await zoe.get("/api/me"))["user"]["id"]
            async with Seat(zoe, lea.table) as seat:
                await seat.command("chat", text="hello")
                await everybody(lea, n=seat.n)
                assert lea.updates[-1]["user"] == user
                await lea.command("remove", user=user)
                async with asyncio.timeout(5):
                    while seat.failure is None:
                        await asyncio.sleep(0.02)
                assert "4003" in str(seat.failure)
            with pytest.raises(Refused):
                await zoe.post(f"/api/tables/{lea.table}/commands", {"type": "chat", "id": "x", "text": "back"})

    run(play())


def test_people_who_blocked_each_other_do_not_sit_together(url, run):
    async def play():
        lea, max_ = [await Server.guest(url, name) for name in ("Léa", "Max")]
        ids = [(await one.get("/api/me"))["user"]["id"] for one in (lea, max_)]
        assert (await lea.post("/api/me/blocks", {"user": ids[1]}))["blocks"] == [{"id": ids[1], "name": "Max"}]
        for host, guest in ((lea, max_), (max_, lea)):
            table = (await host.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
            with pytest.raises(Refused) as found:
                await guest.post(f"/api/tables/{table}/commands", {"type": "join", "id": "j"})
            assert found.value.error["case"] == "blocked"
        assert len((await lea.get("/api/me"))["blocks"]) == 1
        await asyncio.to_thread(lea.request, "DELETE", f"/api/me/blocks/{ids[1]}", None)
        await max_.post(f"/api/tables/{table}/commands", {"type": "chat", "id": "c", "text": "hm"})
        assert (await lea.get("/api/me"))["blocks"] == []
        await lea.post(f"/api/tables/{table}/commands", {"type": "join", "id": "k"})
        for bad in (ids[0], "unobody"):
            with pytest.raises(Refused):
                await lea.post("/api/me/blocks", {"user": bad})

    run(play())


# Those who run it -------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def club(request, tmp_path):
    """A running server, and how its admin speaks to it."""
    database = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    settings = replace(PATIENT, data=str(tmp_path), database=database, sweep_seconds=0.1)

    def admin(*words):
        where = ["--data", str(tmp_path), *(["--database", database] if database else [])]
        found = CliRunner().invoke(cli, ["admin", *words, *where, "--json"])
        assert found.exit_code in (0, 1)
        return json.loads(found.stdout) if found.exit_code == 0 else found.stderr

    with Running(settings) as running:
        yield running, admin


def test_reports_are_stored_and_settled(club, run):
    running, admin = club

    async def play():
        lea, max_ = [await Server.guest(running.url, name) for name in ("Léa", "Max")]
        rude = (await max_.get("/api/me"))["user"]["id"]
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        await max_.post(f"/api/tables/{table}/commands", {"type": "chat", "id": "c", "text": "rude words"})
        await lea.post("/api/reports", {"user": rude, "table": table, "text": "rude words in the chat"})
        return rude, table

    rude, table = run(play())
    (report,) = admin("reports")["reports"]
    assert (report["subject"], report["table_id"], report["text"]) == (rude, table, "rude words in the chat")
    assert [line["text"] for line in admin("show", table)["chat"]] == ["rude words"]
    assert admin("show", rude)["reports"][0]["id"] == report["id"]
    assert admin("settle", report["id"]) == {"settled": report["id"]}
    assert admin("reports")["reports"] == []
    assert len(admin("reports", "--all")["reports"]) == 1
    assert "no open report" in admin("settle", report["id"])
    assert [deed["action"] for deed in admin("audit")["audit"]] == ["settle"]


def test_an_admin_mutes_bans_ends_and_archives_while_the_server_runs(club, run):
    running, admin = club

    async def play():
        lea, max_ = await member(running.url, "Léa"), await Server.guest(running.url, "Max")
        user = (await lea.get("/api/me"))["user"]["id"]
        assert [row["id"] for row in admin("users", "Léa")["users"]] == [user]
        table = (await max_.post("/api/tables", {"game": "lumiere", "listed": True}))["table"]["id"]
        commands = f"/api/tables/{table}/commands"
        await lea.post(commands, {"type": "join", "id": "j"})
        await max_.post(commands, {"type": "start", "id": "s"})
        await asyncio.to_thread(admin, "mute", user)
        with pytest.raises(Refused):
            await lea.post(commands, {"type": "chat", "id": "1", "text": "psst"})
        await asyncio.to_thread(admin, "mute", user, "--days", "0")
        await lea.post(commands, {"type": "chat", "id": "2", "text": "merci"})
        assert [row["id"] for row in (await asyncio.to_thread(admin, "tables"))["tables"]] == [table]
        async with Seat(max_, table) as seat, Seat(lea, table) as banned:
            await asyncio.to_thread(admin, "ban", user)
            async with asyncio.timeout(5):
                while banned.failure is None:
                    await asyncio.sleep(0.02)
            with pytest.raises(Refused):
                await lea.get("/api/me")
            await asyncio.to_thread(admin, "end", table)
            await everybody(seat, status="over")
            assert seat.state["result"]["reason"] == "closed"
        assert "over already" in await asyncio.to_thread(admin, "end", table)
        await asyncio.to_thread(admin, "archive", table)
        assert (await max_.get("/api/tables?status=over"))["tables"] == []

    run(play())
    deeds = [deed["action"] for deed in reversed(admin("audit")["audit"])]
    assert deeds == ["mute", "mute", "ban", "sign_out", "end", "archive"]
    assert "nobody with the id" in admin("ban", "unobody")
    assert "no table" in admin("archive", "nowhere")
