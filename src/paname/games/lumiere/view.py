"""What a seat may know, and worlds that it cannot tell apart (L2.6)."""

from paname.core.bits import count, members, nth
from paname.core.names import name_or_none
from paname.core.rng import Rng
from paname.games.lumiere.components import SEATS
from paname.games.lumiere.light import lamps_on
from paname.games.lumiere.position import names_of, public_part
from paname.games.lumiere.rules import square_row
from paname.games.lumiere.scoring import free_own_spaces
from paname.games.lumiere.square import space_names
from paname.games.lumiere.state import NOTHING, LumiereState


def view(state: LumiereState, seat: int) -> dict[str, object]:
    """L2.6: the open position, which tiles remain to each player, and the own held tile; a spectator is seat -1."""
    tiles = state.tables.tile_names
    held = name_or_none(tiles, state.held[seat]) if seat >= 0 else None
    return {
        **public_part(state),
        "seat": seat,
        "square": [square_row(state, 8 * row, 8) for row in range(8)],
        "lamps": space_names(state.lamps()),
        "lit": {state.name(b): space_names(lamps_on(state, b)) for b in members(state.raised[0] | state.raised[1])},
        "held": held,
        "holds": {SEATS[player]: state.held[player] != NOTHING for player in range(2)},
        "unplaced": {SEATS[player]: names_of(tiles, state.unplaced(player)) for player in range(2)},
        "tokens": {SEATS[player]: int(state.tokens(player)) for player in range(2)},
        "chimneys": {SEATS[player]: int(state.chimneys(player)) for player in range(2)},
        "free_own": {SEATS[player]: int(free_own_spaces(state, player)) for player in range(2)},
        "scores": state.scores(),
    }


def hide(world: LumiereState, seat: int, rng: Rng) -> None:
    """L2.6: in a copy of the state, draw anew what the seat does not know: which tile the other one holds."""
    for other in range(2):
        if other != seat and world.held[other] != NOTHING:
            tiles = world.unplaced(other)
            tile = nth(tiles, rng.below(count(tiles)))
            world.held[other] = tile
            world.stack[other] = tiles & ~(1 << tile)
    world.forget(rng)
