"""Self-play: games whose positions and results a net learns from."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from paname.arena.learning.recipe import Recipe
from paname.bots.contract import Bot, Budget
from paname.bots.entrant import read_entrant
from paname.bots.evaluate.contract import Evaluation
from paname.bots.foresight import Foresight
from paname.bots.learned.features import Features
from paname.bots.learned.net import Net, Row
from paname.bots.learned.shipped import features_of, learned_evaluation
from paname.bots.lookahead import Lookahead
from paname.bots.roster import evaluation
from paname.bots.search import Search
from paname.bots.search_bot import SearchBot
from paname.core.errors import InputError
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State

ENDLESS: Final = float("inf")


@dataclass(frozen=True)
class Chunk:
    """Some games in a row: they depend on nothing but what stands here."""

    index: int
    recipe: Recipe
    seed: str
    games: int
    net: bytes | None
    older: tuple[bytes, ...] = ()


@dataclass
class Harvest:
    """Rows of features, and for each the shares of victory and the final points, seats as the features have them."""

    index: int
    rows: NDArray[np.uint8]
    shares: NDArray[np.float32]
    points: NDArray[np.float32]


@dataclass
class Position:
    """A position that could be judged; it is broken off where the next decision was made by lot."""

    row: NDArray[np.uint8]
    first: int
    judged: NDArray[np.float64]
    is_broken_off: bool = False


class Table:
    """Where one worker plays: the net or, before there is one, `greedy`, and rivals now and then."""

    def __init__(self, chunk: Chunk) -> None:
        recipe = chunk.recipe
        base = evaluation(recipe.game)
        features = features_of(recipe.game, recipe.players, base)
        if features is None:
            raise InputError("game", f"nobody has said what a net sees of {recipe.game!r}")
        self.recipe = recipe
        self.features: Features = features
        self.space = load(recipe.game).action_space()
        self.judge = self.evaluation_of(chunk.net)
        self.lookahead = Lookahead(base)
        self.search = Search(self.judge, self.space) if chunk.net is not None else None
        self.foresight = Foresight(self.judge)
        older = chunk.older if recipe.iterations else ()
        self.rivals: list[str | bytes] = [*recipe.rivals, *older] if chunk.net is not None else []
        self.row = Row()
        self.worths: vec[float] = vec[float]()

    def evaluation_of(self, net: bytes | None) -> Evaluation:
        """The evaluation of a net, with the settings of the recipe."""
        base = evaluation(self.recipe.game)
        found = None if net is None else Net(net)
        return learned_evaluation(self.recipe.game, self.recipe.players, base, found)

    def rival(self, number: int, rng: Rng) -> tuple[int, Bot | None]:
        """The seat of a rival in this game and who it is; nobody in most games."""
        if not self.rivals or number % self.recipe.rival_games != 0:
            return -1, None
        seat = rng.below(self.recipe.players)
        name = self.rivals[rng.below(len(self.rivals))]
        if isinstance(name, bytes):
            return seat, SearchBot(self.evaluation_of(name), self.space)
        return seat, read_entrant(name).bot(self.recipe.game)

    def choose(self, state: State, rng: Rng, rival: Bot | None) -> int:
        """What the mover does."""
        seat = state.to_move
        if rival is not None:
            budget = Budget(iterations=max(1, self.recipe.iterations))
            return rival.choose(state.determinize(seat, rng), seat, budget, rng).action
        if self.search is None:
            return self.lookahead.best(state)
        if self.recipe.iterations == 0:
            return self.look(state.determinize(seat, rng), seat)
        self.search.start()
        self.search.run(state.determinize(seat, rng), seat, rng, self.recipe.iterations, ENDLESS)
        return self.search.tree.action[self.search.tree.children(self.search.root)[0]]

    def look(self, world: State, seat: int) -> int:
        """What the net alone decides, by a look to where it can judge."""
        if self.recipe.search.get("foresight", 0.0) > 0:
            return self.foresight.best(world)
        return max(self.promising(world), key=lambda action: self.chance(world, action, seat))

    def promising(self, world: State) -> list[int]:
        """The actions among which the net alone decides: those that promise most, as few as the recipe says."""
        moves = self.lookahead.choices
        self.lookahead.fill(world, moves)
        actions = moves.actions()
        if not 0 < self.recipe.width < len(actions):
            return actions
        self.worths = self.lookahead.foresee(world, moves, self.worths)
        places = sorted(range(len(actions)), key=lambda place: -self.worths[place])
        return [actions[place] for place in places[: self.recipe.width]]

    def chance(self, world: State, action: int, seat: int) -> float:
        """How likely a seat wins by an action, if everybody then does what promises most until the net can judge."""
        after = self.lookahead.after_turn(world, action)
        while after.to_move >= 0 and not self.judge.is_quiet(after, seat):
            after.play(self.lookahead.best(after))
        self.judge.judge(after)
        return self.judge.chances[seat]

    def note(self, state: State) -> Position:
        """A position as the net sees and judges it."""
        self.row.clear()
        self.features.fill(state, self.row)
        row = np.zeros(self.features.size, np.uint8)
        for feature, number in self.row.pairs():
            row[feature] = number
        self.judge.judge(state)
        judged = np.array([self.judge.chances[seat] for seat in range(state.players)])
        return Position(row, int(self.features.first(state)), judged)

    def play(self, number: int, rng: Rng) -> tuple[State, list[Position]]:
        """One game to its end and the positions of it that can be learned from."""
        state = load(self.recipe.game).new(players=self.recipe.players, chance="explicit")
        seat, rival = self.rival(number, rng)
        by_lot = rng.below(self.recipe.prefix + 1) if rng.below(3) > 0 else 0
        threshold = int(self.recipe.explore * 4294967296)
        positions: list[Position] = []
        made = 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.step(state.outcome(rng))
                continue
            made += 1
            mover = state.to_move
            legal = state.legal_moves()
            if legal.count > 1 and (made <= by_lot or rng.next32() < threshold):
                action = legal.any(rng)
                if positions:
                    positions[-1].is_broken_off = True
            else:
                action = legal.ids[0] if legal.count == 1 else self.choose(state, rng, rival if mover == seat else None)
            state.step(action)
            if made >= by_lot and state.to_move != OVER and self.judge.is_quiet(state, mover):
                positions.append(self.note(state))
        return state, positions


def play_chunk(chunk: Chunk) -> Harvest:
    """Play the games of a chunk."""
    table = Table(chunk)
    players = chunk.recipe.players
    rows: list[NDArray[np.uint8]] = []
    shares: list[NDArray[np.float64]] = []
    points: list[NDArray[np.float64]] = []
    for number in range(chunk.games):
        state, positions = table.play(number, Rng(f"{chunk.seed}/{chunk.index}/{number}"))
        scores = np.array(state.scores(), float)
        trust = 1.0 if chunk.net is None else chunk.recipe.trust
        for position, goal in zip(positions, goals(state, positions, trust), strict=True):
            if goal is not None:
                order = (position.first + np.arange(players)) % players
                rows.append(position.row)
                shares.append(goal[order])
                points.append(scores[order])
    return Harvest(chunk.index, np.array(rows), np.array(shares, np.float32), np.array(points, np.float32))


def goals(state: State, positions: list[Position], trust: float) -> list[NDArray[np.float64] | None]:
    """What a net should have said of each position: mostly what came of it (TD(λ)), but for what lots spoilt."""
    goal = np.zeros(state.players)
    goal[state.winners()] = 1 / len(state.winners())
    found: list[NDArray[np.float64] | None] = []
    for position in reversed(positions):
        if position.is_broken_off:
            found.append(None)
            goal = position.judged
        else:
            found.append(goal)
            goal = trust * goal + (1 - trust) * position.judged
    return found[::-1]
