"""Exact ends: alpha-beta with a transposition table for two players, where nothing is hidden and nothing is drawn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.clock import now
from paname.bots.evaluate.contract import Evaluation
from paname.core.moves import Moves
from paname.core.state import OVER, State

ENTRIES: Final = 0x10000
DEEPEST: Final = 64
WORST: Final = -1000000
# What a table entry says of a position's value; a result is stored as value * 4 + one of these.
EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3


class Layer:
    """The choices at one depth."""

    def __init__(self) -> None:
        self.moves = Moves()
        self.gains: vec[float] = vec[float]()


class Solver:
    """Finds the best action and its exact result, or gives up when its budget is spent.

    A result is four times the lead at the end of the game, with 1 more or less where a tie is broken; within the solver
    it is always that of seat 0, so that its table serves both.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.layers = [Layer() for _ in range(DEEPEST)]
        self.keys: vec[i64] = vec[i64]()
        self.results: vec[i64] = vec[i64]()
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.deadline: float = 0.0
        self.has_failed: bool = False
        self.best: i64 = -1

    def solve(self, state: State, most: int, deadline: float) -> int | None:
        """The result of best play for the mover, whose action is left in `best`; None if the budget ran out."""
        if len(self.keys) == 0:
            self.keys = vec[i64]([0] * ENTRIES)
            self.results = vec[i64]([0] * ENTRIES)
        self.nodes = 0
        self.most = most
        self.deadline = deadline
        self.has_failed = False
        result = self.value_of(state, WORST, -WORST, 0)
        if self.has_failed:
            return None
        return result if state.to_move == 0 else -result

    def value_of(self, state: State, low: i64, high: i64, depth: i64) -> i64:
        """The result of a position for seat 0, exact if it lies between low and high."""
        if state.to_move == OVER:
            return final_result(state, 0)
        self.nodes += 1
        if depth >= DEEPEST or self.nodes > self.most or (self.nodes & 63 == 0 and now() > self.deadline):
            self.has_failed = True
        if self.has_failed:
            return 0
        key = self.evaluation.fingerprint(state)
        place = key & (ENTRIES - 1)
        if depth > 0 and self.keys[place] == key:
            known = self.results[place] >> 2
            kind = self.results[place] & 3
            if kind == EXACT or (kind == AT_LEAST and known >= high) or (kind == AT_MOST and known <= low):
                return known
        result = self.best_child_value(state, low, high, depth)
        if not self.has_failed:
            self.keys[place] = key
            kind = AT_MOST if result <= low else AT_LEAST if result >= high else EXACT
            self.results[place] = result * 4 + kind
        return result

    def best_child_value(self, state: State, low: i64, high: i64, depth: i64) -> i64:
        """The best result among the mover's actions, the most promising tried first."""
        layer = self.layers[depth]
        layer.moves.clear()
        state.fill_legal(layer.moves)
        layer.gains = self.evaluation.weigh(state, layer.moves, layer.gains)
        first = state.to_move == 0
        best: i64 = WORST if first else -WORST
        for _ in range(layer.moves.count):
            action = next_action(layer)
            child = state.clone()
            child.play(action)
            result = self.value_of(child, low, high, depth + 1)
            if self.has_failed:
                return 0
            if (first and result > best) or (not first and result < best):
                best = result
                if depth == 0:
                    self.best = action
            if first and best > low:
                low = best
            elif not first and best < high:
                high = best
            if low >= high:
                break
        return best


def next_action(layer: Layer) -> i64:
    """The most promising action that has not been tried."""
    best: i64 = 0
    for place in range(1, layer.moves.count):
        if layer.gains[place] > layer.gains[best]:
            best = place
    layer.gains[best] = -1e18
    return layer.moves.ids[best]


def final_result(state: State, seat: i64) -> i64:
    """Four times the lead of a seat in a game that is over, with 1 for a tie that was broken."""
    lead = state.score(seat) - state.score(1 - seat)
    if lead != 0:
        return 4 * lead
    winners = state.winners()
    if len(winners) > 1:
        return 0
    return 1 if winners[0] == seat else -1
