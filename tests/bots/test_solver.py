"""The exact solver: the same as trying everything, and as good as its budget."""

import paname
from paname.bots.contract import Budget
from paname.bots.evaluate.blend import Blend
from paname.bots.roster import create, evaluation
from paname.bots.solver import Solver, final_result
from paname.core.rng import Rng

LUMIERE = paname.load("lumiere")
FOREVER = float("inf")


def ends(seeds, decisions):
    """The positions so many decisions before the end of random games, all of them in the building phase."""
    for seed in seeds:
        state = LUMIERE.new(seed=seed, postcards="random")
        rng = Rng(f"ends {seed}")
        line = [state.clone()]
        while not state.is_over:
            state.apply(state.legal_moves().any(rng))
            line.append(state.clone())
        found = line[-1 - decisions]
        if found.phase == 2:
            yield found


def try_everything(state, seat):
    if state.is_over:
        return final_result(state, seat)
    results = []
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        results.append(try_everything(child, seat))
    return max(results) if state.to_move == seat else min(results)


def test_the_solver_finds_what_trying_everything_finds():
    solver = Solver(evaluation("lumiere"))
    number = 0
    for state in ends(range(60), 2):
        if len(state.legal_actions()) <= 30:
            number += 1
            assert solver.solve(state, 1 << 30, FOREVER) == try_everything(state, state.to_move)
    assert number > 10


def test_the_solved_action_leads_to_the_result():
    solver = Solver(evaluation("lumiere"))
    for state in ends(range(30), 2):
        seat = state.to_move
        result = solver.solve(state, 20000, FOREVER)
        if result is not None:
            child = state.clone()
            child.apply(solver.best)
            if not child.is_over:
                following = solver.solve(child, 1 << 30, FOREVER)
                assert (following if child.to_move == seat else -following) == result


def test_the_solver_gives_up_when_its_budget_is_spent():
    state = next(ends(range(30), 8))
    assert Solver(evaluation("lumiere")).solve(state, 5, FOREVER) is None
    assert Solver(evaluation("lumiere")).solve(state, 1 << 30, 0.0) is None


def test_a_bot_says_when_its_choice_is_exact():
    exact = 0
    for state in ends(range(20), 2):
        if len(state.legal_actions()) > 1:
            seat = state.to_move
            choice = create("search", "lumiere").choose(
                state.determinize(seat, Rng(1)), seat, Budget(iterations=500), Rng(2)
            )
            exact += choice.is_exact
            assert choice.action in state.legal_actions()
    assert exact > 5


def test_fingerprints_differ_wherever_positions_differ():
    judge = evaluation("lumiere")
    found = {}
    for seed in range(5):
        state = LUMIERE.new(seed=1, postcards="random")
        rng = Rng("the same paving")
        while state.phase == 1:
            state.apply(state.legal_moves().any(rng))
        rng = Rng(seed)
        while not state.is_over:
            found.setdefault(judge.fingerprint(state), set()).add(state.key())
            state.apply(state.legal_moves().any(rng))
    assert all(len(keys) == 1 for keys in found.values())
    assert len({key for keys in found.values() for key in keys}) == len(found)


def test_a_blend_tells_words_apart_in_every_bit_and_place():
    def blended(*words):
        blend = Blend()
        blend.start(1)
        for word in words:
            blend.add(word)
        return blend.key()

    singles = {blended(word) for word in [0, -1, *(1 << place for place in range(63)), -(1 << 63)]}
    assert len(singles) == 66
    assert blended(1, 2) != blended(2, 1)
    assert all(0 <= key < 1 << 62 for key in singles)
