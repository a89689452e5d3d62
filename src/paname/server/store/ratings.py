"""Ratings by game and number of players: people and bots on one scale, each with how sure it is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from openskill.models import PlackettLuce

from paname.server.anchors import anchor
from paname.server.store.schema import rating_changes, ratings
from paname.server.table.seats import Seat
from paname.server.table.table import Table

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"  # before the level of a bot, where people have their id
CENTRE: Final = 1500
SETTLED: Final = 5  # own decisions after which giving up counts for the others too
SCALE: Final = 24.0  # points of the shown scale for one of the model's


@dataclass(frozen=True)
class Standing:
    """How one seat of a finished game counts."""

    who: str
    place: int
    has_quit: bool = False  # resigned, ran out of time, or left the seat to a bot: last, whatever the score
    is_early: bool = False  # quit before the game had really begun: nobody gains by that
    is_helped: bool = False  # a bot decided something in this seat: no gain

    def moved(self, before: float, after: float) -> float:
        """The rating after the game; if you quit or were helped, you gain nothing."""
        return min(before, after) if self.has_quit or self.is_helped else after


def standing(table: Table, seat: Seat) -> Standing | None:
    """How a seat counts; guests don't."""
    assert table.ended is not None
    if seat.kind == "bot":
        return Standing(f"{BOT}{seat.level}", table.ended.places[seat.number])
    if not seat.account:
        return None
    has_quit = seat.resigned or seat.bot_plays or seat.waits or table.ended.seat == seat.number
    is_early = has_quit and seat.decided < SETTLED
    place = len(table.seats) + 1 if has_quit else table.ended.places[seat.number]
    return Standing(seat.user, place, has_quit, is_early, seat.helped > 0)


def rate(connection: sa.Connection, table: Table) -> None:
    """Count a finished game; nobody is rated against themselves."""
    found = [standing(table, seat) for seat in table.seats] if table.ended is not None else []
    standings = [one for one in found if one is not None]
    if len({one.who for one in standings}) != len(standings):
        return
    game, players = table.created.game, table.created.players
    rows = {one.who: rating_row(connection, game, players, one.who) for one in standings}
    after = {one.who: rating for one, rating in rated(standings, rows)}
    after |= {one.who: rating for one, rating in rated([one for one in standings if not one.is_early], rows)}
    for one in standings:
        row, rating = rows[one.who], after.get(one.who)
        if rating is None:
            continue
        after_game = {"mu": one.moved(row["mu"], rating.mu), "sigma": rating.sigma}
        key = {"game": game, "players": players, "who": one.who}
        note(connection, table, key, row, after_game)


def note(
    connection: sa.Connection, table: Table, key: dict[str, Any], row: dict[str, Any], after: dict[str, float]
) -> None:
    """Write down somebody's new rating, and what this game did to it."""
    values = {**after, "games": row["games"] + 1}
    if row["games"]:
        same = [ratings.c[name] == value for name, value in key.items()]
        connection.execute(sa.update(ratings).where(*same).values(**values))
    else:
        connection.execute(sa.insert(ratings), {**key, **values})
    change = {"table_id": table.id, "at": table.log[-1].at, "before": row["mu"], **key, **after}
    connection.execute(sa.insert(rating_changes), change)


def rated(standings: list[Standing], rows: dict[str, Any]) -> Iterator[tuple[Standing, Any]]:
    """The ratings of some seats after they met each other; alone, everybody stays where they were."""
    teams = [[MODEL.rating(mu=rows[one.who]["mu"], sigma=rows[one.who]["sigma"])] for one in standings]
    places = [float(one.place) for one in standings]
    after = MODEL.rate(teams, ranks=places) if len(teams) > 1 else teams
    yield from zip(standings, (team[0] for team in after), strict=True)


def rating_row(connection: sa.Connection, game: str, players: int, who: str) -> dict[str, Any]:
    """The rating of somebody, or where everybody starts."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.players == players, ratings.c.who == who)
    found = connection.execute(query.with_for_update()).mappings().first()
    return dict(found) if found else {**started(game, players, who), "games": 0}


def started(game: str, players: int, who: str) -> dict[str, float]:
    """Where somebody starts: people in the middle, bots where the arena measured them."""
    measured = anchor(game, players, who.removeprefix(BOT)) if who.startswith(BOT) else None
    start = MODEL.rating()
    mu, sigma = measured or (start.mu, start.sigma)
    return {"mu": mu, "sigma": sigma}


def shown(mu: float, sigma: float) -> dict[str, int]:
    """A rating on the shown scale, with the bounds that hold with 95 %."""
    start = MODEL.rating().mu
    middle, spread = CENTRE + SCALE * (mu - start), SCALE * 1.96 * sigma
    return {"rating": round(middle), "low": round(middle - spread), "high": round(middle + spread)}
