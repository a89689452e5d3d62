"""What a game declares about itself beside its rules: `manifest.toml` in its package.

References such as `paname.bots.evaluate.demo:Demo` name a module and something in it; they are imported when a layer
first asks for them, so the rules know nothing of bots, terminals or pictures.
"""

import importlib
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from paname.core.errors import InputError

TEXTS: Final = ("title", "short_title", "designer", "publisher", "rules", "environment")


class Manifest:
    """The facts about one game that no rule needs."""

    def __init__(self, package: str, text: str) -> None:
        self.package = package
        self.document: dict[str, Any] = tomllib.loads(text)
        self.name = package.rpartition(".")[2]
        for key in TEXTS:
            if not isinstance(self.document.get(key), str):
                raise InputError(f"{package}/manifest.toml", f"{key} is missing or isn't a text")
        self.title: str = self.document["title"]
        self.short_title: str = self.document["short_title"]
        self.designer: str = self.document["designer"]
        self.publisher: str = self.document["publisher"]
        self.rules: str = self.document["rules"]
        self.environment: str = self.document["environment"]
        self.official = self.document.get("official") is True  # made by those who own the game
        self.year = self.number("year")
        self.order = self.number("order", 1000)
        self.minutes = self.minutes_range()
        self.study: dict[str, Any] = self.document.get("study", {})

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        value = self.document.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise InputError(f"{self.package}/manifest.toml", f"{key} is missing or isn't a number")
        return value

    def minutes_range(self) -> tuple[int, int]:
        """How long a game takes, from and to."""
        value = self.document.get("minutes")
        if not isinstance(value, list) or len(value) != 2 or not all(isinstance(part, int) for part in value):
            raise InputError(f"{self.package}/manifest.toml", "minutes must be two numbers, from and to")
        return value[0], value[1]

    def reference(self, key: str) -> Any:  # noqa: ANN401 - the layer that asks knows its type
        """What another layer needs of this game; None where the game doesn't offer it."""
        target = self.document.get(key)
        return None if target is None else import_reference(str(target))

    def folder(self) -> Traversable:
        """The game's own package."""
        return files(self.package)

    def read_text(self, name: str) -> str:
        """A text file of the game's package; empty where there is none."""
        file = self.folder().joinpath(name)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def web_folder(self) -> Traversable | None:
        """The folder that the browser gets as /games/<name>/; None where the game has no board there."""
        package, _, path = str(self.document.get("web", "")).partition(":")
        return files(package).joinpath(*path.split("/")) if package else None

    def to_json(self) -> dict[str, object]:
        """What clients show of it."""
        return {
            "name": self.name,
            "title": self.title,
            "short_title": self.short_title,
            "designer": self.designer,
            "publisher": self.publisher,
            "official": self.official,
            "year": self.year,
            "minutes": list(self.minutes),
        }


def import_reference(target: str) -> Any:  # noqa: ANN401 - see Manifest.reference
    """The thing that `module:name` stands for."""
    module, _, name = target.partition(":")
    found: Any = importlib.import_module(module)
    return getattr(found, name) if name else found


def read_manifest(package: str) -> Manifest:
    """The manifest of a game's package."""
    return Manifest(package, files(package).joinpath("manifest.toml").read_text(encoding="utf-8"))


def in_order(manifests: Sequence[Manifest]) -> list[Manifest]:
    """Manifests as people see the games listed."""
    return sorted(manifests, key=lambda manifest: (manifest.order, manifest.name))
