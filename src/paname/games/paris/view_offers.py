"""What an action would cost and give its player: the rules say so themselves, played on a copy."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import members
from paname.games.paris import structure as box
from paname.games.paris.labels import pending_names
from paname.games.paris.scoring import value_on
from paname.games.paris.state import ParisState


class Forecast(TypedDict, total=False):
    """What an action changes for its player, and the benefits that it opens; what stays as it is, is left out.

    `francs`, `vp`, `keys` (in the supply) and the numbers in `goods` (tokens) and `units` (goods of the turn) are
    changes: below nought they are paid. `tiles` are the bonus numbers gained, `values` the sums that the player then
    has in districts. `bonus_fee` is the price of the bonus tile that may then be taken, `slots` are the prestige that
    the landmark takes, `vp_tile` tells of a VP tile to lay.
    """

    francs: int
    vp: int
    keys: int
    goods: dict[str, int]
    units: dict[str, int]
    tiles: list[int]
    values: dict[str, int]
    bonus_fee: int
    slots: list[str]
    vp_tile: bool


def describe(state: ParisState, action: int) -> Forecast:
    """P4.2, P4.4 to P4.7: what a legal action costs and gives the player whose turn it is."""
    seat = state.turn
    after = state.clone()
    assert isinstance(after, ParisState)
    after.play(action)
    change: Forecast = {}
    if after.francs[seat] != state.francs[seat]:
        change["francs"] = after.francs[seat] - state.francs[seat]
    if after.vp[seat] != state.vp[seat]:
        change["vp"] = after.vp[seat] - state.vp[seat]
    if after.keys[seat] != state.keys[seat]:
        change["keys"] = after.keys[seat] - state.keys[seat]
    goods = changes(state.goods, after.goods, seat * box.KINDS)
    if goods:
        change["goods"] = goods
    units = changes(state.units, after.units, 0)
    if units:
        change["units"] = units
    tiles = members(after.held[seat] & ~state.held[seat])
    if tiles:
        change["tiles"] = tiles
    values = sums(state, after)
    if values:
        change["values"] = values
    add_benefits(change, state, after)
    return change


def changes(before: vec[i64], after: vec[i64], start: i64) -> dict[str, int]:
    """The goods of a row that come or, below nought, go."""
    return {
        box.GOODS[kind]: after[start + kind] - before[start + kind]
        for kind in range(box.KINDS)
        if after[start + kind] != before[start + kind]
    }


def sums(before: ParisState, after: ParisState) -> dict[str, int]:
    """P7.3: what the player then has in each district whose sum changes."""
    seat = before.turn
    found: dict[str, int] = {}
    for district, name in enumerate(before.tables.district_ids):
        value = value_on(after, seat, after.sites[district])
        if value != value_on(before, seat, before.sites[district]):
            found[name] = int(value)
    return found


def add_benefits(change: Forecast, before: ParisState, after: ParisState) -> None:
    """P2.7: the benefits that are then decided, and were not before."""
    opened = [name for name in pending_names(after.pending) if name not in pending_names(before.pending)]
    if "bonus" in opened:
        change["bonus_fee"] = after.tables.fee[after.arrived % box.RANKS]
    if "slot" in opened:
        change["slots"] = [box.GOODS[kind] for kind in range(box.KINDS) for _ in range(after.slots[kind])]
    if "vp" in opened:
        change["vp_tile"] = True
