"""A player: one bot, one budget, one stream, as long as a game lasts; your own bots; games without an evaluation."""

import pickle

import pytest
from tests.bots.worlds import GAMES, positions

import paname
from paname.bots.contract import Bot, Budget, Choice
from paname.bots.entrant import read_entrant
from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import DEFAULTS, Weights, default_weights
from paname.bots.greedy_bot import GreedyBot
from paname.bots.levels import FRIENDLY, LEVELS, STRONGEST, level_named
from paname.bots.player import PlayerSpec, create_player
from paname.bots.roster import create, evaluation
from paname.core.registry import manifest
from paname.core.rng import Rng


class LastBot(Bot):
    """Makes the last legal action, and remembers how often it was asked."""

    def __init__(self, game):
        self.game = game
        self.asked = 0

    def think(self, world, seat, budget, rng):
        self.asked += 1
        return Choice(world.legal_actions()[-1])


class Flat(Evaluation):
    """Points, in plain Python."""

    def __init__(self, weights):
        super().__init__(["points"], weights)

    def measure(self, state, seat):
        self.terms[0] = float(state.score(seat))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_player_decides_as_its_bot_does_in_a_world_of_its_seat(name, players):
    player, bot, rng = create_player(name, "greedy", "stream"), create("greedy", name), Rng("stream")
    for state in positions(name, players, seed=1, every=7):
        before, seat = state.to_bytes(), state.to_move
        expected = bot.choose(state.determinize(seat, rng), seat, Budget(iterations=1), rng)
        assert player.decide(state, seat) == expected
        assert state.to_bytes() == before


def test_a_player_keeps_its_bot_and_thereby_its_tree():
    game = paname.load("paris")
    state = game.new(seed=1)
    player = create_player("paris", "handmade:iterations=30", "tree")
    kept = 0
    for _ in range(40):
        seat = state.to_move
        expected = player.bot.expected
        choice = player.decide(state, seat)
        tree = player.bot.search.tree
        kept += bool(expected) and tree.visits[0] > choice.iterations
        state.apply(choice.action)
    assert kept > 5


def test_a_spec_goes_to_another_process_and_makes_the_same_player():
    spec = PlayerSpec("lumiere", "parisien:iterations=40", "stream")
    copied = pickle.loads(pickle.dumps(spec))
    assert copied == spec
    state = paname.load("lumiere").new(seed=1)
    assert copied.create().decide(state, state.to_move) == spec.create().decide(state, state.to_move)
    entrant = read_entrant("touriste:ms=7")
    assert pickle.loads(pickle.dumps(entrant)) == entrant


def test_a_level_is_an_entrant_with_its_kind_its_budget_and_its_lapses():
    for level in LEVELS:
        entrant = read_entrant(level.id)
        assert (entrant.kind, entrant.budget) == (level.kind, level.budget)
        assert (entrant.blunders, entrant.glances) == (level.blunders, level.glances)
    assert level_named(FRIENDLY) in LEVELS
    assert LEVELS[-1].id == STRONGEST


def test_weights_are_read_once():
    assert default_weights("paris") is default_weights("paris")
    assert evaluation("paris") is not evaluation("paris")


def test_a_bot_of_yours_plays_by_module_and_factory():
    state = paname.load("paris_paris").new(seed=1)
    player = create_player("paris_paris", f"{__name__}:LastBot:ms=5", "mine")
    assert player.decide(state, state.to_move).action == state.legal_actions()[-1]
    assert (player.bot.game, player.bot.asked, player.budget.milliseconds) == ("paris_paris", 1, 5)
    for text in ("no_such_module:LastBot", f"{__name__}:NoBot"):
        with pytest.raises(paname.InputError, match="imported"):
            read_entrant(text)


def test_an_evaluation_in_plain_python_serves_the_compiled_bots():
    flat = Flat(Weights("[stage.game]\ndoubt = 5\npoints = 1"))
    state = paname.load("lumiere").new(seed=1)
    world = state.determinize(state.to_move, Rng(1))
    choice = GreedyBot(flat).choose(world, state.to_move, Budget(iterations=1), Rng(1))
    assert choice.action in state.legal_actions()


def test_a_game_without_an_evaluation_is_judged_by_its_points(monkeypatch):
    default_weights("paris")
    monkeypatch.delitem(manifest("paris").document, "evaluation")
    monkeypatch.delitem(DEFAULTS, "paris")
    state = paname.load("paris").new(seed=1)
    judge = evaluation("paris")
    judge.judge(state)
    assert [judge.values[seat] for seat in range(2)] == state.scores()
    for bot in ("greedy", "search:iterations=3"):
        choice = create_player("paris", bot, "points").decide(state, state.to_move)
        assert choice.action in state.legal_actions()
