"""People: guests with a name, accounts with a password, and their sessions."""

import asyncio
import json
import time
from collections import OrderedDict
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from paname.server.ids import digest, new_id, new_token, new_user_id, now
from paname.server.refusals import Refusal
from paname.server.settings import Settings
from paname.server.store.erasure import forget
from paname.server.store.ratings import shown
from paname.server.store.schema import ratings, sessions, sittings, tables, users
from paname.server.store.store import Store
from paname.server.wire import Person, ResultView, SeatView, TableLine

CACHED_SECONDS = 30
CACHED_SESSIONS = 20_000
DAY = 86_400_000


class Accounts:
    """Who is who; sessions are remembered for half a minute, so that most requests need no database."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.hasher = PasswordHasher(memory_cost=settings.argon2_memory_kib, parallelism=1)
        self.nobody = self.hasher.hash(new_token())
        self.cache: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    # Sessions ------------------------------------------------------------------------------------------

    async def person(self, token: str) -> Person | None:
        """Whose session this is."""
        key = digest(token)
        known = self.cache.get(key)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        oldest = now() - self.settings.session_days * DAY
        query = (
            sa.select(users.c.id, users.c.name, users.c.login)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.token == key, sessions.c.seen > oldest)
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            self.cache.pop(key, None)
            return None
        person = Person(row.id, row.name, row.login is not None)
        seen = sa.update(sessions).where(sessions.c.token == key).values(seen=now())
        await self.store.write(lambda connection: connection.execute(seen).rowcount)
        self.cache[key] = (person, time.monotonic() + CACHED_SECONDS)
        if len(self.cache) > CACHED_SESSIONS:
            self.cache.popitem(last=False)
        return person

    async def begin(self, person: Person, agent: str) -> str:
        """A new session; returns its token, which is stored nowhere."""
        token = new_token()
        row = {"token": digest(token), "id": new_id(12), "user_id": person.id, "created": now(), "seen": now()}
        row["agent"] = agent[:200]
        await self.store.write(lambda connection: connection.execute(sa.insert(sessions), row).rowcount)
        return token

    async def end(self, token: str) -> None:
        """End a session."""
        key = digest(token)
        self.cache.pop(key, None)
        change = sa.delete(sessions).where(sessions.c.token == key)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def end_by_id(self, person: Person, session: str) -> None:
        """End one of a person's sessions."""
        change = sa.delete(sessions).where(sessions.c.id == session, sessions.c.user_id == person.id)
        self.forget(person)
        if not await self.store.write(lambda connection: connection.execute(change).rowcount):
            raise Refusal("not_found.session")

    def forget(self, person: Person) -> None:
        """Look a person up in the database when they next come."""
        for key in [key for key, (known, _) in self.cache.items() if known.id == person.id]:
            del self.cache[key]

    # People --------------------------------------------------------------------------------------------

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
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {"name": name, "login": name.casefold(), "password": hashed}
        change = sa.update(users).where(users.c.id == person.id).values(**values)
        try:
            await self.store.write(lambda connection: connection.execute(change).rowcount)
        except IntegrityError:
            raise Refusal("name_taken") from None
        self.forget(person)
        return Person(person.id, name, account=True)

    async def login(self, name: str, password: str) -> Person:
        """The account of a name and a password; it takes as long for a name that does not exist."""
        query = sa.select(users).where(users.c.login == name.casefold())
        row = await self.store.read(lambda connection: connection.execute(query).first())
        hashed = self.nobody if row is None else row.password
        if not await asyncio.to_thread(self.matches, hashed, password) or row is None:
            raise Refusal("wrong_password")
        return Person(row.id, row.name, account=True)

    def matches(self, hashed: str, password: str) -> bool:
        """Whether a password is the one that was hashed."""
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """A new password; all other sessions end."""
        if not person.account:
            raise Refusal("wrong_status.guest")
        await self.login(person.name, old)
        hashed = await asyncio.to_thread(self.hasher.hash, new)

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.update(users).where(users.c.id == person.id).values(password=hashed))
            others = sessions.c.user_id == person.id, sessions.c.token != digest(token)
            connection.execute(sa.delete(sessions).where(*others))

        await self.store.write(job)
        self.forget(person)

    async def change(self, person: Person, name: str | None, preferences: dict[str, Any] | None) -> Person:
        """Another name, other preferences."""
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = name
            if person.account:
                values["login"] = name.casefold()
        if preferences is not None:
            values["preferences"] = json.dumps(preferences)
        if values:
            change = sa.update(users).where(users.c.id == person.id).values(**values)
            try:
                await self.store.write(lambda connection: connection.execute(change).rowcount)
            except IntegrityError:
                raise Refusal("name_taken") from None
        self.forget(person)
        return Person(person.id, name or person.name, person.account)

    async def delete(self, person: Person) -> None:
        """Forget somebody; the logs of tables keep an id that means nobody any more."""
        await self.store.write(lambda connection: forget(connection, person.id))
        self.forget(person)

    # What is known about them --------------------------------------------------------------------------

    async def find(self, user: str) -> Person:
        """Somebody by id."""
        query = sa.select(users.c.id, users.c.name, users.c.login).where(users.c.id == user)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refusal("not_found.user")
        return Person(row.id, row.name, row.login is not None)

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

    async def tables(self, user: str) -> list[TableLine]:
        """The tables of somebody, the latest first."""
        query = (
            sa.select(tables)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.user_id == user)
            .order_by(tables.c.updated.desc())
            .limit(200)
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
        "name": who.removeprefix("bot:") if is_bot else row["name"] or "somebody",
        "bot": is_bot,
        "games": row["games"],
        **shown(row["mu"], row["sigma"]),
    }


def table_line(row: Any, user: str) -> TableLine:  # noqa: ANN401 - a row of the database
    """A table as a line of a list."""
    seats = msgspec.json.decode(row["seats"], type=list[SeatView])
    yours = [seat.seat for seat in seats if user and seat.user == user]
    to_move = row["to_move"] if row["to_move"] >= 0 else None
    return TableLine(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        status=row["status"],
        seats=seats,
        to_move=to_move,
        yours=yours,
        your_turn=to_move in yours,
        updated=row["updated"],
        decision=row["decision"],
        result=msgspec.json.decode(row["result"], type=ResultView | None),
    )
