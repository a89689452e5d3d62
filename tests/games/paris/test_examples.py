"""E: the worked examples of the rulebooks, each as a position."""

import pytest
from tests.games.paris.helpers import SPACES, lines, play, refused, seat_of, table

UNLAID = ["la-villette 8", "montmartre 1", "chaillot 1"]
LAID = [space for space in SPACES if space not in UNLAID]


def test_e_p1_only_the_restaurant_4_is_open():
    """E-P1: only the restaurant 4 is open."""
    seats = {"sun": {"keys_on": ["la-villette 3"], "francs": 1}, "moon": {"keys_on": ["la-villette 5", "sacre-coeur"]}}
    state = table(seats=seats, laid=LAID, landmarks={"la-villette": ["sacre-coeur"]})
    assert lines(state, "move") == ["move la-villette 3 4"]
    play(state, "move la-villette 3 4", "end")
    assert state.francs[0] == 0
    assert seat_of(state)["keys_on"] == {"la-villette 4": 1}
    assert state.view(1)["districts"][2]["buildings"][2]["keys"] == []


def test_e_p2_from_the_bakery_2_to_the_theatre_5_for_3_francs():
    """E-P2: from the bakery 2 to the theatre 5 for 3 francs."""
    state = play(table(seats={"sun": {"keys_on": ["montmartre 2"], "francs": 3}}), "move montmartre 2 5")
    assert state.francs[0] == 0


def test_e_p3_from_the_theatre_8_to_a_new_12_for_4_francs_1_marble_1_gold():
    """E-P3: from the theatre 8 to a new 12 for 4 francs 1 marble 1 gold."""
    seats = {"sun": {"keys_on": ["la-villette 8"], "francs": 4, "goods": {"marble": 1, "gold": 1}}}
    state = play(table(seats=seats), "move la-villette 8 pantheon")
    assert state.francs[0] == 0
    assert seat_of(state)["goods"] == {}
    assert list(state.supply) == [0, 1, 1]


def test_e_p4_above_a_12_comes_13_or_more():
    """E-P4: above a 12 comes 13 or more."""
    seats = {"sun": {"banks": ["saint-germain"], "francs": 30, "goods": {"marble": 6, "gold": 5}}}
    state = table(seats=seats, landmarks={"saint-germain": ["pantheon"]})
    landmarks = [line.split()[-1] for line in lines(state, "move saint-germain bank")][4:]
    assert landmarks == ["pantheon", "sacre-coeur", "notre-dame", "louvre", "eiffel-tower"]
    assert refused(state, "move saint-germain bank grand-palais")[0] == "P4.3"


@pytest.mark.parametrize("source", ["belleville bank", "arc belleville"])
def test_e_p5_the_louvre_above_a_10(source):
    """E-P5: the louvre above a 10."""
    goods = {"marble": 1, "gold": 2, "gold-prestige": 2}
    seats = {"sun": {"banks": ["belleville", "arc"], "francs": 15, "goods": goods}}
    state = table(seats=seats, landmarks={"belleville": ["tuileries"]})
    play(state, f"move {source} louvre", "slot gold", "slot gold", "decline")
    assert (state.francs[0], state.vp[0]) == (0, 10)
    assert list(state.supply) == [0, 1, 2]
    assert state.to_json()["gone"]["gold-prestige"] == 2


def test_e_p6_three_buildings_of_value_4_and_tile_18():
    """E-P6: three buildings of value 4 and tile 18."""
    seats = {"sun": {"keys_on": ["chaillot 4", "belleville 4", "montmartre 4"], "held": [18]}}
    assert play(table(seats=seats), "use 18").vp[0] == 15


def test_e_p7_batignolles():
    """E-P7: batignolles."""
    seats = {
        "sun": {"keys_on": ["luxembourg", "batignolles 2"]},
        "moon": {"keys_on": ["batignolles 5", "batignolles 4", "batignolles 1"]},
        "lily": {"keys_on": ["sacre-coeur"]},
        "star": {"keys_on": ["batignolles 3"]},
    }
    landmarks = {"batignolles": ["luxembourg", "sacre-coeur"]}
    state = table(players=4, seats=seats, landmarks=landmarks, vp={"batignolles": 20})
    assert state.scores() == [10, 5, 20, 0]
    assert [(line.points, line.note("paris")) for line in state.breakdown()] == [
        (10, "second place with 13"),
        (5, "third place with 10"),
        (20, "first place with 13"),
        (0, "fourth place with 3"),
    ]


MONTMARTRE = {
    "sun": {"keys_on": ["grand-palais", "montmartre 5"]},
    "moon": {"keys_on": ["louvre", "montmartre 3", "montmartre 3"], "used": [9]},
    "lily": {"keys_on": ["montmartre 8"]},
    "star": {"keys_on": ["louvre", "montmartre 4", "montmartre 2"], "used": [16]},
}


def test_e_p8_montmartre_with_a_shared_louvre():
    """E-P8: montmartre with a shared louvre."""
    landmarks = {"montmartre": ["grand-palais", "louvre"]}
    state = table(players=4, seats=MONTMARTRE, landmarks=landmarks, vp={"montmartre": 16})
    assert state.scores() == [4, 16, 0, 16]


def test_e_p9_two_players_12_against_5():
    """E-P9: two players 12 against 5."""
    seats = {
        "sun": {"keys_on": ["belleville 8", "belleville 4"]},
        "moon": {"keys_on": ["belleville 3", "belleville 2"]},
    }
    state = table(seats=seats, laid=LAID, vp={"belleville": 18})
    assert state.scores() == [18, 0]


def test_e_p10_five_types_and_tile_30():
    """E-P10: five types and tile 30."""
    keys = ["montmartre 1", "montmartre 2", "chaillot 3", "belleville 5", "chaillot 2", "belleville 4", "montmartre 5"]
    keys += ["luxembourg", "eiffel-tower"]
    landmarks = {"chaillot": ["luxembourg"], "belleville": ["eiffel-tower"]}
    laid = [space for space in SPACES if space not in ("la-villette 8", "chaillot 8", "chaillot 1")]
    state = table(seats={"sun": {"keys_on": keys, "held": [30]}}, laid=laid, landmarks=landmarks)
    assert play(state, "use 30").vp[0] == 15


@pytest.mark.parametrize(
    ("second", "points"), [(["belleville 4", "belleville 3"], 9), (["belleville 4", "belleville 2"], 0)]
)
def test_e_p11_13_against_7_scores_and_against_6_does_not(second, points):
    """E-P11: 14 is at least 13, 12 is not."""
    seats = {"sun": {"keys_on": ["belleville 8", "belleville 5"]}, "moon": {"keys_on": second}}
    state = table(seats=seats, laid=LAID, vp={"belleville": 18})
    assert state.scores() == [18, points]


@pytest.mark.parametrize("without", ["moon", "star"])
def test_e_p12_the_example_needs_tiles_9_and_16(without):
    """E-P12: the example needs tiles 9 and 16."""
    seats = {
        name: {**seat, "used": [] if name == without else seat.get("used", [])} for name, seat in MONTMARTRE.items()
    }
    landmarks = {"montmartre": ["grand-palais", "louvre"]}
    with pytest.raises(ValueError, match="need more tiles 9 and 16 than were used"):
        table(players=4, seats=seats, landmarks=landmarks, vp={"montmartre": 16})
