"""P1: set-up."""

import pytest
from tests.games.paris.helpers import GAME, SPACES, TABLES, split

from paname.core.state import CHANCE


def drawn_out(outcomes, players=2, **options):
    """A game whose draws are settled by a rule: the outcome that `outcomes` picks from the list."""
    state = GAME.new(players=players, chance="explicit", **options)
    while state.to_move == CHANCE:
        state.apply(outcomes(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p1_1_every_player_begins_with_three_francs_and_nothing_else(players):
    state = GAME.new(players=players, seed=5)
    for seat in range(players):
        assert (state.francs[seat], state.vp[seat], state.pawns[seat]) == (3, 0, 0)
        assert state.held[seat] == state.used[seat] == state.banks[seat] == state.owned[seat] == 0


@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({}, [11, 11, 11]),
        ({"stacks": 2}, [17, 16, 0]),
        ({"free_districts": True}, [12, 12, 12]),
        ({"free_districts": True, "stacks": 2}, [18, 18, 0]),
    ],
)
def test_p1_2_stacks_and_their_tops(options, tiles):
    """P1.2: stacks and their tops."""
    state = GAME.new(players=2, seed=1, **options)
    assert list(state.tiles) == tiles
    assert [top >= 0 for top in state.tops] == [number > 0 for number in tiles]


def test_p1_2_everybody_sees_the_tops():
    state = GAME.new(players=2, seed=1)
    for seat in (-1, 0, 1):
        assert [stack["tiles"] for stack in state.view(seat)["stacks"]] == [11, 11, 11]
        assert all(stack["top"] in TABLES.district_ids for stack in state.view(seat)["stacks"])


def test_p1_3_the_basic_layout_draws_nothing_but_the_start_and_the_tops():
    """P1.3: the basic layout draws nothing but the start and the tops."""
    state = GAME.new(players=2, chance="explicit")
    assert state.chance_outcomes() == [(0, 1), (1, 1)]
    state.apply(1)
    assert state.chance_outcomes() == [(district, 6) for district in range(6)]
    assert list(state.spaces)[1:] == list(range(1, 31))


def test_p1_3_random_setup_lays_gold_beside_the_eights_and_shuffles_within_the_letters():
    state = GAME.new(players=4, seed=8, random_setup="both")
    position = state.to_json()
    tokens = {space: position["districts"][split(space)[0]]["tokens"][split(space)[1]] for space in SPACES}
    for space, good in tokens.items():
        assert (good == "gold") == space.endswith(" 8")
    assert all(list(tokens.values()).count(good) == 6 for good in ("wood", "marble", "bronze", "silver"))
    track = position["track"]
    assert [sorted(track[low : low + 10]) for low in (0, 10, 20)] == [
        list(range(low + 1, low + 11)) for low in (0, 10, 20)
    ]
    assert track != list(range(1, 31))
    assert state.copies[6] == 3
    assert state.spaces[6] == track.index(6) + 1


def test_p1_3_r_p8_the_draws_of_a_random_setup_come_in_order_with_their_weights():
    """R-P8: start, tokens, numbers, tops."""
    state = GAME.new(players=2, chance="explicit", random_setup="both")
    state.apply(0)
    assert state.chance_outcomes() == [(kind, 6) for kind in (0, 1, 3, 4, 5)]
    state.apply(4)
    assert state.chance_outcomes() == [(0, 6), (1, 6), (3, 6), (4, 5), (5, 6)]
    assert state.tokens[0] == 4
    for _ in range(29):
        state.apply(state.chance_outcomes()[0][0])
    assert state.chance_outcomes() == [(number, 1) for number in range(1, 11)]
    state.apply(7)
    assert state.spaces[7] == 1
    assert [number for number, _ in state.chance_outcomes()] == [1, 2, 3, 4, 5, 6, 8, 9, 10]
    for _ in range(9):
        state.apply(state.chance_outcomes()[-1][0])
    assert state.chance_outcomes() == [(number, 1) for number in range(11, 21)]
    for _ in range(20):
        state.apply(state.chance_outcomes()[-1][0])
    for weight in (6, 5, 4):
        assert dict(state.chance_outcomes())[2] == weight
        state.apply(2)
    assert list(state.tops) == [2, 2, 2]
    assert state.to_move == 0


def test_p1_4_anybody_may_begin_and_play_goes_clockwise():
    """P1.4: anybody may begin and play goes clockwise."""
    assert {GAME.new(players=3, seed=seed).first for seed in range(20)} == {0, 1, 2}
    state = GAME.new(players=3, seed=1, start=2)
    order = []
    while len(order) < 5:
        order.append(state.turn)
        before = state.turn
        while state.turn == before:
            state.apply(state.legal_actions()[-1])
    assert order == [2, 0, 1, 2, 0]


def test_p1_5_pawns_count_spaces_and_tiles_have_numbers():
    """P1.5: pawns count spaces and tiles have numbers."""
    state = drawn_out(lambda outcomes: outcomes[-1], random_setup="both", start=0)
    assert state.to_json()["track"][:10] == list(range(10, 0, -1))
    assert state.view(0)["track"][0] == {"space": 1, "number": 10, "left": 1}
