"""Whether a state holds together: everything that follows from something else is worked out again and compared."""

from mypy_extensions import i64

from paname.core.bits import bit, count, members
from paname.core.errors import PositionError
from paname.core.state import CHANCE, OVER
from paname.games.paris_paris.chance import drawn_lines
from paname.games.paris_paris.components import SEATS, SECOND
from paname.games.paris_paris.network import CROSSINGS, LINES, STATIONS, TILES
from paname.games.paris_paris.state import NOBODY, ParisParisState
from paname.games.paris_paris.tally import TALLY, entry, of_seat, tally, toured
from paname.games.paris_paris.tours import grand_tour, most_in_bag


def check(state: ParisParisState) -> None:
    """Raise PositionError unless the state holds together."""
    if not 0 <= state.round <= state.rounds:
        raise PositionError("rounds_done", f"{state.round} is not between 0 and {state.rounds} (T1.1)")
    if not NOBODY <= state.bus < state.players:
        raise PositionError("bus", f"there is no seat {state.bus}")
    check_markers(state)
    check_tiles(state)
    check_mover(state)
    check_shops(state)
    check_ledger(state)
    check_parked(state)
    if state.to_move == OVER:
        check_end(state)


def check_markers(state: ParisParisState) -> None:
    """T1.2: different markers, drawn in the order of the seats, before the first pile is turned."""
    drawn = [state.marker(place) >= 0 for place in range(SEATS)]
    due = state.final_tours()
    if any(drawn[due:]) or drawn[:due] != sorted(drawn[:due], reverse=True):
        raise PositionError("markers", "are drawn by the seats in order, with two players the open one last (T1.2)")
    if any(state.marker(place) >= LINES for place in range(SEATS)) or count(drawn_lines(state)) != sum(drawn):
        raise PositionError("markers", "are not different lines (T1.2)")
    if state.bus == NOBODY and any(drawn):
        raise PositionError("bus", "nobody has it, but markers have been drawn (T1.3)")
    started = state.round > 0 or state.offer != 0
    if started and not state.markers_drawn():
        raise PositionError("markers", "not every player has one, but the first pile has been turned (T1.2)")


def unseen_tiles(state: ParisParisState) -> i64:
    """T1.1: how many tiles lie in the piles."""
    return count(state.unseen) + count(state.unseen_twice)


def check_tiles(state: ParisParisState) -> None:
    """T0.3: no tile is in two places, and a second one only where there is a first."""
    for field, once, twice in (
        ("unseen", state.unseen, state.unseen_twice),
        ("offer", state.offer, state.offer_twice),
        ("parked", state.parked, 0),
    ):
        if once & ~state.tables.once or twice & ~once:
            raise PositionError(field, "holds tiles that do not exist (T0.3)")
    for tile in range(TILES):
        copies: i64 = 1 + ((state.tables.twice >> tile) & 1)
        unseen = ((state.unseen >> tile) & 1) + ((state.unseen_twice >> tile) & 1)
        seen = max((state.parked >> tile) & 1, told_left_over(state, tile))
        if unseen + state.copies(tile) + seen > copies:
            raise PositionError("unseen", f"there are only {copies} tiles {state.tables.tile_name(tile)} (T0.3)")


def told_left_over(state: ParisParisState, tile: i64) -> int:
    """How often the ledger tells that this tile was left over."""
    return sum(toured(state.ledger[place]) == tile for place in range(state.rounds))


def check_mover(state: ParisParisState) -> None:
    """T2.1, T2.2: who is to move follows from the tiles in the piles and on offer."""
    size = state.players + 1
    due = (state.rounds - state.round) * size
    unseen = unseen_tiles(state)
    if state.round == state.rounds:
        is_whole = unseen + state.offered() == 0
        mover: i64 = OVER
    elif unseen == due - size and 2 <= state.offered() <= size:
        is_whole = True
        mover = (state.bus + size - state.offered()) % state.players
    else:
        is_whole = unseen + state.offered() == due
        mover = CHANCE
    if not is_whole:
        raise PositionError(
            "unseen",
            f"{unseen} tiles in the piles and {state.offered()} on offer do not fit {state.round} rounds done (T1.1)",
        )
    if state.to_move != mover:
        raise PositionError("to_move", f"{mover_name(state, mover)} is to move with these tiles (T2.2)")


