"""What an action leads to at the end of the own turn, if the rest of the turn is played by the same rule."""

from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.core.moves import Moves
from paname.core.state import State


def lead_after(evaluation: Evaluation, state: State, action: i64, most: i64) -> float:
    """The lead of the mover after an action and the rest of its turn, of that many decisions at most."""
    seat = state.to_move
    world = state.clone()
    world.play(action)
    steps: i64 = 0
    while steps < most and world.to_move == seat and not evaluation.is_quiet(world):
        world.play(best_now(evaluation, world))
        steps += 1
    return evaluation.lead(world, seat)


def best_now(evaluation: Evaluation, state: State) -> i64:
    """The action with the best lead right after it."""
    moves = Moves()
    state.fill_legal(moves)
    best = moves.ids[0]
    most = -1e9
    if moves.count > 1:
        for place in range(moves.count):
            lead = lead_after(evaluation, state, moves.ids[place], 0)
            if lead > most:
                most = lead
                best = moves.ids[place]
    return best
