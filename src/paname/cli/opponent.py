"""A simple opponent: it tries each of its moves and, in its head, plays the rest of the game out at random.

It is given a world that its seat cannot tell from the real game (`State.determinize`) and draws every further world
from that one, so it knows no more than a person in its seat.
"""

import time
from dataclasses import dataclass

from paname.core.playout import play_out
from paname.core.rng import Rng
from paname.core.state import State

PLAYOUTS = 1000
ROUNDS = 4
PATIENCE = 2.0  # seconds


@dataclass
class Candidate:
    """A move, the lead right after it, and the leads at the ends of the games played out from it."""

    action: int
    now: int
    total: int = 0
    games: int = 0

    def worth(self) -> float:
        """The mean lead at the end, or the lead right after the move where nothing was played out."""
        return self.total / self.games if self.games else self.now


def choose(world: State, seat: int, rng: Rng, playouts: int = PLAYOUTS) -> Candidate:
    """The move worth most, ties at random; in each round of playouts the better half of the moves stays."""
    moves = [Candidate(action, lead_after(world.clone(), action, seat)) for action in world.legal_actions()]
    deadline = time.monotonic() + PATIENCE
    for _ in range(ROUNDS if playouts > 0 and len(moves) > 1 else 0):
        for _ in range(max(1, playouts // (ROUNDS * len(moves)))):
            if time.monotonic() < deadline:
                play_each(world, seat, rng, moves)
        moves = sorted(moves, key=Candidate.worth, reverse=True)[: (len(moves) + 1) // 2]
    best = max(move.worth() for move in moves)
    ties = [move for move in moves if move.worth() == best]
    return ties[rng.below(len(ties))]


def play_each(world: State, seat: int, rng: Rng, moves: list[Candidate]) -> None:
    """Play one game out after each of the moves, each in a world of its own."""
    for move in moves:
        state = world.determinize(seat, rng)
        state.apply(move.action)
        play_out(state, rng)
        move.total += lead(state, seat)
        move.games += 1


def lead_after(state: State, action: int, seat: int) -> int:
    """The lead right after a move."""
    state.apply(action)
    return lead(state, seat)


def lead(state: State, seat: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    scores = state.scores()
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)
