"""PettingZoo's own tests, as they are, for every game and every number of players."""

import contextlib
import copy
import io
import pickle
from functools import partial
from importlib import import_module

import pytest
from tests.research.games import GAMES

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install paname[research]")
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

# api_test warns of every environment whose observation is a dict with an action mask, unless it knows it by name.
pytestmark = [
    pytest.mark.parametrize(("name", "players"), GAMES),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def module(name):
    return import_module(f"paname.research.{name}_v0")


def test_the_interface(name, players):
    api_test(module(name).env(players=players), num_cycles=200)
    api_test(module(name).raw_env(players=players), num_cycles=200)


def test_seeds(name, players):
    seed_test(partial(module(name).env, players=players), num_cycles=30)


def test_all_agents_at_once(name, players):
    parallel_api_test(module(name).parallel_env(players=players), num_cycles=200)


def test_in_parallel_only_the_active_agents_action_counts(name, players):
    env, twin = module(name).parallel_env(players=players), module(name).raw_env(players=players)
    seen, _ = env.reset(seed=5)
    twin.reset(seed=5)
    for _ in range(30):
        active = twin.agent_selection
        assert all(seen[agent]["action_mask"].all() for agent in env.agents if agent != active)
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
        twin.step(actions[active])
        assert env.unwrapped.state_of_play == twin.state_of_play
        if twin.state_of_play.is_over:
            break
        assert infos[active]["active_agent"] == twin.agent_selection


def test_a_game_is_cut_off_after_so_many_decisions_an_agent(name, players):
    env = module(name).env(players=players, max_cycles=3)
    env.reset(seed=1)
    decided = 0
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if not cut:
            assert not over
            decided += 1
        env.step(None if cut else env.action_space(agent).sample(seen["action_mask"]))
    assert decided == 3 * players


def test_copies_go_on_alike(name, players):
    env = module(name).env(players=players)
    env.reset(seed=3)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.unwrapped.state_of_play == env.unwrapped.state_of_play
        twin.step(int(twin.last()[0]["action_mask"].argmax()))
        assert twin.unwrapped.state_of_play != env.unwrapped.state_of_play


def test_rendering(name, players):
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(partial(module(name).env, players=players))
    assert printed.getvalue()


def test_the_benchmark_runs(name, players, capsys):
    performance_benchmark(module(name).env(players=players))
    assert "turns per second" in capsys.readouterr().out


def test_an_illegal_action_loses_is_replaced_or_refused(name, players):
    mod = module(name)
    lost = mod.env(players=players)
    lost.reset(seed=1)
    agent, illegal = lost.agent_selection, int(lost.last()[0]["action_mask"].argmin())
    lost.step(illegal)
    assert lost.rewards[agent] == -1
    assert sum(lost.rewards.values()) == pytest.approx(0)
    assert lost.infos[agent] == {"illegal": True}
    assert all(lost.terminations.values())
    replaced = mod.env(players=players, illegal="random")
    replaced.reset(seed=1)
    replaced.step(illegal)
    assert replaced.infos[agent] == {"illegal": True}
    assert not any(replaced.terminations.values())
    points = mod.env(players=players, rewards="points")
    points.reset(seed=1)
    points.step(illegal)
    assert points.rewards[agent] == 0
    raw = mod.raw_env(players=players)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=r"\w"):
        raw.step(illegal)


def test_unknown_keywords_are_told_as_python_tells_them(name, players):
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        module(name).env(players=players, frameskip=4)
