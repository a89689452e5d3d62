"""Using postcards: where their pieces may go and what happens then (L3.4, L4)."""

from mypy_extensions import i64

from paname.core.bits import bit, has, lowest
from paname.core.moves import Moves
from paname.games.lumiere.actions import (
    ANNEX,
    DANCER,
    FOUNTAIN,
    LAMP_TILE,
    LARGE_LAMP,
    LEVITATE,
    PAINTER,
    RAISE_GARDEN,
    STATUE,
    TOKEN,
    TOKEN_CARDS,
    card_of,
    covered,
)
from paname.games.lumiere.components import (
    BOUQUINISTES,
    CARDS,
    CHARTIER,
    DOMINO,
    FONTAINE,
    GARDEN,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
)
from paname.games.lumiere.events import BuildingExchanged, PiecePlaced, PostcardUsed
from paname.games.lumiere.placement import Ground, fits_somewhere
from paname.games.lumiere.raising import lay_stone, raise_building
from paname.games.lumiere.square import FRONTS, NOWHERE, neighbour, space_name, space_names, spread
from paname.games.lumiere.state import LumiereState


def fill_postcards(state: LumiereState, seat: i64, ground: Ground, moves: Moves) -> None:
    """L3.4: a token on a card without one: every way to carry it out in full, and leaving it undone."""
    if state.tokens(seat) == 0:
        return
    cards = state.open_cards()
    own = state.colours[seat] & state.free()
    if has(cards, LEVITATION):
        fill_levitation(state, seat, ground, moves)
    if has(cards, JARDIN) and state.chimneys(seat) > 0:
        fill_double(state, ground, RAISE_GARDEN, moves)
    if has(cards, PEINTRE):
        moves.add_each(own, PAINTER)
    if has(cards, BOUQUINISTES):
        fill_annex(state, seat, own, moves)
    if has(cards, LAMPADAIRE):
        moves.add_each(own, LAMP_TILE)
    if has(cards, MOULIN_ROUGE):
        moves.add_each(own, DANCER)
    if has(cards, FONTAINE):
        ground.lamps = 0  # L4.13: Metropolitain does not serve the fountain
        fill_double(state, ground, FOUNTAIN, moves)
    if has(cards, PENSEUR):
        fill_statue(state, own, moves)
    if has(cards, GRANDE_LUMIERE):
        moves.add_each(state.lamps(), LARGE_LAMP)
    moves.add_each(cards, TOKEN)


def fill_levitation(state: LumiereState, seat: i64, ground: Ground, moves: Moves) -> None:
    """L4.1: give back any building of the reserve, if one of the supply can then be raised."""
    if state.chimneys(seat) > 0 and state.reserve[seat] != 0 and fits_somewhere(state, ground, state.supply):
        moves.add_each(state.reserve[seat], LEVITATE)


def fill_double(state: LumiereState, ground: Ground, base: i64, moves: Moves) -> None:
    """L4.3, L4.10: two spaces side by side, lying or upright."""
    lying = ground.spots(state.tables, DOMINO)
    upright = ground.spots(state.tables, DOMINO + 1)
    spaces = lying | upright
    while spaces != 0:
        space = lowest(spaces)
        spaces ^= bit(space)
        if has(lying, space):
            moves.add(base + space * 2)
        if has(upright, space):
            moves.add(base + space * 2 + 1)


def fill_annex(state: LumiereState, seat: i64, own: i64, moves: Moves) -> None:
    """L4.7: a free space of the own colour beside an own building; beside several, each can be named."""
    raised = state.raised[seat]
    spaces = own & spread(together(state, raised))
    while spaces != 0:
        space = lowest(spaces)
        spaces ^= bit(space)
        beside = spread(bit(space))
        buildings = raised
        while buildings != 0:
            building = lowest(buildings)
            buildings ^= bit(building)
            if state.buildings[building] & beside != 0:
                moves.add(ANNEX + space * 13 + building)


def together(state: LumiereState, buildings: i64) -> i64:
    """The spaces of these buildings."""
    spaces: i64 = 0
    while buildings != 0:
        building = lowest(buildings)
        buildings ^= bit(building)
        spaces |= state.buildings[building]
    return spaces


