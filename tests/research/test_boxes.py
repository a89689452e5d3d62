"""Environments play with the numbers of somebody's own box, within their spaces."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from tests.boxes.games import box_of

from paname.core.errors import ComponentError
from paname.research.aec import TurnEnv
from paname.research.batched import BatchedEnv
from paname.research.solo import SoloEnv

GAMES = ["lumiere", "paris_paris", "paris"]


@pytest.fixture(params=GAMES)
def box(request, tmp_path):
    """A game, and a random component file of it."""
    path = tmp_path / "box.json"
    path.write_text(box_of(request.param, 3), encoding="utf-8")
    return request.param, str(path)


def test_a_game_with_a_set_of_its_own_stays_within_the_spaces(box):
    name, path = box
    env = TurnEnv(name, components=path)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    space = env.observation_space(env.agents[0])
    while not any(env.terminations.values()):
        observation = env.last()[0]
        assert space.contains(observation), (name, env.agent_selection)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


def test_every_environment_takes_a_set(box, tmp_path):
    name, path = box
    solo, batch = SoloEnv(name, components=path), BatchedEnv(name, 2, components=path)
    assert solo.config.game.facts() == batch.game.facts() != SoloEnv(name).config.game.facts()
    for _ in range(20):
        batch.step(batch.random_actions())
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ComponentError):
        BatchedEnv(name, 2, components=str(tmp_path / "empty.json"))
