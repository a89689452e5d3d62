"""Why a tile may not be used (P5, P6.2)."""

from typing import Final

from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.games.paris.actions import UseEndTile, UseForGoods, UseForPairs, UseTile, UseToTake
from paname.games.paris.state import ParisState
from paname.games.paris.structure import (
    ANY_TILE,
    BY_LANDMARKS,
    BY_TILES,
    BY_TYPES,
    BY_VALUE,
    FRANCS_AT_END,
    KEY,
    ONTO_OTHERS,
    ONTO_OWN,
)

Use = UseTile | UseForGoods | UseForPairs | UseToTake | UseEndTile

MORE_WORDS: Final = {
    8: "Say as which prestige, such as: use 8 silver.",
    10: "Say as which resource, such as: use 10 wood.",
    17: "Say which tile you take, such as: use 17 22.",
    19: "Say as which two prestige, such as: use 19 bronze silver.",
    21: "Say as which two resources, such as: use 21 wood gold.",
    23: "Say which pairs you give up, such as: use 23 bronze silver.",
    24: "Say which pairs you give up, such as: use 24 wood gold.",
    25: "Say which tile you go back to, such as: use 25 12.",
    FRANCS_AT_END: "Tile 27 counts your francs at the end and cannot be used before.",
    ONTO_OWN: "Tile 9 is used with a move, such as: move arc belleville 4 with 9.",
    ONTO_OTHERS: "Tile 16 is used with a move, such as: move arc belleville 4 with 16.",
}
CLAUSES: Final = {
    8: "P5.4",
    10: "P5.4",
    17: "P5.7",
    19: "P5.4",
    21: "P5.4",
    23: "P5.9",
    24: "P5.9",
    25: "P5.7",
    FRANCS_AT_END: "P5.3",
    ONTO_OWN: "P5.5",
    ONTO_OTHERS: "P5.5",
}


def use_refusal(state: ParisState, what: Use) -> IllegalAction:
    """P5.3, P6.2: why this use is not possible."""
    if isinstance(what, UseEndTile):
        return IllegalAction("P6.2", f"You hold no end-game tile {state.tables.end_ids[what.tile]}.")
    number = what.number
    if not has(state.held[state.turn], number):
        used = has(state.used[state.turn], number)
        return IllegalAction(
            "P5.3", f"You have used tile {number} already." if used else f"You do not hold tile {number}."
        )
    if isinstance(what, UseToTake):
        return take_refusal(state, number, what.taken)
    if isinstance(what, UseForPairs):
        return IllegalAction("P5.9", "You have not so many pairs of tokens; goods of the turn are no tokens.")
    if number in MORE_WORDS:
        return IllegalAction(CLAUSES[number], MORE_WORDS[number])
    return nothing_refusal(state, number)


def take_refusal(state: ParisState, number: int, taken: int) -> IllegalAction:
    """P5.7: why tile 17 or 25 cannot take this tile."""
    space, pawn = state.spaces[taken], state.pawns[state.turn]
    if number != ANY_TILE and not pawn - state.tables.back <= space < pawn:
        return IllegalAction("P5.7", f"Tile {taken} is not one to {state.tables.back} spaces behind your pawn.")
    return had_refusal(state, taken)


def had_refusal(state: ParisState, number: int) -> IllegalAction:
    """P5.1, P5.2: why a tile of the track cannot be taken from where it lies."""
    if has(state.held[state.turn] | state.used[state.turn], number):
        return IllegalAction("P5.2", f"You have, or have had, tile {number} already.")
    return IllegalAction("P5.1", f"No tile {number} is left on the track.")


def nothing_refusal(state: ParisState, number: int) -> IllegalAction:
    """P5.3: why the tile would give nothing at this moment."""
    tables = state.tables
    if tables.effect[number] == KEY:
        return IllegalAction("P5.3", f"Needs {tables.price[number]} francs; you have {state.francs[state.turn]}.")
    reasons: dict[int, str] = {
        BY_VALUE: f"you have no key on a building of value {tables.value[tables.rank[number]]}",
        BY_TILES: "you hold no other unused bonus tile",
        BY_LANDMARKS: "you have no key on a landmark",
        BY_TYPES: "you own fewer than four types",
    }
    return IllegalAction("P5.3", f"Tile {number} would give nothing: {reasons[tables.effect[number]]}.")
