"""Why a tile can't be used or taken (P5, P6.2)."""

from typing import Final

from paname.core.bits import has
from paname.core.errors import IllegalAction
from paname.games.paris import structure as box
from paname.games.paris.bonus import barred, farthest_back, is_at_the_end
from paname.games.paris.state import ParisState

CHOICES: Final = {
    8: ("P5.4", "choose_goods", "use 8 silver"),
    10: ("P5.4", "choose_goods", "use 10 wood"),
    17: ("P5.7", "choose_tile", "use 17 22"),
    19: ("P5.4", "choose_goods", "use 19 bronze silver"),
    21: ("P5.4", "choose_goods", "use 21 wood gold"),
    23: ("P5.9", "choose_pairs", "use 23 bronze silver"),
    24: ("P5.9", "choose_pairs", "use 24 wood gold"),
    25: ("P5.7", "choose_tile", "use 25 12"),
    box.ONTO_OWN: ("P5.5", "use_with_move", "move arc belleville 4 with 9"),
    box.ONTO_OTHERS: ("P5.5", "use_with_move", "move arc belleville 4 with 16"),
}
"""The tiles whose use names something more, with a line that does."""

GIVES_NOTHING: Final = {
    box.BY_VALUE: "no_building_of_value",
    box.BY_TILES: "no_other_tile",
    box.BY_LANDMARKS: "no_landmark",
    box.BY_TYPES: "too_few_types",
}


def lack_of_francs(state: ParisState, clause: str, price: int) -> IllegalAction:
    """A price that can't be paid."""
    return IllegalAction(clause, "lacks_francs", (("n", int(price)), ("francs", int(state.francs[state.turn]))))


def held_refusal(state: ParisState, clause: str, number: int) -> IllegalAction:
    """P5.3: a bonus tile that the player doesn't hold, or has used."""
    code = "tile_used" if has(state.used[state.turn], number) else "tile_not_held"
    return IllegalAction(clause, code, (("number", number),))


def end_tile_refusal(state: ParisState, tile: int) -> IllegalAction:
    """P6.2: an end-game tile that the player doesn't hold."""
    return IllegalAction("P6.2", "end_tile_not_held", (("end_tile", state.tables.end_ids[tile]),))


def use_refusal(state: ParisState, number: int) -> IllegalAction:
    """P5.3: why this tile can't be used, or not without another word."""
    if not has(state.held[state.turn], number):
        return held_refusal(state, "P5.3", number)
    if number == box.FRANCS_AT_END:
        return IllegalAction("P5.3", "counts_at_the_end", (("number", number),))
    if number in CHOICES:
        clause, code, example = CHOICES[number]
        return IllegalAction(clause, code, (("number", number), ("example", example)))
    tables = state.tables
    effect = tables.effect[number]
    if effect == box.KEY and state.reserve[state.turn] == 0:
        return IllegalAction("P5.3", "reserve_empty", (("number", number),))
    if effect == box.KEY:
        return lack_of_francs(state, "P5.3", tables.price[number])
    value = (("value", int(tables.value[tables.rank[number]])),) if effect == box.BY_VALUE else ()
    return IllegalAction("P5.3", GIVES_NOTHING[effect], (("number", number), *value))


def take_refusal(state: ParisState, number: int, taken: int) -> IllegalAction:
    """P5.7: why tile 17 or 25 can't take this tile."""
    if not has(state.held[state.turn], number):
        return held_refusal(state, "P5.3", number)
    if is_at_the_end(state):
        return track_end_refusal()
    space, pawn = state.spaces[taken], state.pawns[state.turn]
    if number != box.ANY_TILE and not farthest_back(state) <= space < pawn:
        code = "not_behind" if state.readings & box.BACK_BY_TILES == 0 else "not_behind_tiles"
        return IllegalAction("P5.7", code, (("number", taken), ("spaces", int(state.tables.back))))
    return had_refusal(state, taken)


def track_end_refusal() -> IllegalAction:
    """P5.6: the pawn is on the last space."""
    return IllegalAction("P5.6", "track_end")


def pairs_refusal(state: ParisState, number: int) -> IllegalAction:
    """P5.9: why these pairs can't be given up."""
    if not has(state.held[state.turn], number):
        return held_refusal(state, "P5.3", number)
    return IllegalAction("P5.9", "too_few_pairs")


def had_refusal(state: ParisState, number: int) -> IllegalAction:
    """P5.1, P5.2: why a tile of the track can't be taken from where it lies."""
    if not has(barred(state), number):
        return IllegalAction("P5.1", "tile_gone", (("number", number),))
    code = "tile_had" if state.readings & box.HELD_ONLY == 0 else "tile_held"
    return IllegalAction("P5.2", code, (("number", number),))
