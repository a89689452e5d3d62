"""L0: what is in the box."""

import pytest
from tests.games.lumiere.boards import BUILDINGS, GAME, board, lines, say
from tests.games.lumiere.printed import PLACEMENTS, SHAPES, TILES

from paname.core.bits import members
from paname.games.lumiere.actions import RaiseBuilding
from paname.games.lumiere.components import CARDS, STARTER


def holding(seat, tile):
    """A new game in which this seat begins and holds this tile; the other one holds T1."""
    state = GAME.new(chance="explicit", start=seat)
    for player in range(2):
        say(state, tile if player == seat else "T1")
    return state


def laid(seat, tile, zone, turn):
    """What a tile shows once it lies."""
    return say(holding(seat, tile), f"tile {zone} r{turn}")[0].rows


def test_l0_1_the_board_has_sixteen_zones_that_make_sixty_four_spaces():
    state = GAME.new(seed=1, start=0)
    zones = {GAME.action(action).zone for action in state.legal_actions() if action < 64}
    assert zones == {f"{column}{row}" for column in "ABCD" for row in range(1, 5)}
    assert [len(row) for row in state.view(0)["square"]] == [8] * 8


@pytest.mark.parametrize(
    ("zone", "row", "column"), [("A1", 0, 0), ("D1", 0, 6), ("B3", 4, 2), ("A4", 6, 0), ("D4", 6, 6)]
)
def test_l0_1_a_zone_is_a_block_of_two_by_two(zone, row, column):
    state = holding(0, "T8")
    say(state, f"tile {zone} r0")
    expected = [["."] * 8 for _ in range(8)]
    expected[row][column : column + 2] = "oo"
    expected[row + 1][column : column + 2] = "ob"
    assert state.view(0)["square"] == ["".join(line) for line in expected]


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("seat", [0, 1])
def test_l0_2_tiles_show_what_is_printed_in_their_owners_colours(seat, tile):
    colours = str.maketrans("OXSL/", "obsl/" if seat == 0 else "bosl/")
    assert "/".join(laid(seat, tile, "C2", 0)) == TILES[tile].translate(colours)


def test_l0_2_turns_are_clockwise_quarters():
    assert [laid(0, "T1", "A1", turn) for turn in range(4)] == [("bo", "so"), ("sb", "oo"), ("os", "ob"), ("oo", "bs")]


def test_l0_2_a_set_has_16_own_7_foreign_5_shared_spaces_and_4_lamps():
    printed = "".join("".join(laid(0, tile, "A1", 0)) for tile in TILES)
    assert {letter: printed.count(letter) for letter in "obsl"} == {"o": 16, "b": 7, "s": 5, "l": 4}


@pytest.mark.parametrize("building", BUILDINGS)
def test_l0_3_buildings_have_their_shapes(building):
    rows = SHAPES[building].split("/")
    cells = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "#"]
    spaces = tuple(f"{'abcdefgh'[c + 1]}{r + 2}" for r, c in cells)
    first = spaces[0]
    assert GAME.action(GAME.parse(GAME.new(seed=1), f"build {building} {first} r0")).spaces == spaces


def test_l0_3_sizes_are_two_of_three_four_of_four_four_of_five_and_two_of_six():
    assert sorted(shape.count("#") for shape in SHAPES.values()) == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]


@pytest.mark.parametrize("building", BUILDINGS)
def test_l0_3_and_l3_3_every_building_has_its_number_of_placements(building):
    actions = [GAME.action(action) for action in GAME.action_ids()]
    raisings = [a for a in actions if isinstance(a, RaiseBuilding) and a.building == building and not a.flipped]
    assert len({raising.spaces for raising in raisings}) == len(raisings) == PLACEMENTS[building]


def test_l0_4_everybody_has_seven_chimneys_and_four_tokens():
    view = GAME.new(seed=1).view(0)
    assert view["chimneys"] == {"orange": 7, "blue": 7}
    assert view["tokens"] == {"orange": 4, "blue": 4}


PIECES = {
    "painter": ("le_peintre", "card le_peintre a1", 1),
    "dancer": ("moulin_rouge", "card moulin_rouge a1", 1),
    "fountain": ("fontaine_des_mers", "card fontaine_des_mers a1 r0", 2),
    "statue": ("le_penseur", "card le_penseur a1 east", 1),
    "lamp_tile": ("lampadaire", "card lampadaire a1", 1),
    "large_lamp": ("la_grande_lumiere", "card la_grande_lumiere d4", 1),
    "annex": ("bouquinistes_sur_la_seine", "card bouquinistes_sur_la_seine b1 V3", 1),
}
V3_AT_B2 = """
    ........
    .AA.....
    ..A.....
"""


