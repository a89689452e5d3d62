"""Blocks and reports, and whether somebody may sit down or speak."""

from typing import Final

import sqlalchemy as sa

from paname.server.hub.hub import Hub
from paname.server.ids import new_id, now
from paname.server.refusals import Refusal
from paname.server.store.schema import blocks, reports, users
from paname.server.store.store import Store
from paname.server.table.table import Table
from paname.server.wire import Person

MOST_BLOCKS: Final = 500


class Moderation:
    """Asked before somebody sits down or speaks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def store(self) -> Store:
        """The tables' own database."""
        return self.hub.store

    async def check_may_speak(self, user: str) -> None:
        """Refuse somebody whom those who run the server have muted."""
        query = sa.select(users.c.muted).where(users.c.id == user)
        until = await self.store.read(lambda connection: connection.execute(query).scalar())
        if (until or 0) > now():
            raise Refusal("not_allowed.muted")

    async def check_may_join(self, table: Table, user: str) -> None:
        """Refuse to put people at one table of whom one has blocked the other."""
        others = sorted({table.created.host, *(seat.user for seat in table.seats)} - {user, ""})
        pair = sa.or_(
            sa.and_(blocks.c.user_id == user, blocks.c.blocked_id.in_(others)),
            sa.and_(blocks.c.user_id.in_(others), blocks.c.blocked_id == user),
        )
        query = sa.select(blocks.c.user_id).where(pair).limit(1)
        if await self.store.read(lambda connection: connection.execute(query).first()):
            raise Refusal("not_allowed.blocked")

    # Blocks and reports --------------------------------------------------------------------------------

    async def block(self, person: Person, user: str) -> None:
        """Don't sit with somebody any more, and don't read what they say."""
        if user == person.id:
            raise Refusal("not_found.user")

        def job(connection: sa.Connection) -> None:
            if connection.execute(sa.select(users.c.id).where(users.c.id == user)).first() is None:
                raise Refusal("not_found.user")
            own = blocks.c.user_id == person.id
            known = connection.execute(sa.select(blocks.c.blocked_id).where(own)).scalars().all()
            if len(known) >= MOST_BLOCKS:
                raise Refusal("not_allowed.many_blocks")
            if user not in known:
                row = {"user_id": person.id, "blocked_id": user, "created": now()}
                connection.execute(sa.insert(blocks), row)

        await self.store.write(job)

    async def unblock(self, person: Person, user: str) -> None:
        """Have nothing against somebody any more."""
        change = sa.delete(blocks).where(blocks.c.user_id == person.id, blocks.c.blocked_id == user)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def blocked(self, user: str) -> list[dict[str, object]]:
        """Whom somebody has blocked."""
        query = (
            sa.select(users.c.id, users.c.name)
            .join(blocks, blocks.c.blocked_id == users.c.id)
            .where(blocks.c.user_id == user)
            .order_by(blocks.c.created)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        return [dict(row) for row in rows]

    async def report(self, person: Person, subject: str, table: str, text: str) -> None:
        """Tell those who run the server; the log of the table says what was said there."""
        row = {"id": new_id(12), "created": now(), "reporter": person.id, "subject": subject, "table_id": table}
        row["text"] = text
        await self.store.write(lambda connection: connection.execute(sa.insert(reports), row).rowcount)

    async def reported(self, user: str) -> list[dict[str, object]]:
        """What somebody has reported."""
        query = sa.select(reports).where(reports.c.reporter == user).order_by(reports.c.created)
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        return [dict(row) for row in rows]
