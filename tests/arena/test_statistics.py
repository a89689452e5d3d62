"""Intervals, ratings and plots."""

import pytest

from paname.arena.match import Result
from paname.arena.plots import histograms, linear_axis, log_axis
from paname.arena.ratings import places, ratings
from paname.arena.statistics import Tally, by_place, wilson


def result(index, seats, scores, winners, first=0):
    count = len(seats)
    return Result(index, "deal", seats, first, scores, winners, (3,) * count, (6.0,) * count, (4.0,) * count, 5.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (180, 200, 0.8506, 0.9343), (95.5, 100, 0.8939, 0.9820)],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_a_shared_victory_is_a_part_of_one():
    tally = Tally()
    tally.note(result(0, ("a", "b"), (5, 5), (0, 1)), 0)
    tally.note(result(1, ("a", "b"), (7, 5), (0,)), 0)
    assert tally.wins == pytest.approx(1.5)
    assert tally.to_json()["ms_per_decision"] == pytest.approx(2)


def test_places_are_counted_from_who_began():
    tallies = by_place([result(0, ("a", "b", "c"), (1, 2, 9), (2,), first=2)])
    assert [tallies[place].wins for place in range(3)] == [1, 0, 0]
    assert [tallies[place].points for place in range(3)] == [9, 1, 2]


def test_winners_come_first_whatever_the_scores_and_others_by_score():
    assert places(result(0, ("a", "b", "c", "d"), (9, 9, 3, 5), (1,))) == [2, 1, 4, 3]
    assert places(result(0, ("a", "b"), (9, 9), (0, 1))) == [1, 1]


def test_who_wins_more_is_rated_higher_and_one_bot_in_several_seats_has_one_rating():
    games = [result(i, ("strong", "weak", "weak"), (9, 3, 1), (0,)) for i in range(10)]
    found = ratings(games)
    assert found["strong"][0] > 25 > found["weak"][0]
    assert found["strong"][1] < 8


def test_axes_hold_their_numbers():
    for low, high in ((0, 1), (-7, 93), (50, 50), (3, 1000)):
        axis = linear_axis(low, high)
        assert axis.low <= low <= high <= axis.high
        assert 2 <= len(axis.ticks) <= 12
    assert log_axis(0.5, 200, " ms").ticks == (0.1, 1, 10, 100, 1000)
    assert log_axis(1, 1, " ms").high > 1


def test_equal_scores_can_be_drawn():
    assert "<svg" in histograms("scores", [("a", [4, 4, 4])])
