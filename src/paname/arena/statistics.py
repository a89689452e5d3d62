"""What the results of a tournament say: shares of victory with their intervals, scores, times."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from paname.arena.match import Result

Z95: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate by Wilson's score; a shared victory is a part of one."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z95**2 / (2 * games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


@dataclass
class Tally:
    """What one bot, or one seat, brought together."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    decisions: int = 0
    milliseconds: float = 0.0
    slowest: float = 0.0

    def note(self, result: Result, seat: int) -> None:
        """One more game in a seat."""
        self.games += 1
        self.wins += share(result, seat)
        self.points += result.scores[seat]
        self.decisions += result.decisions[seat]
        self.milliseconds += result.milliseconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])

    def to_json(self) -> dict[str, object]:
        """The sums as rates and means."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.points / self.games, 2),
            "ms_per_decision": round(self.milliseconds / max(1, self.decisions), 3),
            "slowest_ms": round(self.slowest, 1),
        }


def share(result: Result, seat: int) -> float:
    """The part of a victory that a seat has."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def by_bot(results: Iterable[Result]) -> dict[str, Tally]:
    """The tallies of the bots, by their text."""
    tallies: dict[str, Tally] = {}
    for result in results:
        for seat, bot in enumerate(result.seats):
            tallies.setdefault(bot, Tally()).note(result, seat)
    return tallies


def by_place(results: Iterable[Result]) -> dict[int, Tally]:
    """The tallies of the places in turn order, over all bots; place 0 begins."""
    tallies: dict[int, Tally] = {}
    for result in results:
        for place in range(len(result.seats)):
            seat = (result.first + place) % len(result.seats)
            tallies.setdefault(place, Tally()).note(result, seat)
    return tallies
