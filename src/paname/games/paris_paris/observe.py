"""What a seat may know (T5.4, R-T3) as a row of small numbers; players come in the order of play from the seat on."""

from typing import Final

from mypy_extensions import i16, i64

from paname.core.bits import lowest
from paname.core.layout import Layout, flags, numbers
from paname.core.observation import Observation
from paname.core.state import OVER
from paname.games.paris_paris.components import SECOND, Tables, station_of
from paname.games.paris_paris.network import LINES, STATIONS, TILES
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import ABOVE, BITS, MOST, TALLY, from_seat, of_seat
from paname.games.paris_paris.tours import grand_tour, nearest, occupied, starts_tour

VERSION: Final = 1


def layout(tables: Tables, players: int) -> Layout:
    """The fields with that many players."""
    rounds: int = tables.piles[players - 2]
    finals = 3 if players == 2 else players
    ledger = 2 * rounds + finals + 1
    shops: int = tables.shops
    return Layout(
        VERSION,
        [
            flags("seat", "The seat that looks.", players),
            flags("to_move", "Who moves: the players, chance, nobody (the game is over).", players + 2),
            flags("bus", "T2.6: who has the bus.", players),
            numbers("rounds_done", "T2.5: how many rounds have ended.", rounds),
            numbers("offer", "T2.1: how many of each tile lie open.", 2, TILES),
            numbers("unseen", "T1.1: how many of each tile nobody has seen yet.", 2, TILES),
            flags("parked", "T4.1: the tiles that are parked.", TILES),
            numbers("shops", "T0.4: the shops of each player at each station.", 2, players, STATIONS),
            flags("marker", "T1.2: the line of the seat's own marker.", LINES),
            flags("open_marker", "T1.2: the line of the open marker with two players.", LINES),
            flags("markers", "T5.1: everybody's markers once they have been shown.", players, LINES),
            numbers("supply", "T0.5: the shops that each player has left.", shops, players),
            numbers("bag", "T2.3: the shops of each player in the bag.", shops, players),
            numbers("scores", "T0.8: the points of each player.", MOST, players),
            numbers("on_map", "T5.3: the shops of each player on the map.", shops, players),
            numbers(
                "left_over", "T3: what each tile on offer would pay now if it were left over.", MOST, TILES, players
            ),
            numbers("grand_tours", "T4.2: what a grand tour of each line would pay now.", MOST, LINES, players),
            numbers("toured", "T2.5: what each entry of the ledger toured, plus one: tile or line.", TILES, ledger),
            numbers(
                "gains", "T2.5: what each entry of the ledger paid; entries as in `toured`.", MOST, ledger, players
            ),
        ],
    )


def observe(state: ParisParisState, seat: i64, row: Observation) -> None:
    """Write what the seat may know in the order of the layout."""
    players = state.players
    turned = row.is_news(seat + 1)
    put_turn(state, seat, row)
    row.put_twice(state.offer, state.offer_twice, TILES)
    row.put_twice(state.unseen, state.unseen_twice, TILES)
    row.put_set(state.parked, TILES)
    for place in range(players):
        shops = state.shops[from_seat_on(seat, place, players)]
        row.put_twice(shops, shops >> SECOND, STATIONS)
    put_markers(state, seat, row)
    put_counts(state, seat, row)
    put_tours(state, seat, row, turned)
    put_ledger(state, seat, row)


def from_seat_on(seat: i64, place: i64, players: i64) -> i64:
    """The player at a place in the order of play, which begins with the seat."""
    player = seat + place
    return player if player < players else player - players


def place_of(player: i64, seat: i64, players: i64) -> i64:
    """The place of a player in the order of play, which begins with the seat."""
    return player - seat if player >= seat else player - seat + players


def put_turn(state: ParisParisState, seat: i64, row: Observation) -> None:
    """T2: whose turn it is in which round."""
    players = state.players
    row.put_one(seat, players)
    mover = state.to_move
    row.put_one(place_of(mover, seat, players) if mover >= 0 else players - 1 - mover, players + 2)
    bus = state.bus
    row.put_one(place_of(bus, seat, players) if bus >= 0 else bus, players)
    row.put(state.round)


def put_tally(word: i64, seat: i64, players: i64, row: Observation) -> None:
    """The numbers of a tally, from the seat on."""
    cells = row.cells
    at = row.at
    left = from_seat(word, seat, players)
    for place in range(players):
        cells[at + place] = i16(left & MOST)
        left >>= BITS
    row.at = at + players


