"""Refusals are data: every one has its English in the catalogue, and nothing in the catalogue is left over."""

import ast
import re
import tomllib
from pathlib import Path

import paname
from paname.core.errors import IllegalAction
from paname.server import refusals
from paname.server.catalogue import encode
from paname.server.refusals import STATUS, Refusal, illegal

FOLDER = Path(refusals.__file__).parent
WORDS = tomllib.loads((FOLDER / "words.toml").read_text())["refusal"]
GAP = re.compile(r"\{(\w+)\}")
MADE_UP = {f"wrong_status.{status}" for status in ("open", "running", "over")} | {
    "quarantined.log",
    "quarantined.rules_version",
}


def calls():
    """Every refusal that the server's code makes: its key and the names of its facts."""
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                first = node.args[0]
                for key in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    if isinstance(key, ast.Constant):
                        yield key.value, {keyword.arg for keyword in node.keywords}


def framework():
    source = (FOLDER / "web" / "errors.py").read_text()
    return set(re.findall(r'\d{3}: "([\w.]+)"', source))


def test_every_refusal_has_its_sentence_and_its_facts_fill_the_gaps():
    for key, facts in calls():
        assert key in WORDS, key
        assert set(GAP.findall(WORDS[key])) <= facts, key
        assert key.partition(".")[0] in STATUS


def test_no_sentence_is_left_over():
    assert set(WORDS) == {key for key, _ in calls()} | framework() | MADE_UP


def test_sentences_sound_like_people():
    for sentence in WORDS.values():
        assert not re.search(r"\b(anew|is no|who has|only who|one's own|whoever)\b", sentence, re.IGNORECASE), sentence


def test_a_client_gets_code_case_facts_and_text():
    refusal = Refusal("not_allowed.not_away", name="Max")
    assert encode(refusal.error()) == (
        b'{"code":"not_allowed","text":"Max hasn\'t been away for long.","case":"not_away","facts":{"name":"Max"}}'
    )
    assert str(refusal) == "Max hasn't been away for long."
    assert Refusal("too_fast", retry_after=3).error().retry_after == 3


def test_what_the_rules_refuse_comes_with_clause_code_and_facts():
    paname.load("lumiere")
    refusal = illegal(IllegalAction("catalogue", "no_such_action", (("action", 7),), "lumiere"))
    error = refusal.error()
    assert (error.code, error.clause, error.why.code, error.why.facts) == (
        "illegal",
        "catalogue",
        "no_such_action",
        {"action": 7},
    )
    assert error.text == "catalogue: There is no action 7 in this game."
