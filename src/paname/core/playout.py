"""Games played to the end inside the engine: random playouts for benchmarks and bots, and node counts."""

from mypy_extensions import i64

from paname.core.moves import Moves
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State


def play_out(state: State, rng: Rng) -> i64:
    """Play on at random, chance included, until the game is over; returns how many decisions were made."""
    moves = Moves()
    decisions: i64 = 0
    state.legal_is_known = False
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.draw(state.outcome(rng))
        else:
            moves.clear()
            state.fill_legal(moves)
            state.play(moves.any(rng))
            decisions += 1
    return decisions


def play_out_many(start: State, games: int, rng: Rng) -> int:
    """Play that many games at random from one position, which stays as it is; returns all decisions made."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(start.clone(), rng)
    return decisions


def after_draws(state: State, rng: Rng) -> State:
    """The position after draws from a stream, up to the next decision; the given one stays as it is."""
    world = state.clone()
    world.legal_is_known = False
    while world.to_move == CHANCE:
        world.step(world.outcome(rng))
    return world


def perft(state: State, depth: int) -> int:
    """How many rows of that many decisions there are from here; draws come from the state's own stream."""
    if depth == 0:
        return 1
    if depth == 1 or state.is_over:
        return state.legal_moves().count
    total = 0
    for action in state.legal_actions():
        child = state.clone()
        child.step(action)
        child.draw_from_rng()
        total += perft(child, depth - 1)
    return total
