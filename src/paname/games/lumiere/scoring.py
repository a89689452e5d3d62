"""Points: light, the largest group, what is left unbuilt, and postcards (L5)."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, count, has, lowest, members
from paname.core.events import ScoreLine
from paname.core.words import Facts
from paname.games.lumiere import components as cards
from paname.games.lumiere.components import CARDS
from paname.games.lumiere.light import lamps_on
from paname.games.lumiere.square import NOWHERE, diagonals, flood, neighbour, space_names, spread
from paname.games.lumiere.state import LumiereState

END_CARDS: Final = 1 << cards.PEINTRE | 1 << cards.MOULIN_ROUGE | 1 << cards.FONTAINE | 1 << cards.PENSEUR
"""L5.4: the postcards that bring points at the end."""


def score(state: LumiereState, seat: i64) -> i64:
    """L5.1 to L5.4, R-L4: the points of one player as the square lies now."""
    points = count(largest_group(state, seat)) + unbuilt_points(state, seat)
    buildings = state.raised[seat]
    while buildings != 0:
        building = lowest(buildings)
        buildings ^= bit(building)
        points += light_points(state, building)
    carried_out = state.used[seat] & state.done & END_CARDS
    while carried_out != 0:
        card = lowest(carried_out)
        carried_out &= carried_out - 1
        points += card_points(state, seat, card)
    return points


def light_points(state: LumiereState, building: i64) -> i64:
    """L5.1: a building's size times the lamps that shine on it."""
    return state.size(building) * count(lamps_on(state, building))


def largest_group(state: LumiereState, seat: i64) -> i64:
    """L5.2: the spaces of the largest set of the player's buildings joined by sides."""
    left: i64 = 0
    buildings = state.raised[seat]
    while buildings != 0:
        building = lowest(buildings)
        buildings ^= bit(building)
        left |= state.buildings[building]
    largest: i64 = 0
    while left != 0:
        group = flood(bit(lowest(left)), left)
        left &= ~group
        if count(group) > count(largest):
            largest = group
    return largest


def unbuilt_points(state: LumiereState, seat: i64) -> i64:
    """L5.3, L4.4: minus points for each building left in the reserve, unless Sacré-Cœur was used."""
    if has(state.used[seat], cards.SACRE_COEUR):
        return 0
    return count(state.reserve[seat]) * state.tables.unbuilt


def card_points(state: LumiereState, seat: i64, card: i64) -> i64:
    """L5.4: what a postcard that was carried out pays at the end."""
    if card == cards.PEINTRE:
        return state.tables.painter_lamp * count(painter_lamps(state))
    if card == cards.MOULIN_ROUGE:
        return state.tables.dancer_space * count(dancer_area(state))
    if card == cards.FONTAINE:
        return state.tables.fountain_building * count(fountain_buildings(state, seat))
    return statue_points(state)


def painter_lamps(state: LumiereState) -> i64:
    """L4.5: the lamps in the painter's area, which only buildings bound."""
    return flood(bit(state.painter), ~state.built) & state.lamps()


def dancer_area(state: LumiereState) -> i64:
    """L4.9: the dancer's space and the free spaces joined to it, printed lamps excepted."""
    return flood(bit(state.dancer), state.free() & ~state.lamps())


def fountain_buildings(state: LumiereState, seat: i64) -> i64:
    """L4.10: the player's buildings that touch the fountain, each once."""
    touched: i64 = 0
    beside = spread(state.fountain)
    for building in members(state.raised[seat]):
        if state.buildings[building] & beside != 0:
            touched |= bit(building)
    return touched


def statue_points(state: LumiereState) -> i64:
    """L4.11, R-L5, R-L6: the free neighbours of the statue, while the space before it is free."""
    free = state.free()
    before = neighbour(state.statue, state.front)
    if before == NOWHERE or not has(free, before):
        return 0
    here = bit(state.statue)
    sides = count(spread(here) & free) * state.tables.statue_side
    return sides + count(diagonals(here) & free) * state.tables.statue_diagonal


def free_own_spaces(state: LumiereState, seat: i64) -> i64:
    """L5.5: the free spaces of a player's colour, which break a tie."""
    return count(state.colours[seat] & state.free())


def winners(state: LumiereState) -> list[int]:
    """L5.5: most points, then most free spaces of your colour, else a draw."""
    lead = score(state, 0) - score(state, 1)
    if lead == 0:
        lead = free_own_spaces(state, 0) - free_own_spaces(state, 1)
    if lead == 0:
        return [0, 1]
    return [0] if lead > 0 else [1]


def breakdown(state: LumiereState) -> list[ScoreLine]:
    """Every part of both scores, by clause, code and subject."""
    lines: list[ScoreLine] = []
    for seat in range(2):
        for building in members(state.raised[seat]):
            shining = space_names(lamps_on(state, building))
            facts: Facts = (("size", int(state.size(building))), ("lamps", len(shining)), ("shining", tuple(shining)))
            subject: Facts = (("building", state.name(building)),)
            lines.append(ScoreLine(seat, "L5.1", "light", light_points(state, building), subject, facts))
        group = largest_group(state, seat)
        joined = [state.name(one) for one in members(state.raised[seat]) if state.buildings[one] & group != 0]
        lines.append(ScoreLine(seat, "L5.2", "largest_group", count(group), (), (("buildings", tuple(joined)),)))
        left: Facts = (("n", int(count(state.reserve[seat]))),)
        code = "unbuilt_spared" if has(state.used[seat], cards.SACRE_COEUR) else "unbuilt"
        lines.append(ScoreLine(seat, "L5.3", code, unbuilt_points(state, seat), (), left))
        for card in members(state.used[seat] & state.done & END_CARDS):
            about: Facts = (("card", CARDS[card]),)
            points = card_points(state, seat, card)
            lines.append(ScoreLine(seat, f"L4.{card + 1}", "postcard", points, about))
    return lines
