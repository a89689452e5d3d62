"""Sets as signed 64-bit integers behave like sets of Python, bit 63 included."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paname
from paname.core import bits

things = st.sets(st.integers(0, 63))
signed = st.integers(-(2**63), 2**63 - 1)
quick = settings(max_examples=300)


def as_mask(members):
    """The set as the signed integer that a compiled machine word would be."""
    value = sum(1 << member for member in members)
    return value - 2**64 if value >= 2**63 else value


def test_every_single_bit():
    assert [bits.bit(index) for index in range(64)] == [as_mask([index]) for index in range(64)]
    assert bits.bit(63) == -(2**63)


@quick
@given(things)
def test_a_set_goes_to_a_mask_and_back(members):
    mask = bits.mask_of(sorted(members))
    assert mask == as_mask(members)
    assert bits.members(mask) == sorted(members)
    assert bits.count(mask) == len(members)


@quick
@given(things, st.integers(0, 63))
def test_membership(members, thing):
    assert bits.has(as_mask(members), thing) == (thing in members)


@quick
@given(things.filter(bool))
def test_lowest_and_nth_count_in_order(members):
    mask = as_mask(members)
    assert bits.lowest(mask) == min(members)
    assert [bits.nth(mask, place) for place in range(len(members))] == sorted(members)


@quick
@given(signed)
def test_wrap_leaves_words_as_they_are(value):
    assert bits.wrap(value) == value


@pytest.mark.skipif(paname.COMPILED, reason="compiled integers cannot leave 64 bits")
@quick
@given(signed, st.integers(0, 63))
def test_wrap_after_a_shift_keeps_the_lowest_64_bits(value, places):
    assert bits.wrap(value << places) == ((value << places) + 2**63) % 2**64 - 2**63
