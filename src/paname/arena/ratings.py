"""Ratings of the bots by openskill (Plackett-Luce), game after game in the order of the plan."""

from collections.abc import Iterable
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from paname.arena.match import Result

MODEL: Final = PlackettLuce()


def ratings(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """For each bot the mean and the deviation of its rating; everybody begins at 25 ± 8.33."""
    found: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result.index):
        before = [found.get(bot, MODEL.rating(name=bot)) for bot in result.seats]
        after = MODEL.rate([[rating] for rating in before], ranks=[float(place) for place in places(result)])
        for bot in dict.fromkeys(result.seats):
            found[bot] = averaged([team[0] for team, seat in zip(after, result.seats, strict=True) if seat == bot])
    return {bot: (rating.mu, rating.sigma) for bot, rating in found.items()}


def averaged(seats: list[PlackettLuceRating]) -> PlackettLuceRating:
    """The rating of a bot that sat in several seats of one game."""
    mean = sum(rating.mu for rating in seats) / len(seats)
    deviation = sum(rating.sigma for rating in seats) / len(seats)
    return MODEL.rating(mu=mean, sigma=deviation, name=seats[0].name)


def places(result: Result) -> list[int]:
    """The place of every seat: the winners first, the others by their scores."""
    ranks = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    order = [rank if rank[0] else (False, 0) for rank in ranks]
    return [1 + sum(other < rank for other in order) for rank in order]
