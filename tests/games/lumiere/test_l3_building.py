"""L3.3: where buildings may be raised, and how a move names them."""

import pytest
from tests.games.lumiere.boards import BUILDINGS, GAME, board, document, lines, say

import paname
from paname.games.lumiere.actions import RaiseBuilding

FLIPS = {"flip_buildings": True}
SEVEN_PAVING = """
    o2r0 o8r2 o6r1 o5r2
    o7r1 o4r3 o1r2 o3r2
    b3r3 b7r0 b5r3 b6r0
    b1r1 b2r2 b4r2 b8r2
"""
SEVEN = """
    BB...GG.
    B.CCE.GG
    D.CCEE.G
    DD..E...
    .D......
    ...AAAF.
    ....FFF.
"""
SIX_AND_GARDEN = """
    AA.FF...
    .BBBFE..
    ..G.FEE.
    DDG..E..
    DDGGGG..
    ........
    ..C.....
    .CC.....
"""


def seven_buildings(**kwargs):
    return board(SEVEN, orange="A=I3 B=V3 C=O4 D=S4 E=T4 F=L4 G=W5", tiles=SEVEN_PAVING, **kwargs)


def six_and_the_garden(**kwargs):
    return board(SIX_AND_GARDEN, orange="A=garden B=I3 C=V3 D=O4 E=T4 F=L4 G=L6", **kwargs)


def builds(state, building):
    """The sets of spaces that a building can be raised on."""
    actions = [GAME.action(action) for action in state.legal_actions()]
    return [a.spaces for a in actions if isinstance(a, RaiseBuilding) and a.building == building]


def test_l3_3_a_building_covers_own_and_shared_spaces_only():
    """All places of O4: blocks of two by two in the player's or the shared colour."""
    assert builds(board(reserves=("O4", "")), "O4") == [
        ("d1", "e1", "d2", "e2"),
        ("c2", "d2", "c3", "d3"),
        ("d2", "e2", "d3", "e3"),
        ("e2", "f2", "e3", "f3"),
        ("f2", "g2", "f3", "g3"),
        ("a4", "b4", "a5", "b5"),
        ("b4", "c4", "b5", "c5"),
    ]
    assert builds(board(reserves=("", "O4"), to_move="blue"), "O4") == [("b6", "c6", "b7", "c7")]


def test_l3_3_never_a_lamp():
    assert "build I3 e2 r0" in lines(board(reserves=("I3", "")))
    assert "build I3 f2 r0" not in lines(board(reserves=("I3", "")))  # h2 is a lamp
    assert "build I3 b4 r0" not in lines(board(reserves=("I3", "")))  # d4 is a lamp


@pytest.mark.parametrize(
    ("orange", "blue", "picture"),
    [
        ("A=O4", "", "........ ...AA... ...AA..."),
        ("A=garden", "", "........ ...AA..."),
        ("A=V3 a=annex:V3", "", "........ .AAa.... ..A....."),
        ("A=painter", "", "........ ...A...."),
        ("A=dancer", "", "........ ...A...."),
        ("A=statue:south", "", "........ ...A...."),
        ("A=lamp_tile", "", "........ ...A...."),
        ("A=fountain", "", "........ ...A.... ...A...."),
        ("", "A=V3", "...AA... ...A...."),
    ],
)
def test_l3_3_covered_spaces_are_free(orange, blue, picture):
    """d2 is Orange's, until something stands there."""
    more = {"stone": "d2", "used": ("", "chartier")} if blue else {}
    free = board(reserves=("I3", ""))
    taken = board(picture, orange=orange, blue=blue, reserves=("I3", ""), **more)
    assert any("d2" in spaces for spaces in builds(free, "I3"))
    assert not any("d2" in spaces for spaces in builds(taken, "I3"))


def test_l3_3_a_building_lies_wholly_on_the_board():
    for action in GAME.action_ids():
        what = GAME.action(action)
        if isinstance(what, RaiseBuilding):
            columns = ["abcdefgh".index(space[0]) for space in what.spaces]
            rows = [int(space[1]) for space in what.spaces]
            assert (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1) <= 12
            assert len(what.spaces) == int(what.building[1])


def test_l3_3_a_building_may_be_turned():
    state = board(reserves=("V3", ""))
    corner = {("b1", "b2", "c2"), ("b2", "c2", "c3"), ("c2", "d2", "c3"), ("d2", "c3", "d3")}
    assert corner <= set(builds(state, "V3"))


def test_l3_3_a_building_may_not_be_flipped():
    state = board(reserves=("L4", ""))
    assert ("d2", "d3", "e3", "f3") not in builds(state, "L4")
    assert "build L4 d2 r3 f" not in lines(state)
    with pytest.raises(paname.IllegalAction, match="turn buildings, but not flip them") as refused:
        say(state, "build L4 d2 r3 f")
    assert refused.value.clause == "L3.3"


