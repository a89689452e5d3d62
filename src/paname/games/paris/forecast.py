"""What an action would cost and give, for whoever shows it to a player; the rules themselves tell, played on a copy."""

from typing import TypedDict

from mypy_extensions import i64

from paname.core.bits import members
from paname.games.paris.labels import pending_names
from paname.games.paris.state import ParisState
from paname.games.paris.structure import GOODS, KINDS, RANKS


class Forecast(TypedDict):
    """The change that an action makes to the player's things, and the benefits it opens.

    `francs`, `vp`, `keys` and the numbers in `goods` (tokens) and `units` (goods of the turn) are changes: below nought
    they are paid. `tiles` are the bonus numbers gained. `bonus_fee` is the price of the bonus tile that may then be
    taken, None if there is none; `slots` are the prestige that the landmark takes; `vp_tile` tells of a VP tile to lay.
    """

    francs: int
    vp: int
    keys: int
    goods: dict[str, int]
    units: dict[str, int]
    tiles: list[int]
    bonus_fee: int | None
    slots: list[str]
    vp_tile: bool


def describe(state: ParisState, action: int) -> Forecast:
    """P4.2, P4.4 to P4.7: what a legal action costs and gives the player whose turn it is."""
    seat = state.turn
    after = state.clone()
    assert isinstance(after, ParisState)
    after.play(action)
    opened = [name for name in pending_names(after.pending) if name not in pending_names(state.pending)]
    return {
        "francs": after.francs[seat] - state.francs[seat],
        "vp": after.vp[seat] - state.vp[seat],
        "keys": after.keys[seat] - state.keys[seat],
        "goods": changes(after, state, seat),
        "units": {
            GOODS[kind]: after.units[kind] - state.units[kind]
            for kind in range(KINDS)
            if after.units[kind] != state.units[kind]
        },
        "tiles": members(after.held[seat] & ~state.held[seat]),
        "bonus_fee": state.tables.fee[after.arrived % RANKS] if "bonus" in opened else None,
        "slots": [GOODS[kind] for kind in range(KINDS) for _ in range(after.slots[kind])] if "slot" in opened else [],
        "vp_tile": "vp" in opened,
    }


def changes(after: ParisState, before: ParisState, seat: i64) -> dict[str, int]:
    """The tokens a player gains, or pays as numbers below nought."""
    row = seat * KINDS
    return {
        GOODS[kind]: after.goods[row + kind] - before.goods[row + kind]
        for kind in range(KINDS)
        if after.goods[row + kind] != before.goods[row + kind]
    }
