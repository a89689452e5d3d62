"""What an action leads to at the end of the own turn, if the rest of the turn is played by the same rule."""

from mypy_extensions import i64

from paname.bots.evaluate.contract import Evaluation
from paname.core.moves import Moves
from paname.core.state import State


def after_turn(evaluation: Evaluation, state: State, action: i64, most: i64) -> State:
    """The position after an action and the rest of the mover's turn, of that many decisions at most."""
    seat = state.to_move
    world = state.clone()
    world.play(action)
    moves = Moves()
    steps: i64 = 0
    while steps < most and world.to_move == seat and not evaluation.is_quiet(world):
        moves.clear()
        world.fill_legal(moves)
        world.play(best_now(evaluation, world, moves))
        steps += 1
    return world


def best_now(evaluation: Evaluation, state: State, moves: Moves) -> i64:
    """The action that is worth most to its mover right after it."""
    best = moves.ids[0]
    if moves.count > 1:
        most = -1e9
        for place in range(moves.count):
            value = evaluation.value(after_turn(evaluation, state, moves.ids[place], 0), state.to_move)
            if value > most:
                most = value
                best = moves.ids[place]
    return best
