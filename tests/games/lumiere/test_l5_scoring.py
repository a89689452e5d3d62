"""L5: points, ties and draws."""

import pytest
from tests.games.lumiere.boards import BUILDINGS, board, half_paved, points, say


def facts(state, seat, clause):
    """What a seat's line of a clause was counted from."""
    return next(dict(line.facts) for line in state.breakdown() if (line.seat, line.clause) == (seat, clause))


@pytest.mark.parametrize(
    ("picture", "lamps"),
    [
        ("........ ........ ........ .AA..... ..A.....", ["d4"]),  # west of it
        ("........ ........ ..AA.... ..A.....", ["d4"]),  # north and west of it: once
        ("........ ........ ........ ..A..... ..AA....", ["d4", "d6"]),  # between two
        ("........ ......A. .....AA.", ["h2", "g4"]),  # across tile edges
        (".A...... .AA.....", []),  # far from all
        ("........ .AA..... ..A.....", []),  # by a corner only
    ],
)
def test_l5_1_light_is_size_times_the_lamps_beside_a_building(picture, lamps):
    state = board(picture, orange="A=V3")
    assert state.view(0)["lit"] == {"V3": lamps}
    assert points(state, 0, "L5.1") == 3 * len(lamps)
    assert facts(state, 0, "L5.1") == {"size": 3, "lamps": len(lamps), "shining": tuple(lamps)}


def test_l5_1_a_lamp_counts_for_every_building_it_touches_of_both_players():
    state = board("........ ........ ........ .AA.B... ..A.B...", orange="A=V3", blue="B=garden")
    assert state.view(0)["lit"] == {"V3": ["d4"], "garden": ["d4"]}
    assert (points(state, 0, "L5.1"), points(state, 1, "L5.1")) == (3, 2)


@pytest.mark.parametrize(
    ("picture", "legend", "expected"),
    [
        ("", "", 0),
        ("........ .AA..... ..A.....", "A=V3", 3),  # a lone building is a set too
        (".A...... .AABB...", "A=V3 B=garden", 5),  # joined by a side
        (".A...... .AA..... ...BB...", "A=V3 B=garden", 3),  # by a corner: not joined
        ("...A.... ...A.... ...AAAA. .BB..... .CCC....", "A=L6 B=garden C=I3", 6),  # spaces count, not buildings
        (".A...... .AABB... ...CCC..", "A=V3 B=garden C=I3", 8),  # a chain of three
    ],
)
def test_l5_2_the_largest_set_of_own_joined_buildings_pays_a_point_a_space(picture, legend, expected):
    assert points(board(picture, orange=legend), 0, "L5.2") == expected


def test_l5_2_buildings_of_the_other_player_join_nothing():
    """Blue's I3 lies between Orange's V3 and garden."""
    state = board(".A...... .AA..... IIIGG...", orange="A=V3 G=garden", blue="I=I3")
    assert points(state, 0, "L5.2") == 3
    assert facts(state, 0, "L5.2") == {"buildings": ("V3",)}


def test_l5_2_the_line_names_the_buildings_that_stand_together():
    chain = board(".A...... .AABB... ...CCC..", orange="A=V3 B=garden C=I3")
    assert set(facts(chain, 0, "L5.2")["buildings"]) == {"V3", "garden", "I3"}
    apart = board("...A.... ...A.... ...AAAA. .BB..... .CCC....", orange="A=L6 B=garden C=I3")
    assert facts(apart, 0, "L5.2") == {"buildings": ("L6",)}


def test_l5_3_each_building_left_in_the_reserve_costs_three():
    state = board(reserves=("I3", "V3 O4"))
    assert (points(state, 0, "L5.3"), points(state, 1, "L5.3")) == (-3, -6)
    say(state, "build I3 d2 r0")
    assert points(state, 0, "L5.3") == 0


def test_l5_3_buildings_of_the_supply_cost_nothing():
    assert board().scores() == [0, 0]


def test_r_l4_the_points_if_it_ended_now_count_the_whole_reserve_also_while_paving():
    tiles = "o1r0 " + ".... " * 14 + "b1r0"
    state = half_paved(tiles, ("T2", "T2"), reserves=(" ".join(BUILDINGS[:5]), ""))
    assert state.scores() == [-15, 0]
    assert state.winners() == [1]


def test_l5_4_four_postcards_pay_at_the_end():
    """I3 touches the fountain; all eight neighbours of the statue are free."""
    state = board(
        """
        D......P
        ...III..
        ...FF...
        ........
        .S......
        """,
        orange="D=dancer P=painter I=I3 F=fountain S=statue:south",
        to_move="blue",
    )
    lines = [line for line in state.breakdown() if line.code == "postcard"]
    cards = {dict(line.subject)["card"]: (line.clause, line.points) for line in lines}
    assert cards == {
        "le_peintre": ("L4.5", 16),
        "moulin_rouge": ("L4.9", 64 - 8 - 3 - 2 - 1 - 1),
        "fontaine_des_mers": ("L4.10", 3),
        "le_penseur": ("L4.11", 12),
    }
    assert state.scores()[0] == 16 + 49 + 3 + 12 + 3


def test_l5_5_most_points_win():
    assert board(reserves=("I3", "")).winners() == [1]
    assert board(reserves=("", "I3")).winners() == [0]
    assert board(".......P", orange="P=painter").winners() == [0]  # with fewer free spaces


@pytest.mark.parametrize(
    ("picture", "legend", "winners"),
    [
        ("A.......", "A=lamp_tile", [1]),  # an own space is under a piece
        ("AA......", "A=fountain", [1]),
        ("...AA...", "A=fountain", [0, 1]),  # shared spaces do not count
        ("........ .......A", "A=large_lamp", [0, 1]),  # nor do lamps
    ],
)
def test_l5_5_a_tie_goes_to_the_player_with_more_free_spaces_of_their_colour(picture, legend, winners):
    state = board(picture, orange=legend)
    assert state.scores() == [0, 0]
    assert state.winners() == winners


def test_l5_5_blue_loses_a_tie_in_the_same_way():
    state = board("..A.....", blue="A=lamp_tile")
    assert state.winners() == [0]


def test_l5_5_still_equal_is_a_draw():
    state = board(used=("lampadaire", ""), undone=["lampadaire"])
    assert (state.scores(), state.winners()) == ([0, 0], [0, 1])
