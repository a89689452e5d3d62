"""What a seat may know (P7.7, R-P2, R-P13) as a row of small numbers; players come in the order of play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit
from paname.core.layout import Field, Layout, flags, numbers
from paname.core.sheet import HIGHEST, Sheet
from paname.games.paris.knowledge import is_looking, taker, takes
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    ACCOUNTS,
    ALL_END_TILES,
    BUILDINGS,
    DISTRICTS,
    END_TILES,
    ENDING,
    KINDS,
    NUMBERS,
    PENDING,
    PLACES,
    RESOURCES,
    SITES,
    SOURCES,
    STACKS,
    TYPES,
    VP_TILES,
)

VERSION: Final = 1
DEPTH: Final = 15
PIECES: Final = 99
ROUNDS: Final = 999


def layout(players: int) -> Layout:
    """The fields with that many players."""
    return Layout(VERSION, [*turn_fields(players), *board_fields(), *seat_fields(players), *end_fields(players)])


def turn_fields(players: int) -> list[Field]:
    """P2: the course of the game."""
    return [
        flags("seat", "The seat that looks.", players),
        flags("to_move", "Who moves: the players, chance, nobody (the game is over).", players + 2),
        flags("turn", "P2.1: whose turn it is.", players),
        flags("first", "P1.4: who began.", players),
        numbers("round", "R-P16: the round.", ROUNDS),
        flags("ending", f"P7.1: how near the end is: {', '.join(ENDING)}.", len(ENDING)),
        flags("due", f"P2.7: what comes next: nothing, {', '.join(PENDING[1:])}.", len(PENDING)),
        numbers("pending", "P2.7: all that is owed, the next first, numbered as in `due`.", len(PENDING) - 1, DEPTH),
        flags("free_districts", "P2.2: whether a drawn building goes to a district of choice."),
        flags("drawing", "P2.1: the stack that a tile is being taken from.", STACKS),
        flags("tile", "P2.2: the tile that waits for a district.", BUILDINGS),
        flags("arrived", "P2.7: the site whose benefits are being decided.", SITES),
        numbers("slots", "P4.6: the open slots of the landmark arrived at, by good.", PIECES, KINDS),
        numbers("units", "P5.4: the goods of the turn.", PIECES, KINDS),
    ]


def board_fields() -> list[Field]:
    """P1: what lies on the board."""
    return [
        numbers("stacks", "P1.2: how many tiles each stack holds.", PIECES, STACKS),
        flags("tops", "P1.2: the district on the back of each stack's top tile.", STACKS, DISTRICTS),
        flags("drawn", "R-P1: the building tiles that have been seen.", BUILDINGS),
        flags("sites", "P0.1: the buildings and landmarks that lie in each district.", DISTRICTS, SITES),
        flags("types", "P0.3: the type of the building on each space.", BUILDINGS, len(TYPES)),
        flags("tokens", "P0.5: the good that lies beside each building space.", BUILDINGS, KINDS),
        numbers("spaces", "P1.5: the space of the track on which each number lies; 0 before.", NUMBERS, NUMBERS),
        numbers("copies", "P1.5: how many tiles of each number are left.", PIECES, NUMBERS),
        flags("vp_tiles", "P4.7: the VP tile of each district.", DISTRICTS, VP_TILES),
        numbers("supply", "P2.5: the resources in the supply.", PIECES, RESOURCES),
        numbers("gone", "P2.5: the goods that left the game.", PIECES, KINDS),
    ]


def seat_fields(players: int) -> list[Field]:
    """P1.1, R-P13: what the players have; what lies behind screens follows from play."""
    return [
        numbers("francs", "P1.1: the francs of each player.", HIGHEST, players),
        numbers("vp", "P1.1: the points of each player on the track.", HIGHEST, players, low=-HIGHEST),
        numbers("keys", "P3.1: the keys in each player's supply.", PIECES, players),
        numbers("reserve", "P3.1: the keys in each player's reserve.", PIECES, players),
        numbers("pawns", "P5: where each player's pawn stands.", PIECES, players),
        numbers("scores", "R-P12: the points of each player if the game ended now.", HIGHEST, players, low=-HIGHEST),
        flags("banks", "P3.1: the banks, and last the Arc, with each player's key.", players, PLACES),
        flags("owned", "P5.8: the sites with a key of each player.", players, SITES),
        flags("doubled", "P5.8: the sites with two keys of each player.", players, SITES),
        flags("trebled", "P5.8: the sites with three keys of each player.", players, SITES),
        flags("held", "P5: the bonus tiles that each player has not used, 1 to 30.", players, NUMBERS),
        flags("used", "P5: the bonus tiles that each player has used, 1 to 30.", players, NUMBERS),
        numbers("goods", "P0.5: the goods of each player.", PIECES, players, KINDS),
        numbers("account", "R-P14: where each player's francs came from and went to.", HIGHEST, players, ACCOUNTS),
        numbers("points", "P5: where each player's points came from.", HIGHEST, players, SOURCES, low=-HIGHEST),
    ]


def end_fields(players: int) -> list[Field]:
    """R-P2: what the seat knows of the end-game tiles."""
    return [
        flags("end_takers", "P6.1: who took an end-game tile, take by take.", END_TILES, players),
        flags("end_taken", "P6.1: which tile it was, for the seat's own takes.", END_TILES, END_TILES),
        numbers(
            "end_used", "P6.2: after how many takes each tile was used, plus 1; 0 before.", END_TILES + 1, END_TILES
        ),
        flags("end_users", "P6.2: who used each tile.", END_TILES, players),
        flags("looked", "P6.3: after how many takes the seat looked through the stack.", END_TILES + 1),
        flags("seen", "P6.3: the tiles that it saw there each time.", END_TILES + 1, END_TILES),
    ]


def observe(state: ParisState, seat: i64, sheet: Sheet) -> None:
    """Write what the seat may know in the order of the layout."""
    put_turn(state, seat, sheet)
    put_board(state, sheet)
    put_seats(state, seat, sheet)
    put_takes(state, seat, sheet)
    put_looks(state, seat, sheet)


def put_player(player: i64, seat: i64, players: i64, sheet: Sheet) -> None:
    """One of the players, counted from the seat on, or nobody."""
    sheet.put_one(NONE if player < 0 else (player - seat + players) % players, players)


def put_turn(state: ParisState, seat: i64, sheet: Sheet) -> None:
    """P2: the course of the game."""
    players = state.players
    sheet.put_one(seat, players)
    mover = state.to_move
    sheet.put_one((mover - seat + players) % players if mover >= 0 else players - 1 - mover, players + 2)
    put_player(state.turn, seat, players, sheet)
    put_player(state.first, seat, players, sheet)
    sheet.put(state.round)
    sheet.put_one(state.ending, len(ENDING))
    sheet.put_one(state.due(), len(PENDING))
    for place in range(DEPTH):
        sheet.put((state.pending >> (4 * place)) & 15)
    sheet.put(state.free_districts)
    sheet.put_one(state.stack, STACKS)
    sheet.put_one(state.tile, BUILDINGS)
    sheet.put_one(state.arrived, SITES)
    put_all(state.slots, sheet)
    put_all(state.units, sheet)


def put_all(values: vec[i64], sheet: Sheet) -> None:
    """Every number of a vector."""
    for place in range(len(values)):
        sheet.put(values[place])


def put_board(state: ParisState, sheet: Sheet) -> None:
    """P1: what lies on the board."""
    put_all(state.tiles, sheet)
    for stack in range(STACKS):
        sheet.put_one(state.tops[stack], DISTRICTS)
    sheet.put_set(state.drawn, BUILDINGS)
    for district in range(DISTRICTS):
        sheet.put_set(state.sites[district], SITES)
    for space in range(BUILDINGS):
        sheet.put_one(state.types[space], len(TYPES))
    for space in range(BUILDINGS):
        sheet.put_one(state.tokens[space], KINDS)
    for number in range(1, NUMBERS + 1):
        sheet.put(0 if state.spaces[number] == NONE else state.spaces[number])
    for number in range(1, NUMBERS + 1):
        sheet.put(state.copies[number])
    for district in range(DISTRICTS):
        sheet.put_one(state.laid_vp[district], VP_TILES)
    put_all(state.supply, sheet)
    put_all(state.gone, sheet)


def put_seats(state: ParisState, seat: i64, sheet: Sheet) -> None:
    """P1.1: what the players have."""
    put_from(state.francs, seat, 1, sheet)
    put_from(state.vp, seat, 1, sheet)
    put_from(state.keys, seat, 1, sheet)
    put_from(state.reserve, seat, 1, sheet)
    put_from(state.pawns, seat, 1, sheet)
    for place in range(state.players):
        sheet.put(state.score((seat + place) % state.players))
    put_sets(state.banks, seat, PLACES, 0, sheet)
    put_sets(state.owned, seat, SITES, 0, sheet)
    put_sets(state.doubled, seat, SITES, 0, sheet)
    put_sets(state.trebled, seat, SITES, 0, sheet)
    put_sets(state.held, seat, NUMBERS, 1, sheet)
    put_sets(state.used, seat, NUMBERS, 1, sheet)
    put_from(state.goods, seat, KINDS, sheet)
    put_from(state.account, seat, ACCOUNTS, sheet)
    put_from(state.points, seat, SOURCES, sheet)


def put_from(values: vec[i64], seat: i64, width: i64, sheet: Sheet) -> None:
    """The players' rows of a vector, from the seat's on."""
    length = len(values)
    start = seat * width
    for place in range(length):
        sheet.put(values[(start + place) % length])


def put_sets(sets: vec[i64], seat: i64, size: i64, first: i64, sheet: Sheet) -> None:
    """The players' sets of things that are numbered from the first on, from the seat's on."""
    players = len(sets)
    for place in range(players):
        sheet.put_set(sets[(seat + place) % players] >> first, size)


def put_takes(state: ParisState, seat: i64, sheet: Sheet) -> None:
    """P6.1, P6.2: who took and used end-game tiles; which ones, where they are the seat's own or were used."""
    for take in range(END_TILES):
        put_player(state.end_takers[take], seat, state.players, sheet)
    for take in range(END_TILES):
        sheet.put_one(state.end_taken[take] if state.end_takers[take] == seat else NONE, END_TILES)
    for tile in range(END_TILES):
        sheet.put(state.end_used_at[tile] + 1)
    for tile in range(END_TILES):
        user = NONE if state.end_used_at[tile] == NONE else taker(state, tile)
        put_player(user, seat, state.players, sheet)


def put_looks(state: ParisState, seat: i64, sheet: Sheet) -> None:
    """P6.3: the stack as the seat saw it, each time before it took a tile and while it has it in hand."""
    for number in range(END_TILES + 1):
        sheet.put(1 if has_looked(state, seat, number) else 0)
    left: i64 = ALL_END_TILES
    for number in range(END_TILES + 1):
        sheet.put_set(left if has_looked(state, seat, number) else 0, END_TILES)
        if number < END_TILES and state.end_taken[number] != NONE:
            left ^= bit(state.end_taken[number])


def has_looked(state: ParisState, seat: i64, number: i64) -> bool:
    """P6.3: whether the seat looked through the stack after so many takes."""
    if number < END_TILES and state.end_takers[number] != NONE:
        return state.end_takers[number] == seat
    return number == takes(state) and is_looking(state, seat)
