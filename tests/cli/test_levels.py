"""The terminal plays the four levels: the bots of the arena and the server, and hints by the strongest."""

import json

import pytest

import paname
from paname.bots.contract import Bot, Choice
from paname.bots.levels import FRIENDLY, LEVELS
from paname.bots.player import create_player
from paname.cli.table import Table

GAME = paname.load("lumiere")
ALONE = ("play", "lumiere", "--seed", "7", "--option", "start=0")


def position(decisions, seed=5):
    state = GAME.new(seed=seed)
    for _ in range(decisions):
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_chosen_and_is_kept_with_the_game(run, state_home, level):
    answer = run(*ALONE, "--level", level.id, lines=["take U6", "quit"])
    assert answer.exit_code == 0
    assert answer.stdout.startswith(f"You play Orange and {level.name} plays Blue.\n")
    document = json.loads(next(state_home.glob("*.json")).read_text())
    assert document["seats"] == ["human", level.id]
    assert len(document["actions"]) == 2


def test_you_meet_a_friendly_bot_unless_you_choose(run, state_home):
    run(*ALONE, lines=["quit"])
    path = next(state_home.glob("*.json"))
    assert json.loads(path.read_text())["seats"] == ["human", FRIENDLY]
    run("play", "--resume", "--level", "haussmann", lines=["take U6", "quit"])
    assert json.loads(path.read_text())["seats"] == ["human", "haussmann"]


def test_a_saved_game_that_names_no_level_meets_a_friendly_bot(run, tmp_path):
    path = tmp_path / "old.json"
    path.write_text(json.dumps({**GAME.record(GAME.new(seed=1, start=0)), "seats": ["human", "bot"]}))
    assert "Flâneur plays Blue." in run("play", "--resume", path, lines=["quit"]).stdout


def test_seats_may_differ_in_strength():
    state = position(0)
    table = Table(GAME, state, ["touriste", "parisien"])
    assert [table.bots[seat].budget.milliseconds for seat in range(2)] == [50, 20]


def test_the_bot_plays_as_the_same_player_does_anywhere():
    table = Table(GAME, position(4), ["flaneur", "flaneur"])
    seat = table.mover
    same = create_player("lumiere", "flaneur", f"seat {seat} of 5")
    assert table.think() == same.decide(table.state, seat)


def test_a_bot_and_a_hint_see_a_world_and_never_the_state():
    table = Table(GAME, position(4), ["flaneur", "flaneur"])
    before, given = table.state.to_bytes(), []

    class Witness(Bot):
        def think(self, world, seat, budget, rng):
            given.append(world)
            return Choice(world.legal_actions()[0])

    table.bots[table.mover].bot = table.adviser.bot = Witness()
    table.think()
    table.advise()
    assert [(world is table.state, world.keeps_history) for world in given] == [(False, False)] * 2
    assert table.state.to_bytes() == before


def test_what_a_seat_may_not_know_does_not_change_the_bots_mind():
    state = position(3)
    seat = int(state.to_move)
    other = ("orange", "blue")[1 - seat]
    minds = set()
    for tile in state.view(seat)["unplaced"][other]:
        document = json.loads(json.dumps(state.to_json()))
        document["held"][other] = tile
        table = Table(GAME, GAME.from_json(document, seed=1), ["flaneur", "flaneur"])
        minds.add(table.think().action)
    assert len(minds) == 1
