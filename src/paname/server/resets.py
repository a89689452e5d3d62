"""A forgotten password: a link to the confirmed address of an account; the asker learns nothing from it."""

import asyncio
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from paname.server.accounts import Accounts
from paname.server.ids import new_id, now
from paname.server.notices.service import Notices
from paname.server.notices.words import words_of
from paname.server.passwords import check_password, spelled
from paname.server.refusals import Refusal
from paname.server.store.schema import tickets, told, users, ways
from paname.server.tickets import Tickets
from paname.server.wire import Person

KIND: Final = "reset"
SECONDS: Final = 3600
MOST: Final = 3  # links of one account at a time; more mails are not sent


class Resets:
    """Anybody may ask for one; only the person who reads the mail can finish it."""

    def __init__(self, accounts: Accounts, notices: Notices, held: Tickets) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.notices = notices
        self.tickets = held

    def ask(self, who: str, language: str) -> None:
        """Send a link if there is an account; afterwards, so that the time of the answer tells nothing."""
        if "mail" not in self.accounts.settings.ways():
            raise Refusal("not_allowed.no_mail")
        self.accounts.hub.keep(self.send(who, language))

    async def send(self, who: str, language: str) -> None:
        """A mail to every confirmed address of the account, or of the accounts with that address."""
        for row in await self.store.read(partial(addresses, who=who)):
            if await self.store.read(partial(waiting, user=row.id)) >= MOST:
                continue
            token = await self.tickets.give(KIND, SECONDS, row.id)
            say = words_of(row.language or language).say
            text = say("mail.reset", name=row.name, link=self.notices.links.to(f"/reset#{token}"))
            await self.notices.mailer.send(row.address, say("mail.reset_subject"), f"{text}\n", new_id(16), {})

    async def finish(self, token: str, password: str) -> Person:
        """The account with its new password; every session and every other link ends."""
        user = await self.tickets.look(KIND, token)
        if not user:
            raise Refusal("invalid.reset", field="token")
        person = await self.accounts.find(user)
        check_password(password, person.name)
        hashed = await asyncio.to_thread(self.accounts.hasher.hash, spelled(password))
        if await self.tickets.use(KIND, token) is None:
            raise Refusal("invalid.reset", field="token")
        change = sa.update(users).where(users.c.id == user, users.c.banned < now()).values(password=hashed)
        if not await self.store.write(lambda connection: connection.execute(change).rowcount):
            raise Refusal("not_allowed.banned")
        await self.tickets.withdraw(KIND, user)
        await self.accounts.end_others(user)
        return person


def addresses(connection: sa.Connection, who: str) -> list[Any]:
    """The confirmed addresses of an account by its name, or the accounts of an address."""
    given = who.strip().casefold()
    query = (
        sa.select(users.c.id, users.c.name, ways.c.address, told.c.language)
        .join(ways, ways.c.user_id == users.c.id)
        .outerjoin(told, told.c.user_id == users.c.id)
        .where(ways.c.kind == "mail", ways.c.confirmed > 0, users.c.login.is_not(None))
        .where(sa.or_(users.c.login == given, sa.func.lower(ways.c.address) == given))
        .limit(MOST)
    )
    return list(connection.execute(query))


def waiting(connection: sa.Connection, user: str) -> int:
    """How many links of an account could still be used."""
    count = sa.select(sa.func.count()).select_from(tickets)
    mine = (tickets.c.kind == KIND, tickets.c.user_id == user, tickets.c.until > now())
    return int(connection.execute(count.where(*mine)).scalar_one())
