"""Puzzles over HTTP: the solution leaves the server only after the answer."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from paname.analysis.puzzles import Puzzle
from paname.core.rng import Rng
from paname.core.state import State
from paname.server.catalogue import catalogue
from paname.server.puzzles import HINTS, TRIES, Try, daily, name_of, named, today
from paname.server.refusals import Refusal
from paname.server.reviews.still_tables import answered, face_of
from paname.server.reviews.walks import standing
from paname.server.table import commands as ask
from paname.server.web.services import Parts, Services, Somebody, known
from paname.server.web.tables import as_json
from paname.server.wire import Person

Json = Response[bytes]
FIRST = 1  # the number of the first day's puzzle


class Answer(msgspec.Struct):
    """An answer; without an action somebody gives up."""

    action: ask.ActionId | None = None


class HintWish(msgspec.Struct):
    """Which hint: 1 to 3, in order."""

    number: Annotated[int, Meta(ge=1, le=HINTS)] = 1


class PuzzleQuestion(msgspec.Struct):
    """What a table in this position would answer to its mover."""

    query: ask.Why | ask.Legal


@get("/puzzles/daily")
async def of_the_day(services: Parts, person: Somebody) -> Json:
    """The puzzle of the day, the same for everybody."""
    return await told(services, person, daily(today()))


@get("/puzzles/today")
async def from_afar(services: Parts, person: Somebody) -> Json:
    """The puzzle of the day without its position: for a page that leads to it."""
    return as_json(await services.puzzles.today_for(person.id if person else ""))


@get("/puzzles/next")
async def next_one(services: Parts, person: Somebody, game: FromQuery[str], theme: FromQuery[str] = "") -> Json:
    """A puzzle that you haven't tried, about as strong as you are; of the theme of a lesson, if one is named."""
    return await told(services, person, await services.puzzles.next_for(person.id if person else "", game, theme))


@get("/puzzles/{game:str}/{puzzle:str}")
async def one_puzzle(services: Parts, person: Somebody, game: FromPath[str], puzzle: FromPath[str]) -> Json:
    """A puzzle, and what you have done with it."""
    return await told(services, person, named(game, puzzle))


async def told(services: Services, person: Person | None, puzzle: Puzzle) -> Json:
    """All of a puzzle that somebody may know."""
    one = await services.puzzles.tried(person.id, puzzle) if person else Try()
    rating = await services.puzzles.rating(name_of(puzzle), puzzle.rating)
    position = await asyncio.to_thread(position_of, puzzle)
    found = {
        "puzzle": {
            "id": puzzle.id,
            "game": puzzle.game,
            "seat": puzzle.seat,
            "exact": puzzle.is_exact,
            "rating": round(rating.rating),
            "day": today().isoformat() if daily(today()) is puzzle else None,
            "hints": [hint_of(puzzle, number) for number in range(1, one.hints + 1)],
            **outcome(puzzle, one),
        },
        **position,
    }
    return as_json(found)


def fair(puzzle: Puzzle) -> State:
    """The position as its seat knows it."""
    state = puzzle.state().determinize(puzzle.seat, Rng(f"puzzle {puzzle.id}"))
    state.rng = None
    return state


def position_of(puzzle: Puzzle) -> dict[str, Any]:
    """The table that a puzzle never was, and how things stand there."""
    state = fair(puzzle)
    shown = standing(state, len(puzzle.history), puzzle.seat, [])["state"]
    return {"table": face_of(puzzle.id, state), "state": shown}


def hint_of(puzzle: Puzzle, number: int) -> dict[str, Any]:
    """A hint, with the actions it speaks of as a page needs them."""
    hint = puzzle.hints[number - 1]
    state = puzzle.state()
    actions = catalogue(puzzle.game).faces(state, [int(one) for one in hint["facts"].get("actions", [])])
    return {**hint, "actions": actions}


def outcome(puzzle: Puzzle, one: Try) -> dict[str, Any]:
    """What somebody has tried; the solution and its reasons when they are done."""
    base: dict[str, Any] = {"answers": one.answers, "left": TRIES - len(one.answers), "solved": one.solved}
    if not one.done:
        return {**base, "done": False}
    state, faces = puzzle.state(), catalogue(puzzle.game)
    values = [
        {"action": faces.face(state, action), "win": win, "lead": lead} for action, win, lead in puzzle.values[:5]
    ]
    return {
        **base,
        "done": True,
        "change": one.change,
        "solution": faces.face(state, puzzle.solution),
        "values": values,
        "line": puzzle.line,
        "reason": puzzle.reason,
        "themes": puzzle.themes,
        "record": puzzle.record(),
    }


@post("/puzzles/{game:str}/{puzzle:str}/hint", status_code=200)
async def hint(
    services: Parts, person: Somebody, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[HintWish]
) -> Json:
    """The next hint."""
    found = named(game, puzzle)
    await services.puzzles.hint(known(person).id, found, data.number)
    return as_json({"hint": hint_of(found, data.number)})


@post("/puzzles/{game:str}/{puzzle:str}/answer", status_code=200)
async def answer(
    services: Parts, person: Somebody, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[Answer]
) -> Json:
    """Your answer, or none to see the solution."""
    found, someone = named(game, puzzle), known(person)
    services.judging.check(someone.id)
    if data.action is not None and not found.state().legal_moves().contains(data.action):
        raise Refusal("not_found.move")
    one = await services.puzzles.answer(someone.id, found, data.action)
    return as_json({"puzzle": outcome(found, one)})


@post("/puzzles/{game:str}/{puzzle:str}/question", status_code=200)
async def question(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleQuestion]) -> Json:
    """Why something can't be done there; what a move is worth isn't told."""
    found = named(game, puzzle)
    return as_json(await asyncio.to_thread(answered, fair(found), data.query))


@get("/me/puzzles")
async def mine(services: Parts, person: Somebody) -> Json:
    """Your rating, your row of days and the week."""
    return as_json(await services.puzzles.standing(known(person).id))


router = Router("/", route_handlers=[of_the_day, from_afar, next_one, one_puzzle, hint, answer, question, mine])
