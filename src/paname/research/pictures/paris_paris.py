"""Paris Paris: the network, the shops in their owners' colours, ringed stations on offer, the scores below."""

from typing import Any, Final

from paname.core.game import Game
from paname.games.paris_paris.game import ParisParisGame
from paname.research.pictures.canvas import INK, PALE, Canvas, Colour

SCALE: Final = 0.5
EDGE: Final = 24
LINES: Final[dict[str, Colour]] = {
    "green": (70, 150, 80), "red": (200, 60, 60), "blue": (60, 120, 190), "orange": (228, 120, 40),
    "brown": (130, 95, 65),
}  # fmt: skip
SEATS: Final[tuple[Colour, ...]] = ((236, 190, 40), (120, 70, 160), (230, 120, 160), (40, 40, 40))


def paint(view: dict[str, Any], game: Game) -> Canvas:
    """Lines, stations, shops, scores."""
    assert isinstance(game, ParisParisGame)
    facts: Any = game.facts()
    width, height = facts["board"]
    canvas = Canvas(int(width * SCALE) + 2 * EDGE, int(height * SCALE) + 2 * EDGE + 40)
    places = {station["name"]: at(station["place"]) for station in facts["stations"]}
    for line in facts["lines"]:
        colour = LINES.get(line["colour"], INK)
        for start, end in zip(line["stations"], line["stations"][1:], strict=False):
            canvas.stroke(places[start], places[end], 4, colour)
    offered = [tile.split("/")[0] for tile in view["offer"]]
    names = [seat["name"] for seat in facts["seats"]]
    for station in facts["stations"]:
        x, y = places[station["name"]]
        canvas.disc(x, y, 11 if station["name"] in offered else 8, INK)
        canvas.disc(x, y, 7, PALE)
        for shop, owner in enumerate(view["shops"].get(station["name"], [])):
            canvas.rectangle(x - 12 + 13 * shop, y - 20, 11, 11, SEATS[names.index(owner)])
    seats = list(zip(view["seats"], view["scores"], SEATS, strict=False))
    canvas.scores(EDGE, int(height * SCALE) + 2 * EDGE + 5, 120, seats, view["to_move"])
    return canvas


def at(place: list[int]) -> tuple[float, float]:
    """Where a station lies on the canvas."""
    return EDGE + place[0] * SCALE, EDGE + place[1] * SCALE
