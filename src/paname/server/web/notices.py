"""Notices over HTTP: how somebody wants to be told, by which ways, and the links in mails."""

from typing import Annotated, Any, Literal

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from litestar import Request, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, UnsetType

from paname.server.notices.encryption import CURVE, decode64
from paname.server.notices.hooks import FORMS, form_of
from paname.server.notices.kinds import Kind
from paname.server.notices.quiet import zones
from paname.server.notices.service import browser_keys
from paname.server.notices.words import LANGUAGES
from paname.server.refusals import Refusal, check_choice
from paname.server.web.services import Parts, Services, Somebody, address_of, known, token_of

AnyRequest = Request[Any, Any, Any]
Minutes = Annotated[int, Meta(ge=0, lt=1440)]
Kinds = Annotated[list[Kind], Meta(max_length=10)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Short = Annotated[str, Meta(max_length=100)]


class Matrix(msgspec.Struct):
    """For each kind of way, what is sent by it."""

    push: Kinds = []
    mail: Kinds = []
    hook: Kinds = []


class Wishes(msgspec.Struct):
    """What somebody changes about how they are told; what isn't named stays."""

    kinds: Matrix | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET
    quiet_from: Minutes | UnsetType = UNSET
    quiet_to: Minutes | UnsetType = UNSET
    urgent: bool | UnsetType = UNSET
    zone: Short | UnsetType = UNSET
    language: Short | UnsetType = UNSET


class NewWay(msgspec.Struct):
    """A browser with its keys, a mail address, or a webhook; and where and how its person reads the time."""

    kind: Literal["push", "mail", "hook"]
    address: Address
    p256dh: Short = ""
    auth: Short = ""
    form: Short = ""
    zone: Short | UnsetType = UNSET
    language: Short | UnsetType = UNSET


class Test(msgspec.Struct):
    """A test, by a name that its page will know it by."""

    name: Short = "test"


@get("/me/notices")
async def my_notices(request: AnyRequest, services: Parts, person: Somebody) -> dict[str, Any]:
    """What you're notified about, and how."""
    return await view(request, services, known(person).id)


@patch("/me/notices")
async def change_notices(
    request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[Wishes]
) -> dict[str, Any]:
    """Change what you're notified about, your quiet hours, time zone or language."""
    await services.notices.change(known(person).id, changes_of(data))
    return await view(request, services, known(person).id)


@post("/me/notices/ways", status_code=201)
async def add_way(request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[NewWay]) -> dict[str, Any]:
    """Add a way; you confirm a mail address with the link we send there."""
    someone = known(person)
    services.telling.check(address_of(request))
    session = await services.accounts.session(token_of(request, services))
    facts = FACTS[data.kind](data, request, session.id if session else "")
    way = await services.notices.add(someone.id, data.kind, data.address.strip(), **facts)
    wishes = Wishes(zone=data.zone, language=data.language)
    await services.notices.change(someone.id, changes_of(wishes))
    if data.kind == "mail":
        language = data.language if isinstance(data.language, str) else "en"
        await services.notices.ask_address(way, data.address.strip(), language)
    return {**await view(request, services, someone.id), "way": way}


@delete("/me/notices/ways/{way:str}", status_code=200)
async def remove_way(request: AnyRequest, services: Parts, person: Somebody, way: FromPath[str]) -> dict[str, Any]:
    """Remove a way."""
    await services.notices.remove(known(person).id, way)
    return await view(request, services, known(person).id)


@post("/me/notices/ways/{way:str}/test", status_code=200)
async def try_way(
    request: AnyRequest, services: Parts, person: Somebody, way: FromPath[str], data: JSONBody[Test]
) -> dict[str, Any]:
    """Send a test, and say how it went."""
    services.telling.check(address_of(request))
    return await services.notices.test(known(person).id, way, data.name)


@post("/mail/{action:str}/{token:str}", status_code=200)
async def follow_link(
    request: AnyRequest, services: Parts, action: FromPath[str], token: FromPath[str]
) -> dict[str, Any]:
    """Do what a link of a mail is for: confirm an address, or stop the mails; mail programs come here by themselves."""
    services.telling.check(address_of(request), 0.5)
    check_choice("action", action, ("confirm", "stop"))
    await services.notices.follow(action, token)
    return {"done": action}


async def view(request: AnyRequest, services: Services, user: str) -> dict[str, Any]:
    """How somebody is told, as their page shows it."""
    session = await services.accounts.session(token_of(request, services))
    return await services.notices.view(user, session.id if session else "")


def changes_of(data: Wishes) -> dict[str, Any]:
    """What is named, checked."""
    found = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not UNSET}
    if "kinds" in found:
        found["kinds"] = msgspec.to_builtins(found["kinds"])
    if "zone" in found and found["zone"] not in zones():
        found["zone"] = "UTC"
    if "language" in found and found["language"] not in LANGUAGES:
        found["language"] = "en"
    return found


def browser_facts(data: NewWay, request: AnyRequest, session: str) -> dict[str, Any]:
    """A browser's keys, its name, and the session it ends with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(data.p256dh))
        is_right = len(decode64(data.auth)) == 16
    except ValueError:
        is_right = False
    if not is_right:
        raise Refusal("invalid.browser_keys", field="p256dh")
    agent = request.headers.get("user-agent", "")[:200]
    return {"secrets": browser_keys(data.p256dh, data.auth), "session_id": session, "label": agent}


def mail_facts(data: NewWay, _request: AnyRequest, _session: str) -> dict[str, Any]:
    """Nothing more than the address, which has to look like one."""
    name, at, host = data.address.strip().rpartition("@")
    is_plain = all(letter.isprintable() and letter not in ' <>,;:"()[]\\' for letter in name + host)
    if not (name and at and "." in host and is_plain and len(data.address) <= 254):
        raise Refusal("invalid.mail", field="address")
    return {}


def hook_facts(data: NewWay, _request: AnyRequest, _session: str) -> dict[str, Any]:
    """The form that the receiver expects."""
    form = data.form or form_of(data.address)
    check_choice("form", form, tuple(FORMS))
    return {"form": form}


FACTS = {"push": browser_facts, "mail": mail_facts, "hook": hook_facts}

router = Router("/", route_handlers=[my_notices, change_notices, add_way, remove_way, try_way, follow_link])
