"""P3 and P4: placing and moving keys, costs and benefits."""

import pytest
from tests.games.paris.helpers import DISTRICTS, SPACES, TOKEN, lines, play, refused, seat_of, table


def moves(state):
    return [line.removeprefix("move ") for line in lines(state, "move")]


# P3 Place a key ----------------------------------------------------------------------------------------


def test_p3_1_a_bank_pays_at_once_and_the_arc_pays_nothing():
    state = play(table(), "key montmartre")
    assert state.francs[0] == 3 + 7
    assert seat_of(state)["banks"] == ["montmartre"]
    assert seat_of(state)["keys"] == 9
    assert play(table(), "key arc").francs[0] == 3


def test_p3_1_one_own_key_a_place_and_keys_of_others_never_block():
    state = table(seats={"sun": {"banks": ["montmartre", "arc"]}, "moon": {"banks": ["chaillot", "arc"]}})
    assert lines(state, "key") == [
        f"key {d}" for d in ("batignolles", "la-villette", "belleville", "saint-germain", "chaillot")
    ]
    assert refused(state, "key arc") == ("P3.1", "key_on_arc")
    assert refused(state, "key montmartre") == ("P3.1", "key_on_bank", "montmartre")


def test_p3_1_without_a_key_in_the_supply_none_is_placed():
    everywhere = [space for space in SPACES if space.endswith((" 2", " 3"))][:10]
    state = table(seats={"sun": {"keys_on": everywhere}})
    assert lines(state, "key") == []
    assert refused(state, "key arc") == ("P3.1", "no_key_left")


# P4.1 Where keys go ------------------------------------------------------------------------------------


def test_p4_1_from_the_arc_to_any_district_and_value():
    state = table(seats={"sun": {"banks": ["arc"], "francs": 3}})
    assert [line for line in moves(state) if not line.endswith("1")] == [
        f"arc {d} {v}" for d in DISTRICTS for v in (2, 3)
    ]


def test_p4_1_from_a_bank_within_its_district():
    state = table(seats={"sun": {"banks": ["chaillot"], "francs": 30}})
    assert moves(state) == [f"chaillot bank {v}" for v in (1, 2, 3, 4, 5)]


def test_p4_1_from_a_building_to_higher_values_only():
    state = table(seats={"sun": {"keys_on": ["montmartre 3"], "francs": 30, "goods": {"wood": 1}}})
    assert moves(state) == ["montmartre 3 4", "montmartre 3 5", "montmartre 3 8"]
    assert refused(state, "move montmartre 3 2") == ("P4.1", "not_higher", "montmartre", 2)
    assert refused(state, "move montmartre 3 3") == ("P4.1", "not_higher", "montmartre", 3)


def test_p4_1_from_a_landmark_to_a_higher_one_of_its_district():
    seats = {"sun": {"keys_on": ["luxembourg"], "francs": 30, "goods": {"marble": 6, "gold": 5}}}
    state = table(seats=seats, landmarks={"belleville": ["luxembourg", "notre-dame"], "chaillot": ["eiffel-tower"]})
    assert moves(state) == ["luxembourg notre-dame", "luxembourg louvre"]
    assert refused(state, "move luxembourg eiffel-tower") == ("P4.1", "landmark_elsewhere", "eiffel-tower", "chaillot")
    assert refused(state, "move luxembourg pantheon") == ("P4.3", "landmark_too_low", "pantheon", "belleville")


def test_p4_1_only_what_is_laid_and_unoccupied():
    seats = {"sun": {"banks": ["belleville"], "francs": 30}, "moon": {"keys_on": ["belleville 4"]}}
    state = table(seats=seats)
    assert moves(state) == [f"belleville bank {v}" for v in (1, 2, 3, 5)]
    assert refused(state, "move belleville bank 8") == ("P4.1", "not_laid", "belleville", 8)
    assert refused(state, "move belleville bank 4") == ("P4.1", "other_key_there")
    own = table(seats={"sun": {"banks": ["belleville"], "francs": 30, "keys_on": ["belleville 4"]}})
    assert refused(own, "move belleville bank 4") == ("P4.1", "own_key_there")


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        ("move arc belleville 4", ("no_key_on_arc",)),
        ("move belleville bank 4", ("no_key_on_bank", "belleville")),
        ("move belleville 3 4", ("no_key_on_building", "belleville", 3)),
        ("move louvre eiffel-tower", ("no_key_on_landmark", "louvre")),
        ("move arc montmartre 4", ("no_key_near", "montmartre")),
        ("move montmartre bank 4", ("no_key_near", "montmartre")),
        ("move montmartre bank 8", ("no_key_near", "montmartre")),
    ],
)
def test_p4_1_without_a_key_there_nothing_moves(line, facts):
    assert refused(table(seats={"sun": {"keys_on": ["belleville 2"]}}), line) == ("P4.1", *facts)


