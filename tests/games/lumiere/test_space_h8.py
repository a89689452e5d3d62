"""h8 is the last space of the square and the sign bit of every set: all that can stand there does (L0.1)."""

import json

import pytest
from tests.games.lumiere.boards import EXAMPLE, GAME, board, lines, points, say, with_cards

BLUE_H8 = EXAMPLE
LAMP_H8 = EXAMPLE.replace("b7r3", "b7r2")
SHARED_H8 = EXAMPLE.replace("b7r3", "b7r0")
ORANGE_H8 = EXAMPLE.replace("o6r1", "b7r3_").replace("b7r3\n", "o6r0\n").replace("_", "")
ROWS_1_TO_6 = "........ " * 6


@pytest.mark.parametrize(("tiles", "letter"), [(BLUE_H8, "b"), (LAMP_H8, "l"), (SHARED_H8, "s"), (ORANGE_H8, "o")])
def test_a_tile_can_show_any_colour_there(tiles, letter):
    assert board(tiles=tiles).view(0)["square"][7][7] == letter


@pytest.mark.parametrize(
    "move",
    [
        "build S4 g6 r0",
        "card jardin_des_plantes h7 r1",
        "card le_peintre h8",
        "card lampadaire h8",
        "card moulin_rouge h8",
        "card fontaine_des_mers h7 r1",
        "card le_penseur h8 north",
        "card le_penseur h8 west",
    ],
)
def test_every_piece_can_stand_there(move):
    cards = with_cards(move.split()[1]) if move.startswith("card") else with_cards()
    state = board(to_move="blue", reserves=("", "S4"), postcards=cards)
    assert move in lines(state)
    assert "h8" in say(state, move)[-1].spaces
    state.check()
    assert state.view(0)["free_own"]["blue"] < 23
    assert not any(" h8" in line for line in lines(state))
    assert GAME.from_json(json.dumps(state.to_json())).key() == state.key()


def test_every_building_of_the_catalogue_can_stand_there():
    actions = [GAME.action(action) for action in GAME.action_ids()]
    there = {getattr(action, "building", None) for action in actions if "h8" in getattr(action, "spaces", ())}
    assert {"I3", "V3", "O4", "T4", "L4", "S4", "T5", "W5", "P5", "U6", "L6"} <= there


def test_an_annex_can_stand_there():
    state = board(ROWS_1_TO_6 + "......GG", blue="G=garden", to_move="blue")
    say(state, "card bouquinistes_sur_la_seine h8 garden")
    assert points(state, 1, "L5.1") == 3  # three spaces, the lamp g8
    state.check()


def test_metropolitain_covers_a_lamp_there():
    state = board(tiles=LAMP_H8, used=("", "metropolitain"), to_move="blue")
    _, raised = say(state, "card jardin_des_plantes h7 r1")
    assert raised.covered_lamp == "h8"
    assert "h8" not in state.view(0)["lamps"]
    state.check()


def test_chartier_lays_the_stone_there():
    state = board(used=("chartier", ""), reserves=("I3", ""))
    (raised,) = say(state, "build I3 h6 r1")
    assert (raised.spaces, raised.stone) == (("h6", "h7", "h8"), "h8")
    assert state.view(0)["square"][7] == "bsolbols"
    state.check()


def test_a_lamp_there_shines_and_takes_the_large_lamp():
    """The garden at f7, f8 is two spaces away."""
    state = board(
        ROWS_1_TO_6 + ".....G.. .....G..",
        blue="G=garden",
        tiles=LAMP_H8.replace("b8r0", "b8r1"),
        to_move="blue",
        postcards=with_cards("jardin_des_plantes", "la_grande_lumiere"),
    )
    assert "h8" not in state.view(0)["lit"]["garden"]
    say(state, "card la_grande_lumiere h8")
    assert "h8" in state.view(0)["lit"]["garden"]
    state.check()


def test_a_lamp_there_lights_what_touches_it():
    state = board(ROWS_1_TO_6 + "......GG", blue="G=garden", tiles=LAMP_H8)
    assert state.view(0)["lit"] == {"garden": ["h8"]}


def test_a_group_is_counted_up_to_there():
    state = board(ROWS_1_TO_6 + ".......G .......G", blue="G=garden")
    assert points(state, 1, "L5.2") == 2


def test_the_painter_reaches_a_lamp_there():
    assert points(board("P.......", orange="P=painter", tiles=LAMP_H8), 0, "L4.5") == 16


def test_the_dancer_dances_there():
    assert points(board(ROWS_1_TO_6 + "........ .......D", blue="D=dancer"), 1, "L4.9") == 56


def test_the_statue_counts_it():
    picture = ROWS_1_TO_6 + "......S. .......P"
    assert points(board(picture.replace("P", "."), blue="S=statue:west"), 1, "L4.11") == 12
    assert points(board(picture, blue="S=statue:west P=painter"), 1, "L4.11") == 11


def test_a_tie_is_broken_there():
    state = board(ROWS_1_TO_6 + "........ .......L", blue="L=lamp_tile")
    assert (state.scores(), state.winners()) == ([0, 0], [0])
