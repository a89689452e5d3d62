"""The server, the games, their rules and printed facts over HTTP."""

from functools import lru_cache
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

import paname
from paname.core.game import Game
from paname.core.registry import load, manifest, names
from paname.server.levels import levels_json
from paname.server.refusals import Refusal
from paname.server.rulebook import rulebook
from paname.server.seal import check_record
from paname.server.web.services import Parts

PROTOCOL = 1


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
    }


@get("/games")
async def games() -> dict[str, object]:
    """All games."""
    return {"games": [game_json(name) for name in playable()]}


@get("/games/{game:str}")
async def one_game(game: FromPath[str]) -> dict[str, object]:
    """One game with its seats and options."""
    return game_json(checked(game))


@get("/games/{game:str}/rules")
async def rules(game: FromPath[str]) -> dict[str, object]:
    """The clauses of a game by sections, its glossary and printed facts, each with its marks."""
    return rules_json(checked(game))


@get("/games/{game:str}/components")
async def components(game: FromPath[str]) -> dict[str, object]:
    """The printed facts of a game."""
    return components_json(checked(game))


@post("/verify", status_code=200)
async def verify(data: JSONBody[dict[str, Any]]) -> dict[str, object]:
    """Whether a record keeps what its seal promised."""
    return {"checks": check_record(data)}


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


@lru_cache(maxsize=16)
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
        }
        for option in game.options(players)
    ]


@lru_cache(maxsize=16)
def rules_json(name: str) -> dict[str, object]:
    """The rules by sections, the glossary and the printed facts."""
    return rulebook(name)


@lru_cache(maxsize=16)
def components_json(name: str) -> dict[str, object]:
    """The printed facts, with the mark of each."""
    return load(name).facts()


router = Router("/", route_handlers=[server, games, one_game, rules, components, verify])
