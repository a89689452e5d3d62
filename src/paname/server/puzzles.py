"""Puzzles: the one of the day, the next one for somebody, answers, ratings and the row of days."""

import hashlib
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any, Final

import msgspec

from paname.analysis.glicko import Rating, meet
from paname.analysis.puzzles import Puzzle, on_theme, puzzle_named, shipped_puzzles
from paname.core.errors import InputError
from paname.core.registry import names
from paname.server.hub.hub import Hub
from paname.server.ids import now
from paname.server.notices.mornings import forget_puzzle
from paname.server.refusals import Refusal
from paname.server.store import puzzles as stored

FIRST_DAY: Final = date(2026, 1, 1)
TRIES: Final = 2
HINTS: Final = 3
COSTS: Final = (0, 2, 4)  # points of rating that each hint takes
SCORES: Final = (1.0, 0.5)  # what an answer is worth at the first and at the second try
ENOUGH: Final = 10  # people who finished a puzzle before a share of them says anything
FREE_DAYS: Final = 7  # among so many days in a row one may stay dark


def today() -> date:
    """The day, the same for everybody."""
    return datetime.now(UTC).date()


@lru_cache(maxsize=16)
def order(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in an order that tells nothing about them."""
    return tuple(sorted(shipped_puzzles(game), key=lambda one: hashlib.sha256(one.id.encode()).digest()))


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the games take turns."""
    games = [game for game in names() if shipped_puzzles(game)]
    if not games:
        raise Refusal("not_found.puzzle")
    number = (day - FIRST_DAY).days
    row = order(games[number % len(games)])
    return row[number // len(games) % len(row)]


def named(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its address."""
    if game not in names():
        raise Refusal("not_found.puzzle")
    try:
        return puzzle_named(game, puzzle)
    except InputError:
        raise Refusal("not_found.puzzle") from None


class Try(msgspec.Struct):
    """What somebody did with a puzzle."""

    answers: list[int] = msgspec.field(default_factory=list)
    hints: int = 0
    solved: bool = False
    done: bool = False
    day: str = ""  # where it was the puzzle of that day
    change: float = 0.0
    at: int = 0


class Puzzles:
    """Who tried what."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def rating(self, who: str, first: Rating) -> Rating:
        """The rating of a person or a puzzle."""
        row = await self.hub.store.read(lambda connection: stored.rating(connection, who))
        return Rating(row["rating"], row["deviation"], row["volatility"]) if row else first

    async def tried(self, user: str, puzzle: Puzzle) -> Try:
        """What somebody has done with a puzzle so far."""
        row = await self.hub.store.read(lambda connection: stored.tried(connection, user, name_of(puzzle)))
        return msgspec.json.decode(row, type=Try) if row else Try()

    async def hint(self, user: str, puzzle: Puzzle, number: int) -> Try:
        """Somebody looks at a hint; they come in their order."""
        one = await self.tried(user, puzzle)
        if number > one.hints + 1 or number > HINTS:
            raise Refusal("not_found.hint")
        if not one.done and number > one.hints:
            one.hints = number
            await self.keep(user, puzzle, one)
        return one

    async def answer(self, user: str, puzzle: Puzzle, action: int | None) -> Try:
        """An answer, or None for giving up; after two tries or the right one the ratings change, once."""
        one = await self.tried(user, puzzle)
        if one.done:
            return one
        if action is not None:
            one.answers.append(action)
            one.solved = puzzle.is_solved_by(action)
        one.done = one.solved or action is None or len(one.answers) >= TRIES
        one.at = now()
        if daily(today()) is puzzle:
            one.day = today().isoformat()
            await self.hub.store.write(lambda connection: forget_puzzle(connection, user, one.at))
        if one.done:
            await self.rate(user, puzzle, one)
        else:
            await self.keep(user, puzzle, one)
        return one

    async def rate(self, user: str, puzzle: Puzzle, one: Try) -> None:
        """Person and puzzle have met: both ratings and the try are stored together."""
        before = await self.rating(user, Rating())
        theirs = await self.rating(name_of(puzzle), puzzle.rating)
        score = SCORES[len(one.answers) - 1] if one.solved else 0.0
        own, other = meet(before, theirs, score)
        cost = sum(COSTS[: one.hints])
        own = Rating(own.rating - cost, own.deviation, own.volatility)
        one.change = round(own.rating - before.rating, 1)
        ratings = {user: own.to_json(), name_of(puzzle): other.to_json()}
        text = msgspec.json.encode(one).decode()
        await self.hub.store.write(lambda c: stored.settle(c, user, name_of(puzzle), text, one.at, ratings))

    async def keep(self, user: str, puzzle: Puzzle, one: Try) -> None:
        """Store how far somebody is."""
        text = msgspec.json.encode(one).decode()
        await self.hub.store.write(lambda connection: stored.keep(connection, user, name_of(puzzle), text, now()))

    async def history(self, user: str) -> list[Try]:
        """Everything that somebody has finished, the oldest first."""
        rows = await self.hub.store.read(lambda connection: stored.history(connection, user))
        return [one for row in rows if (one := msgspec.json.decode(row, type=Try)).done]

    async def standing(self, user: str) -> dict[str, Any]:
        """Rating, the last twelve, the row of days."""
        tries = await self.history(user)
        rating = await self.rating(user, Rating())
        days = {one.day for one in tries if one.day and one.solved}
        first = sum(one.solved and len(one.answers) == 1 for one in tries)
        return {
            "rating": rating.to_json(),
            "last": trail(rating.rating, tries[-12:]),
            "solved": sum(one.solved for one in tries),
            "first_try": round(first / len(tries), 3) if tries else None,
            "row": row_of_days(days, today()),
            "longest": longest_row(days),
            "week": [day.isoformat() in days for day in week_of(today())],
        }

    async def today_for(self, user: str) -> dict[str, Any]:
        """The puzzle of the day from afar: its game, how many found it, whether you did, your row of days."""
        puzzle = daily(today())
        tried, found = await self.hub.store.read(lambda connection: stored.found_by(connection, name_of(puzzle)))
        days = {one.day for one in await self.history(user) if one.day and one.solved} if user else set()
        return {
            "game": puzzle.game,
            "found": round(100 * found / tried) if tried >= ENOUGH else None,
            "solved": today().isoformat() in days,
            "row": row_of_days(days, today()),
        }

    async def next_for(self, user: str, game: str, theme: str) -> Puzzle:
        """A puzzle that somebody hasn't finished, of a theme where one is given, nearest to their rating."""
        every = (on_theme(game, theme) if theme else list(order(game))) if game in names() else []
        if not every:
            raise Refusal("not_found.puzzle")
        seen = set(await self.hub.store.read(lambda connection: stored.seen(connection, user))) if user else set()
        own = (await self.rating(user, Rating())).rating if user else Rating().rating
        fresh = [one for one in every if name_of(one) not in seen] or every
        return min(fresh, key=lambda one: (abs(one.rating.rating - own), one.id))


def name_of(puzzle: Puzzle) -> str:
    """Under which name a puzzle is kept."""
    return f"{puzzle.game}/{puzzle.id}"


def trail(rating: float, tries: list[Try]) -> list[float]:
    """The ratings before and after the last puzzles, told from the changes."""
    found = [rating]
    for one in reversed(tries):
        found.append(found[-1] - one.change)
    return [round(value, 1) for value in reversed(found)]


def row_of_days(days: set[str], end: date) -> int:
    """How many days in a row were solved up to now; today may still come, and one day in seven may stay dark."""
    day = end if end.isoformat() in days else end - timedelta(days=1)
    found, dark = 0, None
    while True:
        if day.isoformat() in days:
            found += 1
        elif (dark is not None and (dark - day).days < FREE_DAYS) or (day - timedelta(days=1)).isoformat() not in days:
            return found
        else:
            dark = day
        day -= timedelta(days=1)


def longest_row(days: set[str]) -> int:
    """The longest row that ever was."""
    return max((row_of_days(days, date.fromisoformat(day)) for day in days), default=0)


def week_of(day: date) -> list[date]:
    """The days of a week, from its Monday."""
    return [day - timedelta(days=day.weekday() - place) for place in range(7)]
