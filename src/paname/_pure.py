"""PANAME_PURE=1 runs the Python sources even where compiled modules lie beside them."""

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the modules of this package as Python sources, never as compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG004
        """The source of a module of ours; None leaves other modules to the usual finders."""
        if not name.startswith("paname."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Obey PANAME_PURE."""
    if os.environ.get("PANAME_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceOnly)
