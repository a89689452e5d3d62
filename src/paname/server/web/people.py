"""Sessions, accounts, profiles and ratings over HTTP."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from paname.core.registry import names
from paname.server.accounts import Accounts
from paname.server.names import clean_text, seen
from paname.server.notices.ways import told_about
from paname.server.passwords import check_password
from paname.server.refusals import Refusal
from paname.server.shelf import boxes_of
from paname.server.store import puzzles as kept_puzzles
from paname.server.store import studies as kept_studies
from paname.server.store.schema import ratings
from paname.server.table.clock import NEVER
from paname.server.table.commands import Name, UserId
from paname.server.web.services import Parts, Services, Somebody, address_of, cookie_name, known, token_of
from paname.server.wire import Person, TableLine

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


class Blocked(msgspec.Struct):
    """Whom somebody blocks."""

    user: UserId


class Report(msgspec.Struct):
    """What somebody did, and where."""

    user: UserId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Annotated[str, Meta(max_length=16, pattern=r"\A[a-z0-9]*\Z")] = ""


class DaysOff(msgspec.Struct):
    """For how many days somebody is away; none: they are back."""

    days: Annotated[int, Meta(ge=0, le=30)]


class Changes(msgspec.Struct):
    """What somebody changes about themselves."""

    name: Name | None = None
    preferences: Annotated[dict[str, object], Meta(max_length=100)] | None = None


@post("/session", status_code=201)
async def be_guest(request: AnyRequest, services: Parts, data: JSONBody[Guest]) -> Response[dict[str, object]]:
    """Play at once with a name."""
    services.logins.check(address_of(request), 0.2)
    person = await services.accounts.guest(await services.accounts.free_name(data.name))
    return await signed_in(request, services, person, with_token=data.token)


@post("/account", status_code=201)
async def register(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Credentials]
) -> Response[dict[str, object]]:
    """Make an account; if you were a guest, your games come along."""
    services.logins.check(address_of(request))
    name = await services.accounts.free_name(data.name, person)
    check_password(data.password, name)
    made = await services.accounts.register(person, name, data.password)
    await services.accounts.end(token_of(request, services))  # whoever knows the guest's token doesn't get the account
    return await signed_in(request, services, made, with_token=data.token)


@post("/login", status_code=200)
async def log_in(request: AnyRequest, services: Parts, data: JSONBody[Login]) -> Response[dict[str, object]]:
    """Sign in to an account."""
    name = seen(data.name)  # whatever is invisible in it makes no further account to guess at
    check_guess(request, services, name)
    person = await services.accounts.login(name, data.password)
    return await signed_in(request, services, person, with_token=data.token)


def check_guess(request: AnyRequest, services: Services, name: str) -> None:
    """Refuse to try passwords too often, from one address or for one account."""
    services.logins.check(address_of(request))
    services.logins.check(f"account {name.casefold()}")


@post("/logout", status_code=200)
async def log_out(request: AnyRequest, services: Parts) -> Response[dict[str, object]]:
    """End this session."""
    await services.accounts.end(token_of(request, services))
    return Response({}, cookies=[session_cookie(services, "", 0)])


@get("/me")
async def me(request: AnyRequest, services: Parts, person: Somebody) -> dict[str, object]:
    """What the server knows about you."""
    found = await services.accounts.profile(known(person), token_of(request, services))
    away = await services.vacations.until(known(person).id)
    return {**found, "away": away, "blocks": await services.moderation.blocked(known(person).id)}


@patch("/me")
async def change_me(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Changes]
) -> dict[str, object]:
    """Change your name or preferences."""
    if data.preferences is not None and len(msgspec.json.encode(data.preferences)) > PREFERENCE_BYTES:
        raise Refusal("invalid.preferences", field="preferences", bytes=PREFERENCE_BYTES)
    name = None if data.name is None else await services.accounts.free_name(data.name, person)
    changed = await services.accounts.change(known(person), name, data.preferences)
    return await services.accounts.profile(changed, token_of(request, services))


@post("/me/password", status_code=200)
async def change_password(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Passwords]
) -> dict[str, object]:
    """Change your password."""
    check_guess(request, services, known(person).name)
    check_password(data.new, known(person).name)
    await services.accounts.change_password(known(person), data.old, data.new, token_of(request, services))
    return {}


@post("/me/vacation", status_code=200)
async def take_vacation(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[DaysOff]
) -> dict[str, object]:
    """Days off in all your games with days per move; 0: you're back."""
    services.making.check(address_of(request))
    return await services.vacations.take(known(person), data.days)


