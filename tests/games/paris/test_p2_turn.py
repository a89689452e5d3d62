"""P2: a turn."""

import pytest
from tests.games.paris.helpers import GAME, REMOVED, SPACES, lines, play, refused, seat_of, split, table

from paname.core.state import CHANCE

RICH = {"sun": {"francs": 30, "banks": ["arc"], "goods": {"wood": 1, "bronze": 1}, "held": [1], "keys_on": []}}


def test_p2_1_first_a_tile_is_drawn_and_nothing_comes_before_it():
    state = GAME.new(players=2, seed=4, start=0)
    assert lines(state) == ["draw 1", "draw 2", "draw 3"]
    assert refused(state, "key arc") == ("P2.1", "draw_first")
    assert refused(state, "sell wood") == ("P2.1", "draw_first")
    top = state.tops[1]
    play(state, "draw 2")
    assert [district for district in range(6) if state.sites[district]] == [top]
    assert list(state.tiles) == [11, 10, 11]
    assert refused(state, "draw 1")[0] == "P2.1"


def test_p2_1_only_stacks_with_tiles_are_drawn_from():
    laid = [space for space in SPACES if space not in (*REMOVED, "montmartre 3")]
    state = table(
        seed=1, laid=laid, stacks=[{"tiles": 0}, {"tiles": 1, "top": "montmartre"}], pending=["draw", "main", "end"]
    )
    assert lines(state) == ["draw 2"]
    assert refused(state, "draw 1") == ("P2.1", "stack_empty", 1)


def free_table(drawn, **words):
    """A free-district table: the spaces named are laid, each by a tile of its own printing."""
    unlaid = [space for space in SPACES if space not in drawn]
    stacks = [{"tiles": len(unlaid), "top": split(unlaid[0])[0]}]
    return table(laid=drawn, drawn=drawn, stacks=stacks, options={"free_districts": True}, **words)


def test_p2_2_a_free_tile_goes_where_its_value_is_empty_and_its_type_missing():
    state = free_table(["batignolles 1"], pending=["draw", "main", "end"])
    play(state, "draw 1")
    assert state.to_move == CHANCE
    assert {GAME.text(state, outcome) for outcome, _ in state.chance_outcomes()} == {
        f"batignolles {v}" for v in (2, 3, 4, 5, 8)
    }
    play(state, "batignolles 3", "chaillot")
    assert state.tile == 2
    assert lines(state) == [
        f"lay {d}" for d in ("batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot")
    ]
    assert refused(state, "sell wood")[0] == "P2.2"
    play(state, "lay belleville")
    assert state.to_json()["districts"]["belleville"]["buildings"] == {"3": "hotel"}
    assert state.due() == 8


def test_p2_2_taken_spaces_and_types_that_are_there_are_refused():
    drawn = ["batignolles 3", "belleville 4"]
    state = free_table([*drawn, "montmartre 1"], pending=["draw", "main", "end"])
    play(state, "draw 1", "batignolles 1", "chaillot")
    assert "lay batignolles" in lines(state)
    assert refused(state, "lay montmartre") == ("P2.2", "space_taken", "montmartre", 1)
    residence = free_table(["batignolles 3", "montmartre 4"], pending=["draw", "main", "end"])
    play(residence, "draw 1", "batignolles 1", "chaillot")
    assert refused(residence, "lay montmartre") == ("P2.2", "type_taken", "montmartre", "residence")
    assert refused(play(residence, "lay chaillot"), "lay chaillot")[0] == "P2.2"


def test_p2_2_a_tile_that_fits_nowhere_leaves_the_game_and_the_turn_goes_on():
    """All other spaces of value 1 are taken, and a residence of value 2 came to Batignolles."""
    ones = [space for space in SPACES if space.endswith(" 1") and space != "batignolles 1"]
    position = free_table([*ones, "belleville 2"], pending=["draw", "main", "end"]).to_json()
    residence = position["districts"]["belleville"]["buildings"].pop("2")
    position["districts"]["batignolles"]["buildings"] = {"2": residence}
    state = GAME.from_json(position)
    events = []
    play(state, "draw 1", "batignolles 1", "chaillot", events=events)
    assert state.tile == -1
    assert state.due() == 8
    assert [type(event).__name__ for event in events][-1] == "TileRemoved"
    assert "batignolles 1" in state.to_json()["drawn"]
    assert state.to_json()["districts"]["batignolles"]["buildings"] == {"2": "residence"}


def test_p2_3_exactly_one_main_action():
    state = table(seats={"sun": {"banks": ["arc"], "francs": 30}})
    play(state, "key montmartre")
    assert refused(state, "key belleville") == ("P2.3", "main_action_done")
    assert refused(state, "move arc belleville 4")[0] == "P2.3"
    assert refused(state, "look")[0] == "P2.3"
    assert lines(state) == ["end"]


def test_p2_3_the_turn_cannot_end_without_a_main_action():
    state = table()
    assert refused(state, "end") == ("P2.3", "main_action_first")


def test_p2_4_free_actions_before_and_after_the_main_action():
    """P2.4: free actions before and after the main action."""
    state = table(seats=RICH)
    free = ["sell wood", "sell bronze", "use 1"]
    assert [line for line in lines(state) if line in free] == free
    play(state, "sell wood", "key montmartre")
    assert [line for line in lines(state) if line in free] == ["sell bronze", "use 1"]
    play(state, "use 1", "end")
    assert state.turn == 1


