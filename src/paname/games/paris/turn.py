"""The row of decisions that a turn is made of, and whose turn it is (P2, P7.1)."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, has
from paname.core.state import CHANCE, OVER
from paname.games.paris import structure as box
from paname.games.paris.events import BuildingLaid, GameEnded, TileRemoved, TurnEnded, UnitsLost
from paname.games.paris.state import NONE, ParisState

TOKENS_AT_RANDOM: Final = ("tokens", "both")
TILES_AT_RANDOM: Final = ("tiles", "both")


def begin(state: ParisState) -> None:
    """P1.2 to P1.4: the draws of the set-up are due: who begins, a random layout, the tops of the stacks."""
    options = state.setup.options
    tiles: i64 = box.BUILDINGS - (0 if state.free_districts else state.tables.removed)
    stacks: int = 2 if options["stacks"] == 2 else box.STACKS
    for stack in range(stacks):
        state.tiles[stack] = tiles // stacks + (1 if stack < tiles % stacks else 0)
    push(state, box.TOP)
    if options["random_setup"] in TILES_AT_RANDOM:
        push(state, box.TRACK)
        for number in range(1, len(state.spaces)):
            state.spaces[number] = NONE
    if options["random_setup"] in TOKENS_AT_RANDOM:
        push(state, box.TOKENS)
        for space in range(box.BUILDINGS):
            state.tokens[space] = box.GOLD if space % box.RANKS == box.RANKS - 1 else NONE
    start = options["start"]
    if isinstance(start, int):
        state.first = start
    else:
        push(state, box.START)
    settle(state)


def push(state: ParisState, what: i64) -> None:
    """P2.7: one more decision or draw, to come before all others."""
    state.pending = state.pending << 4 | what


def pop(state: ParisState) -> None:
    """P2.7: the decision or draw that was due is made; the next one comes."""
    state.pending >>= 4
    settle(state)


def settle(state: ParisState) -> None:
    """P2.7: who decides what is due: nature, or the player whose turn it is."""
    due = state.pending & 15
    if due == box.LAY and not can_lay(state):
        remove_tile(state)
        due = state.pending & 15
    if due == 0:
        state.round = 1
        begin_turn(state, state.first)
    elif due <= box.TILE:
        state.to_move = CHANCE
    else:
        state.to_move = state.turn


def begin_turn(state: ParisState, seat: i64) -> None:
    """P2.1, P2.3: a draw while stacks remain, then a main action, then the end of the turn."""
    state.turn = seat
    state.to_move = seat
    state.pending = box.END
    push(state, box.MAIN)
    if state.has_tiles_to_draw():
        push(state, box.DRAW)


def can_lay_in(state: ParisState, district: i64) -> bool:
    """P2.2: whether the turned tile's space is empty there and no building of its type stands in the district."""
    rank = state.tile % box.RANKS
    kind = state.tables.type[state.tile]
    if has(state.sites[district], district * box.RANKS + rank):
        return False
    return all(state.types[space] != kind for space in range(district * box.RANKS, (district + 1) * box.RANKS))


def can_lay(state: ParisState) -> bool:
    """P2.2: whether any district takes the turned tile."""
    return any(can_lay_in(state, district) for district in range(box.DISTRICTS))


def lay_building(state: ParisState, tile: i64, district: i64) -> None:
    """P2.1, P2.2: a tile lies on the space of its value in a district."""
    tables = state.tables
    space = district * box.RANKS + tile % box.RANKS
    state.sites[district] |= bit(space)
    state.types[space] = tables.type[tile]
    if state.events is not None:
        name = tables.district_ids[district]
        kind = box.TYPES[tables.type[tile]]
        state.events.append(BuildingLaid(None, state.turn, name, tables.value[space], kind))


def remove_tile(state: ParisState) -> None:
    """P2.2: no district takes the turned tile; it leaves the game and the turn goes on."""
    if state.events is not None:
        tables = state.tables
        kind = box.TYPES[tables.type[state.tile]]
        state.events.append(TileRemoved(None, state.turn, tables.value[state.tile], kind))
    state.tile = NONE
    state.pending >>= 4


def end_turn(state: ParisState) -> None:
    """P2.7, P5.4, P7.1: goods of the turn are lost; the next player's turn, or the end after the last round."""
    lose_units(state)
    state.arrived = NONE
    seat = state.turn
    follower: i64 = seat + 1 if seat + 1 < state.players else 0
    if follower == state.first:
        if state.ending == box.LAST_ROUND:
            end_game(state)
            return
        if state.ending == box.THIS_ROUND:
            state.ending = box.LAST_ROUND
        state.round += 1
    begin_turn(state, follower)
    if state.events is not None:
        state.events.append(TurnEnded(None, seat, follower, state.round))


def lose_units(state: ParisState) -> None:
    """P5.4: what is left of the goods of the turn is lost."""
    if state.events is not None:
        lost = [box.GOODS[kind] for kind in range(box.KINDS) for _ in range(state.units[kind])]
        if lost:
            state.events.append(UnitsLost(None, state.turn, tuple(lost)))
    for kind in range(box.KINDS):
        state.units[kind] = 0


def end_game(state: ParisState) -> None:
    """P7.1: the last round is over."""
    state.pending = 0
    state.to_move = OVER
    if state.events is not None:
        state.events.append(GameEnded(None, tuple(state.scores()), tuple(state.winners())))