def mover_name(state: ParisParisState, mover: i64) -> str:
    """Who moves, as a position names it."""
    if mover == CHANCE:
        return "chance"
    return "over" if mover == OVER else state.tables.seat_names[mover]


def placed(state: ParisParisState, seat: i64) -> i64:
    """T2.2: how many shops a seat has opened so far."""
    taken = state.players + 1 - state.offered() if state.to_move >= 0 else 0
    return state.round + (1 if (seat - state.bus + state.players) % state.players < taken else 0)


def check_shops(state: ParisParisState) -> None:
    """T0.4, T0.5, T2.3: no station is overfull, nobody has more shops on the map and in the bag than were opened."""
    for station in range(STATIONS):
        room = 2 if station < CROSSINGS else 1
        if state.shops_at(station) > room:
            raise PositionError("shops", f"{state.tables.station_names[station]} has room for {room} (T0.4)")
    if state.players == 2 and state.bag != 0:
        raise PositionError("bag", "is not used with two players (T2.3)")
    for seat in range(SEATS):
        if state.shops[seat] & ~(bit(STATIONS) - 1 | (bit(CROSSINGS) - 1) << SECOND):
            raise PositionError("shops", "stand where there is no station (T0.1)")
        if (state.shops[seat] >> SECOND) & ~state.shops[seat]:
            raise PositionError("shops", "a second one stands where there is no first")
        number = state.on_map(seat) + of_seat(state.bag, seat)
        most: i64 = placed(state, seat) if seat < state.players else 0
        if number > most:
            name = state.tables.seat_names[seat]
            raise PositionError(
                "shops", f"{name} has {number} on the map and in the bag, but opened {most} so far (T2.2)"
            )


def check_ledger(state: ParisParisState) -> None:
    """T0.8: the points are the sum of all tours, and only tours that were made have paid."""
    points: i64 = 0
    bag = 2 * state.rounds + state.final_tours()
    for place in range(bag + 1):
        word = state.ledger[place]
        if word != 0 and not is_made(state, place):
            raise PositionError("tours", "one of them was not made yet (T2.5)")
        most = TILES if place < state.rounds else LINES if place < bag else 0
        if toured(word) >= most or (word != 0 and toured(word) < 0 and state.rounds <= place < bag):
            raise PositionError("tours", "one of them names no line or tile")
        points += word & TALLY
    if points != state.points or points >= tally(state.players, 1):
        raise PositionError("tours", "do not add up to the scores")


def is_made(state: ParisParisState, place: i64) -> bool:
    """Whether the tour of this place in the ledger has been made."""
    if place >= 2 * state.rounds:
        return state.to_move == OVER
    return place % state.rounds < state.round


def check_parked(state: ParisParisState) -> None:
    """T4.1: one tile a colour; the left-over tiles, where all are told, say which are parked and when tours ran."""
    for line in range(LINES):
        if count(state.parked & state.tables.line_tiles[line]) > 1:
            raise PositionError("parked", f"holds two tiles of {state.tables.colours[line]} (T4.1)")
    parked: i64 = 0
    for place in range(state.round):
        tile = toured(state.ledger[place])
        if tile < 0:
            return
        line = state.tables.tile_lines[tile]
        waiting = parked & state.tables.line_tiles[line]
        if toured(state.ledger[state.rounds + place]) != (line if waiting else -1):
            raise PositionError("tours", f"the grand tours of round {place + 1} do not fit the tiles left over (T4.1)")
        parked ^= waiting or bit(tile)
    if parked != state.parked:
        names = [state.tables.tile_name(tile) for tile in members(parked)]
        raise PositionError("parked", f"the tiles left over say {', '.join(names) or 'none'} (T4.1)")


def check_end(state: ParisParisState) -> None:
    """T5.1, T5.2: the shops still stand as they did, so the final tours and the bag can be counted again."""
    places = [(state.bus + step) % state.players for step in range(state.players)] + [2] * (state.players == 2)
    for step, place in enumerate(places):
        line = state.marker(place)
        if state.ledger[2 * state.rounds + step] != entry(grand_tour(state, line), line):
            raise PositionError("tours", f"the final tour of {state.tables.colours[line]} pays otherwise (T5.1)")
    holder = most_in_bag(state)
    gains = 0 if holder < 0 else tally(holder, of_seat(state.bag, holder))
    if state.ledger[2 * state.rounds + state.final_tours()] != gains:
        raise PositionError("tours", "the bag pays otherwise (T5.2)")
