"""Records: what replays, and what is told when it cannot."""

import copy
import itertools
import json

import pytest

import paname
from paname.core.playout import play_out
from paname.core.records import walk
from paname.core.state import choice_id

GAME = paname.load("lumiere")
REMOVED = object()


def finished(**options):
    """A finished game, played by the first legal action."""
    state = GAME.new(**options)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    return state


SEEDED = GAME.record(finished(seed=5))
OPEN = GAME.record(finished(chance="explicit"))


def changed(record, field, value):
    found = copy.deepcopy(record)
    if value is REMOVED:
        del found[field]
    else:
        found[field] = value
    return found


def error_of(record):
    with pytest.raises(paname.InputError) as error:
        paname.replay(record)
    return error.value.field, error.value.reason


def test_a_record_holds_what_was_decided_and_the_seed_or_the_draws():
    assert list(SEEDED) == ["format", "game", "rules_version", "players", "options", "seed", "actions"]
    assert list(OPEN) == ["format", "game", "rules_version", "players", "options", "chance", "actions"]
    assert (SEEDED["format"], SEEDED["game"], SEEDED["rules_version"], SEEDED["players"]) == (1, "lumiere", 2, 2)


@pytest.mark.parametrize("record", [SEEDED, OPEN])
def test_it_replays_as_an_object_and_as_text(record):
    as_object, as_text = paname.replay(record), paname.replay(json.dumps(record))
    assert as_object.to_bytes() == as_text.to_bytes()
    assert GAME.record(as_object) == record


def test_a_game_that_is_not_finished_replays_to_where_it_stands():
    record = changed(SEEDED, "actions", SEEDED["actions"][:7])
    state = paname.replay(record)
    assert not state.is_over
    assert GAME.record(state) == record


def test_a_text_seed_and_its_number_give_the_same_game():
    assert GAME.new(seed=7).key() == GAME.new(seed="7").key()
    assert GAME.new(seed=7).key() != GAME.new(seed=8).key()


def test_without_a_seed_every_game_is_another_one_that_replays():
    first, second = GAME.new(), GAME.new()
    assert first.setup.seed != second.setup.seed
    assert paname.replay(GAME.record(first)).key() == first.key()


def test_a_record_from_a_position_replays_with_its_seed_or_its_draws():
    start = paname.replay(changed(SEEDED, "actions", SEEDED["actions"][:6]))
    for seed in ("later", None):
        state = GAME.from_json(start.to_json(), seed)
        for _ in range(8):
            state.apply(state.legal_actions()[-1])
        record = json.loads(json.dumps(GAME.record(state)))
        assert record["position"]["game"] == "lumiere"
        assert ("seed" in record) == (seed is not None)
        assert paname.replay(record).key() == state.key()
        assert paname.replay(changed(record, "position", json.dumps(record["position"]))).key() == state.key()


@pytest.mark.parametrize(
    ("field", "value", "named", "reason"),
    [
        ("game", "go", "game", "there is no game 'go'; there are: lumiere, paris_paris, paris"),
        ("game", REMOVED, "game", "is missing"),
        ("game", 3, "game", "3 is not a name"),
        ("rules_version", 99, "rules_version", "99 is not 1 to 2, which this engine plays"),
        ("format", 2, "format", "2 is not 1"),
        ("players", REMOVED, "players", "is missing"),
        ("players", "two", "players", "'two' is not a number"),
        ("players", True, "players", "True is not a number"),
        ("players", 4, "players", "4 cannot play Paris: La Cité de la Lumière; it takes 2"),
        ("options", ["starter"], "options", "is not an object"),
        (
            "options",
            {"seed": 3},
            "option seed",
            "there is no such option; there are: postcards, flip_buildings, large_lamp, start",
        ),
        ("options", {"players": 2}, "option players", "there is no such option; there are: postcards"),
        ("options", {"flip_buildings": "yes"}, "option flip_buildings", "'yes' is not one of no, yes (L3.3)"),
        ("options", {"start": 2}, "option start", "2 is not one of random, 0, 1 (L1.3)"),
        ("seed", 1.5, "seed", "1.5 is neither a number nor a text"),
        ("seed", True, "seed", "True is neither a number nor a text"),
        ("seed", REMOVED, "chance", "is missing"),
        ("components", 7, "components", "is not the text of a component file"),
        ("actions", REMOVED, "actions", "is missing"),
        ("actions", "tile A1 r0", "actions", "is not a list"),
        ("actions", [0, "tile A1 r0"], "actions", "entry 2, 'tile A1 r0', is not a number"),
        ("actions", [True], "actions", "entry 1, True, is not a number"),
        ("actions", [1.0], "actions", "entry 1, 1.0, is not a number"),
        ("position", [1], "position", "is not a JSON object"),
        ("position", "{", "position", "is not JSON: "),
        ("position", "3", "position", "is not a JSON object"),
        ("position", {"game": "paris"}, "game", "'paris' is not 'lumiere'"),
    ],
)
def test_a_wrong_field_is_named(field, value, named, reason):
    found = error_of(changed(SEEDED, field, value))
    assert found[0] == named
    assert found[1].startswith(reason)


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        (OPEN["chance"][:-1], f"holds {len(OPEN['chance']) - 1} outcomes, but another draw is due"),
        ([], "holds 0 outcomes, but another draw is due"),
        ([*OPEN["chance"], 0], f"holds {len(OPEN['chance']) + 1} outcomes where {len(OPEN['chance'])} were drawn"),
        ([2, *OPEN["chance"][1:]], "outcome 1: Outcome 2 isn't possible in this draw."),
        ([OPEN["chance"][0], 8, *OPEN["chance"][2:]], "outcome 2: Outcome 8 isn't possible in this draw."),
        ([-1], "outcome 1: There is no action -1 in this game."),
        ([2**70], f"outcome 1: There is no action {2**70} in this game."),
        ("all", "is not a list"),
        ([None], "entry 1, None, is not a number"),
    ],
)
def test_draws_that_cannot_be_are_named(chance, reason):
    assert error_of(changed(OPEN, "chance", chance)) == ("chance", reason)


