"""P5: bonus tiles, each number in the situations where it could go wrong."""

import pytest
from tests.games.paris.helpers import GAME, lines, play, refused, seat_of, table

import paname
from paname.games.paris.components import printed_components


def sun(**words):
    """A two-player table where the sun has these things and three francs."""
    players = words.pop("players", 2)
    others = words.pop("others", {})
    landmarks = words.pop("landmarks", None)
    spent = words.pop("spent", None)
    rest = {"options": words.pop("options", {}), **words.pop("rest", {})}
    return table(players=players, seats={"sun": words, **others}, landmarks=landmarks, spent=spent, **rest)


def uses(state, number):
    return lines(state, f"use {number}")


# Taking ------------------------------------------------------------------------------------------------


def arrived(**words):
    """The sun has just arrived at a value 1."""
    return play(sun(banks=["chaillot"], **words), "move chaillot bank 1")


def numbers(state, start="bonus"):
    return [int(line.split()[-1]) for line in lines(state, start)]


def test_p5_1_the_pawn_moves_forward_to_a_tile_and_stays_there():
    state = arrived(pawn=10)
    assert numbers(state) == list(range(11, 31))
    play(state, "bonus 14")
    assert (state.pawns[0], seat_of(state)["held"]) == (14, [14])
    assert state.copies[14] == 0


def test_p5_1_at_least_one_space():
    state = arrived(pawn=10)
    assert refused(state, "bonus 10") == ("P5.1", "not_ahead", 10)


def test_p5_1_empty_spaces_are_skipped_and_pawns_share_a_space():
    moon = {"held": [11, 12], "pawn": 12}
    state = arrived(pawn=10, others={"moon": moon})
    assert refused(state, "bonus 12") == ("P5.1", "tile_gone", 12)
    shared = arrived(players=3, pawn=10, others={"moon": {"held": [11], "pawn": 11}})
    play(shared, "bonus 11")
    assert shared.pawns[0] == shared.pawns[1] == 11
    assert shared.copies[11] == 0


@pytest.mark.parametrize("had", [{"held": [18]}, {"used": [18]}])
def test_p5_2_no_number_twice_by_the_pawn_or_by_17_or_25(had):
    state = arrived(players=4, **had)
    assert 18 not in numbers(state)
    assert refused(state, "bonus 18") == ("P5.2", "tile_had", 18)
    both = {key: [*value, 17, 25] if key == "held" else value for key, value in had.items()}
    both.setdefault("held", [17, 25])
    state = sun(players=4, pawn=20, **both)
    assert refused(state, "use 17 18") == ("P5.2", "tile_had", 18)
    assert refused(state, "use 25 18") == ("P5.2", "tile_had", 18)


def test_p5_2_by_option_a_used_number_can_be_taken_again_and_each_use_is_kept():
    state = arrived(players=4, used=[18], held=[17], pawn=12, options={"numbers": "held"})
    assert 18 in numbers(state)
    play(state, "bonus 18")
    assert refused(state, "use 17 18") == ("P5.2", "tile_held", 18)
    state = play(sun(players=4, used=[18], held=[18], keys_on=["chaillot 4"], options={"numbers": "held"}), "use 18")
    assert (seat_of(state)["used"], state.view(1)["seats"][0]["used"], state.copies[18]) == ([18, 18], [18, 18], 1)
    assert GAME.from_json(state.to_json()).key() == state.key()
    with pytest.raises(paname.PositionError, match="no number can be used twice at this table"):
        sun(players=4, used=[18, 18])


def test_p5_3_a_tile_is_used_once_at_once_or_later():
    state = play(arrived(), "bonus 5", "use 5")
    assert state.francs[0] == 3 - 1 + 5
    assert seat_of(state)["used"] == [5]
    assert refused(state, "use 5") == ("P5.3", "tile_used", 5)
    assert refused(state, "use 1") == ("P5.3", "tile_not_held", 1)


def test_p5_6_on_space_30_nobody_gets_another_tile():
    state = arrived(pawn=30, held=[17, 25])
    assert lines(state, "bonus") == uses(state, 17) == uses(state, 25) == []
    assert (
        refused(state, "bonus 3") == refused(state, "use 17 3") == refused(state, "use 25 27") == ("P5.6", "track_end")
    )
    assert uses(arrived(pawn=29, held=[17, 25]), 25) != []