def test_l3_3_with_the_option_it_may_be_flipped():
    state = board(reserves=("L4", ""), options=FLIPS)
    plain = board(reserves=("L4", ""))
    assert ("d2", "d3", "e3", "f3") in builds(state, "L4")
    assert set(builds(plain, "L4")) < set(builds(state, "L4"))
    say(state, "build L4 d2 r3 f")
    assert state.view(0)["buildings"] == [{"building": "L4", "owner": "orange", "spaces": ["d2", "d3", "e3", "f3"]}]


@pytest.mark.parametrize("options", [{}, FLIPS])
def test_l3_3_equal_sets_of_spaces_are_one_move(options):
    for building in BUILDINGS:
        found = builds(board(reserves=(building, ""), options=options), building)
        assert len(found) == len(set(found)) > 0


@pytest.mark.parametrize("building", ["I3", "V3", "O4", "T4", "T5", "W5", "X5", "U6"])
def test_l3_3_flipping_a_symmetric_building_adds_no_move(building):
    plain = lines(board(reserves=(building, "")), "build")
    assert lines(board(reserves=(building, ""), options=FLIPS), "build") == plain


@pytest.mark.parametrize("turn", ["r0", "r1", "r2", "r3"])
def test_l3_3_all_turns_of_the_square_building_are_one_move(turn):
    state = board(reserves=("O4", ""))
    assert GAME.parse(state, f"build O4 d2 {turn}") == GAME.parse(state, "build O4 d2 r0")


def test_r_l1_a_move_names_the_first_space_in_reading_order_and_the_smallest_turn():
    state = board(reserves=("S4 I3", ""))
    assert GAME.action(GAME.parse(state, "build S4 e1 r0")).spaces == ("e1", "e2", "f2", "f3")
    assert GAME.action(GAME.parse(state, "build S4 e2 r1")).spaces == ("e2", "f2", "d3", "e3")
    for repeated, first in (("S4 e1 r2", "S4 e1 r0"), ("S4 e2 r3", "S4 e2 r1"), ("I3 d1 r3", "I3 d1 r1")):
        assert GAME.text(state, GAME.parse(state, f"build {repeated}")) == f"build {first}"


def test_r_l1_flipping_exchanges_left_and_right_before_turning():
    state = board()
    assert GAME.action(GAME.parse(state, "build L6 b1 r0")).spaces == ("b1", "c1", "d1", "b2", "b3", "b4")
    assert GAME.action(GAME.parse(state, "build L6 b1 r0 f")).spaces == ("b1", "c1", "d1", "d2", "d3", "d4")
    assert GAME.action(GAME.parse(state, "build L6 e1 r1 f")).spaces == ("e1", "e2", "b3", "c3", "d3", "e3")


def test_l3_3_one_chimney_marks_the_owner_of_each_building():
    state = board(reserves=("I3", ""), used=("", "levitation"), undone=["levitation"])
    say(state, "build I3 d2 r0")
    assert state.view(1)["chimneys"] == {"orange": 6, "blue": 7}
    assert state.view(1)["reserves"]["orange"] == []
    assert state.view(1)["buildings"] == [{"building": "I3", "owner": "orange", "spaces": ["d2", "e2", "f2"]}]


def test_l3_3_with_seven_chimneys_used_nothing_more_is_raised_garden_and_levitation_included():
    state = seven_buildings(reserves=("T5", ""))
    assert state.view(0)["chimneys"]["orange"] == 0
    assert not lines(state, "build")
    assert lines(state, "card jardin") == ["card jardin_des_plantes undone"]
    assert lines(state, "card levitation") == ["card levitation undone"]


def test_l3_3_the_garden_is_one_of_the_seven():
    state = six_and_the_garden(reserves=("S4", ""))
    assert state.view(0)["chimneys"]["orange"] == 0
    assert not lines(state, "build")
    assert lines(state, "card levitation") == ["card levitation undone"]


def test_l3_3_with_one_chimney_left_the_seventh_is_raised():
    found = document(SIX_AND_GARDEN.replace("A", "."), orange="B=I3 C=V3 D=O4 E=T4 F=L4 G=L6", reserves=("S4", ""))
    state = GAME.from_json(found)
    assert state.view(0)["chimneys"]["orange"] == 1
    assert "card jardin_des_plantes a1 r0" in lines(state)
    say(state, "card jardin_des_plantes a1 r0")
    assert state.view(0)["chimneys"]["orange"] == 0


def test_l4_7_the_annex_needs_no_chimney():
    assert "card bouquinistes_sur_la_seine g2 T4" in lines(six_and_the_garden())
