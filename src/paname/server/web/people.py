"""Sessions, accounts, profiles and ratings over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from paname.core.registry import names
from paname.server.accounts import Accounts
from paname.server.refusals import Refusal
from paname.server.store.schema import ratings
from paname.server.table.commands import Name
from paname.server.web.services import COOKIE, Parts, Services, Somebody, address_of, known, token_of
from paname.server.wire import Person

AnyRequest = Request[Any, Any, Any]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Given = Annotated[str, Meta(max_length=200)]
PREFERENCE_BYTES = 4096


class Guest(msgspec.Struct):
    """Who wants to play at once."""

    name: Name
    token: bool = False


class Credentials(msgspec.Struct):
    """Name and password."""

    name: Name
    password: Password
    token: bool = False


class Login(msgspec.Struct):
    """Name and password of an account."""

    name: Given
    password: Given
    token: bool = False


class Passwords(msgspec.Struct):
    """The old and the new password."""

    old: Given
    new: Password


class Changes(msgspec.Struct):
    """What somebody changes about themselves."""

    name: Name | None = None
    preferences: Annotated[dict[str, object], Meta(max_length=100)] | None = None


@post("/session", status_code=201)
async def be_guest(request: AnyRequest, services: Parts, data: JSONBody[Guest]) -> Response[dict[str, object]]:
    """Play at once with a name."""
    services.logins.check(address_of(request), 0.2)
    person = await services.accounts.guest(clean(data.name))
    return await signed_in(request, services, person, with_token=data.token)


@post("/account", status_code=201)
async def register(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Credentials]
) -> Response[dict[str, object]]:
    """Make an account, of the guest where there is one."""
    services.logins.check(address_of(request))
    made = await services.accounts.register(person, clean(data.name), data.password)
    return await signed_in(request, services, made, with_token=data.token)


@post("/login", status_code=200)
async def log_in(request: AnyRequest, services: Parts, data: JSONBody[Login]) -> Response[dict[str, object]]:
    """Come back to an account."""
    services.logins.check(address_of(request))
    person = await services.accounts.login(clean(data.name), data.password)
    return await signed_in(request, services, person, with_token=data.token)


@post("/logout", status_code=200)
async def log_out(request: AnyRequest, services: Parts) -> Response[dict[str, object]]:
    """End this session."""
    await services.accounts.end(token_of(request))
    return Response({}, cookies=[session_cookie(services, "", 0)])


@get("/me")
async def me(request: AnyRequest, services: Parts, person: Somebody) -> dict[str, object]:
    """What the server knows about you."""
    return await services.accounts.profile(known(person), token_of(request))


@patch("/me")
async def change_me(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Changes]
) -> dict[str, object]:
    """Another name, other preferences."""
    if data.preferences is not None and len(msgspec.json.encode(data.preferences)) > PREFERENCE_BYTES:
        raise Refusal("invalid.preferences", field="preferences", bytes=PREFERENCE_BYTES)
    name = None if data.name is None else clean(data.name)
    changed = await services.accounts.change(known(person), name, data.preferences)
    return await services.accounts.profile(changed, token_of(request))


@post("/me/password", status_code=200)
async def change_password(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Passwords]
) -> dict[str, object]:
    """A new password."""
    services.logins.check(address_of(request))
    await services.accounts.change_password(known(person), data.old, data.new, token_of(request))
    return {}


@delete("/me/sessions/{session:str}", status_code=200)
async def end_session(services: Parts, person: Somebody, session: FromPath[str]) -> dict[str, object]:
    """End one of your sessions."""
    await services.accounts.end_by_id(known(person), session)
    return {}


@get("/me/tables")
async def my_tables(services: Parts, person: Somebody) -> dict[str, object]:
    """Your tables, where it is your turn first."""
    found = await services.accounts.tables(known(person).id)
    return {"tables": sorted(found, key=lambda line: (line.status == "over", not line.your_turn))}


@get("/me/data")
async def my_data(request: AnyRequest, services: Parts, person: Somebody) -> Response[dict[str, object]]:
    """Everything that is stored about you."""
    someone = known(person)
    document = await services.accounts.profile(someone, token_of(request))
    document["tables"] = await services.accounts.tables(someone.id)
    return Response(document, headers={"Content-Disposition": 'attachment; filename="paname-my-data.json"'})


@delete("/me", status_code=200)
async def forget_me(services: Parts, person: Somebody) -> Response[dict[str, object]]:
    """Forget you."""
    await services.accounts.delete(known(person))
    return Response({}, cookies=[session_cookie(services, "", 0)])


@get("/users/{user:str}")
async def user_page(services: Parts, person: Somebody, user: FromPath[str]) -> dict[str, object]:
    """Somebody's games and ratings."""
    accounts: Accounts = services.accounts
    someone = await accounts.find(user)
    own = person is not None and person.id == user
    lines = [line for line in await accounts.tables(user) if own or line.status == "over"]
    return {"user": someone, "ratings": await accounts.ratings(ratings.c.who == user), "tables": lines}


@get("/ratings/{game:str}")
async def rating_list(services: Parts, game: FromPath[str], players: FromQuery[int] = 2) -> dict[str, object]:
    """Ratings of a game with so many players, best first."""
    if game not in names():
        raise Refusal("not_found.game")
    if not 1 <= players <= 8:
        raise Refusal("invalid.players", field="players")
    found = await services.accounts.ratings(ratings.c.game == game, ratings.c.players == players)
    return {"ratings": found}


def clean(name: str) -> str:
    """A name without control characters and spaces at its ends."""
    kept = "".join(letter for letter in name if letter.isprintable()).strip()
    if not kept:
        raise Refusal("invalid.name", field="name")
    return kept


async def signed_in(
    request: AnyRequest, services: Services, person: Person, *, with_token: bool
) -> Response[dict[str, object]]:
    """A new session, as a cookie or as a token."""
    token = await services.accounts.begin(person, request.headers.get("user-agent", ""))
    body: dict[str, object] = {"user": person}
    if with_token:
        return Response({**body, "token": token})
    return Response(body, cookies=[session_cookie(services, token, services.settings.session_days * 86_400)])


def session_cookie(services: Services, token: str, seconds: int) -> Cookie:
    """The session's cookie, out of reach of scripts."""
    secure = services.settings.secure_cookies
    return Cookie(COOKIE, value=token, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


router = Router(
    "/",
    route_handlers=[
        be_guest,
        register,
        log_in,
        log_out,
        me,
        change_me,
        change_password,
        end_session,
        my_tables,
        my_data,
        forget_me,
        user_page,
        rating_list,
    ],
)
