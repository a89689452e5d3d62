"""L4.1: Lévitation."""

import pytest
from tests.games.lumiere.boards import BUILDINGS, GAME, board, lines, points, say

import paname

ALL_BUT_P5_AND_I3 = " ".join(building for building in BUILDINGS if building not in ("P5", "I3"))


def raisable(state):
    """The buildings that can be raised now."""
    return {line.split()[1] for line in lines(state, "build")}


def test_l4_1_one_of_the_reserve_goes_back_and_one_of_the_supply_is_raised_at_once():
    state = board(reserves=("I3 V3", "T5"))
    assert lines(state, "card levitation") == [
        "card levitation I3",
        "card levitation V3",
        "card levitation undone",
    ]
    used, exchanged = say(state, "card levitation I3")
    assert (used.card, used.done, used.tokens) == ("levitation", True, 3)
    assert (exchanged.seat, exchanged.building) == (0, "I3")
    assert state.to_move == 0
    (raised,) = say(state, "build O4 d2 r0")
    assert (raised.building, raised.spaces) == ("O4", ("d2", "e2", "d3", "e3"))
    view = state.view(0)
    assert view["reserves"] == {"orange": ["V3"], "blue": ["T5"]}
    assert view["supply"] == [building for building in BUILDINGS if building not in ("V3", "T5", "O4")]
    assert view["chimneys"]["orange"] == 6
    assert state.to_move == 1


def test_r_l3_between_the_two_decisions_the_given_building_is_in_neither_place():
    state = board(reserves=("I3 V3", ""))
    say(state, "card levitation I3")
    view = state.view(1)
    assert view["given"] == "I3"
    assert "I3" not in view["supply"]
    assert view["reserves"]["orange"] == ["V3"]


def test_l4_1_never_the_same_one_and_none_of_the_reserve():
    state = board(reserves=("I3 V3", ""))
    say(state, "card levitation I3")
    assert raisable(state) == set(BUILDINGS) - {"I3", "V3"}
    for building in ("I3", "V3"):
        with pytest.raises(paname.IllegalAction, match=f"{building} isn't in the supply") as refused:
            say(state, f"build {building} d2 r0")
        assert refused.value.clause == "L4.1"


def test_l4_1_the_second_decision_is_a_building_and_nothing_else():
    state = board(reserves=("I3", ""))
    say(state, "card levitation I3")
    assert all(line.startswith("build ") for line in lines(state))
    with pytest.raises(paname.IllegalAction, match="Finish Lévitation first"):
        say(state, "card sacre_coeur")


def test_l4_1_with_an_empty_reserve_only_undone():
    assert lines(board(), "card levitation") == ["card levitation undone"]


def test_l4_1_with_an_empty_supply_only_undone():
    state = board(reserves=(" ".join(BUILDINGS[:6]), " ".join(BUILDINGS[6:])))
    assert lines(state, "card levitation") == ["card levitation undone"]


def test_l4_1_with_nothing_that_fits_only_undone():
    """Blue's P5 fits nowhere on this square."""
    state = board(reserves=(ALL_BUT_P5_AND_I3, "I3"), to_move="blue")
    assert state.view(1)["supply"] == ["P5"]
    assert lines(state, "card levitation") == ["card levitation undone"]


@pytest.mark.parametrize("card", ["metropolitain", "chartier"])
def test_l4_13_metropolitain_and_chartier_serve_the_building_of_levitation(card):
    """R-L10: the usual rules of raising include both."""
    state = board(reserves=(ALL_BUT_P5_AND_I3, "I3"), used=("", card), to_move="blue")
    assert "card levitation I3" in lines(state)
    say(state, "card levitation I3", lines_after(state, "card levitation I3")[0])
    assert state.view(1)[f"{card}_ready"] is None
    assert state.view(1)["supply"] == ["I3"]


def lines_after(state, move):
    """The legal moves after a move."""
    twin = state.clone()
    say(twin, move)
    return lines(twin)


def test_l4_1_the_building_given_back_costs_no_points():
    state = board(reserves=("I3 V3", ""))
    assert points(state, 0, "L5.3") == -6
    say(state, "card levitation I3")
    assert points(state, 0, "L5.3") == -3
    say(state, "build O4 d2 r0")
    assert points(state, 0, "L5.3") == -3


def test_l4_1_the_chimney_is_that_of_the_player_who_used_it():
    state = board(reserves=("", "I3"), to_move="blue")
    say(state, "card levitation I3", "build S4 g6 r0")
    assert state.view(0)["chimneys"] == {"orange": 7, "blue": 6}
    assert state.view(0)["buildings"] == [{"building": "S4", "owner": "blue", "spaces": ["g6", "g7", "h7", "h8"]}]


def test_r_l3_levitation_is_two_entries_of_the_record():
    state = board(reserves=("I3", ""))
    say(state, "card levitation I3", "build O4 d2 r0")
    assert [GAME.text(state, action) for action in GAME.record(state)["actions"]] == [
        "card levitation I3",
        "build O4 d2 r0",
    ]
