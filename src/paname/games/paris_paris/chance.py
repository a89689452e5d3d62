"""What nature decides: who begins, which markers are drawn, which tiles a pile holds."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, count, has
from paname.core.moves import Moves
from paname.core.rng import Rng
from paname.games.paris_paris import events_reports as reports
from paname.games.paris_paris.network import LINES
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import of_seat, tally

LOW: Final = 0xFFFF


def fill_chance(state: ParisParisState, moves: Moves) -> None:
    """The draw that is due: the start player (T1.3), then the markers (T1.2), then the tiles of a pile (T2.1)."""
    if state.bus == NOBODY:
        for seat in range(state.players):
            moves.add_outcome(seat, 1)
    elif state.markers_drawn():
        fill_tiles(state, moves)
    else:
        drawn = drawn_lines(state)
        for line in range(LINES):
            if not has(drawn, line):
                moves.add_outcome(line, 1)


def fill_tiles(state: ParisParisState, moves: Moves) -> None:
    """T1.1: the next tile of the pile is any of those not yet seen; an order that nobody saw does not exist."""
    once = state.unseen
    twice = state.unseen_twice
    tile: i64 = 0
    while once != 0:
        if once & 1 != 0:
            moves.add_outcome(tile, 1 + (twice & 1))
        once >>= 1
        twice >>= 1
        tile += 1


def draws_tiles(state: ParisParisState) -> bool:
    """Whether the draw that is due is of a tile."""
    return state.bus != NOBODY and state.markers_drawn()


def any_tile(state: ParisParisState, rng: Rng) -> i64:
    """T1.1: one of the tiles not yet seen, each tile equally likely."""
    once = state.unseen
    twice = state.unseen_twice
    left = rng.below(count(once) + count(twice))
    tile: i64 = 0
    low = count(once & LOW) + count(twice & LOW)
    if left >= low:  # none of the first sixteen
        left -= low
        once >>= 16
        twice >>= 16
        tile = 16
    while True:
        left -= (once & 1) + (twice & 1)
        if left < 0:
            return tile
        once >>= 1
        twice >>= 1
        tile += 1


def drawn_lines(state: ParisParisState) -> i64:
    """T1.2: the lines whose markers have been drawn."""
    drawn: i64 = 0
    for place in range(state.final_tours()):
        if state.marker(place) >= 0:
            drawn |= bit(state.marker(place))
    return drawn


def draw(state: ParisParisState, outcome: i64) -> None:
    """Carry out the draw that is due."""
    if state.bus == NOBODY:
        state.bus = outcome
        if state.events is not None:
            reports.tell_start(state)
    elif state.markers_drawn():
        turn_tile(state, outcome)
    else:
        draw_marker(state, outcome)


def draw_marker(state: ParisParisState, line: i64) -> None:
    """T1.2: the next player draws a marker, which only that player sees; with two players the third lies open."""
    place: i64 = 0
    while of_seat(state.markers, place) != 0:
        place += 1
    state.markers += tally(place, line + 1)
    if state.events is not None:
        reports.tell_marker(state, place, line)


def turn_tile(state: ParisParisState, tile: i64) -> None:
    """T2.1: one more tile lies open; with the last of the pile the start player chooses."""
    one = bit(tile)
    if has(state.unseen_twice, tile):
        state.unseen_twice ^= one
    else:
        state.unseen ^= one
    if has(state.offer, tile):
        state.offer_twice |= one
    else:
        state.offer |= one
    if state.offered() == state.players + 1:
        state.to_move = state.bus
        if state.events is not None:
            reports.tell_pile(state)
