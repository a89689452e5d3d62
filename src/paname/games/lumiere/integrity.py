"""Whether a position holds together: everything derived is worked out again from what is printed and played."""

from mypy_extensions import i64

from paname.core.bits import bit, count, members, wrap
from paname.core.errors import PositionError
from paname.core.state import CHANCE, OVER
from paname.games.lumiere.components import (
    BOUQUINISTES,
    BUILDINGS,
    CARDS,
    CHARTIER,
    DOMINO,
    FONTAINE,
    GARDEN,
    GRANDE_LUMIERE,
    JARDIN,
    LAMP,
    LAMPADAIRE,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    SEATS,
    SHARED,
)
from paname.games.lumiere.rules import can_act, can_raise_lifted
from paname.games.lumiere.square import NOWHERE, ZONES, space_names, spread, zone_corner
from paname.games.lumiere.state import (
    BUILDING,
    DRAW_CARD,
    DRAW_NOTHING,
    DRAW_START,
    DRAW_TILE,
    NOBODY,
    NOTHING,
    PAVING,
    LumiereState,
)


def check(state: LumiereState) -> None:
    """Raise PositionError unless the position could have come about."""
    check_supply(state)
    check_tiles(state)
    check_postcards(state)
    check_ground(state)
    check_buildings(state)
    check_turn(state)


def refuse_unless(holds: bool, field: str, reason: str) -> None:
    """One thing that must hold."""
    if not holds:
        raise PositionError(field, reason)


def paved_colours(state: LumiereState) -> list[int]:
    """L0.2, L4.6: the colours of all spaces: as printed on the tiles that lie, the stone's space shared."""
    colours: list[int] = [0, 0, 0, 0]
    for zone in range(ZONES):
        if state.zones[zone] != NOTHING:
            for colour in range(4):
                printed = state.tables.tile_masks[state.zones[zone] * 4 + colour]
                colours[colour] |= wrap(printed << zone_corner(zone))
    if state.stone != NOWHERE:
        for seat in range(2):
            colours[seat] &= ~bit(state.stone)
        colours[SHARED] |= bit(state.stone)
    return colours


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
    """L1.1, L3.4: the postcards in play, their tokens, and the pieces that came with them."""
    number = count(state.cards)
    drawing = state.to_move == CHANCE and state.due in (DRAW_START, DRAW_CARD)
    refuse_unless(number == state.tables.postcards or drawing, "postcards", f"there are {number}, not eight (L1.1)")
    used = state.used[0] | state.used[1]
    refuse_unless(used & ~state.cards == 0, "postcards", "a postcard was used that is not in play (L3.4)")
    for seat in range(2):
        refuse_unless(state.tokens(seat) >= 0, "postcards", f"{SEATS[seat]} used more than four (L0.4)")
    pieces = {
        JARDIN: state.buildings[GARDEN] != 0,
        PEINTRE: state.painter != NOWHERE,
        BOUQUINISTES: state.annex != NOWHERE,
        LAMPADAIRE: state.lamp_tile != NOWHERE,
        MOULIN_ROUGE: state.dancer != NOWHERE,
        FONTAINE: state.fountain != 0,
        PENSEUR: state.statue != NOWHERE,
        GRANDE_LUMIERE: state.large_lamp != NOWHERE,
    }
    for card, lies in pieces.items():
        done = (state.done >> card) & 1 != 0
        refuse_unless(done == lies, "postcards", f"{CARDS[card]} and its piece do not agree (L3.4)")
    for card, owner in ((METROPOLITAIN, state.metropolitain), (CHARTIER, state.chartier)):
        has_used = owner == NOBODY or (state.used[owner] >> card) & 1 != 0
        refuse_unless(has_used, f"{CARDS[card]}_ready", f"{CARDS[card]} was not used by that player (L4.13)")