def test_p4_2_whatever_key_is_meant_the_missing_goods_are_named_first():
    state = table(seats={"sun": {"banks": ["montmartre"], "francs": 20}})
    for line in (
        "move montmartre bank eiffel-tower",
        "move arc chaillot eiffel-tower",
        "move chaillot bank eiffel-tower",
    ):
        assert refused(state, line) == ("P4.2", "lacks_goods", ("gold", "gold", "gold"))


def test_p4_1_what_a_key_leaves_is_free_again():
    state = table(
        seats={"sun": {"keys_on": ["montmartre 3"], "francs": 5}, "moon": {"banks": ["montmartre"], "francs": 5}}
    )
    play(state, "move montmartre 3 4", "end")
    assert "move montmartre bank 3" in lines(state)


# P4.2 Costs --------------------------------------------------------------------------------------------


def test_p4_2_the_full_value_from_a_bank_the_difference_from_a_building():
    assert play(table(seats={"sun": {"banks": ["chaillot"], "francs": 5}}), "move chaillot bank 5").francs[0] == 0
    assert play(table(seats={"sun": {"keys_on": ["chaillot 3"], "francs": 5}}), "move chaillot 3 5").francs[0] == 3


def test_p4_2_who_cannot_pay_cannot_move():
    state = table(seats={"sun": {"banks": ["chaillot", "batignolles"], "francs": 4}})
    assert "move chaillot bank 5" not in lines(state)
    assert refused(state, "move chaillot bank 5") == ("P4.2", "lacks_francs", 5, 4)
    state = table(seats={"sun": {"banks": ["batignolles"], "francs": 30, "goods": {"marble": 1}}})
    assert refused(state, "move batignolles bank 8") == ("P4.2", "lacks_goods", ("wood",))
    assert refused(state, "move batignolles bank notre-dame") == ("P4.2", "lacks_goods", ("marble", "gold"))


def test_p4_2_resources_go_to_the_supply():
    state = table(seats={"sun": {"banks": ["batignolles"], "francs": 8, "goods": {"wood": 2}}})
    play(state, "move batignolles bank 8")
    assert list(state.supply) == [1, 0, 0]
    assert seat_of(state)["goods"] == {"wood": 1, "gold": 1}


def test_p4_2_goods_of_the_turn_pay_before_tokens():
    state = table(seats={"sun": {"banks": ["batignolles"], "francs": 8, "goods": {"wood": 1}, "held": [2]}})
    play(state, "use 2", "move batignolles bank 8")
    assert list(state.supply) == [0, 0, 0]
    assert seat_of(state)["goods"] == {"wood": 1, "gold": 1}
    assert not any(state.units)


def test_p4_2_the_token_beside_the_goal_cannot_pay_for_it():
    tokens = {space: TOKEN[int(space.split()[-1])] for space in SPACES}
    tokens |= {"chaillot 8": "gold", "chaillot 4": "wood"}
    state = table(seats={"sun": {"banks": ["chaillot"], "francs": 30}}, tokens=tokens)
    assert refused(state, "move chaillot bank 8") == ("P4.2", "lacks_goods", ("wood",))
    assert refused(state, "move chaillot bank tuileries") == ("P4.2", "lacks_goods", ("gold",))


def test_p4_2_a_landmark_costs_its_resources_at_every_arrival():
    seats = {"sun": {"banks": ["belleville"], "francs": 12, "goods": {"gold": 1}}}
    state = table(seats=seats, landmarks={"belleville": ["tuileries"]})
    play(state, "move belleville bank tuileries")
    assert (state.francs[0], state.supply[2]) == (2, 1)


# P4.3 Landmarks ----------------------------------------------------------------------------------------


def rich(**words):
    return {"francs": 30, "goods": {"marble": 5, "gold": 5}, **words}


ALL = ["tuileries", "luxembourg", "grand-palais", "pantheon", "sacre-coeur", "notre-dame", "louvre", "eiffel-tower"]


