"""Passkeys: nothing made up, used twice, too old or meant for somebody else signs anybody in."""

import asyncio

import pytest
import sqlalchemy as sa
from tests.server.harness import member

from paname.client import Refused, Server
from paname.server.store.schema import passkeys, tickets

FORGED = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"clientDataJSON": "e30", "attestationObject": "oA", "authenticatorData": "oA", "signature": "oA"},
}


def test_an_answer_that_was_made_up_is_refused_and_its_question_is_used_up(url, run):
    async def play():
        lea = await member(url, "Léa")
        asked = await lea.post("/api/me/passkeys/options", {})
        assert asked["options"]["rp"]["id"] == "127.0.0.1"
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await lea.post("/api/me/passkeys", {"ticket": asked["ticket"], "credential": FORGED})
            assert refused.value.code == "invalid"
        assert (await lea.get("/api/me/passkeys"))["passkeys"] == []

    run(play())


@pytest.mark.parametrize("answer", [{}, FORGED, {**FORGED, "response": None}, {"id": ["AAAA"]}])
def test_nobody_signs_in_by_a_passkey_that_is_not_known(url, run, answer):
    async def play():
        nobody = Server(url)
        asked = await nobody.post("/api/login/passkey/options", {})
        assert asked["options"].get("allowCredentials", []) == []
        with pytest.raises(Refused) as refused:
            await nobody.post("/api/login/passkey", {"ticket": asked["ticket"], "credential": answer})
        assert refused.value.error["case"] == "passkey"

    run(play())


def test_a_question_is_for_whoever_asked_and_guests_have_no_passkeys(url, run):
    async def play():
        lea, max_, guest = await asyncio.gather(member(url, "Léa"), member(url, "Max"), Server.guest(url, "Zoé"))
        asked = await lea.post("/api/me/passkeys/options", {})
        with pytest.raises(Refused):
            await max_.post("/api/me/passkeys", {"ticket": asked["ticket"], "credential": FORGED})
        with pytest.raises(Refused):
            await guest.post("/api/me/passkeys/options", {})

    run(play())


def test_tickets_are_kept_as_digests_work_once_and_grow_old(server, url, run):
    async def play():
        held = server.services.tickets
        token = await held.give("test", 60, "u1", "value")
        query = sa.select(tickets.c.token).where(tickets.c.kind == "test")
        stored = await server.services.hub.store.read(lambda connection: connection.execute(query).scalars().all())
        assert token not in stored
        assert await held.look("test", token) == "u1"
        assert await held.use("other", token) is None
        assert await held.use("test", token) == ("u1", "value")
        assert await held.use("test", token) is None
        old = await held.give("test", -1, "u1")
        assert await held.use("test", old) is None
        withdrawn = await held.give("test", 60, "u1")
        await held.withdraw("test", "u1")
        assert await held.use("test", withdrawn) is None

    # The writer answers in the loop that asked, so a loop of our own will do.
    run(play())


def test_forgetting_somebody_forgets_their_passkeys(server, url, run):
    async def play():
        lea = await member(url, "Léa")
        who = (await lea.get("/api/me"))["user"]["id"]
        row = {"id": "k1", "user_id": who, "credential": "c1", "public_key": "p", "count": 0, "created": 1}
        await server.services.hub.store.write(lambda connection: connection.execute(sa.insert(passkeys), row).rowcount)
        assert [one["id"] for one in (await lea.get("/api/me/passkeys"))["passkeys"]] == ["k1"]
        assert "public_key" not in str((await lea.get("/api/me/data"))["passkeys"])
        await asyncio.to_thread(lea.request, "DELETE", "/api/me", None)
        query = sa.select(passkeys.c.id).where(passkeys.c.user_id == who)
        assert await server.services.hub.store.read(lambda connection: connection.execute(query).all()) == []

    run(play())