def test_p2_5_the_supply_starts_empty_and_fills_by_sales():
    state = table(seats=RICH)
    assert lines(state, "buy") == []
    assert refused(state, "buy wood") == ("P2.5", "supply_empty", "wood")
    play(state, "sell wood")
    assert list(state.supply) == [1, 0, 0]
    assert lines(state, "buy") == ["buy wood"]
    play(state, "buy wood")
    assert list(state.supply) == [0, 0, 0]
    assert seat_of(state)["goods"] == {"wood": 1, "bronze": 1}
    assert state.francs[0] == 30 + 1 - 2


def test_p2_5_prestige_sold_leaves_the_game_and_is_never_bought():
    state = play(table(seats=RICH), "sell bronze")
    assert state.to_json()["gone"] == {"bronze": 1, "silver": 0, "gold-prestige": 0}
    assert state.francs[0] == 31
    assert refused(state, "sell bronze") == ("P2.5", "nothing_to_sell", "bronze")
    assert refused(play(state, "sell wood", "buy wood"), "sell gold") == ("P2.5", "nothing_to_sell", "gold")


def test_p2_5_who_cannot_pay_cannot_buy():
    state = table(seats={"sun": {"francs": 3}}, spent={"marble": 1})
    assert refused(state, "buy marble") == ("P2.5", "lacks_francs", 4, 3)


EVERYWHERE = ["batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot", "arc"]
TAKES = [{"seat": "moon", "tile": tile} for tile in ("4vp", "3vp", "2vp", "5francs", "4francs", "3francs")]
TAKES += [{"seat": "moon", "tile": tile} for tile in ("wood", "marble", "gold", "bronze", "silver", "gold-prestige")]
STUCK = {"end_game": TAKES, "ending": "last round"}


def test_p2_6_who_has_no_main_action_may_pass_and_nobody_else():
    state = table(seats={"sun": {"francs": 0, "banks": EVERYWHERE}}, **STUCK)
    assert lines(state) == ["pass"]
    assert lines(play(state, "pass")) == ["end"]
    assert refused(table(), "pass") == ("P2.6", "has_main_action")


def test_p2_6_nobody_is_obliged_to_sell_or_use_tiles():
    state = table(seats={"sun": {"francs": 0, "banks": EVERYWHERE, "goods": {"bronze": 1}, "held": [5]}}, **STUCK)
    assert lines(state) == ["sell bronze", "use 5", "pass"]
    play(state, "use 5")
    assert "pass" not in lines(state)
    assert "move batignolles bank 5" in lines(state)


def test_p2_6_r_p6_tiles_9_and_16_need_not_be_used_for_a_move():
    """R-P6: a pass and a move with a tile can be open together."""
    laid = ["belleville 1"]
    stacks = [
        {"tiles": 11, "top": "montmartre"},
        {"tiles": 11, "top": "montmartre"},
        {"tiles": 10, "top": "montmartre"},
    ]
    banks = {"sun": {"francs": 1, "banks": EVERYWHERE, "held": [16]}, "moon": {"keys_on": ["belleville 1"]}}
    state = table(laid=laid, stacks=stacks, seats=banks)
    assert lines(state) == ["move belleville bank 1 with 16", "move arc belleville 1 with 16", "pass"]


def test_p2_7_benefits_come_in_order_with_free_actions_between_them():
    keys = {"moon": {"keys_on": ["belleville 2", "belleville 4", "belleville 5"]}}
    state = table(seats={"sun": {"francs": 5, "banks": ["belleville"], "held": [1], "goods": {"wood": 1}}, **keys})
    play(state, "move belleville bank 1")
    assert seat_of(state)["goods"] == {"wood": 1, "bronze": 1}
    assert state.to_json()["pending"] == ["bonus", "vp", "end"]
    assert {"sell bronze", "use 1", "bonus 1", "decline"} - {"bonus 1"} <= set(lines(state))
    assert refused(state, "end") == ("P4.5", "bonus_first")
    assert refused(state, "key arc") == ("P4.5", "bonus_first")
    play(state, "sell bronze", "bonus 30")
    assert state.to_json()["pending"] == ["vp", "end"]
    assert "use 1" in lines(state)
    assert refused(state, "key arc") == ("P4.7", "vp_tile_first")
    play(state, "use 1", "vp 20 belleville")
    assert lines(state) == ["sell wood", "end"]


def test_p2_7_a_token_just_taken_may_pay_the_bonus_tile_of_a_value_3():
    state = table(seats={"sun": {"francs": 3, "banks": ["belleville"]}})
    play(state, "move belleville bank 3")
    assert state.francs[0] == 0
    assert lines(state, "bonus") == []
    play(state, "sell gold-prestige")
    assert len(lines(state, "bonus")) == 30
    play(state, "bonus 6")
    assert state.francs[0] == 1


def test_r_p3_every_benefit_is_asked_and_every_turn_is_ended():
    """R-P3: nothing is decided silently."""
    state = table(seats={"sun": {"francs": 12, "banks": ["belleville"], "goods": {"gold": 1}}})
    play(state, "move belleville bank tuileries")
    assert lines(state) == ["decline"]
    assert lines(play(state, "decline")) == ["end"]
    late = table(seats={"sun": {"francs": 12, "banks": ["belleville"], "pawn": 30}})
    assert lines(play(late, "move belleville bank 2"))[-1:] == ["decline"]


@pytest.mark.parametrize("line", ["decline", "bonus 3", "slot gold", "vp 20 belleville"])
def test_p2_7_benefits_without_an_arrival_are_refused(line):
    assert refused(table(), line)[0] in ("P2.7", "P4.5", "P4.6", "P4.7")
    assert refused(play(table(), "key arc"), line)[0] in ("P2.7", "P4.5", "P4.6", "P4.7")
