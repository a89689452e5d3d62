"""English for codes: gaps, names of things, plural forms, and what no catalogue knows."""

import pickle

from paname.core.errors import IllegalAction
from paname.core.events import ScoreLine
from paname.core.words import add_catalogue, event_sentence, has_sentence, sentence

TEXT = """
[refusal]
taken = "{space} already has {piece}."
short = "You still need {pieces}."
left = { one = "{n} tile is left.", other = "{n} tiles are left." }
[score]
light = "{building}"
[score_note]
light = "{size} × {lamps}"
[event]
began = "{seat} goes first."
passed = "{seat} passed."
[event_you]
began = "You go first."
[piece]
lamp = "a lamp"
"""
add_catalogue("words under test", TEXT)


def say(kind, code, *facts):
    return sentence("words under test", kind, code, facts)


def test_gaps_take_facts_by_name_and_things_by_their_names():
    assert say("refusal", "taken", ("space", "b3"), ("piece", "lamp")) == "b3 already has a lamp."
    assert say("refusal", "taken", ("space", "b3"), ("piece", "tree")) == "b3 already has tree."


def test_several_things_make_a_list_with_equal_ones_counted():
    assert say("refusal", "short", ("pieces", ("lamp", "tree", "tree"))) == "You still need a lamp and 2 tree."
    assert say("refusal", "short", ("pieces", ("lamp",))) == "You still need a lamp."


def test_the_fact_n_chooses_the_plural_form():
    assert say("refusal", "left", ("n", 1)) == "1 tile is left."
    assert say("refusal", "left", ("n", 3)) == "3 tiles are left."


def test_an_event_has_a_form_for_the_one_it_is_about():
    def told(code, seat, *, own):
        return event_sentence("words under test", code, (("seat", seat),), own=own)

    assert told("began", "Violet", own=False) == "Violet goes first."
    assert told("began", "You", own=True) == "You go first."
    assert told("passed", "You", own=True) == "You passed."


def test_a_code_that_no_catalogue_knows_stands_for_itself():
    assert say("refusal", "unheard_of") == "unheard_of"
    assert not has_sentence("words under test", "refusal", "unheard_of")


def test_a_refusal_is_data_and_reads_as_a_sentence():
    refused = IllegalAction("L2.2", "taken", (("space", "b3"), ("piece", "lamp"))).at("words under test", "action 3")
    assert (refused.clause, refused.code, dict(refused.facts)) == ("L2.2", "taken", {"space": "b3", "piece": "lamp"})
    assert str(refused) == "L2.2: action 3: b3 already has a lamp."
    assert str(pickle.loads(pickle.dumps(refused))) == str(refused)
    assert repr(refused) == "IllegalAction('L2.2: action 3: b3 already has a lamp.')"


def test_a_score_line_has_a_label_and_a_note():
    line = ScoreLine(0, "L5.1", "light", 6, (("building", "U6"),), (("size", 6), ("lamps", 1)))
    assert (line.label("words under test"), line.note("words under test")) == ("U6", "6 × 1")
    assert ScoreLine(0, "L5.2", "group", 3).note("words under test") == ""
