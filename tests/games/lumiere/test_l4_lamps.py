"""L4.8, L4.12: Lampadaire and La Grande Lumière."""

import pytest
from tests.games.lumiere.boards import board, lines, points, say

import paname

CARDS = [
    "la_grande_lumiere",
    "lampadaire",
    "metropolitain",
    "chartier",
    "jardin_des_plantes",
    "le_peintre",
    "levitation",
    "sacre_coeur",
]
ANY_LAMP = {"large_lamp": "any"}

# L4.8 Lampadaire ------------------------------------------------------------------------------------------


def test_l4_8_the_lamp_tile_lies_on_a_free_space_of_the_own_colour():
    found = lines(board(postcards=CARDS), "card lampadaire")
    assert "card lampadaire d2" in found
    assert "card lampadaire c3" not in found  # shared
    assert "card lampadaire a2" not in found  # Blue's
    assert "card lampadaire d4" not in found  # a lamp
    assert len(found) == 23 + 1


def test_l4_8_it_is_a_full_lamp_from_now_on_for_both_players():
    state = board("...GG...", blue="G=garden")
    assert state.view(0)["lit"] == {"garden": []}
    _, placed = say(state, "card lampadaire d2")
    assert (placed.piece, placed.spaces) == ("lamp_tile", ("d2",))
    assert state.view(0)["lit"] == {"garden": ["d2"]}
    assert points(state, 1, "L5.1") == 2


def test_l4_8_it_shines_one_space_far_on_four_sides():
    """From d2 it lights the garden north of it, not V3, which touches it by a corner."""
    state = board(
        """
        ...GG...
        ...L....
        ..V.....
        .VV.....
        """,
        orange="L=lamp_tile V=V3",
        blue="G=garden",
    )
    assert state.view(0)["lit"] == {"garden": ["d2"], "V3": ["d4"]}


# L4.12 La Grande Lumière ----------------------------------------------------------------------------------


def lit(picture, orange, **kwargs):
    """Which buildings the lamp at d4 shines on."""
    return [name for name, lamps in board(picture, orange=orange, **kwargs).view(0)["lit"].items() if "d4" in lamps]


@pytest.mark.parametrize("reading", ["printed", "any"])
def test_l4_12_it_lies_on_a_printed_lamp_and_by_option_on_the_lamp_tile(reading):
    state = board("A.......", orange="A=lamp_tile", postcards=CARDS, options={"large_lamp": reading})
    lamps = [*(["a1"] if reading == "any" else []), "h2", "d4", "g4", "g5", "d6", "f6", "d8", "g8"]
    assert lines(state, "card la_grande") == [f"card la_grande_lumiere {space}" for space in lamps] + [
        "card la_grande_lumiere undone"
    ]


def test_l4_12_it_does_not_lie_on_the_lamp_tile_unless_the_table_says_so():
    with pytest.raises(paname.PositionError, match="lies on the lamp tile"):
        board("A.......", orange="A=lamp_tile+large_lamp")
    state = board("A.......", orange="A=lamp_tile", postcards=CARDS)
    with pytest.raises(paname.IllegalAction, match="not on the lamp tile"):
        say(state, "card la_grande_lumiere a1")


def test_l4_12_it_lies_at_once():
    state = board(postcards=CARDS)
    _, placed = say(state, "card la_grande_lumiere d4")
    assert (placed.piece, placed.spaces) == ("large_lamp", ("d4",))
    assert state.view(0)["large_lamp"] == "d4"


def test_l4_12_a_lamp_without_it_shines_one_space_far():
    assert lit("........ ...GG...", "G=garden") == []
    assert lit("........ ........ ...GG...", "G=garden") == ["garden"]


@pytest.mark.parametrize(
    ("picture", "reached"),
    [
        ("........ ........ ...GG... ...L....", True),  # one space north
        ("........ ...GG... ........ ...L....", True),  # two spaces north
        ("...GG... ........ ........ ...L....", False),  # three spaces north
        ("........ ........ ........ ..GL.... ..G.....", True),  # one space west
        ("........ ........ ........ .G.L.... .G......", True),  # two spaces west
        ("........ ........ ........ G..L.... G.......", False),  # three spaces west
        ("........ ........ ........ ...L.G.. .....G..", True),  # two spaces east
        ("........ ........ ........ ...L.... ...GG...", True),  # one space south
        ("........ .....G.. .....G.. ...L....", False),  # aslant
    ],
)
def test_l4_12_it_shines_up_to_two_spaces_far_in_each_direction(picture, reached):
    assert lit(picture, "G=garden L=large_lamp") == (["garden"] if reached else [])


def test_l4_12_and_two_spaces_south_on_a_lamp_tile():
    """From c2 over c3 to c4."""
    state = board(
        "........ ..L..... ........ ..G..... ..G.....", orange="G=garden L=lamp_tile+large_lamp", options=ANY_LAMP
    )
    assert state.view(0)["lit"] == {"garden": ["c2", "d4"]}
    plain = board("........ ..L..... ........ ..G..... ..G.....", orange="G=garden L=lamp_tile")
    assert plain.view(0)["lit"] == {"garden": ["d4"]}


def test_l4_12_the_first_building_screens_what_is_behind():
    picture = "........ ..III... ...GG... ...L...."
    assert lit(picture, "G=garden I=I3 L=large_lamp") == ["garden"]
    assert lit(picture.replace("G", "."), "I=I3 L=large_lamp") == ["I3"]


def test_l4_12_a_building_of_the_other_player_screens_too():
    picture = "........ ........ .....I.. ...LGI.. ....GI.."
    assert lit(picture, "I=I3 L=large_lamp", blue="G=garden") == ["garden"]
    assert lit(picture.replace("G", "."), "I=I3 L=large_lamp") == ["I3"]


def test_l4_12_an_annex_screens_and_lights_its_building():
    picture = "........ ..G..... ..G..... OOaL.... OO......"
    assert lit(picture, "O=O4 G=garden a=annex:garden L=large_lamp") == ["garden"]
    assert lit(picture.replace("a", "."), "O=O4 G=garden L=large_lamp") == ["O4"]


@pytest.mark.parametrize("piece", ["painter", "dancer", "statue:west", "lamp_tile"])
def test_l4_12_other_pieces_do_not_screen(piece):
    assert lit("........ ..III... ...X.... ...L....", f"I=I3 L=large_lamp X={piece}") == ["I3"]


def test_l4_12_the_fountain_does_not_screen():
    assert lit("........ ..III... ...FF... ...L....", "I=I3 L=large_lamp F=fountain") == ["I3"]


def test_l4_12_it_counts_once_a_building_whatever_the_number_of_directions():
    """V3 stands north and west of it."""
    state = board("........ ........ ..VV.... ..VL....", orange="V=V3 L=large_lamp")
    assert state.view(0)["lit"] == {"V3": ["d4"]}
    assert points(state, 0, "L5.1") == 3


def test_l4_12_it_counts_for_every_building_it_shines_on():
    picture = "........ ..III... ........ OO.L.... OO......"
    assert lit(picture, "I=I3 O=O4 L=large_lamp") == ["I3", "O4"]
