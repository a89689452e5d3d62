"""P7.7: views with closed and open screens, forecasts, ledgers and events."""

import dataclasses
import json

import pytest
from tests.games.paris.helpers import GAME, play, refused, seat_of, table

from paname.core.rng import Rng
from paname.games.paris import events as event_module
from paname.games.paris.view_offers import describe

SECRET = ("francs", "account", "keys", "goods", "held")
SEATS = {
    "sun": {
        "francs": 9,
        "banks": ["chaillot"],
        "goods": {"wood": 2, "silver": 1},
        "held": [27],
        "keys_on": ["belleville 4"],
    },
    "moon": {
        "francs": 7,
        "banks": ["chaillot", "arc"],
        "goods": {"marble": 1},
        "held": [3, 16],
        "used": [5],
        "pawn": 16,
    },
}


@pytest.mark.parametrize(("screens", "hidden"), [("closed", True), ("open", False)])
def test_p7_7_r_p13_screens_hide_what_is_behind_them_from_others(screens, hidden):
    """R-P13: others' francs, keys, goods, unused tiles and account."""
    state = table(seats=SEATS, options={"screens": screens})
    for seat in (-1, 0, 1):
        for other, part in enumerate(state.view(seat)["seats"]):
            assert all((part[name] is None) == (hidden and other != seat) for name in SECRET)
    assert state.view(0)["seats"][0]["goods"] == {"wood": 2, "silver": 1}


def test_p7_7_board_track_points_and_supply_are_always_public():
    state = table(seats=SEATS, landmarks={"belleville": ["louvre"]}, spent={"gold": 1})
    view = state.view(-1)
    assert view["districts"][3]["buildings"][3] == {"value": 4, "type": "hotel", "token": "wood", "keys": ["sun"]}
    assert [landmark["id"] for landmark in view["districts"][3]["landmarks"]] == ["louvre"]
    assert view["districts"][5]["bank_keys"] == ["sun", "moon"]
    assert view["arc"] == ["moon"]
    assert view["supply"] == {"wood": 0, "marble": 0, "gold": 1}
    assert (view["seats"][1]["used"], view["seats"][1]["pawn"], view["seats"][1]["vp"]) == ([5], 16, 0)
    assert len(view["landmarks"]) == 7
    assert view["vp_tiles"][0] == [20, 10, 5]
    assert view["districts"][3]["standing"][0] == {"value": 4, "place": 1, "points": 0}


def test_r_p12_a_closed_view_does_not_tell_the_francs_under_tile_27():
    """R-P12: points of the track and standings only."""
    poor, rich = [table(seats={**SEATS, "sun": {**SEATS["sun"], "francs": francs}}) for francs in (2, 9)]
    assert poor.view(1) == rich.view(1)
    assert poor.scores() != rich.scores()


def test_p2_2_the_turned_tile_is_shown():
    state = GAME.new(players=2, seed=2, free_districts=True)
    play(state, "draw 1")
    tile = state.view(1)["tile"]
    assert tile == state.view(0)["tile"]
    assert set(tile) == {"value", "type"}


# Forecasts ---------------------------------------------------------------------------------------------


def forecast(state, line):
    return describe(state, GAME.parse(state, line))


def test_a_forecast_tells_what_a_move_costs_and_gives():
    moon = {"keys_on": ["chaillot 1", "chaillot 5", "chaillot 2"]}
    goods = {"wood": 1, "marble": 2}
    state = table(
        seats={
            "sun": {"banks": ["chaillot"], "keys_on": ["belleville 1"], "francs": 20, "goods": goods, "held": [3]},
            "moon": moon,
        }
    )
    assert forecast(state, "move chaillot bank 8") == {
        "francs": -8,
        "vp": 2,
        "goods": {"wood": -1, "gold": 1},
        "values": {"chaillot": 8},
        "vp_tile": True,
    }
    assert forecast(state, "move belleville 1 3") == {
        "francs": -2,
        "goods": {"gold-prestige": 1},
        "values": {"belleville": 3},
        "bonus_fee": 2,
    }
    assert forecast(state, "move chaillot bank luxembourg") == {
        "francs": -11,
        "goods": {"marble": -2},
        "values": {"chaillot": 11},
        "slots": ["bronze", "bronze", "gold-prestige"],
        "vp_tile": True,
    }
    assert forecast(state, "key montmartre") == {"francs": 7, "keys": -1}
    assert forecast(state, "use 3") == {"units": {"marble": 1}}
    assert forecast(state, "sell wood") == {"francs": 1, "goods": {"wood": -1}}
    assert forecast(state, "look") == {}


