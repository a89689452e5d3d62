"""The rules as data: what a page of rules can rely on."""

from paname.server.rulebook import facts_within, glossary_json, marks_in, rulebook

RULES = rulebook("paris")


def clause(name):
    return next(one for section in RULES["sections"] for one in section["clauses"] if one["id"] == name)


def test_a_clause_carries_all_its_marks_wherever_they_stand():
    assert clause("P0.2")["marks"] == ["source", "ours"]
    assert clause("P1.3")["marks"] == ["book", "derived"]
    assert clause("R-P1")["marks"] == []
    assert marks_in("the book says *Louvre*, **ours**, *book / derived*") == ["book", "derived"]


def test_tables_and_code_signs_are_no_part_of_a_clause():
    assert "|" not in clause("P0.7")["text"]
    assert "Eiffel" not in clause("P0.7")["text"]
    assert "`" not in clause("P2.2")["text"]


def test_sections_keep_their_order_and_the_rulings_come_last():
    assert [section["id"] for section in RULES["sections"]] == [
        *(f"P{number}" for number in range(8)),
        "E",
        "rulings",
    ]


def test_the_glossary_leaves_the_code_to_programmers():
    assert glossary_json("| word | meaning | in code |\n|---|---|---|\n| key | opens *doors* | `keys` |\n") == [
        {"word": "key", "meaning": "opens doors"}
    ]


def test_facts_are_found_at_every_depth_and_do_not_repeat_each_other():
    table = {"name": "Chaillot", "mark": "source", "bank": {"value": 5, "mark": "ours"}}
    assert list(facts_within("", {"district": [table]})) == [
        {"id": "district 1", "values": {"name": "Chaillot"}, "mark": "source"},
        {"id": "district 1.bank", "values": {"value": 5}, "mark": "ours"},
    ]
