"""Puzzles in the database: what somebody did with one, and the ratings of people and puzzles."""

import sqlalchemy as sa

from paname.server.store.schema import puzzle_ratings, puzzle_tries

Row = sa.RowMapping


def rating(connection: sa.Connection, who: str) -> Row | None:
    """The rating of somebody or of a puzzle."""
    return connection.execute(sa.select(puzzle_ratings).where(puzzle_ratings.c.who == who)).mappings().first()


def tried(connection: sa.Connection, user: str, puzzle: str) -> str | None:
    """What somebody did with a puzzle, as JSON."""
    found: str | None = connection.execute(sa.select(puzzle_tries.c.body).where(*is_of(user, puzzle))).scalar()
    return found


def keep(connection: sa.Connection, user: str, puzzle: str, body: str, at: int) -> None:
    """Store what somebody did with a puzzle."""
    change = sa.update(puzzle_tries).where(*is_of(user, puzzle)).values(body=body, at=at)
    if connection.execute(change).rowcount == 0:
        connection.execute(sa.insert(puzzle_tries).values(user_id=user, puzzle=puzzle, body=body, at=at))


def settle(
    connection: sa.Connection, user: str, puzzle: str, body: str, at: int, ratings: dict[str, dict[str, float]]
) -> None:
    """A puzzle is finished: the try and both ratings, in one transaction."""
    keep(connection, user, puzzle, body, at)
    for who, values in ratings.items():
        change = sa.update(puzzle_ratings).where(puzzle_ratings.c.who == who)
        if connection.execute(change.values(**values, tries=puzzle_ratings.c.tries + 1)).rowcount == 0:
            connection.execute(sa.insert(puzzle_ratings).values(who=who, **values, tries=1))


def history(connection: sa.Connection, user: str) -> list[str]:
    """Everything that somebody tried, the oldest first, as JSON."""
    query = sa.select(puzzle_tries.c.body).where(puzzle_tries.c.user_id == user).order_by(puzzle_tries.c.at)
    return list(connection.execute(query).scalars())


def found_by(connection: sa.Connection, puzzle: str) -> tuple[int, int]:
    """How many have finished a puzzle, and how many of them found its answer."""
    solved = sa.case((puzzle_tries.c.body.like('%"solved":true%'), 1), else_=0)
    query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(solved), 0))
    done = puzzle_tries.c.puzzle == puzzle, puzzle_tries.c.body.like('%"done":true%')
    tried, found = connection.execute(query.where(*done)).one()
    return int(tried), int(found)


def seen(connection: sa.Connection, user: str) -> list[str]:
    """The puzzles that somebody has tried."""
    return list(connection.execute(sa.select(puzzle_tries.c.puzzle).where(puzzle_tries.c.user_id == user)).scalars())


def whole(connection: sa.Connection, user: str) -> list[dict[str, object]]:
    """Everything that is kept of somebody's puzzles."""
    query = sa.select(puzzle_tries).where(puzzle_tries.c.user_id == user).order_by(puzzle_tries.c.at)
    return [dict(row) for row in connection.execute(query).mappings()]


def is_of(user: str, puzzle: str) -> tuple[sa.ColumnElement[bool], ...]:
    """The one row of somebody and a puzzle."""
    return puzzle_tries.c.user_id == user, puzzle_tries.c.puzzle == puzzle
