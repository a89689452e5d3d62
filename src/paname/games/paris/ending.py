"""End-game tiles: looking, taking and using them (P6)."""

from mypy_extensions import i64

from paname.core.bits import bit, count, has, members
from paname.core.moves import Moves
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.events import EndApproached, EndTilesSeen, EndTileTaken, EndTileUsed
from paname.games.paris.goods import earn, gain_points
from paname.games.paris.state import ParisState
from paname.games.paris.turn import pop, push


def fill_look(state: ParisState, moves: Moves) -> None:
    """P6.1: once all building stacks are empty, while end-game tiles are left."""
    if state.end_stack != 0 and not state.has_tiles_to_draw():
        moves.add(act.LOOK)


def look(state: ParisState) -> None:
    """P6.3: the player has decided for this action, looks, and must then take one tile."""
    if state.events is not None:
        names = tuple([state.tables.end_ids[tile] for tile in members(state.end_stack)])
        state.events.append(EndTilesSeen((state.turn,), state.turn, names))
        state.events.append(EndTilesSeen(all_but(state, state.turn), state.turn, None))
    state.pending >>= 4
    push(state, box.END_TILE)


def fill_end_tiles(state: ParisState, moves: Moves) -> None:
    """P6.3: the tiles of the stack, which the player has just looked through."""
    for tile in range(box.END_TILES):
        if has(state.end_stack, tile):
            moves.add(act.TAKE_END + tile)


def take_end_tile(state: ParisState, tile: i64) -> None:
    """P6.1, P7.1: one tile is taken in secret; the last one brings the end near."""
    seat = state.turn
    take = box.END_TILES - count(state.end_stack)
    state.end_takers[take] = seat
    state.end_taken[take] = tile
    state.end_stack ^= bit(tile)
    state.end_held[seat] |= bit(tile)
    if state.events is not None:
        left = box.END_TILES - 1 - take
        state.events.append(EndTileTaken((seat,), seat, state.tables.end_ids[tile], left))
        state.events.append(EndTileTaken(all_but(state, seat), seat, None, left))
    if state.end_stack == 0:
        state.ending = box.THIS_ROUND
        if state.events is not None:
            state.events.append(EndApproached(None, seat))
    pop(state)


def fill_end_uses(state: ParisState, moves: Moves) -> None:
    """P6.2: the end-game tiles that the player holds."""
    if state.end_held[state.turn] != 0:
        for tile in range(box.END_TILES):
            if has(state.end_held[state.turn], tile):
                moves.add(act.USE_END + tile)


def use_end_tile(state: ParisState, tile: i64) -> None:
    """P6.2: francs, points or a good of the turn; the tile is discarded face up."""
    tables = state.tables
    state.end_held[state.turn] ^= bit(tile)
    state.end_used_at[tile] = box.END_TILES - count(state.end_stack)
    for kind in range(box.KINDS):
        state.units[kind] += tables.end_goods[tile * box.KINDS + kind]
    if state.events is not None:
        goods = tuple([box.GOODS[kind] for kind in tables.end_goods_of(tile)])
        state.events.append(EndTileUsed(None, state.turn, tables.end_ids[tile], tables.end_francs[tile], goods))
    earn(state, tables.end_francs[tile], box.FROM_END)
    if tables.end_vp[tile] > 0:
        gain_points(state, tables.end_vp[tile], box.END_POINTS + tile)


def all_but(state: ParisState, seat: i64) -> tuple[int, ...]:
    """P7.7: everybody else, spectators (-1) included."""
    return tuple([other for other in range(-1, state.players) if other != seat])
