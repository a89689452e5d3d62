"""What a seat may know (T5.4, R-T3) as a row of small numbers; players come in the order of play from the seat on."""

from typing import Final

from mypy_extensions import i64

from paname.core.layout import Layout, flags, numbers
from paname.core.observation import Observation
from paname.games.paris_paris.components import SECOND, Tables
from paname.games.paris_paris.network import LINES, STATIONS, TILES
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import MOST, TALLY, of_seat, toured
from paname.games.paris_paris.tours import grand_tour, left_over

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
    put_turn(state, seat, row)
    put_copies(state.offer, state.offer_twice, row)
    put_copies(state.unseen, state.unseen_twice, row)
    row.put_set(state.parked, TILES)
    for place in range(players):
        shops = state.shops[(seat + place) % players]
        put_copies_of(shops, shops >> SECOND, STATIONS, row)
    put_markers(state, seat, row)
    put_counts(state, seat, row)
    put_forecasts(state, seat, row)
    for place in range(len(state.ledger)):
        row.put(toured(state.ledger[place]) + 1)
    for place in range(len(state.ledger)):
        put_tally(state.ledger[place] & TALLY, seat, players, row)


def put_turn(state: ParisParisState, seat: i64, row: Observation) -> None:
    """T2: whose turn it is in which round."""
    players = state.players
    row.put_one(seat, players)
    mover = state.to_move
    row.put_one((mover - seat + players) % players if mover >= 0 else players - 1 - mover, players + 2)
    row.put_one((state.bus - seat + players) % players if state.bus >= 0 else -1, players)
    row.put(state.round)


def put_copies(once: i64, twice: i64, row: Observation) -> None:
    """How many of each tile there are in a place."""
    put_copies_of(once, twice, TILES, row)


def put_copies_of(once: i64, twice: i64, size: i64, row: Observation) -> None:
    """How many of each thing there are, of which the second is in a set of its own."""
    for thing in range(size):
        row.put(((once >> thing) & 1) + ((twice >> thing) & 1))


def put_tally(word: i64, seat: i64, players: i64, row: Observation) -> None:
    """The numbers of a tally, from the seat on."""
    for place in range(players):
        row.put(of_seat(word, (seat + place) % players))


def put_markers(state: ParisParisState, seat: i64, row: Observation) -> None:
    """T1.2, T5.1: the seat's marker, the open one, and everybody's after the end."""
    row.put_one(state.marker(seat), LINES)
    row.put_one(state.open_marker(), LINES)
    for place in range(state.players):
        row.put_one(state.marker((seat + place) % state.players) if state.is_over else -1, LINES)


def put_counts(state: ParisParisState, seat: i64, row: Observation) -> None:
    """R-T3: supplies and bag follow from what all have seen."""
    players = state.players
    for place in range(players):
        row.put(state.supply((seat + place) % players))
    put_tally(state.bag, seat, players, row)
    put_tally(state.points, seat, players, row)
    for place in range(players):
        row.put(state.on_map((seat + place) % players))


def put_forecasts(state: ParisParisState, seat: i64, row: Observation) -> None:
    """T3, T4.2: what the tours that may come would pay now."""
    players = state.players
    for tile in range(TILES):
        if (state.offer >> tile) & 1 != 0:
            put_tally(left_over(state, tile), seat, players, row)
        else:
            row.skip(players)
    for line in range(LINES):
        put_tally(grand_tour(state, line), seat, players, row)
