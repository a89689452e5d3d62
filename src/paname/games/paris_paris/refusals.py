"""Why an action is refused: the clause and the reason in words. Whether it is legal is decided in `rules` alone."""

from mypy_extensions import i64

from paname.core.bits import has, members
from paname.core.errors import IllegalAction
from paname.core.names import in_words
from paname.games.paris_paris.actions import displaced_by, tile_of
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.state import ParisParisState


def refusal(state: ParisParisState, action: i64) -> IllegalAction:
    """T2.2, T2.3: why this action, which is not legal, may not be made."""
    tables = state.tables
    tile = tile_of(action)
    displaced = displaced_by(action)
    station = tables.station_names[station_of(tile)]
    if not has(state.offer, tile):
        offer = in_words([tables.tile_name(other) for other in members(state.offer)])
        return IllegalAction("T2.2", f"{tables.tile_name(tile)} is not on offer; on offer: {offer}.")
    if displaced >= state.players:
        return IllegalAction("T2.3", f"Nobody plays {tables.seat_names[displaced]} in this game.")
    if not state.is_full(station_of(tile)):
        return IllegalAction("T2.3", f"{station} has room for your shop, so no shop goes.")
    owners = in_words([tables.seat_names[seat] for seat in dict.fromkeys(state.owners(station_of(tile)))], "or")
    if displaced < 0:
        return IllegalAction("T2.3", f"{station} is full, so a shop of {owners} goes; say whose.")
    return IllegalAction("T2.3", f"{tables.seat_names[displaced]} has no shop at {station}; a shop of {owners} goes.")
