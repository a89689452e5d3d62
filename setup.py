"""Compiles the rules engine by mypyc where that is possible; elsewhere the same sources run interpreted."""

import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

COMPILED_PACKAGES = ("core", "games", "bots")


def compiled_modules() -> list[str]:
    """The sources that become native code."""
    found = [path for name in COMPILED_PACKAGES for path in Path("src/paname", name).rglob("*.py")]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions() -> list:
    """One group of native modules; a machine without a C compiler goes without them."""
    if os.environ.get("PANAME_PURE", "0") not in ("", "0"):
        return []
    modules = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="paname")
    for module in modules:
        module.optional = True
        if (
            os.name == "posix"
        ):  # our small functions may be inlined into each other; floats are as the interpreter has them
            module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition", "-ffp-contract=off"]
    return modules


setup(ext_modules=extensions())
