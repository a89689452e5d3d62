"""What may not be done is refused with its clause and a reason, and changes nothing."""

import pytest
from tests.games.lumiere.boards import ADVANCED, GAME, board, half_paved, say, with_cards
from tests.games.lumiere.test_l3_building import seven_buildings, six_and_the_garden
from tests.games.lumiere.worked import worked_example

import paname
from paname.games.lumiere.actions import BUILD, FOUNTAIN, RAISE_GARDEN, is_action

TILES = """
    o1r0 .... .... ....
    .... .... .... ....
    .... .... .... ....
    .... .... .... b1r2
"""
ORANGE_DONE = """
    o1r0 o2r0 o3r0 o4r0
    o5r0 o6r0 o7r0 o8r0
    b1r0 b2r0 b3r0 b4r0
    b5r0 b6r0 .... ....
"""
V3 = """
    ........
    .AA.....
    ..A.....
"""


def start():
    return half_paved(TILES, ("T2", "T2"), reserves=("U6", "L6"))


def done():
    return half_paved(ORANGE_DONE, (None, "T7"), first_done="orange")


def built(**kwargs):
    """Orange has V3 at b2, c2, c3 and I3 in the reserve; the cards are those of the advanced game."""
    return board(V3, orange="A=V3", reserves=("I3", "S4"), postcards=ADVANCED, **kwargs)


def painted():
    """Blue's painter stands on c1."""
    return board("..P.....", blue="P=painter", postcards=with_cards("le_peintre", "lampadaire"))


def lifted():
    state = built()
    say(state, "card levitation I3")
    return state


def with_metropolitain():
    return built(used=("metropolitain", ""))


def with_chartier():
    return built(used=("chartier", ""))


def with_both():
    return built(used=("metropolitain chartier", ""))


def blue_has_chartier():
    return built(used=("", "chartier"))


def with_l4():
    return board(reserves=("L4", ""))


def seven_and_t5():
    return seven_buildings(reserves=("T5", ""))


def seven_and_s4():
    return six_and_the_garden(reserves=("S4", ""))


def no_token():
    """Blue is to move with its last token, Orange has none."""
    used = ("levitation metropolitain chartier bouquinistes_sur_la_seine", "moulin_rouge fontaine_des_mers le_penseur")
    undone = ["levitation", "bouquinistes_sur_la_seine", "moulin_rouge", "fontaine_des_mers", "le_penseur"]
    return board(used=used, undone=undone, reserves=("I3", ""), postcards=ADVANCED)


def helpless():
    """Blue has I3 to give, but P5, all that is left in the supply, fits nowhere."""
    rest = "V3 O4 T4 L4 S4 T5 W5 X5 U6 L6"
    return board(reserves=(rest, "I3"), to_move="blue")


