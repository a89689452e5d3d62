"""Plans: who meets whom, where they sit, and what cannot be played."""

from collections import Counter

import pytest

import paname
from paname.arena.plan import Plan, rotations
from paname.bots.entrant import read_entrant


def test_two_bots_play_every_deal_from_both_seats():
    matches = Plan("lumiere", 2, ("greedy", "random"), 10, "1").matches()
    assert len(matches) == 10
    deals = Counter(match.deal for match in matches)
    assert set(deals.values()) == {2}
    assert Counter(match.seats for match in matches) == {("greedy", "random"): 5, ("random", "greedy"): 5}


def test_a_game_more_completes_the_rotation():
    assert len(Plan("lumiere", 2, ("greedy", "random"), 9, "1").matches()) == 10


def test_the_last_bot_takes_the_seats_that_are_left():
    assert Plan("lumiere", 2, ("greedy",), 4, "1").line_ups() == [("greedy", "greedy")]
    assert Plan("lumiere", 4, ("search", "greedy"), 4, "1").line_ups() == [("search", "greedy", "greedy", "greedy")]


def test_more_bots_than_seats_meet_in_all_combinations():
    matches = Plan("lumiere", 2, ("greedy", "random", "touriste"), 4, "1").matches()
    assert len(matches) == 12
    assert len({frozenset(match.seats) for match in matches}) == 3


def test_seatings_are_different():
    assert rotations(("a", "a")) == [("a", "a")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(rotations(("a", "b", "b", "b"))) == 4


@pytest.mark.parametrize(
    "plan",
    [
        Plan("chess", 2, ("greedy",), 1, "1"),
        Plan("lumiere", 3, ("greedy",), 1, "1"),
        Plan("lumiere", 2, (), 1, "1"),
        Plan("lumiere", 2, ("greedy",), 0, "1"),
        Plan("lumiere", 2, ("oracle",), 1, "1"),
        Plan("lumiere", 2, ("search:ms=soon",), 1, "1"),
        Plan("lumiere", 2, ("search:ms=0",), 1, "1"),
        Plan("lumiere", 2, ("greedy",), 1, "1", (("colour", "mauve"),)),
    ],
)
def test_what_cannot_be_played_is_refused(plan):
    with pytest.raises(paname.InputError):
        plan.check()


def test_an_entrant_is_a_bot_with_what_sets_it_apart():
    assert read_entrant("haussmann:ms=200").budget.milliseconds == 200
    assert read_entrant("search:iterations=7").budget.iterations == 7
    assert read_entrant("greedy:blunders=10").blunders == pytest.approx(0.1)
    assert read_entrant("greedy:weights=a.toml").weights == "a.toml"
    assert read_entrant("parisien").budget.milliseconds == 20