def test_p4_3_a_landmark_is_laid_by_moving_onto_it_where_the_key_is():
    state = table(seats={"sun": rich(banks=["chaillot"])})
    assert [line.split()[-1] for line in moves(state) if line.split()[-1] in ALL] == ALL
    play(state, "move chaillot bank pantheon")
    assert state.to_json()["districts"]["chaillot"]["landmarks"] == ["pantheon"]
    assert seat_of(state)["keys_on"] == {"pantheon": 1}


def test_p4_3_from_the_arc_in_any_district():
    state = table(seats={"sun": rich(banks=["arc"])})
    assert len([line for line in moves(state) if line.endswith("louvre")]) == 6


def test_p4_3_the_two_elevens_never_share_a_district():
    state = table(seats={"sun": rich(banks=["chaillot", "belleville"])}, landmarks={"chaillot": ["luxembourg"]})
    goals = [line.split()[-1] for line in moves(state) if line.startswith("chaillot bank")]
    assert goals[5:] == ["luxembourg", "pantheon", "sacre-coeur", "notre-dame", "louvre", "eiffel-tower"]
    assert refused(state, "move chaillot bank grand-palais")[0] == "P4.3"
    assert "move belleville bank grand-palais" in lines(state)
    assert refused(state, "move belleville bank luxembourg") == ("P4.1", "landmark_elsewhere", "luxembourg", "chaillot")


def test_p4_3_any_number_of_landmarks_in_a_district():
    state = table(seats={"sun": rich(banks=["chaillot"])}, landmarks={"chaillot": ALL[:1] + ALL[2:7]})
    goals = [line.split()[-1] for line in moves(state)]
    assert goals[5:] == ALL[:1] + ALL[2:]


# P4.4 to P4.7 Benefits ---------------------------------------------------------------------------------


def test_p4_4_the_token_comes_to_the_first_who_arrives():
    """P4.4, R-P17: by itself."""
    state = table(seats={"sun": {"banks": ["chaillot"], "francs": 9}, "moon": {"banks": ["chaillot"], "francs": 9}})
    play(state, "move chaillot bank 4", "end")
    assert seat_of(state)["goods"] == {"wood": 1}
    play(state, "key arc", "end", "move chaillot 4 5", "end", "move chaillot bank 4", "end")
    assert seat_of(state, 1)["goods"] == {}


@pytest.mark.parametrize(
    ("value", "asked", "fee"), [(1, True, 0), (2, True, 0), (3, True, 2), (4, False, 0), (5, False, 0)]
)
def test_p4_5_values_1_2_3_give_a_bonus_tile(value, asked, fee):
    state = play(table(seats={"sun": {"banks": ["chaillot"], "francs": 20}}), f"move chaillot bank {value}")
    assert (lines(state, "bonus") != []) == asked
    if asked:
        play(state, "bonus 12")
        assert state.francs[0] == 20 - value - fee
        assert seat_of(state)["held"] == [12]
        assert seat_of(state)["account"].get("bonus fees", 0) == fee


def test_p4_5_declining_is_allowed_and_costs_nothing():
    state = play(table(seats={"sun": {"banks": ["chaillot"], "francs": 20}}), "move chaillot bank 3", "decline")
    assert state.francs[0] == 17
    assert lines(state, "bonus") == []


def test_p4_5_value_8_gives_2_vp_at_every_arrival():
    seats = {
        "sun": {"banks": ["montmartre"], "keys_on": ["montmartre 8"], "held": [9], "francs": 20, "goods": {"wood": 1}}
    }
    state = play(table(seats=seats), "move montmartre bank 8 with 9")
    assert (state.vp[0], seat_of(state)["points"]) == (2, {"buildings": 2})


def test_p4_6_slots_take_exactly_their_kind():
    goods = {"marble": 2, "bronze": 2, "silver": 3}
    state = table(seats={"sun": {"banks": ["chaillot"], "francs": 20, "goods": goods}})
    play(state, "move chaillot bank grand-palais")
    assert lines(state, "slot") == ["slot bronze", "slot silver"]
    assert refused(state, "slot gold") == ("P4.6", "no_open_slot", "gold-prestige")
    assert refused(state, "end") == ("P4.6", "slot_first")
    play(state, "slot silver", "slot bronze")
    assert refused(state, "slot bronze") == ("P4.6", "no_open_slot", "bronze")
    play(state, "slot silver")
    assert state.vp[0] == 4 + 3 + 4
    assert state.to_json()["pending"] == ["end"]
    assert state.to_json()["gone"] == {"bronze": 1, "silver": 2, "gold-prestige": 0}
    assert seat_of(state)["points"] == {"Grand Palais": 11}


