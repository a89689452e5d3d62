"""Compiles the rules engine by mypyc where that is possible; elsewhere the same sources run interpreted."""

import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

COMPILED_PACKAGES = ("core", "games", "bots")

# A search never passes through these, so the C compiler may hurry: in a game the roles that read, write, check and
# tell, with their parts (`integrity.py`, `integrity_board.py`); elsewhere the modules named here. What is new is hot.
COLD_ROLES = {"components", "events", "facts", "integrity", "labels", "notation", "position", "refusals", "view"}
COLD_MODULES = {
    "bounds", "catalogue", "clauses", "components", "documents", "entrant", "errors", "events", "integrity", "layout",
    "levels", "manifest", "names", "observation", "options", "outcome", "records", "registry", "roster", "weights",
    "words",
}  # fmt: skip


def is_cold(path: Path) -> bool:
    """Whether a module is off the way of moves."""
    if "games" in path.parts:
        return path.stem.partition("_")[0] in COLD_ROLES
    return path.stem in COLD_MODULES


def compiled_modules() -> tuple[list[str], list[str]]:
    """The sources that become native code: those that moves pass through, and the others."""
    found = [path for name in COMPILED_PACKAGES for path in sorted(Path("src/paname", name).rglob("*.py"))]
    sources = [path for path in found if path.name != "__init__.py"]
    return [str(path) for path in sources if not is_cold(path)], [str(path) for path in sources if is_cold(path)]


def extensions() -> list:
    """Two libraries, compiled side by side; a machine without a C compiler goes without them."""
    if os.environ.get("PANAME_PURE", "0") not in ("", "0"):
        return []
    hot, cold = compiled_modules()
    groups = [(hot, "paname_moves"), (cold, "paname_words")]
    modules = mypycify(hot + cold, opt_level="3", debug_level="0", separate=groups)
    for module in modules:
        module.optional = True
        if os.name == "posix":  # our small functions may be inlined into each other; floats are as the interpreter's
            level = ["-O1"] if module.name.startswith("paname_words") else []
            flags = ["-fno-semantic-interposition", "-ffp-contract=off", *level]
            module.extra_compile_args = [*module.extra_compile_args, *flags]
    return modules


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
