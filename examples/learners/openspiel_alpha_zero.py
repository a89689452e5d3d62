"""OpenSpiel's AlphaZero, made of its own model, evaluator, search and buffer.

AlphaZero searches the position that it is given, so it would see the other's marker. Here every search begins from a
world that its seat can't tell from the true one, and the judge asks the policy alone.
"""

import itertools
from typing import Any

import jax
import numpy as np
import pyspiel
from judge import Clock, Policy, main, squeezed
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.alpha_zero import evaluator, model_nnx, replay_buffer, utils

import paname.research.openspiel  # noqa: F401 - makes the games known

Model: Any = model_nnx.Model
Moment: Any = utils.TrainInput


class Net:
    """OpenSpiel's model with compiled inference; its values always speak of the first player."""

    def __init__(self, game: Any) -> None:
        shape, actions = game.observation_tensor_shape(), game.num_distinct_actions()
        self.model = Model.build_model("mlp", shape, actions, 128, 1, 1e-4, 1e-3, None)
        self.compiled: Any = jax.jit(lambda state, row, mask: Model(state, None, None).inference(row, mask))

    def inference(self, row: Any, mask: Any) -> tuple[float, Any]:
        """A value, and how likely each action is, of OpenSpiel's own tensors."""
        value, policy = self.compiled(self.model._state, squeezed(row), mask.astype(bool))  # noqa: SLF001
        return float(value.item()), np.asarray(policy)


def play(game: Any, bot: Any, rng: np.random.RandomState) -> list[Any]:
    """A game against itself: each position with what the search looked at, and with how the game ended."""
    state, seen = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
            continue
        root = bot.mcts_search(state.resample_from_infostate(state.current_player(), rng.random_sample))
        visits = np.zeros(game.num_distinct_actions())
        for child in root.children:
            visits[child.action] = child.explore_count
        row, mask = squeezed(np.array(state.observation_tensor())), np.array(state.legal_actions_mask(), bool)
        seen.append((row, mask, np.float32(visits / visits.sum())))
        state.apply_action(int(rng.choice(len(visits), p=visits / visits.sum())))
    end = np.float32(state.returns()[0])
    return [Moment(observation=row, legals_mask=mask, policy=tried, value=end) for row, mask, tried in seen]


def learn(clock: Clock, games: int = 10) -> Policy:
    """Some games against itself, a batch for each (with more it learns them by heart), until the time is up."""
    game = pyspiel.load_game("paname_paris_paris(players=2)")
    rng, net, buffer = np.random.RandomState(1), Net(game), replay_buffer.Buffer(8192)
    judge, puct = evaluator.AlphaZeroEvaluator(game, net), mcts.SearchNode.puct_value
    how: dict[str, Any] = {"solve": False, "dirichlet_noise": (0.25, 1.0), "dont_return_chance_node": True}
    bot = mcts.MCTSBot(game, 1.5, 8, judge, random_state=rng, child_selection_fn=puct, **how)

    def choose(seen: Any, mask: Any) -> int:
        return int(net.compiled(net.model._state, seen, mask.astype(bool))[1].argmax())  # noqa: SLF001

    for rounds in itertools.takewhile(lambda _: not clock.is_up, itertools.count(1)):
        for moment in itertools.chain.from_iterable(play(game, bot, rng) for _ in range(games)):
            buffer.append(moment)
        for _ in range(games):
            net.model.update(buffer.sample(256))
        judge._cache.clear()  # noqa: SLF001 - `clear_cache` would compile everything again
        if rounds % 10 == 0:
            clock.note(choose)
    return choose


if __name__ == "__main__":
    main("AlphaZero (OpenSpiel)", learn)
