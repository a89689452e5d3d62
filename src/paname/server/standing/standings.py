"""Leaderboards and player pages, read from the ratings, their changes and the finished tables."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from paname.bots.levels import LEVELS
from paname.server.anchors import anchored
from paname.server.hub.hub import Hub
from paname.server.refusals import Refusal
from paname.server.standing.tally import tally
from paname.server.standing.views import BoardView, ChangeView, PlayedView, PlayerView, RatingView
from paname.server.store.ratings import BOT, CENTRE, MODEL, SCALE, shown, started
from paname.server.store.schema import rating_changes, ratings, sittings, tables, users
from paname.server.store.store import Store
from paname.server.table.table import Table
from paname.server.wire import LineFacts, Person, ResultView, SeatView, TableLine

WITHIN: Final = 100  # points: a rating known less exactly has no place yet
NARROW: Final = WITHIN / (SCALE * 1.96)
MOST_ROWS: Final = 100
MOST_GAMES: Final = 1000
SHOWN_GAMES: Final = 60
MOST_POINTS: Final = 400  # of a curve


class Standings:
    """Questions about who stands where."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def store(self) -> Store:
        """The tables' own database."""
        return self.hub.store

    async def board(self, game: str, players: int, viewer: str, *, met: bool) -> BoardView:
        """A leaderboard; `met` leaves only those whom the viewer has sat with."""
        return await self.store.read(lambda connection: board(connection, game, players, viewer, met=met))

    async def changes(self, table: str) -> list[ChangeView]:
        """What a table's game did to the ratings of those who sat there."""
        query = sa.select(rating_changes).where(rating_changes.c.table_id == table)
        rows = await self.store.read(lambda connection: list(connection.execute(query).mappings()))
        return [change_view(row) for row in rows]

    async def nearest(self, lines: list[TableLine], viewer: str) -> list[TableLine]:
        """Open tables with the ratings of those who sit there, the nearest to the viewer's own first."""
        return await self.store.read(lambda connection: nearest(connection, lines, viewer))

    async def seated(self, table: Table) -> dict[str, int]:
        """The ratings of the people and bots at a table, as far as they have one."""
        return await self.store.read(lambda connection: seated(connection, table))

    async def player(self, user: str, viewer: str, game: str, players: int) -> PlayerView:
        """A player's page: what the viewer may find of it."""
        return await self.store.read(lambda connection: player(connection, user, viewer, (game, players)))


# Leaderboards -----------------------------------------------------------------------------------------------


def board(connection: sa.Connection, game: str, players: int, viewer: str, *, met: bool) -> BoardView:
    """Bots and placed people by rating, then those who are still settling, you among them."""
    here = [ratings.c.game == game, ratings.c.players == players, ~ratings.c.who.startswith(BOT)]
    if met:
        here.append(ratings.c.who.in_(companions(viewer)))
    people = sa.select(ratings, users.c.name).join(users, users.c.id == ratings.c.who)
    best = people.where(*here, ratings.c.sigma <= NARROW).order_by(ratings.c.mu.desc(), ratings.c.who)
    rest = people.where(*here, ratings.c.sigma > NARROW).order_by(ratings.c.mu.desc(), ratings.c.who)
    placed = [rating_view(row) for row in connection.execute(best.limit(MOST_ROWS)).mappings()]
    rows = [msgspec.structs.replace(row, place=n) for n, row in enumerate(placed, 1)]
    settling = [rating_view(row) for row in connection.execute(rest.limit(MOST_ROWS)).mappings()]
    count = connection.execute(sa.select(sa.func.count()).select_from(ratings).where(*here, ratings.c.sigma > NARROW))
    own = own_row(connection, people.where(*here, ratings.c.who == viewer), [*rows, *settling])
    both = [*rows, *own, *bot_ratings(connection, game, players)]
    return BoardView(game, players, sorted(both, key=lambda row: -row.rating), settling, count.scalar_one(), WITHIN)


def companions(viewer: str) -> sa.Select[tuple[str]]:
    """Everybody who sat at a table with somebody, and that person."""
    own = sa.select(sittings.c.table_id).where(sittings.c.user_id == viewer)
    return sa.select(sittings.c.user_id).where(sittings.c.table_id.in_(own))


def own_row(connection: sa.Connection, query: sa.Select[Any], known: list[RatingView]) -> list[RatingView]:
    """The viewer's row where the list is too long to reach it."""
    row = connection.execute(query).mappings().first()
    if row is None or any(one.who == row["who"] for one in known):
        return []
    return [msgspec.structs.replace(rating_view(row), place=place_of(connection, row))]


