"""Points, for the end of the game and for any position before it."""

from les_quais.components import GENRES
from les_quais.state import QuaisState
from paname.core.events import ScoreLine
from paname.core.state import OVER


def breakdown(state: QuaisState) -> list[ScoreLine]:
    """Q4: every line that gives points, seat by seat."""
    return [line for seat in range(2) for line in lines(state, seat) if line.points]


def lines(state: QuaisState, seat: int) -> list[ScoreLine]:
    """Q4: one player's lines; customers are secret and pay when the game is over."""
    tables = state.tables
    found: list[ScoreLine] = []
    for genre, name in enumerate(GENRES):
        own, other = state.books(seat, genre), state.books(1 - seat, genre)
        subject = (("genre", name),)
        stars = sum(tables.stars[book] for book in own)
        found.append(ScoreLine(seat, "Q4.1", "stars", stars, subject, (("n", len(own)),)))
        fuller = tables.fuller_shelf if len(own) > len(other) else 0
        found.append(ScoreLine(seat, "Q4.2", "shelf", fuller, subject, (("own", len(own)), ("other", len(other)))))
        if state.to_move == OVER and state.kept[seat] == genre:
            paid = len(own) * tables.customer
            found.append(ScoreLine(seat, "Q4.3", "customer", paid, subject, (("n", len(own)),)))
    left = int(state.padlocks[seat])
    found.append(ScoreLine(seat, "Q4.4", "padlocks", left * tables.padlock, (), (("n", left),)))
    return found


def score(state: QuaisState, seat: int) -> int:
    """Q4: the points of one player."""
    return sum(line.points for line in lines(state, seat))


def winners(state: QuaisState) -> list[int]:
    """Q4.5: the higher score, or both."""
    scores = [score(state, seat) for seat in range(2)]
    return [seat for seat in range(2) if scores[seat] == max(scores)]
