"""A benchmark of decisions: positions with what every action is worth, and how much a bot loses by what it chooses.

It needs no games and tells a worse bot from a better one in seconds. What actions are worth comes from a long search,
or from the solver where an open end can be seen through.
"""

import gzip
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from paname.bots.entrant import read_entrant
from paname.bots.learned.shipped import learned_evaluation, shipped_net
from paname.bots.lookahead import Lookahead
from paname.bots.roster import evaluation
from paname.bots.search import Search
from paname.bots.solver import Solver
from paname.core.errors import InputError
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import CHANCE, State, choice_id

LOTS: Final = 1 << 30  # of 2**32 decisions that lead to a position are made by lot, so that there is something to mend
NODES: Final = 20000  # positions the solver may look at for each action
WIDEST: Final = 24  # choices up to which an end is worth the try
CURIOSITY: Final = 4.0  # how much more than usual the long search looks at what seems worse
BLUNDER: Final = 0.05  # of a victory


@dataclass(frozen=True)
class Decision:
    """A position by the way that led to it, and the share of victory that each action is worth to the mover."""

    players: int
    history: tuple[int, ...]
    values: dict[int, float]
    is_exact: bool = False

    def state(self, game: str) -> State:
        """The position."""
        state = load(game).new(players=self.players, chance="explicit")
        for choice in self.history:
            state.step(choice_id(choice))
        return state

    def to_json(self) -> list[object]:
        """The decision as a short list."""
        values = {str(action): round(value, 3) for action, value in self.values.items()}
        return [self.players, list(self.history), values, int(self.is_exact)]

    @staticmethod
    def from_json(entry: list[object]) -> "Decision":
        """The decision that `to_json` wrote."""
        players, history, values, is_exact = entry
        assert isinstance(players, int)
        assert isinstance(history, list)
        assert isinstance(values, dict)
        worth = {int(action): float(value) for action, value in values.items()}
        return Decision(players, tuple(history), worth, bool(is_exact))

    def loss(self, action: int) -> float:
        """What an action gives away; one that the long search never looked at is as bad as the worst it saw."""
        return max(self.values.values()) - self.values.get(action, min(self.values.values()))


def make_decisions(game: str, number: int, iterations: int, seed: str, advance: Callable[[], None]) -> list[Decision]:
    """Positions of games with any number of players, one from each game, with what their actions are worth."""
    counts = load(game).player_counts()
    found: list[Decision] = []
    for place in range(number):
        rng = Rng(f"decisions {game} {seed} {place}")
        players = counts[place % len(counts)]
        history = any_decision(game, players, rng)
        state = Decision(players, history, {}).state(game)
        exact = exact_values(game, state)
        found.append(Decision(players, history, exact or searched_values(game, state, iterations, rng), bool(exact)))
        advance()
    return found


def any_decision(game: str, players: int, rng: Rng) -> tuple[int, ...]:
    """The way to one of the decisions of a game that `greedy` plays with many lapses."""
    state = load(game).new(players=players, chance="explicit")
    lookahead = Lookahead(evaluation(game))
    lengths: list[int] = []
    while not state.is_over:
        if state.to_move == CHANCE:
            state.step(state.outcome(rng))
            continue
        moves = state.legal_moves()
        if moves.count > 1:
            lengths.append(len(state.history))
        state.step(moves.any(rng) if rng.next32() < LOTS else lookahead.best(state))
    return tuple(list(state.history)[: lengths[rng.below(len(lengths))]])


def exact_values(game: str, state: State) -> dict[int, float]:
    """What every action is worth by the solver; nothing where it can't see to the end."""
    judge = evaluation(game)
    if not judge.is_open(state) or state.legal_moves().count > WIDEST:
        return {}
    seat = state.to_move
    solver = Solver(judge)
    values: dict[int, float] = {}
    for action in state.legal_actions():
        child = state.clone()
        child.step(action)
        if child.is_over:
            values[action] = 1 / len(child.winners()) if seat in child.winners() else 0.0
            continue
        result = solver.solve(child, NODES, float("inf"))
        if result is None:
            return {}
        mine = result if child.to_move == seat else -result
        values[action] = 0.5 if mine == 0 else float(mine > 0)
    return values


def searched_values(game: str, state: State, iterations: int, rng: Rng) -> dict[int, float]:
    """What the actions are worth by a long search that looks at all of them."""
    players: int = state.players
    judge = learned_evaluation(game, players, evaluation(game), shipped_net(game, players))
    search = Search(judge, load(game).action_space())
    search.exploration *= CURIOSITY
    search.widening = 1e6
    seat = state.to_move
    search.run(state.determinize(seat, rng), seat, rng, iterations, float("inf"))
    tree = search.tree
    return {int(tree.action[node]): tree.wins[node] / float(tree.visits[node]) for node in tree.children(search.root)}


@dataclass(frozen=True)
class Marks:
    """How well a bot decides: what it loses on average, and how often it loses much."""

    bot: str
    decisions: int
    loss: float
    blunders: float

    def to_json(self) -> dict[str, object]:
        """The marks as JSON."""
        return {
            "bot": self.bot,
            "decisions": self.decisions,
            "loss": round(self.loss, 4),
            "blunders": round(self.blunders, 4),
        }


def examine(bot: str, game: str, decisions: list[Decision]) -> Marks:
    """Let a bot make all decisions, each as if it had just sat down."""
    losses: list[float] = []
    for number, decision in enumerate(decisions):
        state = decision.state(game)
        seat = state.to_move
        rng = Rng(f"examine {number}")
        entrant = read_entrant(bot)
        choice = entrant.bot(game).choose(state.determinize(seat, rng), seat, entrant.budget, rng)
        losses.append(decision.loss(choice.action))
    blunders = sum(loss > BLUNDER for loss in losses)
    return Marks(bot, len(losses), sum(losses) / len(losses), blunders / len(losses))


def write_decisions(path: Path, decisions: list[Decision]) -> None:
    """One decision a line, packed; the same decisions give the same bytes."""
    text = "".join(json.dumps(decision.to_json(), separators=(",", ":")) + "\n" for decision in decisions)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_decisions(data: bytes) -> Iterator[Decision]:
    """The decisions of a file."""
    for line in gzip.decompress(data).decode().splitlines():
        yield Decision.from_json(json.loads(line))


def shipped_file(game: str) -> Traversable:
    """The decisions that come with the package, where there are some."""
    return files("paname.arena").joinpath("judged", f"{game}.jsonl.gz")


def has_decisions(game: str) -> bool:
    """Whether decisions of a game come with the package."""
    return shipped_file(game).is_file()


def shipped_decisions(game: str) -> list[Decision]:
    """The decisions that come with the package."""
    if not has_decisions(game):
        raise InputError("game", f"there are no decisions of {game!r}; `paname decisions` makes some")
    return list(read_decisions(shipped_file(game).read_bytes()))
