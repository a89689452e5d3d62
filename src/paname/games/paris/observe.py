"""What a seat may know (P7.7, R-P2, R-P13) as a row of small numbers; players come in the order of play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit
from paname.core.layout import Field, Layout, flags, numbers
from paname.core.observation import HIGHEST, Observation
from paname.games.paris import structure as box
from paname.games.paris.hidden import is_looking, taker, takes
from paname.games.paris.state import NONE, ParisState

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
        flags("ending", f"P7.1: how near the end is: {', '.join(box.ENDING)}.", len(box.ENDING)),
        flags("due", f"P2.7: what comes next: nothing, {', '.join(box.PENDING[1:])}.", len(box.PENDING)),
        numbers(
            "pending", "P2.7: all that is owed, the next first, numbered as in `due`.", len(box.PENDING) - 1, DEPTH
        ),
        flags("free_districts", "P2.2: whether a drawn building goes to a district of choice."),
        flags("drawing", "P2.1: the stack that a tile is being taken from.", box.STACKS),
        flags("tile", "P2.2: the tile that waits for a district.", box.BUILDINGS),
        flags("arrived", "P2.7: the site whose benefits are being decided.", box.SITES),
        numbers("slots", "P4.6: the open slots of the landmark arrived at, by good.", PIECES, box.KINDS),
        numbers("units", "P5.4: the goods of the turn.", PIECES, box.KINDS),
    ]


def board_fields() -> list[Field]:
    """P1: what lies on the board."""
    return [
        numbers("stacks", "P1.2: how many tiles each stack holds.", PIECES, box.STACKS),
        flags("tops", "P1.2: the district on the back of each stack's top tile.", box.STACKS, box.DISTRICTS),
        flags("drawn", "R-P1: the building tiles that have been seen.", box.BUILDINGS),
        flags("sites", "P0.1: the buildings and landmarks that lie in each district.", box.DISTRICTS, box.SITES),
        flags("types", "P0.3: the type of the building on each space.", box.BUILDINGS, len(box.TYPES)),
        flags("tokens", "P0.5: the good that lies beside each building space.", box.BUILDINGS, box.KINDS),
        numbers(
            "spaces", "P1.5: the space of the track on which each number lies; 0 before.", box.NUMBERS, box.NUMBERS
        ),
        numbers("copies", "P1.5: how many tiles of each number are left.", PIECES, box.NUMBERS),
        flags("vp_tiles", "P4.7: the VP tile of each district.", box.DISTRICTS, box.VP_TILES),
        numbers("supply", "P2.5: the resources in the supply.", PIECES, box.RESOURCES),
        numbers("gone", "P2.5: the goods that left the game.", PIECES, box.KINDS),
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
        flags("banks", "P3.1: the banks, and last the Arc, with each player's key.", players, box.PLACES),
        flags("owned", "P5.8: the sites with a key of each player.", players, box.SITES),
        flags("doubled", "P5.8: the sites with two keys of each player.", players, box.SITES),
        flags("trebled", "P5.8: the sites with three keys of each player.", players, box.SITES),
        flags("held", "P5: the bonus tiles that each player has not used, 1 to 30.", players, box.NUMBERS),
        flags("used", "P5: the bonus tiles that each player has used, 1 to 30.", players, box.NUMBERS),
        numbers("goods", "P0.5: the goods of each player.", PIECES, players, box.KINDS),
        numbers("account", "R-P14: where each player's francs came from and went to.", HIGHEST, players, box.ACCOUNTS),
        numbers("points", "P5: where each player's points came from.", HIGHEST, players, box.SOURCES, low=-HIGHEST),
    ]


def end_fields(players: int) -> list[Field]:
    """R-P2: what the seat knows of the end-game tiles."""
    return [
        flags("end_takers", "P6.1: who took an end-game tile, take by take.", box.END_TILES, players),
        flags("end_taken", "P6.1: which tile it was, for the seat's own takes.", box.END_TILES, box.END_TILES),
        numbers(
            "end_used",
            "P6.2: after how many takes each tile was used, plus 1; 0 before.",
            box.END_TILES + 1,
            box.END_TILES,
        ),
        flags("end_users", "P6.2: who used each tile.", box.END_TILES, players),
        flags("looked", "P6.3: after how many takes the seat looked through the stack.", box.END_TILES + 1),
        flags("seen", "P6.3: the tiles that it saw there each time.", box.END_TILES + 1, box.END_TILES),
    ]


def observe(state: ParisState, seat: i64, row: Observation) -> None:
    """Write what the seat may know in the order of the layout."""
    put_turn(state, seat, row)
    put_board(state, row)
    put_seats(state, seat, row)
    put_takes(state, seat, row)
    put_looks(state, seat, row)


def put_player(player: i64, seat: i64, players: i64, row: Observation) -> None:
    """One of the players, counted from the seat on, or nobody."""
    row.put_one(NONE if player < 0 else (player - seat + players) % players, players)


def put_turn(state: ParisState, seat: i64, row: Observation) -> None:
    """P2: the course of the game."""
    players = state.players
    row.put_one(seat, players)
    mover = state.to_move
    row.put_one((mover - seat + players) % players if mover >= 0 else players - 1 - mover, players + 2)
    put_player(state.turn, seat, players, row)
    put_player(state.first, seat, players, row)
    row.put(state.round)
    row.put_one(state.ending, len(box.ENDING))
    row.put_one(state.due(), len(box.PENDING))
    for place in range(DEPTH):
        row.put((state.pending >> (4 * place)) & 15)
    row.put(state.free_districts)
    row.put_one(state.stack, box.STACKS)
    row.put_one(state.tile, box.BUILDINGS)
    row.put_one(state.arrived, box.SITES)
    put_all(state.slots, row)
    put_all(state.units, row)


def put_all(values: vec[i64], row: Observation) -> None:
    """Every number of a vector."""
    for place in range(len(values)):
        row.put(values[place])


def put_board(state: ParisState, row: Observation) -> None:
    """P1: what lies on the board."""
    put_all(state.tiles, row)
    for stack in range(box.STACKS):
        row.put_one(state.tops[stack], box.DISTRICTS)
    row.put_set(state.drawn, box.BUILDINGS)
    for district in range(box.DISTRICTS):
        row.put_set(state.sites[district], box.SITES)
    for space in range(box.BUILDINGS):
        row.put_one(state.types[space], len(box.TYPES))
    for space in range(box.BUILDINGS):
        row.put_one(state.tokens[space], box.KINDS)
    for number in range(1, box.NUMBERS + 1):
        row.put(0 if state.spaces[number] == NONE else state.spaces[number])
    for number in range(1, box.NUMBERS + 1):
        row.put(state.copies[number])
    for district in range(box.DISTRICTS):
        row.put_one(state.laid_vp[district], box.VP_TILES)
    put_all(state.supply, row)
    put_all(state.gone, row)


def put_seats(state: ParisState, seat: i64, row: Observation) -> None:
    """P1.1: what the players have."""
    put_from(state.francs, seat, 1, row)
    put_from(state.vp, seat, 1, row)
    put_from(state.keys, seat, 1, row)
    put_from(state.reserve, seat, 1, row)
    put_from(state.pawns, seat, 1, row)
    for place in range(state.players):
        row.put(state.score((seat + place) % state.players))
    put_sets(state.banks, seat, box.PLACES, 0, row)
    put_sets(state.owned, seat, box.SITES, 0, row)
    put_sets(state.doubled, seat, box.SITES, 0, row)
    put_sets(state.trebled, seat, box.SITES, 0, row)
    put_sets(state.held, seat, box.NUMBERS, 1, row)
    put_sets(state.used, seat, box.NUMBERS, 1, row)
    put_from(state.goods, seat, box.KINDS, row)
    put_from(state.account, seat, box.ACCOUNTS, row)
    put_from(state.points, seat, box.SOURCES, row)


def put_from(values: vec[i64], seat: i64, width: i64, row: Observation) -> None:
    """The players' rows of a vector, from the seat's on."""
    length = len(values)
    start = seat * width
    for place in range(length):
        row.put(values[(start + place) % length])


def put_sets(sets: vec[i64], seat: i64, size: i64, first: i64, row: Observation) -> None:
    """The players' sets of things that are numbered from the first on, from the seat's on."""
    players = len(sets)
    for place in range(players):
        row.put_set(sets[(seat + place) % players] >> first, size)


def put_takes(state: ParisState, seat: i64, row: Observation) -> None:
    """P6.1, P6.2: who took and used end-game tiles; which ones, where they are the seat's own or were used."""
    for take in range(box.END_TILES):
        put_player(state.end_takers[take], seat, state.players, row)
    for take in range(box.END_TILES):
        row.put_one(state.end_taken[take] if state.end_takers[take] == seat else NONE, box.END_TILES)
    for tile in range(box.END_TILES):
        row.put(state.end_used_at[tile] + 1)
    for tile in range(box.END_TILES):
        user = NONE if state.end_used_at[tile] == NONE else taker(state, tile)
        put_player(user, seat, state.players, row)


def put_looks(state: ParisState, seat: i64, row: Observation) -> None:
    """P6.3: the stack as the seat saw it, each time before it took a tile and while it has it in hand."""
    for number in range(box.END_TILES + 1):
        row.put(1 if has_looked(state, seat, number) else 0)
    left: i64 = box.ALL_END_TILES
    for number in range(box.END_TILES + 1):
        row.put_set(left if has_looked(state, seat, number) else 0, box.END_TILES)
        if number < box.END_TILES and state.end_taken[number] != NONE:
            left ^= bit(state.end_taken[number])


def has_looked(state: ParisState, seat: i64, number: i64) -> bool:
    """P6.3: whether the seat looked through the stack after so many takes."""
    if number < box.END_TILES and state.end_takers[number] != NONE:
        return state.end_takers[number] == seat
    return number == takes(state) and is_looking(state, seat)
