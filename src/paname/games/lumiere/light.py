"""Which lamps shine on which building (L5.1, L4.12)."""

from mypy_extensions import i64

from paname.core.bits import bit
from paname.games.lumiere.square import NOWHERE, spread
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
    """L4.12: the spaces of its pattern that the large lamp lights: those with no building in between."""
    tables = state.tables
    size: i64 = len(tables.pattern)
    lit: i64 = 0
    for place in range(state.large_lamp * size, (state.large_lamp + 1) * size):
        if tables.screens[place] & state.built == 0:
            lit |= tables.lit[place]
    return lit
