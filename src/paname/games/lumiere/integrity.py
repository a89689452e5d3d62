"""Whether a position holds together: everything derived is worked out again from what is printed and played."""

from mypy_extensions import i64

from paname.core.bits import bit, count, has, members
from paname.core.errors import PositionError
from paname.core.integrity import refuse_unless
from paname.core.state import CHANCE, OVER
from paname.games.lumiere import components as cards
from paname.games.lumiere.actions import TOKEN_CARDS
from paname.games.lumiere.buildings import own_spaces
from paname.games.lumiere.chance import drawer
from paname.games.lumiere.components import BUILDINGS, CARDS, GARDEN, RAISABLE, SEATS, TILES
from paname.games.lumiere.integrity_square import check_square, is_shape
from paname.games.lumiere.paving import paved_colours
from paname.games.lumiere.rules import can_act, can_raise_lifted
from paname.games.lumiere.square import NOWHERE, space_name, space_names, spread
from paname.games.lumiere.state import (
    BUILDING,
    DRAW_CARD,
    DRAW_NOTHING,
    DRAW_START,
    DRAW_TILE,
    NOBODY,
    NOTHING,
    LumiereState,
)


def check(state: LumiereState) -> None:
    """Raise PositionError unless the position could have come about."""
    check_supply(state)
    check_tiles(state)
    check_postcards(state)
    check_carried_out(state)
    check_ground(state)
    check_buildings(state)
    check_square(state)
    check_turn(state)


def check_supply(state: LumiereState) -> None:
    """L1.4: every building is in one place."""
    given = 0 if state.lifted == NOTHING else bit(state.lifted)
    places = [state.supply, state.reserve[0], state.reserve[1], state.raised[0], state.raised[1], given]
    together: i64 = 0
    for place in places:
        twice = [state.name(building) for building in members(place & together)]
        refuse_unless(not twice, "buildings", f"{', '.join(twice)} would be in two places (L1.4)")
        together |= place
    missing = [state.name(building) for building in range(BUILDINGS) if (together >> building) & 1 == 0]
    refuse_unless(not missing, "supply", f"{', '.join(missing)} is nowhere (L1.4)")


def check_tiles(state: LumiereState) -> None:
    """L1.2, L2.5: held tiles and stacks, and who was first to place all eight."""
    for seat in range(2):
        holds = state.held[seat] != NOTHING or state.stack[seat] == 0 or state.to_move == CHANCE
        refuse_unless(holds, f"held.{SEATS[seat]}", "holds no tile though some are left (L1.2)")
    done = [seat for seat in range(2) if state.unplaced(seat) == 0]
    first = state.first_done
    refuse_unless(
        (first in done) if done else first == NOBODY, "first_done", "does not agree with the tiles placed (L3.1)"
    )
    refuse_unless((state.phase == BUILDING) == (len(done) == 2), "phase", "does not agree with the tiles placed (L2.5)")


def check_postcards(state: LumiereState) -> None:
    """L1.1, L3.4: the postcards in play and their tokens."""
    number = count(state.cards)
    is_full = number == state.tables.postcards
    drawing = number < state.tables.postcards and state.to_move == CHANCE and state.due in (DRAW_START, DRAW_CARD)
    refuse_unless(is_full or drawing, "postcards", f"there are {number}, not eight (L1.1)")
    refuse_unless(state.due != DRAW_CARD or not is_full, "due", "all postcards lie open already (L1.1)")
    used = state.used[0] | state.used[1]
    refuse_unless(used & ~state.cards == 0, "postcards", "a postcard was used that is not in play (L3.4)")
    refuse_unless(used == 0 or state.phase == BUILDING, "postcards", "are used while building only (L3.2)")
    for seat in range(2):
        refuse_unless(state.tokens(seat) >= 0, "postcards", f"{SEATS[seat]} used more than four (L0.4)")
    for card, owner in ((cards.METROPOLITAIN, state.metropolitain), (cards.CHARTIER, state.chartier)):
        has_used = owner == NOBODY or has(state.used[owner], card)
        refuse_unless(has_used, f"{CARDS[card]}_ready", f"{CARDS[card]} was not used by that player (L4.13)")


def check_carried_out(state: LumiereState) -> None:
    """L3.4: what was carried out lies on the square, and nothing else does."""
    used = state.used[0] | state.used[1]
    refuse_unless(state.done & ~used == 0, "postcards", "a postcard is done that nobody has used (L3.4)")
    for card in TOKEN_CARDS:
        is_done = has(state.done, card) == has(used, card)
        refuse_unless(is_done, "postcards", f"{CARDS[card]} has one use only, so it is done when used (L3.4)")
    pieces = {
        cards.JARDIN: state.buildings[GARDEN] != 0,
        cards.PEINTRE: state.painter != NOWHERE,
        cards.BOUQUINISTES: state.annex != NOWHERE,
        cards.LAMPADAIRE: state.lamp_tile != NOWHERE,
        cards.MOULIN_ROUGE: state.dancer != NOWHERE,
        cards.FONTAINE: state.fountain != 0,
        cards.PENSEUR: state.statue != NOWHERE,
        cards.GRANDE_LUMIERE: state.large_lamp != NOWHERE,
    }
    for card, lies in pieces.items():
        refuse_unless(has(state.done, card) == lies, "postcards", f"{CARDS[card]} and its piece do not agree (L3.4)")


