"""Reading JSON objects: every field by name, every mistake with its place."""

import pytest

from paname.core.documents import Fields
from paname.core.errors import PositionError

NAMES = ("orange", "blue")


def refused(read):
    with pytest.raises(PositionError) as error:
        read()
    return str(error.value)


def test_only_objects_have_fields():
    assert refused(lambda: Fields([1])) == "document: [1] is not an object"
    assert refused(lambda: Fields("x", "tiles[3]")) == "tiles[3]: 'x' is not an object"


def test_fields_know_their_place():
    assert Fields({}).at("zone") == "zone"
    assert Fields({}, "tiles[3]").at("zone") == "tiles[3].zone"


def test_fields_that_nobody_asked_for_are_refused():
    fields = Fields({"b": 1, "a": 2, "x": 3})
    fields.get("b")
    fields.get("a")
    assert refused(fields.finish) == "x: there is no such field; there are: a, b"
    fields.finish("x")


def test_numbers():
    fields = Fields({"n": 3, "text": "3", "flag": True, "null": None}, "p")
    assert fields.number("n", 0, 3) == 3
    assert fields.number("missing", 0, 3, 2) == 2
    assert refused(lambda: fields.number("n", 4, 9)) == "p.n: 3 is not between 4 and 9"
    assert refused(lambda: fields.number("n", 0, 2)) == "p.n: 3 is not between 0 and 2"
    assert refused(lambda: fields.number("text", 0, 9)) == "p.text: '3' is not a number"
    assert refused(lambda: fields.number("flag", 0, 9)) == "p.flag: True is not a number"
    assert refused(lambda: fields.number("missing", 0, 9)) == "p.missing: is missing"
    assert refused(lambda: fields.number("null", 0, 9, 1)) == "p.null: is missing"


def test_flags():
    fields = Fields({"yes": True, "one": 1, "null": None})
    assert fields.flag("yes")
    assert not fields.flag("missing")
    assert fields.flag("missing", True)
    assert refused(lambda: fields.flag("one")) == "one: 1 is not true or false"
    assert refused(lambda: fields.flag("null")) == "null: None is not true or false"


def test_choices_by_name():
    fields = Fields({"seat": "blue", "red": "red", "null": None, "number": 1})
    assert fields.choice("seat", NAMES) == 1
    assert fields.choice("null", NAMES) == -1
    assert fields.choice("missing", NAMES) == -1
    assert fields.choice("missing", NAMES, "blue") == 1
    assert refused(lambda: fields.choice("red", NAMES)) == "red: 'red' is not one of orange, blue"
    assert refused(lambda: fields.choice("number", NAMES)) == "number: 1 is not one of orange, blue"
    assert refused(lambda: fields.choice("missing", NAMES, "")) == "missing: '' is not one of orange, blue"


def test_null_is_no_choice_where_one_is_needed():
    fields = Fields({"null": None})
    assert refused(lambda: fields.choice("null", NAMES, "blue")) == "null: None is not one of orange, blue"


def test_lists_of_names():
    fields = Fields({"seats": ["blue", "orange"], "twice": ["blue", "blue"], "wrong": ["blue", 3], "text": "blue"})
    assert fields.choices("seats", NAMES) == [1, 0]
    assert fields.choices("missing", NAMES) == []
    assert refused(lambda: fields.choices("twice", NAMES)) == "twice: names something twice"
    assert refused(lambda: fields.choices("wrong", NAMES)) == "wrong: 3 is not one of orange, blue"
    assert refused(lambda: fields.choices("text", NAMES)) == "text: 'blue' is not a list"


def test_objects_within():
    fields = Fields({"list": [{"a": 1}, 2], "one": {"a": 1}, "null": None, "text": "x"}, "p")
    assert fields.object("one").number("a", 0, 1) == 1
    assert fields.object("null") is None
    assert fields.object("missing") is None
    assert refused(lambda: fields.object("text")) == "p.text: 'x' is not an object"
    assert refused(lambda: fields.objects("list")) == "p.list[1]: 2 is not an object"
    assert fields.objects("missing") == []
    assert refused(lambda: Fields({"list": [{}]}).objects("list")[0].number("a", 0, 1)) == "list[0].a: is missing"
