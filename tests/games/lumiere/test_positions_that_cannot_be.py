"""Positions whose fields can be read one by one, but that no game leads to (L0 to L5)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.lumiere.boards import BUILDINGS, GAME, board, document, paving, say
from tests.games.lumiere.test_l3_building import SEVEN, SEVEN_PAVING
from tests.games.lumiere.worked import worked_example

import paname
from paname.games.lumiere.components import CARDS

TILES = "o1r0 " + ".... " * 14 + "b1r0"
HELD = {"orange": "T2", "blue": "T2"}
NEW = {
    "game": "lumiere",
    "to_move": "chance",
    "due": "start",
    "supply": list(BUILDINGS),
    "postcards": [{"card": card} for card in CARDS[:8]],
}
LYING = NEW | {"to_move": "orange", "due": "nothing", "tiles": paving(TILES), "held": HELD}
DRAWING = LYING | {"to_move": "chance", "due": "tile", "next": "blue", "held": {"blue": "T2"}}


def error_of(found):
    """The field that is wrong, and why."""
    with pytest.raises(paname.PositionError) as error:
        GAME.from_json(found)
    return error.value.field, error.value.reason


def without(name):
    return [building for building in BUILDINGS if building != name]


@pytest.mark.parametrize("found", [NEW, LYING, DRAWING])
def test_these_can_be(found):
    GAME.from_json(found)


@pytest.mark.parametrize(
    ("found", "field", "reason"),
    [
        (NEW | {"tiles": paving(TILES)}, "due", "start and postcards are drawn before anything else (L1.1, L1.3)"),
        (NEW | {"held": HELD}, "due", "start and postcards are drawn before anything else (L1.1, L1.3)"),
        (
            NEW | {"supply": without("I3"), "reserves": {"blue": ["I3"]}},
            "due",
            "start and postcards are drawn before anything else (L1.1, L1.3)",
        ),
        (NEW | {"postcards": [{"card": card} for card in CARDS[:9]]}, "postcards", "there are 9, not eight (L1.1)"),
        (NEW | {"due": "postcard", "next": "blue"}, "due", "all postcards lie open already (L1.1)"),
        (
            NEW | {"due": "postcard", "postcards": []},
            "next",
            "does not agree with what is due to be drawn",
        ),
        (DRAWING | {"held": HELD}, "due", "nobody has a tile to draw (L2.1)"),
        (DRAWING | {"postcards": NEW["postcards"][:7]}, "postcards", "there are 7, not eight (L1.1)"),
        (DRAWING | {"next": None}, "next", "does not agree with what is due to be drawn"),
        (LYING | {"held": {"orange": "T2"}}, "held.blue", "holds no tile though some are left (L1.2)"),
        (LYING | {"first_done": "orange"}, "first_done", "does not agree with the tiles placed (L3.1)"),
        (LYING | {"phase": "building"}, "phase", "does not agree with the tiles placed (L2.5)"),
        (LYING | {"to_move": "over"}, "to_move", "the game cannot be over while paving (L2.5)"),
        (
            LYING
            | {"postcards": [{"card": card, "by": "blue" if card == "lampadaire" else None} for card in CARDS[:8]]},
            "postcards",
            "are used while building only (L3.2)",
        ),
        (
            LYING
            | {
                "supply": without("I3"),
                "buildings": [{"building": "I3", "owner": "blue", "spaces": ["a1", "b1", "c1"]}],
            },
            "buildings",
            "are raised after the paving only (L3.2)",
        ),
        (
            LYING | {"given": "I3", "supply": without("I3")},
            "given",
            "no Lévitation of the player to move is under way (L4.1)",
        ),
    ],
)
def test_while_the_square_is_paved(found, field, reason):
    assert error_of(found) == (field, reason)


ROWS_1_TO_4 = "........ " * 4


@pytest.mark.parametrize(
    ("picture", "blue", "field", "reason"),
    [
        ("A.......", "A=painter", "painter", "a1 is not of its player's colour (L4.5)"),
        ("A.......", "A=dancer", "dancer", "a1 is not of its player's colour (L4.9)"),
        ("A.......", "A=lamp_tile", "lamp_tile", "a1 is not of its player's colour (L4.8)"),
        ("A.......", "A=statue:east", "statue", "a1 is not of its player's colour (L4.11)"),
        ("..A.....", "A=statue:north", "statue", "looks off the board (L4.11)"),
        ("..A.....", "A=large_lamp", "large_lamp", "does not lie on a lamp (L4.12)"),
        ("A....... A.......", "A=fountain", "fountain", "is not on own or shared spaces (L4.10)"),
        ("..A..A..", "A=fountain", "fountain", "c1, f1 are not two spaces side by side"),
        ("AA......", "A=garden", "buildings", "garden stands on foreign ground: a1, b1 (L3.3)"),
        (
            ROWS_1_TO_4 + "......AA",
            "A=garden",
            "metropolitain_ready",
            "does not agree with the lamps blue covers (L4.2)",
        ),
    ],
)
def test_pieces_stand_where_their_owners_may_put_them(picture, blue, field, reason):
    assert error_of(document(picture, blue=blue)) == (field, reason)


def test_l4_2_more_lamps_are_covered_than_metropolitain_gives():
    """g4 and g5 are lamps."""
    picture = "........ ........ ......A. ......A. ......A."
    found = document(picture, orange="A=I3", used=("metropolitain", ""), metropolitain_ready=None)
    assert error_of(found) == ("metropolitain_ready", "does not agree with the lamps orange covers (L4.2)")


def test_l0_7_two_pieces_share_a_space():
    found = document("AF...... .F......", orange="A=painter F=fountain") | {"fountain": ["a1", "b1"]}
    assert error_of(found) == ("fountain", "lies where another piece is (L0.7)")


@pytest.mark.parametrize(("seat", "stone"), [(0, "d2"), (0, "c3"), (0, "f1"), (1, "d2")])
def test_l4_6_the_stone_lies_under_a_building_of_who_laid_it_on_foreign_ground(seat, stone):
    """I3 of Orange's stands on d2, e2, f2, which are its own."""
    used = ("chartier", "") if seat == 0 else ("", "chartier")
    found = document("........ ...AAA..", orange="A=I3", used=used, stone=stone)
    colour = ("orange", "blue")[seat]
    assert error_of(found) == ("stone", f"{colour} covers no space of the other colour there (L4.6)")


