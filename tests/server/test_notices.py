"""Notices with real parts: SMTP, a push service that decrypts, webhooks; on SQLite and PostgreSQL."""

import asyncio
import json
import re
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running, request
from tests.server.receivers import Browser, MailServer, WebServer, eventually, vapid_claims

from paname.client import Refused, Seat, Server
from paname.server.store.schema import notices, ways
from paname.server.wire import Person

TWO_DAYS = {"kind": "days", "days": 2}
NO_NIGHT = {"quiet": False}
TURNS = {"kinds": {"push": ["turn"]}}


@pytest.fixture(scope="module")
def mail():
    with MailServer() as server:
        yield server


@pytest.fixture(scope="module")
def web():
    with WebServer() as server:
        yield server


def settings(mail, **given):
    far = {"push_subject": "mailto:host@example.org", "webhooks": True, "private_addresses": True}
    far |= {
        "smtp_host": "127.0.0.1",
        "smtp_port": mail.port,
        "smtp_security": "none",
        "mail_from": "paname@example.org",
    }
    return replace(PATIENT, public_url="https://paname.example", notice_seconds=0.2, **far, **given)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request, mail, web, tmp_path_factory):
    """A server that can tell people, on either database."""
    from tests.server import databases

    given = {"data": str(tmp_path_factory.mktemp("house"))}
    if request.param == "postgres":
        given["database"] = databases.create_database(request.getfixturevalue("postgres_server"))
    with Running(settings(mail, **given)) as running:
        yield running
    if "database" in given:
        databases.drop_database(given["database"])


def path(house, name):
    """An address of this house's own."""
    return f"/{house.settings.port}/{name}"


def rows(house, *which):
    """What the outbox holds."""

    async def read():
        query = sa.select(notices).where(*which).order_by(notices.c.id)
        return await house.services.hub.store.read(lambda c: [dict(row) for row in c.execute(query).mappings()])

    return asyncio.run_coroutine_threadsafe(read(), house.services.hub.loop).result(10)


async def laid(url, lea, max_, **wish):
    """A table of the two with a running game; nobody is there."""
    made = await lea.post("/api/tables", {"game": "lumiere", "clock": TWO_DAYS, **wish})
    table = made["table"]["id"]
    await max_.post(f"/api/tables/{table}/commands", {"type": "join", "id": "join"})
    await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "start"})
    return table


async def turn(server, table):
    """One decision of whoever is to move, by HTTP: nobody is at the table."""
    state = (await server.get(f"/api/tables/{table}"))["state"]
    if not state["legal"]:
        return False
    action = state["legal"][0]["id"]
    move = {"type": "move", "id": f"m{state['decision']}", "decision": state["decision"], "action": action}
    await server.post(f"/api/tables/{table}/commands", move)
    return True


async def people(url):
    return await asyncio.gather(Server.guest(url, "Léa"), Server.guest(url, "Max"))


async def add(server, way, **more):
    return await server.post("/api/me/notices/ways", {**way, "zone": "Europe/Paris", "language": "en", **more})


async def change(server, **wishes):
    return await asyncio.to_thread(server.request, "PATCH", "/api/me/notices", wishes)


