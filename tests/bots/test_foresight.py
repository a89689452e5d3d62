"""Foresight: everybody does what is best for themselves, up to where a position can be judged."""

from tests.bots.worlds import positions

import paname
from paname.bots.evaluate.weights import Weights, default_weights
from paname.bots.foresight import Foresight
from paname.bots.roster import evaluation
from paname.bots.search import Search
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER


def outcome(judge, world):
    """What comes of a world for every seat, by looking at everything in the plainest way."""
    if world.to_move in (CHANCE, OVER):
        judge.judge(world)
        return [judge.chances[seat] for seat in range(world.players)]
    seat = world.to_move
    return max((outcome(judge, after(world, action)) for action in world.legal_actions()), key=lambda each: each[seat])


def after(world, action):
    child = world.clone()
    child.step(action)
    return child


def test_the_best_action_is_that_of_a_plain_look_at_everything():
    judge = evaluation("paris_paris")
    foresight = Foresight(judge)
    for players in (2, 3):
        for number, state in enumerate(positions("paris_paris", players, 5, 6)):
            world = state.determinize(state.to_move, Rng(number))
            chosen = foresight.best(world)
            wanted = outcome(judge, world)
            assert outcome(judge, after(world, chosen))[world.to_move] == wanted[world.to_move]
            assert [foresight.chances[seat] for seat in range(players)] == wanted


def test_a_tree_may_end_where_something_is_drawn():
    weights = Weights(default_weights("paris_paris").to_toml())
    weights.search.update({"ends_at_draws": 1.0, "rivals": 1.0, "foresight": 1.0, "cut_off": 0.0})
    search = Search(evaluation("paris_paris", weights), paname.load("paris_paris").action_space())
    state = next(positions("paris_paris", 2, 5, 9))
    seat = state.to_move
    search.run(state.determinize(seat, Rng(1)), seat, Rng(2), 400, float("inf"))
    tree = search.tree
    left = 2 if seat == state.bus else 1  # who decides before the next draw
    assert depth(tree, search.root) == left


def depth(tree, node):
    return max((1 + depth(tree, child) for child in tree.children(node)), default=0)


def test_faith_blends_what_is_judged_before_a_playout_with_what_is_judged_behind_it():
    chances = []
    for faith, cut_off in ((0.0, 0.0), (1.0, 6.0), (0.0, 6.0), (0.5, 6.0)):
        weights = Weights(default_weights("paris_paris").to_toml())
        weights.search.update({"faith": faith, "cut_off": cut_off})
        search = Search(evaluation("paris_paris", weights), paname.load("paris_paris").action_space())
        state = next(positions("paris_paris", 2, 5, 9))
        search.seat = state.to_move
        search.iterate(state.determinize(state.to_move, Rng(1)))
        chances.append(search.evaluation.chances[0])
    now, believed, later, both = chances
    assert now == believed
    assert both == (now + later) / 2
