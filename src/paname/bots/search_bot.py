"""The bot that searches."""

from typing import Final

from paname.bots.clock import now
from paname.bots.contract import Bot, Budget, Choice, Reason
from paname.bots.evaluate.contract import Evaluation
from paname.bots.search import Search
from paname.bots.solver import Solver
from paname.core.rng import Rng
from paname.core.state import State

REASONS: Final = 5
NODES: Final = 8  # positions the solver may look at for each iteration of the search
WIDEST: Final = 40  # choices from which an end is worth the try
SHARE: Final = 0.4  # of the time that the solver may take


class SearchBot(Bot):
    """Solves an end it can see through; else grows a tree and makes the action it visited most.

    The tree serves the whole turn.
    """

    name = "search"

    def __init__(self, evaluation: Evaluation, action_space: int) -> None:
        self.evaluation = evaluation
        self.search = Search(evaluation, action_space)
        self.solver = Solver(evaluation)
        self.expected: bytes = b""

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Solve or search."""
        begun, deadline = now(), budget.deadline()
        if self.evaluation.is_open(world) and world.legal_moves().count <= WIDEST:
            result = self.solver.solve(world, NODES * budget.most(), begun + SHARE * (deadline - begun))
            if result is not None:
                return self.exact_choice(result)
        if not self.expected or self.expected != knowledge(world, seat):
            self.search.start()
        done = self.search.run(world, seat, rng, budget.most(), deadline)
        reasons = self.reasons()
        self.remember(world, seat, reasons[0].action)
        return Choice(reasons[0].action, reasons, done)

    def exact_choice(self, result: int) -> Choice:
        """The solved action, with the lead it leads to."""
        lead = result / 4
        win = 0.5 if result == 0 else float(result > 0)
        reason = Reason(self.solver.best, self.solver.nodes, float(int(lead)), win)
        return Choice(reason.action, (reason,), self.solver.nodes, is_exact=True)

    def reasons(self) -> tuple[Reason, ...]:
        """The actions visited most."""
        tree = self.search.tree
        found: list[Reason] = []
        for child in tree.children(self.search.root)[:REASONS]:
            visits = float(tree.visits[child])
            lead, win = tree.leads[child] / visits, tree.wins[child] / visits
            found.append(Reason(tree.action[child], tree.visits[child], lead, win))
        return tuple(found)

    def remember(self, world: State, seat: int, action: int) -> None:
        """Keep the tree behind the action if the next decision is the same seat's and nothing is drawn before it."""
        self.expected = b""
        after = world.clone()
        after.step(action)
        if after.to_move == seat and self.search.descend(action):
            self.expected = knowledge(after, seat)


def knowledge(world: State, seat: int) -> bytes:
    """What a seat knows, as bytes: all its worlds give the same world from the same stream."""
    return world.determinize(seat, Rng("knowledge")).key()