def test_a_turn_comes_by_push_mail_and_webhook_once(run, house, mail, web):
    async def play():
        lea, max_ = await people(house.url)
        browser = Browser(web, path(house, "push/one"))
        view = await add(lea, browser.subscription())
        await add(lea, {"kind": "hook", "address": web.url(path(house, "hook/one")), "form": "json"})
        address = f"lea-{house.settings.port}@example.org"
        await add(lea, {"kind": "mail", "address": address})
        confirm = await asyncio.to_thread(eventually, lambda: [m for m in mail.mails if m["To"] == address])
        token = re.search(r"/mail/confirm/(\S+)", confirm[0].get_content())[1]
        await lea.post(f"/api/mail/confirm/{token}", {})
        await change(lea, **NO_NIGHT, kinds={way: ["turn", "over"] for way in ("push", "mail", "hook")})
        table = await laid(house.url, lea, max_)
        await turn(lea, table)
        await turn(max_, table)
        return browser, view["push_key"], address, table

    browser, key, address, table = run(play())
    [push] = eventually(browser.read)
    assert push["title"] == "Your move in Lumière"
    assert push["body"].startswith("With Max. You have until ")
    assert (push["url"], push["tag"], push["count"]) == (f"/t/{table}", table, 1)
    [(_, headers, _)] = web.at(path(house, "push/one"))
    claims = vapid_claims(headers["Authorization"], key)
    assert claims["aud"] == web.url("")
    assert claims["sub"] == "mailto:host@example.org"
    [(_, headers, body)] = eventually(lambda: web.at(path(house, "hook/one")))
    hook = json.loads(body)
    assert hook["link"] == f"https://paname.example/t/{table}"
    assert headers["Idempotency-Key"] == hook["id"]
    mails = eventually(lambda: [m for m in mail.mails if m["To"] == address and "Your move" in m["Subject"]])
    assert len(mails) == 1
    assert f"https://paname.example/t/{table}" in mails[0].get_content()
    assert mails[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mails[0]["List-Unsubscribe"].strip("<>").replace("https://paname.example", house.url)
    assert request(stop, "POST", b"List-Unsubscribe=One-Click")[0] == 200
    found = rows(house, notices.c.table_id == table, notices.c.says == "turn", notices.c.outcome == "sent")
    assert len(found) == 2  # those of the address are gone with it
    assert len(browser.read()) == len(web.at(path(house, "hook/one"))) == 1


def test_nothing_comes_to_somebody_at_the_table_and_it_comes_when_they_look_away(run, house, web, monkeypatch):
    monkeypatch.setattr("paname.server.notices.sender.HOLD", 500)
    browser = Browser(web, path(house, "push/front"))

    async def play():
        lea, max_ = await people(house.url)
        await add(lea, browser.subscription())
        await change(lea, **NO_NIGHT, **TURNS)
        table = await laid(house.url, lea, max_)
        async with Seat(lea, table) as seat:
            while await turn(lea, table):
                pass
            await turn(max_, table)
            seen = notices.c.outcome == "seen"
            await asyncio.to_thread(eventually, lambda: rows(house, notices.c.table_id == table, seen))
            assert browser.read() == []
            await seat.send(json.dumps({"type": "attend", "front": False}))
            while await turn(lea, table):
                pass
            await turn(max_, table)
            await asyncio.to_thread(eventually, browser.read)
        return table

    table = run(play())
    assert [push["url"] for push in browser.read()] == [f"/t/{table}"]


def test_a_turn_that_was_made_in_the_night_is_not_told_and_the_rest_is_one_digest(run, house, web):
    browser = Browser(web, path(house, "push/night"))

    async def play():
        lea, max_ = await people(house.url)
        await add(lea, browser.subscription())
        await change(lea, quiet=True, quiet_from=0, quiet_to=1439, **TURNS)
        tables = [await laid(house.url, lea, max_) for _ in range(3)]
        for table in tables:
            await turn(lea, table)
            await turn(max_, table)
        await asyncio.sleep(0.6)
        await turn(lea, tables[0])
        return lea, tables

    lea, tables = run(play())
    mine = notices.c.table_id.in_(tables), notices.c.says == "turn"
    assert browser.read() == []
    assert [row["outcome"] for row in rows(house, *mine, notices.c.table_id == tables[0]) if row["done"]]
    dawn = sa.update(notices).where(notices.c.done == 0, notices.c.says == "turn", *mine[:1]).values(due=0)

    run(change(lea, quiet=False))
    write = house.services.hub.store.write(lambda connection: connection.execute(dawn).rowcount)
    asyncio.run_coroutine_threadsafe(write, house.services.hub.loop).result(10)
    [push] = eventually(browser.read)
    assert push["title"] == "News from 2 games"
    assert push["url"] == "/"
    assert len(browser.read()) == 1


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_is_tried_again(run, house, web, monkeypatch):
    monkeypatch.setattr("paname.server.notices.sender.PAUSES", (0.2, 0.2))
    browser = Browser(web, path(house, "push/busy"))

    async def play():
        lea, max_ = await people(house.url)
        await add(lea, browser.subscription())
        await change(lea, **NO_NIGHT, **TURNS)
        table = await laid(house.url, lea, max_)
        web.statuses[:] = [503, 201, 410]
        await turn(lea, table)
        await turn(max_, table)
        await asyncio.to_thread(eventually, lambda: len(web.at(path(house, "push/busy"))) == 2)
        await turn(lea, table)
        await turn(max_, table)
        await asyncio.to_thread(eventually, lambda: not lea.request("GET", "/api/me/notices", None)["ways"])

    run(play())
    first, second, third = (headers for _, headers, _ in web.at(path(house, "push/busy")))
    assert first["Topic"] == second["Topic"] == third["Topic"]
    assert web.statuses == []


def test_a_session_that_ends_takes_its_browser_with_it_and_a_person_everything(run, house, web):
    browser = Browser(web, path(house, "push/ends"))

    async def live():
        lea, max_ = await people(house.url)
        await add(lea, browser.subscription())
        await add(lea, {"kind": "hook", "address": web.url(path(house, "hook/ends")), "form": "ntfy"})
        table = await laid(house.url, lea, max_)
        await turn(lea, table)
        data = await lea.get("/api/me/data")
        [user] = {data["user"]["id"]}
        await lea.post("/api/logout", {})
        return data, user

    data, user = run(live())
    assert [way["kind"] for way in data["notices"]["ways"]] == ["push", "hook"]
    assert all("secrets" not in way for way in data["notices"]["ways"])
    assert data["notices"]["wishes"]["zone"] == "Europe/Paris"

    def count(*which):
        query = sa.select(sa.func.count()).select_from(ways).where(ways.c.user_id == user, *which)
        read = house.services.hub.store.read(lambda connection: connection.execute(query).scalar())
        return asyncio.run_coroutine_threadsafe(read, house.services.hub.loop).result(10)

    assert (count(ways.c.kind == "push"), count(ways.c.kind == "hook")) == (0, 1)
    forget = house.services.accounts.delete(Person(user, "Léa", account=False))
    asyncio.run_coroutine_threadsafe(forget, house.services.hub.loop).result(20)
    assert count() == 0
    assert rows(house, notices.c.user_id == user) == rows(house, notices.c.actor == user) == []


def test_an_address_is_used_only_after_its_link_and_a_full_mail_server_is_tried_again(run, house, mail, monkeypatch):
    monkeypatch.setattr("paname.server.notices.sender.PAUSES", (0.2, 0.2, 0.2))
    address = f"unsure-{house.settings.port}@example.org"

    async def live():
        lea, max_ = await people(house.url)
        await add(lea, {"kind": "mail", "address": address})
        await change(lea, **NO_NIGHT, kinds={"mail": ["turn"]})
        table = await laid(house.url, lea, max_)
        await turn(lea, table)
        await turn(max_, table)
        assert rows(house, notices.c.table_id == table) == []
        asked = next(one for one in mail.mails if one["To"] == address)
        token = re.search(r"/mail/confirm/(\S+)", asked.get_content())[1]
        with pytest.raises(Refused):
            await lea.post(f"/api/mail/confirm/{token[:-1]}x", {})
        await lea.post(f"/api/mail/confirm/{token}", {})
        mail.answers[:] = ["452 full"]
        await turn(lea, table)
        await turn(max_, table)
        return table

    table = run(live())
    mails = eventually(lambda: [one for one in mail.mails if one["To"] == address and "Your move" in one["Subject"]])
    assert len(mails) == 1
    eventually(lambda: [row for row in rows(house, notices.c.table_id == table) if row["outcome"] == "sent"])
    [row] = [row for row in rows(house, notices.c.table_id == table) if row["outcome"] == "sent"]
    assert (row["attempts"], mails[0]["Message-ID"]) == (1, f"<{row['batch']}@example.org>")
