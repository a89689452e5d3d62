"""The same engine as environments: PettingZoo, Gymnasium, OpenSpiel and batches for NumPy.

Every game `<name>` that is installed is the PettingZoo module `paname.research.<name>_v0`.
"""

import sys
from types import ModuleType
from typing import Any

from paname.core.registry import names


class VersionedModule(ModuleType):
    """A game for PettingZoo: `env` with guards, `raw_env` without, `parallel_env` for all agents at once."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{game}_v0", self.__doc__)
        self.game = game

    def __getattr__(self, name: str) -> Any:
        from paname.research.versioned import factories  # noqa: PLC0415 - PettingZoo is an extra

        made = factories(self.game)
        if name not in made:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        vars(self).update(made)
        return made[name]


def __getattr__(name: str) -> ModuleType:
    """The module of a game that was installed after this package was imported, too."""
    game = name.removesuffix("_v0")
    if game == name or game not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return add_module(game)


def add_module(game: str) -> ModuleType:
    """Make a game's module known to `import`."""
    module = VersionedModule(game)
    sys.modules[module.__name__] = module
    return module


for _game in names():
    globals()[f"{_game}_v0"] = add_module(_game)
