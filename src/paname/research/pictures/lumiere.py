"""Lumière: the square with its colours, buildings and pieces; the scores below in the players' colours."""

from typing import Any, Final

from paname.core.game import Game
from paname.games.lumiere.square import read_space
from paname.research.pictures.canvas import INK, PALE, Canvas, Colour

CELL: Final = 40
EDGE: Final = 10
ORANGE: Final = (232, 134, 46)
BLUE: Final = (62, 118, 180)
SEATS: Final[dict[str, Colour]] = {"orange": ORANGE, "blue": BLUE}
GROUND: Final[dict[str, Colour]] = {
    "o": (246, 200, 150), "b": (168, 198, 226), "s": (196, 186, 206), "l": (252, 236, 150), ".": PALE,
}  # fmt: skip
PIECES: Final[dict[str, Colour]] = {
    "painter": (150, 60, 140), "dancer": (196, 40, 70), "lamp_tile": (252, 226, 90), "large_lamp": (255, 246, 190),
}  # fmt: skip
WATER: Final = (90, 176, 190)
STATUE: Final = (120, 120, 120)


def paint(view: dict[str, Any], game: Game) -> Canvas:  # noqa: ARG001 - what every painter is given
    """The square, then buildings, then pieces, then scores."""
    canvas = Canvas(8 * CELL + 2 * EDGE, 8 * CELL + 2 * EDGE + 40)
    for row, letters in enumerate(view["square"]):
        for column, letter in enumerate(letters):
            canvas.rectangle(EDGE + column * CELL, EDGE + row * CELL, CELL - 1, CELL - 1, GROUND[letter])
    for entry in view["buildings"]:
        paint_building(canvas, entry["spaces"], SEATS[entry["owner"]])
    for space in view["lamps"]:
        spot(canvas, space, 5, PIECES["lamp_tile"])
    paint_pieces(canvas, view)
    seats = [(name, points, colour) for (name, colour), points in zip(SEATS.items(), view["scores"], strict=True)]
    canvas.scores(EDGE, 8 * CELL + 2 * EDGE + 5, 4 * CELL, seats, view["to_move"])
    return canvas


def paint_building(canvas: Canvas, spaces: list[str], colour: Colour) -> None:
    """A building in its owner's colour, without seams between its spaces."""
    for name in spaces:
        space = read_space(name)
        right, below = space + 1, space + 8
        places = [read_space(other) for other in spaces]
        width = CELL if right in places and space % 8 < 7 else CELL - 8
        height = CELL if below in places else CELL - 8
        x, y = EDGE + space % 8 * CELL + 4, EDGE + space // 8 * CELL + 4
        canvas.rectangle(x, y, width, CELL - 8, colour)
        canvas.rectangle(x, y, CELL - 8, height, colour)


def paint_pieces(canvas: Canvas, view: dict[str, Any]) -> None:
    """Whatever the postcards put on the square."""
    for name in view["fountain"]:
        spot(canvas, name, 14, WATER)
    for name, colour in PIECES.items():
        if view[name] is not None:
            spot(canvas, view[name], 12, colour)
    if view["annex"] is not None:
        spot(canvas, view["annex"]["space"], 8, INK)
    if view["statue"] is not None:
        spot(canvas, view["statue"]["space"], 12, STATUE)


def spot(canvas: Canvas, name: str, radius: int, colour: Colour) -> None:
    """A disc in the middle of a space."""
    space = read_space(name)
    canvas.disc(EDGE + (space % 8 + 0.5) * CELL, EDGE + (space // 8 + 0.5) * CELL, radius, colour)
