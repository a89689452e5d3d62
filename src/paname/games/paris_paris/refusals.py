"""Why an action is refused: clause, code and facts. Whether it is legal is decided in `rules` alone."""

from mypy_extensions import i64

from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.games.paris_paris.actions import displaced_by, tile_of, tiles_at
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.state import NOBODY, ParisParisState


def refusal(state: ParisParisState, action: i64) -> IllegalAction:
    """T2.2, T2.3: why this action, which isn't legal, can't be made."""
    tables = state.tables
    tile = tile_of(action)
    station = station_of(tile)
    name = tables.station_names[station]
    if not has(state.offer, tile):
        if not any(has(state.offer, other) for other in tiles_at(station)):
            return IllegalAction("T2.2", "station_not_on_offer", (("station", name),))
        line = tables.colours[tables.tile_lines[tile]]
        return IllegalAction("T2.2", "line_not_on_offer", (("station", name), ("line", line)))
    displaced = displaced_by(action)
    if displaced >= state.players:
        return IllegalAction("T2.3", "seat_not_in_game", (("owner", tables.seat_names[displaced]),))
    if not state.is_full(station):
        return IllegalAction("T2.3", "has_room", (("station", name),))
    if displaced == NOBODY:
        owners = tuple(tables.seat_names[seat] for seat in dict.fromkeys(state.owners(station)))
        return IllegalAction("T2.3", "choose_owner", (("station", name), ("owner", owners)))
    return IllegalAction("T2.3", "no_such_shop", (("owner", tables.seat_names[displaced]), ("station", name)))