def test_a_forecast_of_a_bonus_tile_and_of_the_end():
    state = play(table(seats={"sun": {"banks": ["chaillot"], "francs": 9, "held": [2, 13]}}), "move chaillot bank 3")
    assert forecast(state, "bonus 7") == {"francs": -2, "tiles": [7]}
    assert forecast(state, "use 13") == {"francs": -4, "keys": 1}
    play(state, "use 2", "decline")
    assert forecast(state, "end") == {"units": {"wood": -1}}


def test_the_view_of_the_mover_holds_the_forecasts_and_no_other_view_does():
    state = table(seats=SEATS)
    offers = state.view(0)["offers"]
    assert list(offers) == [str(action) for action in state.legal_actions()]
    assert offers[str(GAME.parse(state, "key montmartre"))] == {"francs": 7, "keys": -1}
    assert state.view(1)["offers"] == state.view(-1)["offers"] == {}


# Worth -------------------------------------------------------------------------------------------------


def test_p5_8_the_view_says_what_every_tile_would_bring_now():
    """P5.8, P5.9, P7.2: by keys, by other unused tiles whether the tile is held or not, by pairs and by francs."""
    sun = {**SEATS["sun"], "goods": {"wood": 4, "marble": 3, "silver": 2}, "held": [20, 22, 26]}
    sun["keys_on"] = ["belleville 4", "chaillot 4", "louvre"]
    state = table(seats={"sun": sun, "moon": SEATS["moon"]}, landmarks={"belleville": ["louvre"]})
    tiles = state.view(0)["worth"]["tiles"]
    assert {number: tiles.get(number) for number in ("18", "6", "20", "22", "23", "24", "27", "29")} == {
        "18": 10, "6": None, "20": 2, "22": 6, "23": 2, "24": 6, "27": 9, "29": 8,
    }  # fmt: skip
    assert tiles["20"] == forecast(state, "use 20")["vp"]
    assert state.view(-1)["worth"] == {}


def test_p4_6_the_view_says_what_every_landmark_would_take_and_bring():
    """P4.2, P4.6: medals that fit score, one a slot; goods of the turn count for their player."""
    sun = {"goods": {"marble": 1, "silver": 1, "gold-prestige": 2}, "held": [3], "banks": ["chaillot"]}
    state = play(table(seats={"sun": sun}), "use 3")
    landmarks = state.view(0)["worth"]["landmarks"]
    assert landmarks["grand-palais"] == {"vp": 4, "lacks": {}}
    assert landmarks["louvre"] == {"vp": 14, "lacks": {"gold": 2}}
    assert state.view(1)["worth"]["landmarks"]["grand-palais"] == {"vp": 0, "lacks": {"marble": 2}}


def test_p4_5_the_view_names_the_price_of_the_bonus_tile_that_is_offered():
    state = table(seats={"sun": {"banks": ["chaillot"], "francs": 9}})
    assert state.view(0)["fee"] == 0
    assert play(state, "move chaillot bank 3").view(0)["fee"] == 2


# Ledgers -----------------------------------------------------------------------------------------------


def test_r_p14_francs_in_and_out_by_source():
    """R-P14: what came in is what went out and what is held."""
    sun = {"banks": ["chaillot"], "francs": 20, "goods": {"wood": 1, "marble": 2}, "held": [5, 14]}
    state = play(
        table(seats={"sun": sun}), "sell wood", "buy wood", "use 5", "use 14", "move chaillot bank 3", "bonus 22", "end"
    )
    account = {"start": 20, "sales": 1, "bonus tiles": 5, "buildings": 3, "purchases": 2, "bonus fees": 2, "keys": 3}
    assert seat_of(state)["account"] == account
    assert state.view(0)["seats"][0]["account"] == account
    assert state.francs[0] == 20 + 1 + 5 - 3 - 2 - 2 - 3
    play(
        state,
        "key arc",
        "end",
        "move chaillot 3 luxembourg",
        "decline",
        "end",
        "look",
        "endtile 5francs",
        "use 5francs",
        "end",
    )
    assert seat_of(state)["account"]["landmarks"] == 8
    assert seat_of(state, 1)["account"] == {"start": 3, "end-game tiles": 5}
    assert seat_of(play(state, "key montmartre"))["account"]["banks"] == 7


