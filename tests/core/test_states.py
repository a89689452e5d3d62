"""States: new ones, bytes, copies, and what is wrong with what was handed in."""

import json

import pytest

import paname
from paname.core.playout import play_out, play_out_many

GAME = paname.load("lumiere")


def error_of(call, *args, **kwargs):
    with pytest.raises(paname.InputError) as error:
        call(*args, **kwargs)
    return error.value.field, error.value.reason


def test_a_game_says_who_sits_where():
    assert GAME.player_counts() == [2]
    assert GAME.seat_names(2) == ["orange", "blue"]
    assert error_of(GAME.seat_names, 5) == ("players", "5 cannot play Paris: La Cité de la Lumière; it takes 2")


def test_a_new_game_needs_a_sensible_source_of_chance():
    assert error_of(GAME.new, chance="dice") == ("chance", "'dice' is neither 'seed' nor 'explicit'")
    assert error_of(GAME.new, chance="explicit", seed=1) == (
        "seed",
        "with chance='explicit' the caller draws, so there is no seed",
    )


def test_chance_is_drawn_from_the_seed_or_left_to_the_caller():
    assert GAME.new(seed=1).to_move in (0, 1)
    assert GAME.new(seed=1).chance_outcomes() == []
    assert GAME.new(chance="explicit").to_move == paname.CHANCE


def test_a_position_takes_its_later_draws_from_a_seed_or_leaves_them():
    found = GAME.new(seed=1, start=0).to_json()
    drawn, left = GAME.from_json(found, seed=5), GAME.from_json(json.dumps(found))
    for state in (drawn, left):
        state.apply(state.legal_actions()[0])
    assert drawn.to_move == 1
    assert left.to_move == paname.CHANCE
    assert GAME.from_json(GAME.new(chance="explicit").to_json(), seed=5).to_move in (0, 1)


@pytest.mark.parametrize(("text", "reason"), [("{", "is not JSON: "), ("[]", "is not a JSON object")])
def test_what_is_no_position_at_all_is_told(text, reason):
    field, told = error_of(GAME.from_json, text)
    assert field == "position"
    assert told.startswith(reason)


def test_a_position_needs_no_version_and_no_number_of_players():
    found = GAME.new(seed=1).to_json()
    del found["rules_version"], found["players"], found["options"]
    assert GAME.from_json(found).players == 2


STATE = GAME.new(seed=1)
HEAD, KEY = STATE.to_bytes().split(b"\n", 1)


def with_head(**fields):
    return json.dumps(json.loads(HEAD) | fields).encode() + b"\n" + KEY


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"nonsense",
        b"{}\n",
        b"[]\n" + KEY,
        HEAD,
        HEAD + b"\n",
        HEAD + b"\n" + KEY[:-1],
        HEAD + b"\n" + KEY[:-8],
        HEAD + b"\n" + KEY[:16],
        HEAD + b"\n" + KEY + b"\0" * 8,
        with_head(players=9),
        with_head(options={"moon": 1}),
        with_head(rng=[1, 2]),
        with_head(history="abc"),
    ],
)
def test_bytes_that_are_no_state_are_refused(data):
    field, reason = error_of(GAME.from_bytes, data)
    assert field == "bytes"
    assert reason.startswith("are not a state of lumiere: ")


def test_equal_positions_have_equal_keys_and_other_ones_do_not():
    twin = GAME.new(seed=1)
    assert twin.key() == STATE.key()
    twin.apply(twin.legal_actions()[0])
    assert twin.key() != STATE.key()


def test_playouts_leave_their_start_alone_and_count_decisions():
    before = STATE.to_bytes()
    rng, twin = paname.Rng(4), paname.Rng(4)
    total = play_out_many(STATE, 3, rng)
    assert STATE.to_bytes() == before
    assert total == sum(play_out(STATE.clone(), twin) for _ in range(3))


def test_a_playout_draws_where_chance_is_the_callers():
    state = GAME.new(chance="explicit")
    play_out(state, paname.Rng(1))
    assert state.is_over
    state.check()


def test_events_are_for_those_who_may_see_them():
    everybody, some = paname.Event(None), paname.Event((1, -1))
    assert [everybody.is_seen_by(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [some.is_seen_by(seat) for seat in (-1, 0, 1)] == [True, False, True]


def test_errors_are_one_family_and_name_their_place():
    assert issubclass(paname.ParseError, paname.PanameError)
    assert issubclass(paname.PanameError, ValueError)
    assert str(paname.IllegalAction("L3.3", "d4 is taken.")) == "L3.3: d4 is taken."
    assert str(paname.InputError("tiles", "is not a list")) == "tiles: is not a list"
