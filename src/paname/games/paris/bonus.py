"""Bonus tiles: taking and using them (P5)."""

from typing import Final

from mypy_extensions import i64

from paname.core.bits import bit, count, has, lowest
from paname.core.moves import Moves
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.actions import first_of_pair, pair_count, pair_names, second_of_pair
from paname.games.paris.events import BonusTaken, BonusUsed, PairsGiven
from paname.games.paris.goods import earn, gain_points, give_up, pay
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.turn import pop

PRESTIGE_OF_CHOICE: Final = 8
RESOURCE_OF_CHOICE: Final = 10
TWO_PRESTIGE: Final = 19
TWO_RESOURCES: Final = 21
WORDY: Final = 0x3AA0500  # tiles 8 10 17 19 21 23 24 25, whose use names something


# Taking ------------------------------------------------------------------------------------------------


def fill_numbers(state: ParisState, moves: Moves, first: i64, low: i64, high: i64) -> None:
    """P5.1, P5.2: the numbers that lie between two spaces and that the player may take."""
    had = barred(state)
    for number in range(1, box.NUMBERS + 1):
        if state.copies[number] > 0 and not has(had, number) and low <= state.spaces[number] <= high:
            moves.add(first + number - 1)


def barred(state: ParisState) -> i64:
    """P5.2: the numbers that the player may not take: had before, or only those still held."""
    seat = state.turn
    return state.held[seat] if state.readings & box.HELD_ONLY != 0 else state.held[seat] | state.used[seat]


def is_at_the_end(state: ParisState) -> bool:
    """P5.6: whether the player's pawn is on the last space and so gets no more tiles."""
    return state.pawns[state.turn] == box.NUMBERS and state.readings & box.TILES_STILL_WORK == 0


def farthest_back(state: ParisState) -> i64:
    """P5.7: the first space to which tile 25 takes the pawn: so many spaces back, or so many spaces with a tile."""
    pawn = state.pawns[state.turn]
    if state.readings & box.BACK_BY_TILES == 0:
        return pawn - state.tables.back
    with_tile: i64 = 0
    for number in range(1, box.NUMBERS + 1):
        if state.copies[number] > 0 and state.spaces[number] < pawn:
            with_tile |= bit(state.spaces[number])
    while count(with_tile) > state.tables.back:
        with_tile &= with_tile - 1
    return lowest(with_tile) if with_tile != 0 else pawn


def fill_bonus(state: ParisState, moves: Moves) -> None:
    """P4.5, P5.1, P5.6: the tiles ahead of the pawn, none from space 30, if their fee can be paid."""
    seat = state.turn
    if state.francs[seat] >= state.tables.fee[state.arrived % box.RANKS]:
        fill_numbers(state, moves, act.TAKE_BONUS, state.pawns[seat] + 1, box.NUMBERS)


def take_number(state: ParisState, number: i64, fee: i64) -> None:
    """P5.1: the top tile of a number comes to the player."""
    state.copies[number] -= 1
    state.held[state.turn] |= bit(number)
    if state.events is not None:
        pawn = state.pawns[state.turn]
        state.events.append(BonusTaken(None, state.turn, number, fee, pawn, state.copies[number]))


def take_bonus(state: ParisState, number: i64) -> None:
    """P4.5, P5.1: the pawn goes to the number, and the tile is paid and taken."""
    fee = state.tables.fee[state.arrived % box.RANKS]
    pay(state, fee, box.FOR_BONUS)
    state.pawns[state.turn] = state.spaces[number]
    take_number(state, number, fee)
    pop(state)


# Using -------------------------------------------------------------------------------------------------


def value_of(state: ParisState, seat: i64, number: i64) -> i64:
    """P5.3, P5.8: the points that a tile counted by what a player owns would give them at this moment."""
    tables = state.tables
    effect = tables.effect[number]
    if effect == box.BY_VALUE:
        return tables.vp[number] * state.keys_on(seat, tables.rank_mask[tables.rank[number]])
    if effect == box.BY_TILES:
        return tables.by_players[number * 5 + state.players] * count(state.held[seat] & ~bit(number))
    if effect == box.BY_LANDMARKS:
        return tables.vp[number] * state.keys_on(seat, box.ALL_LANDMARKS)
    if effect == box.BY_TYPES:
        return tables.type_vp[count(types_owned(state, seat))]
    return tables.vp[number]


def types_owned(state: ParisState, seat: i64) -> i64:
    """P5.8: the types that a player owns, each once; all landmarks are one."""
    types: i64 = 0
    owned = state.owned[seat] & box.ALL_BUILDINGS
    while owned != 0:
        site = lowest(owned)
        owned &= owned - 1
        types |= bit(state.types[site])
    if state.owned[seat] & box.ALL_LANDMARKS != 0:
        types |= bit(box.KINDS)
    return types


def can_use(state: ParisState, number: i64) -> bool:
    """P5.3: a tile that would give nothing at this moment cannot be used; nor one that needs more words."""
    effect = state.tables.effect[number]
    if effect <= box.GOOD:
        return effect != box.NOTHING
    if effect == box.KEY:
        return state.reserve[state.turn] > 0 and state.francs[state.turn] >= state.tables.price[number]
    return value_of(state, state.turn, number) > 0


def fill_uses(state: ParisState, moves: Moves) -> None:
    """P5.3: every use of the bonus tiles that the player holds."""
    held = state.held[state.turn]
    left = held
    while left != 0:
        number = lowest(left)
        left &= left - 1
        if can_use(state, number):
            moves.add(act.USE + number - 1)
    if held & WORDY != 0:
        fill_wordy_uses(state, moves, held)


