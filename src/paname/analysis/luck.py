"""What a draw was worth: the position it led to, beside those that other draws would have led to.

Both are judged in the same quick way and equally often, so luck is nought on average whatever the judge is worth. Draws
in a row are one event.
"""

from typing import Final

from paname.analysis.judge import Judge, final_standing
from paname.analysis.report import Standing
from paname.bots.foresight import Foresight
from paname.bots.lookahead import Lookahead
from paname.core.playout import after_draws
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State

OTHERS: Final = 32  # other draws that a draw is compared with, and worlds in which it is looked at itself
LOOK: Final = 2  # decisions after which a draw shows: somebody who drew may have to wait for another's turn


class Fortune:
    """A quick judge of draws."""

    def __init__(self, judge: Judge) -> None:
        self.evaluation = judge.evaluation
        self.lookahead = Lookahead(judge.base)
        foresees = self.evaluation.weights.search.get("foresight", 0.0) > 0
        self.foresight = Foresight(self.evaluation) if foresees else None

    def luck(self, before: State, after: State, stream: str) -> Standing:
        """What the draws between two positions brought every seat."""
        rngs = [Rng(f"{stream} {number}") for number in range(OTHERS)]
        real = mean([self.value(after, rng.clone()) for rng in rngs])
        return real.minus(mean([self.value(after_draws(before, rng), rng) for rng in rngs]))

    def expected(self, state: State, stream: str) -> Standing:
        """What can be expected of the draw that is due."""
        rngs = [Rng(f"{stream} {number}") for number in range(OTHERS)]
        return mean([self.value(after_draws(state, rng), rng) for rng in rngs]).rounded()

    def value(self, state: State, rng: Rng) -> Standing:
        """What a position promises by what the one who moves knows; the result where it is over."""
        if state.is_over:
            return final_standing(state)
        world = state.determinize(int(state.to_move), rng)
        if self.foresight is not None and world.to_move != CHANCE:
            world = self.foreseen(world)
        else:
            self.play_on(world, rng)
        return self.judged(world)

    def foreseen(self, world: State) -> State:
        """Where everybody's best leads, up to where it can be judged."""
        mover = -1
        while world.to_move not in (OVER, CHANCE) and not self.evaluation.is_quiet(world, mover):
            mover = int(world.to_move)
            assert self.foresight is not None
            world.step(self.foresight.best(world))
        return world

    def play_on(self, world: State, rng: Rng) -> None:
        """Two decisions at least, so that what was drawn can be used, to where the position can be judged."""
        made, mover = 0, -1
        while world.to_move != OVER and (made < LOOK or not self.evaluation.is_quiet(world, mover)):
            if world.to_move == CHANCE:
                world.step(world.outcome(rng))
            else:
                mover = int(world.to_move)
                world.step(self.lookahead.best(world))
                made += 1

    def judged(self, world: State) -> Standing:
        """The judgement of a position."""
        if world.is_over:
            return final_standing(world)
        self.evaluation.judge(world)
        seats = range(int(world.players))
        wins = tuple(float(self.evaluation.chances[seat]) for seat in seats)
        return Standing(wins, tuple(float(self.evaluation.ahead(seat, world.players)) for seat in seats))


def mean(standings: list[Standing]) -> Standing:
    """The mean of some standings."""
    seats = range(len(standings[0].win))
    wins = tuple(sum(one.win[seat] for one in standings) / len(standings) for seat in seats)
    return Standing(wins, tuple(sum(one.lead[seat] for one in standings) / len(standings) for seat in seats))
