"""L2: paving the square and gathering buildings."""

import pytest
from tests.games.lumiere.boards import BUILDINGS, GAME, half_paved, lines, say

import paname

ALL = " ".join(BUILDINGS)
START = """
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
LAST_TILE = ORANGE_DONE.replace("b6r0 ....", "b6r0 b7r0")


def orange_done(reserves=("", ""), to_move="orange"):
    return half_paved(ORANGE_DONE, (None, "T7"), to_move, reserves, first_done="orange")


def test_l2_1_a_turn_is_one_tile_in_any_empty_zone_and_turn_or_one_building():
    state = half_paved(START, ("T2", "T2"), reserves=("U6", "L6"))
    zones = [f"{column}{row}" for row in "1234" for column in "ABCD"]
    tiles = [f"tile {zone} r{turn}" for zone in zones for turn in range(4) if zone not in ("A1", "D4")]
    assert lines(state) == tiles + [f"take {building}" for building in BUILDINGS if building not in ("U6", "L6")]


def test_l2_1_the_held_tile_lies_face_up_and_the_next_one_is_drawn_from_the_stack():
    state = half_paved(START, ("T2", "T2"))
    (placed,) = say(state, "tile B1 r1")
    assert (placed.seat, placed.tile, placed.zone, placed.turn, placed.rows) == (0, "T2", "B1", 1, ("os", "bo"))
    assert [GAME.text(state, tile) for tile, _ in state.chance_outcomes()] == ["T3", "T4", "T5", "T6", "T7", "T8"]
    say(state, "T8")
    assert state.to_move == 1
    assert state.view(0)["held"] == "T8"


def test_l2_1_a_building_goes_from_the_supply_to_the_reserve_and_the_tile_is_kept():
    state = half_paved(START, ("T2", "T2"), reserves=("U6", ""))
    (taken,) = say(state, "take O4")
    assert (taken.seat, taken.building, taken.reserve) == (0, "O4", ("O4", "U6"))
    assert state.to_move == 1
    assert state.view(0)["held"] == "T2"
    assert state.view(1)["reserves"] == {"orange": ["O4", "U6"], "blue": []}
    assert "O4" not in state.view(1)["supply"]


def test_l2_2_a_zone_takes_one_tile():
    state = half_paved(START, ("T2", "T2"))
    with pytest.raises(paname.IllegalAction, match="Zone D4 already has a tile") as refused:
        say(state, "tile D4 r0")
    assert refused.value.clause == "L2.2"


def test_l2_2_a_tile_is_turned_in_four_ways_and_never_flipped():
    """T1 and T5 are mirror images: no turn of one shows the other."""
    shown = set()
    for turn in range(4):
        (placed,) = say(half_paved(START, ("T5", "T2")), f"tile B2 r{turn}")
        shown.add(placed.rows)
    assert shown == {("so", "bo"), ("bs", "oo"), ("ob", "os"), ("oo", "sb")}


def test_l2_3_without_buildings_in_the_supply_the_held_tile_must_be_placed():
    """L2.3, and no pass either (L2.4)."""
    state = half_paved(START, ("T2", "T2"), reserves=(ALL, ""))
    assert all(line.startswith("tile ") for line in lines(state))
    assert len(lines(state)) == 14 * 4


def test_l2_4_who_has_placed_all_tiles_takes_a_building_or_passes():
    state = orange_done(reserves=("", "X5"))
    assert lines(state) == [f"take {building}" for building in BUILDINGS if building != "X5"] + ["pass"]


def test_l2_4_a_pass_binds_nothing():
    state = orange_done()
    (passed,) = say(state, "pass")
    assert passed.seat == 0
    say(state, "take I3", "take U6")
    assert state.view(0)["reserves"] == {"orange": ["U6"], "blue": ["I3"]}


def test_l2_4_without_buildings_passing_is_the_only_move_and_it_is_recorded():
    state = orange_done(reserves=(ALL, ""))
    assert lines(state) == ["pass"]
    say(state, "pass")
    assert GAME.record(state)["actions"] == [GAME.parse(state, "pass")]


def test_l2_4_a_player_with_a_tile_may_not_pass():
    with pytest.raises(paname.IllegalAction, match="You can pass only after placing all eight") as refused:
        say(half_paved(START, ("T2", "T2")), "pass")
    assert refused.value.clause == "L2.4"


def test_l2_4_and_l2_1_the_other_player_goes_on_placing_and_taking():
    state = orange_done(to_move="blue")
    assert "tile C4 r3" in lines(state)
    assert "take I3" in lines(state)
    assert "pass" not in lines(state)


def test_l2_5_the_sixteenth_tile_ends_the_phase_at_once():
    state = half_paved(LAST_TILE, (None, "T8"), "blue", first_done="orange")
    events = say(state, "tile D4 r0")
    assert [type(event).__name__ for event in events] == ["TilePlaced", "PhaseEnded"]
    assert state.view(0)["phase"] == "building"
    assert not lines(state, "take")


def test_l2_5_the_eighth_tile_of_the_first_player_does_not_end_it():
    state = half_paved(LAST_TILE.replace("o8r0", "...."), ("T8", "T8"))
    say(state, "tile D2 r0")
    assert state.view(0)["phase"] == "paving"
    assert state.view(0)["first_done"] == "orange"
    assert state.to_move == 1


@pytest.mark.parametrize("first", [0, 1])
def test_l3_1_who_first_placed_all_eight_goes_first(first):
    own, other = "ob" if first == 0 else "bo"
    tiles = LAST_TILE.translate(str.maketrans("ob", own + other)).replace(f"{own}8r0", "....")
    state = half_paved(tiles, ("T8", "T8"), ("orange", "blue")[first])
    say(state, "tile D2 r0")
    events = say(state, "tile D4 r0")
    assert events[-1].first == first
    assert state.to_move == first


def test_l2_6_a_player_knows_the_own_tile_the_square_the_reserves_and_which_tiles_remain():
    state = half_paved(START, ("T2", "T3"), reserves=("U6", "L6"))
    view = state.view(1)
    assert view["held"] == "T3"
    assert view["square"][0] == "bo......"
    assert view["square"][7] == "......bo"
    assert view["reserves"] == {"orange": ["U6"], "blue": ["L6"]}
    assert view["supply"] == [building for building in BUILDINGS if building not in ("U6", "L6")]
    assert view["unplaced"] == {seat: [f"T{n}" for n in range(2, 9)] for seat in ("orange", "blue")}


@pytest.mark.parametrize(("seat", "hidden"), [(0, "blue"), (1, "orange"), (-1, "blue"), (-1, "orange")])
def test_l2_6_a_view_does_not_change_with_a_tile_that_another_player_holds(seat, hidden):
    place = ("orange", "blue").index(hidden)
    views = []
    for tile in range(2, 9):
        held = ["T2", "T2"]
        held[place] = f"T{tile}"
        views.append(half_paved(START, held).view(seat))
    assert all(view == views[0] for view in views)


def test_l2_6_nobody_knows_the_order_of_a_stack_not_even_of_the_own_one():
    """Worlds drawn for a player hold every other tile in the opponent's hand, and draw every tile of its stack."""
    state = half_paved(START, ("T2", "T3"))
    rng = paname.Rng("worlds")
    worlds = [state.determinize(0, rng) for _ in range(200)]
    assert {world.view(0)["held"] for world in worlds} == {"T2"}
    assert {world.view(1)["held"] for world in worlds} == {f"T{n}" for n in range(2, 9)}
    for world in worlds:
        say(world, "tile B1 r0")
    assert {world.view(0)["held"] for world in worlds} == {f"T{n}" for n in range(3, 9)}