def test_p4_6_a_slot_without_its_prestige_stays_empty():
    state = table(seats={"sun": {"banks": ["chaillot"], "francs": 20, "goods": {"marble": 2, "silver": 1}}})
    play(state, "move chaillot bank grand-palais", "slot silver")
    assert refused(state, "slot silver") == ("P4.6", "no_prestige", "silver")
    assert lines(state) == ["buy marble", "decline"]


def test_p4_6_r_p5_declining_gives_up_the_open_slots_and_every_arrival_opens_them_again():
    """R-P5: one prestige at a time."""
    sun = {"banks": ["chaillot"], "francs": 30, "goods": {"gold": 1, "marble": 2, "bronze": 3}}
    moon = {"banks": ["chaillot"], "francs": 30, "goods": {"gold": 1, "bronze": 1}}
    state = table(seats={"sun": sun, "moon": moon})
    play(state, "move chaillot bank tuileries", "slot bronze", "decline")
    assert state.vp[0] == 3
    assert lines(state, "slot") == []
    play(state, "end", "key arc", "end", "move tuileries luxembourg", "decline", "end")
    play(state, "move chaillot bank tuileries")
    assert state.to_json()["slots"] == {"bronze": 3}
    assert play(state, "slot bronze").vp[1] == 3


def crowd(*sites, **words):
    return {"moon": {"keys_on": list(sites)}, "sun": {"banks": ["arc", "belleville"], "francs": 20, **words}}


def test_p4_7_the_fourth_key_of_a_district_brings_a_vp_tile():
    state = table(seats=crowd("belleville 2", "belleville 3", "belleville 5"))
    play(state, "move arc belleville 4")
    assert len(lines(state, "vp")) == 36
    play(state, "vp 18 chaillot")
    assert state.to_json()["districts"]["chaillot"]["vp_tile"] == 18
    assert lines(state) == ["sell wood", "end"]


def test_p4_7_keys_on_banks_do_not_count_and_landmarks_do():
    seats = {
        "moon": {"keys_on": ["belleville 2", "belleville 3"], "banks": ["belleville"]},
        "sun": {"banks": ["arc"], "francs": 20},
    }
    state = play(table(seats=seats), "move arc belleville 4")
    assert lines(state, "vp") == []
    seats["moon"]["keys_on"] = ["belleville 2", "belleville 3", "louvre"]
    state = play(table(seats=seats, landmarks={"belleville": ["louvre"]}), "move arc belleville 4")
    assert len(lines(state, "vp")) == 36


def test_p4_7_two_keys_on_one_building_are_two():
    seats = {
        "moon": {"keys_on": ["belleville 2", "belleville 3", "belleville 3"], "used": [9]},
        "sun": {"banks": ["arc"], "francs": 20},
    }
    state = play(table(seats=seats), "move arc belleville 4")
    assert len(lines(state, "vp")) == 36


def test_p4_7_moves_within_the_district_and_the_fifth_key_bring_none():
    seats = {
        "moon": {"keys_on": ["belleville 1", "belleville 3"]},
        "sun": {"keys_on": ["belleville 2", "belleville 4"], "banks": ["arc"], "francs": 20},
    }
    assert lines(play(table(seats=seats), "move belleville 4 5"), "vp") == []
    assert lines(play(table(seats=seats), "move arc belleville 5"), "vp") == []


def test_p4_7_only_free_tiles_and_districts_without_one():
    seats = crowd("belleville 2", "belleville 3", "belleville 5")
    seats["moon"]["keys_on"] += ["chaillot 1", "chaillot 2", "chaillot 3", "chaillot 4"]
    state = play(table(seats=seats, vp={"chaillot": 20}), "move arc belleville 4")
    assert len(lines(state, "vp")) == 25
    assert refused(state, "vp 20 belleville") == ("P4.7", "vp_tile_laid", 20)
    assert refused(state, "vp 18 chaillot") == ("P4.7", "district_has_vp_tile", "chaillot")


def test_p4_7_declined_it_is_lost():
    state = play(
        table(seats=crowd("belleville 2", "belleville 3", "belleville 5")), "move arc belleville 4", "decline", "end"
    )
    assert list(state.laid_vp) == [-1] * 6
    assert state.turn == 1
