"""Worlds that a seat can't tell from the real one (L2.6)."""

from paname.core.bits import bit, count, nth
from paname.core.rng import Rng
from paname.games.lumiere.state import NOTHING, LumiereState


def redraw(world: LumiereState, seat: int, rng: Rng) -> None:
    """L2.6: in a copy of the state, draw again what the seat doesn't know: which tile the opponent holds."""
    for other in range(2):
        if other != seat and world.held[other] != NOTHING:
            tiles = world.unplaced(other)
            tile = nth(tiles, rng.below(count(tiles)))
            world.held[other] = tile
            world.stack[other] = tiles & ~bit(tile)
