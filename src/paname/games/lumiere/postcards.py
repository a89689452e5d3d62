"""Using postcards: where their pieces may go and what happens then (L3.4, L4)."""

from mypy_extensions import i64

from paname.core.bits import bit, has, lowest
from paname.core.moves import Moves
from paname.games.lumiere import actions as act
from paname.games.lumiere import components as cards
from paname.games.lumiere.buildings import lay_stone, raise_building
from paname.games.lumiere.components import CARDS, DOMINO, GARDEN, RAISABLE
from paname.games.lumiere.events import BuildingExchanged, PiecePlaced, PostcardUsed
from paname.games.lumiere.placement import Ground, fits_somewhere
from paname.games.lumiere.square import FRONTS, NOWHERE, SIDES, neighbour, space_name, space_names, spread
from paname.games.lumiere.state import LumiereState


def fill_postcards(state: LumiereState, seat: i64, ground: Ground, moves: Moves) -> None:
    """L3.4: a token on a card without one: every way to carry it out in full, and leaving it undone."""
    if state.tokens(seat) == 0:
        return
    unused = state.open_cards()
    own = state.colours[seat] & state.free()
    if has(unused, cards.LEVITATION):
        fill_levitation(state, seat, ground, moves)
    if has(unused, cards.JARDIN) and state.chimneys(seat) > 0:
        fill_double(state, ground, act.RAISE_GARDEN, moves)
    if has(unused, cards.PEINTRE):
        moves.add_each(own, act.PAINTER)
    if has(unused, cards.BOUQUINISTES):
        fill_annex(state, seat, own, moves)
    if has(unused, cards.LAMPADAIRE):
        moves.add_each(own, act.LAMP_TILE)
    if has(unused, cards.MOULIN_ROUGE):
        moves.add_each(own, act.DANCER)
    if has(unused, cards.FONTAINE):
        ground.lamps = 0  # L4.13: Métropolitain does not serve the fountain
        fill_double(state, ground, act.FOUNTAIN, moves)
    if has(unused, cards.PENSEUR):
        fill_statue(state, own, moves)
    if has(unused, cards.GRANDE_LUMIERE):
        moves.add_each(state.large_lamp_spots(), act.LARGE_LAMP)
    moves.add_each(unused, act.TOKEN)


def fill_levitation(state: LumiereState, seat: i64, ground: Ground, moves: Moves) -> None:
    """L4.1: give back any building of the reserve, if one of the supply can then be raised."""
    if state.chimneys(seat) > 0 and state.reserve[seat] != 0 and fits_somewhere(state, ground, state.supply):
        moves.add_each(state.reserve[seat], act.LEVITATE)


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
    """L4.7: a free space of your colour beside a building of yours; beside several, each can be named."""
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
                moves.add(act.ANNEX + space * RAISABLE + building)


def together(state: LumiereState, buildings: i64) -> i64:
    """The spaces of these buildings."""
    spaces: i64 = 0
    while buildings != 0:
        building = lowest(buildings)
        buildings ^= bit(building)
        spaces |= state.buildings[building]
    return spaces


def fill_statue(state: LumiereState, own: i64, moves: Moves) -> None:
    """L4.11: a free space of your colour with a free space of the board before it."""
    free = state.free()
    while own != 0:
        space = lowest(own)
        own ^= bit(space)
        for front in range(SIDES):
            before = neighbour(space, front)
            if before != NOWHERE and has(free, before):
                moves.add(act.STATUE + space * SIDES + front)


def use_postcard(state: LumiereState, seat: i64, action: i64) -> None:
    """L3.4: carry the card's action out, unless it is left undone, and put the token on it."""
    card = act.card_of(action)
    state.used[seat] |= bit(card)
    is_done = action < act.TOKEN or card in act.TOKEN_CARDS
    if is_done:
        state.done |= bit(card)
    if state.events is not None:
        state.events.append(PostcardUsed(None, seat, CARDS[card], is_done, state.tokens(seat)))
    if card == cards.METROPOLITAIN:
        state.metropolitain = seat
    elif card == cards.CHARTIER:
        state.chartier = seat
    elif action < act.RAISE_GARDEN:
        give_back(state, seat, action - act.LEVITATE)
    elif action < act.PAINTER:
        raise_building(state, seat, GARDEN, act.double_on(state.tables, action, act.RAISE_GARDEN))  # L4.3
    elif action < act.TOKEN:
        place_piece(state, seat, action)


def give_back(state: LumiereState, seat: i64, building: i64) -> None:
    """L4.1, R-L3: the building is in neither place until the new one stands, so it cannot be taken at once."""
    state.reserve[seat] ^= bit(building)
    state.lifted = building
    if state.events is not None:
        state.events.append(BuildingExchanged(None, seat, state.name(building)))


def place_piece(state: LumiereState, seat: i64, action: i64) -> None:
    """L0.5, L4.5, L4.7 to L4.12: a piece comes onto the square and stays there."""
    if action < act.ANNEX:
        state.painter = action - act.PAINTER
        tell_piece(state, seat, "painter", bit(state.painter))
    elif action < act.LAMP_TILE:
        join_annex(state, seat, act.annex_space(action), act.annexed_building(action))
    elif action < act.DANCER:
        state.lamp_tile = action - act.LAMP_TILE
        tell_piece(state, seat, "lamp_tile", bit(state.lamp_tile))
    elif action < act.FOUNTAIN:
        state.dancer = action - act.DANCER
        tell_piece(state, seat, "dancer", bit(state.dancer))
    elif action < act.STATUE:
        lay_fountain(state, seat, act.double_on(state.tables, action, act.FOUNTAIN))
    elif action < act.LARGE_LAMP:
        state.statue = act.statue_space(action)
        state.front = act.statue_front(action)
        tell_piece(state, seat, "statue", bit(state.statue), FRONTS[state.front])
    else:
        state.large_lamp = action - act.LARGE_LAMP
        tell_piece(state, seat, "large_lamp", bit(state.large_lamp))


def join_annex(state: LumiereState, seat: i64, space: i64, building: i64) -> None:
    """L4.7: from now on its space is a space of the building in every respect."""
    state.annex = space
    state.annexed = building
    state.buildings[building] |= bit(space)
    state.built |= bit(space)
    if state.events is not None:
        state.events.append(PiecePlaced(None, seat, "annex", (space_name(space),), None, state.name(building)))


def lay_fountain(state: LumiereState, seat: i64, spaces: i64) -> None:
    """L4.10: two spaces, one of them of the opponent's colour where Chartier's stone makes it shared."""
    state.fountain = spaces
    stone = lay_stone(state, seat, spaces)
    state.pieces |= spaces
    if state.events is not None:
        state.events.append(PiecePlaced(None, seat, "fountain", tuple(space_names(spaces)), None, None, stone))


def tell_piece(state: LumiereState, seat: i64, piece: str, space: i64, front: str | None = None) -> None:
    """A piece of one space stands: its space is taken, and everybody sees it."""
    state.pieces |= space
    if state.events is not None:
        state.events.append(PiecePlaced(None, seat, piece, tuple(space_names(space)), front))
