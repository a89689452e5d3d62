"""What can happen on the quays."""

from dataclasses import dataclass

from paname.core.events import Event


@dataclass(frozen=True)
class StartDrawn(Event):
    """Q1.3: who begins."""

    seat: int


@dataclass(frozen=True)
class CustomersDealt(Event):
    """Q1.4: a bookseller got two customers; only they are told which."""

    seat: int
    genres: tuple[str, ...]


@dataclass(frozen=True)
class CustomerKept(Event):
    """Q1.4: a bookseller kept one customer; only they are told which."""

    seat: int
    genre: str | None


@dataclass(frozen=True)
class BookLaidOut(Event):
    """Q1.5, Q2.4: a book from the crate lies in a stall."""

    stall: str
    book: str
    genre: str
    stars: int


@dataclass(frozen=True)
class BookBought(Event):
    """Q2.1, Q2.3: the stroller stopped at a stall, and its book went onto a shelf."""

    seat: int
    came_from: str
    stall: str
    book: str
    genre: str
    stars: int
    books: int


@dataclass(frozen=True)
class PadlockHung(Event):
    """Q2.2: a bridge was crossed and is closed from now on."""

    seat: int
    bridge: str
    padlocks: int


@dataclass(frozen=True)
class GameEnded(Event):
    """Q3.1: evening; the customers are shown."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    customers: tuple[str, ...]