def test_p5_6_by_option_17_and_25_still_work_on_space_30():
    state = arrived(pawn=30, held=[17, 25], options={"track_end": "tiles_still_work"})
    assert lines(state, "bonus") == []
    assert refused(state, "bonus 3") == ("P5.1", "not_ahead", 3)
    assert len(numbers(state, "use 17")) == 28
    assert numbers(state, "use 25") == [26, 27, 28, 29]
    play(state, "use 25 27")
    assert state.pawns[0] == 27
    assert numbers(state) == [28, 29, 30]


# Francs, points and goods ------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "francs", "vp"), [(1, 3, 0), (5, 5, 0), (7, 3, 3), (12, 4, 4), (22, 6, 6)])
def test_tiles_1_5_7_12_22_give_francs_and_points(number, francs, vp):
    state = play(sun(held=[number]), f"use {number}")
    assert (state.francs[0], state.vp[0]) == (3 + francs, vp)
    assert seat_of(state)["account"]["bonus tiles"] == francs
    assert seat_of(state)["points"] == ({f"tile {number}": vp} if vp else {})


@pytest.mark.parametrize(("number", "good", "price"), [(2, "wood", 1), (3, "marble", 2), (4, "gold", 3)])
def test_p5_4_tiles_2_3_4_are_a_resource_of_the_turn(number, good, price):
    state = play(sun(held=[number]), f"use {number}")
    assert state.to_json()["units"] == {good: 1}
    assert seat_of(state)["goods"] == {}
    sold = play(state.clone(), f"sell {good}")
    assert sold.francs[0] == 3 + price
    assert not any(sold.supply)
    assert not any(sold.units)
    lost = play(state, "key arc", "end")
    assert not any(lost.units)


def test_p5_4_the_unit_goes_before_the_token_and_the_token_is_kept():
    state = play(sun(held=[2], goods={"wood": 1}), "use 2", "sell wood")
    assert seat_of(state)["goods"] == {"wood": 1}
    play(state, "sell wood")
    assert (seat_of(state)["goods"], list(state.supply)) == ({}, [1, 0, 0])


@pytest.mark.parametrize(
    ("number", "words"),
    [(8, ["bronze", "silver", "gold"]), (10, ["wood", "marble", "gold"])],
)
def test_p5_4_tiles_8_and_10_name_one_good(number, words):
    state = sun(held=[number])
    assert uses(state, number) == [f"use {number} {word}" for word in words]
    assert refused(state, f"use {number}")[0] == "P5.4"
    play(state, f"use {number} gold")
    assert state.to_json()["units"] == {"gold-prestige" if number == 8 else "gold": 1}


@pytest.mark.parametrize(
    ("number", "one", "two", "three"),
    [(19, "bronze", "silver", "gold"), (21, "wood", "marble", "gold")],
)
def test_p5_4_tiles_19_and_21_name_two_goods_equal_or_different(number, one, two, three):
    state = sun(held=[number])
    pairs = [(one, one), (one, two), (one, three), (two, two), (two, three), (three, three)]
    assert uses(state, number) == [f"use {number} {a} {b}" for a, b in pairs]
    assert refused(state, f"use {number}")[0] == "P5.4"
    for a, b in pairs:
        after = play(state.clone(), f"use {number} {b} {a}")
        units = after.to_json()["units"]
        full = {"gold": "gold-prestige"} if number == 19 else {}
        assert sum(units.values()) == 2
        assert set(units) == {full.get(a, a), full.get(b, b)}


def test_p5_4_prestige_of_the_turn_fills_slots_and_the_rest_is_lost():
    state = sun(held=[19], banks=["chaillot"], francs=20, goods={"marble": 2})
    play(state, "move chaillot bank grand-palais", "use 19 silver bronze", "slot silver", "decline", "end")
    assert state.vp[0] == 4
    assert not any(state.units)
    assert not any(state.gone)


def test_p5_4_units_are_no_tokens_for_pairs():
    state = play(sun(held=[21, 24], goods={"wood": 1}), "use 21 wood wood")
    assert uses(state, 24) == []
    assert refused(state, "use 24 wood") == ("P5.9", "too_few_pairs")


# Points for what one owns ------------------------------------------------------------------------------


BY_VALUE = [(6, 1, 2), (11, 2, 3), (15, 3, 4), (18, 4, 5), (26, 5, 6), (28, 8, 7)]