def fill_wordy_uses(state: ParisState, moves: Moves, held: i64) -> None:
    """P5.4, P5.7, P5.9: the uses that name goods, a tile or pairs."""
    if has(held, PRESTIGE_OF_CHOICE):
        add_range(moves, act.USE_8, 3)
    if has(held, RESOURCE_OF_CHOICE):
        add_range(moves, act.USE_10, 3)
    if has(held, TWO_PRESTIGE):
        add_range(moves, act.USE_19, act.PAIRS)
    if has(held, TWO_RESOURCES):
        add_range(moves, act.USE_21, act.PAIRS)
    if has(held, box.ANY_TILE) and not is_at_the_end(state):
        fill_numbers(state, moves, act.USE_17, 1, box.NUMBERS)
    if has(held, box.PAWN_BACK) and not is_at_the_end(state):
        fill_numbers(state, moves, act.USE_25, farthest_back(state), state.pawns[state.turn] - 1)
    if has(held, box.PRESTIGE_PAIRS):
        fill_pairs(state, moves, act.USE_23, box.RESOURCES)
    if has(held, box.RESOURCE_PAIRS):
        fill_pairs(state, moves, act.USE_24, 0)


def add_range(moves: Moves, first: i64, length: i64) -> None:
    """So many actions in a row."""
    for place in range(length):
        moves.add(first + place)


def fill_pairs(state: ParisState, moves: Moves, first: i64, kind: i64) -> None:
    """P5.9: any number of pairs of tokens, one or more; goods of the turn don't count as tokens."""
    row = state.turn * box.KINDS + kind
    for third in range((state.goods[row + 2] >> 1) + 1):
        for second in range((state.goods[row + 1] >> 1) + 1):
            for pairs in range((state.goods[row] >> 1) + 1):
                if third + second + pairs > 0:
                    moves.add(first + pairs + 4 * second + 16 * third - 1)


def use(state: ParisState, action: i64) -> None:
    """P5.3: use a bonus tile."""
    if action < act.USE_8:
        use_plain(state, action - act.USE + 1)
    elif action < act.USE_17:
        use_for_goods(state, action)
    elif action < act.USE_25:
        use_to_take(state, box.ANY_TILE, action - act.USE_17 + 1)
    elif action < act.USE_23:
        use_to_take(state, box.PAWN_BACK, action - act.USE_25 + 1)
    elif action < act.USE_24:
        use_for_pairs(state, box.PRESTIGE_PAIRS, action - act.USE_23 + 1, box.RESOURCES)
    else:
        use_for_pairs(state, box.RESOURCE_PAIRS, action - act.USE_24 + 1, 0)


def use_plain(state: ParisState, number: i64) -> None:
    """P5.3: francs, points, a good of the turn or a key, as the number says."""
    tables = state.tables
    effect = tables.effect[number]
    points: i64 = value_of(state, state.turn, number)
    state.turn_over(number)
    if effect == box.GAIN:
        earn(state, tables.francs[number], box.FROM_BONUS)
        tell_use(state, number, tables.francs[number], ())
    elif effect == box.GOOD:
        state.units[tables.good[number]] += 1
        tell_use(state, number, 0, (box.GOODS[tables.good[number]],))
    elif effect == box.KEY:
        pay(state, tables.price[number], box.FOR_KEYS)
        state.reserve[state.turn] -= 1
        state.keys[state.turn] += 1
        tell_use(state, number, -tables.price[number], ())
    else:
        tell_use(state, number, 0, ())
    if points > 0:
        gain_points(state, points, number)


def use_for_goods(state: ParisState, action: i64) -> None:
    """P5.4: tiles 8, 10, 19 and 21 become the goods that are named."""
    if action < act.USE_10:
        become(state, PRESTIGE_OF_CHOICE, box.RESOURCES + action - act.USE_8, NONE)
    elif action < act.USE_19:
        become(state, RESOURCE_OF_CHOICE, action - act.USE_10, NONE)
    elif action < act.USE_21:
        pair = action - act.USE_19
        become(state, TWO_PRESTIGE, box.RESOURCES + first_of_pair(pair), box.RESOURCES + second_of_pair(pair))
    else:
        pair = action - act.USE_21
        become(state, TWO_RESOURCES, first_of_pair(pair), second_of_pair(pair))


def become(state: ParisState, number: i64, first: i64, second: i64) -> None:
    """P5.4: a tile becomes one good of the turn, or two."""
    state.turn_over(number)
    state.units[first] += 1
    if second != NONE:
        state.units[second] += 1
    if state.events is not None:
        kinds = [first] if second == NONE else [first, second]
        tell_use(state, number, 0, tuple([box.GOODS[kind] for kind in kinds]))


def use_to_take(state: ParisState, number: i64, taken: i64) -> None:
    """P5.7: tile 17 takes any tile; tile 25 takes the pawn back to it."""
    state.turn_over(number)
    tell_use(state, number, 0, ())
    if number == box.PAWN_BACK:
        state.pawns[state.turn] = state.spaces[taken]
    take_number(state, taken, 0)


def use_for_pairs(state: ParisState, number: i64, code: i64, first: i64) -> None:
    """P5.9: pairs of tokens are given up for points."""
    state.turn_over(number)
    pairs: i64 = 0
    for place in range(3):
        pieces = pair_count(code, place)
        give_up(state, first + place, 2 * pieces)
        pairs += pieces
    if state.events is not None:
        tell_use(state, number, 0, ())
        state.events.append(PairsGiven(None, state.turn, pair_names(code, first)))
    gain_points(state, pairs * state.tables.by_players[number * 5 + state.players], number)


def tell_use(state: ParisState, number: i64, francs: i64, goods: tuple[str, ...]) -> None:
    """P5.3: report a use."""
    if state.events is not None:
        state.events.append(BonusUsed(None, state.turn, number, francs, goods))
