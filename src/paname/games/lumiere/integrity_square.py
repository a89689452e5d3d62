"""Whether everything on the square stands where its owner may have put it."""

from mypy_extensions import i64

from paname.core.bits import count, has, lowest, members, wrap
from paname.core.integrity import refuse_unless
from paname.games.lumiere import components as cards
from paname.games.lumiere.buildings import own_spaces
from paname.games.lumiere.components import CARDS, DOMINO, GARDEN, LAMP, SEATS, SHARED
from paname.games.lumiere.paving import printed_colours
from paname.games.lumiere.square import NOWHERE, neighbour, space_name, space_names
from paname.games.lumiere.state import NOBODY, NOTHING, LumiereState


def user_of(state: LumiereState, card: i64) -> i64:
    """The seat that used a postcard, or NOBODY."""
    for seat in range(2):
        if has(state.used[seat], card):
            return seat
    return NOBODY


def check_square(state: LumiereState) -> None:
    """L3.3, L4: every building and piece is on ground of its owner, and every card's piece is its user's."""
    for seat in range(2):
        for building in members(state.raised[seat]):
            foreign = own_spaces(state, building) & state.colours[1 - seat]
            where = ", ".join(space_names(foreign))
            refuse_unless(not where, "buildings", f"{state.name(building)} stands on foreign ground: {where} (L3.3)")
    for card, building, field in (
        (cards.JARDIN, GARDEN, "buildings"),
        (cards.BOUQUINISTES, int(state.annexed), "annex"),
    ):
        if has(state.done, card):
            is_own = has(state.raised[user_of(state, card)], building)
            refuse_unless(is_own, field, f"{state.name(building)} is not of the player who used {CARDS[card]}")
    check_pieces(state)
    check_covered_lamp(state)
    check_stone(state)


def check_pieces(state: LumiereState) -> None:
    """L4.5, L4.7 to L4.11: pieces of one space stand on their user's colour, the fountain on own or shared spaces."""
    singles = {
        "painter": (cards.PEINTRE, state.painter),
        "annex": (cards.BOUQUINISTES, state.annex),
        "lamp_tile": (cards.LAMPADAIRE, state.lamp_tile),
        "dancer": (cards.MOULIN_ROUGE, state.dancer),
        "statue": (cards.PENSEUR, state.statue),
    }
    for piece, (card, space) in singles.items():
        if space != NOWHERE:
            is_own = has(state.colours[user_of(state, card)], space)
            refuse_unless(is_own, piece, f"{space_name(space)} is not of its player's colour (L4.{card + 1})")
    refuse_unless((state.statue == NOWHERE) == (state.front == NOTHING), "statue", "needs a space and a front (L4.11)")
    if state.statue != NOWHERE:
        on_board = neighbour(state.statue, state.front) != NOWHERE
        refuse_unless(on_board, "statue", "looks off the board (L4.11)")
    if state.fountain != 0:
        ground = state.colours[user_of(state, cards.FONTAINE)] | state.colours[SHARED]
        two = is_shape(state, GARDEN, state.fountain)
        refuse_unless(two, "fountain", f"{', '.join(space_names(state.fountain))} are not two spaces side by side")
        refuse_unless(state.fountain & ~ground == 0, "fountain", "is not on own or shared spaces (L4.10)")


def check_covered_lamp(state: LumiereState) -> None:
    """L4.2: a building covers a printed lamp if and only if its owner has used up Métropolitain so, and one only."""
    for seat in range(2):
        lamps: i64 = 0
        for building in members(state.raised[seat]):
            lamps += count(state.buildings[building] & state.colours[LAMP])
        spent = has(state.used[seat], cards.METROPOLITAIN) and state.metropolitain == NOBODY
        agrees = lamps == (1 if spent else 0)
        refuse_unless(agrees, "metropolitain_ready", f"does not agree with the lamps {SEATS[seat]} covers (L4.2)")


def check_stone(state: LumiereState) -> None:
    """L4.6: the stone lies if and only if Chartier is used up, under what its player raised or laid there."""
    layer = user_of(state, cards.CHARTIER) if state.chartier == NOBODY else NOBODY
    refuse_unless((state.stone != NOWHERE) == (layer != NOBODY), "stone", "does not agree with Chartier (L4.6)")
    if layer == NOBODY:
        return
    upon = state.fountain if user_of(state, cards.FONTAINE) == layer else 0
    for building in members(state.raised[layer]):
        upon |= own_spaces(state, building)
    fits = has(upon & printed_colours(state)[1 - layer], state.stone)
    refuse_unless(fits, "stone", f"{SEATS[layer]} covers no space of the other colour there (L4.6)")


def is_shape(state: LumiereState, building: i64, spaces: i64) -> bool:
    """L0.3, L3.3: whether these spaces are the building in one of its orientations; fountain and garden are alike."""
    first = lowest(spaces)
    shapes = (
        range(DOMINO, DOMINO + 2) if building == GARDEN else range(building * 8, building * 8 + 4 + 4 * state.flips)
    )
    tables = state.tables
    return any(
        (tables.fits[shape] >> first) & 1 != 0 and wrap(tables.shape_masks[shape] << first) == spaces
        for shape in shapes
    )
