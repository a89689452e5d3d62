"""Names as people type them, and what games say in the same words."""

import pytest

from paname.core.components import Reader
from paname.core.errors import ComponentError, PositionError
from paname.core.integrity import refuse_unless
from paname.core.names import find, fold, in_words, movers, name_or_none, nearest, slug


@pytest.mark.parametrize(
    ("typed", "slugged"),
    [("Sacré-Cœur", "sacre-coeur"), ("  Arc  de Triomphe ", "arc-de-triomphe"), ("T_5", "t-5"), ("–", "")],
)
def test_accents_case_and_blanks_make_no_difference(typed, slugged):
    assert slug(typed) == slugged
    assert fold(typed) == slugged.replace("-", "")


def test_a_name_is_found_however_it_is_typed():
    names = ["Odéon", "Saint-Lazare"]
    assert find("saint lazare", names) == 1
    assert find("odeon", names) == 0
    assert find("Bastille", names) == -1


def test_misspelt_names_have_neighbours():
    assert nearest("odeom", ["Odéon", "Bastille"]) == ["Odéon"]
    assert nearest("xyz", ["Odéon", "Bastille"]) == ["Odéon", "Bastille"]


def test_lists_are_said_as_people_say_them():
    assert in_words([]) == ""
    assert in_words(["a"]) == "a"
    assert in_words(["a", "b", "c"], "or") == "a, b or c"


def test_nobody_and_nothing_have_no_name():
    assert name_or_none(("orange", "blue"), 1) == "blue"
    assert name_or_none(("orange", "blue"), -1) is None
    assert movers(("orange", "blue")) == ["over", "chance", "orange", "blue"]


def test_a_name_stands_once_in_a_component_file():
    reader = Reader("")
    assert reader.name("tile 1", "Odéon", []) == "Odéon"
    assert reader.name("tile 2", "ODÉON", ["Odéon"]) == "ODÉON"
    assert reader.name("tile 3", "odeon", ["Odéon"]) == "odeon"
    assert reader.name("tile 4", "odeon", ["Odéon"], fold) == "odeon"
    with pytest.raises(ComponentError) as refused:
        reader.finish()
    assert [path for path, _ in refused.value.problems] == ["tile 2", "tile 4"]
    assert refused.value.reason.startswith("tile 2: the name ODÉON is there already; give each its own; tile 4: ")


def test_a_position_is_refused_by_its_field():
    refuse_unless(True, "held", "holds")
    with pytest.raises(PositionError, match="held: holds no tile"):
        refuse_unless(False, "held", "holds no tile")
