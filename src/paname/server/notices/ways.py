"""How people want to be told, as the database keeps it."""

import json
from typing import Any, Final

import sqlalchemy as sa

from paname.server.ids import now
from paname.server.notices.kinds import KINDS, USUAL, WAYS, Kind, kinds_text
from paname.server.notices.quiet import NIGHT
from paname.server.store.schema import notices, sessions, told, ways

Matrix = dict[str, list[Kind]]
UNCONFIRMED: Final = 2 * 86_400_000  # milliseconds that an address has to be confirmed in


def usual(*, has_push: bool) -> Matrix:
    """What is sent by which way until somebody says otherwise: a turn by mail only where no push tells of it."""
    by_mail = [kind for kind in USUAL if kind != "turn" or not has_push]
    return {"push": list(USUAL), "mail": by_mail, "hook": ["turn"]}


def wishes_of(connection: sa.Connection, user: str) -> dict[str, Any]:
    """What somebody wants in general, or what is usual."""
    row = connection.execute(sa.select(told).where(told.c.user_id == user)).mappings().first()
    kinds = ways_of(connection, user)
    chosen = json.loads(row["kinds"]) if row else {}
    matrix = {**usual(has_push=any(way["kind"] == "push" for way in kinds)), **chosen}
    if row is None:
        begin, end = NIGHT
        return {
            "kinds": matrix,
            "quiet": True,
            "quiet_from": begin,
            "quiet_to": end,
            "urgent": True,
            "zone": "",
            "language": "",
        }
    return {
        **{name: row[name] for name in ("quiet", "quiet_from", "quiet_to", "urgent", "zone", "language")},
        "kinds": matrix,
    }


def save_wishes(connection: sa.Connection, user: str, changes: dict[str, Any]) -> None:
    """Write what somebody changed; every way of theirs follows."""
    wishes = {**wishes_of(connection, user), **changes}
    matrix: Matrix = {way: [kind for kind in KINDS if kind in wishes["kinds"].get(way, [])] for way in WAYS}
    row = connection.execute(sa.select(told.c.kinds).where(told.c.user_id == user)).scalar()
    chosen = matrix if "kinds" in changes else json.loads(row or "{}")
    values = {**wishes, "kinds": json.dumps(chosen)}
    if row is None:
        connection.execute(sa.insert(told), {"user_id": user, **values})
    else:
        connection.execute(sa.update(told).where(told.c.user_id == user).values(**values))
    spread(connection, user)


def spread(connection: sa.Connection, user: str) -> None:
    """Let every way hold what is sent by it, so that a move's commit needs to look nowhere else."""
    matrix = wishes_of(connection, user)["kinds"]
    for way in WAYS:
        mine = (ways.c.user_id == user, ways.c.kind == way)
        connection.execute(sa.update(ways).where(*mine).values(kinds=kinds_text(matrix[way])))


def ways_of(connection: sa.Connection, user: str) -> list[dict[str, Any]]:
    """The ways of somebody, as they were made."""
    query = sa.select(ways).where(ways.c.user_id == user).order_by(ways.c.created, ways.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def add_way(connection: sa.Connection, row: dict[str, Any]) -> None:
    """A new way in the place of what it replaces: the same browser or webhook, or somebody's other address."""
    same = sa.and_(ways.c.kind == row["kind"], ways.c.address == row["address"])
    mine = ways.c.user_id == row["user_id"]
    replaced = (
        same
        if row["kind"] == "push"
        else sa.and_(mine, ways.c.kind == "mail")
        if row["kind"] == "mail"
        else sa.and_(mine, same)
    )
    drop_ways(connection, replaced)
    connection.execute(sa.insert(ways), {"kinds": "", **row})
    spread(connection, row["user_id"])


def drop_ways(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> int:
    """Take ways away, with everything that was still to be sent by them."""
    found = list(connection.execute(sa.select(ways.c.id).where(*which)).scalars())
    connection.execute(sa.delete(notices).where(notices.c.way_id.in_(found)))
    return connection.execute(sa.delete(ways).where(ways.c.id.in_(found))).rowcount


def settle_way(connection: sa.Connection, way: str, fate: str, trouble: str) -> None:
    """Note what went wrong on a way, or that it's well again; a browser that is gone is forgotten, the rest rests."""
    mine = ways.c.id == way
    if fate == "gone":
        drop_ways(connection, mine, ways.c.kind == "push")
    values: dict[str, Any] = {"trouble": trouble} | ({"confirmed": 0} if fate == "gone" else {})
    connection.execute(sa.update(ways).where(mine).values(**values))


def confirm_way(connection: sa.Connection, way: str) -> bool:
    """An address belongs to the person who asked for mails there, if the link isn't too old."""
    fresh = sa.or_(ways.c.confirmed > 0, ways.c.created > now() - UNCONFIRMED)
    change = sa.update(ways).where(ways.c.id == way, fresh).values(confirmed=now(), trouble="")
    return bool(connection.execute(change).rowcount)


def sweep_ways(connection: sa.Connection) -> None:
    """Forget browsers whose session has ended, and addresses that nobody confirmed."""
    ended = ~sa.exists().where(sessions.c.id == ways.c.session_id)
    drop_ways(connection, ways.c.session_id != "", ended)
    drop_ways(connection, ways.c.kind == "mail", ways.c.confirmed == 0, ways.c.created < now() - UNCONFIRMED)


def forget_told(connection: sa.Connection, user: str) -> None:
    """Take everything away that somebody wanted to be told, and their name out of what others are told."""
    drop_ways(connection, ways.c.user_id == user)
    connection.execute(sa.delete(notices).where(notices.c.user_id == user))
    connection.execute(sa.delete(told).where(told.c.user_id == user))
    connection.execute(sa.update(notices).where(notices.c.actor == user).values(actor=""))


def told_about(connection: sa.Connection, user: str) -> dict[str, Any]:
    """Everything that is kept about how somebody is told, for themselves."""
    shown = ("table_id", "says", "since", "due", "done", "outcome")
    query = sa.select(*(notices.c[name] for name in shown)).where(notices.c.user_id == user).order_by(notices.c.id)
    sent = [dict(row) for row in connection.execute(query).mappings()]
    own = [
        {name: value for name, value in way.items() if name not in ("user_id", "secrets")}
        for way in ways_of(connection, user)
    ]
    return {"wishes": wishes_of(connection, user), "ways": own, "sent": sent}
