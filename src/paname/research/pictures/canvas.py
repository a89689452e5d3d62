"""A picture of rectangles, discs, strokes and numbers, drawn with NumPy alone."""

from typing import Final

import numpy as np

Colour = tuple[int, int, int]
Point = tuple[float, float]

PAPER: Final = (246, 241, 230)
INK: Final = (52, 48, 44)
PALE: Final = (214, 206, 190)

# The digits, minus and blank as three columns by five rows, read row by row.
DIGITS: Final = {
    "0": "111101101101111", "1": "010110010010111", "2": "111001111100111", "3": "111001111001111",
    "4": "101101111001001", "5": "111100111001111", "6": "111100111101111", "7": "111001001001001",
    "8": "111101111101111", "9": "111101111001111", "-": "000000111000000",
}  # fmt: skip


class Canvas:
    """Pixels from the upper left; whatever reaches beyond the edge is cut off."""

    def __init__(self, width: int, height: int, colour: Colour = PAPER) -> None:
        self.pixels = np.full((height, width, 3), colour, np.uint8)
        self.colours: list[Colour] = []  # of the seats whose scores were written
        self.foot = height  # where the scores begin
        self._rows, self._columns = np.ogrid[:height, :width]

    def rectangle(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled rectangle by its upper left corner."""
        top, left = max(int(y), 0), max(int(x), 0)
        self.pixels[top : max(int(y + height), 0), left : max(int(x + width), 0)] = colour

    def frame(self, x: float, y: float, width: float, height: float, thick: int, colour: Colour) -> None:
        """The border of a rectangle, drawn inwards."""
        self.rectangle(x, y, width, thick, colour)
        self.rectangle(x, y + height - thick, width, thick, colour)
        self.rectangle(x, y, thick, height, colour)
        self.rectangle(x + width - thick, y, thick, height, colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle by its centre."""
        self.pixels[(self._columns - x) ** 2 + (self._rows - y) ** 2 <= radius**2] = colour

    def stroke(self, start: Point, end: Point, thick: float, colour: Colour) -> None:
        """A straight line with round ends."""
        ahead = np.array(end, float) - start
        length = float(ahead @ ahead) or 1.0
        across, down = self._columns - start[0], self._rows - start[1]
        along = np.clip((across * ahead[0] + down * ahead[1]) / length, 0, 1)
        distance = (across - along * ahead[0]) ** 2 + (down - along * ahead[1]) ** 2
        self.pixels[distance <= (thick / 2) ** 2] = colour

    def number(self, x: float, y: float, value: int, size: int, colour: Colour = INK) -> None:
        """A whole number by its upper left corner, each dot of its digits that many pixels wide."""
        for place, letter in enumerate(str(value)):
            for dot, ink in enumerate(DIGITS[letter]):
                if ink == "1":
                    column = place * 4 + dot % 3
                    self.rectangle(x + column * size, y + dot // 3 * size, size, size, colour)

    def scores(self, x: float, y: float, apart: int, seats: list[tuple[str, int, Colour]], mover: str) -> None:
        """The points of all seats in their colours, with a bar below whose turn it is."""
        self.colours = [colour for _, _, colour in seats]
        self.foot = int(y)
        for place, (name, points, colour) in enumerate(seats):
            self.number(x + place * apart, y, points, 5, colour)
            if name == mover:
                self.rectangle(x + place * apart, y + 29, 35, 3, INK)
