"""The position of a game: who has which books, what lies in the stalls, and whose customers are whose."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from les_quais.components import BOOKS, SHELF, STALLS, Tables
from paname.core.bits import count, has
from paname.core.state import CHANCE, Setup, State

NOTHING: Final = -1

# What chance owes.
DRAW_NOTHING: Final = 0
DRAW_START: Final = 1
DRAW_CUSTOMERS: Final = 2
DRAW_BOOK: Final = 3

FIELDS: Final = ("due", "start", "turn", "stroller", "crate", "stalls", "shelves", "dealt", "kept", "padlocks", "hung")


class QuaisState(State):
    """Books, genres and bridges are numbers; sets of them are bits."""

    due: int = DRAW_START
    start: int = NOTHING
    turn: int = NOTHING  # who moves after the draw
    stroller: int = 0
    crate: int = (1 << BOOKS) - 1
    stalls: vec[i64] = vec[i64]([NOTHING] * len(STALLS))
    shelves: vec[i64] = vec[i64]([0, 0])
    dealt: vec[i64] = vec[i64]([0, 0])
    kept: vec[i64] = vec[i64]([NOTHING, NOTHING])
    padlocks: vec[i64] = vec[i64]([0, 0])
    hung: vec[i64] = vec[i64]([0, 0])

    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__(setup)
        self.tables = tables
        self.to_move = CHANCE
        for name in ("stalls", "shelves", "dealt", "kept", "hung"):
            setattr(self, name, getattr(QuaisState, name)[:])
        self.padlocks = vec[i64]([tables.padlocks, tables.padlocks])

    def fields(self) -> list[str]:
        """The names of the integers and vectors that make up the position."""
        return list(FIELDS)

    def secret_fields(self) -> list[str]:
        """Q1.4: the customers that a player was dealt and keeps."""
        return ["dealt", "kept"]

    def copy_from(self, other: "QuaisState") -> None:
        """Become equal to another state."""
        self.copy_base(other)
        for name in FIELDS:
            value = getattr(other, name)
            setattr(self, name, value if isinstance(value, int) else value[:])

    def empty_stall(self) -> int:
        """The first stall without a book, or NOTHING."""
        for stall, book in enumerate(self.stalls):
            if book == NOTHING:
                return stall
        return NOTHING

    def books(self, seat: int, genre: int) -> list[int]:
        """A player's books of one genre."""
        shelf = self.shelves[seat]
        return [book for book in range(genre * SHELF, (genre + 1) * SHELF) if has(shelf, book)]

    def is_full(self, seat: int) -> bool:
        """Q3.1: whether a player has all the books of the day."""
        return count(self.shelves[seat]) >= self.tables.books_each
