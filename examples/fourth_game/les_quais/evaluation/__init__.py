"""What a position is worth to a bot: a few named terms for each seat, in points at the end of the game."""

from math import exp
from typing import Final, cast

from les_quais.components import GENRES, STALLS, genre_of
from les_quais.state import NOTHING, QuaisState
from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import Weights
from paname.core.bits import count
from paname.core.state import State

TERMS: Final = (
    "stars",  # Q4.1: the stars on the shelf
    "shelves",  # Q4.2: the fuller shelves that can be expected
    "customer",  # Q4.3: what the customer pays for the books so far
    "padlocks",  # Q4.4: what the padlocks in hand are worth
    "offer",  # Q2.1: the best book within reach of whoever moves next
)


class QuaisEvaluation(Evaluation):
    """The terms of one bookseller."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(list(TERMS), weights)

    def measure(self, state: State, seat: int) -> None:
        """Fill the terms of one player."""
        quais = cast("QuaisState", state)
        tables, kept = quais.tables, quais.kept[seat]
        left = max(1.0, float(2 * tables.books_each - count(quais.shelves[0]) - count(quais.shelves[1])))
        stars = shelves = customer = 0.0
        for genre in range(len(GENRES)):
            own, other = quais.books(seat, genre), quais.books(1 - seat, genre)
            stars += sum(tables.stars[book] for book in own)
            shelves += tables.fuller_shelf * likely(len(own) - len(other), left)
            customer += tables.customer * len(own) if genre == kept else 0
        padlocks = float(tables.padlock * quais.padlocks[seat])
        for place, value in enumerate((stars, shelves, customer, padlocks, offer(quais, seat))):
            self.terms[place] = value


def likely(lead: int, left: float) -> float:
    """How likely a lead of so many books in a genre lasts while so many books are still to be bought."""
    return 1.0 / (1.0 + exp(-(lead - 0.3) * 3.0 / left**0.5))


def offer(state: QuaisState, seat: int) -> float:
    """The best stars and customer's pay within a walk, for the seat whose turn comes next."""
    mover = state.to_move if state.to_move >= 0 else state.turn
    if mover != seat:
        return 0.0
    reach = [state.stalls[(state.stroller + steps) % len(STALLS)] for steps in range(1, state.tables.longest_walk + 1)]
    return float(max((worth(state, seat, book) for book in reach if book != NOTHING), default=0))


def worth(state: QuaisState, seat: int, book: int) -> int:
    """What a book pays at once."""
    wanted = genre_of(book) == state.kept[seat]
    return state.tables.stars[book] + (state.tables.customer if wanted else 0)


def create(weights: Weights) -> Evaluation:
    """The evaluation with these weights."""
    return QuaisEvaluation(weights)
