"""What actions are worth to every seat, judged by what the mover knows.

Where the end is in sight they are solved, elsewhere searched. A first search finds the actions worth a comparison. Each
of them then gets a tree of its own, grown in the same worlds as the others', and after the first half of it only the
best two and the action that was made go on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from paname.analysis.report import Standing
from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.shipped import learned_evaluation, shipped_net
from paname.bots.roster import evaluation
from paname.bots.search import Search
from paname.bots.solver import Solver
from paname.bots.tree import NONE
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import State

FINALISTS: Final = 5  # actions that are compared with each other, the one that was made aside
NODES: Final = 60000  # positions the solver may look at for the whole decision
FIRST: Final = 3  # the first search gets one iteration in so many


@dataclass(frozen=True)
class Option:
    """An action and what every seat can expect after it; `line` is what would follow."""

    action: int
    standing: Standing
    line: tuple[int, ...] = ()


@dataclass(frozen=True)
class Judgement:
    """The actions that were compared, the best for the mover first; `is_exact` where they were solved."""

    options: tuple[Option, ...]
    is_exact: bool = False

    def of(self, action: int) -> Option:
        """What was found out about an action that was compared."""
        return next(option for option in self.options if option.action == action)


class Contender:
    """An action with its own tree and the sums of its results."""

    def __init__(self, action: int, judge: Evaluation, space: int, seat: int, players: int) -> None:
        self.action = action
        self.judge = judge
        self.search = Search(judge, space)
        self.search.start()
        self.search.seat = seat
        self.wins = [0.0] * players
        self.leads = [0.0] * players
        self.number = 0

    def iterate(self, world: State) -> None:
        """One iteration more, in a copy of a world in which the action is still to be made."""
        world.step(self.action)
        self.search.iterate(world)
        for seat in range(len(self.wins)):
            self.wins[seat] += self.judge.chances[seat]
            self.leads[seat] += self.judge.ahead(seat, len(self.wins))
        self.number += 1

    def standing(self) -> Standing:
        """What every seat can expect."""
        return Standing(tuple(win / self.number for win in self.wins), tuple(lead / self.number for lead in self.leads))

    def line(self) -> tuple[int, ...]:
        """The actions that the tree visited most."""
        tree, node, found = self.search.tree, self.search.root, []
        while tree.first[node] != NONE:
            node = tree.children(node)[0]
            found.append(int(tree.action[node]))
        return tuple(found)


class Judge:
    """Judges the decisions of one game with that many players."""

    def __init__(self, game: str, players: int, iterations: int, is_ours: bool = True, nodes: int = 0) -> None:
        self.base = evaluation(game)
        self.evaluation = learned_evaluation(game, players, self.base, shipped_net(game, players) if is_ours else None)
        self.space = load(game).action_space()
        self.players = players
        self.iterations = iterations
        self.nodes = nodes or NODES
        self.solver = Solver(self.base)

    def judge(self, state: State, seat: int, stream: str, asked: Sequence[int] = ()) -> Judgement:
        """What the best actions and those asked for are worth, by what the seat to move knows."""
        rng = Rng(stream)
        world = state.determinize(seat, rng)
        return self.solved(world, asked) or self.searched(world, seat, rng, asked)

    # Exact ---------------------------------------------------------------------------------------------

    def solved(self, world: State, asked: Sequence[int]) -> Judgement | None:
        """The exact worth of every action; None where the end is too far."""
        if not self.base.is_open(world):
            return None
        best = self.solver.solve(world, self.nodes, float("inf"))
        if best is None:
            return None
        first, seat, spent = int(self.solver.best), int(world.to_move), int(self.solver.nodes)
        options = [Option(first, exact_standing(best, seat))]
        for action in dict.fromkeys([*asked, *world.legal_actions()]):
            if action != first and (action in asked or spent < self.nodes):
                option = self.solved_after(world, action)
                spent += int(self.solver.nodes)
                if option is not None:
                    options.append(option)
                elif action in asked:
                    return None
        options.sort(key=lambda one: (-one.standing.win[seat], -one.standing.lead[seat], one.action != first))
        return Judgement(tuple(options), is_exact=True)

    def solved_after(self, world: State, action: int) -> Option | None:
        """The exact worth of one action."""
        child = world.clone()
        child.step(action)
        if child.is_over:
            return Option(action, final_standing(child))
        result = self.solver.solve(child, self.nodes, float("inf"))
        return None if result is None else Option(action, exact_standing(result, int(child.to_move)))

    def solved_line(self, world: State, action: int, longest: int) -> list[int]:
        """An action and the best play after it, as far as it can be solved."""
        line, world = [action], world.clone()
        world.step(action)
        while (
            not world.is_over and len(line) < longest and self.solver.solve(world, self.nodes, float("inf")) is not None
        ):
            line.append(int(self.solver.best))
            world.step(line[-1])
        return line

    # Searched ------------------------------------------------------------------------------------------

    def searched(self, world: State, seat: int, rng: Rng, asked: Sequence[int]) -> Judgement:
        """The worth of the most promising actions and of those asked for."""
        actions = list(dict.fromkeys([*self.promising(world, seat, rng, self.iterations // FIRST), *asked]))
        field = [Contender(action, self.evaluation, self.space, seat, self.players) for action in actions]
        left = self.iterations - self.iterations // FIRST
        self.grow(field, world, seat, rng, max(1, left // (2 * len(field))))
        ranked = sorted(field, key=lambda one: -one.wins[seat])
        finalists = [one for place, one in enumerate(ranked) if place < 2 or one.action in asked]
        self.grow(finalists, world, seat, rng, max(1, left // (2 * len(finalists))))
        field.sort(key=lambda one: (one not in finalists, -one.standing().win[seat]))
        return Judgement(tuple(Option(one.action, one.standing(), one.line()) for one in field))

    def promising(self, world: State, seat: int, rng: Rng, iterations: int) -> list[int]:
        """The actions that a first search looks at most."""
        return [action for action, _ in self.tried(world, seat, rng, iterations)][:FINALISTS]

    def tried(self, world: State, seat: int, rng: Rng, iterations: int) -> list[tuple[int, float]]:
        """The actions that a search looked at, most visited first, with the mover's chance to win."""
        search = Search(self.evaluation, self.space)
        search.start()
        search.run(world, seat, rng, max(1, iterations), float("inf"))
        tree = search.tree
        nodes = tree.children(search.root)
        return [(int(tree.action[node]), tree.wins[node] / float(tree.visits[node])) for node in nodes]

    def grow(self, field: Sequence[Contender], world: State, seat: int, rng: Rng, iterations: int) -> None:
        """So many iterations for each, all in the same worlds."""
        for _ in range(iterations):
            one = world.determinize(seat, rng)
            for contender in field:
                contender.iterate(one.clone())


def exact_standing(result: int, seat: int) -> Standing:
    """What the solver's result for a seat means to both: four times the lead, with 1 more or less for a broken tie."""
    win = 0.5 if result == 0 else float(result > 0)
    lead = float(int(result / 4))
    pair = ((win, 1.0 - win), (lead, -lead))
    return Standing(*pair) if seat == 0 else Standing(pair[0][::-1], pair[1][::-1])


def final_standing(state: State) -> Standing:
    """The result of a game that is over."""
    scores, winners = state.scores(), state.winners()
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))
    leads = tuple(float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores))
    return Standing(wins, leads)
