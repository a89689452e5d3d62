"""The shelf of an account over HTTP."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from paname.server import shelf
from paname.server.names import clean_text
from paname.server.web.games import checked
from paname.server.web.services import Parts, Somebody, known


class Box(msgspec.Struct):
    """A set as somebody sends it: its name, the edition of their box, values by the fact they belong to."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    edition: Annotated[str, Meta(max_length=200)] = ""
    entries: Annotated[dict[str, dict[str, object]], Meta(max_length=500)] = {}


@get("/me/boxes")
async def my_boxes(services: Parts, person: Somebody, game: FromQuery[str]) -> dict[str, object]:
    """The sets of a game that you keep."""
    return {"boxes": await shelf.boxes_of(services.hub.store, known(person).id, checked(game))}


@put("/me/boxes/{game:str}", status_code=200)
async def keep_box(services: Parts, person: Somebody, game: FromPath[str], data: JSONBody[Box]) -> dict[str, object]:
    """Keep a set under its name."""
    edition = clean_text(data.edition) if data.edition.strip() else ""
    box = shelf.KeptBox(clean_text(data.name), edition, data.entries)
    await shelf.keep(services.hub.store, known(person), checked(game), box)
    return {"boxes": await shelf.boxes_of(services.hub.store, known(person).id, game)}


@delete("/me/boxes/{game:str}", status_code=200)
async def drop_box(services: Parts, person: Somebody, game: FromPath[str], name: FromQuery[str]) -> dict[str, object]:
    """Remove a set."""
    await shelf.drop(services.hub.store, known(person), checked(game), name)
    return {"boxes": await shelf.boxes_of(services.hub.store, known(person).id, game)}


router = Router("/", route_handlers=[my_boxes, keep_box, drop_box], tags=["people"])
