"""What a seat may know (Q1.4), as JSON, as a row of numbers, and as a world it can't tell from the real one."""

from typing import Final

from les_quais.components import BOOKS, BRIDGES, GENRES, PAIRS, SEATS, STALLS
from les_quais.position import public_part
from les_quais.state import NOTHING, QuaisState
from paname.core.bits import bit, members
from paname.core.layout import Layout, flags, numbers
from paname.core.observation import Observation
from paname.core.rng import Rng
from paname.core.state import OVER

LAYOUT: Final = Layout(
    1,
    [
        flags("seat", "The seat that looks: sun, moon.", 2),
        flags("to_move", "Who moves: own, other, chance, nobody (the game is over).", 4),
        flags("due", "What chance owes: nothing, start, customers, book.", 4),
        flags("next", "Who moves after the draw: own, other.", 2),
        flags("start", "Q1.3: who began: own, other.", 2),
        flags("stroller", "Q2.1: where the stroller stands.", len(STALLS)),
        flags("stalls", "Q1.5: the book in each stall.", len(STALLS), BOOKS),
        flags("crate", "Q1.1: the books that may still come.", BOOKS),
        flags("shelves", "Q2.3: the books on the shelves: own, other.", 2, BOOKS),
        flags("hung", "Q2.2: the bridges with a padlock: own, other.", 2, len(BRIDGES)),
        numbers("padlocks", "Q2.2: the padlocks left: own, other.", len(BRIDGES), 2),
        flags("dealt", "Q1.4: the customers the seat was dealt.", len(GENRES)),
        flags("kept", "Q1.4: the customer the seat kept.", len(GENRES)),
        flags("chose", "Q1.4: who has kept a customer: own, other.", 2),
        flags("shown", "Q1.4: the other's customer, once the game is over.", len(GENRES)),
    ],
)


def view(state: QuaisState, seat: int) -> dict[str, object]:
    """Q1.4: the open table and your own customers; everybody's once the game is over. A spectator is seat -1."""
    shown = [seat_ for seat_ in range(2) if seat_ == seat or state.to_move == OVER]
    return {
        **public_part(state),
        "seat": seat,
        "dealt": [GENRES[genre] for genre in members(state.dealt[seat])] if seat >= 0 else [],
        "chose": {SEATS[player]: state.kept[player] != NOTHING for player in range(2)},
        "customers": {SEATS[player]: GENRES[state.kept[player]] for player in shown if state.kept[player] != NOTHING},
        "books": {SEATS[player]: [len(state.books(player, genre)) for genre in range(4)] for player in range(2)},
    }


def observe(state: QuaisState, seat: int, row: Observation) -> None:
    """The same as a row of small numbers, in the order of the layout."""
    other = 1 - seat
    row.put_one(seat, 2)
    row.put_one(state.to_move ^ seat if state.to_move >= 0 else 1 - state.to_move, 4)
    row.put_one(state.due, 4)
    row.put_one(state.turn ^ seat if state.turn >= 0 else NOTHING, 2)
    row.put_one(state.start ^ seat if state.start >= 0 else NOTHING, 2)
    row.put_one(state.stroller, len(STALLS))
    for book in state.stalls:
        row.put_one(book, BOOKS)
    row.put_set(state.crate, BOOKS)
    for player in (seat, other):
        row.put_set(state.shelves[player], BOOKS)
    for player in (seat, other):
        row.put_set(state.hung[player], len(BRIDGES))
    for player in (seat, other):
        row.put(state.padlocks[player])
    row.put_set(state.dealt[seat], len(GENRES))
    row.put_one(state.kept[seat], len(GENRES))
    for player in (seat, other):
        row.put(0 if state.kept[player] == NOTHING else 1)
    row.put_one(state.kept[other] if state.to_move == OVER else NOTHING, len(GENRES))


def redraw(world: QuaisState, seat: int, rng: Rng) -> None:
    """Q1.4: draw again what the seat doesn't know: the rival's choice, and for a spectator the deal itself."""
    if world.to_move != OVER:
        if seat < 0 and world.dealt[0]:
            pair = PAIRS[rng.below(len(PAIRS))]
            for genre in range(len(GENRES)):
                mine = 0 if genre in pair else 1
                world.dealt[mine] |= bit(genre)
                world.dealt[1 - mine] &= ~bit(genre)
        for other in range(2):
            if other != seat and world.kept[other] != NOTHING:
                dealt = members(world.dealt[other])
                world.kept[other] = dealt[rng.below(len(dealt))]
