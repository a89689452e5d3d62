"""Why an action can't be made: the clause, a code and the facts. Whether it can is said by `rules` alone."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.games.paris import refusals_tiles as tiles
from paname.games.paris import structure as box
from paname.games.paris.actions import CATALOGUE
from paname.games.paris.bonus import is_at_the_end
from paname.games.paris.refusals_moves import move_refusal
from paname.games.paris.state import NONE, ParisState

FIRST: Final = {
    box.DRAW: ("P2.1", "draw_first"),
    box.LAY: ("P2.2", "lay_first"),
    box.END_TILE: ("P6.3", "take_end_tile_first"),
}
BENEFITS: Final = {
    box.BONUS: ("P4.5", "bonus_first"),
    box.SLOT: ("P4.6", "slot_first"),
    box.VP_TILE: ("P4.7", "vp_tile_first"),
}
BEFORE_ALL: Final = ("draw_tile", "lay_tile", "take_end")
MAIN: Final = ("place_key", "look", "move", "move_on", "pass")


def refusal(state: ParisState, action: i64) -> IllegalAction:
    """The first clause that an illegal action breaks."""
    due: int = state.due()
    block = CATALOGUE.block(action)
    if due in FIRST and block.name not in BEFORE_ALL:
        return IllegalAction(*FIRST[due])
    if block.name in MAIN and due in BENEFITS:
        return IllegalAction(*BENEFITS[due])
    if block.name in MAIN and due != box.MAIN:
        return IllegalAction("P2.3", "main_action_done")
    return REFUSALS[block.name](state, *block.numbers(action))


def draw_refusal(state: ParisState, stack: int) -> IllegalAction:
    """P2.1: why no tile can be drawn from this stack now."""
    if state.due() != box.DRAW:
        return IllegalAction("P2.1", "draw_at_the_start")
    return IllegalAction("P2.1", "stack_empty", (("stack", stack),))


def lay_refusal(state: ParisState, district: int) -> IllegalAction:
    """P2.2: why the tile can't be laid there."""
    if state.due() != box.LAY:
        return IllegalAction("P2.2", "no_tile_to_lay")
    place = ("district", state.tables.district_ids[district])
    if has(state.sites[district], district * box.RANKS + state.tile % box.RANKS):
        return IllegalAction("P2.2", "space_taken", (place, ("value", int(state.tables.value[state.tile]))))
    return IllegalAction("P2.2", "type_taken", (place, ("building", box.TYPES[state.tables.type[state.tile]])))


def buy_refusal(state: ParisState, kind: int) -> IllegalAction:
    """P2.5: why this resource can't be bought."""
    if state.supply[kind] == 0:
        return IllegalAction("P2.5", "supply_empty", (("good", box.GOODS[kind]),))
    return tiles.lack_of_francs(state, "P2.5", state.tables.buy[kind])


def sell_refusal(state: ParisState, kind: int) -> IllegalAction:  # noqa: ARG001 - as all in REFUSALS
    """P2.5: why this can't be sold."""
    return IllegalAction("P2.5", "nothing_to_sell", (("good", box.GOODS[kind]),))


def key_refusal(state: ParisState, place: int) -> IllegalAction:
    """P3.1: why no key can be placed there."""
    if state.keys[state.turn] == 0:
        return IllegalAction("P3.1", "no_key_left")
    if place == box.ARC:
        return IllegalAction("P3.1", "key_on_arc")
    return IllegalAction("P3.1", "key_on_bank", (("district", state.tables.district_ids[place]),))


def look_refusal(state: ParisState) -> IllegalAction:
    """P6.1: why no end-game tile can be taken."""
    return IllegalAction("P6.1", "stacks_left" if state.has_tiles_to_draw() else "no_end_tile_left")


def pass_refusal(state: ParisState) -> IllegalAction:  # noqa: ARG001 - as all in REFUSALS
    """P2.6: why the player can't pass."""
    return IllegalAction("P2.6", "has_main_action")


