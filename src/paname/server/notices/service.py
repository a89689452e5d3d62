"""Notices of one server process: its keys and channels, the sender, and what people change about their ways."""

import json
import logging
import time
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from paname.server.hub.hub import Hub
from paname.server.ids import new_id, new_token, now
from paname.server.notices import ways as stored
from paname.server.notices.channel import Channel, Outcome, Target
from paname.server.notices.encryption import Identity, new_identity
from paname.server.notices.guard import Post
from paname.server.notices.hooks import HookChannel
from paname.server.notices.letter import Letter
from paname.server.notices.links import Links
from paname.server.notices.mail import MailChannel, Mailer
from paname.server.notices.mornings import MARK, day_of
from paname.server.notices.outbox import LOOKED
from paname.server.notices.push import PushChannel
from paname.server.notices.sender import Sender
from paname.server.notices.words import words_of
from paname.server.refusals import Refusal
from paname.server.store.schema import keys, ways

MOST_WAYS: Final = 12
logger = logging.getLogger("paname.notices")


class Notices:
    """Everything about notices that a request may need."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.post = Post(allows_private=self.settings.private_addresses)
        self.mailer = Mailer(self.settings)
        self.channels: dict[str, Channel] = {}
        self.sender = Sender(hub, self.channels)
        self.links = Links(self.settings.public_url, "")
        self.push_key = ""

    # Life ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Find the keys, or make them, and begin to send; nothing happens where the operator has set nothing up."""
        offered = self.settings.ways()
        if not offered:
            return
        self.links = Links(self.settings.public_url, await self.key("links", new_token))
        if "push" in offered:
            identity = Identity(await self.key("push", new_identity))
            self.push_key = identity.public
            self.channels["push"] = PushChannel(self.post, identity, self.settings.push_subject)
        if "mail" in offered:
            self.channels["mail"] = MailChannel(self.mailer, self.links)
        if "hook" in offered:
            self.channels["hook"] = HookChannel(self.post, self.links)
        await self.key(MARK, lambda: day_of(now()))
        self.hub.keep(self.sender.run())

    async def close(self) -> None:
        """Let go of connections and threads."""
        await self.post.close()
        self.mailer.close()

    async def key(self, name: str, make: Any) -> str:  # noqa: ANN401 - makes a text
        """A key of the server's own, made once and kept; whichever process comes first makes it."""

        def job(connection: sa.Connection) -> str:
            known: str | None = connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
            if known is None:
                known = str(make())
                connection.execute(sa.insert(keys), {"name": name, "value": known})
            return known

        try:
            return await self.hub.store.write(job)
        except sa.exc.IntegrityError:  # another process was faster
            return await self.hub.store.write(job)

    async def look(self, user: str, table: str) -> None:
        """Somebody looks at a table: what is said there next is news again."""
        try:
            await self.hub.store.write(lambda connection: LOOKED.run(connection, {"user": user, "table": table}))
        except Exception as error:  # noqa: BLE001 - the next look tries again
            logger.warning("a look could not be noted", extra={"table": table, "error": repr(error)})

    # Ways ----------------------------------------------------------------------------------------------

    async def view(self, user: str, session: str) -> dict[str, Any]:
        """How somebody is told, for themselves."""

        def job(connection: sa.Connection) -> dict[str, Any]:
            return {**stored.wishes_of(connection, user), "ways": stored.ways_of(connection, user)}

        found = await self.hub.store.read(job)
        found["ways"] = [way_view(way, session) for way in found["ways"]]
        return {**found, "offered": list(self.settings.ways()), "push_key": self.push_key}

    async def change(self, user: str, changes: dict[str, Any]) -> None:
        """Other kinds, quiet hours, time zone or language."""
        await self.hub.store.write(partial(stored.save_wishes, user=user, changes=changes))

    async def add(self, user: str, kind: str, address: str, **facts: Any) -> str:  # noqa: ANN401 - columns
        """A new way; returns its id."""
        if kind not in self.settings.ways():
            raise Refusal("not_allowed.way_off")
        if kind != "mail" and not self.post.may_go(address):
            raise Refusal("invalid.https", field="address")
        known = await self.hub.store.read(partial(stored.ways_of, user=user))
        if len(known) >= MOST_WAYS:
            raise Refusal("not_allowed.many_ways", ways=MOST_WAYS)
        row = {"id": new_id(12), "user_id": user, "kind": kind, "address": address, "created": now(), **facts}
        row["confirmed"] = 0 if kind == "mail" else now()
        await self.hub.store.write(partial(stored.add_way, row=row))
        return str(row["id"])

    async def remove(self, user: str, way: str) -> None:
        """Not this way any more."""
        mine = (ways.c.user_id == user, ways.c.id == way)
        if not await self.hub.store.write(lambda connection: stored.drop_ways(connection, *mine)):
            raise Refusal("not_found.way")

    async def find(self, user: str, way: str) -> dict[str, Any]:
        """One of somebody's ways."""
        known = await self.hub.store.read(partial(stored.ways_of, user=user))
        found = next((one for one in known if one["id"] == way), None)
        if found is None:
            raise Refusal("not_found.way")
        return found

    # Letters that are asked for ------------------------------------------------------------------------

    async def test(self, user: str, way: str, name: str) -> dict[str, Any]:
        """Send a test at once, past the outbox, and say what became of it."""
        row = await self.find(user, way)
        if row["kind"] == "mail" and not row["confirmed"]:
            raise Refusal("wrong_status.unconfirmed")
        channel = self.channels.get(row["kind"])
        if channel is None:
            raise Refusal("not_allowed.way_off")
        wishes = await self.hub.store.read(partial(stored.wishes_of, user=user))
        letter = Letter(new_id(16), user, (), wishes["language"] or "en", wishes["zone"] or "UTC", test=name)
        target = Target(row["id"], row["kind"], row["form"], row["address"], row["secrets"])
        began = time.monotonic()
        outcome = await channel.send(target, letter)
        await self.note(row, outcome)
        took = int(1000 * (time.monotonic() - began))
        return {"ok": outcome.fate == "sent", "why": outcome.why, "status": outcome.status, "ms": took}

    async def note(self, row: dict[str, Any], outcome: Outcome) -> None:
        """A test that arrives makes a way well again; one that doesn't says what is wrong with it."""
        if outcome.fate == "sent":
            change = (
                sa.update(ways).where(ways.c.id == row["id"]).values(trouble="", confirmed=row["confirmed"] or now())
            )
            await self.hub.store.write(lambda connection: connection.execute(change).rowcount)
        else:
            settle = partial(stored.settle_way, way=row["id"], fate=outcome.fate, trouble=outcome.why)
            await self.hub.store.write(settle)

    async def ask_address(self, way: str, address: str, language: str) -> None:
        """Send the mail that asks whether an address is right."""
        words, site = words_of(language), self.settings.public_url
        text = words.say("mail.confirm", site=site, link=self.links.page("confirm", way)) + "\n"
        outcome = await self.mailer.send(address, words.say("mail.confirm_subject"), text, new_id(16), {})
        if outcome.fate != "sent":
            raise Refusal("not_allowed.mail_failed", reason=outcome.why, status=outcome.status)

    async def follow(self, action: str, token: str) -> None:
        """Do what a link of a mail is for."""
        way = self.links.way(action, token)
        if way is None:
            raise Refusal("not_found.link")
        if action == "stop":
            await self.hub.store.write(lambda connection: stored.drop_ways(connection, ways.c.id == way))
        elif not await self.hub.store.write(partial(stored.confirm_way, way=way)):
            raise Refusal("not_found.link")


def way_view(way: dict[str, Any], session: str) -> dict[str, Any]:
    """A way as its person sees it; of a browser its name, not its address."""
    shown = {name: way[name] for name in ("id", "kind", "form", "label", "trouble", "created")}
    address = "" if way["kind"] == "push" else way["address"]
    here = way["kind"] == "push" and way["session_id"] == session
    return {**shown, "address": address, "confirmed": way["confirmed"] > 0, "here": here}


def browser_keys(p256dh: str, auth: str) -> str:
    """A browser's keys as they are stored."""
    return json.dumps({"p256dh": p256dh, "auth": auth})
