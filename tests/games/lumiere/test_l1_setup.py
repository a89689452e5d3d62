"""L1: how a game is set up."""

import pytest
from tests.games.lumiere.boards import BUILDINGS, GAME, board, say
from tests.games.lumiere.worked import worked_example

import paname
from paname.games.lumiere.components import CARDS

EIGHT = ["la_grande_lumiere", *CARDS[:7]]


def cards(state):
    return [entry["card"] for entry in state.view(-1)["postcards"]]


def test_l1_1_the_starter_set_lies_open_by_default():
    assert cards(GAME.new(seed=1)) == list(CARDS[:8])


def test_l1_1_eight_at_random_are_eight_different_ones_and_any_can_come():
    drawn = [cards(GAME.new(seed=seed, postcards="random")) for seed in range(20)]
    assert all(len(set(hand)) == 8 for hand in drawn)
    assert {card for hand in drawn for card in hand} == set(CARDS)


def test_l1_1_random_postcards_are_drawn_one_by_one_each_equally_likely():
    state = GAME.new(chance="explicit", postcards="random", start=0)
    for left in range(12, 4, -1):
        outcomes = state.chance_outcomes()
        assert [weight for _, weight in outcomes] == [1] * left
        state.apply(outcomes[-1][0])
    assert cards(state) == list(CARDS[4:])
    assert GAME.text(state, state.chance_outcomes()[0][0]) == "T1"


def test_l1_1_eight_by_name_lie_open_in_whatever_order_they_were_named():
    assert cards(GAME.new(seed=1, postcards=EIGHT)) == [*CARDS[:7], "la_grande_lumiere"]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (EIGHT[:7], "7 different postcards were named, not eight"),
        ([*EIGHT[:7], EIGHT[0]], "7 different postcards were named, not eight"),
        ([*EIGHT, "moulin_rouge"], "9 different postcards"),
        ([*EIGHT[:7], "tour_eiffel"], "'tour_eiffel' isn't a postcard"),
        ([*EIGHT[:7], 3], "3 isn't a postcard"),
        ("all", "'all' is not one of starter, random or a list of eight postcards"),
        (8, "8 is not one of"),
    ],
)
def test_l1_1_other_postcards_are_refused(value, reason):
    with pytest.raises(paname.InputError, match=reason) as refused:
        GAME.new(seed=1, postcards=value)
    assert refused.value.field == "option postcards"


def test_l1_1_a_person_names_postcards_with_commas():
    option = GAME.options(2)[0]
    assert option.from_text(", ".join(EIGHT)) == [*CARDS[:7], "la_grande_lumiere"]
    assert option.from_text("random") == "random"
    with pytest.raises(paname.InputError, match="not eight"):
        option.from_text("levitation, chartier")


def test_l1_2_everybody_holds_one_tile_and_seven_lie_in_the_stack():
    state = GAME.new(seed=1)
    assert state.view(0)["holds"] == {"orange": True, "blue": True}
    assert [len(state.view(0)["unplaced"][seat]) for seat in ("orange", "blue")] == [8, 8]


def test_l1_2_each_of_the_eight_tiles_is_equally_likely_on_top():
    state = GAME.new(chance="explicit", start=0)
    for _ in range(2):
        assert state.chance_outcomes() == [(tile, 1) for tile in range(8)]
        state.apply(3)


def test_l1_2_the_held_tile_is_hidden_from_the_other_player():
    state = GAME.new(chance="explicit", start=0)
    drawn = say(state, "T3", "T5")
    assert (state.view(0)["held"], state.view(1)["held"], state.view(-1)["held"]) == ("T3", "T5", None)
    told = {seat: [event.tile for event in drawn if event.is_seen_by(seat)] for seat in (0, 1, -1)}
    assert told == {0: ["T3", None], 1: [None, "T5"], -1: [None, None]}


def test_l1_3_who_begins_is_drawn_by_lot():
    state = GAME.new(chance="explicit")
    assert state.chance_outcomes() == [(0, 1), (1, 1)]
    assert {GAME.new(seed=seed).to_move for seed in range(10)} == {0, 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_l1_3_a_settled_start_player_begins(seat):
    assert {GAME.new(seed=seed, start=seat).to_move for seed in range(5)} == {seat}


@pytest.mark.parametrize("start", [2, -1, "orange", True, None])
def test_l1_3_no_other_start_player(start):
    with pytest.raises(paname.InputError, match="option start"):
        GAME.new(seed=1, start=start)


def test_l1_3_the_loser_begins_a_rematch_with_the_same_options():
    state = worked_example()
    assert state.winners() == [1]
    assert GAME.rematch(state) == {"postcards": "starter", "flip_buildings": False, "large_lamp": "printed", "start": 0}


@pytest.mark.parametrize("seat", [0, 1])
def test_l1_3_after_a_draw_begins_who_did_not(seat):
    drawn_by_lot = GAME.new(chance="explicit")
    drawn_by_lot.apply(seat)
    for state in (drawn_by_lot, GAME.new(seed=1, start=seat)):
        assert state.winners() == [0, 1]
        assert GAME.rematch(state)["start"] == 1 - seat


def test_l1_3_after_a_draw_from_a_position_the_lot_decides_again():
    state = board()
    assert state.winners() == [0, 1]
    assert "start" not in GAME.rematch(state)
    assert "start" not in GAME.rematch(GAME.new(seed=1).determinize(0, paname.Rng(1)))


def test_l1_4_all_twelve_buildings_lie_in_the_supply():
    view = GAME.new(seed=1).view(0)
    assert view["supply"] == list(BUILDINGS)
    assert view["reserves"] == {"orange": [], "blue": []}


def test_r_l7_draws_come_in_order_start_postcards_first_tiles_then_one_tile_a_placement():
    state = GAME.new(chance="explicit", postcards="random")
    told = say(state, "blue", *CARDS[:8], "T1", "T2", "tile A1 r0", "T3")
    assert [(type(event).__name__, getattr(event, "seat", None)) for event in told if event.is_seen_by(-1)] == [
        ("StartDrawn", 1),
        *[("PostcardShown", None)] * 8,
        ("TileDrawn", 0),
        ("TileDrawn", 1),
        ("TilePlaced", 1),
        ("TileDrawn", 1),
    ]
    assert state.to_move == 0


def test_r_l7_a_settled_start_takes_the_place_of_the_first_draw():
    state = GAME.new(chance="explicit", postcards="random", start=1)
    assert GAME.text(state, state.chance_outcomes()[0][0]) == "levitation"
