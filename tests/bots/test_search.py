"""The tree search: its tree, its reuse within a turn, its widening."""

from tests.bots.worlds import positions

import paname
from paname.bots.contract import Budget
from paname.bots.roster import create, evaluation
from paname.bots.search import CATCHING_UP, Search
from paname.bots.tree import NONE, ROOT, Tree
from paname.core.rng import Rng

LUMIERE = paname.load("lumiere")


def search_of(name):
    return Search(evaluation(name), paname.load(name).action_space())


def test_a_cleared_tree_has_an_unvisited_root_and_keeps_its_rows():
    tree = Tree()
    tree.clear()
    for action in range(5):
        tree.add(ROOT, action, 0, 0, 0.2)
    rows = len(tree.action)
    tree.clear()
    assert (tree.count, tree.visits[ROOT], tree.first[ROOT]) == (1, 0, NONE)
    assert len(tree.action) == rows


def test_children_come_from_the_most_visited_down():
    tree = Tree()
    tree.clear()
    nodes = [tree.add(ROOT, action, 0, 0, 0.2) for action in (7, 8, 9)]
    for visits, node in zip((1, 3, 2), nodes, strict=True):
        for _ in range(visits):
            tree.note(node, 0.5, 1.0)
    assert [tree.action[child] for child in tree.children(ROOT)] == [8, 9, 7]


def test_an_unknown_child_is_worth_its_prior_and_a_known_one_its_wins():
    tree = Tree()
    tree.clear()
    likely, unlikely = (tree.add(ROOT, 1, 0, 0, prior) for prior in (0.9, 0.1))
    assert tree.worth(likely, 1.0) > tree.worth(unlikely, 1.0)
    for _ in range(100):
        tree.note(likely, 0.0, 0.0)
        tree.note(unlikely, 1.0, 0.0)
    assert tree.worth(unlikely, 1.0) > tree.worth(likely, 1.0)


def test_every_iteration_adds_one_node_and_is_counted_at_the_root():
    state = LUMIERE.new(seed=1)
    search = search_of("lumiere")
    done = search.run(state.determinize(state.to_move, Rng(1)), state.to_move, Rng(2), 300, float("inf"))
    tree = search.tree
    assert done == 300
    assert tree.visits[ROOT] == 300
    assert tree.count <= 301
    assert sum(tree.visits[child] for child in tree.children(ROOT)) == 300


def test_rivals_have_a_part_in_the_tree_where_the_game_says_so():
    for name, seats in (("lumiere", {0, 1}), ("paris_paris", {0}), ("paris", {0})):
        state = paname.load(name).new(seed=1)
        seat = state.to_move
        search = search_of(name)
        search.run(state.determinize(seat, Rng(1)), seat, Rng(2), 60, float("inf"))
        movers = {(search.tree.mover[node] - seat) % state.players for node in range(1, search.tree.count)}
        assert movers == seats


def test_more_iterations_look_at_more_actions():
    state = LUMIERE.new(seed=1)
    counts = []
    for iterations in (10, 100, 1000):
        search = search_of("lumiere")
        search.run(state.determinize(state.to_move, Rng(1)), state.to_move, Rng(2), iterations, float("inf"))
        counts.append(len(search.tree.children(ROOT)))
    assert counts[0] < counts[1] < counts[2] <= len(state.legal_actions())


def test_the_tree_serves_the_next_decision_of_the_same_turn():
    """L4.1: Lévitation is two decisions of one turn."""
    for seed in range(40):
        for state in positions("lumiere", 2, seed, every=1):
            givings = [action for action in state.legal_actions() if LUMIERE.text(state, action).startswith("card lev")]
            if len(givings) > 1:
                check_reuse(state)
                return


def check_reuse(state):
    seat = state.to_move
    bot = create("handmade", "lumiere")
    bot.choose(state.determinize(seat, Rng(1)), seat, Budget(iterations=8000), Rng(2))
    tree = bot.search.tree
    bot.search.root = ROOT
    giving = next(
        tree.action[child]
        for child in tree.children(ROOT)
        if LUMIERE.text(state, tree.action[child]).startswith("card levitation ")
    )
    world = state.determinize(seat, Rng(1))
    bot.remember(world, seat, giving)
    known = tree.visits[bot.search.root]
    assert known > 0
    state.apply(giving)
    bot.choose(state.determinize(seat, Rng(5)), seat, Budget(iterations=10), Rng(2))
    assert tree.count > 100


def test_a_search_ends_when_its_choice_is_settled():
    """With a leader that the rest of the budget is not likely to overtake; at once with a single action."""
    state = LUMIERE.new(seed=1)
    search = search_of("lumiere")
    done = search.run(state.determinize(state.to_move, Rng(1)), state.to_move, Rng(2), 2000, float("inf"))
    first, second = (search.tree.visits[child] for child in search.tree.children(ROOT)[:2])
    assert done == 2000 or first - second > CATCHING_UP * (2000 - done)
    lone = search_of("lumiere")
    lone.tree.note(lone.tree.add(ROOT, 1, 0, 0, 1.0), 0.5, 0.0)
    assert lone.margin() == float("inf")


def test_a_kept_tree_loses_what_a_look_has_shown_to_be_impossible():
    """P6.1: a tree that grew before the end-game tiles were looked at holds tiles that another player has taken."""
    paris = paname.load("paris")
    look = paris.parse(looking_next(paris, 0), "look")
    for seed in range(5):
        state = looking_next(paris, seed)
        seat = state.to_move
        search = search_of("paris")
        search.tree.note(search.tree.add(ROOT, look, 0, seat, 1.0), 0.5, 0.0)
        search.descend(look)
        for _ in range(60):
            after = state.determinize(seat, Rng(f"{seed} {search.tree.count}"))
            after.apply(look)
            search.iterate(after)
        state.apply(look)
        legal = set(state.legal_actions())
        impossible = {search.tree.action[child] for child in search.tree.children(search.root)} - legal
        search.run(state.determinize(seat, Rng(1)), seat, Rng(2), 1, float("inf"))
        assert {search.tree.action[child] for child in search.tree.children(search.root)} <= legal
        if impossible:
            return
    raise AssertionError("no look showed anything")


def looking_next(paris, seed):
    """The last position of a random game in which a player may look at the end-game tiles."""
    found = None
    for state in positions("paris", 2, seed, every=1):
        if any(paris.text(state, action) == "look" for action in state.legal_actions()):
            found = state.clone()
    return found


def test_another_position_begins_a_new_tree():
    bot = create("handmade", "lumiere")
    for seed in (1, 2):
        state = LUMIERE.new(seed=seed)
        bot.choose(state.determinize(state.to_move, Rng(1)), state.to_move, Budget(iterations=50), Rng(2))
        assert bot.search.tree.count <= 51
