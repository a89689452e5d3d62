"""Raising a building, and what Métropolitain and Chartier give for it (L3.3, L4.2, L4.6)."""

from mypy_extensions import i64

from paname.core.bits import bit, lowest
from paname.games.lumiere.components import LAMP, SHARED
from paname.games.lumiere.events import BuildingRaised
from paname.games.lumiere.light import lamps_on
from paname.games.lumiere.square import space_name, space_names
from paname.games.lumiere.state import NOBODY, LumiereState


def raise_building(state: LumiereState, seat: i64, building: i64, spaces: i64) -> None:
    """L3.3: the building covers its spaces; its chimney marks the owner."""
    lamp = spaces & state.colours[LAMP]
    if lamp != 0:
        state.metropolitain = NOBODY  # L4.2
    stone = lay_stone(state, seat, spaces)
    state.buildings[building] = spaces
    state.raised[seat] |= bit(building)
    state.built |= spaces
    if state.events is not None:
        covered_lamp = space_name(lowest(lamp)) if lamp != 0 else None
        lamps = tuple(space_names(lamps_on(state, building)))
        name = state.name(building)
        state.events.append(BuildingRaised(None, seat, name, tuple(space_names(spaces)), lamps, covered_lamp, stone))


def lay_stone(state: LumiereState, seat: i64, spaces: i64) -> str | None:
    """L4.6, R-L2: a foreign space among those covered takes Chartier's stone and is shared from now on."""
    foreign = spaces & state.colours[1 - seat]
    if foreign == 0:
        return None
    state.colours[1 - seat] ^= foreign
    state.colours[SHARED] |= foreign
    state.stone = lowest(foreign)
    state.chartier = NOBODY
    return space_name(state.stone)


def own_spaces(state: LumiereState, building: i64) -> i64:
    """The spaces of a building without its annex."""
    spaces = state.buildings[building]
    return spaces ^ bit(state.annex) if state.annexed == building else spaces
