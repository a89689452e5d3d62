"""What every request can use, and who makes it."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from paname.server import metrics
from paname.server.accounts import Accounts
from paname.server.hub.budgets import Budgets
from paname.server.hub.hub import Hub
from paname.server.hub.limiter import address_key, per_minute
from paname.server.hub.owner import Owner
from paname.server.moderation import Moderation
from paname.server.notices.service import Notices
from paname.server.passkeys import Passkeys
from paname.server.puzzles import Puzzles
from paname.server.refusals import Refusal
from paname.server.resets import Resets
from paname.server.reviews.queue import Reviews
from paname.server.settings import Settings
from paname.server.standing.standings import Standings
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.table import Table
from paname.server.tickets import Tickets
from paname.server.vacations import Vacations
from paname.server.wire import Person

COOKIE = "paname_session"


class Services:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub(settings)
        self.accounts = Accounts(self.hub)
        self.logins = per_minute(settings.logins_per_minute)
        self.making = per_minute(settings.tables_per_minute)
        self.budgets = Budgets(settings)
        self.moderation = Moderation(self.hub)
        self.notices = Notices(self.hub)
        self.telling = per_minute(settings.logins_per_minute)
        self.standings = Standings(self.hub)
        self.tickets = Tickets(self.hub)
        self.passkeys = Passkeys(self.accounts, self.tickets)
        self.resets = Resets(self.accounts, self.notices, self.tickets)
        self.reviews = Reviews(self.hub)
        self.puzzles = Puzzles(self.hub)
        self.reviewing = per_minute(settings.reviews_per_minute)
        self.judging = per_minute(settings.judgements_per_minute)
        self.vacations = Vacations(self.hub, self.carry_out)
        self.connected: dict[str, int] = {}

    async def carry_out(self, owner: Owner, person: Person, actor: Actor, command: ask.Change) -> dict[str, Any]:
        """A command, checked in its turn: nothing happens at the table while the database is asked."""

        async def job() -> dict[str, Any]:
            await self.check(person, owner.table, command)
            return await owner.command(actor, command)

        was_open = owner.table.status == "open"
        found = await owner.submit(job)
        if was_open and owner.table.status == "running" and owner.table.settings.clock.kind == "days":
            self.hub.keep(self.vacations.begin(owner))
        return found

    async def check(self, person: Person, table: Table, command: ask.Change) -> None:
        """Refuse what a table alone can't know: under whose name, with whom, and whether somebody may speak at all."""
        try:
            if isinstance(command, ask.Join):
                await self.accounts.check_seats([command.name], person)
                await self.moderation.check_may_join(table, person.id)
            elif isinstance(command, ask.Chat):
                await self.moderation.check_may_speak(person.id)
        except Refusal:
            raise
        except Exception as error:
            metrics.STORE_FAILURES.inc()
            raise Refusal("busy.database", retry_after=2) from error


Parts = NamedDependency[Services]
Somebody = NamedDependency[Person | None]
Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(services: Services) -> str:
    """The session's cookie; over https it's one that no other host can set."""
    return f"__Host-{COOKIE}" if services.settings.secure_cookies else COOKIE


def token_of(connection: Connection, services: Services) -> str:
    """The session's token, of the header or of the cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(cookie_name(services), "")


def address_of(connection: Connection) -> str:
    """Where a connection comes from, as far as limits go."""
    return address_key(connection.client.host) if connection.client else "nowhere"


def payer_of(person: Person | None, address: str) -> str:
    """Who waits for a bot's answer: an account, or the address of guests, who come for nothing."""
    return person.id if person is not None and person.account else address


async def person_of(connection: Connection, services: Services) -> Person | None:
    """Who is asking; None without a session."""
    token = token_of(connection, services)
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
