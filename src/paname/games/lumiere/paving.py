"""Paving the square (L2), and the colours that its spaces get."""

from mypy_extensions import i64

from paname.core.bits import bit, members, wrap
from paname.core.moves import Moves
from paname.core.state import CHANCE
from paname.games.lumiere import actions as act
from paname.games.lumiere.components import COLOURS, SHARED, TILES
from paname.games.lumiere.events import BuildingTaken, Passed, PhaseEnded, TilePlaced
from paname.games.lumiere.square import NOWHERE, TURNS, ZONES, zone_corner, zone_name
from paname.games.lumiere.state import BUILDING, DRAW_TILE, NOBODY, NOTHING, LumiereState


def fill_paving(state: LumiereState, seat: i64, moves: Moves) -> None:
    """L2.1, L2.3, L2.4: place the held tile, or take a building; after the last tile passing is possible too."""
    holds = state.held[seat] != NOTHING
    if holds:
        fill_tiles(state, moves)
    moves.add_each(state.supply, act.TAKE)
    if not holds:
        moves.add(act.PASS)


def fill_tiles(state: LumiereState, moves: Moves) -> None:
    """L2.1, L2.2: any free zone, the tile turned any way; most decisions of a game are these."""
    zones = state.zones
    ids = moves.reserve(ZONES * TURNS)
    place = moves.count
    for zone in range(ZONES):
        if zones[zone] == NOTHING:
            first = act.TILE + zone * TURNS
            ids[place] = first
            ids[place + 1] = first + 1
            ids[place + 2] = first + 2
            ids[place + 3] = first + 3
            place += TURNS
    moves.count = place


def place_tile(state: LumiereState, seat: i64, zone: i64, turn: i64) -> None:
    """L2.1, L2.2: the held tile fills one zone; then the next one is drawn."""
    tile = (seat * TILES + state.held[seat]) * TURNS + turn
    corner = zone_corner(zone)
    for colour in range(COLOURS):
        state.colours[colour] |= wrap(state.tables.tile_masks[tile * COLOURS + colour] << corner)
    state.zones[zone] = tile
    state.held[seat] = NOTHING
    if state.events is not None:
        state.events.append(placed_tile(state, seat, zone))
    if state.stack[seat] != 0:
        state.next_seat = 1 - seat
        state.due = DRAW_TILE
        state.to_move = CHANCE
        return
    if state.first_done == NOBODY:
        state.first_done = seat
        state.to_move = 1 - seat
    else:
        end_paving(state)


def take_building(state: LumiereState, seat: i64, action: i64) -> None:
    """L2.1, L2.4: a building goes to the reserve, or nothing happens."""
    if action != act.PASS:
        state.supply ^= bit(action - act.TAKE)
        state.reserve[seat] |= bit(action - act.TAKE)
    if state.events is not None:
        if action == act.PASS:
            state.events.append(Passed(None, seat))
        else:
            reserve = tuple(state.name(building) for building in members(state.reserve[seat]))
            state.events.append(BuildingTaken(None, seat, state.name(action - act.TAKE), reserve))


def end_paving(state: LumiereState) -> None:
    """L2.5, L3.1: with the sixteenth tile building begins at once; the first to place all eight tiles goes first."""
    state.phase = BUILDING
    state.to_move = state.first_done
    if state.events is not None:
        state.events.append(PhaseEnded(None, state.first_done))


def placed_tile(state: LumiereState, seat: i64, zone: i64) -> TilePlaced:
    """L2.1: the tile that lies in a zone now."""
    tile = state.zones[zone]
    rows = tuple(square_row(state, zone_corner(zone) + 8 * row, 2) for row in range(2))
    name = state.tables.tile_names[(tile >> 2) % TILES]
    return TilePlaced(None, seat, name, zone_name(zone), tile & 3, rows)


def square_row(state: LumiereState, start: i64, length: i64) -> str:
    """A stretch of the square in letters: o, b, s, l as printed, a dot where no tile lies."""
    letters = ""
    for space in range(start, start + length):
        letter = "."
        for colour in range(COLOURS):
            if (state.colours[colour] >> space) & 1 != 0:
                letter = "obsl"[colour]
        letters += letter
    return letters


def printed_colours(state: LumiereState) -> list[int]:
    """L0.2: the spaces of each colour as the tiles show them: orange, blue, shared, lamp."""
    colours: list[int] = [0, 0, 0, 0]
    for zone in range(ZONES):
        if state.zones[zone] != NOTHING:
            for colour in range(COLOURS):
                printed = state.tables.tile_masks[state.zones[zone] * COLOURS + colour]
                colours[colour] |= wrap(printed << zone_corner(zone))
    return colours


def paved_colours(state: LumiereState) -> list[int]:
    """L0.2, L4.6: the colours of all spaces: as printed on the tiles that lie, the stone's space shared."""
    colours = printed_colours(state)
    if state.stone != NOWHERE:
        for seat in range(2):
            colours[seat] &= ~bit(state.stone)
        colours[SHARED] |= bit(state.stone)
    return colours
