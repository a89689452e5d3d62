"""What may be done, and what it does: the decisions of a turn, one after another (P2.7)."""

from mypy_extensions import i64

from paname.core.bits import bit, has
from paname.core.moves import Moves
from paname.games.paris import actions as act
from paname.games.paris import bonus, ending, goods, keys, turn
from paname.games.paris import structure as box
from paname.games.paris.events import BenefitDeclined, Passed, SlotFilled, VpTileLaid
from paname.games.paris.state import NONE, ParisState

# Which actions there are -------------------------------------------------------------------------------


def fill_legal(state: ParisState, moves: Moves) -> None:
    """P2.7: what may be decided now; free actions come with everything after the draw but the look at the end tiles."""
    due = state.due()
    if due == box.DRAW:
        fill_draws(state, moves)
    elif due == box.LAY:
        fill_lays(state, moves)
    elif due == box.END_TILE:
        ending.fill_end_tiles(state, moves)
    else:
        goods.fill_trade(state, moves)
        ending.fill_end_uses(state, moves)
        bonus.fill_uses(state, moves)
        if due == box.MAIN:
            fill_main(state, moves)
        elif due == box.END:
            moves.add(act.END_TURN)
        else:
            fill_benefit(state, moves, due)


def fill_draws(state: ParisState, moves: Moves) -> None:
    """P2.1: the stacks that are not empty."""
    for stack in range(box.STACKS):
        if state.tiles[stack] > 0:
            moves.add(act.DRAW_TILE + stack)


def fill_lays(state: ParisState, moves: Moves) -> None:
    """P2.2: the districts that take the turned tile."""
    for district in range(box.DISTRICTS):
        if turn.can_lay_in(state, district):
            moves.add(act.LAY_TILE + district)


def fill_main(state: ParisState, moves: Moves) -> None:
    """P2.3, P2.6: place a key, take an end-game tile, move a key; pass if that is impossible without a tile's help."""
    before = moves.count
    keys.fill_key_places(state, moves)
    ending.fill_look(state, moves)
    can = moves.count > before
    if not keys.fill_moves(state, moves) and not can:
        moves.add(act.PASS)


def fill_benefit(state: ParisState, moves: Moves, due: i64) -> None:
    """P4.5 to P4.7: the benefit that is being decided; it can always be left."""
    if due == box.BONUS:
        bonus.fill_bonus(state, moves)
    elif due == box.SLOT:
        for kind in range(box.RESOURCES, box.KINDS):
            if state.slots[kind] > 0 and goods.stock(state, kind) > 0:
                moves.add(act.FILL_SLOT + kind - box.RESOURCES)
    else:
        fill_vp_tiles(state, moves)
    moves.add(act.DECLINE)


def fill_vp_tiles(state: ParisState, moves: Moves) -> None:
    """P4.7: any free VP tile, in any district that has none."""
    laid: i64 = 0
    for district in range(box.DISTRICTS):
        if state.laid_vp[district] != NONE:
            laid |= bit(state.laid_vp[district])
    for tile in range(box.VP_TILES):
        if not has(laid, tile):
            for district in range(box.DISTRICTS):
                if state.laid_vp[district] == NONE:
                    moves.add(act.LAY_VP + tile * box.DISTRICTS + district)


# What they do ------------------------------------------------------------------------------------------


def play(state: ParisState, action: i64) -> None:
    """Carry out an action that is legal."""
    if action < act.USE_END:
        play_first(state, action)
    elif action < act.USE:
        ending.use_end_tile(state, action - act.USE_END)
    elif action < act.PLACE_KEY:
        bonus.use(state, action)
    elif action < act.LOOK:
        keys.place_key(state, action - act.PLACE_KEY)
    elif action == act.LOOK:
        ending.look(state)
    elif action < act.PASS:
        keys.move_key(state, action)
    else:
        play_last(state, action)


def play_first(state: ParisState, action: i64) -> None:
    """Draws, purchases and sales."""
    if action < act.LAY_TILE:
        draw_tile(state, action - act.DRAW_TILE)
    elif action < act.BUY:
        tile = state.tile
        state.tile = NONE
        turn.lay_building(state, tile, action - act.LAY_TILE)
        turn.pop(state)
    elif action < act.SELL:
        goods.buy(state, action - act.BUY)
    else:
        goods.sell(state, action - act.SELL)


def play_last(state: ParisState, action: i64) -> None:
    """The pass, the end-game tile, benefits and the end of the turn."""
    if action == act.PASS:
        if state.events is not None:
            state.events.append(Passed(None, state.turn))
        turn.pop(state)
    elif action < act.TAKE_BONUS:
        ending.take_end_tile(state, action - act.TAKE_END)
    elif action < act.FILL_SLOT:
        bonus.take_bonus(state, action - act.TAKE_BONUS + 1)
    elif action < act.LAY_VP:
        fill_slot(state, action - act.FILL_SLOT + box.RESOURCES)
    elif action < act.DECLINE:
        lay_vp_tile(state, (action - act.LAY_VP) // box.DISTRICTS, (action - act.LAY_VP) % box.DISTRICTS)
    elif action == act.DECLINE:
        decline(state)
    else:
        turn.end_turn(state)


def draw_tile(state: ParisState, stack: i64) -> None:
    """P2.1, P2.2: nature shows the tile, then the next back; in the free variant a district is chosen."""
    state.stack = stack
    state.pending >>= 4
    if state.free_districts != 0:
        turn.push(state, box.LAY)
    if state.tiles[stack] > 1:
        turn.push(state, box.TOP)
    turn.push(state, box.TILE)
    turn.settle(state)


def fill_slot(state: ParisState, kind: i64) -> None:
    """P4.6: one prestige of exactly the slot's kind scores; with no slot left the benefit is over."""
    landmark = state.arrived - box.BUILDINGS
    state.slots[kind] -= 1
    goods.spend(state, kind)
    if state.events is not None:
        name = state.tables.landmark_ids[landmark]
        state.events.append(SlotFilled(None, state.turn, name, box.GOODS[kind]))
    goods.gain_points(state, state.tables.prestige[landmark * box.KINDS + kind], box.LANDMARK_POINTS + landmark)
    if state.slots[box.RESOURCES] + state.slots[box.RESOURCES + 1] + state.slots[box.RESOURCES + 2] == 0:
        turn.pop(state)


def lay_vp_tile(state: ParisState, tile: i64, district: i64) -> None:
    """P4.7: a VP tile lies in a district to the end."""
    state.laid_vp[district] = tile
    if state.events is not None:
        tables = state.tables
        points = tuple([tables.places[tile * 3 + place] for place in range(3)])
        state.events.append(VpTileLaid(None, state.turn, tables.district_ids[district], points))
    turn.pop(state)


def decline(state: ParisState) -> None:
    """P4.5 to P4.7: the benefit, or what is left of it, is lost."""
    if state.events is not None:
        state.events.append(BenefitDeclined(None, state.turn, box.PENDING[state.due()]))
    for kind in range(box.RESOURCES, box.KINDS):
        state.slots[kind] = 0
    turn.pop(state)
