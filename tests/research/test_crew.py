"""Games shared out among processes are the games of one process."""

import os
import pickle
import signal

import numpy as np
import pytest

import paname
from paname.research.batched import BatchedEnv

FIELDS = ("observations", "masks", "seats", "rewards", "scores", "ended")


def assert_alike(one, other):
    for field in FIELDS:
        assert (getattr(one, field) == getattr(other, field)).all(), field


@pytest.mark.parametrize("name", paname.games())
def test_workers_change_nothing_but_the_time(name):
    alone = BatchedEnv(name, 5, seed="crew")
    with BatchedEnv(name, 5, seed="crew", workers=2) as crew:
        assert_alike(alone, crew)
        for _ in range(30):
            actions = alone.random_actions()
            assert (crew.random_actions() == actions).all()
            alone.step(actions)
            crew.step(actions)
            assert_alike(alone, crew)
        assert crew.play_random(90) == alone.play_random(90)
        assert_alike(alone, crew)
        assert [crew.seed_of(slot) for slot in range(5)] == [alone.seed_of(slot) for slot in range(5)]


@pytest.mark.parametrize("observes", [True, False])
def test_an_illegal_action_in_one_part_changes_nothing_in_any(observes):
    with BatchedEnv("paris_paris", 4, seed=9, observes=observes, workers=2) as crew:
        before, actions = crew.save(), crew.random_actions()
        legal = int(actions[3])
        for wrong in (10**6, -1, next(id_ for id_ in range(crew.actions) if is_illegal(crew, 3, id_))):
            actions[3] = wrong
            with pytest.raises(paname.IllegalAction, match="game 3"):
                crew.step(actions)
        assert pickle.loads(crew.save())[1][0][:2] == pickle.loads(before)[1][0][:2]
        actions[3] = legal
        crew.step(actions)
        with pytest.raises(paname.InputError, match="3 were given for 4"):
            crew.step(actions[:3])


def is_illegal(env, slot, action):
    state = env.game.from_bytes(pickle.loads(env.save())[1][slot][1])
    return action not in state.legal_actions()


def test_saved_games_go_on_with_any_number_of_workers():
    with BatchedEnv("paris_paris", 6, seed="saved", workers=3) as crew:
        crew.play_random(25)
        alone = BatchedEnv("paris_paris", 6, seed="another")
        alone.restore(crew.save())
        with pickle.loads(pickle.dumps(crew)) as twin:
            assert twin.workers == 3
            for env in (alone, crew, twin):
                env.play_random(40)
            assert_alike(alone, crew)
            assert_alike(alone, twin)


def test_closing_ends_the_processes_and_a_reset_begins_again():
    crew = BatchedEnv("paris_paris", 2, seed=1, workers=2)
    first, links = crew.observations.copy(), crew.batch.links
    crew.close()
    assert all(link.closed for link in links)
    assert (crew.observations == first).all()
    with pytest.raises(paname.InputError, match="closed"):
        crew.play_random(1)
    crew.reset(1)
    assert (crew.observations == first).all()
    crew.close()


def test_a_process_that_was_killed_is_reported():
    with BatchedEnv("paris_paris", 2, seed=1, workers=2) as crew:
        os.kill(crew.batch.helpers[1].pid, signal.SIGKILL)
        with pytest.raises(ChildProcessError, match="has ended"):
            crew.play_random(1)


@pytest.mark.parametrize("workers", [0, 3, -1])
def test_every_worker_has_a_game(workers):
    with pytest.raises(paname.InputError, match="workers"):
        BatchedEnv("paris_paris", 2, workers=workers)


def test_rows_in_shared_memory_are_read_only():
    with BatchedEnv("lumiere", np.int64(2), workers=np.int64(2)) as crew, pytest.raises(ValueError, match="read-only"):
        crew.masks[0, 0] = True
