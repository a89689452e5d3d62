"""Opponents that play differently, not better: fixed ideas, and textbook Monte Carlo without any idea."""

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.clock import now
from paname.bots.contract import Bot, Budget, Choice, Reason
from paname.bots.evaluate.contract import Evaluation, put
from paname.bots.evaluate.weights import Weights, evaluation_text
from paname.bots.lookahead import Lookahead
from paname.core.moves import Moves
from paname.core.playout import play_out
from paname.core.rng import Rng
from paname.core.state import CHANCE, State

IDEAS: Final = ("hoarder", "rusher", "miser", "racer", "stacker")
ZOO: Final = (*IDEAS, "denier", "flat", "plain")


def idea_of(name: str, game: str) -> dict[str, float]:
    """How much more or less each term counts to an opponent with a fixed idea; nothing where the game tells none."""
    found: dict[str, dict[str, float]] = tomllib.loads(evaluation_text(game, "zoo.toml"))
    return found.get(name, {})


def obsessed(weights: Weights, idea: dict[str, float]) -> Weights:
    """Weights in which some terms count more, or less, than they should."""
    found = Weights(weights.to_toml())
    for table in found.tables:
        for term in table:
            table[term] *= idea.get(term, idea.get("others", 1.0))
    return found


class DenierBot(Bot):
    """Leaves the best of the others as little as it can, then looks at itself."""

    name = "denier"

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.lookahead = Lookahead(evaluation)

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:  # noqa: ARG002
        """The action after which it is furthest ahead."""
        actions = world.legal_actions()
        leads = [self.evaluation.lead(self.lookahead.after_turn(world, action), seat) for action in actions]
        return Choice(actions[leads.index(max(leads))], iterations=len(actions))


class FlatBot(Bot):
    """Flat Monte Carlo: plays games out at random after every action; the better half goes on to the next round."""

    name = "flat"
    rounds: int = 4

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """The action with the highest mean lead at the end of its playouts."""
        actions = world.legal_actions()
        totals = dict.fromkeys(actions, 0)
        played = dict.fromkeys(actions, 0)
        begun, deadline, done = now(), budget.deadline(), 0
        for number in range(1, self.rounds + 1):
            end = begun + (deadline - begun) * number / self.rounds
            most = budget.most() * number // self.rounds
            while (done < most and now() < end) or played[actions[-1]] == 0:
                for action in actions:
                    totals[action] += lead_after(world.determinize(seat, rng), action, seat, rng)
                    played[action] += 1
                done += len(actions)
            actions.sort(key=lambda action: -totals[action] / played[action])
            actions = actions[: (len(actions) + 1) // 2]
        best = actions[0]
        return Choice(best, (Reason(best, played[best], totals[best] / played[best], 0.5),), done)


def lead_after(world: State, action: i64, seat: i64, rng: Rng) -> int:
    """By how much a seat is ahead of the best other one at the end of a game that is played out after an action."""
    world.play(action)
    play_out(world, rng)
    best: i64 = -1000000
    for other in range(world.players):
        if other != seat and world.score(other) > best:
            best = world.score(other)
    return world.score(seat) - best


class Playouts(Evaluation):
    """Knows nothing of the game: a position is worth what one game played out at random from it brings.

    With it the search is information-set Monte-Carlo tree search as textbooks have it.
    """

    def __init__(self, base: Evaluation) -> None:
        settings = Weights(base.weights.to_toml())
        settings.search.update({"cut_off": 0.0, "exploration": 2.0, "temperature": 1.0, "widening": 1e6, "rivals": 1.0})
        super().__init__(base.names, settings)
        self.base = base
        self.rng = Rng("playouts")

    def measure(self, state: State, seat: i64) -> None:
        """Nothing is measured."""

    def is_quiet(self, state: State, mover: i64) -> bool:  # noqa: ARG002
        """Any position will do."""
        return state.to_move != CHANCE

    def reveal(self, state: State, action: i64) -> i64:
        """What everybody sees when this action is made, besides the action itself."""
        return self.base.reveal(state, action)

    def weigh(self, state: State, moves: Moves, gains: vec[float]) -> vec[float]:  # noqa: ARG002
        """All actions promise the same."""
        for place in range(moves.count):
            gains = put(gains, place, 0.0)
        return gains

    def judge(self, state: State) -> None:
        """Play the game out and see who wins."""
        rng = state.rng
        play_out(state, self.rng if rng is None else rng)
        for seat in range(state.players):
            self.values[seat] = float(state.score(seat))
        self.share_victory(state)
