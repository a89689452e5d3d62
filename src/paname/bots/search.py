"""Information-set Monte-Carlo tree search: one tree over what the seat knows, a fresh world at every iteration."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.clock import now
from paname.bots.evaluate.contract import SEATS, Evaluation
from paname.bots.foresight import Foresight
from paname.bots.lookahead import Lookahead
from paname.bots.tree import NONE, ROOT, Tree
from paname.core.moves import Moves
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State

DEEPEST: Final = 400
SOUNDING: Final = 32  # iterations between two looks at how clear the choice is
CATCHING_UP: Final = 0.3  # of the visits to come, by which a second action may gain on the first


class Search:
    """A tree that grows by iterations; every seat in it is taken to maximise its own chance to win.

    Where the game's settings say so, rivals have no part in the tree: they are taken to do what promises most, and the
    tree holds only the seat's own decisions, so it grows deeper.
    """

    def __init__(self, evaluation: Evaluation, action_space: int) -> None:
        weights = evaluation.weights
        self.evaluation = evaluation
        self.tree = Tree()
        self.tree.clear()
        self.root: i64 = ROOT
        self.moves = Moves()
        self.draws = Moves()
        self.gains: vec[float] = vec[float]()
        self.marks: vec[i64] = vec[i64]([0] * action_space)
        self.stamp: i64 = 0
        self.seat: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.depth: i64 = 0
        self.has_grown: bool = False
        self.lookahead = Lookahead(evaluation)
        self.exploration: float = weights.setting("exploration")
        self.temperature: float = weights.setting("temperature")
        self.widening: float = weights.setting("widening")
        self.cut_off: i64 = int(weights.setting("cut_off"))
        self.minds_rivals: bool = weights.setting("rivals") > 0.0
        self.ends_at_draws: bool = weights.search.get("ends_at_draws", 0.0) > 0.0
        self.foresees: bool = weights.search.get("foresight", 0.0) > 0.0
        self.foresight = Foresight(evaluation)
        self.faith: float = weights.search.get("faith", 0.0)
        self.first_look: vec[float] = vec[float]([0.0] * SEATS)

    def start(self) -> None:
        """Forget the tree."""
        self.tree.clear()
        self.root = ROOT

    def descend(self, action: int) -> bool:
        """Keep the part of the tree behind an action that was made; False if nobody looked there."""
        child = self.tree.first[self.root]
        while child != NONE and self.tree.action[child] != action:
            child = self.tree.next[child]
        if child == NONE:
            return False
        self.root = child
        return True

    def run(self, world: State, seat: int, rng: Rng, iterations: int, deadline: float) -> int:
        """Grow the tree by that many iterations, at least one, or until the clock says so; returns how many.

        It ends sooner where no other action is likely to become the most visited one any more.
        """
        self.prune(world)
        self.seat = seat
        begun = now()
        done: i64 = 0
        most: i64 = iterations
        while done < most:
            self.iterate(world.determinize(seat, rng))
            done += 1
            moment = now()
            if moment >= deadline:
                break
            if done % SOUNDING == 0:
                left = min(float(most - done), (deadline - moment) / (moment - begun) * float(done))
                if self.margin() > CATCHING_UP * left:
                    break
        return done

    def prune(self, world: State) -> None:
        """Drop the root's children that cannot be made here: a kept tree grew before the seat saw what it sees now."""
        tree = self.tree
        moves = self.moves
        moves.clear()
        world.fill_legal(moves)
        kept = NONE
        child = tree.first[self.root]
        while child != NONE:
            following = tree.next[child]
            if moves.contains(tree.action[child]):
                tree.next[child] = kept
                kept = child
            child = following
        tree.first[self.root] = kept

    def margin(self) -> float:
        """By how many visits the most visited action is ahead; a lone one cannot be overtaken."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        child = tree.first[self.root]
        while child != NONE:
            visits = tree.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = tree.next[child]
        return float(first - second) if second > 0 else float("inf")

    def iterate(self, world: State) -> None:
        """One walk down the tree, one new node, one judgement."""
        node = self.root
        self.depth = 1
        self.path[0] = node
        self.has_grown = False
        while not self.has_grown and self.depth < DEEPEST:
            if self.ends_at_draws and self.depth > 1 and world.to_move == CHANCE:
                break
            self.draw_chance(world)
            if world.to_move == OVER:
                break
            if world.to_move != self.seat and not self.minds_rivals:
                world.play(self.lookahead.best(world))
                continue
            node = self.step(world, node)
            self.path[self.depth] = node
            self.depth += 1
        self.judge(world)
        self.back_up(world.players)

    def draw_chance(self, world: State) -> None:
        """Draw everything that is due."""
        rng = world.rng
        assert rng is not None
        while world.to_move == CHANCE:
            self.draws.clear()
            world.fill_chance(self.draws)
            world.draw(self.draws.draw(rng))

    def step(self, world: State, node: i64) -> i64:
        """From a node to a child: a new one while there is room for it, else the worthiest that is open."""
        moves = self.moves
        self.lookahead.fill(world, moves)
        self.stamp += 1
        stamp = self.stamp
        for place in range(moves.count):
            self.marks[moves.ids[place]] = stamp
        child = self.pick(world, node)
        if child == NONE:
            child = self.widen(world, node)
        world.play(self.tree.action[child])
        return child

    def pick(self, world: State, node: i64) -> i64:
        """The worthiest open child; NONE where a new one is due: as many as the root of the visits allows."""
        tree = self.tree
        best = NONE
        most = -1.0
        known: i64 = 0
        longest: i64 = 0
        child = tree.first[node]
        while child != NONE:
            if self.is_open(world, child):
                known += 1
                worth = tree.worth(child, self.exploration)
                if worth > most:
                    most = worth
                    best = child
                tree.open_visits[child] += 1
                if tree.open_visits[child] > longest:
                    longest = tree.open_visits[child]
            child = tree.next[child]
        if known < self.moves.count and float(known) < self.widening * sqrt(float(longest)):
            return NONE
        return best

    def is_open(self, world: State, child: i64) -> bool:
        """Whether a child's action can be made in this world by the same seat, showing the same."""
        tree = self.tree
        action = tree.action[child]
        if self.marks[action] != self.stamp or tree.mover[child] != world.to_move:
            return False
        return tree.reveal[child] == self.evaluation.reveal(world, action)

    def widen(self, world: State, node: i64) -> i64:
        """A new child: the most promising legal action that has none yet."""
        tree = self.tree
        self.gains = self.lookahead.foresee(world, self.moves, self.gains)
        total = self.spread_gains()
        child = tree.first[node]
        while child != NONE:
            if self.is_open(world, child):
                self.marks[tree.action[child]] = 0
            child = tree.next[child]
        place = self.most_promising()
        action = self.moves.ids[place]
        self.has_grown = True
        return tree.add(node, action, self.evaluation.reveal(world, action), world.to_move, self.gains[place] / total)

    def spread_gains(self) -> float:
        """Turn gains into weights by the temperature; returns their sum."""
        best = self.gains[0]
        for place in range(1, self.moves.count):
            if self.gains[place] > best:
                best = self.gains[place]
        total = 0.0
        for place in range(self.moves.count):
            weight = exp((self.gains[place] - best) / self.temperature)
            self.gains[place] = weight
            total += weight
        return total

    def most_promising(self) -> i64:
        """The place of the heaviest action that is still marked."""
        best: i64 = 0
        most = -1.0
        for place in range(self.moves.count):
            if self.gains[place] > most and self.marks[self.moves.ids[place]] == self.stamp:
                best = place
                most = self.gains[place]
        return best

    def judge(self, world: State) -> None:
        """Judge where the playout ends, and to the part of `faith` where it begins, which varies less."""
        evaluation = self.evaluation
        if self.faith > 0.0:
            self.play_on(world, 0)
            evaluation.judge(world)
            for seat in range(world.players):
                self.first_look[seat] = self.faith * evaluation.chances[seat]
        self.play_on(world, self.cut_off)
        evaluation.judge(world)
        if self.faith > 0.0:
            for seat in range(world.players):
                evaluation.chances[seat] = self.first_look[seat] + (1.0 - self.faith) * evaluation.chances[seat]

    def play_on(self, world: State, decisions: i64) -> None:
        """Play so many decisions as well as can be seen at once, and on to where the position can be judged."""
        played: i64 = 0
        mover = self.tree.mover[self.path[self.depth - 1]]
        while world.to_move != OVER and (played < decisions or not self.evaluation.is_quiet(world, mover)):
            if world.to_move == CHANCE:
                self.draw_chance(world)
            else:
                mover = world.to_move
                world.play(self.foresight.best(world) if self.foresees else self.lookahead.best(world))
                played += 1

    def back_up(self, players: i64) -> None:
        """Tell every node on the path what came of it for its mover."""
        evaluation = self.evaluation
        self.tree.note(self.path[0], 0.0, 0.0)
        for place in range(1, self.depth):
            node = self.path[place]
            seat = self.tree.mover[node]
            self.tree.note(node, evaluation.chances[seat], evaluation.ahead(seat, players))
