"""What a seat may know (L2.6)."""

from paname.core.bits import members
from paname.core.names import name_or_none
from paname.games.lumiere.components import SEATS
from paname.games.lumiere.light import lamps_on
from paname.games.lumiere.paving import square_row
from paname.games.lumiere.position import names_of, public_part
from paname.games.lumiere.scoring import free_own_spaces
from paname.games.lumiere.square import space_names
from paname.games.lumiere.state import NOTHING, LumiereState


def view(state: LumiereState, seat: int) -> dict[str, object]:
    """L2.6: the open position, which tiles each player has left, and the seat's own; a spectator is seat -1."""
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
