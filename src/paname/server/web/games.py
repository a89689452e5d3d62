"""The server, the games, their rules and printed facts over HTTP."""

import asyncio
import zlib
from collections.abc import Callable
from email.utils import formatdate
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

import paname
from paname.core.game import Game
from paname.core.registry import load, manifest, names
from paname.server.boxes import examine, our_document
from paname.server.catalogue import encode
from paname.server.levels import levels_json
from paname.server.refusals import Refusal
from paname.server.rulebook import rulebook
from paname.server.seal import check_record
from paname.server.web.files import AnyRequest, Sheet, packed_sheet, respond
from paname.server.web.services import Parts

PROTOCOL = 1
Document = Response[dict[str, object]]


@get("/server")
async def server(services: Parts) -> dict[str, object]:
    """What this server is and can."""
    limits = {"chat": 500, "frame": services.settings.frame_bytes, "name": 40}
    return {
        "protocol": PROTOCOL,
        "version": paname.__version__,
        "compiled": paname.COMPILED,
        "games": playable(),
        "bots": levels_json(),
        "limits": limits,
        "mail": "mail" in services.settings.ways(),
    }


@get("/games")
async def games(request: AnyRequest) -> Document:
    """All games."""
    return respond(request, document("games", ""))


@get("/games/{game:str}")
async def one_game(request: AnyRequest, game: FromPath[str]) -> Document:
    """One game with its seats and options."""
    return respond(request, document("game", checked(game)))


@get("/games/{game:str}/rules")
async def rules(request: AnyRequest, game: FromPath[str]) -> Document:
    """The clauses of a game by sections, its glossary and printed facts, each with its marks."""
    return respond(request, document("rules", checked(game)))


@get("/games/{game:str}/components")
async def components(request: AnyRequest, game: FromPath[str]) -> Document:
    """The printed facts of a game."""
    return respond(request, document("components", checked(game)))


@get("/games/{game:str}/box")
async def our_box(game: FromPath[str]) -> dict[str, object]:
    """Our own component file as an object, and all that a workshop shows of it."""
    name = checked(game)
    return {"document": our_document(name), **examine(name, "")}


class Box(msgspec.Struct):
    """A component set to look at."""

    components: str


@post("/games/{game:str}/box", status_code=200)
async def check_box(game: FromPath[str], data: JSONBody[Box]) -> dict[str, object]:
    """What is wrong or odd in a component set, and the table it makes."""
    return await asyncio.to_thread(examine, checked(game), data.components)


@post("/verify", status_code=200)
async def verify(data: JSONBody[dict[str, Any]]) -> dict[str, object]:
    """Whether a record keeps what its seal promised."""
    return {"checks": await asyncio.to_thread(check_record, data)}


@lru_cache(maxsize=1)
def playable() -> tuple[str, ...]:
    """The games that are installed."""
    found = []
    for name in names():
        try:
            load(name)
        except ModuleNotFoundError:
            continue
        found.append(name)
    return tuple(found)


def checked(game: str) -> str:
    """The name of a game that exists."""
    if game not in playable():
        raise Refusal("not_found.game")
    return game


def games_json(_: str) -> dict[str, object]:
    """All games that can be played here."""
    return {"games": [game_json(name) for name in playable()]}


def game_json(name: str) -> dict[str, object]:
    """A game as a client needs it to lay out a table."""
    game, about = load(name), manifest(name)
    counts = game.player_counts()
    return {
        **about.to_json(),
        "web": about.web_folder() is not None,
        "rules_version": game.rules_version,
        "players": counts,
        "seats": {str(count): game.seat_names(count) for count in counts},
        "options": {str(count): options_json(game, count) for count in counts},
    }


def options_json(game: Game, players: int) -> list[dict[str, object]]:
    """The options of a game, explained."""
    return [
        {
            "name": option.name,
            "default": option.default,
            "choices": option.choices,
            "clause": option.clause,
            "text": option.words,
            "items": option.items,
            "picks": option.picks,
            "item": option.item,
        }
        for option in game.options(players)
    ]


def components_json(name: str) -> dict[str, object]:
    """The printed facts, with the mark of each."""
    return load(name).facts()


DOCUMENTS: Final[dict[str, Callable[[str], dict[str, object]]]] = {
    "games": games_json,
    "game": game_json,
    "rules": rulebook,
    "components": components_json,
}


@lru_cache(maxsize=64)
def document(kind: str, game: str) -> Sheet:
    """What everybody may know and nothing changes, packed once: it holds no secret that its size could tell."""
    data = encode(DOCUMENTS[kind](game))
    return packed_sheet(".json", data, f"{zlib.crc32(data):x}", formatdate(usegmt=True))


router = Router("/", route_handlers=[server, games, one_game, rules, components, our_box, check_box, verify])