def place_of(connection: sa.Connection, row: Any) -> int | None:  # noqa: ANN401 - a row of the database
    """The place of a rating among those that have one."""
    if row["sigma"] > NARROW:
        return None
    better = settled(row["game"], row["players"]).where(ratings.c.mu > row["mu"])
    return 1 + connection.execute(better).scalar_one()


def settled(game: str, players: int) -> sa.Select[int]:
    """How many people have a place."""
    count = sa.select(sa.func.count()).select_from(ratings)
    here = (ratings.c.game == game, ratings.c.players == players, ~ratings.c.who.startswith(BOT))
    return count.where(*here, ratings.c.sigma <= NARROW)


def bot_ratings(connection: sa.Connection, game: str, players: int) -> list[RatingView]:
    """The bots, from the weakest level to the strongest: where they stand by now, or where the arena put them."""
    whose = [f"{BOT}{level.id}" for level in LEVELS]
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.players == players, ratings.c.who.in_(whose))
    known = {row["who"]: row for row in connection.execute(query).mappings()}
    measured = anchored(game, players)
    rows = []
    for level in LEVELS:
        who = f"{BOT}{level.id}"
        if who in known or level.id in measured:
            row = known.get(who) or {**started(game, players, who), "who": who, "games": 0}
            rows.append(rating_view({**row, "name": level.name}))
    return rows


def rating_view(row: Any) -> RatingView:  # noqa: ANN401 - a row of the database
    """A rating as everybody sees it."""
    who = str(row["who"])
    scale = shown(row["mu"], row["sigma"])
    return RatingView(who.removeprefix(BOT), row["name"], who.startswith(BOT), **scale, games=row["games"])


def change_view(row: Any) -> ChangeView:  # noqa: ANN401 - a row of the database
    """What a game did to one rating."""
    who, after = str(row["who"]), shown(row["mu"], row["sigma"])
    before = shown(row["before"], 0)["rating"]
    return ChangeView(who.removeprefix(BOT), who.startswith(BOT), before, after["rating"], after["low"], after["high"])


# Tables to join ---------------------------------------------------------------------------------------------

Known = dict[tuple[str, int, str], int]


def known_ratings(connection: sa.Connection, whose: set[str]) -> Known:
    """Ratings by game, number of players and person."""
    query = sa.select(ratings).where(ratings.c.who.in_(whose))
    rows = connection.execute(query).mappings()
    return {(row["game"], row["players"], row["who"]): shown(row["mu"], row["sigma"])["rating"] for row in rows}


def seated(connection: sa.Connection, table: Table) -> dict[str, int]:
    """The ratings at a table, by a person's id or the level of a bot."""
    game, players = table.created.game, table.created.players
    people = {seat.user for seat in table.seats if seat.kind == "human"}
    known = known_ratings(connection, people)
    found = {who: rating for (of, count, who), rating in known.items() if (of, count) == (game, players)}
    levels = {seat.level for seat in table.seats if seat.kind == "bot"}
    return found | {bot.who: bot.rating for bot in bot_ratings(connection, game, players) if bot.who in levels}


def nearest(connection: sa.Connection, lines: list[TableLine], viewer: str) -> list[TableLine]:
    """Lines with the ratings of their seats, by how far the people there are from the viewer; the newest first."""
    people = {seat.user for line in lines for seat in line.seats if seat.kind == "human" and seat.user}
    known = known_ratings(connection, people | {viewer})

    def with_ratings(line: TableLine) -> TableLine:
        found = [known.get((line.game, line.players, seat.user or "")) for seat in line.seats]
        return msgspec.structs.replace(line, ratings=found)

    def distance(line: TableLine) -> float:
        own = known.get((line.game, line.players, viewer), CENTRE)
        there = [rating for rating in line.ratings if rating is not None] or [CENTRE]
        return abs(sum(there) / len(there) - own)

    return sorted(map(with_ratings, lines), key=distance)


# Player pages -----------------------------------------------------------------------------------------------


