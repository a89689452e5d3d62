"""Other people's learners run over our environments: a moment of each, and a game played by what it has learned.

Where a library is missing its test is skipped; `make learners` installs all of them elsewhere and lets them learn.
"""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install paname[research]")

LEARNERS = Path(__file__).parents[2] / "examples" / "learners"
PACKAGES = {
    "maskable_ppo": "sb3_contrib",
    "tianshou_ppo": "tianshou",
    "torchrl_ppo": "torchrl",
    "rllib_ppo": "ray.rllib",
    "agilerl_ppo": "agilerl",
    "openspiel_alpha_zero": "flax",
}
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def learner(monkeypatch):
    """Imports a learner by its name."""
    monkeypatch.syspath_prepend(str(LEARNERS))
    before = set(sys.modules)
    yield importlib.import_module
    for name in {"judge", *PACKAGES, "openspiel_ismcts"} - before:
        sys.modules.pop(name, None)


def test_every_learner_fits_into_eighty_lines():
    files = [path for path in LEARNERS.glob("*.py") if path.name != "judge.py"]
    assert {path.stem for path in files} == {*PACKAGES, "openspiel_ismcts"}
    for path in files:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 80, path.name


@pytest.mark.parametrize(("name", "package"), PACKAGES.items())
def test_a_learner_learns_for_a_moment_and_plays_legally(name, package, learner):
    pytest.importorskip(package, reason=f"{package} is not installed; `make learners` brings it")
    judge = learner("judge")
    policy = learner(name).learn(judge.Clock(1))
    assert 0 <= judge.rate(policy, 2, 3) <= 1


def test_the_judge_counts_a_win_as_one_and_splits_the_seats(learner):
    judge = learner("judge")
    rng = np.random.default_rng(1)
    seen = []

    def chance(row, mask):
        seen.append(row)
        return int(rng.choice(np.flatnonzero(mask)))

    assert 0.2 < judge.rate(chance, 20, 5) < 0.8
    assert len(seen) == 20 * 20
    assert seen[0].dtype == np.float32
    clock = judge.Clock(1000)
    clock.note(chance, 2)
    assert len(clock.curve) == 1
    assert not clock.is_up


def test_openspiel_s_search_plays_to_the_end(learner):
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install paname[openspiel]")
    assert 0 <= learner("openspiel_ismcts").won(1, 2) <= 1