def test_p7_points_by_source_in_the_breakdown():
    landmarks = {"montmartre": ["louvre"]}
    sun = {
        "keys_on": ["montmartre 8", "montmartre 5", "louvre", "montmartre 1"],
        "held": [7, 27, 28],
        "francs": 4,
        "banks": ["montmartre"],
    }
    sun |= {"goods": {"gold": 1, "bronze": 2}}
    state = table(seats={"sun": {**sun, "francs": 14}}, landmarks=landmarks, vp={"montmartre": 20})
    play(state, "use 7", "use 28", "look", "endtile 4vp", "use 4vp", "end")
    found = {(line.clause, line.code, line.label("paris")): line.points for line in state.breakdown()}
    assert found == {
        ("P5.3", "tile", "tile 7"): 3,
        ("P5.3", "tile", "tile 28"): 7,
        ("P6.2", "end_tile", "end-game tile 4 VP"): 4,
        ("P7.2", "francs", "tile 27"): 17,
        ("P7.3", "district", "Montmartre"): 20,
    }
    assert sum(found.values()) == state.scores()[0] == 51


# Events ------------------------------------------------------------------------------------------------


def test_every_kind_of_event_happens_and_is_json():
    events = []
    sun = {"banks": ["chaillot"], "francs": 10, "goods": {"gold": 1, "bronze": 1}}
    play(table(seats={"sun": sun}), "move chaillot bank tuileries", "slot bronze", events=events)
    told = {type(event).__name__ for event in events}
    assert "SlotFilled" in told
    for seed in range(14):
        options = {"random_setup": ("both", "no")[seed % 2], "free_districts": seed % 3 == 0}
        state = GAME.new(players=2 + seed % 3, chance="explicit", **options)
        rng = Rng(seed)
        while not state.is_over:
            moves = state.legal_moves()
            events = []
            state.apply(moves.draw(rng) if state.to_move == -1 else moves.any(rng), events)
            told |= {type(event).__name__ for event in events}
            for event in events:
                assert json.dumps(dataclasses.asdict(event))
    kinds = {name for name, kind in vars(event_module).items() if isinstance(kind, type) and name != "Event"}
    assert told == kinds


def test_a_move_tells_what_was_paid_and_with_which_tile():
    seats = {
        "sun": {"banks": ["arc"], "francs": 20, "goods": {"gold": 1}, "held": [16]},
        "moon": {"keys_on": ["tuileries"]},
    }
    events = []
    play(
        table(seats=seats, landmarks={"chaillot": ["tuileries"]}), "move arc chaillot tuileries with 16", events=events
    )
    moved = events[0]
    assert (moved.source, moved.goal, moved.francs, moved.goods, moved.tile) == ("arc", "tuileries", 10, ("gold",), 16)
    events = []
    play(table(seats={"sun": {"keys_on": ["chaillot 2"]}}), "move chaillot 2 3", events=events)
    assert (events[0].source, events[0].goal, events[0].district) == ("2", "3", "chaillot")


def scored(events):
    return [event for event in events if type(event).__name__ == "PointsScored"]


def test_points_are_told_with_their_new_sum():
    events = []
    play(table(seats={"sun": {"held": [7], "vp": 5}}), "use 7", events=events)
    assert [(event.points, event.vp, event.code, event.name) for event in scored(events)] == [(3, 8, "tile", "7")]


def test_what_was_set_up_by_hand_is_a_source_of_points_too():
    state = table(seats={"sun": {"vp": 5}})
    assert [(line.clause, line.code, line.points) for line in state.breakdown()] == [("P1.1", "position", 5)]
    assert refused(state, "end")[0] == "P2.3"


def test_a_table_with_two_stacks_shows_two():
    tables = [GAME.new(players=2, seed="stacks", stacks=n) for n in (2, 3)]
    assert [len(table.view(0)["stacks"]) for table in tables] == [2, 3]
