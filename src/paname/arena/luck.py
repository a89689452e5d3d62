"""Luck and skill: how much of a result came from the draws, told by what a judge thinks before and after each of them.

A draw is as lucky as the position it led to is better than the mean of those that it could have led to. That mean is
exact, so whatever the judge is worth, luck is nought on average: a result without its luck is as fair a measure of the
players as the result itself, and it varies less. The rest is skill, and both add up to the result.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from paname.arena.match import Result
from paname.arena.statistics import Z95, share
from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.shipped import learned_evaluation, shipped_net
from paname.bots.lookahead import Lookahead
from paname.bots.roster import evaluation
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State, choice_id

FUTURES: Final = 3  # how often the rest of a row of draws is made in thought
LOOK: Final = 2  # decisions after which a draw shows: who drew may have to wait for another's turn


@dataclass(frozen=True)
class Account:
    """What luck and skill brought every seat of one game, in shares of victory, from the first decision on."""

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

    def account(self, start: State, history: list[int]) -> Account:
        """Walk through a game that began with this position, leaving out the draws of the setup."""
        state = start.clone()
        seats = range(state.players)
        before: list[float] | None = None
        first = luck = skill = [0.0 for _ in seats]
        for step, choice in enumerate(history):
            if choice < 0 and before is not None:
                mean = self.mean(state, step)
                state.step(choice_id(choice))
                after = self.value(state, step)
                luck = [luck[seat] + after[seat] - mean[seat] for seat in seats]
                skill = [skill[seat] + mean[seat] - before[seat] for seat in seats]
                before = after
                continue
            state.step(choice_id(choice))
            if state.to_move != CHANCE:
                after = self.value(state, step)
                first, before = (after, after) if before is None else (first, before)
                skill = [skill[seat] + after[seat] - before[seat] for seat in seats]
                before = after
        return Account(tuple(first), tuple(luck), tuple(skill), tuple(self.value(state, 0)))

    def mean(self, state: State, step: int) -> list[float]:
        """The mean of what a draw can lead to."""
        outcomes = state.chance_outcomes()
        total = [0.0 for _ in range(state.players)]
        for outcome, weight in outcomes:
            world = state.clone()
            world.step(outcome)
            for seat, value in enumerate(self.value(world, step)):
                total[seat] += weight * value
        weights = sum(weight for _, weight in outcomes)
        return [value / weights for value in total]

    def value(self, state: State, step: int) -> list[float]:
        """What a position is worth to every seat: the result itself, or what the judge thinks.

        Where more is drawn at once, the draws are made a few times in thought, from a stream that knows nothing of the
        real ones.
        """
        if state.is_over:
            return [1 / len(state.winners()) if seat in state.winners() else 0.0 for seat in range(state.players)]
        futures = FUTURES if state.to_move == CHANCE else 1
        worlds = [self.judged(state.clone(), Rng(f"luck {step} {number}")) for number in range(futures)]
        return [sum(values) / futures for values in zip(*worlds, strict=True)]

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


def adjusted(results: list[Result], bot: str) -> Adjusted:
    """The win rate of a bot without luck; what happened on one deal counts as one observation."""
    plain: dict[str, list[float]] = {}
    fair: dict[str, list[float]] = {}
    for result in results:
        for seat, name in enumerate(result.seats):
            if name == bot:
                plain.setdefault(result.deal, []).append(share(result, seat))
                fair.setdefault(result.deal, []).append(share(result, seat) - result.luck[seat])
    games = sum(len(deal) for deal in plain.values())
    rate = sum(sum(deal) for deal in fair.values()) / games
    wins = sum(sum(deal) for deal in plain.values()) / games
    error = sqrt(spread(list(fair.values()), rate)) / games
    single = wins * (1 - wins) / games
    return Adjusted(rate, rate - Z95 * error, rate + Z95 * error, single / error**2 if error > 0 else 1.0)


def spread(deals: list[list[float]], rate: float) -> float:
    """The sum of the squares by which deals differ from what the rate lets expect, with one degree of freedom less."""
    squares = sum(sum(value - rate for value in deal) ** 2 for deal in deals)
    return squares * len(deals) / max(1, len(deals) - 1)
