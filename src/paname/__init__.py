"""Paname: three Paris board games as one typed rules engine, for players and for researchers."""

from importlib.metadata import PackageNotFoundError, version
from os import PathLike
from pathlib import Path

from paname import _pure

_pure.install()

from paname import games as _games  # noqa: E402, F401 - loaded before the function of the same name is defined
from paname.core import registry, rng  # noqa: E402 - after the choice between compiled and interpreted modules
from paname.core.actions import Action  # noqa: E402
from paname.core.errors import (  # noqa: E402
    ComponentError,
    IllegalAction,
    InputError,
    PanameError,
    ParseError,
    PositionError,
    RecordError,
)
from paname.core.events import Event, ScoreLine  # noqa: E402
from paname.core.game import Game  # noqa: E402
from paname.core.records import replay  # noqa: E402
from paname.core.rng import Rng  # noqa: E402
from paname.core.state import CHANCE, OVER, State  # noqa: E402

try:
    __version__ = version("paname")
except PackageNotFoundError:
    __version__ = "0+source"

COMPILED: bool = not str(rng.__file__).endswith(".py")
"""Whether the rules engine runs as compiled code."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "Action",
    "ComponentError",
    "Event",
    "Game",
    "IllegalAction",
    "InputError",
    "PanameError",
    "ParseError",
    "PositionError",
    "RecordError",
    "Rng",
    "ScoreLine",
    "State",
    "games",
    "load",
    "replay",
]


def games() -> list[str]:
    """The names of all games."""
    return registry.names()


def load(name: str, components: str | PathLike[str] | None = None) -> Game:
    """A game by name, with its own component file or with the one at a path."""
    if components is None:
        return registry.load(name)
    try:
        text = Path(components).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("components", f"{components} cannot be read: {error}") from None
    return registry.load(name, text)
