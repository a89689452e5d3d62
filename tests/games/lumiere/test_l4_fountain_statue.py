"""L4.10, L4.11: Fontaine des Mers and Le Penseur."""

import pytest
from tests.games.lumiere.boards import board, lines, points, say

CARDS = [
    "fontaine_des_mers",
    "le_penseur",
    "metropolitain",
    "chartier",
    "jardin_des_plantes",
    "le_peintre",
    "lampadaire",
    "sacre_coeur",
]

# L4.10 Fontaine des Mers ----------------------------------------------------------------------------------


def test_l4_10_the_fountain_lies_on_two_own_or_shared_spaces():
    state = board(postcards=CARDS)
    garden = [line.split(maxsplit=2)[2] for line in lines(state, "card jardin")]
    assert [line.split(maxsplit=2)[2] for line in lines(state, "card fontaine")] == garden
    assert "card fontaine_des_mers a1 r0" in lines(state)
    assert "card fontaine_des_mers b1 r0" not in lines(state)  # c1 is Blue's
    assert "card fontaine_des_mers c4 r0" not in lines(state)  # d4 is a lamp


def test_l4_10_it_lies_at_once_and_is_no_building():
    state = board(postcards=CARDS)
    used, placed = say(state, "card fontaine_des_mers a1 r0")
    assert used.done
    assert (placed.piece, placed.spaces, placed.stone) == ("fountain", ("a1", "b1"), None)
    assert state.view(0)["fountain"] == ["a1", "b1"]
    assert state.view(0)["chimneys"]["orange"] == 7
    assert state.scores() == [0, 0]


def test_l4_10_three_points_for_each_own_building_that_touches_a_side_each_once():
    """The garden and V3 touch it with two spaces each, I3 with a corner only."""
    state = board(
        """
        ...GG...
        ..AFF...
        ..AA.I..
        .....I..
        .....I..
        """,
        orange="F=fountain G=garden A=V3 I=I3",
    )
    assert points(state, 0, "L4.10") == 6


def test_l4_10_buildings_of_the_other_player_do_not_count():
    state = board(
        """
        ...GG...
        ..AFF...
        ..AA....
        """,
        orange="F=fountain A=V3",
        blue="G=garden",
    )
    assert points(state, 0, "L4.10") == 3
    assert points(state, 1, "L4.10") == 0


# L4.11 Le Penseur -----------------------------------------------------------------------------------------


def statues(state):
    return [line.removeprefix("card le_penseur ") for line in lines(state, "card le_penseur")]


def test_l4_11_it_stands_on_the_own_colour_with_its_front_on_the_board():
    found = statues(board(postcards=CARDS))
    assert [place for place in found if place.startswith("a1")] == ["a1 east", "a1 south"]
    assert [place for place in found if place.startswith("d2")] == ["d2 north", "d2 east", "d2 south", "d2 west"]
    assert [place for place in found if place.startswith("h6")] == ["h6 north", "h6 south", "h6 west"]
    assert not [place for place in found if place.startswith(("c3", "a2"))]  # shared, Blue's


@pytest.mark.parametrize(("orange", "blue"), [("A=garden", ""), ("", "A=garden"), ("A=fountain", "")])
def test_l4_11_its_front_is_free(orange, blue):
    """d1 and e1 are taken."""
    found = statues(board("...AA...", orange=orange, blue=blue, postcards=[*CARDS]))
    assert [place for place in found if place.startswith("d2")] == ["d2 east", "d2 south", "d2 west"]


def test_l4_11_a_printed_lamp_without_a_piece_is_a_free_front():
    """R-L6: under the large lamp it is not."""
    cards = [*CARDS[:7], "la_grande_lumiere"]
    assert "c4 east" in statues(board(postcards=cards))
    covered = board("........ ........ ........ ...L....", blue="L=large_lamp", postcards=cards)
    assert "c4 east" not in statues(covered)


def test_l4_11_it_stands_at_once_and_looks_where_it_was_told():
    state = board(postcards=CARDS)
    _, placed = say(state, "card le_penseur d2 west")
    assert (placed.piece, placed.spaces, placed.front) == ("statue", ("d2",), "west")
    assert state.view(0)["statue"] == {"space": "d2", "front": "west"}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("........ ...S....", 12),  # four sides, four corners
        ("S.......", 5),  # a1: two sides, one corner
        ("........ ...SG... ....G...", 12 - 2 - 1),  # a side and a corner are built on
        ("........ ...S.... ..GG....", 12 - 2 - 1),
        ("...GG... ...S....", 0),  # its front is built on
    ],
)
def test_l4_11_two_points_for_each_free_side_and_one_for_each_free_corner_while_the_front_is_free(picture, expected):
    front = "east" if picture.startswith("S") else "north"
    garden = " G=garden" if "G" in picture else ""
    assert points(board(picture, orange=f"S=statue:{front}{garden}"), 0, "L4.11") == expected


def test_l4_11_free_printed_lamps_count():
    """c4 has the lamp d4 before it; all eight neighbours are free."""
    picture = "........ ........ ........ ..SL...."
    assert points(board(picture.replace("L", "."), orange="S=statue:east"), 0, "L4.11") == 12
    assert points(board(picture.replace("L", "."), orange="S=statue:north"), 0, "L4.11") == 12


def test_r_l6_a_lamp_under_the_large_lamp_counts_nothing():
    picture = "........ ........ ........ ..SL...."
    assert points(board(picture, orange="S=statue:north L=large_lamp"), 0, "L4.11") == 10
    assert points(board(picture, orange="S=statue:east L=large_lamp"), 0, "L4.11") == 0


@pytest.mark.parametrize("piece", ["painter", "dancer", "lamp_tile"])
def test_l4_11_a_piece_before_it_makes_it_worthless(piece):
    picture = "........ ...SX..."
    assert points(board(picture, orange=f"S=statue:east X={piece}"), 0, "L4.11") == 0
    assert points(board(picture, orange=f"S=statue:west X={piece}"), 0, "L4.11") == 10


def test_r_l5_a_front_that_is_built_on_later_makes_it_worthless():
    state = board("........ ...S....", orange="S=statue:north", reserves=("", ""))
    assert points(state, 0, "L4.11") == 12
    say(state, "card jardin_des_plantes d1 r0")
    assert points(state, 0, "L4.11") == 0


def test_r_l5_pieces_are_counted_at_the_end_as_the_square_lies_then():
    state = board("D.......", orange="D=dancer", reserves=("I3", ""))
    assert points(state, 0, "L4.9") == 56
    say(state, "build I3 d2 r0")
    assert points(state, 0, "L4.9") == 53
