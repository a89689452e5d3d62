"""Luck and skill: how much of a result came from the draws, told by what a judge thinks of each of them.

Draws in a row are one event. It was as lucky as the position it led to is better than those that other draws would
have led to, of which some are made from a stream that knows nothing of the real ones. So luck is nought on average
whatever the judge is worth, and a result without its luck is as fair a measure of the players as the result itself; it
varies less. The rest is skill, and both add up to the result.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from paname.arena.match import Result
from paname.arena.statistics import Z95, share
from paname.bots.evaluate.contract import Evaluation
from paname.bots.foresight import Foresight
from paname.bots.learned.shipped import learned_evaluation, shipped_net
from paname.bots.lookahead import Lookahead
from paname.bots.roster import evaluation
from paname.core.playout import after_draws
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State, choice_id

OTHERS: Final = 24  # other draws that a draw is compared with
ENOUGH: Final = 20  # deals that can tell how much luck brings
LOOK: Final = 2  # decisions after which a draw shows: who drew may have to wait for another's turn


@dataclass(frozen=True)
class Account:
    """What luck and skill brought every seat of one game, in shares of victory; `start` is what a deal is worth."""

    start: tuple[float, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    result: tuple[float, ...]


class Accountant:
    """A judge who looks at finished games."""

    def __init__(self, game: str, players: int) -> None:
        base = evaluation(game)
        self.judge: Evaluation = learned_evaluation(game, players, base, shipped_net(game, players))
        self.lookahead = Lookahead(base)
        self.foresight = Foresight(self.judge) if self.judge.weights.search.get("foresight", 0.0) > 0 else None

    def account(self, start: State, history: list[int], name: str = "") -> Account:
        """Walk through a game that began with this position; other draws come from a stream of that name."""
        state = start.clone()
        seats = range(state.players)
        luck = [0.0 for _ in seats]
        deal: list[float] | None = None
        for step, choice in enumerate(history):
            if choice < 0 and (step == 0 or history[step - 1] >= 0):
                mean = self.mean(state, f"{name} {step}")
                luck = [luck[seat] - mean[seat] for seat in seats]
                deal = deal or mean
            state.step(choice_id(choice))
            if choice < 0 and state.to_move != CHANCE:
                after = self.value(state, Rng(f"luck {name} {step}"))
                luck = [luck[seat] + after[seat] for seat in seats]
        result = self.value(state, Rng(0))
        deal = deal or result
        skill = [result[seat] - luck[seat] - deal[seat] for seat in seats]
        return Account(tuple(deal), tuple(luck), tuple(skill), tuple(result))

    def mean(self, state: State, name: str) -> list[float]:
        """The mean of what some other draws lead to."""
        total = [0.0 for _ in range(state.players)]
        for number in range(OTHERS):
            rng = Rng(f"luck {name} {number}")
            for seat, value in enumerate(self.value(after_draws(state, rng), rng)):
                total[seat] += value
        return [value / OTHERS for value in total]

    def value(self, state: State, rng: Rng) -> list[float]:
        """What a position is worth to every seat: the result itself, or what the judge thinks."""
        if state.is_over:
            return [1 / len(state.winners()) if seat in state.winners() else 0.0 for seat in range(state.players)]
        if self.foresight is not None:
            self.foresight.best(state)
            return [self.foresight.chances[seat] for seat in range(state.players)]
        return self.judged(state.clone(), rng)

    def judged(self, world: State, rng: Rng) -> list[float]:
        """Play on, two decisions at least, so that what was drawn can be used, to where the position can be judged."""
        made, mover = 0, -1
        world.legal_is_known = False
        while world.to_move != OVER and (made < LOOK or not self.judge.is_quiet(world, mover)):
            if world.to_move == CHANCE:
                world.step(world.outcome(rng))
            else:
                mover = world.to_move
                world.step(self.lookahead.best(world))
                made += 1
        self.judge.judge(world)
        return [self.judge.chances[seat] for seat in range(world.players)]


@dataclass(frozen=True)
class Adjusted:
    """A win rate without its luck, the 95 % interval, and how many plain games would give one as narrow."""

    rate: float
    low: float
    high: float
    worth: float

    def to_json(self) -> dict[str, object]:
        """The figures as JSON."""
        return {name: round(value, 4) for name, value in vars(self).items()}


@dataclass
class Deal:
    """What a bot made of one deal, in all its seats: victories and luck."""

    games: int = 0
    wins: float = 0.0
    luck: float = 0.0


def adjusted(results: list[Result], bot: str) -> Adjusted:
    """The win rate of a bot without luck; what happened on one deal counts as one observation.

    How much of the luck is taken off is settled for each half of the deals by the other half, so that no deal has a
    say in what is taken off itself.
    """
    deals: dict[str, Deal] = {}
    for result in results:
        for seat, name in enumerate(result.seats):
            if name == bot:
                deal = deals.setdefault(result.deal, Deal())
                deal.games += 1
                deal.wins += share(result, seat)
                deal.luck += result.luck[seat]
    every = list(deals.values())
    games = sum(deal.games for deal in every)
    taken = (effect(every[1::2]), effect(every[::2]))
    fair = [deal.wins - taken[place % 2] * deal.luck for place, deal in enumerate(every)]
    rate = sum(fair) / games
    wins = sum(deal.wins for deal in every) / games
    squares = sum((won - rate * deal.games) ** 2 for won, deal in zip(fair, every, strict=True))
    error = sqrt(squares * len(every) / max(1, len(every) - 1)) / games
    single = wins * (1 - wins) / games
    return Adjusted(rate, rate - Z95 * error, rate + Z95 * error, single / error**2 if error > 0 else 1.0)


def effect(deals: list[Deal]) -> float:
    """How many victories a victory's worth of luck brought on these deals; 1 where they are too few to tell."""
    if len(deals) < ENOUGH:
        return 1.0
    wins = sum(deal.wins for deal in deals) / len(deals)
    luck = sum(deal.luck for deal in deals) / len(deals)
    both = sum((deal.wins - wins) * (deal.luck - luck) for deal in deals)
    squares = sum((deal.luck - luck) ** 2 for deal in deals)
    return both / squares if squares > 0 else 1.0
