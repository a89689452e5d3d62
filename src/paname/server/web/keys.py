"""Other ways to sign in, over HTTP: passkeys, and a link by mail for people who forgot their password."""

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from paname.server.passkeys import Site
from paname.server.refusals import Refusal
from paname.server.web.files import AnyRequest
from paname.server.web.people import Password, signed_in
from paname.server.web.security import hostname
from paname.server.web.services import Parts, Services, Somebody, address_of, known
from paname.server.wire import Person

Ticket = Annotated[str, Meta(min_length=1, max_length=100)]


class Made(msgspec.Struct):
    """A passkey that a browser made."""

    ticket: Ticket
    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=200)] = ""


class Signed(msgspec.Struct):
    """A question that a browser signed."""

    ticket: Ticket
    credential: dict[str, Any]
    token: bool = False


class Forgotten(msgspec.Struct):
    """Whose password is forgotten: an account's name or its address."""

    who: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class Renewed(msgspec.Struct):
    """What came by mail, and the new password."""

    ticket: Ticket
    password: Password
    token: bool = False


def site_of(request: AnyRequest, services: Services) -> Site:
    """Under which name the browser knows us; foreign pages were turned away before."""
    host = request.headers.get("host", "").lower()
    scheme = "https" if services.settings.secure_cookies else request.url.scheme
    return Site(hostname(host), request.headers.get("origin", "") or f"{scheme}://{host}")


def member(person: Person | None) -> Person:
    """Somebody with an account."""
    if not known(person).account:
        raise Refusal("wrong_status.guest")
    return known(person)


@get("/me/passkeys")
async def my_passkeys(services: Parts, person: Somebody) -> dict[str, object]:
    """Your passkeys."""
    return {"passkeys": await services.passkeys.listed(known(person))}


@post("/me/passkeys/options", status_code=200)
async def passkey_options(request: AnyRequest, services: Parts, person: Somebody) -> dict[str, Any]:
    """What your browser needs to make a passkey."""
    services.logins.check(address_of(request))
    return await services.passkeys.offer(member(person), site_of(request, services))


@post("/me/passkeys", status_code=201)
async def add_passkey(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Made]
) -> dict[str, object]:
    """Keep the passkey that your browser made."""
    someone = member(person)
    await services.passkeys.add(someone, site_of(request, services), data.ticket, data.credential, data.label)
    return {"passkeys": await services.passkeys.listed(someone)}


@delete("/me/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(services: Parts, person: Somebody, passkey: FromPath[str]) -> dict[str, object]:
    """Remove a passkey."""
    await services.passkeys.remove(known(person), passkey)
    return {"passkeys": await services.passkeys.listed(known(person))}


@post("/login/passkey/options", status_code=200)
async def login_options(request: AnyRequest, services: Parts) -> dict[str, Any]:
    """What your browser has to sign."""
    services.logins.check(address_of(request), 0.5)
    return await services.passkeys.question(site_of(request, services))


@post("/login/passkey", status_code=200)
async def login(request: AnyRequest, services: Parts, data: JSONBody[Signed]) -> Response[dict[str, object]]:
    """Sign in with a passkey."""
    services.logins.check(address_of(request))
    person = await services.passkeys.enter(site_of(request, services), data.ticket, data.credential)
    return await signed_in(request, services, person, with_token=data.token)


@post("/login/reset", status_code=202)
async def forgot(request: AnyRequest, services: Parts, data: JSONBody[Forgotten]) -> dict[str, object]:
    """Ask for a link to choose a new password; the answer is the same whether the account exists or not."""
    services.logins.check(address_of(request))
    services.logins.check(f"reset {data.who.strip().casefold()}", 2)
    services.resets.ask(data.who, data.language)
    return {}


@post("/login/reset/finish", status_code=200)
async def renew(request: AnyRequest, services: Parts, data: JSONBody[Renewed]) -> Response[dict[str, object]]:
    """Choose a new password with the link from the mail; it signs you in here, and out everywhere else."""
    services.logins.check(address_of(request))
    person = await services.resets.finish(data.ticket, data.password)
    return await signed_in(request, services, person, with_token=data.token)


router = Router(
    "/", route_handlers=[my_passkeys, passkey_options, add_passkey, remove_passkey, login_options, login, forgot, renew]
)
