"""What can be chosen before a game."""

import pickle

import pytest

from paname.core.errors import ChoiceError, InputError
from paname.core.options import Option, read_options, start_option

FLIPS = Option("flips", False, [False, True], "L3.3", "Whether buildings may be turned over.")
ROUNDS = Option("rounds", 3, [1, 3, 5], "T2.1", "How many rounds.")
CARDS = Option("cards", "starter", ["starter", "random"], "L1.1", "Which cards.")


@pytest.mark.parametrize(("option", "value"), [(FLIPS, True), (ROUNDS, 5), (CARDS, "random")])
def test_a_choice_is_read(option, value):
    assert option.read(value) == value


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        (FLIPS, 1, "1 is not one of no, yes (L3.3)"),
        (FLIPS, "yes", "'yes' is not one of no, yes (L3.3)"),
        (ROUNDS, 2, "2 is not one of 1, 3, 5 (T2.1)"),
        (ROUNDS, True, "True is not one of 1, 3, 5 (T2.1)"),
        (ROUNDS, None, "None is not one of 1, 3, 5 (T2.1)"),
        (CARDS, "all", "'all' is not one of starter, random (L1.1)"),
        (CARDS, ["starter"], "['starter'] is not one of starter, random (L1.1)"),
    ],
)
def test_anything_else_is_refused_with_the_choices_and_the_clause(option, value, reason):
    with pytest.raises(InputError) as error:
        option.read(value)
    assert (error.value.field, error.value.reason) == (f"option {option.name}", reason)


def test_a_refused_choice_is_data_and_stays_so_when_it_is_pickled():
    with pytest.raises(ChoiceError) as error:
        read_options([FLIPS, ROUNDS], {"flips": "maybe"})
    kept = pickle.loads(pickle.dumps(error.value))
    assert (kept.field, kept.value, kept.choices) == ("option flips", "'maybe'", ("no", "yes"))


@pytest.mark.parametrize(
    ("option", "typed", "value"),
    [
        (FLIPS, "yes", True),
        (FLIPS, "On", True),
        (FLIPS, "TRUE", True),
        (FLIPS, "no", False),
        (FLIPS, "off", False),
        (FLIPS, "false", False),
        (ROUNDS, "5", 5),
        (CARDS, "random", "random"),
    ],
)
def test_what_a_person_types_is_read(option, typed, value):
    read = option.from_text(typed)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(("option", "typed"), [(FLIPS, "perhaps"), (FLIPS, "1"), (ROUNDS, "yes"), (CARDS, "")])
def test_what_a_person_mistypes_is_refused(option, typed):
    with pytest.raises(InputError):
        option.from_text(typed)


def test_the_start_player_is_drawn_unless_a_seat_is_named():
    option = start_option(3, "T1.3")
    assert option.default == "random"
    assert [option.read(seat) for seat in range(3)] == [0, 1, 2]
    assert option.from_text("2") == 2
    with pytest.raises(InputError, match="3 is not one of random, 0, 1, 2"):
        option.read(3)


def test_options_that_are_not_given_have_their_defaults():
    assert read_options([FLIPS, ROUNDS], {"rounds": 1}) == {"flips": False, "rounds": 1}


def test_options_that_nobody_knows_are_refused():
    with pytest.raises(InputError, match="option colour: there is no such option; there are: flips, rounds"):
        read_options([FLIPS, ROUNDS], {"colour": "mauve"})