@delete("/me/sessions/{session:str}", status_code=200)
async def end_session(services: Parts, person: Somebody, session: FromPath[str]) -> dict[str, object]:
    """End one of your sessions."""
    await services.accounts.end_by_id(known(person), session)
    return {}


@get("/me/tables")
async def my_tables(services: Parts, person: Somebody) -> dict[str, object]:
    """Your tables, those where it's your turn first."""
    found = await services.accounts.tables(known(person).id)
    return {"tables": sorted(found, key=urgency)}


def urgency(line: TableLine) -> tuple[object, ...]:
    """What comes first: your move, least time first; a question to you; others' moves; what waits; what is over."""
    order = 5 if line.archived else {"running": 2, "open": 3, "over": 4}[line.status]
    place = 0 if line.your_turn else 1 if line.asks_you else order
    return place, line.deadline or NEVER, -line.updated


@get("/me/data")
async def my_data(request: AnyRequest, services: Parts, person: Somebody) -> Response[dict[str, object]]:
    """Everything we store about you."""
    someone = known(person)
    document = await services.accounts.profile(someone, token_of(request, services))
    document["tables"] = await services.accounts.tables(someone.id, most=None)
    document["blocks"] = await services.moderation.blocked(someone.id)
    document["reports"] = await services.moderation.reported(someone.id)
    document["notices"] = await services.hub.store.read(partial(told_about, user=someone.id))
    document["boxes"] = await boxes_of(services.hub.store, someone.id)
    document["passkeys"] = await services.passkeys.listed(someone)
    document["reviews"] = await services.reviews.asked_by(someone.id)
    document["puzzles"] = await services.hub.store.read(lambda connection: kept_puzzles.whole(connection, someone.id))
    document["studies"] = await services.hub.store.read(lambda connection: kept_studies.whole(connection, someone.id))
    document |= await services.accounts.kept(someone.id)
    document["entries"] = await services.accounts.words(someone.id)
    return Response(document, headers={"Content-Disposition": 'attachment; filename="paname-my-data.json"'})


@delete("/me", status_code=200)
async def forget_me(services: Parts, person: Somebody) -> Response[dict[str, object]]:
    """Delete you and what we store about you."""
    await services.accounts.delete(known(person))
    return Response({}, cookies=[session_cookie(services, "", 0)])


@post("/me/blocks", status_code=201)
async def block(services: Parts, person: Somebody, data: JSONBody[Blocked]) -> dict[str, object]:
    """Don't sit with somebody any more, and don't read what they say."""
    await services.moderation.block(known(person), data.user)
    return {"blocks": await services.moderation.blocked(known(person).id)}


@delete("/me/blocks/{user:str}", status_code=200)
async def unblock(services: Parts, person: Somebody, user: FromPath[str]) -> dict[str, object]:
    """Unblock somebody."""
    await services.moderation.unblock(known(person), user)
    return {"blocks": await services.moderation.blocked(known(person).id)}


@post("/reports", status_code=201)
async def report(request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Report]) -> dict[str, object]:
    """Report somebody to the people who run this server."""
    services.logins.check(address_of(request))
    subject = await services.accounts.find(data.user)
    await services.moderation.report(known(person), subject.id, data.table, clean_text(data.text))
    return {}


@get("/users/{user:str}")
async def user_page(services: Parts, person: Somebody, user: FromPath[str]) -> dict[str, object]:
    """Somebody's games and ratings."""
    accounts: Accounts = services.accounts
    someone = await accounts.find(user)
    own = person is not None and person.id == user
    lines = await (accounts.tables(user) if own else accounts.tables_for(user, person.id if person else ""))
    return {"user": someone, "ratings": await accounts.ratings(ratings.c.who == user), "tables": lines}


@get("/ratings/{game:str}")
async def rating_list(services: Parts, game: FromPath[str], players: FromQuery[int] = 2) -> dict[str, object]:
    """Ratings of a game for a number of players, best first."""
    if game not in names():
        raise Refusal("not_found.game")
    if not 1 <= players <= 8:
        raise Refusal("invalid.players", field="players")
    found = await services.accounts.ratings(ratings.c.game == game, ratings.c.players == players)
    return {"ratings": found}


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
    return Cookie(
        cookie_name(services), value=token, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/"
    )


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
        take_vacation,
        my_tables,
        my_data,
        forget_me,
        block,
        unblock,
        report,
        user_page,
        rating_list,
    ],
)
