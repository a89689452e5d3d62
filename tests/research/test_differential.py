"""The same seed and the same actions give the same returns through the engine and through every façade."""

import pytest
from tests.research.games import GAMES

import paname
from paname.bots.contract import Bot, Choice
from paname.core.outcome import returns
from paname.core.rng import Rng
from paname.core.state import choice_id
from paname.research.aec import TurnEnv
from paname.research.batched import BatchedEnv
from paname.research.solo import SoloEnv

SEEDS = {"lumiere": 4, "paris_paris": 4, "paris": 2}
CASES = [(name, players, seed) for name, players in GAMES for seed in range(SEEDS[name])]


def finished(name, players, seed):
    """A random game of the engine, with its whole history."""
    state = paname.load(name).new(players=players, seed=seed)
    rng = Rng(f"differential {seed}")
    while not state.is_over:
        state.apply(state.legal_moves().any(rng))
    return state


def decisions(state):
    return [choice for choice in state.history if choice >= 0]


@pytest.mark.parametrize(("name", "players", "seed"), CASES)
def test_pettingzoo_gives_the_returns_of_the_engine(name, players, seed):
    played = finished(name, players, seed)
    env = TurnEnv(name, players=players)
    env.reset(seed=seed)
    for action in decisions(played):
        env.step(action)
    assert list(env.rewards.values()) == returns(played)
    assert all(env.terminations.values())


@pytest.mark.parametrize(("name", "players", "seed"), CASES)
def test_openspiel_gives_the_returns_of_the_engine(name, players, seed):
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install paname[openspiel]")
    import paname.research.openspiel  # noqa: F401 - registers the games

    played = finished(name, players, seed)
    state = pyspiel.load_game(f"paname_{name}(players={players})").new_initial_state()
    for choice in played.history:
        state.apply_action(choice_id(choice))
    assert state.is_terminal()
    assert state.returns() == pytest.approx(returns(played))


@pytest.mark.parametrize(("name", "players", "seed"), CASES)
def test_the_batch_gives_the_returns_of_the_engine(name, players, seed):
    env = BatchedEnv(name, 1, players=players, seed=seed)
    played = finished(name, players, env.seed_of(0))
    for action in decisions(played):
        assert not env.ended[0]
        env.step([action])
    assert env.ended[0]
    assert env.rewards[0].tolist() == returns(played)
    assert env.scores[0].tolist() == played.scores()


class Script(Bot):
    """A bot that plays what was played before."""

    def __init__(self, actions):
        self.actions = actions

    def choose(self, world, seat, budget, rng):
        return self.think(world, seat, budget, rng)

    def think(self, world, seat, budget, rng):
        return Choice(self.actions.pop(0))


SCRIPTS = []


def next_script(game):
    """The script of the next seat."""
    return SCRIPTS.pop(0)


@pytest.mark.parametrize(("name", "players", "seed"), CASES)
def test_gymnasium_gives_the_returns_of_the_engine(name, players, seed):
    played = finished(name, players, seed)
    twin = paname.load(name).new(players=players, seed=seed)
    by_seat = {seat: [] for seat in range(players)}
    for action in decisions(played):
        by_seat[twin.to_move].append(action)
        twin.apply(action)
    env = SoloEnv(name, players=players, seat=0)
    env.match.opponents = [f"{__name__}:next_script"]
    SCRIPTS[:] = [Script(by_seat[seat]) for seat in range(1, players)]
    env.reset(seed=seed)
    reward, over = 0.0, env.match.is_over
    for action in by_seat[0]:
        _, reward, over, _, _ = env.step(action)
    assert over
    assert reward == returns(played)[0]
