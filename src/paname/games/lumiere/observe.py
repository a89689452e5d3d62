"""What a seat may know (L2.6) as a row of small numbers; "own" is the seat's, "other" the opponent's."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit
from paname.core.layout import Layout, flags, numbers
from paname.core.observation import Observation
from paname.games.lumiere.components import BUILDINGS, LAMP, SHARED, TILES
from paname.games.lumiere.square import FRONTS, SPACES, ZONES
from paname.games.lumiere.state import NOTHING, LumiereState

VERSION: Final = 2
POINTS: Final = 999
CARD_COUNT: Final = 12
PIECES: Final = 13  # the buildings and the garden

LAYOUT: Final = Layout(
    VERSION,
    [
        flags("seat", "The seat that looks: orange, blue.", 2),
        flags("to_move", "Who moves: own, other, chance, nobody (the game is over).", 4),
        flags("phase", "L2, L3: paving, building.", 2),
        flags("due", "What chance owes: nothing, start, postcard, tile.", 4),
        flags("next", "Who moves after the draw: own, other.", 2),
        flags("first_done", "L3.1: who first placed all tiles: own, other.", 2),
        flags("flips", "L3.3: whether buildings may be turned over."),
        flags("any_lamp", "L4.12: whether the large lamp may lie on the lamp tile too."),
        flags("colours", "L0.2: spaces a1 to h8 that are own, the other's, shared, lamps.", 4, 8, 8),
        flags("tile_owners", "L2.1: the owner of the tile in each zone A1 to D4: own, other.", ZONES, 2),
        flags("tiles", "L2.1: the tile in each zone.", ZONES, TILES),
        flags("turns", "L2.1: the turn of the tile in each zone.", ZONES, 4),
        flags("held", "L1.2: the tile that the seat holds.", TILES),
        flags("holds", "L1.2: who holds a tile: own, other.", 2),
        flags("unplaced", "L2.6: the tiles that were not placed: own, other.", 2, TILES),
        flags("supply", "L1.4: the buildings in the supply.", BUILDINGS),
        flags("reserves", "L2.1: the buildings in reserve: own, other.", 2, BUILDINGS),
        flags("given", "L4.1: the building that Lévitation gives back.", BUILDINGS),
        flags("raised", "L3.3: the raised buildings, the garden last: own, other.", 2, PIECES),
        flags("building_spaces", "L3.3: the spaces of each building, the garden last, annex included.", PIECES, 8, 8),
        flags("annexed", "L4.7: the building that has the annex.", PIECES),
        flags("annex", "L4.7: the space of the annex.", 8, 8),
        flags("painter", "L4.5: the space of the painter.", 8, 8),
        flags("dancer", "L4.9: the space of the dancer.", 8, 8),
        flags("statue", "L4.11: the space of the statue.", 8, 8),
        flags("front", "L4.11: where the statue looks: north, east, south, west.", 4),
        flags("lamp_tile", "L4.8: the space of the lamp tile.", 8, 8),
        flags("large_lamp", "L4.12: the space of the large lamp.", 8, 8),
        flags("stone", "L4.6: the space of the stone.", 8, 8),
        flags("fountain", "L4.10: the spaces of the fountain.", 8, 8),
        flags("postcards", "L1.1: the postcards in play.", CARD_COUNT),
        flags("used", "L3.4: the postcards with a token: own, other.", 2, CARD_COUNT),
        flags("done", "L3.4: the postcards that were carried out.", CARD_COUNT),
        flags("metropolitain_ready", "L4.2: who may still use Métropolitain's effect: own, other.", 2),
        flags("chartier_ready", "L4.6: who may still use Chartier's effect: own, other.", 2),
        numbers("tokens", "L0.4: the action tokens left: own, other.", 4, 2),
        numbers("chimneys", "L0.4: the chimneys left: own, other.", 13, 2),
        numbers("scores", "L5: the points if the game ended now: own, other.", POINTS, 2, low=-POINTS),
    ],
)


COURSE: Final = [2, 4, 2, 4, 2, 2, 0, 0]
PAVING: Final = [-SPACES] * 4 + [-2 * ZONES, -SPACES, -SPACES, -SPACES] + [TILES, 0, 0, -TILES, -TILES]
BUILT: Final = [-BUILDINGS, -BUILDINGS, -BUILDINGS, BUILDINGS, -PIECES, -PIECES] + [-SPACES] * PIECES
LAID: Final = [PIECES] + [SPACES] * 4 + [len(FRONTS)] + [SPACES] * 3 + [-SPACES]
CARDS: Final = [-CARD_COUNT] * 4 + [2, 2]
SIZES: Final[vec[i64]] = vec[i64](COURSE + PAVING + BUILT + LAID + CARDS + [0] * 6)
"""Every word of an observation as `Observation.put_told` wants it, in the order of the layout."""

PAVING_AT: Final = 8
ZONES_AT: Final = PAVING_AT + 4
HELD_AT: Final = ZONES_AT + 4
BUILT_AT: Final = HELD_AT + 5
LAID_AT: Final = BUILT_AT + 6 + PIECES
CARDS_AT: Final = LAID_AT + 10
COUNTS_AT: Final = CARDS_AT + 6


def observe(state: LumiereState, seat: i64, row: Observation) -> None:
    """Write what the seat may know in the order of the layout."""
    told = row.told
    tell_course(state, seat, told)
    tell_paving(state, seat, told)
    tell_buildings(state, seat, told)
    tell_pieces(state, told)
    tell_postcards(state, seat, told)
    for side in range(2):
        told[COUNTS_AT + side] = state.tokens(seat ^ side)
        told[COUNTS_AT + 2 + side] = state.chimneys(seat ^ side)
        told[COUNTS_AT + 4 + side] = state.score(seat ^ side)
    row.put_told(SIZES)


def side_of(player: i64, seat: i64) -> i64:
    """0 for the seat itself, 1 for the other, -1 for nobody."""
    if player < 0:
        return -1
    return player ^ seat


def tell_course(state: LumiereState, seat: i64, told: vec[i64]) -> None:
    """Whose turn it is in which phase."""
    mover = state.to_move
    told[0] = seat
    told[1] = mover ^ seat if mover >= 0 else 1 - mover
    told[2] = state.phase - 1
    told[3] = state.due
    told[4] = side_of(state.next_seat, seat)
    told[5] = side_of(state.first_done, seat)
    told[6] = state.flips
    told[7] = state.any_lamp


def tell_paving(state: LumiereState, seat: i64, told: vec[i64]) -> None:
    """L2: the square and the tiles; the tile that the other holds is not told."""
    colours = state.colours
    at: i64 = PAVING_AT
    told[at] = colours[seat]
    told[at + 1] = colours[1 - seat]
    told[at + 2] = colours[SHARED]
    told[at + 3] = colours[LAMP]
    tell_zones(state.zones, seat, told)
    at = HELD_AT
    told[at] = state.held[seat]
    told[at + 1] = 0 if state.held[seat] == NOTHING else 1
    told[at + 2] = 0 if state.held[1 - seat] == NOTHING else 1
    told[at + 3] = state.unplaced(seat)
    told[at + 4] = state.unplaced(1 - seat)


def tell_zones(zones: vec[i64], seat: i64, told: vec[i64]) -> None:
    """L2.1: owners, tiles and turns of all zones as sets: of two, of eight (half of the zones a word), and of four."""
    owners: i64 = 0
    turns: i64 = 0
    upper: i64 = 0
    lower: i64 = 0
    for zone in range(ZONES // 2):
        tile = zones[zone]
        if tile != NOTHING:
            owners |= bit(2 * zone + ((tile >> 5) ^ seat))
            upper |= bit(8 * zone + ((tile >> 2) & 7))
            turns |= bit(4 * zone + (tile & 3))
        tile = zones[zone + ZONES // 2]
        if tile != NOTHING:
            owners |= bit(2 * zone + ZONES + ((tile >> 5) ^ seat))
            lower |= bit(8 * zone + ((tile >> 2) & 7))
            turns |= bit(4 * zone + 2 * ZONES + (tile & 3))
    told[ZONES_AT] = owners
    told[ZONES_AT + 1] = upper
    told[ZONES_AT + 2] = lower
    told[ZONES_AT + 3] = turns


def tell_buildings(state: LumiereState, seat: i64, told: vec[i64]) -> None:
    """L3: the buildings wherever they are."""
    at: i64 = BUILT_AT
    told[at] = state.supply
    told[at + 1] = state.reserve[seat]
    told[at + 2] = state.reserve[1 - seat]
    told[at + 3] = state.lifted
    told[at + 4] = state.raised[seat]
    told[at + 5] = state.raised[1 - seat]
    buildings = state.buildings
    for building in range(PIECES):
        told[at + 6 + building] = buildings[building]


def tell_pieces(state: LumiereState, told: vec[i64]) -> None:
    """L4: what the postcards put on the square."""
    at: i64 = LAID_AT
    told[at] = state.annexed
    told[at + 1] = state.annex
    told[at + 2] = state.painter
    told[at + 3] = state.dancer
    told[at + 4] = state.statue
    told[at + 5] = state.front
    told[at + 6] = state.lamp_tile
    told[at + 7] = state.large_lamp
    told[at + 8] = state.stone
    told[at + 9] = state.fountain


def tell_postcards(state: LumiereState, seat: i64, told: vec[i64]) -> None:
    """L3.4: the postcards, their tokens, and the effects that are still to come."""
    at: i64 = CARDS_AT
    told[at] = state.cards
    told[at + 1] = state.used[seat]
    told[at + 2] = state.used[1 - seat]
    told[at + 3] = state.done
    told[at + 4] = side_of(state.metropolitain, seat)
    told[at + 5] = side_of(state.chartier, seat)
