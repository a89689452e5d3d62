"""Every clause of the rules is cited by code that implements it and by a test that would fail without it."""

import re
from pathlib import Path

import pytest

from paname.core.clauses import read_clauses
from paname.core.registry import load, names

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
RULES = sorted((ROOT / "src" / "paname" / "games").glob("*/rules.md"))
ID = re.compile(r"\b[A-Z]{1,2}-?[A-Z]?\d+(?:\.\d+)?\b")
RANGE = re.compile(r"\b([A-Z]+)(\d+)\.(\d+)(?: to |–)(?:[A-Z]+\d+\.)?(\d+)\b")


def cited_in(text):
    """The clauses that a text cites, `L2.1 to L2.4` and names of tests such as `test_l2_1_…` included."""
    found = set(ID.findall(text))
    for letter, chapter, first, last in RANGE.findall(text):
        found |= {f"{letter}{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    for name in re.findall(r"\bdef test_(\w+)", text):
        found |= {f"{letter.upper()}{a}.{b}" for letter, a, b in re.findall(r"(?:^|_)([a-z])(\d+)_(\d+)(?=_|$)", name)}
        found |= {
            f"{mark.upper()}-{rest.upper()}" for mark, rest in re.findall(r"(?:^|_)([er])_([a-z]\d+)(?=_|$)", name)
        }
    return found


def cited_by(folder, pattern):
    """Every clause that these files of a folder cite."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob(pattern))]
    return set().union(*[cited_in(text) for text in texts])


CODE = cited_by("src/paname", "*.py")
TESTS = cited_by("tests/games", "test_*.py")


def clause_ids(path):
    return [clause.id for clause in read_clauses(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parent.name)
def test_a_rules_document_has_clauses_and_no_id_twice(path):
    ids = clause_ids(path)
    assert len(ids) > 20
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parent.name)
def test_every_clause_is_cited_by_code(path):
    """Worked examples (E) are for tests alone; rulings (R) are cited by the clause they explain."""
    assert [name for name in clause_ids(path) if not name.startswith(("E", "R")) and name not in CODE] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parent.name)
def test_every_clause_and_every_worked_example_is_cited_by_a_test(path):
    assert [name for name in clause_ids(path) if name not in TESTS] == []


def test_where_the_books_leave_room_only_clauses_and_options_that_there_are_settle_it():
    text = (PAGES / "readings.md").read_text(encoding="utf-8")
    clauses = {name for path in RULES for name in clause_ids(path)}
    assert cited_in(text) - clauses == set()
    options = {option.name: option.choices for name in names() for option in load(name).options(2)}
    for name, value in re.findall(r"options? `(\w+)`(?: = `(\w+)`)?", text):
        assert not value or value in options[name]
        assert name in options


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"""L3.3, L4.2: one lamp."""', {"L3.3", "L4.2"}),
        ('"""L5.1 to L5.3: points."""', {"L5.1", "L5.2", "L5.3"}),
        ("def test_l4_13_and_r_l2_both_serve(): ...", {"L4.13", "R-L2"}),
        ("def test_e_l1_the_example(): ...", {"E-L1"}),
        ("def test_t10_2_a(): ...", {"T10.2"}),
        ("# nothing of the kind: l3.3, 3.3", set()),
    ],
)
def test_citations_are_found(text, found):
    assert cited_in(text) == found
