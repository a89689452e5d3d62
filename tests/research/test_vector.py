"""Many learners at once are the same games as one by one, in every autoreset mode."""

import copy
import pickle

import pytest
from tests.research.games import GAMES

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install paname[research]")
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from paname.core.errors import InputError
from paname.research.solo import SoloEnv
from paname.research.vector import SoloVectorEnv

MODES = list(AutoresetMode)


def legal(infos):
    return infos["action_mask"].argmax(1)


def alike(ours, theirs):
    """Whether two infos tell the same, final ones included."""
    assert set(ours) == set(theirs)
    for name, value in ours.items():
        if isinstance(value, dict):
            alike(value, theirs[name])
        elif value.dtype == object:
            assert all(np.array_equal(one, other) for one, other in zip(value, theirs[name], strict=True))
        elif f"_{name}" in theirs:  # rows without a value are whatever the library left there
            told = theirs[f"_{name}"]
            assert (value[told] == theirs[name][told]).all()
        else:
            assert (value == theirs[name]).all()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_it_is_gymnasiums_own_vector_of_single_games(name, players, mode):
    arguments = {"players": players, "opponents": ["random"], "seat": None}
    ours = SoloVectorEnv(name, 3, autoreset_mode=mode, **arguments)
    theirs = SyncVectorEnv([lambda: SoloEnv(name, **arguments)] * 3, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    mine, info = ours.reset(seed=11)
    yours, other = theirs.reset(seed=11)
    assert (mine == yours).all()
    alike(info, other)
    ended = 0
    for _ in range(60):
        actions = legal(info)
        mine, *answers, info = ours.step(actions)
        yours, *wanted, other = theirs.step(actions)
        assert (mine == yours).all()
        assert all((one == two).all() for one, two in zip(answers, wanted, strict=True))
        alike(info, other)
        over = answers[1] | answers[2]
        ended += over.sum()
        if mode is AutoresetMode.DISABLED and over.any():
            mine, info = ours.reset(options={"reset_mask": over.copy()})
            yours, _ = theirs.reset(options={"reset_mask": over.copy()})
            assert (mine == yours).all()
    assert ended > 0 or name == "paris"


def test_one_line_makes_it():
    envs = gymnasium.make_vec("paname/ParisParis-v0", num_envs=4, autoreset_mode="SameStep")
    assert isinstance(envs.unwrapped, SoloVectorEnv)
    _, info = envs.reset(seed=1)
    envs.step(legal(info))


def test_games_are_cut_off_where_that_is_wanted():
    envs = SoloVectorEnv("lumiere", 2, max_episode_steps=3, autoreset_mode="SameStep")
    _, info = envs.reset(seed=1)
    cuts = []
    for _ in range(6):
        seen, _, over, cut, info = envs.step(legal(info))
        assert not over.any()
        cuts.append(cut.all())
        if cut.all():
            assert info["_final_obs"].all()
            assert not (info["final_obs"][0] == seen[0]).all()
    assert cuts == [False, False, True] * 2


def test_copies_go_on_alike():
    envs = SoloVectorEnv("paris_paris", 4, opponents="greedy")
    _, info = envs.reset(seed=9)
    for _ in range(10):
        _, _, _, _, info = envs.step(legal(info))
    twins = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    for _ in range(20):
        actions = legal(info)
        seen, rewards, over, _, info = envs.step(actions)
        for twin in twins:
            mine, mine_rewards, mine_over, _, _ = twin.step(actions)
            assert (mine == seen).all()
            assert (mine_rewards == rewards).all()
            assert (mine_over == over).all()


def test_wrong_requests_are_told():
    envs = SoloVectorEnv("paris_paris", 2, autoreset_mode="Disabled", render_mode="ansi")
    assert len(envs.render()) == 2
    with pytest.raises(InputError, match="1 seeds were given for 2 games"):
        envs.reset(seed=[1])
    with pytest.raises(InputError, match="array of 2 truth values"):
        envs.reset(options={"reset_mask": [True, False]})
    with pytest.raises(InputError, match="too few"):
        SoloVectorEnv("paris_paris", 0)
    _, info = envs.reset(seed=[np.int64(4), None])
    illegal = info["action_mask"].argmin(1)
    _, rewards, over, _, info = envs.step(illegal)
    assert rewards.tolist() == [-1, -1]
    assert over.all()
    assert info["illegal"].all()
    with pytest.raises(InputError, match="slots 0, 1 are over; reset them first"):
        envs.step(illegal)