def put_markers(state: ParisParisState, seat: i64, row: Observation) -> None:
    """T1.2, T5.1: the seat's marker, the open one, and everybody's after the end."""
    row.put_one(state.marker(seat), LINES)
    row.put_one(state.open_marker(), LINES)
    for place in range(state.players):
        marker: i64 = NOBODY
        if state.to_move == OVER:
            marker = state.marker(from_seat_on(seat, place, state.players))
        row.put_one(marker, LINES)


def put_counts(state: ParisParisState, seat: i64, row: Observation) -> None:
    """R-T3: supplies and bag follow from what all have seen."""
    players = state.players
    cells = row.cells
    supply = row.at
    row.at = supply + players
    put_tally(state.bag, seat, players, row)
    put_tally(state.points, seat, players, row)
    on_map = row.at
    for place in range(players):
        player = from_seat_on(seat, place, players)
        shops = state.on_map(player)
        cells[supply + place] = i16(state.tables.shops - shops - of_seat(state.bag, player))
        cells[on_map + place] = i16(shops)
    row.at = on_map + players


def put_tours(state: ParisParisState, seat: i64, row: Observation, turned: bool) -> None:
    """T3, T4.2: what tours would pay now; the grand ones first, because a tile left over may begin one."""
    start = row.at
    row.at = start + TILES * state.players
    grand = row.word + state.players
    put_grand_tours(state, seat, row, turned)
    end = row.at
    row.at = start
    put_left_over(state, seat, row, grand)
    row.at = end


def put_grand_tours(state: ParisParisState, seat: i64, row: Observation, turned: bool) -> None:
    """T4.2: what each line would pay now, worked out again where shops that it reaches have changed."""
    players = state.players
    changed: i64 = 0
    for player in range(players):
        shops = state.shops[player]
        changed |= row.replace(shops) ^ shops
    reach = state.tables.reach
    for line in range(LINES):
        if changed & reach[line] != 0:
            gains = grand_tour(state, line)
            row.replace(gains)
            put_tally(gains, seat, players, row)
        elif turned:
            put_tally(row.recall(), seat, players, row)
        else:
            row.leave(players, 1)


def put_left_over(state: ParisParisState, seat: i64, row: Observation, grand: i64) -> None:
    """T3: what each tile on offer would pay now; what lay there when the row was last written is taken back.

    What the lines' grand tours pay is remembered from the word `grand` on.
    """
    players = state.players
    start = row.at
    shops = occupied(state)
    offer = state.offer
    tiles = row.replace(offer) | offer
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        gains: i64 = 0
        if (offer >> tile) & 1 != 0:
            gains = nearest(state, station_of(tile), shops)
            if starts_tour(state, tile):
                gains += row.words[grand + state.tables.tile_lines[tile]]
        row.at = start + tile * players
        put_tally(gains, seat, players, row)


def put_ledger(state: ParisParisState, seat: i64, row: Observation) -> None:
    """T2.5: what was toured, and what it paid, as far as tours were made; the last ones come when all is over."""
    entries: i64 = len(state.ledger)
    rounds = state.rounds
    made = state.round + 1 if state.to_move == OVER else state.round
    told = row.replace(made)
    if told < made:
        told = made
    if told > rounds:
        put_entries(state, seat, row, 0, entries)
    else:
        put_entries(state, seat, row, 0, told)
        put_entries(state, seat, row, rounds, rounds + told)
    row.leave(entries * (1 + state.players), entries)


def put_entries(state: ParisParisState, seat: i64, row: Observation, first: i64, last: i64) -> None:
    """T2.5: some entries of the ledger; those that stay as they were cost a look."""
    players = state.players
    ledger = state.ledger
    cells, words, word = row.cells, row.words, row.word
    start = row.at
    paid = start + len(ledger) + first * players
    for place in range(first, last):
        told = ledger[place]
        if told != 0:
            told = (told >> ABOVE) << ABOVE | from_seat(told & TALLY, seat, players)
        if words[word + place] != told:
            words[word + place] = told
            cells[start + place] = i16(told >> ABOVE)
            for cell in range(paid, paid + players):
                cells[cell] = i16(told & MOST)
                told >>= BITS
        paid += players
