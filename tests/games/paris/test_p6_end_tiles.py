"""P6: end-game tiles."""

import pytest
from tests.games.paris.helpers import REMOVED, SPACES, TABLES, lines, play, refused, seat_of, table

ALL = TABLES.end_ids


def taken(*tiles, seat="moon"):
    return [{"seat": seat, "tile": tile} for tile in tiles]


def test_p6_1_only_when_all_stacks_are_empty():
    laid = [space for space in SPACES if space not in (*REMOVED, "montmartre 3")]
    words = {"laid": laid, "stacks": [{"tiles": 1, "top": "montmartre"}]}
    state = table(**words)
    assert lines(state, "look") == []
    assert refused(state, "look") == ("P6.1", "stacks_left")
    assert lines(table(), "look") == ["look"]


def test_p6_1_who_draws_the_last_building_may_take_one_in_that_turn():
    laid = [space for space in SPACES if space not in (*REMOVED, "montmartre 3")]
    stacks = [{"tiles": 1, "top": "montmartre"}]
    state = table(seed=2, laid=laid, stacks=stacks, pending=["draw", "main", "end"])
    assert lines(play(state, "draw 1"), "look") == ["look"]


def test_p6_1_all_twelve_are_in_every_game_and_the_stack_runs_out():
    state = play(table(), "look")
    assert lines(state) == [f"endtile {tile}" for tile in ALL]
    empty = table(end_game=taken(*ALL), ending="last round")
    assert refused(empty, "look") == ("P6.1", "no_end_tile_left")


def test_p6_3_r_p4_two_decisions_in_a_row_without_free_actions_between():
    """R-P4: no free action between the look and the take."""
    state = table(seats={"sun": {"goods": {"wood": 1}, "held": [1]}})
    assert lines(state, "endtile") == []
    assert refused(state, "endtile gold") == ("P6.3", "look_first")
    play(state, "look")
    assert lines(state) == [f"endtile {tile}" for tile in ALL]
    assert refused(state, "sell wood") == ("P6.3", "take_end_tile_first")
    assert refused(state, "end")[0] == "P6.3"
    play(state, "endtile gold")
    assert {"sell wood", "use 1", "use gold", "end"} == set(lines(state))


def test_p6_3_the_refusal_before_the_look_tells_nothing_about_the_stack():
    state = table(end_game=taken("gold"))
    assert refused(state, "endtile gold") == refused(state, "endtile wood")
    play(state, "look")
    assert refused(state, "endtile gold") == ("P6.1", "end_tile_gone")


@pytest.mark.parametrize(
    ("tile", "francs", "vp"),
    [("4vp", 0, 4), ("3vp", 0, 3), ("2vp", 0, 2), ("5francs", 5, 0), ("4francs", 4, 0), ("3francs", 3, 0)],
)
def test_p6_2_francs_and_points_come_when_the_tile_is_used(tile, francs, vp):
    state = play(table(), "look", f"endtile {tile}")
    assert (state.francs[0], state.vp[0], state.scores()[0]) == (3, 0, 0)
    play(state, f"use {tile}")
    assert (state.francs[0], state.vp[0]) == (3 + francs, vp)
    assert refused(state, f"use {tile}") == ("P6.2", "end_tile_not_held", tile)


@pytest.mark.parametrize("good", ALL[6:])
def test_p6_2_goods_become_units_of_the_turn(good):
    state = play(table(), "look", f"endtile {good}", f"use {good}")
    assert state.to_json()["units"] == {good: 1}
    assert seat_of(state)["goods"] == {}
    assert not any(play(state, "end").units)


def test_p6_2_a_tile_may_be_used_in_a_later_turn_of_ones_own():
    state = play(table(), "look", "endtile wood", "end")
    assert refused(state, "use wood") == ("P6.2", "end_tile_not_held", "wood")
    play(state, "key arc", "end")
    assert "use wood" in lines(state)


def test_p6_2_r_p12_unused_tiles_score_nothing():
    """R-P12: points if it ended now."""
    state = table(end_game=taken("4vp", "3vp", seat="sun"))
    assert state.scores() == [0, 0]


def test_p6_2_others_do_not_know_which_tile_was_taken_until_it_is_used():
    state = play(table(), "look")
    events = []
    play(state, "endtile gold", events=events)
    told = {
        seat: [event.tile for event in events if event.is_seen_by(seat) and hasattr(event, "tile")]
        for seat in (-1, 0, 1)
    }
    assert told == {-1: [None], 0: ["gold"], 1: [None]}
    assert state.view(0)["end_game"]["taken"] == [{"seat": "sun", "tile": "gold"}]
    assert state.view(1)["end_game"]["taken"] == [{"seat": "sun", "tile": None}]
    play(state, "use gold")
    assert state.view(1)["end_game"]["used"] == [{"tile": "gold", "seat": "sun", "after": 1}]
