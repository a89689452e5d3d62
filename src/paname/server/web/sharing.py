"""Sharing over HTTP: a finished game becomes public when everybody who played it has said so."""

import asyncio
import html
import importlib.util
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery

from paname.bots.levels import level_named
from paname.core.registry import manifest
from paname.server.names import SOMEBODY
from paname.server.notices.words import Words, words_of
from paname.server.refusals import Refusal
from paname.server.reviews.sources import Source, table_source
from paname.server.store import shares as stored
from paname.server.table.table import Table
from paname.server.web.services import Parts, Services, Somebody, known
from paname.server.web.tables import as_json
from paname.server.wire import ResultView

Json = Response[bytes]
CAN_PAINT: Final = importlib.util.find_spec("numpy") is not None
CLOSE: Final = 3  # points
CLEAR: Final = 0.25  # of the winner's points
DAY: Final = {"Cache-Control": "public, max-age=86400"}


@post("/tables/{table:str}/share", status_code=200)
async def share(services: Parts, person: Somebody, table: FromPath[str]) -> Json:
    """Allow this finished game to be passed on with its picture; it can be once everybody who played has."""
    owner = await services.hub.owner(table)
    user = known(person).id
    check_player(owner.table, user)
    await services.hub.store.write(lambda connection: stored.allow(connection, table, user))
    waiting = await missing(services, owner.table)
    return as_json({"link": f"/t/{table}/review", "public": not waiting, "waiting": waiting, "picture": CAN_PAINT})


@delete("/tables/{table:str}/share", status_code=200)
async def keep_private(services: Parts, person: Somebody, table: FromPath[str]) -> dict[str, object]:
    """Withdraw that."""
    owner = await services.hub.owner(table)
    user = known(person).id
    check_player(owner.table, user)
    await services.hub.store.write(lambda connection: stored.withdraw(connection, table, user))
    return {"public": False}


def check_player(table: Table, user: str) -> None:
    """Only somebody who played a game that is over decides about it."""
    if table.status != "over":
        raise Refusal("wrong_status.review", status=table.status)
    if not table.seats_of(user):
        raise Refusal("not_your_seat.none")


async def missing(services: Services, table: Table) -> int:
    """How many of the people who played haven't said yet that it may be passed on."""
    people = {seat.user for seat in table.seats if seat.kind == "human" and seat.user}
    allowed = await services.hub.store.read(lambda connection: stored.allowed(connection, table.id))
    return len(people - allowed)


async def public_source(services: Services, table: str) -> Source:
    """A game that may be passed on; any other is as if it weren't there."""
    source = await table_source(services.hub, table)
    if await missing(services, (await services.hub.owner(table)).table):
        raise Refusal("not_found.table")
    return source


@get("/tables/{table:str}/picture.png", media_type="image/png")
async def picture(services: Parts, table: FromPath[str], language: FromQuery[str] = "en") -> Response[bytes]:
    """The last board and who won, 1200 by 630."""
    return await painted(services, table, language)


@get("/tables/{table:str}/film.png", media_type="image/png")
async def film(services: Parts, table: FromPath[str]) -> Response[bytes]:
    """The whole game as an animated PNG of a megabyte at most."""
    return await painted(services, table, None)


async def painted(services: Services, table: str, language: str | None) -> Response[bytes]:
    """A picture that speaks a language, or a film; painted once and kept for a while."""
    if not CAN_PAINT:
        raise Refusal("not_found.pictures")
    source = await public_source(services, table)
    told = None
    if language is not None:
        told = told_of((await services.hub.owner(table)).table, words_of(language))
    data = await asyncio.to_thread(paint, source.text, told)
    return Response(data, media_type="image/png", headers=DAY)


@lru_cache(maxsize=32)
def paint(record: str, told: tuple[Any, ...] | None) -> bytes:
    """A poster or a film; the painters need NumPy, which is loaded when the first picture is asked for."""
    from paname.server.sharing.film import film as make_film  # noqa: PLC0415
    from paname.server.sharing.poster import Told, poster  # noqa: PLC0415

    game = msgspec.json.decode(record)
    return make_film(game) if told is None else poster(game, Told(*told))


def told_of(table: Table, words: Words) -> tuple[Any, ...]:
    """Names, points, winners and a sentence, in a reader's language."""
    result = table.result()
    assert result is not None  # only a game that is over is passed on
    names = [called(seat.name, seat.level, words) for seat in table.seats]
    sentence = words.say(f"shared.{kind_of(result)}", name=names[result.winners[0]] if result.winners else "")
    return tuple(names), tuple(result.scores), tuple(result.winners), sentence


def kind_of(result: ResultView) -> str:
    """How a game was won."""
    if len(result.winners) != 1:
        return "draw" if result.winners else "stopped"
    first, second = sorted(result.scores, reverse=True)[:2]
    if result.reason != "rules":
        return "won"
    if first == second:
        return "level"
    return "close" if first - second <= CLOSE else "clear" if first - second >= CLEAR * first else "won"


def called(name: str | None, level: str | None, words: Words) -> str:
    """A person or a bot, as a reader of this language calls them."""
    if name:
        return words.say("somebody") if name == SOMEBODY else name
    bot = level_named(level or "")
    return bot.name if bot else "Bot"


async def preview(services: Services, table: str, base: str, language: str) -> bytes:
    """What a link tells a chat about a game that may be passed on; nothing about any other."""
    try:
        await public_source(services, table)
        found = (await services.hub.owner(table)).table
    except Refusal:
        return b""
    result, words = found.result(), words_of(language)
    names = [called(seat.name, seat.level, words) for seat in found.seats]
    points = result.scores if result else []
    told = " · ".join(f"{name} {value}" for name, value in zip(names, points, strict=False))
    facts: dict[str, Any] = {
        "og:type": "website",
        "og:title": f"{manifest(found.created.game).title}: {told}",
        "og:description": words.say("shared.about"),
        "og:url": f"{base}/t/{table}/review",
        **({"og:image": f"{base}/api/tables/{table}/picture.png?language={words.language}"} if CAN_PAINT else {}),
        **({"og:image:width": 1200, "og:image:height": 630} if CAN_PAINT else {}),
    }
    lines = [f'<meta property="{name}" content="{html.escape(str(value))}">\n' for name, value in facts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">\n')
    return "".join(lines).encode()


router = Router("/", route_handlers=[share, keep_private, picture, film])
