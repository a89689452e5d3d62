"""Reviews over HTTP: asking for one, how far it is, stopping it; positions to walk through, and lines to try out."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from paname.core.errors import IllegalAction, InputError
from paname.core.events import Event
from paname.core.state import State
from paname.server.refusals import Refusal, check_choice, illegal
from paname.server.reviews.jobs import JudgeJob, Line, state_of
from paname.server.reviews.queue import Wanted
from paname.server.reviews.running import check_not_played
from paname.server.reviews.sources import LONGEST_LINE, Source, source_of
from paname.server.reviews.still_tables import answered
from paname.server.reviews.walks import positions, standing
from paname.server.table import commands as ask
from paname.server.table.commands import ActionId, Decision, NewTable, Word
from paname.server.web.files import AnyRequest
from paname.server.web.services import Parts, Services, Somebody, address_of, known, payer_of
from paname.server.web.tables import as_json, made
from paname.server.wire import Person

Json = Response[bytes]
Id = Annotated[str, Meta(max_length=16, pattern=r"\A[a-z0-9]*\Z")]
Seat = Annotated[int, Meta(ge=-1, le=7)]
DEPTHS = ("standard", "deep")


class ReviewWish(msgspec.Struct):
    """How deep a review shall go: standard, or deep, which takes four times as long."""

    depth: Word = "standard"


class LineWish(msgspec.Struct):
    """A position of a finished game or a study: after some of its decisions, then after some others."""

    table: Id = ""
    study: Id = ""
    decision: Decision = 0
    actions: Annotated[list[ActionId], Meta(max_length=LONGEST_LINE)] = []
    seat: Seat | None = None


# Reviews ----------------------------------------------------------------------------------------------------


@post(["/tables/{table:str}/review", "/studies/{study:str}/review"], status_code=202)
async def want_review(
    request: AnyRequest,
    services: Parts,
    person: Somebody,
    data: JSONBody[ReviewWish],
    table: FromPath[str] = "",
    study: FromPath[str] = "",
) -> Json:
    """Have a finished game reviewed; if it has been already, you get that review."""
    check_choice("depth", data.depth, DEPTHS)
    someone = known(person)
    source = await source_of(services.hub, table, study)
    await check_over(services, someone, source, study)
    found = await services.reviews.find(source.subject, data.depth)
    if found is None or found["status"] == "lost":
        services.reviewing.check(someone.id)
        await start(services, source, data.depth, someone.id, payer_of(someone, address_of(request)))
        found = await services.reviews.find(source.subject, data.depth)
    return as_json(found, 200 if found and found["status"] == "done" else 202)


async def check_over(services: Services, person: Person | None, source: Source, study: str) -> None:
    """Refuse the review of a study to somebody who is still playing what it shows; a table's game is over."""
    if study and person is not None:
        await check_not_played(services.hub, person.id, Line(source.text, source.decisions, []))


async def start(services: Services, source: Source, depth: str, user: str, payer: str) -> None:
    """Queue a review."""
    await services.reviews.want(Wanted(source.subject, depth, source.text, payer), user)


@get(["/tables/{table:str}/review", "/studies/{study:str}/review"])
async def review(
    services: Parts,
    person: Somebody,
    table: FromPath[str] = "",
    study: FromPath[str] = "",
    depth: FromQuery[str] = "standard",
) -> Json:
    """A review, or how far it is."""
    check_choice("depth", depth, DEPTHS)
    source = await source_of(services.hub, table, study)
    found = await services.reviews.find(source.subject, depth)
    if found is not None and found["status"] == "done":
        await check_over(services, person, source, study)
    return as_json(found or {"status": "none", "depth": depth})


@delete(["/tables/{table:str}/review", "/studies/{study:str}/review"], status_code=200)
async def cancel_review(
    services: Parts,
    person: Somebody,
    table: FromPath[str] = "",
    study: FromPath[str] = "",
    depth: FromQuery[str] = "standard",
) -> dict[str, bool]:
    """Stop a review that you asked for and that isn't done; the work stops with it."""
    user = known(person)
    check_choice("depth", depth, DEPTHS)
    source = await source_of(services.hub, table, study)
    return {"stopped": await services.reviews.cancel(source.subject, depth, user.id)}


# Positions --------------------------------------------------------------------------------------------------


