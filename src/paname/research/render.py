"""A position as text or as a picture, from what a seat may know alone."""

import json
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paname.core.errors import InputError
from paname.core.game import Game
from paname.core.registry import manifest
from paname.core.state import State

MODES = ("human", "ansi", "rgb_array")


def text(game: Game, state: State, seat: int) -> str:
    """The view of a seat, one field a line; a spectator is seat -1."""
    fields = state.view(seat)
    width = max(len(name) for name in fields)
    lines = [f"{name:<{width}}  {value_text(value, width)}" for name, value in fields.items()]
    return "\n".join([game.title, *lines])


def value_text(value: object, indent: int) -> str:
    """A field's value; the rows of a board, and things with several fields, stand below each other."""
    below = "\n" + " " * (indent + 2)
    if isinstance(value, list) and value and all(isinstance(row, str) and " " not in row for row in value):
        return below.join(value) if {len(row) for row in value} == {len(value)} else " ".join(value)
    if isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        return below.join(json.dumps(entry, ensure_ascii=False) for entry in value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def picture(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    """The view of a seat as an RGB picture."""
    paint: Any = manifest(game.name).reference("picture")
    if paint is None:
        raise InputError("render_mode", f"{game.title} has no picture; use 'ansi' or 'human'")
    pixels: NDArray[np.uint8] = paint(state.view(seat), game).pixels
    return pixels


def render(game: Game, state: State, seat: int, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What `render()` of an environment gives in its mode; people get the text on their terminal."""
    if mode == "rgb_array":
        return picture(game, state, seat)
    if mode == "human":
        sys.stdout.write(text(game, state, seat) + "\n")
        return None
    return text(game, state, seat)