@pytest.mark.parametrize(("number", "value", "points"), BY_VALUE)
def test_tiles_6_11_15_18_26_28_count_own_keys_on_a_value(number, value, points):
    on = [f"batignolles {value}", f"montmartre {value}", f"montmartre {value}"]
    state = play(sun(held=[number], used=[9], keys_on=on), f"use {number}")
    assert state.vp[0] == 3 * points


@pytest.mark.parametrize(("number", "value", "points"), BY_VALUE)
def test_p5_3_without_such_a_building_they_cannot_be_used(number, value, points):
    other = 2 if value != 2 else 3
    state = sun(
        held=[number],
        keys_on=[f"batignolles {other}"],
        banks=["montmartre"],
        others={"moon": {"keys_on": [f"montmartre {value}"]}},
    )
    assert uses(state, number) == []
    assert refused(state, f"use {number}") == ("P5.3", "no_building_of_value", number, value)


def test_p5_8_a_shared_building_counts_for_each_owner():
    """P5.8: a shared building counts for each owner."""
    seats = {"moon": {"keys_on": ["chaillot 4"], "used": [16]}}
    state = play(sun(held=[18], keys_on=["chaillot 4"], others=seats), "use 18")
    assert state.vp[0] == 5


MORE_MOVES = paname.core.registry.load(
    "paris", printed_components().replace("copies = { 6 = [1, 2, 3], 11 =", "copies = { 9 = [1, 2, 3], 16 =")
)


def both_keys():
    """A box with two tiles 9 and two 16 for three players: sun and moon share the 4 of Chaillot."""
    sun_words = {"held": [9, 16, 18], "keys_on": ["chaillot 4"], "banks": ["chaillot", "arc"], "francs": 20}
    return table(
        game=MORE_MOVES, players=3, seats={"sun": sun_words, "moon": {"keys_on": ["chaillot 4"], "used": [16]}}
    )


def test_p5_5_where_both_keys_stand_either_tile_is_enough_and_one_is_used():
    state = both_keys()
    assert lines(state, "move chaillot bank 4") == ["move chaillot bank 4 with 9", "move chaillot bank 4 with 16"]
    assert seat_of(play(state.clone(), "move chaillot bank 4 with 9"))["used"] == [9]
    assert seat_of(play(state, "move chaillot bank 4 with 16"))["used"] == [16]


def test_p5_8_r_p9_three_own_keys_on_one_site_count_three_times_and_leave_one_by_one():
    """R-P9: a first key, a second by tile 9, a third by tile 16."""
    state = play(both_keys(), "move chaillot bank 4 with 9", "end", "key arc", "end", "key arc", "end")
    play(state, "move arc chaillot 4 with 16", "decline")
    assert seat_of(state)["keys_on"] == {"chaillot 4": 3}
    assert state.view(0)["districts"][5]["standing"][0]["value"] == 12
    play(state, "use 18")
    assert state.vp[0] == 15
    play(state, "end", "key chaillot", "end", "key chaillot", "end", "move chaillot 4 5", "end")
    assert seat_of(state)["keys_on"] == {"chaillot 4": 2, "chaillot 5": 1}


def test_tile_20_counts_the_other_unused_bonus_tiles():
    for players, points in ((2, 1), (3, 2), (4, 3)):
        state = play(sun(players=players, held=[20, 27, 3], used=[4]), "use 20")
        assert state.vp[0] == 2 * points


def test_p5_3_tile_20_alone_gives_nothing():
    takes = [{"seat": "sun", "tile": "wood"}]
    state = sun(held=[20], used=[4], rest={"end_game": takes})
    assert uses(state, 20) == []
    assert refused(state, "use 20") == ("P5.3", "no_other_tile", 20)


def test_tile_29_counts_own_keys_on_landmarks():
    landmarks = {"chaillot": ["louvre"], "belleville": ["pantheon", "eiffel-tower"]}
    state = sun(held=[29], used=[9], keys_on=["louvre", "louvre", "pantheon"], landmarks=landmarks)
    assert play(state, "use 29").vp[0] == 24
    without = sun(held=[29], keys_on=["chaillot 8"], landmarks=landmarks)
    assert refused(without, "use 29") == ("P5.3", "no_landmark", 29)


TYPES_ON = ["montmartre 1", "montmartre 2", "montmartre 3", "montmartre 4", "montmartre 5", "montmartre 8"]


