"""What a row of finished games says about one player: won and lost, opponents, records. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from paname.server.standing.views import OpponentView, PlayedView, RecordsView
from paname.server.wire import SeatView


@dataclass
class Meeting:
    """How often somebody was met, and how that went."""

    name: str
    bot: bool
    counts: list[int] = field(default_factory=lambda: [0, 0, 0])  # won, lost, drawn


@dataclass
class Tally:
    """The sums over a player's games, the latest first."""

    counts: list[int]
    points: float | None
    records: RecordsView
    opponents: list[OpponentView]


def who_of(seat: SeatView) -> str:
    """A seat's person or level."""
    return (seat.level or "") if seat.kind == "bot" else (seat.user or "")


def outcome(game: PlayedView, other: int | None = None) -> int:
    """0 won, 1 lost, 2 drawn: against everybody, or against one seat."""
    places, winners = game.result.places, game.result.winners
    if other is not None:
        own, theirs = places[game.seat], places[other]
        return 2 if own == theirs else int(own > theirs)
    if game.seat not in winners:
        return 1
    return 2 if len(winners) > 1 else 0


def lead(game: PlayedView) -> int:
    """The points between a player and the best of the others."""
    scores = game.result.scores
    return scores[game.seat] - max(score for seat, score in enumerate(scores) if seat != game.seat)


def longest_streak(games: Iterable[PlayedView]) -> int:
    """The most games won in a row."""
    best = row = 0
    for game in games:
        row = row + 1 if outcome(game) == 0 else 0
        best = max(best, row)
    return best


def records(games: list[PlayedView]) -> RecordsView:
    """The highest score and the clearest win of games that were played to their end."""
    whole = [game for game in games if game.result.reason == "rules"]
    won = [game for game in whole if outcome(game) == 0]
    best = max(whole, key=lambda game: game.result.scores[game.seat], default=None)
    clearest = max(won, key=lead, default=None)
    return RecordsView(
        best=best.result.scores[best.seat] if best else None,
        best_at=best.table if best else "",
        margin=lead(clearest) if clearest else None,
        margin_at=clearest.table if clearest else "",
        streak=longest_streak(games),
    )


def opponents(games: list[PlayedView]) -> list[OpponentView]:
    """Everybody who was met, most often first, under the name they had last."""
    found: dict[tuple[bool, str], Meeting] = {}
    for game in games:
        for seat in game.seats:
            if seat.seat == game.seat or not who_of(seat):
                continue
            key = (seat.kind == "bot", who_of(seat))
            met = found.setdefault(key, Meeting(seat.name or seat.level or "", seat.kind == "bot"))
            met.counts[outcome(game, seat.seat)] += 1
    rows = sorted(found.items(), key=lambda item: (-sum(item[1].counts), item[1].name))
    return [OpponentView(who, met.name, met.bot, *met.counts) for (_, who), met in rows]


def tally(games: list[PlayedView]) -> Tally:
    """The sums over some games, the latest first."""
    counts = [0, 0, 0]
    for game in games:
        counts[outcome(game)] += 1
    whole = [game.result.scores[game.seat] for game in games if game.result.reason == "rules"]
    points = round(sum(whole) / len(whole), 1) if whole else None
    return Tally(counts, points, records(games), opponents(games))
