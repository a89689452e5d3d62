"""The examples in the documentation run, and the project's files keep their promises."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


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


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements*.txt")), ids=lambda path: path.name)
def test_the_lock_pins_hashes_and_names_no_host(path):
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    pins = re.findall(r"^[a-z0-9][^\s;]*==\S+", text, re.MULTILINE | re.IGNORECASE)
    assert len(pins) > 20
    assert text.count("--hash=sha256:") >= len(pins)
