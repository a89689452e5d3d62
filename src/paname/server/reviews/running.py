"""Nobody gets help with a game they are playing: a line that goes through one of its positions is not judged for them.

What everybody sees of a position tells whether it is the same, so a record typed by hand, a fork and a position laid
out by hand count as much as the game itself.
"""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec
import sqlalchemy as sa

from paname.core.records import walk
from paname.core.state import State
from paname.server.catalogue import encode
from paname.server.hub.hub import Hub
from paname.server.refusals import Refusal
from paname.server.reviews.jobs import Line, state_of
from paname.server.reviews.walks import moments
from paname.server.store.schema import sittings, tables
from paname.server.table.table import PUBLIC
from paname.server.table.timeline import Timeline

MOST: Final = 20  # games of a person that are looked at, those with the latest moves


async def check_not_played(hub: Hub, user: str, line: Line) -> None:
    """Refuse a line that meets a game which somebody plays right now."""
    games = await running_games(hub, user, msgspec.json.decode(line.record)["game"])
    is_met = await asyncio.to_thread(meets, line, games) if games else False
    if is_met:
        raise Refusal("not_allowed.running_game")


async def running_games(hub: Hub, user: str, game: str) -> list[Timeline]:
    """The games that somebody sits at and that aren't over; one that can't be read can't be played either."""
    columns = tables.c
    query = (
        sa.select(columns.id)
        .join(sittings, sittings.c.table_id == columns.id)
        .where(sittings.c.user_id == user, columns.status == "running", columns.game == game)
        .order_by(columns.updated.desc())
        .limit(MOST)
    )
    found = []
    for table in await hub.store.read(lambda connection: list(connection.execute(query).scalars())):
        try:
            timeline = (await hub.owner(table)).table.timeline
        except Refusal:
            continue
        if timeline is not None:
            found.append(timeline)
    return found


def meets(line: Line, games: list[Timeline]) -> bool:
    """Whether a line goes through a position of one of these games."""
    seen = set(faces(line))
    return any(face in seen for game in games for face in played(game))


def faces(line: Line) -> Iterator[bytes]:
    """What everybody sees of the positions of a line, one after another."""
    way = walk(line.record)
    for decision, _, _ in moments(way):
        yield face(way.state)
        if decision == line.decision:
            break
    state = state_of(msgspec.structs.replace(line, actions=[]))
    for action in line.actions:
        state.apply(action)
        yield face(state)


def played(game: Timeline) -> Iterator[bytes]:
    """What everybody sees of the positions of a game: how it stands, and how it stood after each of its decisions."""
    yield face(game.state)
    state = game.deal.first()
    for action in game.actions[:-1]:
        state.apply(action)
        yield face(state)


def face(state: State) -> bytes:
    """What everybody sees of a position."""
    return encode(state.view(PUBLIC))