NOT_PAVED = "The square is not paved yet; now tiles are placed and buildings taken."
PAVED = "The square is paved; now buildings are raised and postcards used."
FOREIGN = "of the other player's colour; only Chartier's stone helps there."
LAMP = "a lamp; only Metropolitain lets a building cover one."
ONE_LAMP = "Metropolitain lets a building cover one lamp, no more."
ONE_STONE = "Chartier's stone makes one space shared, no more."
NO_CHIMNEY = "All your chimneys are used"
REFUSALS = [
    # Paving, by L2
    (start, "tile A1 r2", "L2.2", "Zone A1 has a tile already."),
    (start, "take L6", "L2.1", "L6 is not in the supply any more."),
    (start, "pass", "L2.4", "Only who has placed all eight tiles may pass."),
    (done, "tile C4 r0", "L2.4", "You have placed all your tiles; take a building or pass."),
    (start, "build U6 a1 r0", "L3.2", NOT_PAVED),
    (start, "card sacre_coeur", "L3.2", NOT_PAVED),
    (built, "tile A1 r0", "L2.5", PAVED),
    (built, "take U6", "L2.5", PAVED),
    (built, "pass", "L2.5", PAVED),
    # Raising buildings (L3.2, L3.3)
    (built, "build S4 g6 r0", "L3.2", "S4 is not in your reserve."),
    (built, "build I3 d1 r0", "L3.3", "f1 is " + FOREIGN),
    (built, "build I3 b2 r0", "L3.3", "b2 is taken."),
    (built, "build I3 b4 r0", "L3.3", "d4 is " + LAMP),
    (with_l4, "build L4 d2 r3 f", "L3.3", "Buildings may be turned, not flipped, at this table."),
    (seven_and_t5, "build T5 b1 r0", "L3.3", "All your chimneys are used."),
    (with_metropolitain, "build I3 g3 r1", "L4.2", ONE_LAMP),
    (with_chartier, "build I3 a1 r1", "L4.6", ONE_STONE),
    (with_both, "build I3 e6 r0", "L4.6", ONE_STONE),
    # Tokens (L3.4)
    (no_token, "card la_grande_lumiere d4", "L3.4", "You have no token left."),
    (blue_has_chartier, "card chartier", "L3.4", "chartier carries a token already."),
    (built, "card lampadaire a1", "L1.1", "lampadaire is not among the postcards of this game."),
    # Levitation (L4.1)
    (built, "card levitation V3", "L4.1", "V3 is not in your reserve."),
    (seven_and_s4, "card levitation S4", "L4.1", NO_CHIMNEY + ", so the new building could not be raised."),
    (helpless, "card levitation I3", "L4.1", "No building of the supply fits anywhere, so it can only be left undone."),
    (lifted, "build I3 d2 r0", "L4.1", "I3 is not in the supply; Levitation raises one that lies there."),
    (lifted, "card chartier", "L4.1", "Levitation is under way: raise a building of the supply now."),
    # Two spaces (L4.3, L4.10)
    (seven_buildings, "card jardin_des_plantes a1 r0", "L3.3", NO_CHIMNEY + "; the garden takes one too."),
    (board, "card jardin_des_plantes c4 r0", "L3.3", "d4 is " + LAMP),
    (board, "card jardin_des_plantes b1 r0", "L3.3", "c1 is " + FOREIGN),
    (built, "card fontaine_des_mers b1 r1", "L4.10", "b2 is taken."),
    (built, "card fontaine_des_mers b1 r0", "L4.10", "c1 is " + FOREIGN),
    (with_metropolitain, "card fontaine_des_mers c4 r0", "L4.10", "d4 is " + LAMP),
    # One space (L4.5, L4.7, L4.8, L4.9, L4.11, L4.12)
    (board, "card le_peintre c1", "L4.5", "c1 is not of your colour."),
    (board, "card le_peintre d1", "L4.5", "d1 is not of your colour."),
    (built, "card moulin_rouge b2", "L4.9", "b2 is taken."),
    (painted, "card lampadaire c1", "L4.8", "c1 is taken."),
    (built, "card bouquinistes_sur_la_seine h1 V3", "L4.7", "h1 does not touch a V3 of yours."),
    (built, "card bouquinistes_sur_la_seine d2 garden", "L4.7", "d2 does not touch a garden of yours."),
    (built, "card bouquinistes_sur_la_seine b3 V3", "L4.7", "b3 is not of your colour."),
    (built, "card bouquinistes_sur_la_seine c3 V3", "L4.7", "c3 is taken."),
    (built, "card le_penseur a1 north", "L4.11", "The space to the north is not on the board or not free."),
    (built, "card le_penseur b1 south", "L4.11", "The space to the south is not on the board or not free."),
    (built, "card le_penseur c1 north", "L4.11", "c1 is not of your colour."),
    (built, "card le_penseur b2 north", "L4.11", "b2 is taken."),
    (built, "card la_grande_lumiere a1", "L4.12", "a1 is no lamp."),
]


@pytest.mark.parametrize(("make", "move", "clause", "reason"), REFUSALS, ids=[row[1] for row in REFUSALS])
def test_a_refusal_names_the_clause_and_the_reason_and_changes_nothing(make, move, clause, reason):
    state = make()
    before = state.to_bytes()
    events = []
    with pytest.raises(paname.IllegalAction) as refused:
        state.apply(GAME.parse(state, move), events)
    assert (refused.value.clause, refused.value.reason) == (clause, reason)
    assert str(refused.value) == f"{clause}: {reason}"
    assert state.to_bytes() == before
    assert events == []


@pytest.mark.parametrize("action", [BUILD + 7, RAISE_GARDEN + 7 * 2, FOUNTAIN + 63 * 2 + 1, BUILD + (2 * 8 + 1) * 64])
def test_l3_3_numbers_that_lie_off_the_board_or_repeat_a_turn_are_refused(action):
    """I3 from h1, two spaces from h1, two spaces down from h8, and O4 turned."""
    state = built()
    assert not is_action(state.tables, action)
    with pytest.raises(paname.IllegalAction, match="does not lie wholly on the board, or is another turn") as refused:
        state.apply(action)
    assert refused.value.clause == "L3.3"


def test_a_draw_takes_only_what_can_be_drawn():
    state = GAME.new(chance="explicit")
    with pytest.raises(paname.IllegalAction, match="chance: 2 is no outcome of this draw"):
        state.apply(2)


def test_nothing_more_is_done_when_the_game_is_over():
    with pytest.raises(paname.IllegalAction, match="end: the game is over"):
        say(worked_example(), "card sacre_coeur")
