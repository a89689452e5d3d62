"""What every request can use, and who makes it."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from paname.server.accounts import Accounts
from paname.server.hub.hub import Hub
from paname.server.hub.limiter import Limiter
from paname.server.refusals import Refusal
from paname.server.settings import Settings
from paname.server.table.actor import Actor
from paname.server.wire import Person

COOKIE = "paname_session"


class Services:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub(settings)
        self.accounts = Accounts(self.hub.store, settings)
        self.logins = Limiter(settings.logins_per_minute)
        self.making = Limiter(settings.tables_per_minute)
        self.connected: dict[str, int] = {}


Parts = NamedDependency[Services]
Somebody = NamedDependency[Person | None]
Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str:
    """The session's token, of the header or of the cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(COOKIE, "")


def address_of(connection: Connection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else "nowhere"


async def person_of(connection: Connection, services: Services) -> Person | None:
    """Who is asking; None without a session."""
    token = token_of(connection)
    return await services.accounts.person(token) if token else None


def known(person: Person | None) -> Person:
    """Somebody with a session, who is needed here."""
    if person is None:
        raise Refusal("no_session")
    return person


def actor_of(person: Person | None, seat: int | None = None, lag: int = 0) -> Actor:
    """Somebody as a table sees them."""
    if person is None:
        return Actor(seat=seat, lag=lag)
    return Actor(person.id, person.name, person.account, seat, lag)
