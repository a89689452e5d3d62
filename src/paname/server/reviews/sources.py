"""What can be looked into: a table whose game is over, or a study; never a game that is being played."""

import msgspec
import sqlalchemy as sa

from paname.core.state import State
from paname.server.catalogue import encode
from paname.server.hub.hub import Hub
from paname.server.refusals import Refusal, replayed
from paname.server.store.schema import studies
from paname.server.table.history import timeline_of

LONGEST_LINE = 400  # decisions that are tried out one after another


class Source(msgspec.Struct, frozen=True):
    """A game to look into: under which name its review is kept, and its record."""

    subject: str
    record: dict[str, object]

    @property
    def text(self) -> str:
        """The record as JSON."""
        return encode(self.record).decode()

    @property
    def decisions(self) -> int:
        """How many decisions it holds."""
        actions = self.record["actions"]
        return len(actions) if isinstance(actions, list) else 0


async def table_source(hub: Hub, table: str) -> Source:
    """The game of a table, if it is over."""
    owner = await hub.owner(table)

    async def job() -> Source:
        if owner.table.status != "over":
            raise Refusal("wrong_status.review", status=owner.table.status)
        record = owner.table.game.record(timeline_of(owner.table).state)
        return Source(owner.table.id, msgspec.json.decode(encode(record)))

    return await owner.submit(job)


async def study_source(hub: Hub, study: str) -> Source:
    """The game or position of a study."""
    query = sa.select(studies.c.record).where(studies.c.id == study)
    text = await hub.store.read(lambda connection: connection.execute(query).scalar())
    if text is None:
        raise Refusal("not_found.study")
    return Source(study, msgspec.json.decode(text))


async def source_of(hub: Hub, table: str, study: str) -> Source:
    """What is named: a table or a study."""
    if bool(table) == bool(study):
        raise Refusal("invalid.source", field="table")
    return await (table_source(hub, table) if table else study_source(hub, study))


def read_record(record: dict[str, object]) -> State:
    """The last position of a record that somebody brings; refused if it can't be played through."""
    actions = record.get("actions")
    if not isinstance(actions, list) or len(actions) > LONGEST_LINE * 10:
        raise Refusal("invalid.record_actions", field="record")
    return replayed(record)
