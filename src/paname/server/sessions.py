"""Sessions: known by a token of which only the digest is stored; when one ends, so do its live connections."""

import time
from collections import OrderedDict
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa

from paname.server.hub.hub import Hub
from paname.server.ids import digest, new_id, new_token, now
from paname.server.notices.ways import drop_ways
from paname.server.refusals import Refusal
from paname.server.store.schema import sessions, users, ways
from paname.server.table.settings import DAY
from paname.server.wire import Person

CACHED_SECONDS: Final = 30
SEEN_EVERY: Final = 600_000  # milliseconds between two notes that a session is in use
CACHED_SESSIONS: Final = 20_000


class Session(NamedTuple):
    """Who somebody is, by which of their sessions, and until when that needs no asking."""

    person: Person
    id: str
    until: float


class Sessions:
    """They are remembered for half a minute, so that most requests need no database; an end is told at once."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.settings = hub.settings
        self.cache: OrderedDict[str, Session] = OrderedDict()
        hub.signed_out.append(self.drop)

    async def person(self, token: str) -> Person | None:
        """Whose session this is."""
        found = await self.session(token)
        return found.person if found else None

    async def session(self, token: str) -> Session | None:
        """The session of a token."""
        key = digest(token)
        known = self.cache.get(key)
        if known is not None and known.until > time.monotonic():
            return known
        oldest = now() - self.settings.session_days * DAY
        query = (
            sa.select(users.c.id, users.c.name, users.c.login, sessions.c.id.label("session"), sessions.c.seen)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.token == key, sessions.c.seen > oldest, users.c.banned < now())
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            self.cache.pop(key, None)
            return None
        if row.seen < now() - SEEN_EVERY:
            self.hub.keep(self.try_to_note(key))
        person = Person(row.id, row.name, row.login is not None)
        found = self.cache[key] = Session(person, row.session, time.monotonic() + CACHED_SECONDS)
        if len(self.cache) > CACHED_SESSIONS:
            self.cache.popitem(last=False)
        return found

    async def try_to_note(self, key: str) -> None:
        """Say in its row that a session is in use; a database that can't be written keeps nobody out."""
        seen = sa.update(sessions).where(sessions.c.token == key).values(seen=now())
        with suppress(Exception):
            await self.store.write(lambda connection: connection.execute(seen).rowcount)

    async def begin(self, person: Person, agent: str) -> str:
        """A new session; returns its token, which is stored nowhere."""
        token = new_token()
        row = {"token": digest(token), "id": new_id(12), "user_id": person.id, "created": now(), "seen": now()}
        row["agent"] = agent[:200]
        await self.store.write(lambda connection: connection.execute(sa.insert(sessions), row).rowcount)
        return token

    async def end(self, token: str) -> None:
        """End a session."""
        await self.end_where(sessions.c.token == digest(token))

    async def end_by_id(self, person: Person, session: str) -> None:
        """End one of a person's sessions."""
        if not await self.end_where(sessions.c.id == session, sessions.c.user_id == person.id):
            raise Refusal("not_found.session")

    async def end_others(self, user: str, token: str = "") -> None:
        """End all sessions of somebody but the one with this token."""
        await self.end_where(sessions.c.user_id == user, sessions.c.token != digest(token))

    async def end_where(self, *which: sa.ColumnElement[bool]) -> int:
        """End some sessions, and tell every process; says how many there were."""

        def job(connection: sa.Connection) -> list[str]:
            found = list(connection.execute(sa.select(sessions.c.id).where(*which)).scalars())
            connection.execute(sa.delete(sessions).where(sessions.c.id.in_(found)))
            drop_ways(connection, ways.c.session_id.in_(found), ways.c.session_id != "")
            return found

        ended = await self.store.write(job)
        if ended:
            self.hub.sign_out(ended)
        return len(ended)

    def drop(self, ended: list[str]) -> None:
        """Know some sessions no more."""
        for key in [key for key, known in self.cache.items() if known.id in ended]:
            del self.cache[key]

    def forget(self, person: Person) -> None:
        """Look a person up in the database when they next come."""
        for key in [key for key, known in self.cache.items() if known.person.id == person.id]:
            del self.cache[key]
