"""The examples in the documentation run, and the project's files keep their promises."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
DECISIONS = sorted((ROOT / "docs" / "adr").glob("0*.md"))
NAMED = re.compile(r"`((?:src|tests|docs|examples|tools|bench)/[\w./-]+)`")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_in_documents_give_what_they_show(path):
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


def test_the_readme_has_a_game_that_runs():
    parser = doctest.DocTestParser()
    assert len(parser.get_examples((ROOT / "README.md").read_text(encoding="utf-8"))) >= 5


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_inside_the_repository_lead_somewhere(path):
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.resolve().parent / target).exists() or (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_a_document_names_are_there(path):
    roots = (ROOT, ROOT / "examples" / "fourth_game")  # the guide to it names files of its own package
    named = NAMED.findall(path.read_text(encoding="utf-8"))
    assert [name for name in named if not any((root / name).exists() for root in roots)] == []


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name)
def test_a_decision_says_when_what_and_why(path):
    text = path.read_text(encoding="utf-8")
    assert re.match(r"# \d+\. .+\n\n\*(Accepted|Replaced), \d{4}-\d\d-\d\d[^*]*\*\n", text)
    assert [part for part in ("**Question.**", "**Decision.**", "**Why.**") if part not in text] == []
    assert path.name in (ROOT / "docs" / "adr" / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements*.txt")), ids=lambda path: path.name)
def test_the_lock_pins_hashes_and_names_no_host(path):
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    pins = re.findall(r"^[a-z0-9][^\s;]*==\S+", text, re.MULTILINE | re.IGNORECASE)
    assert len(pins) > 20
    assert text.count("--hash=sha256:") >= len(pins)
