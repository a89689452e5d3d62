"""The examples do what they promise, on a small scale."""

import sys
from pathlib import Path

import numpy as np
import pytest
from tests.research.positions import observed

import paname
from paname.core.rng import Rng

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learning(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import train_paris_paris

    yield train_paris_paris
    for name in ("train_paris_paris", "play_online"):
        sys.modules.pop(name, None)


@pytest.mark.skipif(not paname.COMPILED, reason="learning takes too long on the interpreted engine")
def test_a_few_batches_make_an_agent_that_beats_random(learning):
    env = learning.BatchedEnv("paris_paris", 64, players=2, seed="small")
    network = learning.Network(env.layout.size, env.actions, hidden=32)
    rng = np.random.default_rng(1)
    plays = learning.self_play(env, network, rng)
    assert len(plays.actions) == 64 * learning.DECISIONS
    assert abs(plays.results.sum()) < 1e-3
    assert env.ended.all()
    for _ in range(25):
        network.learn(plays, 0.005)
        plays = learning.self_play(env, network, rng)
    assert learning.win_rate(network, 200) > 0.8


def test_the_curve_is_drawn(learning, tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install paname[examples]")
    learning.plot([(0, 0.5), (1, 0.9)], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_an_agent_at_a_table_sees_in_the_view_what_the_engine_observes(learning, tmp_path):
    import play_online

    game = paname.load("paris_paris")
    network = learning.Network(game.layout(2).size, game.action_space())
    np.savez(tmp_path / "weights.npz", **network.weights)
    agent = play_online.Agent(tmp_path / "weights.npz")
    state = game.new(players=2, seed=4)
    rng = Rng(4)
    while not state.is_over:
        seat = state.to_move
        view = state.view(seat)
        told, known = (
            game.layout(2).split(cells)
            for cells in (observed(game, state, seat), observed(game, play_online.position_of(view), seat))
        )
        assert {name: cells for name, cells in told.items() if name != "unseen"} == {
            name: cells for name, cells in known.items() if name != "unseen"
        }
        assert agent.choose(view, state.legal_actions()) in state.legal_actions()
        state.apply(state.legal_moves().any(rng))