def check_ground(state: LumiereState) -> None:
    """L3.3, L4: the colours are those printed, and no two pieces share a space but the large lamp and its lamp."""
    refuse_unless(list(state.colours) == paved_colours(state), "tiles", "the colours are not those of the tiles (L0.2)")
    taken = state.built
    singles = [state.painter, state.dancer, state.statue, state.lamp_tile]
    for mask in [*[bit(space) for space in singles if space != NOWHERE], state.fountain]:
        refuse_unless(taken & mask == 0, "pieces", "two pieces share a space (L0.7)")
        taken |= mask
    if state.large_lamp != NOWHERE:
        refuse_unless(bit(state.large_lamp) & state.lamps() != 0, "large_lamp", "does not lie on a lamp (L4.12)")
        taken |= bit(state.large_lamp)
    refuse_unless(taken == state.built | state.pieces, "pieces", "do not agree with the spaces taken (L0.7)")
    paved = state.colours[0] | state.colours[1] | state.colours[SHARED] | state.colours[LAMP]
    refuse_unless(taken & ~paved == 0, "pieces", "lie where no tile lies (L2.1)")
    if state.stone != NOWHERE:
        under = (state.built | state.fountain) & bit(state.stone) != 0
        refuse_unless(under, "stone", "lies under neither building nor fountain (L4.6)")


def check_buildings(state: LumiereState) -> None:
    """L0.3, L3.3, L4.7: buildings have their shapes, chimneys are enough, the annex touches its building."""
    together: i64 = 0
    for building in range(BUILDINGS + 1):
        spaces = state.buildings[building]
        owned = ((state.raised[0] | state.raised[1]) >> building) & 1 != 0
        refuse_unless(owned == (spaces != 0), "buildings", f"{state.name(building)} has no owner or no spaces (L3.3)")
        if state.annexed == building:
            refuse_unless(spread(bit(state.annex)) & spaces != 0, "annex", "does not touch its building (L4.7)")
            spaces ^= bit(state.annex)
        if spaces != 0 and not is_shape(state, building, spaces):
            where = ", ".join(space_names(spaces))
            raise PositionError("buildings", f"{state.name(building)} does not have its shape at {where} (L0.3)")
        together |= state.buildings[building]
    refuse_unless(together == state.built, "buildings", "do not agree with the spaces built on (L3.3)")
    refuse_unless((state.annex == NOWHERE) == (state.annexed == NOTHING), "annex", "belongs to no building (L4.7)")
    for seat in range(2):
        refuse_unless(state.chimneys(seat) >= 0, "buildings", f"{SEATS[seat]} has more than its chimneys (L3.3)")


def is_shape(state: LumiereState, building: i64, spaces: i64) -> bool:
    """L0.3, L3.3: whether these spaces are the building in one of its orientations."""
    first = members(spaces)[0]
    shapes = (
        range(DOMINO, DOMINO + 2) if building == GARDEN else range(building * 8, building * 8 + 4 + 4 * state.flips)
    )
    tables = state.tables
    return any(
        (tables.fits[shape] >> first) & 1 != 0 and wrap(tables.shape_masks[shape] << first) == spaces
        for shape in shapes
    )


def check_turn(state: LumiereState) -> None:
    """Whose turn it is agrees with the phase and with what chance owes."""
    owes = state.due != DRAW_NOTHING
    refuse_unless((state.to_move == CHANCE) == owes, "to_move", "does not agree with what is due to be drawn")
    refuse_unless(state.to_move != OVER or state.phase == BUILDING, "to_move", "the game cannot be over while paving")
    refuse_unless(state.due != DRAW_TILE or state.phase == PAVING, "due", "tiles are drawn while paving only (L2.1)")
    expects_next = owes and state.due != DRAW_START
    refuse_unless(expects_next == (state.next_seat != NOBODY), "next", "does not agree with what is due to be drawn")
    lifting = state.lifted != NOTHING
    refuse_unless(
        not lifting or state.phase == BUILDING, "given", "buildings are given back while building only (L4.1)"
    )
    if state.to_move == OVER:
        busy = [SEATS[seat] for seat in range(2) if can_act(state, seat)]
        refuse_unless(not busy, "to_move", f"{' and '.join(busy)} can still act, so the game is not over (L3.5)")
    elif state.to_move >= 0 and state.phase == BUILDING:
        able = can_raise_lifted(state) if lifting else can_act(state, state.to_move)
        refuse_unless(able, "to_move", f"{SEATS[state.to_move]} cannot act and would be skipped (L3.2)")
