"""Standing as a client gets it; the browser's types are generated from these."""

from msgspec import Struct

from paname.server.wire import Person, ResultView, SeatView


class RatingView(Struct, frozen=True):
    """A rating on the shown scale, with the bounds that hold with 95 %."""

    who: str  # a person's id, or the level of a bot
    name: str
    bot: bool
    rating: int
    low: int
    high: int
    games: int
    place: int | None = None  # people whose interval is narrow enough have one


class BoardView(Struct, frozen=True):
    """A leaderboard: bots and placed people by rating, then those who are still settling."""

    game: str
    players: int
    rows: list[RatingView]
    settling: list[RatingView]
    count: int  # of all who are still settling
    within: int  # the widest interval that has a place


class ChangeView(Struct, frozen=True):
    """What a game did to one rating."""

    who: str
    bot: bool
    before: int
    after: int
    low: int
    high: int


class OpponentView(Struct, frozen=True):
    """Somebody whom a player met, and how that went."""

    who: str
    name: str
    bot: bool
    won: int
    lost: int
    drawn: int


class PlayedView(Struct, frozen=True):
    """A finished game as a line of a player's page."""

    table: str
    at: int
    seat: int
    seats: list[SeatView]
    result: ResultView
    rated: bool
    change: int | None


class RecordsView(Struct, frozen=True):
    """The best that a player has reached; each names its table."""

    best: int | None = None
    best_at: str = ""
    margin: int | None = None
    margin_at: str = ""
    streak: int = 0


class PlayerView(Struct, frozen=True):
    """A player in one game with one number of players."""

    user: Person
    since: int
    game: str
    players: int
    counts: list[int]  # the numbers of players with which there are games
    rating: RatingView | None
    placed: int  # how many people have a place
    curve: list[tuple[int, int, int, int]]  # when, rating, low, high
    bots: list[RatingView]
    chances: dict[str, int]  # of a hundred games against a bot, how many would be won
    won: int
    lost: int
    drawn: int
    points: float | None  # a game, on average
    records: RecordsView
    opponents: list[OpponentView]
    games: list[PlayedView]
    played: int
