"""Whether a position holds together: the table, the players, and whose turn it can be."""

import re
from typing import Final

from paname.core.bits import has
from paname.core.integrity import refuse_unless
from paname.core.state import CHANCE, OVER
from paname.games.paris import integrity_board as board
from paname.games.paris import structure as box
from paname.games.paris import turn
from paname.games.paris.integrity_board import owes
from paname.games.paris.integrity_seats import check_seats
from paname.games.paris.labels import pending_names
from paname.games.paris.state import NONE, ParisState

TURNS: Final = re.compile(
    r"(start )?(tokens )?(track )?top |"
    r"((draw |tile (top )?(lay )?|top (lay )?|lay )?main |endtile |bonus (vp )?|slot (vp )?|vp )?end |"
)


def check(state: ParisState) -> None:
    """Raise PositionError unless the position could have come about."""
    check_turn(state)
    check_draw(state)
    board.check_stacks(state)
    board.check_buildings(state)
    board.check_landmarks(state)
    board.check_tokens(state)
    board.check_track(state)
    check_seats(state)
    board.check_vp_tiles(state)
    board.check_end_tiles(state)
    check_arrival(state)


def check_turn(state: ParisState) -> None:
    """P2.7, P7.1: the decisions owed can follow one another, and the one who makes the next is to move."""
    names = pending_names(state.pending)
    row = "".join([f"{name} " for name in names])
    refuse_unless(TURNS.fullmatch(row) is not None, "pending", f"{names} isn't a row of decisions that a turn can owe")
    refuse_unless((state.first == NONE) == owes(state, "start"), "first", "the one who begins is drawn first, and once")
    in_turn = owes(state, "end")
    refuse_unless(not in_turn or state.turn != NONE, "turn", "it is nobody's turn")
    refuse_unless(in_turn == (state.round > 0) or not names, "round", f"{state.round} cannot be the round here")
    over = names or state.ending == box.LAST_ROUND
    refuse_unless(bool(over), "ending", "the game is over before its last round")
    mover = OVER if not names else CHANCE if state.due() <= box.TILE else state.turn
    refuse_unless(state.to_move == mover, "to_move", f"{state.to_move} is to move, where {mover} must be")


def check_draw(state: ParisState) -> None:
    """P2.1, P2.2, P6.1: what a draw needs is there, and nothing of it outside of a draw."""
    lays = owes(state, "lay")
    refuse_unless(
        (state.stack != NONE) == owes(state, "tile"), "drawing", "is said when, and only when, a tile is turned"
    )
    if state.stack != NONE:
        refuse_unless(state.tiles[state.stack] > 0, "drawing", f"stack {state.stack + 1} is empty")
    refuse_unless(lays <= (state.free_districts != 0), "pending", "districts are not chosen at this table")
    waits = lays and not owes(state, "tile")
    refuse_unless((state.tile != NONE) == waits, "tile", "is said when, and only when, it waits for a district")
    if state.tile != NONE:
        refuse_unless(has(state.drawn, state.tile), "tile", "was not drawn")
    if state.due() == box.LAY:
        refuse_unless(turn.can_lay(state), "tile", "no district takes it")
    tops = [stack for stack in range(len(state.tiles)) if state.tiles[stack] > 0 and state.tops[stack] == NONE]
    unseen = bool(tops) or owes(state, "tile")
    refuse_unless(not owes(state, "top") or unseen, "pending", "every top has been seen")
    if owes(state, "draw"):
        refuse_unless(state.has_tiles_to_draw(), "pending", "there is no tile to draw")
    if owes(state, "endtile"):
        ready = not state.has_tiles_to_draw() and state.end_stack != 0
        refuse_unless(ready, "pending", "there is no end-game tile to take")
    early = owes(state, "draw") or owes(state, "tile") or owes(state, "top") or lays
    refuse_unless(not early or not any(list(state.units)), "units", "no tile can have been used before the draw")


def check_arrival(state: ParisState) -> None:
    """P4.5 to P4.7: benefits belong to the site where the player's key has just arrived."""
    site = state.arrived
    benefits = owes(state, "bonus") or owes(state, "slot") or owes(state, "vp")
    refuse_unless(site != NONE or not benefits, "arrived", "is missing, but benefits are decided")
    slots = [state.slots[kind] for kind in range(box.KINDS)]
    refuse_unless(any(slots) == owes(state, "slot"), "slots", "are open when, and only when, they are decided")
    if site == NONE:
        return
    later = owes(state, "end") and not owes(state, "main")
    refuse_unless(later, "arrived", "is said after a move only")
    refuse_unless(has(state.owned[state.turn], site), "arrived", "the player has no key there")
    bonus = site < box.BUILDINGS and state.tables.fee[site % box.RANKS] >= 0
    refuse_unless(bonus or not owes(state, "bonus"), "pending", "no bonus tile can be taken there")
    for kind in range(box.RESOURCES, box.KINDS):
        there = state.tables.slots[(site - box.BUILDINGS) * box.KINDS + kind] if site >= box.BUILDINGS else 0
        refuse_unless(state.slots[kind] <= there, "slots", "the landmark has not so many")
