"""Compiles the rules engine by mypyc where that is possible; elsewhere the same sources run interpreted."""

import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

COMPILED_PACKAGES = ("core", "games", "bots")

# Modules that read, write, check and tell positions: a search never passes through them, so the C compiler may hurry.
WORDS = {
    "clauses", "components", "documents", "errors", "events", "facts", "forecast", "integrity", "integrity_board",
    "integrity_seats", "labels", "layout", "levels", "move_refusals", "names", "network", "notation", "options",
    "outcome", "parsing", "position", "printed", "reading", "records", "refusals", "registry", "roster", "sheet",
    "standing", "telling", "tile_components", "use_refusals", "view", "weights",
}  # fmt: skip


def compiled_modules() -> tuple[list[str], list[str]]:
    """The sources that become native code: those that moves pass through, and those of words."""
    found = [path for name in COMPILED_PACKAGES for path in sorted(Path("src/paname", name).rglob("*.py"))]
    sources = [path for path in found if path.name != "__init__.py"]
    return (
        [str(path) for path in sources if path.stem not in WORDS],
        [str(path) for path in sources if path.stem in WORDS],
    )


def extensions() -> list:
    """Two libraries, compiled side by side; a machine without a C compiler goes without them."""
    if os.environ.get("PANAME_PURE", "0") not in ("", "0"):
        return []
    moves, words = compiled_modules()
    groups = [(moves, "paname_moves"), (words, "paname_words")]
    modules = mypycify(moves + words, opt_level="3", debug_level="0", separate=groups)
    for module in modules:
        module.optional = True
        if os.name == "posix":  # our small functions may be inlined into each other; floats are as the interpreter's
            level = ["-O1"] if module.name.startswith("paname_words") else []
            flags = ["-fno-semantic-interposition", "-ffp-contract=off", *level]
            module.extra_compile_args = [*module.extra_compile_args, *flags]
    return modules


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
