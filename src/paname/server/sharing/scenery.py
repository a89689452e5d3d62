"""What surrounds the board on a shared picture: an evening over Paris, in the inks of our posters."""

from typing import Final

import numpy as np

from paname.server.sharing.ink import Pixels, box, disc, fill, ring, rounded, shape

WIDTH: Final = 1200
HEIGHT: Final = 630
MIDDLE: Final = 888  # of the right half
INK: Final = (42, 33, 52)
CREAM: Final = (255, 246, 226)
VERMILION: Final = (180, 55, 26)
SKY: Final = ((247, 222, 168), (252, 234, 196))
HORIZON: Final = (238, 178, 134)
HAZE: Final = (214, 142, 112)
LIT: Final = (255, 217, 106)
DARK: Final = (72, 98, 128)
WALLS: Final = ((244, 224, 190), (234, 208, 170), (250, 234, 206))
ROOFS: Final = ((78, 98, 140), (94, 122, 156), (62, 80, 122))
CHIMNEYS: Final = (VERMILION, (46, 96, 178))
GROUND: Final = 612
WINDOW: Final = (13, 19)
HOUSES: Final = (84, 66, 96, 74, 90, 62, 80, 100, 70, 88)
"""Widths of the fronts, one after the other."""


def evening(pixels: Pixels) -> None:
    """Light from the middle of the right half, warmer towards the roofs."""
    y, x = np.ogrid[:HEIGHT, :WIDTH]
    bright = (np.floor(np.arctan2(y - 330, x - MIDDLE) * 36 / (2 * np.pi)) % 2).astype(bool)
    rays = np.where(bright[:, :, None], SKY[0], SKY[1]).astype(float)
    share = np.clip((y - 200) / 420, 0, 1)[:, :, None] * 0.85
    pixels[:] = np.rint(rays * (1 - share) + np.array(HORIZON) * share).astype(np.uint8)


def skyline(pixels: Pixels) -> None:
    """The tower and the domes, far away."""
    tower = (
        shape((1098, 560), (1124, 420), (1133, 300), (1137, 262), (1141, 262), (1145, 300), (1154, 420), (1180, 560)),
        box(1112, 468, 54, 9),
        box(1122, 400, 34, 7),
        box(1136, 240, 6, 26),
    )
    domes = (disc(676, 432, 36), box(640, 432, 72, 130), box(672, 376, 8, 24), disc(632, 458, 16), disc(720, 458, 16))
    for one in (*tower, *domes, box(616, 458, 32, 100), box(704, 458, 32, 100)):
        fill(pixels, [one], HAZE)
    fill(pixels, [shape((1118, 560), (1128, 508), (1150, 508), (1160, 560))], HORIZON)


def street(pixels: Pixels) -> None:
    """Fronts in a row, most of their windows lit."""
    x, number = -20, 0
    while x < WIDTH:
        wide = HOUSES[number % len(HOUSES)]
        house(pixels, x, wide, number)
        x, number = x + wide, number + 1


def house(pixels: Pixels, x: int, wide: int, number: int) -> None:
    """One front with its roof, a chimney and two rows of windows."""
    roof, wall = 540 + 7 * (number * 5 % 4), 574
    fill(pixels, [box(x + 10 + number * 7 % 30, roof - 20, 13, 26)], INK)
    fill(pixels, [box(x + 12 + number * 7 % 30, roof - 18, 9, 24)], CHIMNEYS[number % 2])
    fill(pixels, [shape((x, wall), (x + 9, roof), (x + wide - 9, roof), (x + wide, wall))], INK)
    inside = shape((x + 3, wall - 1), (x + 11, roof + 2), (x + wide - 11, roof + 2), (x + wide - 3, wall - 1))
    fill(pixels, [inside], ROOFS[number % 3])
    fill(pixels, [box(x, wall, wide, GROUND + 30 - wall)], INK)
    fill(pixels, [box(x + 2, wall + 1, wide - 4, GROUND + 30 - wall)], WALLS[number % 3])
    count = wide // 26
    for place in range(count):
        left = x + (wide - count * 26) / 2 + place * 26 + 6
        for floor, top in enumerate((roof + 10, wall + 9)):
            colour = LIT if (number * 3 + place * 5 + floor * 2) % 4 else DARK
            fill(pixels, [box(left - 2, top - 2, WINDOW[0] + 4, WINDOW[1] + 4)], INK)
            fill(pixels, [box(left, top, *WINDOW)], colour)


def frame(pixels: Pixels) -> None:
    """A border as on our posters, with a curl in each upper corner."""
    for x in (52, WIDTH - 52):
        fill(pixels, ring(disc(x, 42, 13), disc(x, 42, 10)), VERMILION)
        fill(pixels, [disc(x, 42, 4)], VERMILION)
    for edge, thick, colour in ((0, 14, CREAM), (14, 3, VERMILION)):
        outer = box(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge)
        inner = rounded(edge + thick, edge + thick, WIDTH - 2 * (edge + thick), HEIGHT - 2 * (edge + thick), 10)
        fill(pixels, ring(outer, inner), colour)


def ribbon(pixels: Pixels, top: float, height: float) -> None:
    """A band with notched ends for a sentence."""
    left, right = MIDDLE - 276, MIDDLE + 276
    for grow, colour in ((3.0, INK), (0.0, CREAM)):
        low, high = top - grow, top + height + grow
        notch = (low + high) / 2
        fill(pixels, [shape(
            (left - 2 * grow, low), (right + 2 * grow, low), (right - 18 + grow, notch), (right + 2 * grow, high),
            (left - 2 * grow, high), (left + 18 - grow, notch),
        )], colour)  # fmt: skip
