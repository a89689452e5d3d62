"""What a seat may know (L2.6) as a row of small numbers; "own" is the seat's, "other" the opponent's."""

from typing import Final

from mypy_extensions import i64

from paname.core.layout import Layout, flags, numbers
from paname.core.observation import Observation
from paname.games.lumiere.components import BUILDINGS, LAMP, SHARED, TILES
from paname.games.lumiere.square import FRONTS, SPACES, ZONES
from paname.games.lumiere.state import NOTHING, LumiereState

VERSION: Final = 1
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


def observe(state: LumiereState, seat: i64, row: Observation) -> None:
    """Write what the seat may know in the order of the layout."""
    put_course(state, seat, row)
    put_paving(state, seat, row)
    put_buildings(state, seat, row)
    put_pieces(state, row)
    put_postcards(state, seat, row)
    for side in range(2):
        row.put(state.tokens(seat ^ side))
    for side in range(2):
        row.put(state.chimneys(seat ^ side))
    for side in range(2):
        row.put(state.score(seat ^ side))


def side_of(player: i64, seat: i64) -> i64:
    """0 for the seat itself, 1 for the other, -1 for nobody."""
    if player < 0:
        return -1
    return player ^ seat


def put_course(state: LumiereState, seat: i64, row: Observation) -> None:
    """Whose turn it is in which phase."""
    row.put_one(seat, 2)
    mover = state.to_move
    row.put_one(mover ^ seat if mover >= 0 else 1 - mover, 4)
    row.put_one(state.phase - 1, 2)
    row.put_one(state.due, 4)
    row.put_one(side_of(state.next_seat, seat), 2)
    row.put_one(side_of(state.first_done, seat), 2)
    row.put(state.flips)


def put_paving(state: LumiereState, seat: i64, row: Observation) -> None:
    """L2: the square and the tiles; the tile that the other holds is not told."""
    row.put_set(state.colours[seat], SPACES)
    row.put_set(state.colours[1 - seat], SPACES)
    row.put_set(state.colours[SHARED], SPACES)
    row.put_set(state.colours[LAMP], SPACES)
    for zone in range(ZONES):
        row.put_one(side_of(state.zones[zone] >> 5, seat), 2)
    for zone in range(ZONES):
        tile = state.zones[zone]
        row.put_one(-1 if tile == NOTHING else (tile >> 2) & 7, TILES)
    for zone in range(ZONES):
        tile = state.zones[zone]
        row.put_one(-1 if tile == NOTHING else tile & 3, 4)
    row.put_one(state.held[seat], TILES)
    row.put(0 if state.held[seat] == NOTHING else 1)
    row.put(0 if state.held[1 - seat] == NOTHING else 1)
    row.put_set(state.unplaced(seat), TILES)
    row.put_set(state.unplaced(1 - seat), TILES)


def put_buildings(state: LumiereState, seat: i64, row: Observation) -> None:
    """L3: the buildings wherever they are."""
    row.put_set(state.supply, BUILDINGS)
    row.put_set(state.reserve[seat], BUILDINGS)
    row.put_set(state.reserve[1 - seat], BUILDINGS)
    row.put_one(state.lifted, BUILDINGS)
    row.put_set(state.raised[seat], PIECES)
    row.put_set(state.raised[1 - seat], PIECES)
    for building in range(PIECES):
        row.put_set(state.buildings[building], SPACES)


def put_pieces(state: LumiereState, row: Observation) -> None:
    """L4: what the postcards put on the square."""
    row.put_one(state.annexed, PIECES)
    row.put_one(state.annex, SPACES)
    row.put_one(state.painter, SPACES)
    row.put_one(state.dancer, SPACES)
    row.put_one(state.statue, SPACES)
    row.put_one(state.front, len(FRONTS))
    row.put_one(state.lamp_tile, SPACES)
    row.put_one(state.large_lamp, SPACES)
    row.put_one(state.stone, SPACES)
    row.put_set(state.fountain, SPACES)


def put_postcards(state: LumiereState, seat: i64, row: Observation) -> None:
    """L3.4: the postcards, their tokens, and the effects that are still to come."""
    row.put_set(state.cards, CARD_COUNT)
    row.put_set(state.used[seat], CARD_COUNT)
    row.put_set(state.used[1 - seat], CARD_COUNT)
    row.put_set(state.done, CARD_COUNT)
    row.put_one(side_of(state.metropolitain, seat), 2)
    row.put_one(side_of(state.chartier, seat), 2)
