"""Ratings by game and number of players: people and bots on one scale, each with how sure it is."""

from typing import Any, Final

import sqlalchemy as sa
from openskill.models import PlackettLuce

from paname.server.store.schema import ratings
from paname.server.table.table import Table

MODEL: Final = PlackettLuce()
CENTRE: Final = 1500
SCALE: Final = 24.0  # points of the shown scale for one of the model's


def names_at(table: Table) -> list[str]:
    """Whom each seat is rated as."""
    return [f"bot:{seat.level}" if seat.kind == "bot" else seat.user for seat in table.seats]


def rate(connection: sa.Connection, table: Table) -> None:
    """Count a finished game; nobody is rated against themselves."""
    who = names_at(table)
    if table.ended is None or len(set(who)) != len(who):
        return
    game, players = table.created.game, table.created.players
    rows = [rating_row(connection, game, players, name) for name in who]
    teams = [[MODEL.rating(mu=row["mu"], sigma=row["sigma"])] for row in rows]
    places: list[float] = [float(place) for place in table.ended.places]
    for name, row, (after,) in zip(who, rows, MODEL.rate(teams, ranks=places), strict=True):
        values = {"mu": after.mu, "sigma": after.sigma, "games": row["games"] + 1}
        key = (ratings.c.game == game, ratings.c.players == players, ratings.c.who == name)
        if row["games"]:
            connection.execute(sa.update(ratings).where(*key).values(**values))
        else:
            connection.execute(sa.insert(ratings), {"game": game, "players": players, "who": name, **values})


def rating_row(connection: sa.Connection, game: str, players: int, who: str) -> dict[str, Any]:
    """The rating of somebody, or where everybody starts."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.players == players, ratings.c.who == who)
    found = connection.execute(query.with_for_update()).mappings().first()
    start = MODEL.rating()
    return dict(found) if found else {"mu": start.mu, "sigma": start.sigma, "games": 0}


def shown(mu: float, sigma: float) -> dict[str, int]:
    """A rating on the shown scale, with the bounds that hold with 95 %."""
    start = MODEL.rating().mu
    middle, spread = CENTRE + SCALE * (mu - start), SCALE * 1.96 * sigma
    return {"rating": round(middle), "low": round(middle - spread), "high": round(middle + spread)}
