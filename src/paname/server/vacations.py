"""Days off of a person at all their tables: the logs hold them, a person's row only says until when."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from paname.server.hub.hub import Hub
from paname.server.hub.owner import Owner
from paname.server.ids import now
from paname.server.refusals import Refusal
from paname.server.store.schema import sittings, tables, users
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.settings import DAY
from paname.server.wire import LineFacts, Person

CarryOut = Callable[[Owner, Person, Actor, ask.Change], Awaitable[dict[str, Any]]]
SPENT: Final = "not_allowed.vacation"


class Vacations:
    """Taken for all running games, and for those that begin meanwhile."""

    def __init__(self, hub: Hub, carry_out: CarryOut) -> None:
        self.hub = hub
        self.carry_out = carry_out

    async def until(self, user: str) -> int:
        """Until when somebody is on vacation; 0 if they aren't."""
        query = sa.select(users.c.away).where(users.c.id == user)
        found = await self.hub.store.read(lambda connection: connection.execute(query).scalar()) or 0
        return found if found > now() else 0

    async def take(self, person: Person, days: int) -> dict[str, object]:
        """Go on vacation for some days from now on, or be back; says at how many tables, and where days are short."""
        until = now() + days * DAY if days else 0
        change = sa.update(users).where(users.c.id == person.id).values(away=until)
        await self.hub.store.write(lambda connection: connection.execute(change).rowcount)
        given = [await self.at(table, person, days) for table in await self.tables(person.id)]
        return {"away": until, "tables": len(given), "short": sum(found < days for found in given)}

    async def tables(self, user: str) -> list[str]:
        """The running tables of somebody where a move has days."""
        query = (
            sa.select(tables.c.id, tables.c.facts)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.user_id == user, tables.c.status == "running")
        )
        rows = await self.hub.store.read(lambda connection: list(connection.execute(query)))
        return [row.id for row in rows if msgspec.json.decode(row.facts, type=LineFacts).clock.kind == "days"]

    async def at(self, table: str, person: Person, days: int) -> int:
        """Days off at one table, or as many as are left there; says how many."""
        try:
            owner = await self.hub.owner(table)
            return min(
                [await self.of_seat(owner, person, seat, days) for seat in seats_of(owner, person)], default=days
            )
        except Refusal:  # it has just ended, or can't be read: there is nothing to stop
            return days

    async def of_seat(self, owner: Owner, person: Person, seat: int, days: int) -> int:
        """The same for one seat."""
        actor = Actor(person.id, person.name, person.account)
        try:
            command = ask.TakeVacation(id=secrets.token_hex(8), days=days, seat=seat)
            await self.carry_out(owner, person, actor, command)
        except Refusal as refusal:
            left = refusal.facts.get("days")
            if refusal.key != SPENT or not isinstance(left, int):
                raise
            return await self.of_seat(owner, person, seat, left) if 0 < left < days else 0
        return days

    async def begin(self, owner: Owner) -> None:
        """A game has begun: people on vacation are on vacation here, too."""
        people = {seat.user: seat for seat in owner.table.seats if seat.is_person}
        for user, seat in people.items():
            left = await self.until(user) - now()
            if left > 0:
                await self.at(owner.table.id, Person(user, seat.name, seat.account), -(-left // DAY))


def seats_of(owner: Owner, person: Person) -> list[int]:
    """The seats that somebody plays at a table."""
    return [seat.number for seat in owner.table.seats if seat.user == person.id and seat.is_person]
