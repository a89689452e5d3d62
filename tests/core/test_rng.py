"""The one source of chance gives the same numbers everywhere, and every number equally often."""

import hashlib
import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paname.core.moves import Moves
from paname.core.rng import Rng

FIRST = {
    0: [2616150000, 861622261, 2920723982, 1482153395, 1016672200, 1897798219, 1078135133, 1176736016],
    7: [2723803339, 2871094904, 3780945353, 4120280387, 1683884156, 2584416674, 1239519650, 2144676478],
    "paris": [3319692368, 731972195, 3304869901, 3941648719, 3783325364, 4225811443, 1907277922, 3555826127],
}
REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""The first numbers of xoshiro128++ from the state 1, 2, 3, 4, as its authors' own program gives them."""


def numbers(rng, count):
    return [rng.next32() for _ in range(count)]


def test_the_numbers_are_those_of_xoshiro128_plus_plus():
    assert numbers(Rng.from_words([1, 2, 3, 4]), 10) == REFERENCE


@pytest.mark.parametrize("seed", FIRST)
def test_the_numbers_of_a_seed_never_change(seed):
    assert numbers(Rng(seed), 8) == FIRST[seed]


def test_a_seed_is_hashed_into_the_four_words():
    digest = hashlib.sha256(b"paname:paris").digest()
    assert Rng("paris").words() == [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]


def test_a_number_and_its_text_are_one_seed_and_others_are_not():
    assert Rng(7).words() == Rng("7").words()
    assert len({tuple(Rng(seed).words()) for seed in [*range(-50, 50), "paris", "Paris", ""]}) == 103


def test_every_number_is_of_32_bits():
    drawn = numbers(Rng("range"), 5000)
    assert min(drawn) >= 0
    assert max(drawn) < 2**32
    assert all(abs(sum((number >> place) & 1 for number in drawn) - 2500) < 250 for place in range(32))


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 10, 100])
def test_below_is_within_its_range_and_uniform(limit):
    rng = Rng(f"below {limit}")
    counts = Counter(rng.below(limit) for _ in range(600 * limit if limit < 20 else 20_000))
    expected = sum(counts.values()) / limit
    assert set(counts) == set(range(limit))
    assert all(abs(count - expected) < 6 * expected**0.5 + 1 for count in counts.values())


def test_below_is_fair_where_the_range_does_not_divide():
    """Without throwing numbers away, three of eight draws would leave 0, three 1 and two 2 over."""
    rng = Rng("fair")
    limit = 3 * 2**29
    counts = Counter(rng.below(limit) % 3 for _ in range(9000))
    assert all(abs(count - 3000) < 250 for count in counts.values())


@given(st.integers(0, 2**32), st.integers(1, 2**31))
@settings(max_examples=200)
def test_below_is_the_product_of_the_first_fair_number(seed, limit):
    rng, twin = Rng(seed), Rng(seed)
    products = (twin.next32() * limit for _ in range(1000))
    fair = next(product for product in products if product % 2**32 >= 2**32 % limit)
    assert rng.below(limit) == fair >> 32
    assert rng.words() == twin.words()


def test_a_fork_is_a_stream_of_its_own():
    parent = Rng(7)
    child = parent.fork()
    assert child.words() == [*FIRST[7][:3], FIRST[7][3] | 1]
    assert numbers(parent, 4) == FIRST[7][4:]
    assert not set(numbers(child, 1000)) & set(numbers(parent, 1000))


def test_drawing_from_a_fork_leaves_its_parent_alone():
    parent, twin = Rng(7), Rng(7)
    child = parent.fork()
    numbers(child, 100)
    twin.fork()
    assert parent.words() == twin.words()


def test_a_clone_goes_on_alike_and_apart():
    rng = Rng("clone")
    rng.next32()
    twin = rng.clone()
    assert numbers(twin, 20) == numbers(rng, 20)
    twin.next32()
    assert twin.words() != rng.words()


def test_words_and_pickles_bring_the_stream_back():
    rng = Rng("words")
    rng.next32()
    expected = numbers(rng.clone(), 5)
    assert numbers(Rng.from_words(rng.words()), 5) == expected
    assert numbers(pickle.loads(pickle.dumps(rng)), 5) == expected


def test_without_a_seed_the_words_are_for_the_caller_to_set():
    assert Rng().words() == [0, 0, 0, 0]


def test_outcomes_are_drawn_by_their_weights():
    moves = Moves()
    for outcome, weight in ((2, 1), (5, 3), (9, 6)):
        moves.add_outcome(outcome, weight)
    rng = Rng("weights")
    counts = Counter(moves.draw(rng) for _ in range(10_000))
    assert set(counts) == {2, 5, 9}
    assert all(abs(counts[outcome] - expected) < 200 for outcome, expected in ((2, 1000), (5, 3000), (9, 6000)))
