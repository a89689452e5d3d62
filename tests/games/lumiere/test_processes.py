"""The same seed gives the same game in every process, on every build; states travel between processes."""

import multiprocessing
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.lumiere.boards import GAME, board, say
from tests.games.lumiere.workers import fingerprints, finish

import paname

ROOT = Path(__file__).parents[3]


def printed(**environment):
    """What the script prints in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.lumiere.workers"],
        env=os.environ | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_the_hash_seed_of_a_process_changes_nothing():
    here = list(fingerprints(range(3)))
    assert printed(PYTHONHASHSEED="1")[1:] == here
    assert printed(PYTHONHASHSEED="2")[1:] == here


@pytest.mark.skipif(not paname.COMPILED, reason="the engine runs interpreted here, so there is nothing to compare")
def test_compiled_and_interpreted_games_are_equal():
    compiled, interpreted = printed(PANAME_PURE="0"), printed(PANAME_PURE="1")
    assert (compiled[0], interpreted[0]) == ("compiled: True", "compiled: False")
    assert compiled[1:] == interpreted[1:]


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_state_is_pickled_with_its_chance_and_its_history(protocol):
    state = GAME.new(seed=1)
    state.apply(state.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(state, protocol))
    assert twin.to_bytes() == state.to_bytes()
    assert finish(twin).to_bytes() == finish(state).to_bytes()


def test_a_state_set_up_from_a_position_is_pickled():
    state = board(reserves=("I3", ""))
    say(state, "build I3 d2 r0")
    twin = pickle.loads(pickle.dumps(state))
    assert GAME.record(twin) == GAME.record(state)


@pytest.mark.parametrize(
    "error",
    [
        paname.IllegalAction("L3.3", "d4 is taken."),
        paname.PositionError("tiles", "is not a list"),
        paname.ParseError("'x' isn't a move"),
    ],
)
def test_errors_are_pickled_whole(error):
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin)) == (type(error), str(error))
    for name in ("clause", "field", "reason"):
        assert getattr(twin, name, None) == getattr(error, name, None)


def test_states_go_to_spawned_processes_and_come_back():
    states = [GAME.new(seed=seed) for seed in range(3)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        finished = pool.map(finish, states)
    assert [state.to_bytes() for state in finished] == [finish(state).to_bytes() for state in states]
