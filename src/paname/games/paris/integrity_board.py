"""Whether what lies on the table holds together: the derived is worked out again, the conserved is counted."""

from itertools import pairwise

from mypy_extensions import i64

from paname.core.bits import bit, count, has, members
from paname.core.integrity import refuse_unless
from paname.games.paris import hidden, turn
from paname.games.paris import structure as box
from paname.games.paris.keys import keys_in
from paname.games.paris.labels import pending_names, site_label
from paname.games.paris.state import NONE, ParisState


def owes(state: ParisState, name: str) -> bool:
    """P2.7: whether a decision or draw is pending."""
    return name in pending_names(state.pending)


def check_stacks(state: ParisState) -> None:
    """P1.2: the tiles in the stacks are those not drawn, and the backs of the tops can be theirs."""
    tables = state.tables
    number = 2 if state.setup.options["stacks"] == 2 else box.STACKS
    begun: i64 = box.BUILDINGS - (0 if state.free_districts else tables.removed)
    tiles = sum(list(state.tiles))
    left = begun - count(state.drawn)
    refuse_unless(tiles == left, "stacks", f"hold {tiles} tiles, but {left} of {begun} have not been drawn")
    refuse_unless(not any(list(state.tiles)[number:]), "stacks", f"there are {number} of them at this table")
    for stack in range(box.STACKS):
        seen = state.tops[stack] != NONE
        if not owes(state, "top"):
            refuse_unless(seen == (state.tiles[stack] > 0), "stacks", "every stack with tiles, and no other, has a top")
    for district in range(box.DISTRICTS):
        tops = len([top for top in state.tops if top == district])
        rest = box.RANKS - count(state.drawn & (63 * bit(district * box.RANKS)))
        name = tables.district_ids[district]
        refuse_unless(tops <= rest, "stacks", f"{tops} tops are of {name}, but {rest} of its tiles are not drawn")


def check_buildings(state: ParisState) -> None:
    """P2.1, P2.2: what lies is what was drawn: on its own space, or by the free variant's rule."""
    tables = state.tables
    rest = [tile for tile in members(state.drawn) if tile != state.tile]
    for space in range(box.BUILDINGS):
        kind, district = state.types[space], space // box.RANKS
        where = f"districts.{tables.district_ids[district]}.buildings"
        laid = has(state.sites[district], space)
        refuse_unless(laid == (kind != NONE), where, "a building lies there without a type")
        if not laid:
            continue
        own = [tile for tile in rest if is_tile_for(state, tile, space)]
        refuse_unless(bool(own), where, f"no tile that was drawn is the one of value {tables.value[space]}")
        rest.remove(own[0])
        row = [other for other in range(district * box.RANKS, (district + 1) * box.RANKS) if state.types[other] == kind]
        refuse_unless(row == [space], where, "two buildings of one type lie there")
    waiting = owes(state, "tile") or state.free_districts != 0
    refuse_unless(waiting or not rest, "drawn", "a drawn tile lies nowhere")


def is_tile_for(state: ParisState, tile: i64, space: i64) -> bool:
    """P2.1, P2.2: whether a drawn tile can be the one that lies on a space."""
    alike = tile % box.RANKS == space % box.RANKS and state.tables.type[tile] == state.types[space]
    return alike and (state.free_districts != 0 or tile == space)


def check_landmarks(state: ParisState) -> None:
    """P4.3: the landmarks of a district rise."""
    for district in range(box.DISTRICTS):
        values = [state.tables.value[site] for site in members(state.sites[district]) if site >= box.BUILDINGS]
        where = f"districts.{state.tables.district_ids[district]}.landmarks"
        refuse_unless(len(set(values)) == len(values), where, "two landmarks of one value lie there")


def check_tokens(state: ParisState) -> None:
    """P0.5, P1.3, P2.5: six of every kind, on the board, with players, in the supply or out of the game."""
    random = state.setup.options["random_setup"] in turn.TOKENS_AT_RANDOM
    for kind, good in enumerate(box.GOODS):
        pieces = len([token for token in state.tokens if token == kind])
        for seat in range(state.players):
            pieces += state.goods[seat * box.KINDS + kind]
        pieces += state.supply[kind] if kind < box.RESOURCES else state.gone[kind]
        whole = pieces == box.COPIES or (owes(state, "tokens") and pieces <= box.COPIES)
        refuse_unless(whole, "tokens", f"there are {pieces} of {good}, but {box.COPIES} in the game")
    for space in range(box.BUILDINGS):
        label = site_label(state.tables, space)
        token = state.tokens[space]
        if token == NONE:
            laid = has(state.sites[space // box.RANKS], space) or owes(state, "tokens")
            refuse_unless(laid, "tokens", f"the one beside {label} is gone, but no building was laid there")
        elif random:
            refuse_unless(
                (token == box.GOLD) == (space % box.RANKS == box.RANKS - 1),
                "tokens",
                f"{label} cannot have {box.GOODS[token]}",
            )
        else:
            basic = state.tables.token[space]
            refuse_unless(token == basic, "tokens", f"beside {label} lies {box.GOODS[token]}, not {box.GOODS[basic]}")


def check_track(state: ParisState) -> None:
    """P1.3, P1.5: every number lies on a space of its own letter, on its own space in the basic layout."""
    laying = owes(state, "track")
    ends = [0, *state.tables.letter_end]
    for number in range(1, box.NUMBERS + 1):
        space = state.spaces[number]
        if space == NONE:
            refuse_unless(laying, "track", f"tile {number} lies nowhere")
        elif state.setup.options["random_setup"] in turn.TILES_AT_RANDOM:
            same = [low for low, high in pairwise(ends) if low < number <= high and low < space <= high]
            refuse_unless(bool(same), "track", f"tile {number} lies among those of another letter")
        else:
            refuse_unless(space == number, "track", f"tile {number} does not lie on its own space")


def check_vp_tiles(state: ParisState) -> None:
    """P4.7: each VP tile lies once, and not more of them than districts with four keys."""
    laid = [tile for tile in state.laid_vp if tile != NONE]
    full = [district for district in range(box.DISTRICTS) if keys_in(state, district) >= 4]
    refuse_unless(len(set(laid)) == len(laid), "vp_tile", "one VP tile lies in two districts")
    few = len(laid) + owes(state, "vp") <= len(full)
    refuse_unless(few, "vp_tile", f"{len(laid)} VP tiles lie, but {len(full)} districts have four keys")


def check_end_tiles(state: ParisState) -> None:
    """P6.1, P6.2, P7.1: tiles are taken once all stacks are empty; the stack, what is held and the end follow."""
    number = hidden.takes(state)
    refuse_unless(
        number == 0 or not state.has_tiles_to_draw(), "end_game", "tiles were taken before the stacks were empty"
    )
    refuse_unless(state.end_stack == hidden.stack_after(state, number), "end_game", "the stack is not what is left")
    for tile in range(box.END_TILES):
        refuse_unless(state.end_used_at[tile] <= number, "end_game", "a tile was used after more takes than there were")
    for seat in range(state.players):
        held = hidden.held_by(state, seat, number)
        refuse_unless(state.end_held[seat] == held, "end_game", f"{box.SEATS[seat]} holds other tiles than were taken")
    near = (state.ending != box.NOT_YET) == (state.end_stack == 0)
    refuse_unless(near, "ending", "the end comes when the last end-game tile is taken, not before")