def fill_statue(state: LumiereState, own: i64, moves: Moves) -> None:
    """L4.11: a free space of the own colour with a free space of the board before it."""
    free = state.free()
    while own != 0:
        space = lowest(own)
        own ^= bit(space)
        for front in range(4):
            before = neighbour(space, front)
            if before != NOWHERE and has(free, before):
                moves.add(STATUE + space * 4 + front)


def use_postcard(state: LumiereState, seat: i64, action: i64) -> None:
    """L3.4: carry the card's action out, unless it is left undone, and put the token on it."""
    card = card_of(action)
    state.used[seat] |= bit(card)
    is_done = action < TOKEN or card in TOKEN_CARDS
    if is_done:
        state.done |= bit(card)
    if state.events is not None:
        state.events.append(PostcardUsed(None, seat, CARDS[card], is_done, state.tokens(seat)))
    if card == METROPOLITAIN:
        state.metropolitain = seat
    elif card == CHARTIER:
        state.chartier = seat
    elif action < RAISE_GARDEN:
        give_back(state, seat, action - LEVITATE)
    elif action < PAINTER:
        raise_garden(state, seat, action - RAISE_GARDEN)
    elif action < TOKEN:
        place_piece(state, seat, action)


def give_back(state: LumiereState, seat: i64, building: i64) -> None:
    """L4.1, R-L3: the building is in neither place until the new one stands, so it cannot be taken at once."""
    state.reserve[seat] ^= bit(building)
    state.lifted = building
    if state.events is not None:
        state.events.append(BuildingExchanged(None, seat, state.name(building)))


def raise_garden(state: LumiereState, seat: i64, place: i64) -> None:
    """L4.3: the garden is a building of size 2."""
    raise_building(state, seat, GARDEN, covered(state.tables, DOMINO + (place & 1), place >> 1))


def place_piece(state: LumiereState, seat: i64, action: i64) -> None:
    """L0.5, L4.5, L4.7 to L4.12: a piece comes onto the square and stays there."""
    if action < ANNEX:
        state.painter = action - PAINTER
        tell_piece(state, seat, "painter", bit(state.painter))
    elif action < LAMP_TILE:
        join_annex(state, seat, (action - ANNEX) // 13, (action - ANNEX) % 13)
    elif action < DANCER:
        state.lamp_tile = action - LAMP_TILE
        tell_piece(state, seat, "lamp tile", bit(state.lamp_tile))
    elif action < FOUNTAIN:
        state.dancer = action - DANCER
        tell_piece(state, seat, "dancer", bit(state.dancer))
    elif action < STATUE:
        lay_fountain(state, seat, action - FOUNTAIN)
    elif action < LARGE_LAMP:
        state.statue = (action - STATUE) >> 2
        state.front = (action - STATUE) & 3
        tell_piece(state, seat, "statue", bit(state.statue), FRONTS[state.front])
    else:
        state.large_lamp = action - LARGE_LAMP
        tell_piece(state, seat, "large lamp", bit(state.large_lamp))


def join_annex(state: LumiereState, seat: i64, space: i64, building: i64) -> None:
    """L4.7: from now on its space is a space of the building in every respect."""
    state.annex = space
    state.annexed = building
    state.buildings[building] |= bit(space)
    state.built |= bit(space)
    if state.events is not None:
        state.events.append(PiecePlaced(None, seat, "annex", (space_name(space),), None, state.name(building)))


def lay_fountain(state: LumiereState, seat: i64, place: i64) -> None:
    """L4.10: two spaces, one of them of the opponent's colour where Chartier's stone makes it shared."""
    state.fountain = covered(state.tables, DOMINO + (place & 1), place >> 1)
    stone = lay_stone(state, seat, state.fountain)
    state.pieces |= state.fountain
    if state.events is not None:
        spaces = tuple(space_names(state.fountain))
        state.events.append(PiecePlaced(None, seat, "fountain", spaces, None, None, stone))


def tell_piece(state: LumiereState, seat: i64, piece: str, space: i64, front: str | None = None) -> None:
    """A piece of one space stands: its space is taken, and everybody sees it."""
    state.pieces |= space
    if state.events is not None:
        state.events.append(PiecePlaced(None, seat, piece, tuple(space_names(space)), front))
