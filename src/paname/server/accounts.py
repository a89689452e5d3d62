"""People: guests with a name, accounts with a password, and their sessions."""

import asyncio
import json
from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from paname.server.hub.hub import Hub
from paname.server.ids import digest, new_token, new_user_id, now
from paname.server.names import SOMEBODY, clean_name, likeness
from paname.server.passwords import spelled
from paname.server.refusals import Refusal
from paname.server.sessions import Sessions
from paname.server.store.erasure import erase_at, forget, tables_of
from paname.server.store.ratings import shown
from paname.server.store.schema import (
    log,
    metadata,
    rating_changes,
    ratings,
    sessions,
    shares,
    sittings,
    tables,
    users,
)
from paname.server.table.clock import NEVER
from paname.server.wire import LineFacts, Person, ResultView, SeatView, TableLine

MOST_TABLES = 200
SECRETS = ("secret", "position")  # of a log's first entry


class Accounts(Sessions):
    """Who is who."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self.hasher = PasswordHasher(memory_cost=hub.settings.argon2_memory_kib, parallelism=1)
        self.nobody = self.hasher.hash(new_token())

    # People --------------------------------------------------------------------------------------------

    async def free_name(self, given: str, person: Person | None = None) -> str:
        """A name as it will be read; refused if it would be taken for another account's."""
        name = clean_name(given)
        query = sa.select(users.c.id).where(users.c.likeness == likeness(name))
        found = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        if any(user != (person.id if person else "") for user in found):
            raise Refusal("name_taken")
        return name

    async def check_seats(self, names: Iterable[str | None], person: Person) -> None:
        """Refuse to let somebody sit under the name of another account."""
        for name in {name for name in names if name}:
            await self.free_name(name, person)

    async def guest(self, name: str) -> Person:
        """Somebody who only gave a name."""
        person = Person(new_user_id(), name, account=False)
        row = {"id": person.id, "name": name, "created": now()}
        await self.store.write(lambda connection: connection.execute(sa.insert(users), row).rowcount)
        return person

    async def register(self, guest: Person | None, name: str, password: str) -> Person:
        """An account: the guest keeps tables and records."""
        if guest is not None and guest.account:
            raise Refusal("wrong_status.has_account")
        person = guest or await self.guest(name)
        hashed = await asyncio.to_thread(self.hasher.hash, spelled(password))
        values: dict[str, object] = {
            "name": name,
            "login": name.casefold(),
            "likeness": likeness(name),
            "password": hashed,
        }
        await self.save(person, values)
        return Person(person.id, name, account=True)

    async def save(self, person: Person, values: dict[str, object]) -> None:
        """Write what somebody changed about themselves; a name belongs to one account."""
        change = sa.update(users).where(users.c.id == person.id).values(**values)
        try:
            await self.store.write(lambda connection: connection.execute(change).rowcount)
        except IntegrityError:
            raise Refusal("name_taken") from None
        self.forget(person)

    async def login(self, name: str, password: str) -> Person:
        """The account of a name and a password; it takes as long for a name that does not exist."""
        query = sa.select(users).where(users.c.login == name.casefold())
        row = await self.store.read(lambda connection: connection.execute(query).first())
        hashed = self.nobody if row is None else row.password
        if not await asyncio.to_thread(self.matches, hashed, password) or row is None:
            raise Refusal("wrong_password")
        if row.banned > now():
            raise Refusal("not_allowed.banned")
        return Person(row.id, row.name, account=True)

    def matches(self, hashed: str, password: str) -> bool:
        """Whether a password is the one that was hashed; older ones were hashed as they were typed."""
        for given in dict.fromkeys((spelled(password), password)):
            try:
                return self.hasher.verify(hashed, given)
            except (VerificationError, InvalidHashError):
                continue
        return False

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """A new password; all other sessions end."""
        if not person.account:
            raise Refusal("wrong_status.guest")
        await self.login(person.name, old)
        hashed = await asyncio.to_thread(self.hasher.hash, spelled(new))

        change = sa.update(users).where(users.c.id == person.id).values(password=hashed)
        await self.store.write(lambda connection: connection.execute(change).rowcount)
        await self.end_others(person.id, token)

    async def change(self, person: Person, name: str | None, preferences: dict[str, Any] | None) -> Person:
        """Another name, other preferences."""
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = name
            if person.account:
                values |= {"login": name.casefold(), "likeness": likeness(name)}
        if preferences is not None:
            values["preferences"] = json.dumps(preferences)
        if values:
            await self.save(person, values)
        return Person(person.id, name or person.name, person.account)

    async def delete(self, person: Person) -> None:
        """Forget somebody; the logs of tables keep an id that means nobody any more."""
        await self.end_others(person.id)
        for table in await self.store.read(lambda connection: tables_of(connection, person.id)):
            await self.hub.rewrite(table, partial(erase_at, table=table, user=person.id))
        await self.store.write(lambda connection: forget(connection, person.id))

    # What is known about them --------------------------------------------------------------------------

    async def find(self, user: str) -> Person:
        """Somebody by id."""
        query = sa.select(users.c.id, users.c.name, users.c.login).where(users.c.id == user)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refusal("not_found.user")
        return Person(row.id, row.name, row.login is not None)

    async def names(self, whose: Collection[str]) -> dict[str, str]:
        """The names of people by id; of those who are gone, nothing."""
        query = sa.select(users.c.id, users.c.name).where(users.c.id.in_(list(whose)))
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return {row.id: row.name for row in rows}

    async def by_name(self, name: str) -> Person:
        """The account of a name."""
        query = sa.select(users.c.id, users.c.name).where(users.c.login == name.strip().casefold())
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refusal("not_found.user")
        return Person(row.id, row.name, account=True)

    async def profile(self, person: Person, token: str) -> dict[str, object]:
        """What somebody sees of themselves."""
        preferences = sa.select(users.c.preferences).where(users.c.id == person.id)
        mine = sa.select(sessions).where(sessions.c.user_id == person.id).order_by(sessions.c.seen.desc())
        text = await self.store.read(lambda connection: connection.execute(preferences).scalar())
        rows = await self.store.read(lambda connection: list(connection.execute(mine).mappings()))
        return {
            "user": person,
            "preferences": json.loads(text or "{}"),
            "ratings": await self.ratings(ratings.c.who == person.id),
            "sessions": [session_json(row, digest(token)) for row in rows],
        }

    async def ratings(self, *which: sa.ColumnElement[bool]) -> list[dict[str, object]]:
        """Ratings, best first."""
        names = sa.select(users.c.name).where(users.c.id == ratings.c.who).scalar_subquery()
        query = sa.select(ratings, names.label("name")).where(*which).order_by(ratings.c.mu.desc()).limit(200)
        rows = await self.store.read(lambda connection: list(connection.execute(query).mappings()))
        return [rating_json(row) for row in rows]

    async def words(self, user: str) -> list[dict[str, object]]:
        """Everything that somebody did at tables, as it is stored; no secret of a table is among it."""

        def job(connection: sa.Connection) -> list[dict[str, object]]:
            found = []
            for table in tables_of(connection, user):
                query = sa.select(log.c.body).where(log.c.table_id == table, log.c.actor == user).order_by(log.c.n)
                entries = [json.loads(body) for body in connection.execute(query).scalars()]
                found += [{"table": table, **{k: v for k, v in one.items() if k not in SECRETS}} for one in entries]
            return found

        return await self.store.read(job)

    async def kept(self, user: str) -> dict[str, object]:
        """What is kept of somebody and shown nowhere as it is: how their ratings went, and what may be passed on."""
        parts = {"rating_changes": rating_changes.c.who == user, "shares": shares.c.user_id == user}

        def job(connection: sa.Connection) -> dict[str, object]:
            found = {name: sa.select(metadata.tables[name]).where(own) for name, own in parts.items()}
            rows = {name: connection.execute(query).mappings().all() for name, query in found.items()}
            away = connection.execute(sa.select(users.c.away).where(users.c.id == user)).scalar()
            return {"away": away, **{name: [dict(row) for row in one] for name, one in rows.items()}}

        return await self.store.read(job)

    async def tables_for(self, user: str, viewer: str) -> list[TableLine]:
        """The finished tables of somebody that another person may find: listed ones, and those where both sat."""
        together = sa.select(sittings.c.table_id).where(sittings.c.user_id == viewer)
        found = sa.or_(tables.c.listed, tables.c.id.in_(together))
        return await self.tables(user, tables.c.status == "over", found)

    async def tables(
        self, user: str, *which: sa.ColumnElement[bool], most: int | None = MOST_TABLES
    ) -> list[TableLine]:
        """The tables of somebody, the latest first."""
        query = (
            sa.select(tables)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.user_id == user, *which)
            .order_by(tables.c.status == "over", tables.c.updated.desc())
            .limit(most)
        )
        rows = await self.store.read(lambda connection: list(connection.execute(query).mappings()))
        return [table_line(row, user) for row in rows]


