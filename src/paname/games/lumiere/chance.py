"""Draws: who begins, the postcards, the tiles (L1)."""

from mypy_extensions import i64

from paname.core.bits import bit, count, lowest, nth
from paname.core.moves import Moves
from paname.core.rng import Rng
from paname.core.state import CHANCE
from paname.games.lumiere.components import CARDS
from paname.games.lumiere.events import PostcardShown, StartDrawn, TileDrawn
from paname.games.lumiere.state import (
    DRAW_CARD,
    DRAW_NOTHING,
    DRAW_START,
    DRAW_TILE,
    NOBODY,
    NOTHING,
    LumiereState,
)


def begin(state: LumiereState) -> None:
    """L1.3: draw who begins, unless that is settled."""
    start = state.setup.options["start"]
    state.to_move = CHANCE
    if isinstance(start, int):
        state.next_seat = start
        state.due = DRAW_CARD
        draw_on(state)


def drawer(state: LumiereState) -> i64:
    """L1.2: who has to draw a tile: the first who holds none and has a stack."""
    for seat in range(2):
        if state.held[seat] == NOTHING and state.stack[seat] != 0:
            return seat
    return NOBODY


def outcomes_due(state: LumiereState) -> i64:
    """L1.1, L1.2, L1.3: what the draw that is due may bring, all equally likely."""
    if state.due == DRAW_START:
        return 0b11
    if state.due == DRAW_CARD:
        return (bit(len(CARDS)) - 1) & ~state.cards
    return state.stack[drawer(state)]


def any_outcome(state: LumiereState, rng: Rng) -> i64:
    """One of the outcomes of the draw that is due."""
    outcomes = outcomes_due(state)
    return nth(outcomes, rng.below(count(outcomes)))


def fill_chance(state: LumiereState, moves: Moves) -> None:
    """L1.1, L1.2, L1.3: the outcomes of the draw that is due, all equally likely."""
    outcomes = outcomes_due(state)
    while outcomes != 0:
        outcome = lowest(outcomes)
        outcomes ^= bit(outcome)
        moves.add_outcome(outcome, 1)


def draw(state: LumiereState, outcome: i64) -> None:
    """Settle the draw that is due."""
    if state.due == DRAW_START:
        state.next_seat = outcome
        state.due = DRAW_CARD
        if state.events is not None:
            state.events.append(StartDrawn(None, outcome))
    elif state.due == DRAW_CARD:
        state.cards |= bit(outcome)
        if state.events is not None:
            state.events.append(PostcardShown(None, CARDS[outcome]))
    else:
        take_tile(state, drawer(state), outcome)
    draw_on(state)


def draw_on(state: LumiereState) -> None:
    """R-L7: what is due next: postcards until all lie open (L1.1), then tiles, then the seat whose turn it is."""
    if state.due == DRAW_CARD and count(state.cards) == state.tables.postcards:
        state.due = DRAW_TILE
    if state.due == DRAW_TILE and drawer(state) == NOBODY:
        state.due = DRAW_NOTHING
        state.to_move = state.next_seat
        state.next_seat = NOBODY


def take_tile(state: LumiereState, seat: i64, tile: i64) -> None:
    """L1.2: the top tile goes to the hand, hidden from the other player."""
    state.stack[seat] ^= bit(tile)
    state.held[seat] = tile
    if state.events is not None:
        state.events.append(TileDrawn((seat,), seat, state.tables.tile_names[tile]))
        state.events.append(TileDrawn((1 - seat, -1), seat, None))
