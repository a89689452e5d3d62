"""The shelf of an account: component sets that somebody keeps under a name, for every browser of theirs."""

from typing import Final

import msgspec
import sqlalchemy as sa

from paname.server.boxes import LONGEST
from paname.server.ids import now
from paname.server.refusals import Refusal
from paname.server.store.schema import kept_boxes as kept
from paname.server.store.store import Store
from paname.server.wire import Person

MOST: Final = 40  # sets on one shelf


class KeptBox(msgspec.Struct):
    """What somebody entered from their box: values by the fact they belong to."""

    name: str
    edition: str = ""
    entries: dict[str, dict[str, object]] = {}


async def boxes_of(store: Store, user: str, game: str | None = None) -> list[dict[str, object]]:
    """Somebody's sets, of one game or of all, the latest first."""
    which = [kept.c.user_id == user] + ([] if game is None else [kept.c.game == game])
    query = sa.select(kept.c.game, kept.c.body).where(*which).order_by(kept.c.updated.desc(), kept.c.name)
    rows = await store.read(lambda connection: list(connection.execute(query)))
    return [{"game": row.game, **msgspec.json.decode(row.body, type=dict)} for row in rows]


async def keep(store: Store, person: Person, game: str, box: KeptBox) -> None:
    """Keep a set under its name, in place of an earlier one of that name."""
    body = msgspec.json.encode(box).decode()
    if len(body) > LONGEST:
        raise Refusal("invalid.box_too_long", field="entries", most=LONGEST)
    if not person.account:
        raise Refusal("not_allowed.account_only")

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.delete(kept).where(*own(person, game, box.name)))
        count = sa.select(sa.func.count()).where(kept.c.user_id == person.id)
        if (connection.execute(count).scalar() or 0) >= MOST:
            raise Refusal("not_allowed.many_boxes", most=MOST)
        row = {"user_id": person.id, "game": game, "name": box.name, "body": body, "updated": now()}
        connection.execute(sa.insert(kept), row)

    await store.write(job)


async def drop(store: Store, person: Person, game: str, name: str) -> None:
    """Keep a set no longer."""
    await store.write(lambda connection: connection.execute(sa.delete(kept).where(*own(person, game, name))).rowcount)


def own(person: Person, game: str, name: str) -> tuple[sa.ColumnElement[bool], ...]:
    """The row of one set."""
    return kept.c.user_id == person.id, kept.c.game == game, kept.c.name == name
