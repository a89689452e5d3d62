"""Tickets: random words that prove that somebody asked before; each works once and not for long."""

import sqlalchemy as sa

from paname.server.hub.hub import Hub
from paname.server.ids import digest, new_token, now
from paname.server.store.schema import tickets


class Tickets:
    """Given out, looked at and used up."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def give(self, kind: str, seconds: int, user: str = "", value: str = "") -> str:
        """A new ticket; old ones are swept out."""
        token = new_token()
        row = {"token": digest(token), "kind": kind, "user_id": user, "value": value, "until": now() + 1000 * seconds}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(tickets).where(tickets.c.until < now()))
            connection.execute(sa.insert(tickets), row)

        await self.hub.store.write(job)
        return token

    async def look(self, kind: str, token: str) -> str | None:
        """Whose ticket it is, without using it."""
        query = sa.select(tickets.c.user_id).where(*valid(kind, token))
        found: str | None = await self.hub.store.read(lambda connection: connection.execute(query).scalar())
        return found

    async def use(self, kind: str, token: str) -> tuple[str, str] | None:
        """The person and the value of a ticket, which is gone then; None if it's unknown, used or too old."""

        def job(connection: sa.Connection) -> tuple[str, str] | None:
            row = connection.execute(sa.select(tickets).where(*valid(kind, token)).with_for_update()).first()
            if row is None:
                return None
            connection.execute(sa.delete(tickets).where(tickets.c.token == digest(token)))
            return row.user_id, row.value

        return await self.hub.store.write(job)

    async def withdraw(self, kind: str, user: str) -> None:
        """Make somebody's tickets of a kind worthless."""
        gone = sa.delete(tickets).where(tickets.c.kind == kind, tickets.c.user_id == user)
        await self.hub.store.write(lambda connection: connection.execute(gone).rowcount)


def valid(kind: str, token: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Whether a row is this ticket, and still counts."""
    return tickets.c.token == digest(token), tickets.c.kind == kind, tickets.c.until > now()
