"""The reader of component files: checked values, marks, and everything wrong at once."""

import pytest

from paname.core.components import Reader
from paname.core.errors import ComponentError

FILE = """
[supply]
chimneys = { value = 7, mark = "book" }
words = { value = 7, mark = "source, seen twice" }
unmarked = { value = 7 }
empty = {}
text = { value = "7", mark = "book" }

[board.size]
rows = 8

[[tile]]
name = "T1"
rows = ["OX", "SL"]
"""


def test_numbers_come_with_their_marks():
    reader = Reader(FILE)
    assert reader.number("supply.chimneys", 1, 13) == 7
    assert reader.number("supply.words", 1, 13) == 7
    assert reader.marks == {"supply.chimneys": "book", "supply.words": "source, seen twice"}
    reader.finish()


@pytest.mark.parametrize(
    ("path", "bounds", "problem"),
    [
        ("supply.chimneys", (1, 6), "supply.chimneys: 7 is not between 1 and 6"),
        ("supply.text", (1, 9), "supply.text: '7' is not a number"),
        ("supply.empty", (1, 9), "supply.empty: this table is missing or empty"),
        ("supply.missing", (1, 9), "supply.missing: this table is missing or empty"),
        ("moon.craters", (1, 9), "moon.craters: this table is missing or empty"),
        ("supply.unmarked", (1, 9), "supply.unmarked: has no mark; it begins with one of book, source, derived, ours"),
    ],
)
def test_what_is_wrong_with_a_number_is_noted_and_the_lowest_stands_in(path, bounds, problem):
    reader = Reader(FILE)
    value = reader.number(path, *bounds)
    assert reader.problems == [problem]
    assert value == (7 if "unmarked" in path else bounds[0])


def test_everything_wrong_is_told_at_the_end():
    reader = Reader(FILE)
    reader.number("supply.text", 1, 9)
    reader.wrong("tile 3", "is upside down")
    with pytest.raises(ComponentError) as error:
        reader.finish()
    assert str(error.value) == "components: supply.text: '7' is not a number; tile 3: is upside down"


def test_tables_within_tables():
    reader = Reader(FILE)
    assert reader.table("board.size") == {"rows": 8}
    assert reader.table("size", reader.table("board")) == {"rows": 8}
    assert reader.table("size.rows", reader.table("board")) == {}
    assert reader.problems == ["size.rows: this table is missing or empty"]


def test_arrays_of_tables():
    reader = Reader(FILE)
    (tile,) = reader.tables("tile")
    assert reader.text("tile 1", tile.get("name")) == "T1"
    assert reader.texts("tile 1", tile.get("rows")) == ["OX", "SL"]
    assert reader.tables("building") == []
    assert reader.tables("supply") == []
    assert reader.problems == [
        "building: there are no [[building]] tables",
        "supply: there are no [[supply]] tables",
    ]


@pytest.mark.parametrize(("value", "problem"), [(None, "is missing"), ("", "'' is not a text"), (3, "3 is not a text")])
def test_texts_are_not_empty(value, problem):
    reader = Reader("")
    assert reader.text("name", value) == ""
    assert reader.problems == [f"name: {problem}"]


@pytest.mark.parametrize("value", [None, [], "OX", ["OX", 3]])
def test_lists_of_texts(value):
    reader = Reader("")
    assert reader.texts("rows", value) == []
    assert reader.problems == ["rows: is not a list of texts"]


def test_a_text_that_is_not_toml_is_refused_at_once():
    with pytest.raises(ComponentError, match="components: is not TOML: "):
        Reader("[[")
