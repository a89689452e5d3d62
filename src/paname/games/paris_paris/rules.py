"""A round of Paris Paris: the pile, the choices, the tours and the end."""

from mypy_extensions import i64

from paname.core.bits import bit, has, lowest
from paname.core.moves import Moves
from paname.core.state import CHANCE, OVER
from paname.games.paris_paris import events_reports as reports
from paname.games.paris_paris.actions import action_id, displaced_by, tile_of
from paname.games.paris_paris.components import SECOND, station_of
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import entry, of_seat, tally
from paname.games.paris_paris.tours import grand_tour, most_in_bag, small_tour

# Choosing ----------------------------------------------------------------------------------------------


def fill_legal(state: ParisParisState, moves: Moves) -> None:
    """T2.2, T2.7: every different tile on offer; nobody may pass."""
    tiles = state.offer
    while tiles != 0:
        tile = lowest(tiles)
        tiles ^= bit(tile)
        add_choices(state, moves, tile)


def add_choices(state: ParisParisState, moves: Moves, tile: i64) -> None:
    """T2.3: one choice for each owner where the station is full, one choice where there is room."""
    station = station_of(tile)
    if not state.is_full(station):
        moves.add(action_id(tile, NOBODY))
        return
    for owner in range(state.players):
        if state.has_shop(owner, station):
            moves.add(action_id(tile, owner))


def play(state: ParisParisState, action: i64) -> None:
    """T2.2: take a tile and at once open a shop at its station; the last to build ends the round."""
    take(state, tile_of(action), displaced_by(action))
    if state.events is not None:
        reports.tell_choice(state, tile_of(action), displaced_by(action))
    state.to_move = following(state, state.to_move)
    if state.to_move == state.bus:
        end_round(state)


def take(state: ParisParisState, tile: i64, displaced: i64) -> None:
    """T2.2, T2.7: of two equal tiles one stays on offer."""
    if has(state.offer_twice, tile):
        state.offer_twice ^= bit(tile)
    else:
        state.offer ^= bit(tile)
    open_shop(state, state.to_move, station_of(tile), displaced)


def open_shop(state: ParisParisState, seat: i64, station: i64, displaced: i64) -> None:
    """T2.3, T2.4: a displaced shop leaves first, into the bag if it is another's and more than two play."""
    if displaced >= 0:
        second = bit(station + SECOND)
        state.shops[displaced] ^= second if state.shops[displaced] & second != 0 else bit(station)
        if displaced != seat and state.players > 2:
            state.bag += tally(displaced, 1)
    state.shops[seat] |= bit(station + SECOND) if state.has_shop(seat, station) else bit(station)


def following(state: ParisParisState, seat: i64) -> i64:
    """The seat on the left: play goes clockwise."""
    if seat + 1 == state.players:
        return 0
    return seat + 1


# The end of a round ------------------------------------------------------------------------------------


def end_round(state: ParisParisState) -> None:
    """T2.5, T2.6: the small tour, the parked tile, perhaps a grand tour; then the bus passes, in the last round too."""
    tile = lowest(state.offer)
    state.offer = 0
    gains = small_tour(state, station_of(tile))
    state.points += gains
    state.ledger[state.round] = entry(gains, tile)
    if state.events is not None:
        reports.tell_small_tour(state, tile, gains)
    park(state, tile)
    state.round += 1
    state.bus = following(state, state.bus)
    if state.events is not None:
        reports.tell_round(state)
    if state.round == state.rounds:
        end_game(state)
    else:
        state.to_move = CHANCE


def park(state: ParisParisState, tile: i64) -> None:
    """T4.1: a second tile of its colour sends the bus out along the line, and both tiles leave the game."""
    line = state.tables.tile_lines[tile]
    waiting = state.parked & state.tables.line_tiles[line]
    if state.events is not None:
        reports.tell_parked(state, tile)
    if waiting == 0:
        state.parked |= bit(tile)
        return
    state.parked ^= waiting
    state.ledger[state.rounds + state.round] = tour(state, line, NOBODY)


def tour(state: ParisParisState, line: i64, marker: i64) -> i64:
    """T4.2: a grand tour pays everybody; returns its entry. The marker is the place it was drawn to, or -1."""
    gains = grand_tour(state, line)
    if state.events is not None:
        reports.tell_grand_tour(state, line, marker)
    state.points += gains
    return entry(gains, line)


# The end of the game -----------------------------------------------------------------------------------


def end_game(state: ParisParisState) -> None:
    """T5.1, T5.2: each marker's line from the start player on, with two players the open one last; then the bag."""
    if state.events is not None:
        reports.tell_markers(state)
    place: i64 = state.rounds * 2
    marker = state.bus
    for _ in range(state.players):
        state.ledger[place] = tour(state, state.marker(marker), marker)
        marker = following(state, marker)
        place += 1
    if state.players == 2:
        state.ledger[place] = tour(state, state.open_marker(), 2)
    count_bag(state)
    state.to_move = OVER
    if state.events is not None:
        reports.tell_end(state)


def count_bag(state: ParisParisState) -> None:
    """T5.2: a player with strictly more shops in the bag than every other scores 1 for each of them."""
    holder = most_in_bag(state)
    gains: i64 = 0 if holder < 0 else tally(holder, of_seat(state.bag, holder))
    state.points += gains
    state.ledger[2 * state.rounds + state.final_tours()] = gains
    if state.players > 2 and state.events is not None:
        reports.tell_bag(state, holder, gains)
