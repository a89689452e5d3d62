"""The players of a JSON position: what they have, written and read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit, mask_of, members
from paname.core.documents import Fields
from paname.core.errors import PositionError
from paname.games.paris import structure as box
from paname.games.paris.labels import (
    Json,
    account_part,
    goods_part,
    keys_part,
    points_part,
    site_labels,
    source_name,
    used_numbers,
)
from paname.games.paris.state import ParisState

MANY = 999
EARLIER_NAMES: Final = {"Jardin du Luxembourg": "Jardins du Luxembourg"}
"""What landmarks were called in positions of rules 1."""


def seat_entry(state: ParisState, seat: i64) -> Json:
    """P1.1: what a player has."""
    return {
        "francs": state.francs[seat],
        "vp": state.vp[seat],
        "keys": state.keys[seat],
        "reserve": state.reserve[seat],
        "banks": [state.tables.place_ids[place] for place in members(state.banks[seat])],
        "keys_on": keys_part(state, seat),
        "pawn": state.pawns[seat],
        "held": members(state.held[seat]),
        "used": used_numbers(state, seat),
        "goods": goods_part(state.goods, seat * box.KINDS),
        "points": points_part(state, seat),
        "account": account_part(state, seat),
    }


def read_seats(state: ParisState, fields: Fields) -> None:
    """P1.1: what the players have."""
    seats = fields.object("seats")
    if seats is None:
        return
    for seat in range(state.players):
        entry = seats.object(box.SEATS[seat])
        if entry is not None:
            read_keys(state, entry, seat)
            read_tiles(state, entry, seat)
            read_goods(entry, "goods", state.goods, seat * box.KINDS)
            read_ledgers(state, entry, seat)
            entry.finish()
    seats.finish()


def read_keys(state: ParisState, entry: Fields, seat: int) -> None:
    """P0.11: the keys on the board; the others are in the player's supply."""
    tables = state.tables
    state.banks[seat] = mask_of(entry.choices("banks", tables.place_ids))
    on_sites = entry.object("keys_on")
    if on_sites is not None:
        for site, label in enumerate(site_labels(tables)):
            pieces = on_sites.number(label, 0, 3, 0)
            for row, least in ((state.owned, 1), (state.doubled, 2), (state.trebled, 3)):
                if pieces >= least:
                    row[seat] |= bit(site)
        on_sites.finish()
    bought = [number for number in whole_numbers(entry, "used", times=box.COPIES_OF_A_NUMBER) if number in (13, 14)]
    reserve = tables.reserve - len(bought)
    state.reserve[seat] = entry.number("reserve", 0, MANY, reserve)
    on_board = len(members(state.banks[seat])) + state.keys_on(seat, -1)
    left = tables.keys[state.players] + tables.reserve - reserve - on_board
    state.keys[seat] = entry.number("keys", 0, MANY, max(0, left))


def read_tiles(state: ParisState, entry: Fields, seat: int) -> None:
    """P5.3: the pawn and the bonus tiles."""
    state.pawns[seat] = entry.number("pawn", 0, box.NUMBERS, 0)
    state.held[seat] = mask_of(whole_numbers(entry, "held"))
    used = whole_numbers(entry, "used", times=box.COPIES_OF_A_NUMBER)
    state.used[seat] = mask_of(used)
    for number in range(1, box.NUMBERS + 1):
        state.again[seat] |= max(0, used.count(number) - 1) << (2 * number - 2)


def read_ledgers(state: ParisState, entry: Fields, seat: int) -> None:
    """Francs and points with where they come from; without a word about that they were there at the start."""
    tables = state.tables
    state.francs[seat] = entry.number("francs", 0, MANY, tables.start_francs)
    state.vp[seat] = entry.number("vp", 0, MANY, 0)
    state.account[seat * box.ACCOUNTS + box.START_FRANCS] = state.francs[seat]
    state.points[seat * box.SOURCES + box.START_POINTS] = state.vp[seat]
    account, points = entry.object("account"), entry.object("points")
    if points is not None:
        points.value = {EARLIER_NAMES.get(name, name): value for name, value in points.value.items()}
    if account is not None:
        for place, name in enumerate(box.ACCOUNT_NAMES):
            state.account[seat * box.ACCOUNTS + place] = account.number(name, 0, 9 * MANY, 0)
        account.finish()
    if points is not None:
        for source in range(box.SOURCES):
            state.points[seat * box.SOURCES + source] = points.number(source_name(tables, source), 0, MANY, 0)
        points.finish()


def read_goods(fields: Fields, name: str, row: vec[i64], start: i64) -> None:
    """Numbers of goods by name, into a row of a vector."""
    given = fields.object(name)
    if given is not None:
        for kind, good in enumerate(box.GOODS):
            row[start + kind] = given.number(good, 0, MANY, 0)
        given.finish()


def whole_numbers(fields: Fields, name: str, times: int = 1) -> list[int]:
    """A list of bonus tiles by number, none of them more than so many times."""
    found: list[int] = []
    for number in fields.items(name):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= box.NUMBERS:
            raise PositionError(fields.at(name), f"{number!r} isn't a number from 1 to {box.NUMBERS}")
        if found.count(number) == times:
            raise PositionError(fields.at(name), f"{number!r} isn't another number from 1 to {box.NUMBERS}")
        found.append(number)
    return found
