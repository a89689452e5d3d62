"""Which lamps shine on which building (L5.1, L4.12)."""

from mypy_extensions import i64

from paname.core.bits import bit, has
from paname.games.lumiere.square import NOWHERE, neighbour, spread
from paname.games.lumiere.state import LumiereState


def lamps_on(state: LumiereState, building: i64) -> i64:
    """L5.1: the lamps beside a building, each once; the large lamp reaches farther."""
    spaces = state.buildings[building]
    lamps = spread(spaces) & state.lamps()
    if state.large_lamp != NOWHERE:
        large = bit(state.large_lamp)
        lamps &= ~large
        if large_light(state) & spaces != 0:
            lamps |= large
    return lamps


def large_light(state: LumiereState) -> i64:
    """L4.12: the spaces the large lamp reaches: along each side until the first building, which is lit too."""
    lit: i64 = 0
    for front in range(4):
        space = neighbour(state.large_lamp, front)
        steps: i64 = 1
        while space != NOWHERE:
            lit |= bit(space)
            if steps == state.tables.reach or has(state.built, space):
                break
            space = neighbour(space, front)
            steps += 1
    return lit
