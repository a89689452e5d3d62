"""Glicko-2 gives what the paper's example gives."""

import pytest

from paname.analysis.glicko import Rating, meet, rated


def test_the_example_of_the_paper():
    opponents = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), opponents)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_makes_a_rating_less_sure():
    found = rated(Rating(1500, 200, 0.06), [])
    assert found.rating == 1500
    assert found.deviation == pytest.approx(200.27, abs=0.01)


def test_a_great_surprise_raises_volatility():
    steady = Rating(1500, 40, 0.06)
    shaken = rated(steady, [(Rating(2400, 40), 1.0)] * 3)
    assert shaken.rating > steady.rating
    assert shaken.volatility > steady.volatility


def test_what_one_gains_the_other_loses():
    person, puzzle = meet(Rating(), Rating(1700, 120), 1.0)
    assert person.rating > 1500
    assert puzzle.rating < 1700
    assert person.deviation < 350