def test_l4_6_the_stone_may_lie_under_the_fountain():
    found = document(".AA.....", orange="A=fountain", used=("chartier", ""), stone="c1")
    assert GAME.from_json(found).view(0)["stone"] == "c1"


def test_l4_3_the_garden_is_of_who_used_its_card():
    found = document("AA......", orange="A=garden")
    found["postcards"] = [entry | ({"by": "blue"} if entry["by"] else {}) for entry in found["postcards"]]
    assert error_of(found) == ("buildings", "garden is not of the player who used jardin_des_plantes")


def test_l4_7_the_annex_is_of_who_used_its_card():
    found = document("AA...... ........ .......B .......B .......B", orange="A=garden", blue="B=I3")
    found["annex"] = {"space": "h6", "building": "I3"}
    for entry in found["postcards"]:
        if entry["card"] == "bouquinistes_sur_la_seine":
            entry |= {"by": "orange", "done": True}
    assert error_of(found) == ("annex", "I3 is not of the player who used bouquinistes_sur_la_seine")


def test_l3_3_nobody_has_more_buildings_than_chimneys():
    legend = "A=I3 B=V3 C=O4 D=S4 E=T4 F=L4 G=W5 H=garden"
    found = document(SEVEN.replace("....FFF.", ".HH.FFF."), orange=legend, tiles=SEVEN_PAVING)
    assert error_of(found) == ("buildings", "orange has more than its chimneys (L3.3)")


def test_l4_1_a_building_is_given_back_only_while_levitation_is_under_way():
    state = board(reserves=("I3 V3", ""))
    say(state, "card levitation I3")
    found = state.to_json()
    GAME.from_json(found)
    assert error_of(found | {"to_move": "blue"}) == ("given", "no Lévitation of the player to move is under way (L4.1)")
    everything = [building for building in BUILDINGS if building not in ("I3", "V3")]
    no_supply = found | {"supply": [], "reserves": {"orange": ["V3"], "blue": everything}}
    assert error_of(no_supply) == ("to_move", "orange cannot act and would be skipped (L3.2)")


def test_l3_5_a_game_is_not_over_while_somebody_can_act():
    reason = "orange and blue can still act, so the game is not over (L3.5)"
    assert error_of(document(to_move="over")) == ("to_move", reason)


BROKEN = [
    ("colours", lambda state: vec[i64]([state.colours[0] ^ 1, *list(state.colours)[1:]]), "tiles"),
    ("pieces", lambda state: state.pieces ^ 1, "pieces"),
    ("built", lambda state: state.built ^ 1, "buildings"),
    ("used", lambda state: vec[i64]([state.used[0] ^ (1 << 11), state.used[1]]), "postcards"),
    ("done", lambda state: state.done ^ (1 << 8), "postcards"),
    ("annexed", lambda state: -1, "buildings"),
    ("stone", lambda state: 0, "tiles"),
]


@pytest.mark.parametrize(("name", "value", "field"), BROKEN)
def test_whatever_is_derived_is_worked_out_again(name, value, field):
    state = worked_example()
    setattr(state, name, value(state))
    with pytest.raises(paname.PositionError) as error:
        state.check()
    assert error.value.field == field
