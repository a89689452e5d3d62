"""L4.2, L4.6, L4.13: Métropolitain, Chartier, and what they serve."""

import pytest
from tests.games.lumiere.boards import board, lines, points, say

import paname

FOUNTAIN_CARDS = [
    "metropolitain",
    "chartier",
    "fontaine_des_mers",
    "le_peintre",
    "bouquinistes_sur_la_seine",
    "lampadaire",
    "moulin_rouge",
    "le_penseur",
]


def orange(cards, **kwargs):
    """Orange has used these cards and has I3 and L4 in reserve."""
    return board(used=(cards, ""), reserves=kwargs.pop("reserves", ("I3 L4", "")), **kwargs)


def refused(state, move):
    """The clause, the code and the facts of a move that can't be made."""
    with pytest.raises(paname.IllegalAction) as error:
        say(state, move)
    return error.value.clause, error.value.code, *[value for _, value in error.value.facts]


# L4.2 Métropolitain ---------------------------------------------------------------------------------------


def test_l4_2_one_building_may_cover_one_printed_lamp():
    state = orange("metropolitain")
    (raised,) = say(state, "build I3 b4 r0")
    assert raised.spaces == ("b4", "c4", "d4")
    assert raised.covered_lamp == "d4"
    assert state.view(0)["metropolitain_ready"] is None


def test_l4_2_no_more_than_one_lamp():
    state = orange("metropolitain")
    assert refused(state, "build I3 g3 r1") == ("L4.2", "second_lamp")


def test_l4_2_that_uses_it_up():
    state = orange("metropolitain", reserves=("I3 V3", ""))
    assert "build V3 h1 r0" in lines(state)
    say(state, "build I3 b4 r0", "card sacre_coeur")
    assert state.to_move == 0
    assert refused(state, "build V3 h1 r0") == ("L3.3", "lamp", "h2")


def test_r_l2_a_building_that_covers_no_lamp_leaves_it_ready():
    state = orange("metropolitain")
    (raised,) = say(state, "build I3 d2 r0")
    assert raised.covered_lamp is None
    assert state.view(0)["metropolitain_ready"] == "orange"


def test_l4_2_it_serves_a_later_turn_of_the_player_who_used_it_only():
    state = board(reserves=("I3", "V3"))
    say(state, "card metropolitain")
    assert state.to_move == 1
    assert refused(state, "build V3 f6 r0")[0] == "L3.3"
    say(state, "card sacre_coeur")
    assert "build I3 b4 r0" in lines(state)


def test_l4_2_and_r_l6_a_lamp_under_the_large_lamp_is_not_free():
    picture = "........ ........ ........ ...A...."
    state = board(picture, blue="A=large_lamp", used=("metropolitain", ""), reserves=("I3", ""))
    assert refused(state, "build I3 b4 r0") == ("L3.3", "taken", "d4")


def test_l4_2_the_lamp_tile_is_never_covered():
    state = board(".A......", orange="A=lamp_tile", used=("metropolitain", ""), reserves=("V3", ""))
    assert refused(state, "build V3 b1 r1") == ("L3.3", "taken", "b1")


def test_l4_2_a_covered_lamp_shines_no_more():
    state = board(
        """
        ........
        ........
        ........
        ....A...
        ....A...
        """,
        blue="A=garden",
        used=("metropolitain", ""),
        reserves=("I3", ""),
    )
    assert state.view(0)["lit"] == {"garden": ["d4"]}
    say(state, "build I3 b4 r0")
    assert state.view(0)["lit"] == {"garden": [], "I3": []}


def test_l4_2_a_covered_lamp_is_no_lamp_for_the_painter():
    state = board(".......P", orange="P=painter", used=("metropolitain", ""), reserves=("I3", ""))
    assert points(state, 0, "L4.5") == 16
    say(state, "build I3 b4 r0")
    assert points(state, 0, "L4.5") == 14


def test_l4_2_a_covered_lamp_takes_no_large_lamp():
    cards = ["metropolitain", *FOUNTAIN_CARDS[2:], "la_grande_lumiere"]
    state = board(used=("metropolitain", ""), reserves=("I3", ""), postcards=cards)
    say(state, "build I3 b4 r0")
    assert "card la_grande_lumiere d4" not in lines(state)
    assert "card la_grande_lumiere d6" in lines(state)


# L4.6 Chartier --------------------------------------------------------------------------------------------


