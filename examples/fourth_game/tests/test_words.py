"""Every code has its sentence, every sentence is used, and no gap stays open, in the terminal and in the browser."""

import dataclasses
import re
from pathlib import Path

import les_quais
from les_quais import events, terminal

import paname
from paname.core.clauses import clauses
from paname.core.words import catalogue
from paname.testing.contract import walk

GAME = paname.load("les_quais")
PACKAGE = Path(les_quais.__file__).parent


def heard():
    """Refusals, score lines and events of a few games."""
    found = []
    for seed in range(6):
        for state in walk(GAME, 2, seed):
            found += state.breakdown()
            legal = set(state.legal_actions())
            if not state.is_over:
                found += [state.why_illegal(action) for action in GAME.action_ids() if action not in legal]
    return found


def test_codes_and_sentences_belong_together():
    found = heard()
    words = catalogue("les_quais")
    refusals = {one.code for one in found if isinstance(one, paname.IllegalAction)}
    assert refusals == set(words["refusal"])
    assert {one.code for one in found if isinstance(one, paname.ScoreLine)} == set(words["score"])
    said = [one.reason for one in found if isinstance(one, paname.IllegalAction)]
    said += [one.label(GAME.name) + one.note(GAME.name) for one in found if isinstance(one, paname.ScoreLine)]
    assert not [sentence for sentence in said if "{" in sentence]


def test_every_event_is_told_to_both_players():
    kinds = {name for name, kind in vars(events).items() if dataclasses.is_dataclass(kind) and name != "Event"}
    told = []
    state = GAME.begin(2, 3, {}, told)
    while not state.is_over:
        state.apply(state.legal_actions()[-1], told)
    assert {type(event).__name__ for event in told} == kinds == set(catalogue("les_quais")["event"])
    for seat, names in enumerate((["You", "Moon"], ["Sun", "You"], ["Sun", "Moon"])):
        for event in [event for event in told if event.is_seen_by(seat if seat < 2 else -1)]:
            sentence = terminal.event_text(event, names)
            assert "{" not in sentence
            assert not re.search(r"\bYou (was|begins|has)\b", sentence)


def test_every_clause_is_cited_by_the_code_and_by_a_test():
    code = "".join(path.read_text() for path in PACKAGE.glob("*.py"))
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("*.py")).replace("_", ".")
    for clause in clauses("les_quais"):
        assert clause.id in code, clause.id
        section = clause.id.split(".")[0].lower()
        assert clause.id.lower() in tests or f"{section}.stars" in tests, clause.id


def test_the_browser_speaks_seven_languages_and_knows_every_code():
    words = catalogue("les_quais")
    english = entries("en")
    for language in ("fr", "de", "it", "pl", "ru", "uk"):
        assert gaps(entries(language)) == gaps(english), language
    assert {f"refusal.{code}" for code in words["refusal"]} <= set(english)
    assert {f"score.{code}" for code in words["score"]} <= set(english)
    assert {clause.id for clause in clauses("les_quais")} <= set(english)


def test_slavic_languages_have_all_their_plural_forms():
    counted = [key for key, entry in entries("en").items() if "one: '" in entry]
    assert len(counted) == 4
    for language in ("pl", "ru", "uk"):
        found = entries(language)
        for form in ("one:", "few:", "many:", "other:"):
            assert not [key for key in counted if form not in found[key]], (language, form)


def entries(language):
    """What stands behind each quoted key of a language's file: words by their dots, clauses by their ids."""
    text = (PACKAGE / "web" / "lang" / f"{language}.js").read_text(encoding="utf-8")
    parts = re.split(r"^\s+'([\w.]+)':", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def gaps(found):
    """The gaps of each entry; a number may be told by its word where a form needs none."""
    return {key: set(re.findall(r"\{(\w+)\}", entry)) for key, entry in found.items()}
