"""Many games at once are the same games as one by one."""

import copy
import pickle

import numpy as np
import pytest
from tests.research.games import GAMES
from tests.research.positions import observed

import paname
from paname.research.batched import BatchedEnv

STEPS = {"lumiere": 60, "paris_paris": 50, "paris": 40}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_row_tells_what_the_engine_tells(name, players):
    game = paname.load(name)
    env = BatchedEnv(name, 3, players=players, seed="rows")
    twins = [game.new(players=players, seed=env.seed_of(slot)) for slot in range(3)]
    for _ in range(STEPS[name]):
        actions = env.random_actions()
        env.step(actions)
        for slot, twin in enumerate(twins):
            twin.apply(int(actions[slot]))
            assert env.ended[slot] == twin.is_over
            if twin.is_over:
                assert env.scores[slot].tolist() == twin.scores()
                assert env.rewards[slot].sum() == pytest.approx(0)
                twins[slot] = game.new(players=players, seed=env.seed_of(slot))
            row = twins[slot]
            assert env.seats[slot] == row.to_move
            assert np.flatnonzero(env.masks[slot]).tolist() == row.legal_actions()
            assert env.observations[slot].tolist() == observed(game, row, row.to_move)


def test_games_that_end_begin_anew_and_the_count_tells_how_many_ended():
    env = BatchedEnv("paris_paris", 5, seed=3, observes=False)
    assert env.play_random(80) == 5 * 2
    assert env.seed_of(4) == "3/4/2"
    assert env.observations.size == env.masks.size == 0


def test_an_illegal_action_changes_nothing_and_names_the_game():
    env = BatchedEnv("lumiere", 4, seed=9)
    before = env.observations.copy(), env.masks.copy()
    actions = env.random_actions()
    actions[2] = int(env.masks[2].argmin())
    with pytest.raises(paname.IllegalAction, match="game 2"):
        env.step(actions)
    actions[2] = 10**6
    with pytest.raises(paname.IllegalAction, match="game 2"):
        env.step(actions)
    assert (env.observations == before[0]).all()
    assert (env.masks == before[1]).all()


def test_the_same_seed_gives_the_same_games_and_reset_begins_them_again():
    one, other = (BatchedEnv("paris_paris", 8, seed=5) for _ in range(2))
    first = one.observations.copy()
    for _ in range(45):
        one.step(one.random_actions())
        other.step(other.random_actions())
        assert (one.observations == other.observations).all()
    one.reset(5)
    assert (one.observations == first).all()


def test_wrong_numbers_are_refused():
    with pytest.raises(ValueError, match="games"):
        BatchedEnv("lumiere", 0)
    with pytest.raises(ValueError, match="actions"):
        BatchedEnv("lumiere", 2).step([0])


def test_the_rows_of_the_engine_are_read_only_to_numpy():
    env = BatchedEnv("lumiere", 2)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = True


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_saved_batch_goes_on_alike(name, players):
    env = BatchedEnv(name, 3, players=players, seed="saved")
    env.play_random(30)
    other = BatchedEnv(name, 3, players=players, seed="another")
    other.play_random(7)
    other.restore(env.save())
    twins = [other, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(STEPS[name]):
        env.step(env.random_actions())
        for twin in twins:
            twin.step(twin.random_actions())
            for field in ("observations", "masks", "seats", "rewards", "scores", "ended"):
                assert (getattr(twin, field) == getattr(env, field)).all()
    assert all(twin.seed_of(2) == env.seed_of(2) for twin in twins)


def test_a_batch_that_observes_nothing_is_restored_too():
    env, other = (BatchedEnv("paris_paris", 2, seed=seed, observes=False) for seed in ("saved", "another"))
    env.step(env.random_actions())
    other.restore(env.save())
    assert [state.to_bytes() for state in other.batch.states] == [state.to_bytes() for state in env.batch.states]


def test_a_batch_of_another_size_is_not_restored():
    saved = BatchedEnv("paris_paris", 3, observes=False).save()
    with pytest.raises(paname.InputError, match="3 games were saved, where there are 2"):
        BatchedEnv("paris_paris", np.int64(2), seed=np.int32(4), observes=False).restore(saved)
