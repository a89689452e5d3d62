"""Gymnasium's own checks, as they are, for every game and every number of players."""

import pytest
from tests.research.games import GAMES

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install paname[research]")
from gymnasium.envs.registration import namespace, registry
from gymnasium.utils.env_checker import check_env

from paname.research.solo import IDS, SoloEnv, register

NAMES = {game: f"paname/{name}" for name, game in IDS.items()}


@pytest.fixture(autouse=True, scope="module")
def registered():
    """Gymnasium finds the ids by entry point where the package is installed; sources alone register by hand."""
    if not set(NAMES.values()) <= set(registry):
        with namespace("paname"):
            register()


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
