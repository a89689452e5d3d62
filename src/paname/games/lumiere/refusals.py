"""Why an action may not be made: the clause and the reason in words."""

from mypy_extensions import i64

from paname.core.bits import bit, has, lowest
from paname.core.errors import IllegalAction
from paname.games.lumiere.actions import (
    ANNEX,
    BUILD,
    FOUNTAIN,
    LAMP_TILE,
    LARGE_LAMP,
    LEVITATE,
    PAINTER,
    PASS,
    RAISE_GARDEN,
    STATUE,
    TAKE,
    card_of,
    covered,
    is_action,
    single_piece,
)
from paname.games.lumiere.components import CARDS, DOMINO, GARDEN, GRANDE_LUMIERE, LAMP, SHARED
from paname.games.lumiere.square import FRONTS, space_name, zone_name
from paname.games.lumiere.state import NOTHING, PAVING, LumiereState


def refusal(state: LumiereState, action: i64) -> IllegalAction:
    """The first clause that an illegal action breaks."""
    if not is_action(state.tables, action):
        return IllegalAction("L3.3", "This does not lie wholly on the board, or is another turn of the same spaces.")
    if action <= PASS:
        return paving_refusal(state, action)
    if state.phase == PAVING:
        return IllegalAction("L3.2", "The square is not paved yet; now tiles are placed and buildings taken.")
    if BUILD <= action < LEVITATE:
        return raising_refusal(state, action)
    return postcard_refusal(state, action)


def paving_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L2: why a tile, a building or a pass is refused."""
    if state.phase != PAVING:
        return IllegalAction("L2.5", "The square is paved; now buildings are raised and postcards used.")
    if action == PASS:
        return IllegalAction("L2.4", "Only who has placed all eight tiles may pass.")
    if action >= TAKE:
        return IllegalAction("L2.1", f"{state.name(action - TAKE)} is not in the supply any more.")
    if state.held[state.to_move] == NOTHING:
        return IllegalAction("L2.4", "You have placed all your tiles; take a building or pass.")
    return IllegalAction("L2.2", f"Zone {zone_name(action >> 2)} has a tile already.")


def raising_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L3.3: why a building may not be raised there."""
    seat = state.to_move
    shape = (action - BUILD) >> 6
    name = state.name(shape >> 3)
    if state.lifted == NOTHING and not has(state.reserve[seat], shape >> 3):
        return IllegalAction("L3.2", f"{name} is not in your reserve.")
    if state.lifted != NOTHING and not has(state.supply, shape >> 3):
        return IllegalAction("L4.1", f"{name} is not in the supply; Levitation raises one that lies there.")
    if state.chimneys(seat) == 0:
        return IllegalAction("L3.3", "All your chimneys are used.")
    if shape & 4 != 0 and state.flips == 0:
        return IllegalAction("L3.3", "Buildings may be turned, not flipped, at this table.")
    return ground_refusal(state, covered(state.tables, shape, (action - BUILD) & 63))


def ground_refusal(state: LumiereState, spaces: i64, clause: str = "L3.3") -> IllegalAction:
    """L3.3, L4.2, L4.6, L4.10: the first space on which this building or fountain may not stand."""
    seat = state.to_move
    taken = spaces & ~state.free()
    if taken != 0:
        return IllegalAction(clause, f"{space_name(lowest(taken))} is taken.")
    lamps = spaces & state.colours[LAMP]
    if lamps != 0 and (state.metropolitain != seat or clause == "L4.10"):
        return IllegalAction(
            clause, f"{space_name(lowest(lamps))} is a lamp; only Metropolitain lets a building cover one."
        )
    if lamps & ~bit(lowest(lamps) if lamps != 0 else 0) != 0:
        return IllegalAction("L4.2", "Metropolitain lets a building cover one lamp, no more.")
    foreign = spaces & ~lamps & ~(state.colours[seat] | state.colours[SHARED])
    if state.chartier != seat:
        reason = f"{space_name(lowest(foreign))} is of the other player's colour; only Chartier's stone helps there."
        return IllegalAction(clause, reason)
    return IllegalAction("L4.6", "Chartier's stone makes one space shared, no more.")


def postcard_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L3.4, L4: why a postcard may not be used so."""
    seat = state.to_move
    card = card_of(action)
    if state.lifted != NOTHING:
        return IllegalAction("L4.1", "Levitation is under way: raise a building of the supply now.")
    if not has(state.cards, card):
        return IllegalAction("L1.1", f"{CARDS[card]} is not among the postcards of this game.")
    if not has(state.open_cards(), card):
        return IllegalAction("L3.4", f"{CARDS[card]} carries a token already.")
    if state.tokens(seat) == 0:
        return IllegalAction("L3.4", "You have no token left.")
    if action < RAISE_GARDEN:
        return levitation_refusal(state, action - LEVITATE)
    if action < PAINTER:
        return garden_refusal(state, action - RAISE_GARDEN)
    if FOUNTAIN <= action < STATUE:
        place = action - FOUNTAIN
        return ground_refusal(state, covered(state.tables, DOMINO + (place & 1), place >> 1), "L4.10")
    return piece_refusal(state, action, card)


def levitation_refusal(state: LumiereState, building: i64) -> IllegalAction:
    """L4.1: why Levitation cannot be carried out so."""
    if not has(state.reserve[state.to_move], building):
        return IllegalAction("L4.1", f"{state.name(building)} is not in your reserve.")
    if state.chimneys(state.to_move) == 0:
        return IllegalAction("L4.1", "All your chimneys are used, so the new building could not be raised.")
    return IllegalAction("L4.1", "No building of the supply fits anywhere, so it can only be left undone.")


def garden_refusal(state: LumiereState, place: i64) -> IllegalAction:
    """L4.3: why the garden may not be raised there."""
    if state.chimneys(state.to_move) == 0:
        return IllegalAction("L3.3", "All your chimneys are used; the garden takes one too.")
    return ground_refusal(state, covered(state.tables, DOMINO + (place & 1), place >> 1))


def piece_refusal(state: LumiereState, action: i64, card: i64) -> IllegalAction:
    """L4: why a piece of one space may not stand there."""
    clause = f"L4.{card + 1}"
    if card == GRANDE_LUMIERE:
        return IllegalAction(clause, f"{space_name(action - LARGE_LAMP)} is no lamp.")
    space = piece_space(action)
    if not has(state.free(), space):
        return IllegalAction(clause, f"{space_name(space)} is taken.")
    if not has(state.colours[state.to_move], space):
        return IllegalAction(clause, f"{space_name(space)} is not of your colour.")
    if action < LAMP_TILE:
        building = (action - ANNEX) % (GARDEN + 1)
        return IllegalAction(clause, f"{space_name(space)} does not touch a {state.name(building)} of yours.")
    return IllegalAction(clause, f"The space to the {FRONTS[(action - STATUE) & 3]} is not on the board or not free.")


def piece_space(action: i64) -> i64:
    """The space of a piece that takes one."""
    if ANNEX <= action < LAMP_TILE:
        return (action - ANNEX) // (GARDEN + 1)
    if STATUE <= action < LARGE_LAMP:
        return (action - STATUE) >> 2
    return single_piece(action)[1]
