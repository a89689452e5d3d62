"""What every bot keeps in every game: legal answers, fairness, reproducible iterations, time."""

from itertools import count

import pytest
from tests.bots.worlds import GAMES, positions, twin_worlds

import paname
from paname.bots import contract, search, search_bot, solver, zoo
from paname.bots.contract import Budget
from paname.bots.entrant import read_entrant
from paname.bots.levels import LEVELS
from paname.bots.roster import KINDS, create
from paname.core.rng import Rng

BOTS = [*KINDS, *(level.id for level in LEVELS)]
FEW = Budget(iterations=20 if paname.COMPILED else 2)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_bot_answers_with_a_legal_action_and_its_best_reason_first(name, players, bot):
    for number, state in enumerate(positions(name, players, seed=1, every=7)):
        seat = state.to_move
        choice = read_entrant(bot).bot(name).choose(state.determinize(seat, Rng(number)), seat, FEW, Rng(number))
        legal = state.legal_actions()
        assert choice.action in legal
        assert all(reason.action in legal for reason in choice.reasons)
        assert not choice.reasons or choice.reasons[0].action == choice.action
        assert all(0 <= reason.win <= 1 and reason.visits >= 1 for reason in choice.reasons)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(name, players, bot):
    for number, state in enumerate(positions(name, players, seed=2, every=5)):
        answers = [
            read_entrant(bot).bot(name).choose(world, state.to_move, FEW, Rng(f"same {number}"))
            for world in twin_worlds(state, number)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_bot_that_plays_a_whole_game_is_as_fair(name, players):
    """The same, with bots that remember: all their decisions of a game are compared."""
    state = paname.load(name).new(players=players, seed=3)
    twins = [[create("search", name) for _ in range(players)] for _ in range(2)]
    streams = [Rng("stream") for _ in range(2)]
    number = 0
    while not state.is_over:
        seat = state.to_move
        number += 1
        worlds = twin_worlds(state, number)
        answers = [twins[i][seat].choose(worlds[i], seat, FEW, streams[i]) for i in range(2)]
        assert answers[0] == answers[1]
        state.apply(answers[0].action)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_thinking_leaves_the_world_as_it_was(name, players):
    for number, state in enumerate(positions(name, players, seed=4, every=9)):
        world = state.determinize(state.to_move, Rng(number))
        before = world.to_bytes()
        for bot in KINDS:
            read_entrant(bot).bot(name).choose(world, state.to_move, FEW, Rng(number))
        assert world.to_bytes() == before


@pytest.mark.skipif(paname.COMPILED, reason="compiled code keeps its clock; the interpreted suite proves this")
@pytest.mark.parametrize("bot", ["search", "flat"])
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_thinking_ends_with_the_iteration_that_uses_up_the_time(name, players, bot, monkeypatch):
    """On a clock of our own, a millisecond a look; what real clocks show is measured by `python -m bench.budget`."""
    looks = count()
    for module in (contract, search, search_bot, solver, zoo):
        monkeypatch.setattr(module, "now", lambda: next(looks) / 1000)
    state = next(positions(name, players, seed=5, every=10))
    world = state.determinize(state.to_move, Rng(1))
    started = next(looks)
    choice = create(bot, name).choose(world, state.to_move, Budget(milliseconds=40), Rng(1))
    assert choice.iterations >= 1
    assert next(looks) - started <= 40 + 20


def test_a_bot_refuses_the_game_itself_and_other_peoples_turns():
    state = paname.load("lumiere").new(seed=1)
    seat = state.to_move
    bot = create("greedy", "lumiere")
    with pytest.raises(paname.PanameError, match="determinized"):
        bot.choose(state, seat, FEW, Rng(1))
    with pytest.raises(paname.PanameError, match="turn"):
        bot.choose(state.determinize(1 - seat, Rng(1)), 1 - seat, FEW, Rng(1))


def test_a_budget_is_at_least_one_of_something():
    for bad in ({}, {"milliseconds": 0}, {"iterations": -3}):
        with pytest.raises(paname.InputError):
            Budget(**bad)


def test_there_is_no_bot_of_another_name():
    with pytest.raises(paname.InputError, match="no bot"):
        create("oracle", "lumiere")
    with pytest.raises(paname.InputError, match="no game"):
        create("greedy", "chess")
