"""What nature draws: who begins, a random layout, the tiles of the stacks. See R-P1 for the weights."""

from mypy_extensions import i64

from paname.core.bits import bit, count, has
from paname.core.moves import Moves
from paname.games.paris import structure as box
from paname.games.paris.events import NumberLaid, StartDrawn, TileDrawn, TileTurned, TokenLaid, TopSeen
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.turn import lay_building, pop


def fill_chance(state: ParisState, moves: Moves) -> None:
    """R-P1: the outcomes of the draw that is due, with their weights."""
    due = state.due()
    if due == box.TILE:
        fill_tiles(state, moves)
    elif due == box.TOP:
        fill_tops(state, moves)
    elif due == box.START:
        for seat in range(state.players):
            moves.add_outcome(seat, 1)
    elif due == box.TOKENS:
        fill_tokens(state, moves)
    else:
        fill_numbers(state, moves)


def draw(state: ParisState, outcome: i64) -> None:
    """Carry out a draw of nature."""
    due = state.due()
    if due == box.TILE:
        turn_tile(state, outcome)
    elif due == box.TOP:
        see_top(state, outcome)
    elif due == box.START:
        state.first = outcome
        if state.events is not None:
            state.events.append(StartDrawn(None, outcome))
        pop(state)
    elif due == box.TOKENS:
        lay_token(state, outcome)
    else:
        lay_number(state, outcome)


# The stacks --------------------------------------------------------------------------------------------


def undrawn(state: ParisState, district: i64) -> i64:
    """R-P1: the tiles of a district that nobody has seen the faces of."""
    return ~state.drawn & (63 * bit(district * box.RANKS))


def fill_tiles(state: ParisState, moves: Moves) -> None:
    """R-P1: a top tile is each undrawn tile of the district on its back, equally likely."""
    district = state.tops[state.stack]
    for tile in range(district * box.RANKS, (district + 1) * box.RANKS):
        if not has(state.drawn, tile):
            moves.add_outcome(tile, 1)


def fill_tops(state: ParisState, moves: Moves) -> None:
    """R-P1: the district on a new top's back weighs as many as it has undrawn tiles, less the other tops of it."""
    for district in range(box.DISTRICTS):
        weight = count(undrawn(state, district))
        for stack in range(box.STACKS):
            if state.tops[stack] == district:
                weight -= 1
        if weight > 0:
            moves.add_outcome(district, weight)


def unseen_stack(state: ParisState) -> i64:
    """The first stack with tiles whose top has not been seen; NONE if there is none."""
    for stack in range(box.STACKS):
        if state.tiles[stack] > 0 and state.tops[stack] == NONE:
            return stack
    return NONE


def see_top(state: ParisState, district: i64) -> None:
    """P1.2: the district on the back of a new top tile is seen by all."""
    stack = unseen_stack(state)
    state.tops[stack] = district
    if state.events is not None:
        name = state.tables.district_ids[district]
        state.events.append(TopSeen(None, stack + 1, name, state.tiles[stack]))
    if unseen_stack(state) == NONE:
        pop(state)


def turn_tile(state: ParisState, tile: i64) -> None:
    """P2.1, P2.2: the face of the drawn tile is seen; it lies on its space, or waits for a district of choice."""
    stack = state.stack
    state.drawn |= bit(tile)
    state.tiles[stack] -= 1
    state.tops[stack] = NONE
    state.stack = NONE
    if state.events is not None:
        state.events.append(TileDrawn(None, state.turn, stack + 1, state.tiles[stack]))
    if state.free_districts == 0:
        lay_building(state, tile, tile // box.RANKS)
    else:
        state.tile = tile
        if state.events is not None:
            kind = box.TYPES[state.tables.type[tile]]
            state.events.append(TileTurned(None, state.turn, state.tables.value[tile], kind))
    pop(state)


# The random layout -------------------------------------------------------------------------------------


def empty_space(state: ParisState) -> i64:
    """The first building space that has no token yet; NONE if all have one."""
    for space in range(box.BUILDINGS):
        if state.tokens[space] == NONE:
            return space
    return NONE


def fill_tokens(state: ParisState, moves: Moves) -> None:
    """P1.3: every kind but gold weighs as many as are left of it."""
    for kind in range(box.KINDS):
        left: i64 = box.COPIES
        for space in range(box.BUILDINGS):
            if state.tokens[space] == kind:
                left -= 1
        if left > 0 and kind != box.GOLD:
            moves.add_outcome(kind, left)


def lay_token(state: ParisState, kind: i64) -> None:
    """P1.3: a token lies beside the next space."""
    space = empty_space(state)
    state.tokens[space] = kind
    if state.events is not None:
        tables = state.tables
        name = tables.district_ids[space // box.RANKS]
        state.events.append(TokenLaid(None, name, tables.value[space], box.GOODS[kind]))
    if empty_space(state) == NONE:
        pop(state)


def laid_numbers(state: ParisState) -> i64:
    """How many numbers lie on the track already."""
    laid: i64 = 0
    for number in range(1, box.NUMBERS + 1):
        if state.spaces[number] != NONE:
            laid += 1
    return laid


def fill_numbers(state: ParisState, moves: Moves) -> None:
    """P1.3: the next space takes each number of its letter that lies nowhere yet, equally likely."""
    space = laid_numbers(state) + 1
    low: i64 = 0
    letter: i64 = 0
    while state.tables.letter_end[letter] < space:
        low = state.tables.letter_end[letter]
        letter += 1
    for number in range(low + 1, state.tables.letter_end[letter] + 1):
        if state.spaces[number] == NONE:
            moves.add_outcome(number, 1)


def lay_number(state: ParisState, number: i64) -> None:
    """P1.3: a number, with all its copies, lies on the next space."""
    space = laid_numbers(state) + 1
    state.spaces[number] = space
    if state.events is not None:
        state.events.append(NumberLaid(None, space, number))
    if space == box.NUMBERS:
        pop(state)
