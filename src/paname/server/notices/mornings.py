"""The puzzle of the day, told in the morning: written once a day, by whichever process comes first."""

from datetime import datetime, time, timedelta
from typing import Final

import sqlalchemy as sa

from paname.server.notices.kinds import SAYS
from paname.server.notices.quiet import NIGHT, local
from paname.server.store.schema import keys, notices, told, ways

DAY: Final = 86_400_000
MARK: Final = "puzzle_day"  # the key that holds the last day that was told
KIND, TOPIC = SAYS["puzzle"]


def day_of(at: int) -> int:
    """The day of a moment, counted from 1970: a puzzle's day is the same for everybody."""
    return at // DAY


def morning(at: int, zone: str) -> int:
    """The next time that the night ends somewhere, seen from a moment."""
    here = local(at, zone)
    end = datetime.combine(here.date(), time(NIGHT[1] // 60), here.tzinfo)
    return int((end if end >= here else end + timedelta(days=1)).timestamp() * 1000)


def tell_puzzle(connection: sa.Connection, at: int) -> None:
    """Write today's notices, unless somebody has; who is late for a morning isn't told of it in the evening."""
    day = day_of(at)
    mine = keys.c.name == MARK, keys.c.value < str(day)
    if not connection.execute(sa.update(keys).where(*mine).values(value=str(day))).rowcount:
        return
    wanted = ways.c.kinds.like(f"%,{KIND},%"), ways.c.confirmed > 0
    query = sa.select(ways.c.id, ways.c.user_id, told.c.zone).outerjoin(told, told.c.user_id == ways.c.user_id)
    found = [
        (row.id, row.user_id, morning(day * DAY, row.zone or "UTC")) for row in connection.execute(query.where(*wanted))
    ]
    common = {"table_id": "", "n": day, "says": "puzzle", "topic": TOPIC, "actor": "", "deadline": 0, "since": at}
    rows = [{"way_id": way, "user_id": user, "due": due, **common} for way, user, due in found if due >= at]
    if rows:
        connection.execute(sa.insert(notices), rows)


def forget_puzzle(connection: sa.Connection, user: str, at: int) -> None:
    """Somebody has found today's puzzle by themselves."""
    mine = notices.c.user_id == user, notices.c.topic == TOPIC, notices.c.done == 0
    connection.execute(sa.update(notices).where(*mine).values(done=at, outcome="withdrawn"))