@get(["/tables/{table:str}/positions", "/studies/{study:str}/positions"])
async def some_positions(
    services: Parts,
    table: FromPath[str] = "",
    study: FromPath[str] = "",
    start_at: FromQuery[int] = 0,
    count: FromQuery[int] = 20,
    seat: FromQuery[int] = -1,
) -> Json:
    """Some positions of a finished game or a study, one after another, seen by a seat or by all."""
    source = await source_of(services.hub, table, study)
    found = await asyncio.to_thread(seen_positions, source, start_at, count, seat)
    return as_json({"positions": found, "of": source.decisions})


def seen_positions(source: Source, start_at: int, count: int, seat: int) -> list[Any]:
    """The positions, where the seat is one of the game's."""
    try:
        return positions(source.record, start_at, count, seat)
    except InputError:
        raise Refusal("not_found.seat") from None


@post("/analysis/position", status_code=200)
async def position(services: Parts, data: JSONBody[LineWish]) -> Json:
    """How things stand after a line that is tried out, and what can be done there."""
    source = await source_of(services.hub, data.table, data.study)
    state, events = await asyncio.to_thread(tried, source, data)
    return as_json(standing(state, data.decision + len(data.actions), data.seat, events))


class Judgement(LineWish):
    """A position to judge, and actions that the best ones shall be compared with."""

    asked: Annotated[list[ActionId], Meta(max_length=4)] = []


class Question(LineWish):
    """A question that a table in a tried position would answer: a forecast, why something can't be done."""

    query: ask.Forecast | ask.Why | ask.Breakdown | ask.Legal = msgspec.field(default_factory=ask.Breakdown)


@post("/analysis/question", status_code=200)
async def question(services: Parts, data: JSONBody[Question]) -> Json:
    """What a table in a tried position would answer to its mover."""
    source = await source_of(services.hub, data.table, data.study)
    state, _ = await asyncio.to_thread(tried, source, data)
    if state.is_over:
        raise Refusal("wrong_status.over")
    return as_json(await asyncio.to_thread(answered, state, data.query))


class TableWish(LineWish):
    """A new table in a tried position, for its maker and bots."""

    id: ask.CommandId = ""
    seats: Annotated[list[ask.SeatWish], Meta(max_length=8)] | None = None


@post("/analysis/table", status_code=201)
async def table_there(request: AnyRequest, services: Parts, person: Somebody, data: JSONBody[TableWish]) -> Json:
    """Play on from a tried position; nothing is rated there."""
    source = await source_of(services.hub, data.table, data.study)
    await asyncio.to_thread(tried, source, data)
    actions = source.record["actions"]
    assert isinstance(actions, list)
    record = {**source.record, "actions": [*actions[: data.decision], *data.actions]}
    wish = NewTable(game=str(source.record["game"]), id=data.id or None, seats=data.seats, record=record)
    return await made(request, services, known(person), wish, forked_from=data.table)


@post("/analysis/judgement", status_code=200)
async def judgement(services: Parts, person: Somebody, data: JSONBody[Judgement]) -> Json:
    """What a position is worth to every seat, and what its mover should do; nobody gets that for a game they play."""
    someone = known(person)
    source = await source_of(services.hub, data.table, data.study)
    services.judging.check(someone.id)
    state, _ = await asyncio.to_thread(tried, source, data)
    if state.is_over:
        raise Refusal("wrong_status.over")
    check_asked(state, data.asked)
    line = line_of(source, data)
    await check_not_played(services.hub, someone.id, line)
    return as_json(await services.reviews.judge(JudgeJob(line, data.asked)))


def check_asked(state: State, asked: list[int]) -> None:
    """Refuse actions that can't be made there."""
    legal = state.legal_moves()
    if not all(legal.contains(action) for action in asked):
        raise Refusal("not_found.move")


def line_of(source: Source, wish: LineWish) -> Line:
    """The line that is meant."""
    if wish.decision > source.decisions:
        raise Refusal("not_found.decision")
    return Line(source.text, wish.decision, wish.actions)


def tried(source: Source, wish: LineWish) -> tuple[State, list[Event]]:
    """The position after a line, and what its last decision brought."""
    line, events = line_of(source, wish), list[Event]()
    try:
        state = state_of(msgspec.structs.replace(line, actions=line.actions[:-1]))
        if line.actions:
            state.apply(line.actions[-1], events)
    except IllegalAction as error:
        raise illegal(error) from None
    return state, events


router = Router(
    "/", route_handlers=[want_review, review, cancel_review, some_positions, position, question, table_there, judgement]
)
