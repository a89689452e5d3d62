"""Les Quais as a picture for researchers: the river with its stalls, and the scores that everybody can see."""

from typing import Any, Final

from les_quais.components import BRIDGES, SEATS, STALLS, across
from paname.core.game import Game
from paname.research.pictures.canvas import INK, PALE, Canvas, Colour

STEP: Final = 84
EDGE: Final = 16
WATER: Final = (120, 168, 190)
STONE: Final = (226, 214, 186)
COLOURS: Final[dict[str, Colour]] = {"sun": (229, 127, 38), "moon": (79, 140, 228)}
GENRES: Final[dict[str, Colour]] = {
    "poetry": (133, 94, 176), "novels": (200, 72, 52), "travel": (52, 104, 170), "theatre": (70, 140, 84),
}  # fmt: skip


def paint(view: dict[str, Any], game: Game) -> Canvas:
    """Water, bridges, books, the stroller, and how many books each player has."""
    books: Any = {book["title"]: book for book in game.facts()["books"]}  # type: ignore[attr-defined]
    canvas = Canvas(5 * STEP + 2 * EDGE, 320)
    canvas.rectangle(0, 100, 5 * STEP + 2 * EDGE, 60, WATER)
    for bridge, name in enumerate(BRIDGES):
        paint_bridge(canvas, bridge, next((seat for seat in SEATS if name in view["hung"][seat]), None))
    for stall, title in enumerate(view["stalls"]):
        if title is not None:
            paint_book(canvas, stall, books[title])
    x, y = place(STALLS.index(view["stroller"]))
    canvas.disc(x + 32, y + (66 if y < 100 else -8), 7, INK)
    seats = [(seat, sum(view["books"][seat]), COLOURS[seat]) for seat in SEATS]
    canvas.scores(EDGE, 270, 2 * STEP, seats, view["to_move"])
    return canvas


def place(stall: int) -> tuple[int, int]:
    """The upper left corner of a stall."""
    above = stall < len(STALLS) // 2
    return EDGE + (stall if above else across(stall)) * STEP, 20 if above else 190


def paint_bridge(canvas: Canvas, bridge: int, lock: str | None) -> None:
    """A bridge; a padlock in its owner's colour."""
    canvas.rectangle(EDGE + bridge * STEP + 20, 94, 24, 72, STONE)
    canvas.disc(EDGE + bridge * STEP + 32, 130, 8, PALE if lock is None else COLOURS[lock])


def paint_book(canvas: Canvas, stall: int, book: dict[str, Any]) -> None:
    """A book in the colour of its genre, its stars as a number."""
    x, y = place(stall)
    canvas.rectangle(x, y, 64, 58, GENRES[book["genre"]])
    canvas.number(x + 26, y + 18, book["stars"], 5, (255, 255, 255))