@pytest.mark.parametrize(
    ("actions", "clause", "reason"),
    [
        ([0, 0], "L2.2", "action 2 (tile A1 r0): Zone A1 already has a tile. Choose an empty zone."),
        ([76], "L2.4", "action 1 (pass): You can pass only after placing all eight of your tiles."),
        ([-1], "catalogue", "action 1 (-1): There is no action -1 in this game."),
        ([2**70], "catalogue", f"action 1 ({2**70}): There is no action {2**70} in this game."),
        ([*SEEDED["actions"], 0], "end", f"action {len(SEEDED['actions']) + 1} (0): The game is over."),
    ],
)
def test_an_illegal_action_is_named_with_its_number_and_the_reason(actions, clause, reason):
    with pytest.raises(paname.IllegalAction) as error:
        paname.replay(changed(SEEDED, "actions", actions))
    assert (error.value.clause, str(error.value)) == (clause, f"{clause}: {reason}")


@pytest.mark.parametrize(
    ("text", "reason"), [("{", "is not JSON: "), ("[]", "is not a JSON object"), ("7", "is not a")]
)
def test_what_is_no_record_at_all_is_told(text, reason):
    field, told = error_of(text)
    assert field == "record"
    assert told.startswith(reason)


@pytest.mark.parametrize("record", [SEEDED, OPEN])
def test_a_walk_gives_every_choice_with_the_positions_around_it(record):
    way = walk(record)
    steps = list(way)
    assert [step.choice for step in steps if not step.is_draw] == record["actions"]
    assert [step.choice for step in steps] == [choice_id(entry) for entry in paname.replay(record).history]
    for step, following in itertools.pairwise(steps):
        assert step.after is following.before
        assert step.seat == step.before.to_move
        again, events = step.before.clone(), []
        again.apply(step.choice, events)
        assert again.key() == step.after.key()
        assert events == step.events
    assert way.state is steps[-1].after
    assert GAME.record(way.state) == record


@pytest.mark.parametrize("record", [SEEDED, OPEN])
def test_a_record_replays_to_any_decision_and_can_be_played_on_from_there(record):
    for decisions in range(len(record["actions"])):
        state = paname.replay(record, decisions)
        assert [choice for choice in state.history if choice >= 0] == record["actions"][:decisions]
        assert (state.rng is None) == ("chance" in record)
        state.apply(record["actions"][decisions])
    assert paname.replay(record, len(record["actions"])).to_bytes() == paname.replay(record).to_bytes()


def test_a_walk_over_a_wrong_record_ends_in_its_error():
    with pytest.raises(paname.RecordError, match="another draw is due"):
        list(walk(changed(OPEN, "chance", OPEN["chance"][:-1])))
    with pytest.raises(paname.RecordError, match="were drawn"):
        list(walk(changed(OPEN, "chance", [*OPEN["chance"], 0])))


def test_worlds_drawn_from_a_view_have_no_record():
    world = GAME.new(seed=1).determinize(0, paname.Rng(1))
    with pytest.raises(paname.PanameError, match="no history to record"):
        GAME.record(world)


def test_a_playout_ends_the_game():
    state = GAME.new(seed=1)
    assert play_out(state, paname.Rng(2)) > 16
    assert state.is_over
    assert state.legal_actions() == []


def test_a_game_with_one_version_of_its_rules_keeps_every_option_and_calls_nothing_odd():
    game = paname.load("paris_paris")
    assert paname.Game.upgraded(game, 1, {"open_bag": True}) == {"open_bag": True}
    assert paname.Game.oddities(game) == []


@pytest.mark.parametrize("name", ["lumiere", "paris_paris", "paris"])
def test_a_showcase_is_a_position_that_holds_together(name):
    state = paname.load(name).showcase()
    state.check()
    assert state.view(-1)["seat"] == -1