def player(connection: sa.Connection, user: str, viewer: str, which: tuple[str, int]) -> PlayerView:
    """A player in one game with one number of players."""
    found = connection.execute(sa.select(users).where(users.c.id == user)).mappings().first()
    if found is None:
        raise Refusal("not_found.user")
    game, players = which
    own = (ratings.c.game == game, ratings.c.players == players, ratings.c.who == user)
    row = connection.execute(sa.select(ratings).where(*own)).mappings().first()
    games = finished(connection, user, viewer, which)
    sums = tally(games)
    bots = bot_ratings(connection, game, players)
    rated = None if row is None else rating_view({**row, "name": found["name"]})
    return PlayerView(
        user=Person(user, found["name"], found["login"] is not None),
        since=found["created"],
        game=game,
        players=players,
        counts=counts(connection, user, viewer, game),
        rating=rated and msgspec.structs.replace(rated, place=place_of(connection, row)),
        placed=connection.execute(settled(game, players)).scalar_one(),
        curve=curve(connection, user, which),
        bots=bots,
        chances={} if rated is None else chances(rated, bots),
        won=sums.counts[0],
        lost=sums.counts[1],
        drawn=sums.counts[2],
        points=sums.points,
        records=sums.records,
        opponents=sums.opponents,
        games=games[:SHOWN_GAMES],
        played=len(games),
    )


def visible(user: str, viewer: str) -> list[sa.ColumnElement[bool]]:
    """Which of somebody's finished tables another person may find: listed ones, and those where both sat."""
    sat = tables.c.id.in_(sa.select(sittings.c.table_id).where(sittings.c.user_id == user))
    together = sa.select(sittings.c.table_id).where(sittings.c.user_id == viewer)
    return [sat, tables.c.status == "over", sa.or_(tables.c.listed, tables.c.id.in_(together))]


def counts(connection: sa.Connection, user: str, viewer: str, game: str) -> list[int]:
    """The numbers of players with which somebody has played or is rated."""
    played = sa.select(tables.c.players).where(*visible(user, viewer), tables.c.game == game)
    rated = sa.select(ratings.c.players).where(ratings.c.who == user, ratings.c.game == game)
    return sorted(connection.execute(sa.union(played, rated)).scalars())


def finished(connection: sa.Connection, user: str, viewer: str, which: tuple[str, int]) -> list[PlayedView]:
    """Games that somebody played against others to a result, the latest first."""
    game, players = which
    columns = (tables.c.id, tables.c.updated, tables.c.seats, tables.c.result, tables.c.facts)
    query = (
        sa.select(*columns, rating_changes.c.before, rating_changes.c.mu)
        .outerjoin(rating_changes, sa.and_(rating_changes.c.table_id == tables.c.id, rating_changes.c.who == user))
        .where(*visible(user, viewer), tables.c.game == game, tables.c.players == players)
        .order_by(tables.c.updated.desc())
        .limit(MOST_GAMES)
    )
    found = (played_view(row, user) for row in connection.execute(query).mappings())
    return [one for one in found if one is not None]


def played_view(row: Any, user: str) -> PlayedView | None:  # noqa: ANN401 - a row of the database
    """A game as a line; none where nobody won, or somebody played against themselves."""
    seats = msgspec.json.decode(row["seats"], type=list[SeatView])
    result = msgspec.json.decode(row["result"], type=ResultView | None)
    own = [seat.seat for seat in seats if seat.user == user]
    if result is None or not result.winners or len(own) != 1 or len(seats) < 2:
        return None
    facts = msgspec.json.decode(row["facts"], type=LineFacts)
    change = None if row["mu"] is None else shown(row["mu"], 0)["rating"] - shown(row["before"], 0)["rating"]
    return PlayedView(row["id"], row["updated"], own[0], seats, result, facts.rated, change)


def curve(connection: sa.Connection, user: str, which: tuple[str, int]) -> list[tuple[int, int, int, int]]:
    """How a rating went, the latest points of it."""
    same = (rating_changes.c.who == user, rating_changes.c.game == which[0], rating_changes.c.players == which[1])
    query = sa.select(rating_changes).where(*same).order_by(rating_changes.c.at.desc()).limit(MOST_POINTS)
    rows = list(connection.execute(query).mappings())[::-1]
    views = [(row["at"], shown(row["mu"], row["sigma"])) for row in rows]
    return [(at, view["rating"], view["low"], view["high"]) for at, view in views]


def chances(own: RatingView, bots: list[RatingView]) -> dict[str, int]:
    """Of a hundred games against each bot, how many would be won."""
    me = model_rating(own)
    return {bot.who: round(100 * MODEL.predict_win([[me], [model_rating(bot)]])[0]) for bot in bots}


def model_rating(row: RatingView) -> Any:  # noqa: ANN401 - the library's own
    """A shown rating on the model's scale."""
    mu = MODEL.rating().mu + (row.rating - CENTRE) / SCALE
    return MODEL.rating(mu=mu, sigma=(row.high - row.low) / (2 * 1.96 * SCALE))