@pytest.mark.parametrize(
    ("types", "landmark", "points"), [(4, False, 10), (4, True, 15), (5, True, 20), (6, True, 25), (6, False, 20)]
)
def test_tile_30_counts_types_once(types, landmark, points):
    on = [*TYPES_ON[:types], "batignolles 5", *(["louvre", "eiffel-tower"] if landmark else [])]
    state = sun(held=[30], keys_on=on, landmarks={"chaillot": ["louvre", "eiffel-tower"]})
    assert play(state, "use 30").vp[0] == points


def test_p5_3_tile_30_needs_four_types():
    state = sun(held=[30], keys_on=[*TYPES_ON[:3], "batignolles 5"])
    assert refused(state, "use 30") == ("P5.3", "too_few_types", 30)


def test_tile_27_counts_at_the_end_only():
    state = sun(held=[27], francs=11)
    assert uses(state, 27) == []
    assert refused(state, "use 27") == ("P5.3", "counts_at_the_end", 27)
    assert state.scores() == [11, 0]


# Keys, tiles and pairs ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "price"), [(13, 4), (14, 3)])
def test_tiles_13_and_14_buy_a_reserve_key(number, price):
    state = play(sun(held=[number], francs=price), f"use {number}")
    assert (state.francs[0], state.keys[0], state.reserve[0]) == (0, 11, 1)
    assert seat_of(state)["account"]["keys"] == price
    poor = sun(held=[number], francs=price - 1)
    assert uses(poor, number) == []
    assert refused(poor, f"use {number}") == ("P5.3", "lacks_francs", price, price - 1)


def test_p0_11_both_reserve_keys_can_be_bought_and_placed():
    state = play(sun(held=[13, 14], francs=7), "use 13", "use 14")
    assert (state.keys[0], state.reserve[0]) == (12, 0)


def test_p5_7_tile_17_takes_any_tile_and_the_pawn_stays():
    state = sun(held=[17, 3], pawn=12)
    assert numbers(state, "use 17") == [number for number in range(1, 31) if number not in (3, 17)]
    assert refused(state, "use 17")[0] == "P5.7"
    play(state, "use 17 2")
    assert (state.pawns[0], seat_of(state)["held"], state.copies[2]) == (12, [2, 3], 0)


def test_p5_7_tile_25_goes_back_one_to_five_spaces():
    state = sun(held=[25], pawn=12)
    assert numbers(state, "use 25") == [7, 8, 9, 10, 11]
    for far in (6, 12, 13):
        assert refused(state, f"use 25 {far}") == ("P5.7", "not_behind", far, 5)
    play(state, "use 25 9")
    assert (state.pawns[0], seat_of(state)["held"]) == (9, [9])


def test_p5_7_by_option_25_counts_the_spaces_that_have_a_tile():
    tiles = {"tile_25": "tiles"}
    state = sun(held=[25], pawn=12, others={"moon": {"held": [11, 9, 8, 2]}}, options=tiles)
    assert numbers(state, "use 25") == [4, 5, 6, 7, 10]
    assert refused(state, "use 25 3") == ("P5.7", "not_behind_tiles", 3, 5)
    assert numbers(sun(held=[25], used=[11], pawn=12, players=4, options=tiles), "use 25") == [7, 8, 9, 10]
    assert uses(sun(held=[25], pawn=3, others={"moon": {"held": [1, 2]}}, options=tiles), 25) == []


def test_p5_3_17_and_25_without_a_tile_to_take_cannot_be_used():
    rest = [number for number in range(1, 31) if number != 17]
    state = sun(held=[17], others={"moon": {"held": rest}})
    assert uses(state, 17) == []
    assert refused(state, "use 17 5") == ("P5.1", "tile_gone", 5)
    state = sun(held=[25], pawn=6, others={"moon": {"held": [1, 2, 3, 4, 5]}})
    assert uses(state, 25) == []
    assert uses(sun(held=[25]), 25) == []


def test_p5_7_with_a_random_track_25_counts_spaces():
    position = table(options={"random_setup": "both"}, seats={"sun": {"held": [25], "pawn": 4}}).to_json()
    position["track"] = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, *range(11, 31)]
    state = GAME.from_json(position)
    assert numbers(state, "use 25") == [8, 9, 10]
    play(state, "use 25 10")
    assert state.pawns[0] == 1


