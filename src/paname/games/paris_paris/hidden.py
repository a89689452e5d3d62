"""What a seat can't know (T5.4): the others' markers, drawn again for a world that looks the same to it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from paname.core.bits import bit, has
from paname.core.rng import Rng
from paname.games.paris_paris.network import LINES
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import of_seat, tally


def redraw(world: ParisParisState, seat: int, rng: Rng) -> None:
    """T5.4: in a copy of the state, draw the others' markers again; everything else was seen by all (R-T3)."""
    if not world.is_over:
        deal_markers(world, seat, rng)


def deal_markers(world: ParisParisState, seat: i64, rng: Rng) -> None:
    """T1.2: any of the markers that the seat does not know may be any other player's."""
    seen: i64 = 0
    for place in range(world.final_tours()):
        if is_known(world, seat, place):
            seen |= bit(world.marker(place))
    lines = vec[i64]()
    for line in range(LINES):
        if not has(seen, line):
            lines = append(lines, line)
    left: i64 = len(lines)
    for place in range(world.players):
        if place != seat and world.marker(place) >= 0:
            pick = rng.below(left)
            left -= 1
            line = lines[pick]
            lines[pick] = lines[left]
            world.markers += tally(place, line + 1) - tally(place, of_seat(world.markers, place))


def is_known(world: ParisParisState, seat: i64, place: i64) -> bool:
    """Whether a marker was drawn and is the seat's own or the open one."""
    return world.marker(place) >= 0 and place in (seat, world.players)
