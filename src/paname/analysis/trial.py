"""What an action is worth to a seat, found out by searching on from it."""

from dataclasses import dataclass

from paname.bots.roster import evaluation
from paname.bots.search import Search
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import State


@dataclass(frozen=True)
class Worth:
    """The chance to win, and the lead in points, that a seat can expect."""

    win: float
    lead: float


class Trial:
    """Tries actions out, each with the same number of iterations and in the same worlds."""

    def __init__(self, game: str, iterations: int) -> None:
        self.evaluation = evaluation(game)
        self.search = Search(self.evaluation, load(game).action_space())
        self.iterations = iterations

    def worth(self, state: State, seat: int, action: int, stream: str) -> Worth:
        """What the seat to move can expect from an action, by all that it knows."""
        rng = Rng(stream)
        wins = leads = 0.0
        self.search.start()
        for _ in range(self.iterations):
            world = state.determinize(seat, rng)
            world.step(action)
            self.search.iterate(world)
            wins += self.evaluation.chances[seat]
            leads += self.evaluation.ahead(seat, world.players)
        return Worth(wins / self.iterations, leads / self.iterations)
