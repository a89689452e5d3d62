"""The text face of actions: what is written is read again, forgivingly, and what cannot be read is told."""

import pytest
from tests.games.lumiere.boards import GAME, board

import paname
from paname.games.lumiere.actions import (
    GiveBuilding,
    LeaveUndone,
    Pass,
    PlaceAnnex,
    PlaceDouble,
    PlacePiece,
    PlaceStatue,
    PlaceTile,
    RaiseBuilding,
    TakeBuilding,
    UsePostcard,
    card_of,
)
from paname.games.lumiere.components import CARDS

STATE = board()


def read(line):
    """The line of what was read."""
    return GAME.text(STATE, GAME.parse(STATE, line))


def test_every_action_of_the_catalogue_is_written_and_read_again_flips_included():
    ids = GAME.action_ids()
    texts = [GAME.text(STATE, action) for action in ids]
    assert [GAME.parse(STATE, text) for text in texts] == ids
    assert sum(text.endswith(" f") for text in texts) == 168 + 84 + 168 + 120  # L4, S4, P5, L6


def test_every_action_has_a_dataclass_of_its_own():
    actions = [GAME.action(action) for action in GAME.action_ids()]
    assert len(set(actions)) == len(actions)
    assert all(isinstance(action, paname.Action) for action in actions)


ACTIONS = [
    ("tile B3 r1", PlaceTile("B3", 1)),
    ("take U6", TakeBuilding("U6")),
    ("pass", Pass()),
    ("build I3 a1 r1", RaiseBuilding("I3", "a1", 1, False, ("a1", "a2", "a3"))),
    ("card sacre_coeur", UsePostcard("sacre_coeur")),
    ("card lampadaire undone", LeaveUndone("lampadaire")),
    ("card levitation X5", GiveBuilding("levitation", "X5")),
    ("card lampadaire d5", PlacePiece("lampadaire", "d5")),
    ("card fontaine_des_mers c8 r0", PlaceDouble("fontaine_des_mers", "c8", 0, ("c8", "d8"))),
    ("card bouquinistes_sur_la_seine b2 garden", PlaceAnnex("bouquinistes_sur_la_seine", "b2", "garden")),
    ("card le_penseur h8 west", PlaceStatue("le_penseur", "h8", "west")),
]


@pytest.mark.parametrize(("line", "action"), ACTIONS)
def test_a_line_is_a_dataclass(line, action):
    assert GAME.action(GAME.parse(STATE, line)) == action