def session_json(row: Any, current: str) -> dict[str, object]:  # noqa: ANN401 - a row of the database
    """A session as its owner sees it."""
    shown_fields = {name: row[name] for name in ("id", "created", "seen", "agent")}
    return {**shown_fields, "current": row["token"] == current}


def rating_json(row: Any) -> dict[str, object]:  # noqa: ANN401 - a row of the database
    """A rating as everybody sees it."""
    who = str(row["who"])
    is_bot = who.startswith("bot:")
    return {
        "game": row["game"],
        "players": row["players"],
        "who": who,
        "name": who.removeprefix("bot:") if is_bot else row["name"] or SOMEBODY,
        "bot": is_bot,
        "games": row["games"],
        **shown(row["mu"], row["sigma"]),
    }


def table_line(row: Any, user: str) -> TableLine:  # noqa: ANN401 - a row of the database
    """A table as a line of a list."""
    seats = msgspec.json.decode(row["seats"], type=list[SeatView])
    yours = [seat.seat for seat in seats if user and seat.user == user]
    to_move = row["to_move"] if row["to_move"] >= 0 else None
    waits = bool(user) and not row["archived"]
    facts = msgspec.json.decode(row["facts"], type=LineFacts)
    return TableLine(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        status=row["status"],
        seats=seats,
        to_move=to_move,
        yours=yours,
        your_turn=waits and (facts.turn == user if facts.turn is not None else to_move in yours),
        updated=row["updated"],
        decision=row["decision"],
        deadline=row["due"] if row["status"] == "running" and 0 < row["due"] < NEVER else None,
        asks_you=waits and user in facts.asked,
        archived=bool(row["archived"]),
        facts=facts,
        result=msgspec.json.decode(row["result"], type=ResultView | None),
    )
