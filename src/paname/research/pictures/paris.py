"""Paris: six districts with their building spaces, landmarks and keys; banks on the left, the scores below."""

from typing import Any, Final

from paname.core.game import Game
from paname.research.pictures.canvas import INK, PALE, Canvas, Colour

SEATS: Final[dict[str, Colour]] = {
    "sun": (226, 170, 40), "moon": (90, 120, 190), "lily": (170, 80, 150), "star": (60, 140, 100),
}  # fmt: skip
TYPES: Final[dict[str, Colour]] = {
    "cafe": (196, 150, 110), "bakery": (226, 196, 130), "residence": (180, 196, 170),
    "restaurant": (214, 140, 130), "hotel": (150, 170, 200), "theatre": (190, 150, 190),
}  # fmt: skip
GOODS: Final[dict[str, Colour]] = {
    "wood": (140, 100, 60), "marble": (236, 236, 232), "gold": (236, 200, 60),
    "bronze": (176, 120, 70), "silver": (190, 196, 204), "gold-prestige": (250, 216, 90),
}  # fmt: skip
LANDMARK: Final = (120, 110, 104)
SPACE: Final = 40
EDGE: Final = 12
ROW: Final = 64


def paint(view: dict[str, Any], game: Game) -> Canvas:  # noqa: ARG001 - what every painter is given
    """One row a district, from the bank to the landmarks."""
    canvas = Canvas(EDGE * 2 + SPACE * 11, EDGE * 2 + ROW * 6 + 40)
    for row, district in enumerate(view["districts"]):
        y = EDGE + row * ROW
        canvas.number(EDGE, y + 12, district["bank"], 3)
        paint_keys(canvas, EDGE, y + SPACE + 4, district["bank_keys"])
        for place, space in enumerate(district["buildings"]):
            paint_space(canvas, EDGE + (place + 1) * SPACE, y, space)
        for place, landmark in enumerate(district["landmarks"]):
            x = EDGE + (7 + place) * SPACE
            canvas.rectangle(x, y, SPACE - 3, SPACE, LANDMARK)
            canvas.number(x + 4, y + 6, landmark["value"], 2, PALE)
            paint_keys(canvas, x, y + SPACE + 4, landmark["keys"])
    seats = [(seat["name"], seat["vp"], SEATS[seat["name"]]) for seat in view["seats"]]
    canvas.scores(EDGE, EDGE * 2 + ROW * 6 + 5, 100, seats, view["to_move"])
    return canvas


def paint_space(canvas: Canvas, x: int, y: int, space: dict[str, Any]) -> None:
    """A building space: its value, its type's colour once built, its token, its keys."""
    canvas.rectangle(x, y, SPACE - 3, SPACE, PALE if space["type"] is None else TYPES[space["type"]])
    canvas.number(x + 4, y + 6, space["value"], 2, INK)
    if space["token"] is not None:
        canvas.disc(x + SPACE - 13, y + SPACE - 12, 6, GOODS[space["token"]])
    paint_keys(canvas, x, y + SPACE + 4, space["keys"])


def paint_keys(canvas: Canvas, x: int, y: int, owners: list[str]) -> None:
    """Keys side by side in their owners' colours."""
    for place, owner in enumerate(owners):
        canvas.rectangle(x + place * 9, y, 7, 12, SEATS[owner])
