"""The short form of `make review-identity`: the law holds, and both builds give the same reviews."""

import pytest
from tests.analysis.identity import gap, review_of


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", ["lumiere", "paris_paris"])
def test_nothing_of_a_result_is_lost_or_made_up(name, number):
    state, report = review_of(name, 2, number)
    assert gap(state, report) < 1e-9


def test_the_same_record_gives_the_same_review():
    first, second = (review_of("paris_paris", 3, 1)[1].to_json() for _ in range(2))
    assert first == second
