"""Studies over HTTP: a record that somebody brings or a finished game, with variations, under an address to pass on."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from paname.core.errors import PanameError
from paname.core.registry import load, names
from paname.core.state import State
from paname.server.catalogue import encode
from paname.server.ids import new_id, now
from paname.server.names import clean_text
from paname.server.refusals import Refusal
from paname.server.reviews.sources import LONGEST_LINE, Source, read_record, source_of, study_source
from paname.server.reviews.still_tables import face_of
from paname.server.reviews.walks import moves_of, standing
from paname.server.store import studies as stored
from paname.server.table.commands import ActionId, Decision, Word
from paname.server.web.reviews import Id
from paname.server.web.services import Parts, Services, Somebody, known
from paname.server.web.tables import as_json

Json = Response[bytes]
Title = Annotated[str, Meta(max_length=80)]
Label = Annotated[str, Meta(max_length=12)]
RECORD_BYTES = 120_000


class Twig(msgspec.Struct):
    """A move that was tried: where it leaves the game, what came before it, and what was found out."""

    from_: Decision = msgspec.field(name="from")
    path: Annotated[list[ActionId], Meta(min_length=1, max_length=LONGEST_LINE)]
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    text: Annotated[str, Meta(max_length=200)] = ""
    win: Annotated[list[float], Meta(max_length=8)] | None = None
    lead: Annotated[list[float], Meta(max_length=8)] | None = None
    label: Label | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None


Tree = Annotated[list[Twig], Meta(max_length=400)]


class NewStudy(msgspec.Struct):
    """What a study is made of: a finished table, another study, or a record."""

    table: Id = ""
    study: Id = ""
    record: dict[str, object] | None = None
    title: Title = ""
    tree: Tree = []


class StudyChanges(msgspec.Struct):
    """What somebody changes about a study of their own."""

    title: Title | None = None
    tree: Tree | None = None


@post("/studies", status_code=201)
async def make_study(services: Parts, person: Somebody, data: JSONBody[NewStudy]) -> Json:
    """A new study."""
    someone = known(person)
    services.making.check(someone.id)
    source = await brought(services, data)
    row: dict[str, object] = {
        "id": new_id(12),
        "user_id": someone.id,
        "game": source.record["game"],
        "title": titled(data.title),
        "created": now(),
        "updated": now(),
        "record": source.text,
        "tree": encode(data.tree).decode(),
    }
    if not await services.hub.store.write(lambda connection: stored.add(connection, row)):
        raise Refusal("not_allowed.many_studies", studies=stored.MOST)
    return as_json({"study": {"id": row["id"], "title": row["title"]}, "link": f"/s/{row['id']}"}, 201)


def titled(text: str) -> str:
    """A title without what can't be seen; a study may have none."""
    return clean_text(text) if text.strip() else ""


async def brought(services: Services, wish: NewStudy) -> Source:
    """The game that a study is about; a record is played through before it is kept, and kept without people."""
    if wish.record is None:
        return await source_of(services.hub, wish.table, wish.study)
    kept = {name: value for name, value in wish.record.items() if name != "table"}
    if len(encode(kept)) > RECORD_BYTES:
        raise Refusal("too_large")
    await asyncio.to_thread(read_record, kept)
    return Source("", kept)


class SetUp(msgspec.Struct):
    """A position that somebody lays out by hand; without one, how a game begins."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    position: dict[str, object] | None = None


@post("/analysis/setup", status_code=200)
async def set_up(data: JSONBody[SetUp]) -> Json:
    """How a position looks, as a table that is over, or what is wrong with it; saying so isn't a refusal."""
    if data.game not in names():
        raise Refusal("not_found.game")
    if len(encode(data.position)) > RECORD_BYTES:
        raise Refusal("too_large")
    try:
        state = await asyncio.to_thread(laid_out, data)
    except PanameError as error:
        return as_json({"problem": Refusal("invalid.position", field="position", problem=str(error)).error()})
    return as_json({"position": state.to_json(), **whole("setup", state, 0)})


def laid_out(wish: SetUp) -> State:
    """The position that is meant."""
    game = load(wish.game)
    if wish.position is None:
        return game.new(players=wish.players, seed=new_id(12))
    return game.from_json({"game": wish.game, **wish.position})


@get("/studies/{study:str}")
async def show_study(services: Parts, person: Somebody, study: FromPath[str]) -> Json:
    """A study: its record as a table that is over, and its variations."""
    row = await services.hub.store.read(lambda connection: stored.found(connection, study))
    if row is None:
        raise Refusal("not_found.study")
    source = await study_source(services.hub, study)
    state = await asyncio.to_thread(read_record, source.record)
    moves = await asyncio.to_thread(moves_of, source.record)
    return as_json(
        {
            "study": {
                "id": study,
                "title": row["title"],
                "mine": person is not None and person.id == row["user_id"],
                "tree": msgspec.Raw(row["tree"].encode()),
                "movers": [move.seat for move in moves],
            },
            **whole(study, state, source.decisions),
            "updates": [{"n": at + 2, "at": 0, **msgspec.structs.asdict(move)} for at, move in enumerate(moves)],
        }
    )


def whole(study: str, state: State, decisions: int) -> dict[str, Any]:
    """The table that a study never was, and how things stand at its end."""
    return {"table": face_of(study, state), "state": standing(state, decisions, -1, [])["state"]}


@get("/studies/{study:str}/record")
async def study_record(services: Parts, study: FromPath[str]) -> Json:
    """The record of a study."""
    return as_json((await study_source(services.hub, study)).record)


@patch("/studies/{study:str}")
async def change_study(services: Parts, person: Somebody, study: FromPath[str], data: JSONBody[StudyChanges]) -> Json:
    """Change a study's title or variations."""
    values: dict[str, object] = {"updated": now()}
    if data.title is not None:
        values["title"] = titled(data.title)
    if data.tree is not None:
        values["tree"] = encode(data.tree).decode()
    user = known(person).id
    if not await services.hub.store.write(lambda connection: stored.change(connection, study, user, values)):
        raise Refusal("not_found.study")
    return as_json({"study": {"id": study, **{name: values[name] for name in ("title",) if name in values}}})


@delete("/studies/{study:str}", status_code=200)
async def drop_study(services: Parts, person: Somebody, study: FromPath[str]) -> dict[str, object]:
    """Delete one of your studies."""
    user = known(person).id
    if not await services.hub.store.write(lambda connection: stored.drop(connection, study, user)):
        raise Refusal("not_found.study")
    return {}


@get("/me/studies")
async def my_studies(services: Parts, person: Somebody) -> dict[str, object]:
    """Your studies, the latest first."""
    user = known(person).id
    return {"studies": await services.hub.store.read(lambda connection: stored.of(connection, user))}


router = Router(
    "/", route_handlers=[make_study, set_up, show_study, study_record, change_study, drop_study, my_studies]
)
