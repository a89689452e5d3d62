"""T1: piles, markers and the start player."""

from collections import Counter

import pytest
from tests.games.paris_paris.table import GAME, LINES, SEATS, kinds

import paname


@pytest.mark.parametrize(("players", "piles"), [(2, 20), (3, 15), (4, 12)])
def test_t1_1_the_tiles_make_piles_of_one_more_than_players(players, piles):
    """T1.1: 20×3, 15×4, 12×5."""
    state = GAME.new(players=players, seed=1)
    view = state.view(-1)
    assert (view["rounds"], view["piles_left"], len(view["offer"])) == (piles, piles - 1, players + 1)
    assert piles * (players + 1) == 60


def test_t1_1_a_tile_is_as_likely_as_there_are_copies():
    """T1.1: the piles are shuffled, so each draw weighs the tiles that nobody has seen."""
    state = GAME.new(players=4, chance="explicit", start=0)
    for line in range(4):
        state.apply(line)
    weights = dict(state.chance_outcomes())
    assert sum(weights.values()) == 60
    assert weights[GAME.parse(state, "turn Odéon/orange")] == 2
    assert weights[GAME.parse(state, "turn Catacombes/red")] == 1
    state.apply(GAME.parse(state, "turn Catacombes/red"))
    state.apply(GAME.parse(state, "turn Odéon/orange"))
    weights = dict(state.chance_outcomes())
    assert sum(weights.values()) == 58
    assert weights[GAME.parse(state, "turn Odéon/orange")] == 1
    assert GAME.parse(state, "turn Catacombes/red") not in weights


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_2_every_player_draws_a_different_marker(players):
    """T1.2: one of five each; with two players one more lies open, and the others are nowhere."""
    for seed in range(20):
        document = GAME.new(players=players, seed=seed).to_json()
        drawn = [*document["markers"].values(), *([document["open_marker"]] if players == 2 else [])]
        assert len(set(drawn)) == len(drawn) == max(players, 3)
        assert set(drawn) <= set(LINES)
    assert (document["open_marker"] is None) == (players > 2)


def test_t1_2_a_marker_is_told_to_who_drew_it_alone():
    """T1.2: the others learn that a marker was drawn; the open one is told to everybody."""
    state = GAME.new(players=2, chance="explicit", start=0)
    events = []
    for outcome in (3, 1, 4):
        state.apply(outcome, events)
    assert kinds(events) == ["MarkerDrawn"] * 4 + ["MarkerOpened"]
    seen = {seat: [event.line for event in events if event.is_seen_by(seat)] for seat in (-1, 0, 1)}
    assert seen == {-1: [None, None, "brown"], 0: ["orange", None, "brown"], 1: [None, "red", "brown"]}


def test_t1_2_every_marker_is_equally_likely():
    """T1.2: five markers for the first player, four for the second."""
    state = GAME.new(players=3, chance="explicit", start=0)
    assert state.chance_outcomes() == [(line, 1) for line in range(5)]
    state.apply(2)
    assert state.chance_outcomes() == [(line, 1) for line in (0, 1, 3, 4)]


def test_t1_3_a_random_player_begins():
    """T1.3: each seat is equally likely, and gets the bus."""
    state = GAME.new(players=4, chance="explicit")
    assert state.chance_outcomes() == [(seat, 1) for seat in range(4)]
    events = []
    state.apply(2, events)
    assert [event.seat for event in events] == [2]
    assert state.view(-1)["bus"] == "pink"
    begins = Counter(GAME.new(players=4, seed=seed).view(-1)["bus"] for seed in range(200))
    assert set(begins) == set(SEATS)
    assert min(begins.values()) > 25


def test_t1_3_the_option_start_settles_it():
    """T1.3: as in a rematch."""
    assert {GAME.new(players=3, seed=seed, start=2).to_move for seed in range(9)} == {2}
    with pytest.raises(paname.InputError, match="start"):
        GAME.new(players=3, seed=1, start=3)


def test_r_t1_the_draws_come_in_their_order():
    """R-T1: the start player, the markers by seat, with two players the open one, then the first pile."""
    state = GAME.new(players=2, chance="explicit")
    names = []
    while state.to_move == paname.CHANCE:
        names.append(GAME.text(state, state.legal_actions()[0]).split()[0])
        state.apply(state.legal_actions()[0])
    assert names == ["start", "marker", "marker", "marker", "turn", "turn", "turn"]
    assert GAME.seat_names(4) == list(SEATS)


def test_r_t6_the_bag_can_be_opened_with_three_and_four_players_only():
    """R-T6."""
    assert [option.name for option in GAME.options(2)] == ["start"]
    assert [option.name for option in GAME.options(4)] == ["start", "open_bag"]
    with pytest.raises(paname.InputError, match="no such option"):
        GAME.new(players=2, seed=1, open_bag=True)
