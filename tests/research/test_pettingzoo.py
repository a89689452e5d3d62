"""PettingZoo's own tests, as they are, for every game and every number of players."""

import contextlib
import io
from functools import partial
from importlib import import_module
from types import SimpleNamespace

import pytest
from tests.research.games import GAMES

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install paname[research]")
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test

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


def test_cut_off_games(name, players):
    mod = module(name)
    replacing = partial(mod.env, players=players, illegal="random")
    max_cycles_test(SimpleNamespace(env=replacing, parallel_env=partial(mod.parallel_env, players=players)))


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
    assert all(lost.terminations.values())
    replaced = mod.env(players=players, illegal="random")
    replaced.reset(seed=1)
    replaced.step(illegal)
    assert replaced.infos[agent] == {"replaced": True}
    raw = mod.raw_env(players=players)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=r"\w"):
        raw.step(illegal)
