"""Whether what the players have holds together (P0.11, P5, P7)."""

from mypy_extensions import i64

from paname.core.bits import count, has, members
from paname.core.integrity import refuse_unless
from paname.games.paris import structure as box
from paname.games.paris.labels import extra_keys, site_label
from paname.games.paris.state import ParisState


def check_seats(state: ParisState) -> None:
    """P0.11, P5.2, P7: keys, bonus tiles and ledgers of all players."""
    for seat in range(state.players):
        check_keys(state, seat)
        check_bonus(state, seat)
        check_ledgers(state, seat)
    check_shared_keys(state)
    check_copies(state)


def check_keys(state: ParisState, seat: i64) -> None:
    """P0.11, P4.1: no key is lost or made, and all of them stand on what lies."""
    tables = state.tables
    where = f"seats.{box.SEATS[seat]}.keys"
    laid: i64 = 0
    for district in range(box.DISTRICTS):
        laid |= state.sites[district]
    refuse_unless(state.owned[seat] & ~laid == 0, f"{where}_on", "a key stands on what was not laid")
    nested = (state.doubled[seat] & ~state.owned[seat]) | (state.trebled[seat] & ~state.doubled[seat])
    refuse_unless(nested == 0, f"{where}_on", "a second key stands where there is no first")
    on_board = count(state.banks[seat]) + state.keys_on(seat, box.ALL_BUILDINGS | box.ALL_LANDMARKS)
    there = state.keys[seat] + state.reserve[seat] + on_board
    whole = tables.keys[state.players] + tables.reserve
    refuse_unless(there == whole, where, f"there are {there}, the reserve included, but {whole} in the game")
    bought = state.uses(seat, 13) + state.uses(seat, 14)
    left = tables.reserve - bought
    refuse_unless(state.reserve[seat] == left, where, f"{state.reserve[seat]} are in reserve, where {left} must be")


def check_shared_keys(state: ParisState) -> None:
    """P4.1, P5.5: keys share a building or landmark only by tiles 9 and 16."""
    helped = 0
    for seat in range(state.players):
        helped += state.uses(seat, box.ONTO_OWN) + state.uses(seat, box.ONTO_OTHERS)
    for site in range(box.SITES):
        owners = [seat for seat in range(state.players) if has(state.owned[seat], site)]
        helped -= max(len(owners) - 1, 0)
        for seat in owners:
            helped -= extra_keys(state, seat, site)
        label = site_label(state.tables, site)
        refuse_unless(helped >= 0, "keys_on", f"so many keys on {label} need more tiles 9 and 16 than were used")


def check_bonus(state: ParisState, seat: i64) -> None:
    """P5.2, P5.3: no number twice, unless used ones may be taken again; and 27 is never used."""
    where = f"seats.{box.SEATS[seat]}"
    if state.readings & box.HELD_ONLY == 0:
        twice = members(state.held[seat] & state.used[seat])
        refuse_unless(not twice, f"{where}.used", f"tiles {twice} are both held and used")
        refuse_unless(state.again[seat] == 0, f"{where}.used", "no number can be used twice at this table")
    refuse_unless(not has(state.used[seat], box.FRANCS_AT_END), f"{where}.used", "tile 27 cannot be used")


def check_copies(state: ParisState) -> None:
    """P0.9: the tiles of every number are on the track, held or used."""
    for number in range(1, box.NUMBERS + 1):
        pieces = state.copies[number]
        for seat in range(state.players):
            pieces += has(state.held[seat], number) + state.uses(seat, number)
        whole = state.tables.copies_of(number, state.players)
        refuse_unless(pieces == whole, "copies", f"there are {pieces} of tile {number}, but {whole} in the game")


def check_ledgers(state: ParisState, seat: i64) -> None:
    """P1.1, P7.6: francs are what came in less what went out; points are those of their sources."""
    where = f"seats.{box.SEATS[seat]}"
    row = [state.account[seat * box.ACCOUNTS + entry] for entry in range(box.ACCOUNTS)]
    rest = sum(row[: box.FOR_BUILDINGS]) - sum(row[box.FOR_BUILDINGS :])
    refuse_unless(
        state.francs[seat] == rest, f"{where}.francs", f"{state.francs[seat]} are not the {rest} of the account"
    )
    points = sum([state.points[seat * box.SOURCES + source] for source in range(box.SOURCES)])
    refuse_unless(state.vp[seat] == points, f"{where}.vp", f"{state.vp[seat]} are not the {points} of their sources")
