"""The games by name. A game is one line in `paname.games`; its module is imported when it is first asked for."""

import importlib

from paname.core.errors import PositionError
from paname.core.game import Game
from paname.core.state import State

_modules: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def register(name: str, module: str) -> None:
    """Make a game known; its module has `create(components: str | None) -> Game`."""
    _modules[name] = module


def names() -> list[str]:
    """The names of all known games."""
    return list(_modules)


def load(name: str, components: str | None = None) -> Game:
    """A game with its own components, or with those of a component file's text."""
    if name not in _modules:
        raise PositionError("game", f"there is no game {name!r}; there are: {', '.join(_modules)}")
    if components is None and name in _loaded:
        return _loaded[name]
    game: Game = importlib.import_module(_modules[name]).create(components)
    if components is None:
        _loaded[name] = game
    return game


def restore(name: str, components: str | None, data: bytes) -> State:
    """The state that was pickled."""
    return load(name, components).from_bytes(data)
