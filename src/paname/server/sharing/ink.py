"""Filled outlines with soft edges, drawn with NumPy alone."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]
Outline = npt.NDArray[np.float64]  # rows of x, y
Colour = tuple[int, int, int]

FINE: Final = 4  # lines of a pixel


def fill(pixels: Pixels, outlines: Sequence[Outline], colour: Colour, strength: float = 1.0) -> None:
    """Fill outlines; one that runs the other way is a hole. What reaches beyond the edge is cut off."""
    height, width = pixels.shape[:2]
    every = np.concatenate(outlines) if outlines else np.zeros((0, 2))
    if not len(every):
        return
    left, top = np.clip(np.floor(every.min(axis=0)).astype(int), 0, (width, height))
    right, bottom = np.clip(np.ceil(every.max(axis=0)).astype(int) + 1, 0, (width, height))
    if left >= right or top >= bottom:
        return
    share = strength * cover(outlines, left, top, right - left, bottom - top)[:, :, None]
    part = pixels[top:bottom, left:right]
    part[:] = np.rint(part * (1 - share) + np.array(colour) * share).astype(np.uint8)


def cover(outlines: Sequence[Outline], left: int, top: int, width: int, height: int) -> Outline:
    """How much of every pixel the outlines cover: their sides are counted along fine lines from left to right."""
    turns = np.zeros((height * FINE, width + 2))
    lines = (np.arange(height * FINE) + 0.5) / FINE + top
    for outline in outlines:
        for (x, y), (further, lower) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
            first, last = np.searchsorted(lines, (min(y, lower), max(y, lower)))
            if first == last:
                continue
            met = np.clip(x + (lines[first:last] - y) * (further - x) / (lower - y) - left, 0, width)
            column, rest = met.astype(int), met - met.astype(int)
            way = 1.0 if lower > y else -1.0
            rows = np.arange(first, last)
            turns[rows, column] += way * (1 - rest)
            turns[rows, column + 1] += way * rest
    inside = np.clip(np.abs(turns.cumsum(axis=1)), 0, 1)
    found: Outline = inside.reshape(height, FINE, -1).mean(axis=1)[:, :width]
    return found


def shape(*points: tuple[float, float]) -> Outline:
    """A polygon."""
    return np.array(points, float)


def box(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle by its upper left corner."""
    return shape((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    turn = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    middle = (
        np.where(np.cos(turn) > 0, x + width - radius, x + radius),
        np.where(np.sin(turn) > 0, y + height - radius, y + radius),
    )
    return np.stack((middle[0] + radius * np.cos(turn), middle[1] + radius * np.sin(turn)), axis=1)


def star(x: float, y: float, outer: float, inner: float, points: int) -> Outline:
    """A star by its middle; with both radii equal and many points, a disc."""
    turn = np.arange(2 * points) * math.pi / points - math.pi / 2
    radius = np.where(np.arange(2 * points) % 2, inner, outer)
    return np.stack((x + radius * np.cos(turn), y + radius * np.sin(turn)), axis=1)


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle by its middle."""
    return star(x, y, radius, radius, 32)


def ring(outline: Outline, inner: Outline) -> list[Outline]:
    """What lies between an outline and another one inside it."""
    return [outline, inner[::-1]]


def tilted(pixels: Pixels, onto: Pixels, middle: tuple[float, float], degrees: float) -> None:
    """Lay a picture on another one, turned about its middle."""
    height, width = pixels.shape[:2]
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    rows, columns = np.ogrid[: onto.shape[0], : onto.shape[1]]
    across, down = columns - middle[0], rows - middle[1]
    x = across * cosine + down * sine + width / 2 - 0.5
    y = down * cosine - across * sine + height / 2 - 0.5
    near = (x >= 0) & (x <= width - 1) & (y >= 0) & (y <= height - 1)
    x, y = x[near], y[near]
    left, top = np.minimum(x.astype(int), width - 2), np.minimum(y.astype(int), height - 2)
    right_share, low_share = (x - left)[:, None], (y - top)[:, None]
    upper = pixels[top, left] * (1 - right_share) + pixels[top, left + 1] * right_share
    lower = pixels[top + 1, left] * (1 - right_share) + pixels[top + 1, left + 1] * right_share
    onto[near] = np.rint(upper * (1 - low_share) + lower * low_share).astype(np.uint8)