@pytest.mark.parametrize("piece", PIECES)
def test_l0_5_pieces_have_their_sizes(piece):
    """L0.5: as they take up spaces when they are put on the square."""
    card, move, size = PIECES[piece]
    cards = [card, *[other for other in CARDS if other != card][:7]]
    placed = say(board(V3_AT_B2, orange="A=V3", postcards=cards), move)[1]
    assert (placed.piece, len(placed.spaces)) == (piece, size)


def test_l0_5_the_garden_takes_two_spaces():
    raised = say(board(), "card jardin_des_plantes a1 r0")[1]
    assert (raised.building, raised.spaces) == ("garden", ("a1", "b1"))


def test_l0_5_the_shared_cobblestone_takes_one_space():
    raised = say(board(reserves=("I3", ""), used=("chartier", "")), "build I3 a1 r0")[0]
    assert raised.stone == "c1"


def test_l0_6_there_are_twelve_postcards_and_eight_are_the_starter_set():
    """L0.6, by name and in its order."""
    assert CARDS == (
        "levitation",
        "metropolitain",
        "jardin_des_plantes",
        "sacre_coeur",
        "le_peintre",
        "chartier",
        "bouquinistes_sur_la_seine",
        "lampadaire",
        "moulin_rouge",
        "fontaine_des_mers",
        "le_penseur",
        "la_grande_lumiere",
    )
    assert [CARDS[card] for card in members(STARTER)] == list(CARDS[:8])


ON_THE_SQUARE = [
    ("A=V3", ".A...... .AA.....", 3),
    ("A=garden", ".A...... .A......", 2),
    ("A=fountain", ".A...... .A......", 2),
    ("A=painter", ".A......", 1),
    ("A=dancer", ".A......", 1),
    ("A=statue:south", ".A......", 1),
    ("A=lamp_tile", ".A......", 1),
    ("A=V3 a=annex:V3", ".A...... .AAa....", 4),
]


@pytest.mark.parametrize(("legend", "picture", "size"), ON_THE_SQUARE)
def test_l0_7_a_space_with_a_piece_on_it_is_not_free(legend, picture, size):
    state = board(picture, orange=legend)
    assert state.view(0)["free_own"]["orange"] == 23 - size
    assert "card jardin_des_plantes b1 r1" not in lines(state)


def test_l0_7_a_printed_lamp_without_a_piece_is_free_but_no_ground_for_a_building():
    state = board(reserves=("I3", ""), postcards=[*CARDS[:7], "le_penseur"])
    assert "card le_penseur c4 east" in lines(state)  # d4 is a lamp
    assert "build I3 b4 r0" not in lines(state)


def test_l0_8_lamps_are_the_printed_ones_and_the_lamp_tile():
    assert board().view(0)["lamps"] == ["h2", "d4", "g4", "g5", "d6", "f6", "d8", "g8"]
    assert "a1" in board("A.......", orange="A=lamp_tile").view(0)["lamps"]


def test_l0_8_a_lamp_that_a_building_covers_is_no_lamp():
    state = board(reserves=("I3", ""), used=("metropolitain", ""))
    say(state, "build I3 b4 r0")
    assert state.view(0)["lamps"] == ["h2", "g4", "g5", "d6", "f6", "d8", "g8"]


@pytest.mark.parametrize(
    ("picture", "legend"), [("A.......", "A=lamp_tile+large_lamp"), ("........ .......A", "A=large_lamp")]
)
def test_l0_8_the_large_lamp_is_no_lamp_of_its_own(picture, legend):
    state = board(picture, orange=legend, options={"large_lamp": "any"})
    assert len(state.view(0)["lamps"]) == (9 if "tile" in legend else 8)


def test_l0_8_lamps_belong_to_nobody():
    """Blue's lamp tile lights Orange's building."""
    state = board(
        """
        ..P.....
        ..AA....
    """,
        orange="A=garden",
        blue="P=lamp_tile",
    )
    assert state.view(0)["lit"] == {"garden": ["c1"]}


def test_l0_9_touching_means_by_a_side_across_tiles_and_never_by_a_corner():
    state = board(
        """
        ........
        ...AA...
    """,
        orange="A=garden",
    )
    beside = {line.split()[2] for line in lines(state, "card bouquinistes")} - {"undone"}
    assert beside == {"c2", "f2", "d3", "e3"}
