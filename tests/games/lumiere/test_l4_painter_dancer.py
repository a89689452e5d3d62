"""L4.5, L4.9: Le Peintre and Moulin Rouge."""

import pytest
from tests.games.lumiere.boards import board, lines, points, say

DANCE_CARDS = [
    "moulin_rouge",
    "metropolitain",
    "chartier",
    "sacre_coeur",
    "le_peintre",
    "lampadaire",
    "la_grande_lumiere",
    "le_penseur",
]
OWN_ROWS = ("abh", "bcdefg", "deg", "bcf", "bcdf", "h", "a", "cf")
OWN_SPACES = [f"{column}{row}" for row, columns in enumerate(OWN_ROWS, 1) for column in columns]


@pytest.mark.parametrize("card", ["le_peintre", "moulin_rouge"])
def test_l4_5_and_l4_9_they_stand_on_a_free_space_of_the_own_colour(card):
    state = board(postcards=DANCE_CARDS)
    assert lines(state, f"card {card}") == [f"card {card} {space}" for space in OWN_SPACES] + [f"card {card} undone"]


@pytest.mark.parametrize(("card", "piece"), [("le_peintre", "painter"), ("moulin_rouge", "dancer")])
def test_l4_5_and_l4_9_they_stand_at_once(card, piece):
    state = board(postcards=DANCE_CARDS)
    _, placed = say(state, f"card {card} d5")
    assert (placed.piece, placed.spaces) == (piece, ("d5",))
    assert state.view(1)[piece] == "d5"


# L4.5 Le Peintre ------------------------------------------------------------------------------------------

WORKED = """
    ...B....
    HAAB....
    HHABBBBG
    ..A.PC.G
    .AA..C.G
    .D..E.F.
    .DDDEEFF
    .D..E..F
"""
BLUE = "D=T5 E=T4 F=S4 G=I3 H=V3 P=painter"


def test_l4_5_two_points_for_each_lamp_in_his_area_which_buildings_of_both_players_bound():
    """He is shut in with the lamps d4 and d6."""
    assert points(board(WORKED, orange="A=U6 B=L6 C=garden", blue=BLUE), 1, "L4.5") == 4


def test_l4_5_the_garden_bounds_it():
    """Without the garden he also reaches g4, g5 and f6."""
    state = board(WORKED.replace("C", "."), orange="A=U6 B=L6", blue=BLUE)
    assert points(state, 1, "L4.5") == 10


def test_l4_5_the_fountain_does_not_bound_it():
    state = board(WORKED, orange="A=U6 B=L6 C=fountain", blue=BLUE)
    assert points(state, 1, "L4.5") == 10


@pytest.mark.parametrize("piece", ["dancer", "statue:east", "lamp_tile"])
def test_l4_5_other_pieces_do_not_bound_it(piece):
    """f4 is taken by a piece, f5 by the fountain: he passes through both."""
    picture = WORKED.replace("PC.G", "PX.G")
    state = board(picture.replace("C", "."), orange=f"A=U6 B=L6 X={piece}", blue=BLUE)
    assert points(state, 1, "L4.5") == (12 if piece == "lamp_tile" else 10)


CORNER = """
    .....CCP
    ....AAa.
    .....A.B
    .......B
    .......B
"""


def test_l4_5_an_annex_bounds_it():
    """The lamp h2 alone is left to him; without the annex at g2 he reaches all eight lamps."""
    state = board(CORNER, orange="A=V3 a=annex:V3 P=painter", blue="B=I3 C=garden")
    assert points(state, 0, "L4.5") == 2
    state = board(CORNER.replace("a", "."), orange="A=V3 P=painter", blue="B=I3 C=garden")
    assert points(state, 0, "L4.5") == 16


def test_l4_5_the_lamp_tile_is_a_lamp_of_his_area():
    state = board("A......P", orange="P=painter A=lamp_tile")
    assert points(state, 0, "L4.5") == 18


def test_l4_5_a_lamp_under_the_large_lamp_is_one_lamp():
    assert points(board(".......P .......A", orange="P=painter A=large_lamp"), 0, "L4.5") == 16


def test_l4_5_left_undone_he_paints_nothing():
    state = board(used=("le_peintre", ""), undone=["le_peintre"])
    assert not [line for line in state.breakdown() if line.clause == "L4.5"]


def test_l4_5_points_go_to_the_player_who_used_the_card():
    state = board(".......P", orange="P=painter")
    assert state.scores() == [16, 0]


# L4.9 Moulin Rouge ----------------------------------------------------------------------------------------


def test_l4_9_one_point_for_each_free_space_of_any_colour_her_own_included():
    """An empty square has 64 spaces, 8 of them lamps."""
    assert points(board("D.......", orange="D=dancer"), 0, "L4.9") == 56


def test_l4_9_printed_lamps_bound_her_area():
    """h1 is shut in by the lamp h2 and the garden on f1, g1: nothing but her own space is left."""
    assert points(board(".....CCD", orange="D=dancer", blue="C=garden"), 0, "L4.9") == 1


@pytest.mark.parametrize("piece", ["painter", "statue:east", "lamp_tile"])
def test_l4_9_every_piece_bounds_her_area(piece):
    """a1 between b1 and Blue's building on a2."""
    state = board("DX...... B....... BB......", orange=f"D=dancer X={piece}", blue="B=V3")
    assert points(state, 0, "L4.9") == 1


@pytest.mark.parametrize("legend", ["X=fountain", "X=garden"])
def test_l4_9_fountain_and_garden_bound_her_area(legend):
    state = board("DX...... BX...... BB......", orange=f"D=dancer {legend}", blue="B=V3")
    assert points(state, 0, "L4.9") == 1


def test_l4_9_an_annex_bounds_her_area():
    picture = """
        DaA.....
        B.A.....
        BB......
    """
    state = board(picture.replace("aA", ".A"), orange="D=dancer A=garden", blue="B=V3", **chartier_at("c1"))
    assert points(state, 0, "L4.9") == 3
    state = board(picture, orange="D=dancer A=garden a=annex:garden", blue="B=V3", **chartier_at("c1"))
    assert points(state, 0, "L4.9") == 1


def chartier_at(space):
    """Orange has laid the stone there."""
    return {"used": ("chartier", ""), "stone": space, "to_move": "blue"}


def test_l4_9_the_large_lamp_bounds_her_area_like_the_lamp_it_lies_on():
    """R-L6: h2 under the large lamp."""
    state = board(".....CCD .......L", orange="D=dancer L=large_lamp", blue="C=garden")
    assert points(state, 0, "L4.9") == 1
