"""What a seat may know of the end-game tiles, and worlds that it cannot tell apart (P7.7, R-P2).

Everybody knows who took a tile, in which order, and which tiles were used when. A player who takes one has just
looked through the stack, and so knows the set of tiles taken between two of their looks, but not who took which.
"""

from mypy_extensions import i64

from paname.core.bits import bit, count, has, nth
from paname.core.rng import Rng
from paname.games.paris import structure as box
from paname.games.paris.state import NONE, ParisState


def takes(state: ParisState) -> int:
    """P6.1: how many tiles have been taken."""
    return box.END_TILES - count(state.end_stack)


def is_looking(state: ParisState, seat: i64) -> bool:
    """P6.3: whether the seat has the stack in hand now."""
    return state.due() == box.END_TILE and state.turn == seat


def looks(state: ParisState, seat: i64) -> list[int]:
    """P6.3: after how many takes the seat looked through the stack, each time."""
    found = [take for take in range(takes(state)) if state.end_takers[take] == seat]
    return [*found, takes(state)] if is_looking(state, seat) else found


def stack_after(state: ParisState, number: i64) -> i64:
    """The tiles of the stack after so many takes."""
    left: i64 = box.ALL_END_TILES
    for take in range(number):
        left ^= bit(state.end_taken[take])
    return left


def taker(state: ParisState, tile: i64) -> i64:
    """P6.2: who took a tile that is not in the stack."""
    take: i64 = 0
    while state.end_taken[take] != tile:
        take += 1
    return state.end_takers[take]


def redraw(world: ParisState, seat: i64, rng: Rng) -> None:
    """R-P2: redraw which tiles the others took; every world that the seat can't tell apart is equally likely."""
    start = 0
    for look in looks(world, seat):
        redraw_takes(world, start, look, stack_after(world, start) & ~stack_after(world, look), rng)
        start = look + 1
    if start <= takes(world):
        redraw_takes(world, start, takes(world), stack_after(world, start), rng)
    rebuild(world)


def redraw_takes(world: ParisState, start: int, end: int, tiles: i64, rng: Rng) -> None:
    """R-P2: some takes in a row, of tiles from a set.

    A used tile was in a take of its user made before the use. Tiles used earlier are drawn first: so every choice
    leaves equally many to the tiles that follow, and all arrangements are equally likely.
    """
    used = [tile for tile in range(box.END_TILES) if has(tiles, tile) and world.end_used_at[tile] != NONE]
    takers = {tile: taker(world, tile) for tile in used}
    open_takes = list(range(start, end))
    for _, tile in sorted([(world.end_used_at[tile], tile) for tile in used]):
        user, limit = takers[tile], world.end_used_at[tile]
        places = [take for take in open_takes if world.end_takers[take] == user and take < limit]
        place = places[rng.below(len(places))]
        open_takes.remove(place)
        world.end_taken[place] = tile
        tiles ^= bit(tile)
    for take in open_takes:
        tile = nth(tiles, rng.below(count(tiles)))
        world.end_taken[take] = tile
        tiles ^= bit(tile)


def rebuild(state: ParisState) -> None:
    """P6.1, P6.2: the stack and what each player holds follow from the takes and the uses."""
    number = takes(state)
    state.end_stack = stack_after(state, number)
    for seat in range(state.players):
        state.end_held[seat] = held_by(state, seat, number)


def held_by(state: ParisState, seat: i64, number: i64) -> i64:
    """P6.2: the unused end-game tiles of a player after so many takes."""
    held: i64 = 0
    for take in range(number):
        tile = state.end_taken[take]
        if state.end_takers[take] == seat and state.end_used_at[tile] == NONE:
            held |= bit(tile)
    return held