def check_ground(state: LumiereState) -> None:
    """L3.3, L4: the colours are those printed, and no two pieces share a space but the large lamp and its lamp."""
    refuse_unless(list(state.colours) == paved_colours(state), "tiles", "the colours are not those of the tiles (L0.2)")
    taken = state.built
    singles = {
        "painter": state.painter,
        "dancer": state.dancer,
        "statue": state.statue,
        "lamp_tile": state.lamp_tile,
    }
    for piece, space in singles.items():
        if space != NOWHERE:
            refuse_unless(not has(taken, space), piece, f"{space_name(space)} is taken by another piece (L0.7)")
            taken |= bit(space)
    refuse_unless(taken & state.fountain == 0, "fountain", "lies where another piece is (L0.7)")
    taken |= state.fountain
    if state.large_lamp != NOWHERE:
        refuse_unless(bit(state.large_lamp) & state.lamps() != 0, "large_lamp", "does not lie on a lamp (L4.12)")
        on_tile = state.large_lamp == state.lamp_tile
        refuse_unless(not on_tile or state.any_lamp != 0, "large_lamp", "lies on the lamp tile (L4.12)")
        taken |= bit(state.large_lamp)
    refuse_unless(taken == state.built | state.pieces, "pieces", "do not agree with the spaces taken (L0.7)")


def check_buildings(state: LumiereState) -> None:
    """L0.3, L3.3, L4.7: buildings have their shapes, chimneys are enough, the annex touches its building."""
    refuse_unless(state.built == 0 or state.phase == BUILDING, "buildings", "are raised after the paving only (L3.2)")
    together: i64 = 0
    for building in range(RAISABLE):
        spaces = state.buildings[building]
        owned = ((state.raised[0] | state.raised[1]) >> building) & 1 != 0
        refuse_unless(owned == (spaces != 0), "buildings", f"{state.name(building)} has no owner or no spaces (L3.3)")
        if state.annexed == building:
            spaces = own_spaces(state, building)
            refuse_unless(spread(bit(state.annex)) & spaces != 0, "annex", "does not touch its building (L4.7)")
        if spaces != 0 and not is_shape(state, building, spaces):
            where = ", ".join(space_names(spaces))
            raise PositionError("buildings", f"{state.name(building)} does not have its shape at {where} (L0.3)")
        together |= state.buildings[building]
    refuse_unless(together == state.built, "buildings", "do not agree with the spaces built on (L3.3)")
    refuse_unless((state.annex == NOWHERE) == (state.annexed == NOTHING), "annex", "belongs to no building (L4.7)")
    for seat in range(2):
        refuse_unless(state.chimneys(seat) >= 0, "buildings", f"{SEATS[seat]} has more than its chimneys (L3.3)")


def check_turn(state: LumiereState) -> None:
    """Whose turn it is agrees with the phase and with what chance owes."""
    check_draw(state)
    lifting = state.lifted != NOTHING
    if lifting:
        under_way = state.to_move >= 0 and has(state.used[state.to_move] & state.done, cards.LEVITATION)
        refuse_unless(under_way, "given", "no Lévitation of the player to move is under way (L4.1)")
    if state.to_move == OVER:
        refuse_unless(state.phase == BUILDING, "to_move", "the game cannot be over while paving (L2.5)")
        busy = [SEATS[seat] for seat in range(2) if can_act(state, seat)]
        refuse_unless(not busy, "to_move", f"{' and '.join(busy)} can still act, so the game is not over (L3.5)")
    elif state.to_move >= 0 and state.phase == BUILDING:
        able = can_raise_lifted(state) if lifting else can_act(state, state.to_move)
        refuse_unless(able, "to_move", f"{SEATS[state.to_move]} cannot act and would be skipped (L3.2)")


def check_draw(state: LumiereState) -> None:
    """L1, L2.1: chance moves if and only if something is left to be drawn."""
    owes = state.due != DRAW_NOTHING
    refuse_unless((state.to_move == CHANCE) == owes, "to_move", "does not agree with what is due to be drawn")
    refuse_unless(state.due != DRAW_TILE or drawer(state) != NOBODY, "due", "nobody has a tile to draw (L2.1)")
    if state.due in (DRAW_START, DRAW_CARD):
        untouched = all(state.unplaced(seat) == state.stack[seat] == bit(TILES) - 1 for seat in range(2))
        untouched = untouched and state.supply == bit(BUILDINGS) - 1
        refuse_unless(untouched, "due", "start and postcards are drawn before anything else (L1.1, L1.3)")
    expects_next = owes and state.due != DRAW_START
    refuse_unless(expects_next == (state.next_seat != NOBODY), "next", "does not agree with what is due to be drawn")
