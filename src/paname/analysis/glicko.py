"""Glicko-2 ratings for people and puzzles, by Mark Glickman's paper *Example of the Glicko-2 system* (2012, 2022)."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

SCALE: Final = 173.7178
CENTRE: Final = 1500.0
RATING: Final = 1500.0
DEVIATION: Final = 350.0
VOLATILITY: Final = 0.06
TAU: Final = 0.5  # how fast volatility may change
CLOSE: Final = 0.000001
LEAST_DEVIATION: Final = 30.0  # nobody is ever so sure that nothing could be learned


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, how unsure that is, and how steadily they play."""

    rating: float = RATING
    deviation: float = DEVIATION
    volatility: float = VOLATILITY

    def to_json(self) -> dict[str, float]:
        """The rating as JSON."""
        return {
            "rating": round(self.rating, 1),
            "deviation": round(self.deviation, 1),
            "volatility": round(self.volatility, 6),
        }


def rated(player: Rating, results: Iterable[tuple[Rating, float]]) -> Rating:
    """A player's rating after one period of games: opponents with what was scored against them, 1, ½ or 0."""
    games = [(mu_of(opponent), g(phi_of(opponent)), score) for opponent, score in results]
    mu, phi = mu_of(player), phi_of(player)
    if not games:
        return Rating(player.rating, SCALE * sqrt(phi**2 + player.volatility**2), player.volatility)
    odds = [(weight, expected(mu, other, weight), score) for other, weight, score in games]
    variance = 1 / sum(weight**2 * chance * (1 - chance) for weight, chance, _ in odds)
    surprise = sum(weight * (score - chance) for weight, chance, score in odds)
    volatility = new_volatility(phi, player.volatility, variance, variance * surprise)
    wider = sqrt(phi**2 + volatility**2)
    phi = 1 / sqrt(1 / wider**2 + 1 / variance)
    deviation = max(LEAST_DEVIATION, SCALE * phi)
    return Rating(SCALE * (mu + phi**2 * surprise) + CENTRE, deviation, volatility)


def meet(one: Rating, other: Rating, score: float) -> tuple[Rating, Rating]:
    """Both ratings after one game, such as a person's and a puzzle's: 1 if the first won."""
    return rated(one, [(other, score)]), rated(other, [(one, 1 - score)])


def mu_of(rating: Rating) -> float:
    """A rating on the scale of the paper."""
    return (rating.rating - CENTRE) / SCALE


def phi_of(rating: Rating) -> float:
    """A deviation on the scale of the paper."""
    return rating.deviation / SCALE


def g(phi: float) -> float:
    """How much a game tells against somebody whose strength is so unsure."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def expected(mu: float, other: float, weight: float) -> float:
    """The score to expect."""
    return 1 / (1 + exp(-weight * (mu - other)))


def new_volatility(phi: float, volatility: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the root of f by the Illinois method."""
    a = log(volatility**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        there = f(middle)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, there
    return exp(low / 2)
