"""OpenSpiel's own random simulation, as it is, and what its players may know."""

import random

import pytest
from tests.research.games import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install paname[openspiel]")
import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import paname.research.openspiel  # noqa: F401 - registers the games


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_random_simulation(name, players):
    game = pyspiel.load_game(f"paname_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def played(game, seed, decisions):
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_probabilities_add_up_and_tensors_have_their_shapes(name, players):
    game = pyspiel.load_game(f"paname_{name}", {"players": players})
    state = played(game, 1, 3)
    for seat in range(players):
        assert len(state.observation_tensor(seat)) == game.observation_tensor_size()
        assert len(state.information_state_tensor(seat)) == game.information_state_tensor_size()
        assert f"seat {seat}" in state.information_state_string(seat)
    fresh = game.new_initial_state()
    assert fresh.is_chance_node()
    assert sum(weight for _, weight in fresh.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "hidden"),
    [("lumiere", 2), ("paris_paris", 2)],
)
def test_a_draw_that_only_its_owner_sees_leaves_the_others_information_as_it_was(name, hidden):
    """The second private draw is seat 1's: seat 0 cannot tell its outcomes apart, seat 1 can."""
    game = pyspiel.load_game(f"paname_{name}")
    state = game.new_initial_state()
    for _ in range(hidden):
        state.apply_action(state.chance_outcomes()[0][0])
    worlds = [state.child(outcome) for outcome, _ in state.chance_outcomes()[1:3]]
    assert worlds[0].information_state_string(0) == worlds[1].information_state_string(0)
    assert worlds[0].information_state_tensor(0) == worlds[1].information_state_tensor(0)
    assert worlds[0].observation_tensor(0) == worlds[1].observation_tensor(0)
    assert worlds[0].information_state_string(1) != worlds[1].information_state_string(1)
    assert worlds[0].information_state_tensor(1) != worlds[1].information_state_tensor(1)


def test_options_are_parameters():
    game = pyspiel.load_game("paname_lumiere(postcards=random,flip_buildings=yes,start=1)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 12
    with pytest.raises(ValueError, match="postcards"):
        pyspiel.load_game("paname_lumiere(postcards=none)").new_initial_state()


@pytest.mark.parametrize("wrong", ["players=9", "players=0", "postcards=none"])
def test_wrong_parameters_are_told_when_the_game_is_loaded(wrong):
    with pytest.raises(ValueError, match=wrong.partition("=")[0]):
        pyspiel.load_game(f"paname_lumiere({wrong})")


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(name, players):
    game = pyspiel.load_game(f"paname_{name}(players={players})")
    state = played(game, 2, 6)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player, lots = state.current_player(), random.Random(3)
    for _ in range(3):
        world = state.resample_from_infostate(player, lots.random)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        for other in set(range(players)) - {player}:
            assert world.information_state_string(other).endswith(world.observation_string(other))
        while not world.is_terminal():
            choices = world.chance_outcomes() if world.is_chance_node() else [(a, 1) for a in world.legal_actions()]
            world.apply_action(lots.choice(choices)[0])
        assert sum(world.returns()) == pytest.approx(0)


def test_openspiels_own_information_set_search_plays_as_it_is():
    game = pyspiel.load_game("paname_paris_paris")
    state = played(game, 4, 2)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(2))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_recalled_choices_lie_between_0_and_1(name, players):
    game = pyspiel.load_game(f"paname_{name}(players={players})")
    state = played(game, 5, 30)
    size = game.observation_tensor_size()
    for seat in range(players):
        recalled = state.information_state_tensor(seat)[size:]
        assert max(recalled) <= 1
        assert min(recalled) >= 0
        assert sum(value > 0 for value in recalled) > 30
