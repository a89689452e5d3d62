"""Tables over HTTP: finding, making, looking, commanding."""

from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paname.server.accounts import table_line
from paname.server.catalogue import encode
from paname.server.doctor import salvage
from paname.server.hub.owner import Owner
from paname.server.hub.queries import Viewer, ask_owner
from paname.server.ids import now
from paname.server.refusals import Refusal, check_choice
from paname.server.seal import check_record
from paname.server.store.schema import tables
from paname.server.table import commands as ask
from paname.server.table import new_table
from paname.server.table.audiences import audience_of, check_seat
from paname.server.table.commands import NewTable
from paname.server.table.history import partial_record, record, salvaged_record
from paname.server.table.table import PUBLIC, Table, table_of
from paname.server.table.updates import state_view, table_view, updates_since
from paname.server.web.games import checked
from paname.server.web.services import Parts, Services, Somebody, actor_of, known
from paname.server.wire import Person, Reply, Updates

Json = Response[bytes]


def as_json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Json:
    """An answer that is encoded here, raw parts included."""
    return Response(encode(body), status_code=status, media_type=MediaType.JSON, headers=headers or {})


@get("/tables")
async def list_tables(
    services: Parts, person: Somebody, game: FromQuery[str | None] = None, status: FromQuery[str] = "open"
) -> dict[str, object]:
    """Listed tables, the newest first."""
    check_choice("status", status, ("open", "running", "over"))
    query = sa.select(tables).where(tables.c.listed, tables.c.status == status)
    if game is not None:
        query = query.where(tables.c.game == checked(game))
    query = query.order_by(tables.c.updated.desc()).limit(100)
    rows = await services.hub.store.read(lambda connection: list(connection.execute(query).mappings()))
    return {"tables": [table_line(row, person.id if person else "") for row in rows]}


@post("/tables", status_code=201)
async def make_table(services: Parts, person: Somebody, data: JSONBody[NewTable]) -> Json:
    """A new table."""
    return await made(services, known(person), data)


async def made(services: Services, person: Person, wish: NewTable, forked_from: str = "") -> Json:
    """Store a new table; the same command gives the same table."""
    services.making.check(person.id)
    checked(wish.game)
    await check_open_tables(services, person)
    created = new_table.create(wish, actor_of(person), now())
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
    """Everything that came after a number, for your audience."""
    owner = await services.hub.owner(table)

    async def job() -> Json:
        audience = viewer_of(person, seat)(owner.table)
        found = updates_since(owner.table, max(0, since), audience)
        return as_json(Updates(found, state_view(owner.table, audience), table_view(owner.table)))

    return await owner.submit(job)


@post("/tables/{table:str}/commands", status_code=200)
async def command(
    services: Parts,
    person: Somebody,
    table: FromPath[str],
    data: JSONBody[ask.AnyCommand],
    seat: FromQuery[int | None] = None,
) -> Json:
    """One command or question."""
    owner = await services.hub.owner(table)
    viewer = viewer_of(person, seat)
    if isinstance(data, ask.Query):
        found = await ask_owner(owner, viewer, data, person.id if person else "")
    else:
        check_seat(owner.table, known(person).id, seat)
        actor = actor_of(person, seat)
        found = await owner.submit(lambda: owner.command(actor, data))
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
        return record_for(owner, person)

    return as_json(await owner.submit(job), headers=as_file(table))


def as_file(table: str) -> dict[str, str]:
    """The headers of a download."""
    return {"Content-Disposition": f'attachment; filename="paname-{table}.json"'}


async def salvaged(services: Services, table: str, person: Person | None, refusal: Refusal) -> dict[str, object]:
    """What somebody may know of a table before the entry that can't be read."""
    found, _ = salvage(await services.hub.store.rows(table))
    return salvaged_record(found, viewer_of(person, None)(found) if found else PUBLIC, refusal)


def record_for(owner: Owner, person: Person | None) -> dict[str, object]:
    """A table's record as far as somebody may know it."""
    table = owner.table
    return record(table) if table.status == "over" else partial_record(table, viewer_of(person, None)(table))


@get("/tables/{table:str}/seal")
async def seal(services: Parts, table: FromPath[str]) -> Json:
    """The seal, and whether it was kept once the game is over."""
    owner = await services.hub.owner(table)

    async def job() -> dict[str, object]:
        over = owner.table.status == "over" and owner.table.timeline is not None
        document: dict[str, Any] = msgspec.json.decode(encode(record(owner.table))) if over else {}
        return {"seal": owner.table.seal(), "checks": check_record(document) if over else None}

    return as_json(await owner.submit(job))


@post("/tables/{table:str}/fork", status_code=201)
async def fork(services: Parts, person: Somebody, table: FromPath[str], data: JSONBody[NewTable]) -> Json:
    """Play on from a position of a finished game."""
    owner = await services.hub.owner(table)
    if owner.table.status != "over" or owner.table.timeline is None:
        raise Refusal("wrong_status.unfinished", status=owner.table.status)
    document: dict[str, object] = msgspec.json.decode(encode(record(owner.table)))
    wish = msgspec.structs.replace(data, game=owner.table.created.game, record=document)
    return await made(services, known(person), wish, forked_from=owner.table.id)


router = Router(
    "/",
    route_handlers=[list_tables, make_table, show, updates, command, past, curve, download, seal, fork],
)
