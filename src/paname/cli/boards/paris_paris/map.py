"""The bus lines as text: every station with its shops and its name, small letters for the lines between them.

Places come from the component file, so custom maps are drawn as well; names go where they cover least.
"""

from itertools import pairwise
from typing import Any, Final

from rich.text import Text

from paname.cli.boards import View
from paname.cli.words import seat_style

WIDTH: Final = 78
HEIGHT: Final = 29
LINE_STYLES: Final = {
    "green": "#4fd6a4",
    "red": "#ea5a30",
    "blue": "#4a93ee",
    "orange": "#ffcd52",
    "brown": "#b09a80",
}
FREE: Final = "·"
OFFERED: Final = "*"

Facts = dict[str, Any]
Spot = tuple[int, int]


class Canvas:
    """Letters with styles; some are fixed, and nothing may be written over those."""

    def __init__(self) -> None:
        self.letters = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.styles = [[""] * WIDTH for _ in range(HEIGHT)]
        self.fixed: set[Spot] = set()

    def put(self, spot: Spot, letter: str, style: str) -> None:
        """Write one letter."""
        x, y = spot
        self.letters[y][x] = letter
        self.styles[y][x] = style

    def write(self, spot: Spot, text: str, styles: list[str]) -> None:
        """Write a row of letters that stay."""
        for place, letter in enumerate(text):
            here = (spot[0] + place, spot[1])
            self.put(here, letter, styles[place])
            self.fixed.add(here)

    def cost(self, spot: Spot, width: int) -> int:
        """How much a text would cover here, with a blank at either side; a thousand where it does not fit."""
        x, y = spot
        if x < 0 or x + width > WIDTH or not 0 <= y < HEIGHT:
            return 1000
        row = [(place, y) for place in range(max(x - 1, 0), min(x + width + 1, WIDTH))]
        return sum(1000 if here in self.fixed else self.letters[y][here[0]] != " " for here in row)

    def text(self) -> Text:
        """The picture without its empty rows."""
        rows = [row for row in range(HEIGHT) if any(letter != " " for letter in self.letters[row])]
        return Text("\n").join(self.row(y) for y in range(rows[0], rows[-1] + 1))

    def row(self, y: int) -> Text:
        """One row."""
        text = Text(no_wrap=True)
        for letter, style in zip(self.letters[y], self.styles[y], strict=True):
            text.append(letter, style)
        text.rstrip()
        return text


def draw_map(view: View, facts: Facts) -> Text:
    """T0.1, T0.4: lines first, then stations, then names."""
    width, height = facts["board"]
    spots = {
        station["name"]: (
            1 + round(station["place"][0] * (WIDTH - 6) / width),
            round(station["place"][1] * (HEIGHT - 1) / height),
        )
        for station in facts["stations"]
    }
    canvas = Canvas()
    for line in facts["lines"]:
        for one, other in pairwise(line["stations"]):
            draw_stretch(canvas, line, spots[one], spots[other])
    for station in facts["stations"]:
        draw_station(canvas, view, station, spots[station["name"]])
    offered = {tile.rpartition("/")[0] for tile in view["offer"]}
    for station in sorted(facts["stations"], key=lambda entry: spots[entry["name"]][::-1]):
        draw_name(canvas, station, spots[station["name"]], offered=station["name"] in offered)
    return canvas.text()


def draw_stretch(canvas: Canvas, line: Facts, one: Spot, other: Spot) -> None:
    """The way between two stations, as every second letter of the line."""
    (x, y), (to_x, to_y) = one, other
    steps = max(abs(to_x - x), 2 * abs(to_y - y), 1)
    for step in range(0, steps + 1, 2):
        spot = (round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps))
        canvas.put(spot, line["letter"].lower(), LINE_STYLES.get(line["colour"], ""))


def draw_station(canvas: Canvas, view: View, station: Facts, spot: Spot) -> None:
    """The shops by their owners' letters, a dot for every free place."""
    letters = seat_letters(view["seats"])
    owners = view["shops"].get(station["name"], [])
    places = [letters[owner] for owner in owners] + [FREE] * (station["room"] - len(owners))
    styles = [seat_style(owner) for owner in owners] + ["dim"] * (station["room"] - len(owners))
    canvas.write((spot[0] - 1, spot[1]), f"[{''.join(places)}]", ["bold", *styles, "bold"])


def draw_name(canvas: Canvas, station: Facts, spot: Spot, *, offered: bool) -> None:
    """The name where it covers least: right, left, then below and above; with a star where a tile is on offer."""
    name = OFFERED + station["name"] if offered else station["name"]
    left, right = spot[0] - 2 - len(name), spot[0] + 2 + station["room"]
    middle = spot[0] + 1 - len(name) // 2
    places = [(right, 0), (left, 0), (right, 1), (middle, 1), (middle, -1), (right, -1), (left, 1), (left, -1)]
    spots = [(x, spot[1] + down) for x, down in places]
    best = min(spots, key=lambda here: canvas.cost(here, len(name)))
    if canvas.cost(best, len(name)) < 1000:
        canvas.write(best, name, ["bold" if offered else ""] * len(name))


def seat_letters(seats: list[str]) -> dict[str, str]:
    """A capital letter for each seat, its first that no earlier seat has."""
    found: dict[str, str] = {}
    for seat in seats:
        found[seat] = next(letter for letter in f"{seat.upper()}1234" if letter not in found.values())
    return found
