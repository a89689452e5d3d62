"""How a worker answers: from any legal move to games played out to the end in several worlds."""

import time
from typing import Final

from paname.core.playout import play_out
from paname.core.rng import Rng
from paname.core.state import State
from paname.server.bots.job import Job, world_of

CANDIDATES: Final = 60
SECONDS: Final = 1.0


def choose(job: Job) -> int:
    """The action that the bot of this level makes."""
    world = world_of(job)
    rng = Rng(f"{job.stream}:choice")
    if job.level == "touriste":
        return int(world.legal_moves().any(rng))
    if job.level == "haussmann":
        return planned(world, job.seat, rng)
    return one_step(world, job.seat, rng, 1 if job.level == "flaneur" else 4)


def candidates(world: State, rng: Rng) -> list[int]:
    """The legal actions, or as many of them as can be looked at."""
    legal = world.legal_actions()
    while len(legal) > CANDIDATES:
        legal.pop(rng.below(len(legal)))
    return legal


def lead(world: State, seat: int) -> int:
    """How far a seat is before the best of the others."""
    scores = world.scores()
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def one_step(world: State, seat: int, rng: Rng, worlds: int) -> int:
    """The action after which the seat leads most, on average over some worlds."""
    actions = candidates(world, rng)
    totals = [0] * len(actions)
    for _ in range(worlds):
        other = world.determinize(seat, rng)
        for place, action in enumerate(actions):
            after = other.clone()
            after.apply(action)
            totals[place] += lead(after, seat)
    best = max(totals)
    chosen = [action for action, total in zip(actions, totals, strict=True) if total == best]
    return chosen[rng.below(len(chosen))]


def planned(world: State, seat: int, rng: Rng) -> int:
    """The action that does best in games played out from it, each in a world of its own."""
    actions = candidates(world, rng)
    totals, counts = [0.0] * len(actions), [0] * len(actions)
    until = time.monotonic() + SECONDS
    turn = 0
    while turn < len(actions) or time.monotonic() < until:
        place = turn % len(actions)
        after = world.determinize(seat, rng)
        after.apply(actions[place])
        play_out(after, rng)
        totals[place] += lead(after, seat) + (10 if after.winners() == [seat] else 0)
        counts[place] += 1
        turn += 1
    means = [total / max(1, count) for total, count in zip(totals, counts, strict=True)]
    return actions[means.index(max(means))]
