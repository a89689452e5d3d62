"""Why not: of all reasons against a draft the one that answers what was pointed at, and steps that are near to it."""

from paname.core.errors import IllegalAction
from paname.server.catalogue import catalogue
from paname.server.table.fair_answers import nearest_cause

FOREIGN = IllegalAction("L3.2", "not_in_reserve", (("building", "P5"),))
FLIPPED = IllegalAction("L3.3", "no_flipping")
BESIDE = IllegalAction("L3.3", "taken", (("space", "b1"),))
HERE = IllegalAction("L3.3", "taken", (("space", "a1"),))


def test_what_was_pointed_at_comes_before_what_is_more_common():
    assert nearest_cause({"spaces": "a1"}, [FLIPPED, FLIPPED, FOREIGN, FOREIGN, BESIDE, HERE]) is HERE


def test_the_later_clause_comes_before_one_about_a_building_that_nobody_named():
    assert nearest_cause({"spaces": "a1"}, [FOREIGN, FOREIGN, BESIDE, FLIPPED]) is BESIDE


def test_a_reason_without_facts_is_told_where_there_is_no_other():
    assert nearest_cause({"spaces": "a1"}, [FLIPPED]) is FLIPPED


def test_what_is_missing_comes_before_a_key_elsewhere():
    price = IllegalAction("P4.2", "lacks_francs_and_goods", (("n", 16), ("francs", 5), ("goods", ("gold",))))
    goods = IllegalAction("P4.2", "lacks_goods", (("goods", ("gold",)),))
    elsewhere = IllegalAction("P4.1", "no_key_near", (("district", "chaillot"),))
    draft: dict[str, object] = {"kind": "MoveKey", "goal": "eiffel-tower", "tile": 0}
    assert nearest_cause(draft, [elsewhere, goods, goods, price, elsewhere]) is price


def test_what_all_moves_share_makes_none_of_them_near():
    faces = catalogue("paris")
    moves = [action for action in faces.ids if faces.fields(action).get("tile") == 0]
    others = [action for action in moves if faces.fields(action)["goal"] != "eiffel-tower"]
    assert faces.nearest({"kind": "MoveKey", "goal": "eiffel-tower", "tile": 0}, others, 5) == []


def test_a_step_is_near_if_all_but_one_of_its_fields_are_those_of_the_draft():
    faces = catalogue("lumiere")
    draft = {"building": "L6", "turn": 0, "spaces": "a1"}
    near = [faces.fields(action) for action in faces.nearest({"kind": "RaiseBuilding", **draft}, list(faces.ids), 5)]
    shared = [(one["building"] == "L6") + (one["turn"] == 0) + ("a1" in list(one["spaces"])) for one in near]
    assert near
    assert min(shared) >= 2
    assert faces.nearest({"kind": "RaiseBuilding", "spaces": "z9"}, list(faces.ids), 5) == []
