"""Why an action may not be made: the clause and the reason in words. Whether it may is said by `rules` alone."""

from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.games.paris.actions import (
    BuyResource,
    Decline,
    DrawTile,
    EndTurn,
    FillSlot,
    LayTile,
    LayVpTile,
    LookAtEndTiles,
    MoveKey,
    Pass,
    PlaceKey,
    SellGood,
    TakeBonusTile,
    TakeEndTile,
    UseEndTile,
    UseForGoods,
    UseForPairs,
    UseTile,
    UseToTake,
    to_action,
)
from paname.games.paris.labels import place_names
from paname.games.paris.move_refusals import move_refusal
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    BONUS,
    DRAW,
    END_TILE,
    GOODS,
    LAY,
    MAIN,
    RANKS,
    SLOT,
    TYPES,
    VP_TILE,
)
from paname.games.paris.use_refusals import had_refusal, use_refusal

FIRST: Final = {
    DRAW: ("P2.1", "First draw a building tile."),
    LAY: ("P2.2", "First lay the turned tile in a district."),
    END_TILE: ("P6.3", "You have looked through the end-game tiles; take one of them now."),
}
BENEFITS: Final = {
    BONUS: ("P4.5", "First take a bonus tile or decline it."),
    SLOT: ("P4.6", "First fill the slots or decline them."),
    VP_TILE: ("P4.7", "First lay a VP tile or decline it."),
}


def refusal(state: ParisState, action: i64) -> IllegalAction:
    """The first clause that an illegal action breaks."""
    what = to_action(action)
    due: int = state.due()
    if isinstance(what, DrawTile):
        return draw_refusal(state, what.stack)
    if isinstance(what, LayTile):
        return lay_refusal(state, what.district)
    if isinstance(what, TakeEndTile):
        return end_tile_refusal(state)
    if due in FIRST:
        return IllegalAction(*FIRST[due])
    if isinstance(what, (BuyResource, SellGood)):
        return trade_refusal(state, what)
    if isinstance(what, (UseTile, UseForGoods, UseForPairs, UseToTake, UseEndTile)):
        return use_refusal(state, what)
    if isinstance(what, (PlaceKey, MoveKey, LookAtEndTiles, Pass)):
        return main_refusal(state, what)
    return benefit_refusal(state, what)


def draw_refusal(state: ParisState, stack: int) -> IllegalAction:
    """P2.1: why no tile can be drawn from this stack now."""
    if state.due() != DRAW:
        return IllegalAction("P2.1", "A tile is drawn at the beginning of a turn only, while stacks remain.")
    return IllegalAction("P2.1", f"Stack {stack + 1} is empty.")


def lay_refusal(state: ParisState, district: int) -> IllegalAction:
    """P2.2: why the tile cannot be laid there."""
    if state.due() != LAY:
        return IllegalAction("P2.2", "There is no turned tile that waits for a district.")
    name = state.tables.district_names[district]
    value = state.tables.value[state.tile]
    if has(state.sites[district], district * RANKS + state.tile % RANKS):
        return IllegalAction("P2.2", f"The space of value {value} in {name} is taken.")
    return IllegalAction("P2.2", f"There is a {TYPES[state.tables.type[state.tile]]} in {name} already.")


def end_tile_refusal(state: ParisState) -> IllegalAction:
    """P6.3: why this end-game tile cannot be taken; before the look nothing is said about the stack."""
    if state.due() != END_TILE:
        return IllegalAction("P6.3", "First decide to take an end-game tile (look).")
    return IllegalAction("P6.1", "This tile is not in the stack any more.")


def trade_refusal(state: ParisState, what: BuyResource | SellGood) -> IllegalAction:
    """P2.4, P2.5: why this cannot be bought or sold."""
    kind = GOODS.index(what.good)
    if isinstance(what, SellGood):
        return IllegalAction("P2.5", f"You have no {what.good} to sell.")
    if state.supply[kind] == 0:
        return IllegalAction("P2.5", f"The supply has no {what.good}.")
    return lack_of_francs("P2.5", state.tables.buy[kind], state.francs[state.turn])


def lack_of_francs(clause: str, price: int, francs: int) -> IllegalAction:
    """A price that cannot be paid."""
    return IllegalAction(clause, f"Needs {price} francs; you have {francs}.")


def main_refusal(state: ParisState, what: Action) -> IllegalAction:
    """P2.3: why this main action cannot be made."""
    due: int = state.due()
    if due in BENEFITS:
        return IllegalAction(*BENEFITS[due])
    if due != MAIN:
        return IllegalAction("P2.3", "You have made your main action in this turn.")
    if isinstance(what, MoveKey):
        return move_refusal(state, what)
    if isinstance(what, PlaceKey):
        return key_refusal(state, what.place)
    if isinstance(what, Pass):
        return IllegalAction("P2.6", "Only who has no main action may pass.")
    if state.has_tiles_to_draw():
        return IllegalAction("P6.1", "End-game tiles are taken only when all building stacks are empty.")
    return IllegalAction("P6.1", "No end-game tile is left.")


def key_refusal(state: ParisState, place: int) -> IllegalAction:
    """P3.1: why no key can be placed there."""
    if state.keys[state.turn] == 0:
        return IllegalAction("P3.1", "You have no key left in your supply.")
    name = place_names(state.tables)[place]
    return IllegalAction("P3.1", f"You have a key on {'the Arc' if name == 'arc' else f'the bank of {name}'} already.")


def benefit_refusal(state: ParisState, what: Action) -> IllegalAction:
    """P4.5 to P4.7: why this benefit cannot be taken or left, or the turn not be ended."""
    due: int = state.due()
    if isinstance(what, EndTurn):
        return IllegalAction(*BENEFITS[due]) if due in BENEFITS else IllegalAction("P2.3", "First make a main action.")
    if isinstance(what, Decline):
        return IllegalAction("P2.7", "There is no benefit to decline.")
    if isinstance(what, TakeBonusTile):
        return bonus_refusal(state, what.number)
    if isinstance(what, FillSlot):
        return slot_refusal(state, GOODS.index(what.good))
    assert isinstance(what, LayVpTile)
    if due != VP_TILE:
        return IllegalAction("P4.7", "A VP tile is laid when a move brings the fourth key into a district.")
    if state.laid_vp[what.district] != NONE:
        return IllegalAction("P4.7", f"{state.tables.district_names[what.district]} has a VP tile already.")
    return IllegalAction("P4.7", "This VP tile lies in a district already.")


def bonus_refusal(state: ParisState, number: int) -> IllegalAction:
    """P4.5, P5.1, P5.2: why this bonus tile cannot be taken."""
    if state.due() != BONUS:
        return IllegalAction("P4.5", "A bonus tile is taken on arrival at a building of value 1, 2 or 3.")
    fee = state.tables.fee[state.arrived % RANKS]
    if state.francs[state.turn] < fee:
        return lack_of_francs("P4.5", fee, state.francs[state.turn])
    if state.spaces[number] <= state.pawns[state.turn]:
        return IllegalAction("P5.1", f"Tile {number} is not ahead of your pawn.")
    return had_refusal(state, number)


def slot_refusal(state: ParisState, kind: int) -> IllegalAction:
    """P4.6: why this prestige cannot go into a slot."""
    if state.due() != SLOT:
        return IllegalAction("P4.6", "Prestige goes into slots on arrival at a landmark.")
    if state.slots[kind] == 0:
        return IllegalAction("P4.6", f"No slot for {GOODS[kind]} is open.")
    return IllegalAction("P4.6", f"You have no {GOODS[kind]}.")
