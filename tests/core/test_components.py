"""The reader of component files: checked values, marks, and everything wrong at once."""

import pickle

import pytest

from paname.core.components import Reader, read_document
from paname.core.errors import ComponentError, Fault
from paname.core.registry import manifest, names

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


def told(reader):
    return [str(fault) for fault in reader.problems]


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
        ("supply.text", (1, 9), "supply.text: '7' is not a number; give a whole number from 1 to 9"),
        ("supply.empty", (1, 9), "supply.empty: this table is missing or empty; copy it from our file"),
        ("supply.missing", (1, 9), "supply.missing: this table is missing or empty; copy it from our file"),
        ("moon.craters", (1, 9), "moon.craters: this table is missing or empty; copy it from our file"),
        (
            "supply.unmarked",
            (1, 9),
            "supply.unmarked: has no mark; it begins with one of book, source, derived, ours and box",
        ),
    ],
)
def test_what_is_wrong_with_a_number_is_noted_and_the_lowest_stands_in(path, bounds, problem):
    reader = Reader(FILE)
    value = reader.number(path, *bounds)
    assert told(reader) == [problem]
    assert value == (7 if "unmarked" in path else bounds[0])


def test_everything_wrong_is_told_at_the_end():
    reader = Reader(FILE)
    reader.number("supply.text", 1, 9)
    reader.wrong("tile 3", "too_many", found=4, most=3)
    with pytest.raises(ComponentError) as error:
        reader.finish()
    assert str(error.value) == (
        "components: supply.text: '7' is not a number; give a whole number from 1 to 9; "
        "tile 3: there are 4; give 3 at most"
    )


def test_tables_within_tables():
    reader = Reader(FILE)
    assert reader.table("board.size") == {"rows": 8}
    assert reader.table("size", reader.table("board")) == {"rows": 8}
    assert reader.table("size.rows", reader.table("board")) == {}
    assert told(reader) == ["size.rows: this table is missing or empty; copy it from our file"]


def test_arrays_of_tables():
    reader = Reader(FILE)
    (tile,) = reader.tables("tile")
    assert reader.text("tile 1", tile.get("name")) == "T1"
    assert reader.texts("tile 1", tile.get("rows")) == ["OX", "SL"]
    assert reader.tables("building") == []
    assert reader.tables("supply") == []
    assert told(reader) == [
        "building: there are no [[building]] tables; copy them from our file",
        "supply: there are no [[supply]] tables; copy them from our file",
    ]


@pytest.mark.parametrize(("value", "problem"), [(None, "is missing"), ("", "'' is not a text"), (3, "3 is not a text")])
def test_texts_are_not_empty(value, problem):
    reader = Reader("")
    assert reader.text("name", value) == ""
    assert told(reader) == [f"name: {problem}; give a text in quotes"]


@pytest.mark.parametrize("value", [None, [], "OX", ["OX", 3]])
def test_lists_of_texts(value):
    reader = Reader("")
    assert reader.texts("rows", value) == []
    assert told(reader) == ["rows: is not a list of texts; give texts in quotes between [ and ]"]


@pytest.mark.parametrize(
    ("text", "code", "line", "said"),
    [
        ("[[", "not_toml", 1, "[["),
        ("a = 1\nb = = 2\n", "not_toml", 2, "b = = 2"),
        ("a = 1\n\n[b]\nc = 1\nhello\nd = 2\n", "not_toml", 5, "hello"),
        ("[a]\nx = [\n    1,\n    2,\n]\ny = 1\ny = 2\nz = 3\n", "not_toml", 7, "y = 2"),
        ("[a]\nx = [\n    1 2,\n]\ny = 1\n", "not_toml", 2, "x = ["),
        ('a = "unended', "not_toml", 1, 'a = "unended'),
        (f"a = [{'1, ' * 30}", "not_toml", 1, f"a = [{'1, ' * 30}"[:60] + "…"),
        ('{"a": 1,\n "b": }', "not_json", 2, '"b": }'),
        ('{"supply": ', "not_json", 1, '{"supply":'),
    ],
)
def test_a_file_that_breaks_its_format_is_refused_with_the_line(text, code, line, said):
    with pytest.raises(ComponentError) as refused:
        read_document(text)
    assert refused.value.faults == [Fault("components", code, (("line", line), ("said", said)))]


def test_a_fault_in_any_line_of_our_own_files_is_found():
    for name in names():
        lines = manifest(name).read_text("components.toml").splitlines()
        for place, line in list(enumerate(lines))[::5]:
            if line.startswith(("[", "value", "rows", "name", "mark")):
                with pytest.raises(ComponentError) as refused:
                    read_document("\n".join([*lines[:place], f"?{line}", *lines[place + 1 :]]))
                assert dict(refused.value.faults[0].facts)["line"] == place + 1


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 99_999,
        '{"a": ' + "[" * 99_999,
        "a = " + "1" * 9_999,
        '{"a": ' + "1" * 9_999,
        "a." * 30_000 + "a = 1",  # which takes the parser half a minute
        "[" + '"a" . ' * 9_999 + "a]",
    ],
    ids=["TOML", "JSON", "a long number", "one in JSON", "a long name", "a long heading"],
)
def test_what_no_parser_can_swallow_is_refused_too(text):
    with pytest.raises(ComponentError) as refused:
        read_document(text)
    assert [fault.code for fault in refused.value.faults] in (["too_deep"], ["not_json"])


def test_a_file_may_be_json():
    assert Reader('{"supply": {"shops": {"value": 20, "mark": "box"}}}').number("supply.shops", 1, 30) == 20


def test_unknown_names_are_told_with_the_one_that_was_meant():
    reader = Reader("")
    reader.only("supply", {"chimney": 1, "xyz": 2}, ("chimneys", "tokens"))
    reader.only("", {"suply": {}}, ("supply",))
    assert told(reader) == [
        "supply.chimney: means nothing; did you mean chimneys? known are chimneys and tokens",
        "supply.xyz: means nothing; known are chimneys and tokens",
        "suply: means nothing; did you mean supply? known are supply",
    ]


def test_what_is_odd_does_not_refuse_a_file():
    reader = Reader("")
    reader.odd("tile", "wrong_count", found=7, count=8)
    reader.finish()
    assert [fault.to_json() for fault in reader.oddities] == [
        {"path": "tile", "code": "wrong_count", "facts": {"found": 7, "count": 8}, "text": "there are 7; give 8"}
    ]


def test_an_error_keeps_its_places_when_it_is_pickled():
    error = ComponentError([Fault("a", "no_table")])
    again = pickle.loads(pickle.dumps(error))
    assert (again.faults, str(again)) == (error.faults, str(error))
