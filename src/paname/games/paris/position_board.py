"""The board of a JSON position: stacks, districts, track and end-game tiles, written and read."""

from mypy_extensions import i64

from paname.core.bits import bit, has, mask_of, members
from paname.core.documents import Fields
from paname.core.errors import PositionError
from paname.games.paris import structure as box
from paname.games.paris.hidden import rebuild
from paname.games.paris.labels import Json, site_labels
from paname.games.paris.position_seats import MANY, whole_numbers
from paname.games.paris.state import NONE, ParisState


def stack_entry(state: ParisState, stack: i64) -> Json:
    """P1.2: one stack."""
    top = state.tops[stack]
    return {"tiles": state.tiles[stack], "top": None if top == NONE else state.tables.district_ids[top]}


def read_stacks(state: ParisState, fields: Fields) -> None:
    """P1.2: the stacks, and the tiles drawn from them: those that lie, if nothing else is said."""
    tables = state.tables
    entries = fields.objects("stacks")
    if len(entries) > box.STACKS:
        raise PositionError("stacks", f"there are {len(entries)}, but {box.STACKS} at most")
    for stack, entry in enumerate(entries):
        state.tiles[stack] = entry.number("tiles", 0, box.BUILDINGS, 0)
        state.tops[stack] = entry.choice("top", tables.district_ids)
        entry.finish()
    drawn = fields.choices("drawn", site_labels(tables)[: box.BUILDINGS])
    state.drawn = mask_of(drawn) if "drawn" in fields.value else laid_buildings(state)


def laid_buildings(state: ParisState) -> i64:
    """The building spaces on which a tile lies."""
    laid: i64 = 0
    for district in range(box.DISTRICTS):
        laid |= state.sites[district] & box.ALL_BUILDINGS
    return laid


def district_entry(state: ParisState, district: i64) -> Json:
    """P0.1: what lies in a district, its buildings and tokens by value."""
    tables = state.tables
    spaces = range(district * box.RANKS, (district + 1) * box.RANKS)
    tile = state.laid_vp[district]
    landmarks = [site for site in members(state.sites[district]) if site >= box.BUILDINGS]
    return {
        "buildings": {
            str(tables.value[space]): box.TYPES[state.types[space]] for space in spaces if state.types[space] != NONE
        },
        "tokens": {
            str(tables.value[space]): box.GOODS[state.tokens[space]] for space in spaces if state.tokens[space] != NONE
        },
        "landmarks": [tables.landmark_ids[site - box.BUILDINGS] for site in landmarks],
        "vp_tile": None if tile == NONE else tables.places[tile * 3],
    }


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
    for space in range(district * box.RANKS, (district + 1) * box.RANKS):
        value = str(tables.value[space])
        if buildings is not None:
            state.types[space] = buildings.choice(value, box.TYPES)
            if state.types[space] != NONE:
                state.sites[district] |= bit(space)
        if tokens is not None:
            state.tokens[space] = tokens.choice(value, box.GOODS)
    for part in (buildings, tokens):
        if part is not None:
            part.finish()
    for landmark in entry.choices("landmarks", tables.landmark_ids):
        if not has(state.landmarks_in_supply(), box.BUILDINGS + landmark):
            raise PositionError(entry.at("landmarks"), f"{tables.landmark_ids[landmark]} lies in another district")
        state.sites[district] |= bit(box.BUILDINGS + landmark)
    read_vp_tile(state, entry, district)
    entry.finish()


def read_vp_tile(state: ParisState, entry: Fields, district: int) -> None:
    """P4.7: the VP tile of a district by the points of its first place."""
    if entry.get("vp_tile") is not None:
        points = entry.number("vp_tile", 0, MANY)
        firsts = [state.tables.places[tile * 3] for tile in range(box.VP_TILES)]
        if points not in firsts:
            raise PositionError(entry.at("vp_tile"), f"{points} is not one of {', '.join(map(str, firsts))}")
        state.laid_vp[district] = firsts.index(points)


def track_entry(state: ParisState) -> list[int]:
    """P1.5: the numbers by space; while the track is being laid, those that lie."""
    numbers = {state.spaces[number]: number for number in range(1, box.NUMBERS + 1)}
    return [numbers[space] for space in range(1, box.NUMBERS + 1) if space in numbers]


def read_track(state: ParisState, fields: Fields) -> None:
    """P1.5: the numbers by space, and how many tiles of each are left: those that nobody took, if nothing is said."""
    if "track" in fields.value:
        for number in range(1, box.NUMBERS + 1):
            state.spaces[number] = NONE
        for place, number in enumerate(whole_numbers(fields, "track")):
            state.spaces[number] = place + 1
    fields.read.append("track")
    copies = fields.object("copies")
    for number in range(1, box.NUMBERS + 1):
        left: int = state.copies[number]
        for seat in range(state.players):
            left -= has(state.held[seat], number) + state.uses(seat, number)
        given = max(left, 0)
        state.copies[number] = given if copies is None else copies.number(str(number), 0, MANY, given)
    if copies is not None:
        copies.finish()


def take_entry(state: ParisState, take: i64) -> Json:
    """P6.1: one end-game tile that was taken, and after how many takes it was used."""
    tile = state.end_taken[take]
    used = state.end_used_at[tile]
    return {
        "seat": box.SEATS[state.end_takers[take]],
        "tile": state.tables.end_ids[tile],
        "used_after": None if used == NONE else used,
    }


def read_end_tiles(state: ParisState, fields: Fields) -> None:
    """P6.1: the end-game tiles in the order in which they were taken."""
    entries = fields.objects("end_game")
    for take, entry in enumerate(entries):
        tile = entry.choice("tile", state.tables.end_ids, "")
        if not has(state.end_stack, tile):
            raise PositionError(entry.at("tile"), f"{state.tables.end_ids[tile]} was taken already")
        state.end_stack ^= bit(tile)
        state.end_taken[take] = tile
        state.end_takers[take] = entry.choice("seat", box.SEATS[: state.players], "")
        used = entry.get("used_after")
        state.end_used_at[tile] = NONE if used is None else entry.number("used_after", take + 1, box.END_TILES)
        entry.finish()
    rebuild(state)
