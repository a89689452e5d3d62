"""Gymnasium's own checks, as they are, for every game and every number of players."""

import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.research.games import GAMES

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install paname[research]")
from gymnasium.utils.env_checker import check_env

from paname.core.registry import manifests
from paname.research.solo import SoloEnv

NAMES = {game: f"paname/{manifest.environment}-v0" for game, manifest in manifests().items()}


def test_one_line_makes_an_environment_in_a_fresh_python():
    ask = "import gymnasium; print(gymnasium.make('paname.research.solo:paname/Paris-v0', players=3).spec.id)"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "paname/Paris-v0"


def test_the_entry_point_of_the_package_registers_the_ids():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entry = EntryPoint("paname", project["entry-points"]["gymnasium.envs"]["paname"], "gymnasium.envs")
    known = {name: gymnasium.registry.pop(name) for name in NAMES.values()}
    entry.load()()
    assert {name: gymnasium.registry[name].kwargs for name in NAMES.values()} == {
        name: spec.kwargs for name, spec in known.items()
    }


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_environment_passes_the_checks(name, players, capsys):
    check_env(gymnasium.make(NAMES[name], players=players, render_mode="ansi").unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_is_played_to_its_end_by_its_masks(name, players):
    env = SoloEnv(name, players=players, seat=None)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        assert (info["action_mask"] == env.action_masks()).all()
        _, reward, over, cut, info = env.step(action)
        assert not cut
    assert len(info["scores"]) == players
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def test_an_illegal_action_loses_and_says_why():
    env = SoloEnv("lumiere")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_opponents_are_entrants_of_the_arena_and_points_can_be_the_reward():
    env = SoloEnv("lumiere", opponents=["greedy"], rewards="points", seat=1)
    _, info = env.reset(seed=5)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward == info["scores"][1]


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"rewards": "glory"}, {"opponents": ["nobody"]}, {"players": 7}])
def test_wrong_words_are_refused(wrong):
    with pytest.raises(ValueError, match=r"\w"):
        SoloEnv("lumiere", **wrong)
