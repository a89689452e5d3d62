"""Gymnasium's own checks, as they are, for every game and every number of players."""

import copy
import pickle
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest
from tests.research.games import GAMES

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install paname[research]")
from gymnasium.utils.env_checker import check_env

from paname.bots.contract import Bot, Choice
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
    assert info["action_mask"].all()  # nothing that follows is played


def test_an_illegal_action_loses_and_says_why():
    env = SoloEnv("lumiere")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    assert env.match.refusal
    assert info["action_mask"].all()


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


def test_infos_keep_one_shape_to_the_end():
    env = SoloEnv("paris_paris", opponents="greedy")
    _, info = env.reset(seed=2)
    first, over = info, False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert {name: np.shape(value) for name, value in info.items()} == {
            name: np.shape(value) for name, value in first.items()
        }
    assert info["scores"].any()


class First(Bot):
    """Takes the first action it sees."""

    def think(self, world, seat, budget, rng):
        return Choice(world.legal_actions()[0])


def test_a_bot_of_ones_own_plays_the_other_seats():
    env = SoloEnv("paris_paris", players=3, opponents=[lambda game: First(), "random"])
    _, info = env.reset(seed=2)
    assert [type(player.bot).__name__ for player in env.match.bots.values()] == ["First", "RandomBot"]
    while not env.match.is_over:
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert info["scores"].any()


def test_somebody_has_to_play_the_other_seats():
    with pytest.raises(ValueError, match="name at least one"):
        SoloEnv("paris_paris", opponents=[])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_copies_go_on_alike(name, players):
    env = SoloEnv(name, players=players, opponents="greedy", seat=None)
    _, info = env.reset(seed=4)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        action = int(info["action_mask"].argmax())
        seen, _, _, _, info = env.step(action)
        for twin in twins:
            assert (twin.step(action)[0] == seen).all()
    following = env.reset()[0]
    assert all((twin.reset()[0] == following).all() for twin in twins)


@pytest.mark.parametrize(("options", "actions"), [({}, 3182), ({"flip_buildings": True}, 3722)])
def test_dense_actions_are_those_that_can_occur(options, actions):
    dense, plain = SoloEnv("lumiere", dense=True, **options), SoloEnv("lumiere", **options)
    assert (dense.action_space.n, plain.action_space.n) == (actions, 7845)
    _, info = dense.reset(seed=3)
    _, other = plain.reset(seed=3)
    ids, over = dense.config.arrays.ids, False
    while not over:
        assert ids[np.flatnonzero(info["action_mask"])].tolist() == np.flatnonzero(other["action_mask"]).tolist()
        action = int(info["action_mask"].argmax())
        seen, _, over, _, info = dense.step(action)
        assert (seen == plain.step(ids[action])[0]).all()
        other = plain.info()
    assert info["scores"].tolist() == other["scores"].tolist()
    _, reward, over, _, info = SoloEnv("lumiere", dense=True).step(3722)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
