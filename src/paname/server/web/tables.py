"""Tables over HTTP: finding, making, looking, commanding."""

import asyncio

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paname.core.records import walk
from paname.server.accounts import table_line
from paname.server.boxes import document_of
from paname.server.catalogue import encode
from paname.server.doctor import salvage
from paname.server.hub.budgets import cost_of
from paname.server.hub.owner import Owner
from paname.server.hub.queries import Viewer, ask_owner, finished_record
from paname.server.ids import CODE, heard_code, now
from paname.server.messages import Reply, Updates
from paname.server.refusals import Refusal, check_choice
from paname.server.rulebook import rulebook
from paname.server.seal import check_record
from paname.server.store.schema import tables
from paname.server.store.store import entry_of
from paname.server.table import commands as ask
from paname.server.table import new_table
from paname.server.table.audiences import audience_of, check_seat
from paname.server.table.commands import NewTable
from paname.server.table.history import partial_record, record, salvaged_record
from paname.server.table.table import PUBLIC, Table, table_of
from paname.server.table.updates import state_view, table_view
from paname.server.web.files import AnyRequest
from paname.server.web.games import checked
from paname.server.web.services import Parts, Services, Somebody, actor_of, address_of, known, payer_of
from paname.server.wire import Person, WatcherView

Json = Response[bytes]


class Invitation(msgspec.Struct):
    """Whom to invite: an account by name, or somebody by id."""

    id: ask.CommandId
    name: ask.GivenName = ""
    user: ask.GivenName = ""


def as_json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Json:
    """An answer that is encoded here, raw parts included."""
    return Response(encode(body), status_code=status, media_type=MediaType.JSON, headers=headers or {})


@get("/tables")
async def list_tables(
    services: Parts, person: Somebody, game: FromQuery[str | None] = None, status: FromQuery[str] = "open"
) -> dict[str, object]:
    """Listed tables, the newest first; open ones by how near the people there are to your rating."""
    check_choice("status", status, ("open", "running", "over"))
    query = sa.select(tables).where(tables.c.listed, tables.c.status == status, tables.c.archived == 0)
    if game is not None:
        query = query.where(tables.c.game == checked(game))
    query = query.order_by(tables.c.updated.desc()).limit(100)
    rows = await services.hub.store.read(lambda connection: list(connection.execute(query).mappings()))
    viewer = person.id if person else ""
    lines = [table_line(row, viewer) for row in rows]
    return {"tables": await services.standings.nearest(lines, viewer) if status == "open" else lines}


@get("/codes/{code:str}")
async def by_code(request: AnyRequest, services: Parts, code: FromPath[str]) -> dict[str, str]:
    """The open table of a code that was said aloud; guessing codes is as slow as guessing passwords."""
    services.logins.check(address_of(request))
    first, column = heard_code(code), tables.c
    query = sa.select(column.id).where(column.id.between(first, first + "z" * CODE), column.status == "open").limit(2)
    found = await services.hub.store.read(lambda connection: list(connection.execute(query).scalars()))
    if not first or len(found) != 1:
        raise Refusal("not_found.code")
    return {"table": found[0]}


@post("/tables", status_code=201)
async def make_table(request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[NewTable]) -> Json:
    """A new table."""
    return await made(request, services, known(person), data)


async def made(request: AnyRequest, services: Services, person: Person, wish: NewTable, forked_from: str = "") -> Json:
    """Store a new table; the same command gives the same table."""
    services.making.check(person.id)
    services.making.check(address_of(request))
    checked(wish.game)
    await services.accounts.check_seats((seat.name for seat in wish.seats or []), person)
    await check_open_tables(services, person)
    created = await asyncio.to_thread(new_table.create, wish, actor_of(person), now())
    created.forked_from = forked_from
    table = await services.hub.store.create(table_of([created]))
    owner = await services.hub.owner(table)
    return as_json({"table": table_view(owner.table), "link": f"/t/{table}"}, 201)


async def check_open_tables(services: Services, person: Person) -> None:
    """Refuse somebody who has left too many tables unstarted."""
    waiting = sa.select(sa.func.count()).where(tables.c.host == person.id, tables.c.status == "open")
    number = await services.hub.store.read(lambda connection: connection.execute(waiting).scalar())
    if (number or 0) >= services.settings.open_tables_per_user:
        raise Refusal("not_allowed.open_tables", tables=number or 0)


