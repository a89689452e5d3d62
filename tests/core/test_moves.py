"""The list of choices that is filled again and again."""

import pytest

from paname.core.moves import Moves
from paname.core.rng import Rng


def filled(*actions):
    moves = Moves()
    for action in actions:
        moves.add(action)
    return moves


def test_it_holds_what_was_added():
    moves = filled(3, 5, 8)
    assert moves.actions() == [3, 5, 8]
    assert moves.count == 3


def test_cleared_it_is_filled_anew_without_a_trace_of_what_was_there():
    moves = filled(3, 5, 8, 9)
    moves.clear()
    assert moves.actions() == []
    assert not moves.contains(3)
    moves.add(7)
    moves.add(9)
    assert moves.actions() == [7, 9]
    assert moves.contains(9)
    assert not moves.contains(8)


def test_outcomes_carry_their_weights_also_after_clearing():
    moves = Moves()
    moves.add_outcome(1, 4)
    moves.add_outcome(2, 6)
    assert moves.outcomes() == [(1, 4), (2, 6)]
    moves.clear()
    moves.add_outcome(5, 9)
    assert moves.outcomes() == [(5, 9)]


@pytest.mark.parametrize("size", range(9))
def test_contains_finds_exactly_what_is_there(size):
    actions = [3 * place + 1 for place in range(size)]
    moves = filled(*actions)
    assert [number for number in range(-1, 30) if moves.contains(number)] == actions


def test_any_gives_each_action():
    moves = filled(3, 5, 8)
    rng = Rng("any")
    assert {moves.any(rng) for _ in range(100)} == {3, 5, 8}


def test_a_weight_of_nothing_is_never_drawn():
    moves = Moves()
    for outcome, weight in ((1, 0), (2, 5), (3, 0)):
        moves.add_outcome(outcome, weight)
    rng = Rng("weights")
    assert {moves.draw(rng) for _ in range(100)} == {2}
