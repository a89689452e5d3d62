"""Words on pictures, in the fonts of the pages; `tools/poster_letters.py` makes the outlines of their letters."""

import gzip
import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from paname.server.sharing.ink import Colour, Outline, Pixels, fill

TITLE: Final = "title"
TEXT: Final = "text"


@cache
def font(role: str) -> dict[str, Any]:
    """The letters of the headings, or of everything else."""
    packed = files("paname.server.sharing").joinpath("letters.json.gz").read_bytes()
    found: dict[str, Any] = json.loads(gzip.decompress(packed))[role]
    return found


def sayable(text: str, role: str = TEXT) -> str:
    """A text without what the font has no letters for."""
    return " ".join("".join(sign for sign in text if sign in font(role)["letters"]).split())


def width(text: str, size: float, role: str = TEXT) -> float:
    """How wide a text is at a size."""
    letters, units = font(role)["letters"], font(role)["units"]
    return float(sum(letters[sign][0] for sign in sayable(text, role)) * size / units)


def fitting(text: str, size: float, most: float, role: str = TEXT) -> float:
    """The size at which a text isn't wider than that."""
    return min(size, size * most / max(1.0, width(text, size, role)))


def write(pixels: Pixels, text: str, middle: float, base: float, size: float, colour: Colour, role: str = TEXT) -> None:
    """A line of text, centred; it stands on its base line."""
    letters, scale = font(role)["letters"], size / font(role)["units"]
    x = middle - width(text, size, role) / 2
    outlines: list[Outline] = []
    for sign in sayable(text, role):
        advance, *drawn = letters[sign]
        outlines += [np.reshape(one, (-1, 2)) * (scale, -scale) + (x, base) for one in drawn]
        x += advance * scale
    fill(pixels, outlines, colour)


def lines_of(text: str, size: float, most: float, role: str = TEXT) -> list[str]:
    """A text broken into lines, none of them wider than that."""
    lines: list[str] = []
    for word in sayable(text, role).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, role) <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