@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 4)])
def test_p5_9_tile_23_takes_any_number_of_equal_pairs(players, points):
    state = sun(players=players, held=[23], goods={"bronze": 4, "silver": 3, "gold-prestige": 1})
    assert uses(state, 23) == [
        "use 23 bronze",
        "use 23 bronze bronze",
        "use 23 silver",
        "use 23 bronze silver",
        "use 23 bronze bronze silver",
    ]
    play(state, "use 23 silver bronze bronze")
    assert state.vp[0] == 3 * points
    assert seat_of(state)["goods"] == {"silver": 1, "gold-prestige": 1}
    assert state.to_json()["gone"] == {"bronze": 4, "silver": 2, "gold-prestige": 0}


@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 4)])
def test_p5_9_tile_24_returns_pairs_of_resources_to_the_supply(players, points):
    state = sun(players=players, held=[24], goods={"wood": 6, "gold": 2, "marble": 1})
    play(state, "use 24 wood wood wood gold")
    assert state.vp[0] == 4 * points
    assert list(state.supply) == [6, 0, 2]


@pytest.mark.parametrize("number", [23, 24])
def test_p5_3_23_and_24_without_a_pair_cannot_be_used(number):
    state = sun(held=[number], goods={"wood": 1, "marble": 1, "bronze": 1, "silver": 1})
    assert uses(state, number) == []
    assert refused(state, f"use {number}")[0] == "P5.9"


# Moves with 9 and 16 -----------------------------------------------------------------------------------


def moves(state):
    return [line.removeprefix("move ") for line in lines(state, "move")]


def test_p5_5_tile_9_moves_onto_an_own_key_at_the_usual_price_with_benefits():
    state = sun(held=[9], keys_on=["chaillot 2", "chaillot 1"], francs=1)
    assert moves(state) == ["chaillot 1 2 with 9", "chaillot 2 3"]
    play(state, "move chaillot 1 2 with 9")
    assert seat_of(state)["keys_on"] == {"chaillot 2": 2}
    assert (state.francs[0], seat_of(state)["used"]) == (0, [9])
    assert len(lines(state, "bonus")) == 29
    play(state, "decline")
    assert state.to_json()["pending"] == ["end"]


def test_p5_5_tile_16_moves_onto_anothers_key():
    state = sun(held=[16], banks=["chaillot"], francs=4, others={"moon": {"keys_on": ["chaillot 4"]}})
    assert "chaillot bank 4 with 16" in moves(state)
    play(state, "move chaillot bank 4 with 16")
    assert seat_of(state)["keys_on"] == seat_of(state, 1)["keys_on"] == {"chaillot 4": 1}


def test_p5_5_the_tiles_are_of_no_use_on_other_goals():
    state = sun(
        held=[9, 16], banks=["chaillot"], keys_on=["chaillot 2"], francs=9, others={"moon": {"keys_on": ["chaillot 3"]}}
    )
    assert moves(state) == [
        "chaillot bank 1",
        "chaillot bank 2 with 9",
        "chaillot bank 3 with 16",
        "chaillot bank 4",
        "chaillot bank 5",
        "chaillot 2 3 with 16",
        "chaillot 2 4",
        "chaillot 2 5",
    ]
    assert refused(state, "move chaillot bank 1 with 9") == ("P5.5", "needs_own_key")
    assert refused(state, "move chaillot bank 2 with 16") == ("P5.5", "needs_other_key")
    poor = sun(held=[9], banks=["chaillot"], keys_on=["chaillot 4"], francs=3)
    assert refused(poor, "move chaillot bank 4 with 9") == ("P4.2", "lacks_francs", 4, 3)
    without = sun(banks=["chaillot"], keys_on=["chaillot 2"], francs=9)
    assert refused(without, "move chaillot bank 2 with 9") == ("P5.5", "tile_not_held", 9)
    for number in (9, 16):
        assert refused(state, f"use {number}")[0] == "P5.5"


def test_p5_5_a_landmark_of_the_supply_needs_no_tile_and_takes_none():
    state = sun(held=[9, 16], banks=["chaillot"], francs=20, goods={"gold": 1})
    assert "chaillot bank tuileries" in moves(state)
    assert refused(state, "move chaillot bank tuileries with 16")[0] == "P5.5"


def test_p5_5_when_one_of_two_own_keys_leaves_the_other_stays():
    state = sun(used=[9], keys_on=["chaillot 3", "chaillot 3"], francs=9)
    play(state, "move chaillot 3 5")
    assert seat_of(state)["keys_on"] == {"chaillot 3": 1, "chaillot 5": 1}
