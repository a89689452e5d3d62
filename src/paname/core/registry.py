"""The games that are installed: folders of `paname.games` and packages under the entry point of the same name.

A game is a package with a `manifest.toml`; nothing lists the games, and each is imported when first asked for.
"""

from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final

from paname.core.errors import InputError
from paname.core.game import Game
from paname.core.manifest import Manifest, import_reference, in_order, read_manifest
from paname.core.state import State
from paname.core.words import add_catalogue

GAMES: Final = "paname.games"

_manifests: dict[str, Manifest] = {}
_loaded: dict[str, Game] = {}


def manifests() -> dict[str, Manifest]:
    """The manifests of all games by name, in the order people see them."""
    if not _manifests:
        folders = [folder for folder in files(GAMES).iterdir() if folder.joinpath("manifest.toml").is_file()]
        packages = [f"{GAMES}.{folder.name}" for folder in folders]
        packages += [point.value for point in entry_points(group=GAMES)]
        for found in in_order([read_manifest(package) for package in packages]):
            _manifests[found.name] = found
            add_catalogue(found.name, found.read_text("words.toml"))
    return _manifests


def manifest(name: str) -> Manifest:
    """The manifest of one game."""
    found = manifests()
    if name not in found:
        raise InputError("game", f"there is no game {name!r}; there are: {', '.join(found)}")
    return found[name]


def names() -> list[str]:
    """The names of all games."""
    return list(manifests())


def load(name: str, components: str | None = None) -> Game:
    """A game with its own components, or with those of a component file's text."""
    if components is None and name in _loaded:
        return _loaded[name]
    game: Game = import_reference(manifest(name).rules)(components)
    if components is None:
        _loaded[name] = game
    return game


def restore(name: str, components: str | None, data: bytes) -> State:
    """The state that was pickled."""
    return load(name, components).from_bytes(data)
