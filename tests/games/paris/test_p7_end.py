"""P7: the end and the scoring."""

import pytest
from tests.games.paris.helpers import GAME, TABLES, play, table
from tests.games.paris.test_p6_end_tiles import taken

import paname
from paname.core.state import OVER

LAST = TABLES.end_ids[-1]


def near_end(first, turn, players=2):
    """One end-game tile is left, and it is this one's turn."""
    return table(players=players, first=first, turn=turn, end_game=taken(*TABLES.end_ids[:-1]))


def finish(state):
    """Pass or place keys until the game is over; returns the seats that had turns."""
    order = []
    while not state.is_over:
        order.append(state.turn)
        play(
            state, "key montmartre" if state.keys[state.turn] and not state.banks[state.turn] & 2 else "key belleville"
        )
        play(state, "end")
    return order


def test_p7_1_the_round_is_finished_and_one_more_is_played():
    """P7.1: the round is finished and one more is played."""
    state = play(near_end("sun", "sun", 3), "look", f"endtile {LAST}", "end")
    assert state.to_json()["ending"] == "after this round one more"
    assert finish(state) == [1, 2, 0, 1, 2]
    assert state.to_move == OVER


def test_p7_1_when_the_last_of_the_round_takes_it_only_the_final_round_follows():
    state = play(near_end("sun", "moon"), "look", f"endtile {LAST}", "end")
    assert state.to_json()["ending"] == "last round"
    assert finish(state) == [0, 1]


def test_p7_1_r_p16_a_round_begins_with_the_first_player():
    """R-P16: rounds are counted by the first player's turns."""
    state = play(near_end("moon", "sun"), "look", f"endtile {LAST}", "end")
    assert state.round == 2
    assert finish(state) == [1, 0]
    assert state.round == 2


def test_p7_1_an_over_game_takes_no_more():
    state = near_end("sun", "moon")
    play(state, "look", f"endtile {LAST}", "end")
    finish(state)
    with pytest.raises(paname.IllegalAction, match="The game is over"):
        play(state, "end")


def test_p7_2_tile_27_counts_francs_which_stay_for_the_tie():
    state = table(seats={"sun": {"held": [27], "francs": 9}, "moon": {"vp": 9, "francs": 8}})
    assert state.scores() == [9, 9]
    assert state.winners() == [0]
    lines = [line for line in state.breakdown() if line.clause == "P7.2"]
    assert [(line.seat, line.code, line.facts, line.points) for line in lines] == [(0, "francs", (("n", 9),), 9)]


def test_the_factors_of_a_seat_are_the_tiles_it_had():
    sun = {"held": [27, 5], "used": [13]}
    state = table(
        seats={"sun": sun}, end_game=[*taken("wood", seat="sun"), {"seat": "moon", "tile": "4vp", "used_after": 2}]
    )
    assert GAME.factors(state, 0) == ["tile 5", "tile 13", "tile 27", "end-game tile wood"]
    assert GAME.factors(state, 1) == ["end-game tile 4vp"]


def places(vp, *keys, players=None, used=None, landmarks=None, district="batignolles"):
    """The points of a district for these keys by seat."""
    seats = {}
    for name, on in zip(("sun", "moon", "lily", "star"), keys, strict=False):
        sites = [site if not site[0].isdigit() else f"{district} {site}" for site in on.split()]
        seats[name] = {"keys_on": sites, "used": (used or {}).get(name, [])}
    state = table(players=players or len(keys), seats=seats, vp={district: vp}, landmarks={district: landmarks or []})
    sums = [sum(line.points for line in state.breakdown() if line.seat == seat) for seat in range(state.players)]
    assert state.scores() == sums
    return state.scores()


def test_p7_3_first_second_third_and_the_fourth_nothing():
    assert places(20, "8", "5", "4", "3") == [20, 10, 5, 0]


def test_p7_3_only_players_with_a_key_there_score():
    assert places(20, "8 5", "", "4 3", "") == [20, 0, 10, 0]


def test_p7_3_two_own_keys_on_one_count_twice():
    assert places(20, "4 4", "5 1", "3", used={"sun": [9]}) == [20, 10, 5]


def test_p7_3_districts_without_a_vp_tile_give_nothing():
    state = table(seats={"sun": {"keys_on": ["chaillot 8"]}})
    assert state.scores() == [0, 0]


def test_p7_4_the_more_valuable_single_building_decides():
    """P7.4: the more valuable single building decides."""
    assert places(20, "4 3", "5 2", "1") == [10, 20, 5]


def test_p7_4_a_shared_place_skips_the_next_and_k_players_use_k_places():
    assert places(20, "8", "8", "5", "4", used={"moon": [16]}) == [20, 20, 5, 0]


def test_p7_4_a_tie_for_second_uses_second_and_third():
    assert places(20, "8 1", "5", "5", "4", used={"moon": [16]}) == [20, 10, 10, 0]


def test_p7_4_a_tie_for_third_pays_both():
    assert places(20, "8", "5", "3", "3", used={"lily": [16]}) == [20, 10, 5, 5]


def test_p7_5_two_players_the_second_needs_half():
    """P7.5: two players the second needs half."""
    assert places(18, "8 5 3", "4 4", used={"moon": [9]}) == [18, 9]
    assert places(18, "8 5 3 1", "4 4", used={"moon": [9]}) == [18, 0]


def test_p7_5_a_second_place_by_tie_break_always_scores_and_a_shared_first_is_first_for_both():
    assert places(18, "8", "5 2 1") == [18, 9]
    assert places(18, "8 2", "8 1 1", used={"sun": [16], "moon": [9]}) == [18, 18]


def test_p7_5_with_three_players_half_is_not_asked():
    assert places(18, "8 5 4", "1", "") == [18, 9, 0]


@pytest.mark.parametrize(
    ("sun", "moon", "winners"),
    [
        ({"vp": 5}, {"vp": 4}, [0]),
        ({"vp": 4, "francs": 7}, {"vp": 4, "francs": 8}, [1]),
        ({"keys_on": ["chaillot 5"]}, {"keys_on": ["chaillot 3", "chaillot 1"]}, [0]),
        ({"keys_on": ["chaillot 3", "chaillot 3"], "used": [9]}, {"keys_on": ["chaillot 5"]}, [0]),
        ({"keys_on": ["chaillot 4"]}, {"keys_on": ["chaillot 3", "belleville 1"]}, [0, 1]),
    ],
)
def test_p7_6_most_points_then_francs_then_value_then_shared(sun, moon, winners):
    """P7.6: most points then francs then value then shared."""
    assert table(seats={"sun": sun, "moon": moon}).winners() == winners
