"""The printed facts: quays, bridges and genres by name, and the numbers and books of the component file."""

from importlib.resources import files
from typing import Final

from paname.core.components import Reader

SEATS: Final = ("sun", "moon")
GENRES: Final = ("poetry", "novels", "travel", "theatre")
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
SHELF: Final = 8  # books of one genre
BOOKS: Final = len(GENRES) * SHELF

# Clockwise: along the Right Bank with the sun in your back, home along the Left Bank.
STALLS: Final = (
    "louvre", "megisserie", "gesvres", "hotel_de_ville", "celestins",
    "tournelle", "montebello", "saint_michel", "augustins", "malaquais",
)  # fmt: skip
BRIDGES: Final = ("pont_des_arts", "pont_neuf", "pont_au_change", "pont_d_arcole", "pont_marie")


def across(stall: int) -> int:
    """Q1.2: the stall straight across the river."""
    return len(STALLS) - 1 - stall


def bridge_at(stall: int) -> int:
    """Q1.2: the bridge that begins at a stall."""
    return min(stall, across(stall))


def genre_of(book: int) -> int:
    """Q1.1: the genre of a book."""
    return book // SHELF


class Tables:
    """The component file, checked."""

    def __init__(self, text: str) -> None:
        reader = Reader(text, "les_quais")
        self.books_each = reader.number("numbers.books_each", 1, (BOOKS - len(STALLS) + 1) // 2)
        self.longest_walk = reader.number("numbers.longest_walk", 1, len(STALLS) - 1)
        self.padlocks = reader.number("numbers.padlocks", 0, len(BRIDGES))
        self.fuller_shelf = reader.number("numbers.fuller_shelf", 0, 99)
        self.customer = reader.number("numbers.customer", 0, 99)
        self.padlock = reader.number("numbers.padlock", 0, 99)
        self.titles: list[str] = []
        self.stars: list[int] = []
        for genre in GENRES:
            self.read_books(reader, f"books.{genre}")
        reader.finish()
        self.marks = reader.marks

    def read_books(self, reader: Reader, path: str) -> None:
        """Q1.1: eight titles of one genre with their stars."""
        table = reader.table(path)
        reader.mark(path, table)
        titles = reader.texts(path, table.get("titles"))
        stars = table.get("stars")
        if not isinstance(stars, list) or len(stars) != SHELF or len(titles) != SHELF:
            reader.wrong(path, "shelf", count=SHELF)
            return
        self.titles += titles
        self.stars += [reader.bounded(path, number, 1, 9) for number in stars]

    def facts(self) -> dict[str, object]:
        """What a client needs to draw the table, with the mark of every fact."""
        return {
            "seats": list(SEATS),
            "genres": list(GENRES),
            "stalls": list(STALLS),
            "bridges": list(BRIDGES),
            "books": [
                {"title": title, "genre": GENRES[genre_of(book)], "stars": self.stars[book]}
                for book, title in enumerate(self.titles)
            ],
            "books_each": self.books_each,
            "longest_walk": self.longest_walk,
            "padlocks": self.padlocks,
            "fuller_shelf": self.fuller_shelf,
            "customer": self.customer,
            "padlock": self.padlock,
            "marks": self.marks,
        }


def printed_components() -> str:
    """The component file that comes with the game."""
    return files("les_quais").joinpath("components.toml").read_text(encoding="utf-8")
