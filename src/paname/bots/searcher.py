"""The bot that searches."""

from typing import Final

from paname.bots.contract import Bot, Budget, Choice, Reason
from paname.bots.evaluate.contract import Evaluation
from paname.bots.search import Search
from paname.core.rng import Rng
from paname.core.state import State

REASONS: Final = 5


class SearchBot(Bot):
    """Grows a tree within its budget and makes the action it visited most; the tree serves the whole turn."""

    name = "search"

    def __init__(self, evaluation: Evaluation, action_space: int) -> None:
        self.search = Search(evaluation, action_space)
        self.expected: bytes = b""

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Search, then answer with the most visited action."""
        deadline = budget.deadline()
        if not self.expected or self.expected != knowledge(world, seat):
            self.search.start()
        done = self.search.run(world, seat, rng, budget.most(), deadline)
        reasons = self.reasons()
        action = reasons[0].action
        self.remember(world, seat, action)
        return Choice(action, reasons, done)

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