def take_end_refusal(state: ParisState, tile: int) -> IllegalAction:  # noqa: ARG001 - as all in REFUSALS
    """P6.3: why this end-game tile can't be taken; before the look nothing is said about the stack."""
    if state.due() != box.END_TILE:
        return IllegalAction("P6.3", "look_first")
    return IllegalAction("P6.1", "end_tile_gone")


def bonus_refusal(state: ParisState, number: int) -> IllegalAction:
    """P4.5, P5.1, P5.2: why this bonus tile can't be taken."""
    if state.due() != box.BONUS:
        return IllegalAction("P4.5", "no_bonus_now")
    fee = state.tables.fee[state.arrived % box.RANKS]
    if state.francs[state.turn] < fee:
        return tiles.lack_of_francs(state, "P4.5", fee)
    if state.spaces[number] <= state.pawns[state.turn]:
        return (
            tiles.track_end_refusal()
            if is_at_the_end(state)
            else IllegalAction("P5.1", "not_ahead", (("number", number),))
        )
    return tiles.had_refusal(state, number)


def slot_refusal(state: ParisState, place: int) -> IllegalAction:
    """P4.6: why this prestige can't go into a slot."""
    kind = box.RESOURCES + place
    good = (("good", box.GOODS[kind]),)
    if state.due() != box.SLOT:
        return IllegalAction("P4.6", "no_slot_now")
    return IllegalAction("P4.6", "no_open_slot" if state.slots[kind] == 0 else "no_prestige", good)


def vp_refusal(state: ParisState, tile: int, district: int) -> IllegalAction:
    """P4.7: why this VP tile can't be laid there."""
    if state.due() != box.VP_TILE:
        return IllegalAction("P4.7", "no_vp_tile_now")
    if state.laid_vp[district] != NONE:
        return IllegalAction("P4.7", "district_has_vp_tile", (("district", state.tables.district_ids[district]),))
    return IllegalAction("P4.7", "vp_tile_laid", (("points", int(state.tables.places[tile * 3])),))


def decline_refusal(state: ParisState) -> IllegalAction:  # noqa: ARG001 - as all in REFUSALS
    """P2.7: why nothing can be declined."""
    return IllegalAction("P2.7", "nothing_to_decline")


def end_refusal(state: ParisState) -> IllegalAction:
    """P2.3, P2.7: why the turn can't be ended."""
    due: int = state.due()
    return IllegalAction(*BENEFITS[due]) if due in BENEFITS else IllegalAction("P2.3", "main_action_first")


REFUSALS: Final[dict[str, Callable[..., IllegalAction]]] = {
    "draw_tile": draw_refusal,
    "lay_tile": lay_refusal,
    "buy": buy_refusal,
    "sell": sell_refusal,
    "use_end": tiles.end_tile_refusal,
    "use": tiles.use_refusal,
    "use_8": lambda state, _: tiles.use_refusal(state, 8),
    "use_10": lambda state, _: tiles.use_refusal(state, 10),
    "use_19": lambda state, _: tiles.use_refusal(state, 19),
    "use_21": lambda state, _: tiles.use_refusal(state, 21),
    "use_17": lambda state, number: tiles.take_refusal(state, 17, number),
    "use_25": lambda state, number: tiles.take_refusal(state, 25, number),
    "use_23": lambda state, _: tiles.pairs_refusal(state, 23),
    "use_24": lambda state, _: tiles.pairs_refusal(state, 24),
    "place_key": key_refusal,
    "look": look_refusal,
    "move": lambda state, *numbers: move_refusal(state, CATALOGUE.id("move", *numbers)),
    "move_on": lambda state, *numbers: move_refusal(state, CATALOGUE.id("move_on", *numbers)),
    "pass": pass_refusal,
    "take_end": take_end_refusal,
    "take_bonus": bonus_refusal,
    "fill_slot": slot_refusal,
    "lay_vp": vp_refusal,
    "decline": decline_refusal,
    "end_turn": end_refusal,
}
