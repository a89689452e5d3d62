"""L4.3, L4.4, L4.7: Jardin des Plantes, Sacré-Cœur, Bouquinistes sur la Seine."""

from tests.games.lumiere.boards import board, lines, points, say


def test_l4_3_the_garden_stands_on_own_and_shared_spaces():
    state = board()
    places = lines(state, "card jardin")
    assert "card jardin_des_plantes a1 r0" in places
    assert "card jardin_des_plantes d1 r0" in places  # both shared
    assert "card jardin_des_plantes a1 r1" not in places  # a2 is Blue's
    assert "card jardin_des_plantes c4 r0" not in places  # d4 is a lamp
    assert len(places) == 35 + 1


def test_l4_3_the_garden_is_a_building_of_size_two_with_a_chimney():
    state = board()
    used, raised = say(state, "card jardin_des_plantes c4 r1")
    assert (used.card, used.done) == ("jardin_des_plantes", True)
    assert (raised.building, raised.spaces, raised.lamps) == ("garden", ("c4", "c5"), ("d4",))
    assert state.view(0)["chimneys"] == {"orange": 6, "blue": 7}
    assert points(state, 0, "L5.1", "garden") == 2
    assert points(state, 0, "L5.2") == 2


def test_l4_4_sacre_coeur_takes_the_minus_points_away_for_its_player_only():
    state = board(reserves=("I3 V3", "O4"))
    assert state.scores() == [-6, -3]
    say(state, "card sacre_coeur")
    assert state.scores() == [0, -3]


def test_l4_4_also_for_buildings_that_stay_until_the_end():
    """All tokens used, P5 fits nowhere: Blue loses nothing."""
    orange = "jardin_des_plantes le_peintre lampadaire bouquinistes_sur_la_seine"
    blue = "levitation moulin_rouge fontaine_des_mers"
    undone = f"{orange} {blue}".split()
    state = board(
        reserves=("", "P5"), used=(orange, blue), undone=undone, to_move="blue", postcards=[*undone, "sacre_coeur"]
    )
    say(state, "card sacre_coeur")
    assert state.is_over
    assert state.scores() == [0, 0]


# L4.7 Bouquinistes ----------------------------------------------------------------------------------------

TWO_ROWS = """
    .A......
    .AA.BB..
"""


def annexes(state):
    return [line.removeprefix("card bouquinistes_sur_la_seine ") for line in lines(state, "card bouquinistes")]


def test_l4_7_on_a_free_space_of_the_own_colour_that_touches_an_own_building():
    """c3 touches it too, but is shared; a2, b3 and c1 are Blue's."""
    state = board(".A...... .AA.....", orange="A=V3")
    assert annexes(state) == ["a1 V3", "d2 V3", "undone"]


def test_l4_7_the_garden_is_a_building_too():
    assert annexes(board(".A...... .A......", orange="A=garden")) == ["a1 garden", "c2 garden", "undone"]


def test_l4_7_not_beside_a_building_of_the_other_player():
    state = board("........ A....... AA......", blue="A=V3")
    assert annexes(state) == ["undone"]


def test_l4_7_if_it_touches_several_one_is_named():
    state = board(TWO_ROWS, orange="A=V3 B=garden")
    assert {"d2 V3", "d2 garden"} <= set(annexes(state))
    for building in ("V3", "garden"):
        twin = state.clone()
        _, placed = say(twin, f"card bouquinistes_sur_la_seine d2 {building}")
        assert (placed.piece, placed.spaces, placed.building) == ("annex", ("d2",), building)
        assert twin.view(0)["annex"] == {"space": "d2", "building": building}


def test_l4_7_its_space_adds_to_the_size_of_that_building_only():
    """d4's lamp shines on both: V3 at c3, b4, c4 and the garden at d3, e3."""
    picture = """
        ........
        ........
        ..ABB...
        .AA.....
    """
    state = board(picture, orange="A=V3 B=garden")
    assert (points(state, 0, "L5.1", "V3"), points(state, 0, "L5.1", "garden")) == (3, 2)
    say(state, "card bouquinistes_sur_la_seine b5 V3")
    assert (points(state, 0, "L5.1", "V3"), points(state, 0, "L5.1", "garden")) == (4, 2)


def test_l4_7_a_lamp_beside_the_annex_lights_its_building():
    """g2 touches the lamp h2."""
    state = board("........ ...AA...", orange="A=garden")
    assert state.view(0)["lit"] == {"garden": []}
    state = board("........ ....AA..", orange="A=garden")
    say(state, "card bouquinistes_sur_la_seine g2 garden")
    assert state.view(0)["lit"] == {"garden": ["h2"]}
    assert points(state, 0, "L5.1") == 3


def test_l4_7_a_lamp_beside_annex_and_building_counts_once():
    """c4 and d5 both touch the lamp d4."""
    state = board(
        """
        ........
        ........
        ........
        ..A.....
        ..Aa....
        """,
        orange="A=garden a=annex:garden",
    )
    assert state.view(0)["lit"] == {"garden": ["d4", "d6"]}
    assert points(state, 0, "L5.1") == 6


def test_l4_7_it_joins_its_building_to_the_other_buildings_it_touches():
    state = board(TWO_ROWS, orange="A=V3 B=garden")
    assert points(state, 0, "L5.2") == 3
    say(state, "card bouquinistes_sur_la_seine d2 garden")
    assert points(state, 0, "L5.2") == 6


def test_l4_7_a_fountain_beside_the_annex_touches_its_building():
    picture = """
        ........
        ........
        ........
        F.A.....
        F.A.....
    """
    state = board(picture, orange="F=fountain A=garden")
    assert points(state, 0, "L4.10") == 0
    state = board(picture.replace("F.A", "FaA", 1), orange="F=fountain A=garden a=annex:garden")
    assert points(state, 0, "L4.10") == 3


def test_l4_7_it_is_no_building_of_its_own_and_needs_no_chimney():
    state = board(".A...... .AA.....", orange="A=V3")
    say(state, "card bouquinistes_sur_la_seine d2 V3")
    assert state.view(0)["chimneys"]["orange"] == 6
    assert [entry["building"] for entry in state.view(0)["buildings"]] == ["V3"]