@pytest.mark.parametrize("action", [0, 64, 76, 77])
def test_paving_and_raising_use_no_postcard(action):
    assert card_of(action) == -1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  TILE   b3  R1 ", "tile B3 r1"),
        ("Take u6", "take U6"),
        ("PASS", "pass"),
        ("build l6 A1 R0 F", "build L6 a1 r0 f"),
        ("build O4 a1 r3", "build O4 a1 r0"),
        ("build I3 a1 r2", "build I3 a1 r0"),
        ("build X5 b1 r1 f", "build X5 b1 r0"),
        ("build T5 b1 r0 f", "build T5 b1 r0"),
        ("card lamp d5", "card lampadaire d5"),
        ("card Le-Peintre D5", "card le_peintre d5"),
        ("card lepei d5", "card le_peintre d5"),
        ("card LE_PEN d5 n", "card le_penseur d5 north"),
        ("card fontaine-des-mers c8 R0", "card fontaine_des_mers c8 r0"),
        ("card bou b2 GARDEN", "card bouquinistes_sur_la_seine b2 garden"),
        ("card m", None),
        ("card met", "card metropolitain"),
        ("card lev Undone", "card levitation undone"),
        ("card grande d4", None),
        ("card la_grande d4", "card la_grande_lumiere d4"),
    ],
)
def test_input_is_read_forgivingly(typed, meant):
    if meant is None:
        with pytest.raises(paname.ParseError):
            read(typed)
    else:
        assert read(typed) == meant


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "Nothing was typed; try tile, take, build, card or pass"),
        ("   ", "Nothing was typed; try tile, take, build, card or pass"),
        ("jump a1", "'jump' isn't a move; moves begin with tile, take, build, card or pass"),
        ("tile", "something is missing; type tile ZONE TURN, such as: tile B3 r1"),
        ("tile B3", "something is missing; type tile ZONE TURN, such as: tile B3 r1"),
        ("tile B3 r1 now", "'now' is one word too many; type tile ZONE TURN, such as: tile B3 r1"),
        ("tile E3 r1", "'E3' isn't a zone; zones are A1 to D4"),
        ("tile B5 r1", "'B5' isn't a zone; zones are A1 to D4"),
        ("tile B33 r1", "'B33' isn't a zone; zones are A1 to D4"),
        ("tile B3 r4", "'r4' isn't a turn; turns are r0 to r3"),
        ("take", "something is missing; type take BUILDING, such as: take U6"),
        ("take Z9", "'Z9' isn't a building; there are I3, V3, O4, T4, L4, S4, T5, W5, X5, P5, U6, L6"),
        ("take garden", "'garden' isn't a building; there are I3, V3, O4, T4, L4, S4, T5, W5, X5, P5, U6, L6"),
        ("pass twice", "'twice' is one word too many; type pass"),
        ("build L6 c4", "something is missing; type build BUILDING SPACE TURN, such as: build L6 c4 r2"),
        ("build L6 c4 r2 x", "'x' is one word too many; type build BUILDING SPACE TURN, such as: build L6 c4 r2"),
        ("build L6 c4 r2 f f", "'f' is one word too many; type build BUILDING SPACE TURN, such as: build L6 c4 r2"),
        ("build L6 i4 r2", "'i4' isn't a space; spaces are a1 to h8"),
        ("build L6 c9 r2", "'c9' isn't a space; spaces are a1 to h8"),
        ("build L6 c44 r2", "'c44' isn't a space; spaces are a1 to h8"),
        ("build i3 h1 r0", "I3 doesn't fit on the board with h1 as its first space at r0"),
        ("build L6 a6 r0", "L6 doesn't fit on the board with a6 as its first space at r0"),
        ("card", f"Which postcard? There are {', '.join(CARDS)}"),
        ("card eiffel", f"'eiffel' isn't a postcard; there are {', '.join(CARDS)}"),
        ("card le_pe", "'le_pe' could be le_peintre, le_penseur"),
        ("card sacre_coeur now", "'now' is one word too many; type card sacre_coeur"),
        ("card levitation", "something is missing; type card levitation BUILDING or undone"),
        ("card levitation I3 V3", "'V3' is one word too many; type card levitation BUILDING or undone"),
        ("card lampadaire", "something is missing; type card lampadaire SPACE or undone"),
        ("card lampadaire d5 d6", "'d6' is one word too many; type card lampadaire SPACE or undone"),
        ("card jardin_des_plantes d5", "something is missing; type card jardin_des_plantes SPACE TURN or undone"),
        ("card jardin_des_plantes d5 r2", "'r2' isn't a turn; turns are r0 to r1"),
        ("card jardin_des_plantes h5 r0", "two spaces at r0 from h5 don't fit on the board"),
        ("card fontaine_des_mers h8 r1", "two spaces at r1 from h8 don't fit on the board"),
        ("card bou d5", "something is missing; type card bouquinistes_sur_la_seine SPACE BUILDING or undone"),
        ("card bou d5 Q1", "'Q1' isn't a building; there are I3, V3, O4, T4, L4, S4, T5, W5, X5, P5, U6, L6, garden"),
        ("card le_penseur d5 up", "'up' isn't a side; sides are north, east, south, west"),
    ],
)
def test_a_line_that_cannot_be_read_says_where_reading_stopped(line, reason):
    with pytest.raises(paname.ParseError) as error:
        GAME.parse(STATE, line)
    assert str(error.value) == reason


def test_chance_has_names_too_that_are_read_again():
    state = GAME.new(chance="explicit", postcards="random")
    for expected in (["orange", "blue"], list(CARDS)):
        names = [GAME.text(state, outcome) for outcome, _ in state.chance_outcomes()]
        assert names == expected
        assert [GAME.parse(state, f" {name} ") for name in names] == [outcome for outcome, _ in state.chance_outcomes()]
        state.apply(0)
    while state.view(-1)["due"] == "postcard":
        state.apply(state.chance_outcomes()[0][0])
    assert [GAME.text(state, tile) for tile, _ in state.chance_outcomes()] == [f"T{n}" for n in range(1, 9)]