def test_l4_6_the_stone_lies_on_one_foreign_space_that_the_building_covers():
    state = orange("chartier")
    (raised,) = say(state, "build I3 a1 r0")
    assert (raised.spaces, raised.stone) == (("a1", "b1", "c1"), "c1")
    assert state.view(0)["chartier_ready"] is None
    assert state.view(0)["stone"] == "c1"
    assert state.view(0)["square"][0] == "oosssbbo"


def test_l4_6_no_more_than_one_foreign_space():
    assert refused(orange("chartier"), "build I3 a1 r1") == ("L4.6", "second_foreign")


def test_l4_6_it_is_laid_once():
    state = orange("chartier")
    say(state, "build I3 a1 r0", "card sacre_coeur")
    assert refused(state, "build L4 f1 r0") == ("L3.3", "foreign", "f1")


def test_l4_6_it_helps_against_no_lamp():
    assert refused(orange("chartier"), "build I3 b4 r0")[0] == "L3.3"


def test_r_l2_a_building_on_own_ground_lays_no_stone():
    state = orange("chartier")
    (raised,) = say(state, "build I3 d2 r0")
    assert raised.stone is None
    assert state.view(0)["chartier_ready"] == "orange"


def test_l4_6_it_is_never_laid_alone_and_costs_no_turn():
    state = orange("chartier")
    assert not lines(state, "card chartier")
    say(state, "build I3 a1 r0")
    assert state.to_move == 1


def test_l4_6_a_foreign_space_must_be_free():
    state = board("..P.....", blue="P=painter", used=("chartier", ""), reserves=("I3", ""))
    assert refused(state, "build I3 a1 r0") == ("L3.3", "taken", "c1")


def test_l4_6_left_over_it_costs_no_points():
    assert orange("chartier", reserves=("", "")).scores() == [0, 0]


# L4.13 What they serve ------------------------------------------------------------------------------------


def test_l4_13_both_may_serve_one_building():
    """c4 is Orange's, d4 a lamp, e4 Blue's."""
    state = orange("metropolitain chartier")
    (raised,) = say(state, "build I3 c4 r0")
    assert (raised.covered_lamp, raised.stone) == ("d4", "e4")
    view = state.view(0)
    assert (view["metropolitain_ready"], view["chartier_ready"], view["stone"]) == (None, None, "e4")


@pytest.mark.parametrize("card", ["metropolitain", "chartier"])
def test_l4_13_one_of_the_two_is_not_enough_where_both_are_needed(card):
    assert refused(orange(card), "build I3 c4 r0")[0] == "L3.3"


def test_l4_13_both_serve_the_garden():
    state = board(used=("metropolitain chartier", ""))
    _, raised = say(state, "card jardin_des_plantes d4 r0")
    assert (raised.building, raised.covered_lamp, raised.stone) == ("garden", "d4", "e4")


@pytest.mark.parametrize(("cards", "spaces"), [("metropolitain", "c4 r0"), ("chartier", "b1 r0")])
def test_l4_13_each_serves_the_garden(cards, spaces):
    assert f"card jardin_des_plantes {spaces}" in lines(board(used=(cards, "")))
    assert f"card jardin_des_plantes {spaces}" not in lines(board())


def test_l4_13_chartier_serves_the_fountain():
    state = board(used=("chartier", ""), postcards=FOUNTAIN_CARDS)
    used, placed = say(state, "card fontaine_des_mers b1 r0")
    assert (placed.piece, placed.spaces, placed.stone) == ("fountain", ("b1", "c1"), "c1")
    assert state.view(0)["chartier_ready"] is None
    assert used.done


def test_l4_13_metropolitain_does_not_serve_the_fountain():
    state = board(used=("metropolitain chartier", ""), postcards=FOUNTAIN_CARDS)
    assert "card fontaine_des_mers c4 r0" not in lines(state)
    assert refused(state, "card fontaine_des_mers c4 r0")[0] == "L4.10"


@pytest.mark.parametrize(
    "move",
    [
        "card le_peintre {space}",
        "card lampadaire {space}",
        "card moulin_rouge {space}",
        "card le_penseur {space} east",
        "card bouquinistes_sur_la_seine {space} V3",
    ],
)
def test_l4_13_neither_serves_any_other_piece(move):
    """b5 is Orange's, d4 a lamp, b3 Blue's; all touch Orange's building."""
    state = board(
        """
        ........
        ........
        ..A.....
        .AA.....
        """,
        orange="A=V3",
        used=("metropolitain chartier", ""),
        postcards=FOUNTAIN_CARDS,
    )
    assert move.format(space="b5") in lines(state)
    assert move.format(space="d4") not in lines(state)
    assert move.format(space="b3") not in lines(state)
