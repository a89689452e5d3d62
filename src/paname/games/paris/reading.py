"""Reads JSON positions; what is left out is as at the start, or follows from the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit, has, mask_of, members
from paname.core.documents import Fields
from paname.core.errors import PositionError
from paname.core.state import CHANCE, OVER
from paname.games.paris.goods import source_words
from paname.games.paris.knowledge import rebuild
from paname.games.paris.labels import place_names, site_labels
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    ACCOUNT_NAMES,
    ACCOUNTS,
    ALL_BUILDINGS,
    BUILDINGS,
    COPIES,
    DISTRICTS,
    END_TILES,
    ENDING,
    GOODS,
    KINDS,
    NUMBERS,
    PENDING,
    RANKS,
    RESOURCES,
    SEATS,
    SOURCES,
    STACKS,
    START_FRANCS,
    START_POINTS,
    TILE,
    TYPES,
    VP_TILES,
)

MANY = 999


def read_position(state: ParisState, document: dict[str, object]) -> None:
    """Fill a state in its basic layout from a document; a PositionError names the field that is wrong."""
    fields = Fields(document)
    seats = SEATS[: state.players]
    state.turn = fields.choice("turn", seats, None if "turn" in document else seats[0])
    state.first = fields.choice("first", seats, None if "first" in document else seats[0])
    state.round = fields.number("round", 0, MANY, 1)
    state.ending = fields.choice("ending", ENDING, ENDING[0])
    read_districts(state, fields)
    read_stacks(state, fields)
    read_turn(state, fields)
    read_seats(state, fields)
    read_track(state, fields)
    read_end_tiles(state, fields)
    read_supplies(state, fields)
    fields.finish("game", "rules_version", "players", "options")


def read_turn(state: ParisState, fields: Fields) -> None:
    """P2.7: what is owed in this turn, and so who moves."""
    owed = fields.items("pending") if "pending" in fields.value else ["main", "end"]
    fields.read.append("pending")
    for name in reversed(owed):
        state.pending = state.pending << 4 | fields.place("pending", name, PENDING)
    labels = site_labels(state.tables)
    state.stack = NONE if fields.get("drawing") is None else fields.number("drawing", 1, STACKS) - 1
    state.tile = fields.choice("tile", labels[:BUILDINGS])
    state.arrived = fields.choice("arrived", labels)
    read_goods(fields, "slots", state.slots, 0)
    read_goods(fields, "units", state.units, 0)
    due = state.due()
    state.to_move = OVER if due == 0 else CHANCE if due <= TILE else state.turn


def read_goods(fields: Fields, name: str, row: vec[i64], start: i64) -> None:
    """Numbers of goods by name, into a row of a vector."""
    given = fields.object(name)
    if given is not None:
        for kind, good in enumerate(GOODS):
            row[start + kind] = given.number(good, 0, MANY, 0)
        given.finish()


def read_stacks(state: ParisState, fields: Fields) -> None:
    """P1.2: the stacks, and the tiles drawn from them: those that lie, if nothing else is said."""
    tables = state.tables
    entries = fields.objects("stacks")
    if len(entries) > STACKS:
        raise PositionError("stacks", f"there are {len(entries)}, but {STACKS} at most")
    for stack, entry in enumerate(entries):
        state.tiles[stack] = entry.number("tiles", 0, BUILDINGS, 0)
        state.tops[stack] = entry.choice("top", tables.district_ids)
        entry.finish()
    drawn = fields.choices("drawn", site_labels(tables)[:BUILDINGS])
    state.drawn = mask_of(drawn) if "drawn" in fields.value else laid_buildings(state)


def laid_buildings(state: ParisState) -> i64:
    """The building spaces on which a tile lies."""
    laid: i64 = 0
    for district in range(DISTRICTS):
        laid |= state.sites[district] & ALL_BUILDINGS
    return laid


def read_districts(state: ParisState, fields: Fields) -> None:
    """P0.1: what lies in the districts."""
    districts = fields.object("districts")
    if districts is None:
        return
    for district, name in enumerate(state.tables.district_ids):
        entry = districts.object(name)
        if entry is not None:
            read_district(state, entry, district)
    districts.finish()


def read_district(state: ParisState, entry: Fields, district: int) -> None:
    """P0.1: one district; tokens that are not spoken of lie as in the basic layout."""
    tables = state.tables
    buildings, tokens = entry.object("buildings"), entry.object("tokens")
    for space in range(district * RANKS, (district + 1) * RANKS):
        value = str(tables.value[space])
        if buildings is not None:
            state.types[space] = buildings.choice(value, TYPES)
            if state.types[space] != NONE:
                state.sites[district] |= bit(space)
        if tokens is not None:
            state.tokens[space] = tokens.choice(value, GOODS)
    for part in (buildings, tokens):
        if part is not None:
            part.finish()
    for landmark in entry.choices("landmarks", tables.landmark_ids):
        if not has(state.landmarks_in_supply(), BUILDINGS + landmark):
            raise PositionError(entry.at("landmarks"), f"{tables.landmark_ids[landmark]} lies in another district")
        state.sites[district] |= bit(BUILDINGS + landmark)
    read_vp_tile(state, entry, district)
    entry.finish()


def read_vp_tile(state: ParisState, entry: Fields, district: int) -> None:
    """P4.7: the VP tile of a district by the points of its first place."""
    if entry.get("vp_tile") is not None:
        points = entry.number("vp_tile", 0, MANY)
        firsts = [state.tables.places[tile * 3] for tile in range(VP_TILES)]
        if points not in firsts:
            raise PositionError(entry.at("vp_tile"), f"{points} is not one of {', '.join(map(str, firsts))}")
        state.laid_vp[district] = firsts.index(points)


def read_seats(state: ParisState, fields: Fields) -> None:
    """P1.1: what the players have."""
    seats = fields.object("seats")
    if seats is None:
        return
    for seat in range(state.players):
        entry = seats.object(SEATS[seat])
        if entry is not None:
            read_keys(state, entry, seat)
            read_tiles(state, entry, seat)
            read_goods(entry, "goods", state.goods, seat * KINDS)
            read_ledgers(state, entry, seat)
            entry.finish()
    seats.finish()


def read_keys(state: ParisState, entry: Fields, seat: int) -> None:
    """P0.11: the keys on the board; those that are not spoken of are in the own supply."""
    tables = state.tables
    state.banks[seat] = mask_of(entry.choices("banks", place_names(tables)))
    on_sites = entry.object("keys_on")
    if on_sites is not None:
        for site, label in enumerate(site_labels(tables)):
            pieces = on_sites.number(label, 0, 3, 0)
            for row, least in ((state.owned, 1), (state.doubled, 2), (state.trebled, 3)):
                if pieces >= least:
                    row[seat] |= bit(site)
        on_sites.finish()
    used = mask_of([number for number in whole_numbers(entry, "used") if number in (13, 14)])
    reserve = tables.reserve - len(members(used))
    state.reserve[seat] = entry.number("reserve", 0, MANY, reserve)
    on_board = len(members(state.banks[seat])) + state.keys_on(seat, -1)
    left = tables.keys[state.players] + tables.reserve - reserve - on_board
    state.keys[seat] = entry.number("keys", 0, MANY, max(0, left))


def whole_numbers(fields: Fields, name: str) -> list[int]:
    """A list of different bonus tiles by number."""
    found: list[int] = []
    for number in fields.items(name):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= NUMBERS or number in found:
            raise PositionError(fields.at(name), f"{number!r} is no other number from 1 to {NUMBERS}")
        found.append(number)
    return found


def read_tiles(state: ParisState, entry: Fields, seat: int) -> None:
    """P5.3: the pawn and the bonus tiles."""
    state.pawns[seat] = entry.number("pawn", 0, NUMBERS, 0)
    state.held[seat] = mask_of(whole_numbers(entry, "held"))
    state.used[seat] = mask_of(whole_numbers(entry, "used"))


def read_ledgers(state: ParisState, entry: Fields, seat: int) -> None:
    """Francs and points with where they come from; without a word about that they were there at the start."""
    tables = state.tables
    state.francs[seat] = entry.number("francs", 0, MANY, tables.start_francs)
    state.vp[seat] = entry.number("vp", 0, MANY, 0)
    state.account[seat * ACCOUNTS + START_FRANCS] = state.francs[seat]
    state.points[seat * SOURCES + START_POINTS] = state.vp[seat]
    account, points = entry.object("account"), entry.object("points")
    if account is not None:
        for place, name in enumerate(ACCOUNT_NAMES):
            state.account[seat * ACCOUNTS + place] = account.number(name, 0, 9 * MANY, 0)
        account.finish()
    if points is not None:
        for source in range(SOURCES):
            state.points[seat * SOURCES + source] = points.number(source_words(tables, source)[1], 0, MANY, 0)
        points.finish()


def read_track(state: ParisState, fields: Fields) -> None:
    """P1.5: the numbers by space, and how many tiles of each are left: those that nobody took, if nothing is said."""
    if "track" in fields.value:
        for number in range(1, NUMBERS + 1):
            state.spaces[number] = NONE
        for place, number in enumerate(whole_numbers(fields, "track")):
            state.spaces[number] = place + 1
    fields.read.append("track")
    copies = fields.object("copies")
    for number in range(1, NUMBERS + 1):
        had = [seat for seat in range(state.players) if has(state.held[seat] | state.used[seat], number)]
        left = state.copies[number] - len(had)
        given = max(left, 0)
        state.copies[number] = given if copies is None else copies.number(str(number), 0, MANY, given)
    if copies is not None:
        copies.finish()


def read_end_tiles(state: ParisState, fields: Fields) -> None:
    """P6.1: the end-game tiles in the order in which they were taken."""
    entries = fields.objects("end_game")
    for take, entry in enumerate(entries):
        tile = entry.choice("tile", state.tables.end_ids, "")
        if not has(state.end_stack, tile):
            raise PositionError(entry.at("tile"), f"{state.tables.end_ids[tile]} was taken already")
        state.end_stack ^= bit(tile)
        state.end_taken[take] = tile
        state.end_takers[take] = entry.choice("seat", SEATS[: state.players], "")
        used = entry.get("used_after")
        state.end_used_at[tile] = NONE if used is None else entry.number("used_after", take + 1, END_TILES)
        entry.finish()
    rebuild(state)


def read_supplies(state: ParisState, fields: Fields) -> None:
    """P2.5: resources in the supply and prestige out of the game: all that is nowhere else, if nothing is said."""
    supply, gone = fields.object("supply"), fields.object("gone")
    for kind, good in enumerate(GOODS):
        rest = COPIES - len([token for token in state.tokens if token == kind])
        for seat in range(state.players):
            rest -= state.goods[seat * KINDS + kind]
        part = supply if kind < RESOURCES else gone
        pieces = max(rest, 0) if part is None else part.number(good, 0, MANY, max(rest, 0))
        if kind < RESOURCES:
            state.supply[kind] = pieces
        else:
            state.gone[kind] = pieces
    for part in (supply, gone):
        if part is not None:
            part.finish()
