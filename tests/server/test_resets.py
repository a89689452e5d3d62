"""A forgotten password: a link by mail that works once, and answers that tell nothing about who is here."""

import asyncio
import json
import re
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running, member, request
from tests.server.receivers import MailServer, eventually

from paname.client import Refused, Server
from paname.server.store.schema import tickets, ways

LINK = re.compile(r"https://paname\.example/reset#(\S+)")
FRESH = "quite another sentence of mine"


@pytest.fixture(scope="module")
def mails():
    with MailServer() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(tmp_path_factory, mails):
    own = {"smtp_host": "127.0.0.1", "smtp_port": mails.port, "smtp_security": "none"}
    own |= {"mail_from": "Paname <paname@paname.example>", "public_url": "https://paname.example"}
    with Running(replace(PATIENT, data=str(tmp_path_factory.mktemp("mailing")), **own)) as running:
        yield running


async def with_address(server, name, address, confirmed=1):
    """Somebody with an account and a mail address."""
    person = await member(server.url, name)
    user = (await person.get("/api/me"))["user"]
    row = {"id": user["id"], "user_id": user["id"], "kind": "mail", "address": address, "kinds": "", "created": 1}
    row |= {"confirmed": confirmed}
    await server.services.hub.store.write(lambda connection: connection.execute(sa.insert(ways), row).rowcount)
    return person, user


def token_in(mail):
    return LINK.search(mail.get_content()).group(1)


def to(mails, address):
    return [mail for mail in mails.mails if mail["To"] == address]


@pytest.mark.parametrize("by", ["name", "address"])
def test_a_link_by_mail_sets_a_new_password_once_and_ends_every_session(mailing, mails, run, by):
    async def play():
        address = f"lea.{by}@example.org"
        lea, user = await with_address(mailing, "Léa", address)
        nobody = Server(mailing.url)
        who = user["name"] if by == "name" else address.upper()
        await nobody.post("/api/login/reset", {"who": who, "language": "fr"})
        [mail] = await asyncio.to_thread(eventually, lambda: to(mails, address))
        assert mail["Subject"] == "Un nouveau mot de passe pour Paname"
        token = token_in(mail)
        query = sa.select(tickets.c.token).where(tickets.c.user_id == user["id"])
        stored = await mailing.services.hub.store.read(lambda connection: connection.execute(query).scalars().all())
        assert token not in stored
        with pytest.raises(Refused) as weak:
            await nobody.post("/api/login/reset/finish", {"ticket": token, "password": "password1"})
        assert weak.value.error["case"] == "password"
        done = await nobody.post("/api/login/reset/finish", {"ticket": token, "password": FRESH, "token": True})
        assert done["user"]["id"] == user["id"]
        with pytest.raises(Refused):
            await lea.get("/api/me")
        with pytest.raises(Refused) as again:
            await nobody.post("/api/login/reset/finish", {"ticket": token, "password": FRESH})
        assert again.value.error["case"] == "reset"
        back = await nobody.post("/api/login", {"name": user["name"], "password": FRESH, "token": True})
        assert back["user"]["id"] == user["id"]

    run(play())


def test_nobody_learns_who_is_here(mailing, mails, run):
    async def play():
        _, known = await with_address(mailing, "Max", "max@example.org")
        _, unsure = await with_address(mailing, "Zoé", "zoe@example.org", confirmed=0)
        before = len(mails.mails)
        answers = []
        for who in (known["name"], unsure["name"], "zoe@example.org", "nobody at all", "x@example.org"):
            body = {"who": who}
            answers.append(await asyncio.to_thread(request, f"{mailing.url}/api/login/reset", "POST", body))
        assert {(status, body) for status, _, body in answers} == {(202, b"{}")}
        assert len({tuple(sorted((k, v) for k, v in headers.items() if k != "date")) for _, headers, _ in answers}) == 1
        await asyncio.to_thread(eventually, lambda: to(mails, "max@example.org"))
        await asyncio.sleep(0.3)
        assert len(mails.mails) == before + 1

    run(play())


def test_an_account_gets_only_so_many_links_and_one_use_ends_the_others(mailing, mails, run):
    async def play():
        address = "tom@example.org"
        await with_address(mailing, "Tom", address)
        nobody = Server(mailing.url)
        for _ in range(5):
            await nobody.post("/api/login/reset", {"who": address})
            await asyncio.sleep(0.1)
        await asyncio.to_thread(eventually, lambda: len(to(mails, address)) >= 3)
        await asyncio.sleep(0.3)
        first, second, third = [token_in(mail) for mail in to(mails, address)]
        await nobody.post("/api/login/reset/finish", {"ticket": second, "password": FRESH})
        for token in (first, third):
            with pytest.raises(Refused):
                await nobody.post("/api/login/reset/finish", {"ticket": token, "password": FRESH})

    run(play())


def test_asking_is_slowed_down_and_a_server_without_mail_says_so(tmp_path, mails, url, run):
    status, _, body = request(f"{url}/api/login/reset", "POST", {"who": "anybody"})
    assert status == 403
    assert json.loads(body)["error"]["case"] == "no_mail"
    own = {"smtp_host": "127.0.0.1", "smtp_port": mails.port, "mail_from": "p@paname.example"}
    own |= {"public_url": "https://paname.example", "smtp_security": "none", "logins_per_minute": 10}
    with Running(replace(PATIENT, data=str(tmp_path), **own)) as slow:
        asked = [request(f"{slow.url}/api/login/reset", "POST", {"who": "one"})[0] for _ in range(6)]
    assert asked[0] == 202
    assert 429 in asked