def viewer_of(person: Person | None, seat: int | None) -> Viewer:
    """For whom an answer is: the seat asked for, the only own one, or the public."""
    user = person.id if person else ""

    def viewer(table: Table) -> int:
        check_seat(table, user, seat)
        return audience_of(table, user, seat)

    return viewer


@get("/tables/{table:str}")
async def show(services: Parts, person: Somebody, table: FromPath[str], seat: FromQuery[int | None] = None) -> Json:
    """A table and how things stand there, for your audience."""
    owner = await services.hub.owner(table)

    async def job() -> Json:
        audience = viewer_of(person, seat)(owner.table)
        return as_json({"table": table_view(owner.table), "state": state_view(owner.table, audience)})

    return await owner.submit(job)


@get("/tables/{table:str}/updates")
async def updates(
    services: Parts,
    person: Somebody,
    table: FromPath[str],
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> Json:
    """Everything that came after a number, for your audience; the state alone where that is too much."""
    owner = await services.hub.owner(table)

    async def job() -> Json:
        audience = viewer_of(person, seat)(owner.table)
        found, state = owner.missed(max(0, since), audience), state_view(owner.table, audience)
        if found is None:
            return as_json(Updates([], state, table_view(owner.table), resync=True))
        return as_json(Updates(found, state, table_view(owner.table)))

    return await owner.submit(job)


@get("/tables/{table:str}/watchers")
async def watchers(services: Parts, person: Somebody, table: FromPath[str]) -> Json:
    """Who watches or has opened the link, for the host alone: people by name, and how many are here in all."""
    owner = await services.hub.owner(table)
    if known(person).id != owner.table.created.host:
        raise Refusal("not_host.moderates")
    _, count = owner.attendance.everywhere()
    here, came = owner.attendance.watching(), owner.attendance.came
    names = here | await services.accounts.names(came)
    found = [
        WatcherView(user, name, user in here, came.get(user))
        for user, name in names.items()
        if not owner.table.seats_of(user) and user not in owner.table.barred
    ]
    found.sort(key=lambda one: -(one.came or 0))
    return as_json({"people": found, "watchers": count})


@post("/tables/{table:str}/invitations", status_code=200)
async def invite(services: Parts, person: Somebody, table: FromPath[str], data: JSONBody[Invitation]) -> Json:
    """Keep a seat for an account by its name, or for somebody you have played with."""
    host = known(person)
    services.making.check(host.id)
    services.making.check(f"{host.id} {data.user or data.name.casefold()}", 2.5)
    guest = await (services.accounts.find(data.user) if data.user else services.accounts.by_name(data.name))
    owner = await services.hub.owner(table)
    await services.moderation.check_may_join(owner.table, guest.id)
    wish = ask.Invite(id=data.id, user=guest.id, name=guest.name, account=guest.account)
    found = await owner.submit(lambda: owner.command(actor_of(host), wish))
    return as_json(Reply(data.id, ok=True, **found))


@post("/tables/{table:str}/commands", status_code=200)
async def command(
    request: AnyRequest,
    services: Parts,
    person: Somebody,
    table: FromPath[str],
    data: JSONBody[ask.AnyCommand],
    seat: FromQuery[int | None] = None,
) -> Json:
    """Send one command or question."""
    owner = await services.hub.owner(table)
    viewer, user, address = viewer_of(person, seat), person.id if person else "", address_of(request)
    services.budgets.spend(cost_of(data), user, address, "" if owner.table.seats_of(user) else table)
    if isinstance(data, ask.Query):
        found = await ask_owner(owner, viewer, data, user, payer_of(person, address))
    else:
        check_seat(owner.table, known(person).id, seat)
        actor = actor_of(person, seat)
        found = await services.carry_out(owner, known(person), actor, data)
    return as_json(Reply(data.id, ok=True, **found))


@get("/tables/{table:str}/decisions/{decision:int}")
async def past(
    services: Parts, person: Somebody, table: FromPath[str], decision: FromPath[int], seat: FromQuery[int | None] = None
) -> Json:
    """A past position, for your audience."""
    owner = await services.hub.owner(table)
    return as_json(
        await ask_owner(owner, viewer_of(person, seat), ask.Replay(decision=decision), person.id if person else "")
    )


@get("/tables/{table:str}/curve")
async def curve(services: Parts, person: Somebody, table: FromPath[str], seat: FromQuery[int | None] = None) -> Json:
    """How the scores went, for your audience."""
    owner = await services.hub.owner(table)
    return as_json(await ask_owner(owner, viewer_of(person, seat), ask.Curve(), person.id if person else ""))


@get("/tables/{table:str}/record")
async def download(services: Parts, person: Somebody, table: FromPath[str]) -> Json:
    """The record: whole when the game is over, before that what you may know; of a broken table what is left."""
    try:
        owner = await services.hub.owner(table)
    except Refusal as refusal:
        if refusal.code != "quarantined":
            raise
        return as_json(await salvaged(services, table, person, refusal), headers=as_file(table))

    async def job() -> dict[str, object]:
        return await record_for(owner, person)

    return as_json(await owner.submit(job), headers=as_file(table))


def as_file(table: str) -> dict[str, str]:
    """The headers of a download."""
    return {"Content-Disposition": f'attachment; filename="paname-{table}.json"'}


async def salvaged(services: Services, table: str, person: Person | None, refusal: Refusal) -> dict[str, object]:
    """What somebody may know of a table before the entry that can't be read."""
    rows = await services.hub.store.rows(table)

    def work() -> dict[str, object]:
        found, _ = salvage(rows)
        entries = [entry_of(n, body) for n, body in rows if found and n <= found.n]
        return salvaged_record(found, entries, viewer_of(person, None)(found) if found else PUBLIC, refusal)

    return await asyncio.to_thread(work)


def with_notation(document: dict[str, object]) -> dict[str, object]:
    """A record with a line for people beside the id of every decision."""
    steps = walk(msgspec.json.decode(encode(document)))
    lines = [steps.game.text(step.before, step.choice) for step in steps if not step.is_draw]
    return {**document, "notation": lines}


async def record_for(owner: Owner, person: Person | None) -> dict[str, object]:
    """A table's record as far as somebody may know it, worked out beside the event loop."""
    table = owner.table
    if table.status == "over":
        return await asyncio.to_thread(with_notation, record(table, await owner.all_entries()))
    audience = viewer_of(person, None)(table)
    return await asyncio.to_thread(partial_record, table, await owner.all_entries(), audience)


@get("/tables/{table:str}/components")
async def table_components(services: Parts, table: FromPath[str]) -> Json:
    """The facts that this table plays with."""
    owner = await services.hub.owner(table)
    return as_json(owner.table.game.facts())


@get("/tables/{table:str}/box")
async def table_box(services: Parts, table: FromPath[str]) -> Json:
    """The component set that this table plays with, for everybody at it to open."""
    owner = await services.hub.owner(table)
    made = owner.table.created
    return as_json({"game": made.game, "name": made.box, "document": document_of(made.game, made.components)})


@get("/tables/{table:str}/rules")
async def table_rules(services: Parts, table: FromPath[str]) -> Json:
    """The rules of a table's game with the facts that it plays with."""
    owner = await services.hub.owner(table)
    made = owner.table.created
    return as_json(rulebook(made.game, document_of(made.game, made.components)))


@get("/tables/{table:str}/seal")
async def seal(services: Parts, table: FromPath[str]) -> Json:
    """The seal, and whether it was kept once the game is over."""
    owner = await services.hub.owner(table)

    async def job() -> dict[str, object]:
        over = owner.table.status == "over" and owner.table.timeline is not None
        checks = await asyncio.to_thread(check_record, await finished_record(owner)) if over else None
        return {"seal": owner.table.seal(), "checks": checks}

    return as_json(await owner.submit(job))


@post("/tables/{table:str}/fork", status_code=201)
async def fork(
    request: AnyRequest, services: Parts, person: Somebody, table: FromPath[str], data: JSONBody[NewTable]
) -> Json:
    """Play on from a position of a finished game."""
    owner = await services.hub.owner(table)
    if owner.table.status != "over" or owner.table.timeline is None:
        raise Refusal("wrong_status.unfinished", status=owner.table.status)
    document = await finished_record(owner)
    wish = msgspec.structs.replace(data, game=owner.table.created.game, record=document)
    return await made(request, services, known(person), wish, forked_from=owner.table.id)


router = Router(
    "/",
    route_handlers=[
        list_tables,
        by_code,
        make_table,
        show,
        updates,
        watchers,
        invite,
        command,
        past,
        curve,
        download,
        table_components,
        table_box,
        table_rules,
        seal,
        fork,
    ],
)
