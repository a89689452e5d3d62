"""States: new ones, bytes, copies, and what is wrong with what was handed in."""

import copy
import json
import pickle
import struct
import zlib

import pytest

import paname
from paname.core.playout import after_draws, play_out, play_out_many
from paname.core.registry import manifest

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


class Whole:
    """A whole number of somebody else's, as NumPy's are."""

    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


def test_anybodys_whole_numbers_will_do():
    ours, theirs = GAME.new(2, 7), GAME.new(Whole(2), Whole(7))
    action = ours.legal_actions()[0]
    assert theirs.setup.seed == 7
    assert GAME.text(ours, Whole(action)) == GAME.text(ours, action)
    assert GAME.action(Whole(action)) == GAME.action(action)
    assert ours.view(Whole(1)) == theirs.view(1)
    ours.apply(action)
    theirs.apply(Whole(action))
    assert ours == theirs
    assert ours.determinize(Whole(0), paname.Rng(1)) == theirs.determinize(0, paname.Rng(1))


def test_what_is_no_whole_number_is_told():
    state = GAME.new(seed=1)
    assert error_of(state.apply, 1.5) == ("action", "1.5 isn't a whole number")
    assert error_of(GAME.new, players="two") == ("players", "'two' isn't a whole number")
    assert error_of(GAME.new, seed=True) == ("seed", "True is neither a number nor a text")
    assert error_of(GAME.new, seed=2.5) == ("seed", "2.5 is neither a number nor a text")


@pytest.mark.parametrize("seat", [-2, 2, 9, 10**30])
def test_a_seat_that_is_not_there_is_told(seat):
    state = GAME.new(seed=1)
    told = ("seat", f"there is no seat {seat}; seats run from 0 to 1")
    assert error_of(state.view, seat) == told
    assert error_of(state.determinize, seat, paname.Rng(1)) == told


@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_that_is_no_action_has_no_words(action):
    state = GAME.new(seed=1)
    for call in (GAME.action, lambda number: GAME.text(state, number)):
        with pytest.raises(paname.IllegalAction) as refused:
            call(action)
        assert refused.value.code == "no_such_action"


def test_an_outcome_that_cannot_be_has_no_words():
    with pytest.raises(paname.IllegalAction) as refused:
        GAME.text(GAME.new(chance="explicit"), 10**6)
    assert refused.value.code == "not_an_outcome"


def test_states_are_equal_by_position_and_are_no_keys():
    state = GAME.new(seed=1)
    assert state == GAME.from_bytes(state.to_bytes())
    assert state != GAME.new(seed=2)
    assert state != "a state"
    with pytest.raises(TypeError, match="a state changes"):
        hash(state)


def test_states_and_games_tell_what_they_are():
    assert repr(GAME) == "<Paris: La Cité de la Lumière>"
    assert repr(GAME.new(chance="explicit")) == "<lumiere, 2 players, a draw is due>"
    state = GAME.new(seed=1, start=1)
    assert repr(state) == "<lumiere, 2 players, seat 1 to move>"
    play_out(state, paname.Rng(1))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert repr(state) == f"<lumiere, 2 players, over, {state.scores()[0]} : {state.scores()[1]}>"


def test_games_can_be_copied_and_pickled():
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert copy.deepcopy(GAME) is GAME


def test_notebooks_get_a_picture_where_there_is_one(monkeypatch):
    pytest.importorskip("numpy")
    state = GAME.new(seed=1)
    picture = state._repr_png_()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">2I", picture[16:24])
    data = picture[picture.index(b"IDAT") + 4 : picture.index(b"IEND") - 8]
    assert len(zlib.decompress(data)) == height * (1 + 3 * width)
    document = manifest("lumiere").document
    monkeypatch.setitem(document, "picture", "a_module_that_is_missing:paint")
    assert state._repr_png_() is None
    monkeypatch.delitem(document, "picture")
    assert state._repr_png_() is None


@pytest.mark.parametrize("name", paname.games())
def test_whatever_is_legal_can_occur(name):
    game = paname.load(name)
    state = game.new(seed=6)
    while not state.is_over:
        assert all(game.can_occur(action, state.setup.options) for action in state.legal_actions())
        state.apply(state.legal_actions()[-1])


def test_a_building_is_turned_over_only_where_that_was_chosen():
    for flips, count in ((False, 3182), (True, 3722)):
        options = GAME.new(seed=1, flip_buildings=flips).setup.options
        assert sum(GAME.can_occur(action, options) for action in range(GAME.action_space())) == count


def test_people_can_ask_for_help_on_either_build():
    assert paname.State.apply.__doc__.startswith("Make a move, or settle a draw")
    assert "A position" in paname.State.__doc__
    assert paname.Game.new.__doc__.startswith("A new game")


def test_without_a_word_from_the_game_everything_may_be_a_secret():
    state = GAME.new(seed=1)
    assert paname.State.secret_fields(state) == state.fields()
    assert set(state.secret_fields()) < set(state.fields())


@pytest.mark.parametrize("name", paname.games())
def test_our_own_sets_have_nothing_odd(name):
    assert paname.load(name).oddities() == []


def test_a_game_that_says_nothing_names_no_factors_and_keeps_no_texts():
    assert paname.Game.factors(GAME, GAME.new(seed=1), 0) == []
    assert paname.Game.has_fixed_texts(GAME) is False


@pytest.mark.parametrize("name", ["lumiere", "paris_paris", "paris"])
def test_draws_go_on_to_the_next_decision_and_leave_the_position_alone(name):
    state = paname.load(name).new(chance="explicit")
    assert state.to_move == paname.CHANCE
    key = state.key()
    one, same, other = (after_draws(state, paname.Rng(seed)) for seed in (1, 1, 2))
    assert one.to_move >= 0
    assert one.key() == same.key() != key == state.key()
    assert other.to_move >= 0
