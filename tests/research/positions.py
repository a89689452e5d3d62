"""Positions of random games, and the observations of their seats."""

from paname.core.observation import Observation
from paname.core.rng import Rng
from paname.core.state import CHANCE


def walk(game, players, seed, chance="seed", **options):
    """Every position of a random game, draws included if chance is explicit."""
    rng = Rng(f"walk {seed}")
    state = game.new(players=players, chance=chance, seed=None if chance == "explicit" else seed, **options)
    while not state.is_over:
        yield state
        moves = state.legal_moves()
        state.apply(moves.draw(rng) if state.to_move == CHANCE else moves.any(rng))
    yield state


def observed(game, state, seat):
    """A seat's observation as a list."""
    row = Observation(game.layout(state.players).size)
    state.observe(seat, row)
    assert row.at == len(row.cells)
    return list(row.cells)


def table(cells, *widths):
    """Cells as nested lists."""
    for width in reversed(widths):
        cells = [cells[start : start + width] for start in range(0, len(cells), width)]
    return cells


def which(cells):
    """The one thing that is told, or -1."""
    return cells.index(1) if any(cells) else -1


def things(cells):
    """A set as bits."""
    value = sum(1 << place for place, cell in enumerate(cells) if cell)
    return value - (1 << 64) if value >> 63 else value
