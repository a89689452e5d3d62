"""Some seeds of the simulation, and what makes it worth believing: it repeats itself, and it sees injected bugs."""

import pytest
from tests.simulation.__main__ import MOST, faults_of, replay_command
from tests.simulation.mutants import MUTANTS
from tests.simulation.world import run

QUICKLY_FOUND = (
    "c1_memory_ahead_of_the_log",
    "acknowledged_before_the_commit",
    "the_action_is_told_to_all",
    "n1_a_notice_leaves_before_its_commit",
)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_wrong_whatever_fails(seed):
    assert faults_of(seed) == [], replay_command(seed)


def test_a_seed_gives_the_same_run_again():
    one, two = run(3), run(3)
    assert one.disk.rows() == two.disk.rows()
    assert [person.history for person in one.people] == [person.history for person in two.people]


@pytest.mark.parametrize("name", QUICKLY_FOUND)
def test_an_injected_bug_is_found(name):
    assert any(faults_of(seed, name) for seed in range(10))


def test_every_critical_and_high_finding_of_the_table_has_a_mutant():
    assert len(MUTANTS) >= 10
    assert {name.partition("_")[0] for name in MUTANTS} >= {"c1", "c2", "h3", "h5", "h8"}
    assert MOST == 500
