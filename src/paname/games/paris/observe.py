"""What a seat may know (P7.7, R-P2, R-P13) as a row of small numbers; players come in the order of play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from paname.core.bits import bit
from paname.core.layout import Field, Layout, flags, numbers
from paname.core.observation import HIGHEST, Observation
from paname.games.paris import structure as box
from paname.games.paris.hidden import is_looking, taker, takes
from paname.games.paris.state import NONE, ParisState

VERSION: Final = 2
DEPTH: Final = 15
PIECES: Final = 99
ROUNDS: Final = 999
END_WORDS: Final = 3 * box.END_TILES + box.END_TILES + 1  # takers, tiles and users, and every look's set


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
        flags("track_end", "P5.6: whether tiles 17 and 25 still work on the last space."),
        flags("numbers", "P5.2: whether a number that was used may be taken again."),
        flags("tile_25", "P5.7: whether tile 25 counts spaces with a tile only."),
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
        numbers(
            "used",
            "P5: how often each player has used the bonus tiles 1 to 30.",
            box.COPIES_OF_A_NUMBER,
            players,
            box.NUMBERS,
        ),
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
    if is_news_of_the_end(state, seat, row):
        put_takes(state, seat, row)
        put_looks(state, seat, row)
    else:
        row.leave(end_cells(state.players), END_WORDS)


def place_of(player: i64, seat: i64, players: i64) -> i64:
    """The place of a player in the order of play, which begins with the seat."""
    return player - seat if player >= seat else player - seat + players


def put_player(player: i64, seat: i64, players: i64, row: Observation) -> None:
    """One of the players, counted from the seat on, or nobody."""
    row.put_one(player if player < 0 else place_of(player, seat, players), players)


def put_turn(state: ParisState, seat: i64, row: Observation) -> None:
    """P2: the course of the game."""
    players = state.players
    row.put_one(seat, players)
    mover = state.to_move
    row.put_one(place_of(mover, seat, players) if mover >= 0 else players - 1 - mover, players + 2)
    put_player(state.turn, seat, players, row)
    put_player(state.first, seat, players, row)
    row.put(state.round)
    row.put_one(state.ending, len(box.ENDING))
    row.put_one(state.due(), len(box.PENDING))
    put_pending(state.pending, row)
    row.put(state.free_districts)
    put_readings(state.readings, row)
    row.put_one(state.stack, box.STACKS)
    row.put_one(state.tile, box.BUILDINGS)
    row.put_one(state.arrived, box.SITES)
    row.put_all(state.slots, 0, len(state.slots))
    row.put_all(state.units, 0, len(state.units))


def put_readings(readings: i64, row: Observation) -> None:
    """P5.2, P5.6, P5.7: the readings that the table chose."""
    row.put(1 if readings & box.TILES_STILL_WORK != 0 else 0)
    row.put(1 if readings & box.HELD_ONLY != 0 else 0)
    row.put(1 if readings & box.BACK_BY_TILES != 0 else 0)


def put_pending(pending: i64, row: Observation) -> None:
    """P2.7: what is owed, four bits each."""
    if not row.is_news(pending):
        row.leave(DEPTH, 0)
        return
    for place in range(DEPTH):
        row.put((pending >> (4 * place)) & 15)


def put_board(state: ParisState, row: Observation) -> None:
    """P1: what lies on the board."""
    row.put_all(state.tiles, 0, len(state.tiles))
    row.put_ones(state.tops, box.DISTRICTS)
    row.put_set(state.drawn, box.BUILDINGS)
    for district in range(box.DISTRICTS):
        row.put_set(state.sites[district], box.SITES)
    row.put_ones(state.types, len(box.TYPES))
    row.put_ones(state.tokens, box.KINDS)
    put_spaces(state.spaces, row)
    row.put_all(state.copies, 1, box.NUMBERS + 1)
    row.put_ones(state.laid_vp, box.VP_TILES)
    row.put_all(state.supply, 0, len(state.supply))
    row.put_all(state.gone, 0, len(state.gone))


def put_spaces(spaces: vec[i64], row: Observation) -> None:
    """P1.5: where on the track each number lies; 0 for one that lies nowhere yet."""
    cells = row.cells
    at = row.at - 1
    for number in range(1, box.NUMBERS + 1):
        space = spaces[number]
        if space == NONE:
            space = 0
        cells[at + number] = i16(space)
    row.at = at + box.NUMBERS + 1


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
    for place in range(state.players):
        put_uses(state, (seat + place) % state.players, row)
    put_from(state.goods, seat, box.KINDS, row)
    put_from(state.account, seat, box.ACCOUNTS, row)
    put_from(state.points, seat, box.SOURCES, row)


def put_from(values: vec[i64], seat: i64, width: i64, row: Observation) -> None:
    """The players' rows of a vector, from the seat's on."""
    row.put_all(values, seat * width, len(values))
    row.put_all(values, 0, seat * width)


def put_uses(state: ParisState, player: i64, row: Observation) -> None:
    """P5.2: how often a player has used each number, from the sets that tell it."""
    again = row.is_news(state.again[player])
    if not row.is_news(state.used[player]) and not again:
        row.leave(box.NUMBERS, 0)
        return
    for number in range(1, box.NUMBERS + 1):
        row.put(state.uses(player, number))


def put_sets(sets: vec[i64], seat: i64, size: i64, first: i64, row: Observation) -> None:
    """The players' sets of things that are numbered from the first on, from the seat's on."""
    players = len(sets)
    for place in range(players):
        row.put_set(sets[(seat + place) % players] >> first, size)


def is_news_of_the_end(state: ParisState, seat: i64, row: Observation) -> bool:
    """P6: whether anything about the end-game tiles differs from what the row told last: takes, uses, looks."""
    looking = is_looking(state, seat)
    word: i64 = 0  # before the first look and take everybody knows the same
    if looking or state.end_stack != box.ALL_END_TILES:
        word = (seat + 1) * 2 + i64(looking)
    news = False
    for tile in range(box.END_TILES):
        word = word << 12 | (state.end_takers[tile] + 1) << 8 | (state.end_taken[tile] + 1) << 4
        word |= state.end_used_at[tile] + 1
        if tile % 4 == 3:
            news = row.is_news(word) or news
            word = 0
    return news


def end_cells(players: i64) -> i64:
    """How many cells tell of the end-game tiles."""
    return box.END_TILES * (2 * players + box.END_TILES + 1) + (box.END_TILES + 1) * (box.END_TILES + 1)


def put_takes(state: ParisState, seat: i64, row: Observation) -> None:
    """P6.1, P6.2: who took and used end-game tiles; which ones, where they are the seat's own or were used."""
    for take in range(box.END_TILES):
        put_player(state.end_takers[take], seat, state.players, row)
    for take in range(box.END_TILES):
        own: i64 = NONE
        if state.end_takers[take] == seat:
            own = state.end_taken[take]
        row.put_one(own, box.END_TILES)
    for tile in range(box.END_TILES):
        row.put(state.end_used_at[tile] + 1)
    for tile in range(box.END_TILES):
        user: i64 = NONE
        if state.end_used_at[tile] != NONE:
            user = taker(state, tile)
        put_player(user, seat, state.players, row)


def put_looks(state: ParisState, seat: i64, row: Observation) -> None:
    """P6.3: the stack as the seat saw it, each time before it took a tile and while it has it in hand."""
    for number in range(box.END_TILES + 1):
        row.put(1 if has_looked(state, seat, number) else 0)
    left: i64 = box.ALL_END_TILES
    for number in range(box.END_TILES + 1):
        seen: i64 = 0
        if has_looked(state, seat, number):
            seen = left
        row.put_set(seen, box.END_TILES)
        if number < box.END_TILES and state.end_taken[number] != NONE:
            left ^= bit(state.end_taken[number])


def has_looked(state: ParisState, seat: i64, number: i64) -> bool:
    """P6.3: whether the seat looked through the stack after so many takes."""
    if number < box.END_TILES and state.end_takers[number] != NONE:
        return state.end_takers[number] == seat
    return number == takes(state) and is_looking(state, seat)
