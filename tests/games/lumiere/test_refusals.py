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


def lamp_laid():
    """Orange's lamp tile lies on a1."""
    return board("L.......", orange="L=lamp_tile", postcards=with_cards("la_grande_lumiere", "lampadaire"))


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


REFUSALS = [
    # Paving, by L2
    (start, "tile A1 r2", "L2.2", "zone_taken", {"zone": "A1"}),
    (start, "take L6", "L2.1", "building_gone", {"building": "L6"}),
    (start, "pass", "L2.4", "tiles_left", {}),
    (done, "tile C4 r0", "L2.4", "no_tile", {}),
    (start, "build U6 a1 r0", "L3.2", "not_paved", {}),
    (start, "card sacre_coeur", "L3.2", "not_paved", {}),
    (built, "tile A1 r0", "L2.5", "paved", {}),
    (built, "take U6", "L2.5", "paved", {}),
    (built, "pass", "L2.5", "paved", {}),
    # Raising buildings (L3.2, L3.3)
    (built, "build S4 g6 r0", "L3.2", "not_in_reserve", {"building": "S4"}),
    (built, "build I3 d1 r0", "L3.3", "foreign", {"space": "f1"}),
    (built, "build I3 b2 r0", "L3.3", "taken", {"space": "b2"}),
    (built, "build I3 b4 r0", "L3.3", "lamp", {"space": "d4"}),
    (with_l4, "build L4 d2 r3 f", "L3.3", "no_flipping", {}),
    (seven_and_t5, "build T5 b1 r0", "L3.3", "no_chimney", {}),
    (with_metropolitain, "build I3 g3 r1", "L4.2", "second_lamp", {}),
    (with_chartier, "build I3 a1 r1", "L4.6", "second_foreign", {}),
    (with_both, "build I3 e6 r0", "L4.6", "second_foreign", {}),
    # Tokens (L3.4)
    (no_token, "card la_grande_lumiere d4", "L3.4", "no_token", {}),
    (blue_has_chartier, "card chartier", "L3.4", "used", {"card": "chartier"}),
    (built, "card lampadaire a1", "L1.1", "not_in_play", {"card": "lampadaire"}),
    # Lévitation (L4.1)
    (built, "card levitation V3", "L4.1", "nothing_to_give", {"building": "V3"}),
    (seven_and_s4, "card levitation S4", "L4.1", "levitation_no_chimney", {}),
    (helpless, "card levitation I3", "L4.1", "nothing_fits", {}),
    (lifted, "build I3 d2 r0", "L4.1", "not_in_supply", {"building": "I3"}),
    (lifted, "card chartier", "L4.1", "levitating", {}),
    # Two spaces (L4.3, L4.10)
    (seven_buildings, "card jardin_des_plantes a1 r0", "L3.3", "garden_no_chimney", {}),
    (board, "card jardin_des_plantes c4 r0", "L3.3", "lamp", {"space": "d4"}),
    (board, "card jardin_des_plantes b1 r0", "L3.3", "foreign", {"space": "c1"}),
    (built, "card fontaine_des_mers b1 r1", "L4.10", "taken", {"space": "b2"}),
    (built, "card fontaine_des_mers b1 r0", "L4.10", "foreign", {"space": "c1"}),
    (with_metropolitain, "card fontaine_des_mers c4 r0", "L4.10", "fountain_lamp", {"space": "d4"}),
    # One space (L4.5, L4.7, L4.8, L4.9, L4.11, L4.12)
    (board, "card le_peintre c1", "L4.5", "not_your_colour", {"space": "c1"}),
    (board, "card le_peintre d1", "L4.5", "not_your_colour", {"space": "d1"}),
    (built, "card moulin_rouge b2", "L4.9", "taken", {"space": "b2"}),
    (painted, "card lampadaire c1", "L4.8", "taken", {"space": "c1"}),
    (built, "card bouquinistes_sur_la_seine h1 V3", "L4.7", "annex_apart", {"space": "h1", "building": "V3"}),
    (built, "card bouquinistes_sur_la_seine d2 garden", "L4.7", "annex_without", {"building": "garden"}),
    (built, "card bouquinistes_sur_la_seine b3 V3", "L4.7", "not_your_colour", {"space": "b3"}),
    (built, "card bouquinistes_sur_la_seine c3 V3", "L4.7", "taken", {"space": "c3"}),
    (built, "card le_penseur a1 north", "L4.11", "front_blocked", {"space": "a1", "front": "north"}),
    (built, "card le_penseur b1 south", "L4.11", "front_blocked", {"space": "b1", "front": "south"}),
    (built, "card le_penseur c1 north", "L4.11", "not_your_colour", {"space": "c1"}),
    (built, "card le_penseur b2 north", "L4.11", "taken", {"space": "b2"}),
    (built, "card la_grande_lumiere a1", "L4.12", "no_lamp", {"space": "a1"}),
    (lamp_laid, "card la_grande_lumiere a1", "L4.12", "lamp_tile", {"space": "a1"}),
]


@pytest.mark.parametrize(("make", "move", "clause", "code", "facts"), REFUSALS, ids=[row[1] for row in REFUSALS])
def test_a_refusal_names_the_clause_and_the_reason_and_changes_nothing(make, move, clause, code, facts):
    state = make()
    before = state.to_bytes()
    events = []
    with pytest.raises(paname.IllegalAction) as refused:
        state.apply(GAME.parse(state, move), events)
    assert (refused.value.clause, refused.value.code, dict(refused.value.facts)) == (clause, code, facts)
    assert state.to_bytes() == before
    assert events == []


@pytest.mark.parametrize("action", [BUILD + 7, RAISE_GARDEN + 7 * 2, FOUNTAIN + 63 * 2 + 1, BUILD + (2 * 8 + 1) * 64])
def test_l3_3_numbers_that_lie_off_the_board_or_repeat_a_turn_are_refused(action):
    """I3 from h1, two spaces from h1, two spaces down from h8, and O4 turned."""
    state = built()
    assert not is_action(state.tables, action)
    with pytest.raises(paname.IllegalAction, match="doesn't fit on the board, or it repeats another turn") as refused:
        state.apply(action)
    assert refused.value.clause == "L3.3"


def test_a_draw_takes_only_what_can_be_drawn():
    state = GAME.new(chance="explicit")
    with pytest.raises(paname.IllegalAction, match="chance: Outcome 2 isn't possible in this draw"):
        state.apply(2)


def test_nothing_more_is_done_when_the_game_is_over():
    with pytest.raises(paname.IllegalAction, match="end: The game is over"):
        say(worked_example(), "card sacre_coeur")
