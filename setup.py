"""Compiles the rules engine by mypyc where there is a C compiler; elsewhere the same sources run interpreted.

Without a compiler the wheel is a pure one (`py3-none-any`), so nobody can take it for the compiled engine; asked for by
`PANAME_PURE=1`, it is the fallback for systems that have no wheel of their own.
"""

import ast
import os
import re
import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from mypyc.build import mypycify
from mypyc.codegen.emit import c_string_initializer
from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*"'
FUNCTION_DOC = re.compile(r'\(PyCFunction\)CPyPy_(?P<name>\w+),[^"{}]*' + SIGNATURE)
CLASS_DOC = re.compile(r"CPyType_(?P<name>\w+)_template_ = \{[^{}]*?\.tp_doc = " + SIGNATURE)

ADDRESS = os.environ.get("PANAME_ADDRESS", "")  # where our files can be read, with a slash at its end: tools/release.py

COMPILED_PACKAGES = ("core", "games", "bots")

# A search never passes through these, so the C compiler may hurry: in a game the roles that read, write, check and
# tell, with their parts (`integrity.py`, `integrity_board.py`); elsewhere the modules named here. What is new is hot.
COLD_ROLES = {"components", "events", "facts", "integrity", "labels", "notation", "position", "refusals", "view"}
COLD_MODULES = {
    "bounds", "catalogue", "clauses", "components", "documents", "entrant", "errors", "events", "integrity", "layout",
    "levels", "manifest", "names", "options", "outcome", "png", "records", "registry", "roster",
    "weights", "words",
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


def docstrings(sources: list[str]) -> dict[str, str]:
    """What the sources say about their classes and functions, by the names that mypyc gives them in C."""
    found: dict[str, str] = {}
    for source in sources:
        module = "___".join(Path(source).with_suffix("").parts[1:])
        for node in ast.parse(Path(source).read_text(encoding="utf-8")).body:
            members = node.body if isinstance(node, ast.ClassDef) else []
            for owner, thing in [(module, node), *((f"{module}___{node.name}", member) for member in members)]:
                if isinstance(thing, ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(thing)):
                    found[f"{owner}___{thing.name}"] = text
    return found


def add_docstrings(code: Path, texts: dict[str, str]) -> None:
    """Let `help()` and notebooks read compiled code: mypyc writes signatures into its C and leaves docstrings out."""

    def documented(entry: re.Match[str]) -> str:
        text = texts.get(entry["name"])
        return entry[0] if text is None else f"{entry[0]} {c_string_initializer(text.encode())}"  # C joins literals

    written = code.read_text(encoding="utf-8")
    code.write_text(CLASS_DOC.sub(documented, FUNCTION_DOC.sub(documented, written)), encoding="utf-8")


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:  # noqa: BLE001 - whatever is missing, it says so
            sys.stderr.write(f"Paname: no C compiler works here ({error}).\n")
            return False
    return True


def extensions() -> list:
    """Two libraries, compiled side by side; a machine without a C compiler goes without them."""
    if os.environ.get("PANAME_PURE", "0") not in ("", "0"):
        return []
    if not can_compile():
        sys.stderr.write("Paname: the rules engine will run interpreted, some fifty times slower.\n")
        return []
    sys.stderr.write("Paname: compiling the rules engine; this takes two or three minutes, once.\n")
    hot, cold = compiled_modules()
    groups = [(hot, "paname_moves"), (cold, "paname_words")]
    modules = mypycify(hot + cold, opt_level="3", debug_level="0", separate=groups)
    texts = docstrings(hot + cold)
    for library in ("paname_moves", "paname_words"):
        add_docstrings(Path("build", f"__native_{library}.c"), texts)
    for module in modules:
        if os.name == "posix":  # our small functions may be inlined into each other; floats are as the interpreter's
            level = ["-O1"] if module.name.startswith("paname_words") else []
            flags = ["-fno-semantic-interposition", "-ffp-contract=off", "-g0", *level]  # no paths of ours inside
            module.extra_compile_args = [*module.extra_compile_args, *flags]
    return modules


class WithSite(build_py):
    """Takes the documentation along where `make docs` has built it; `paname serve` shows it at /docs."""

    def run(self) -> None:
        super().run()
        if Path("build/site/index.html").is_file() and not self.editable_mode:
            shutil.copytree("build/site", Path(self.build_lib, "paname", "site"), dirs_exist_ok=True)


class WithBill(bdist_wheel):
    """Puts a CycloneDX bill of materials where PEP 770 wants it."""

    def egg2dist(self, egginfo_path: str, distinfo_path: str) -> None:
        super().egg2dist(egginfo_path, distinfo_path)
        folder = Path(distinfo_path, "sboms")
        folder.mkdir(exist_ok=True)
        bill = runpy.run_path("tools/sbom.py")["of_sources"](Path())
        Path(folder, "paname.cdx.json").write_text(bill, encoding="utf-8")


def readme() -> str:
    """The README for a package index, which has none of our files: an address leads to them, or their words stay."""
    text = Path("README.md").read_text(encoding="utf-8")
    if ADDRESS:
        return re.sub(r"(!?\[[^\]]*\])\((?!https?:|#)([^)]+)\)", rf"\1({ADDRESS}\2)", text)
    words = re.sub(r"^!\[.*\n\n|^\|.*!\[.*\n", "", text, flags=re.MULTILINE).replace("| | |\n|---|---|\n\n", "")
    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!https?:)[^)]+\)", r"\1", words)


setup(
    ext_modules=extensions(),
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls={"Homepage": ADDRESS} if ADDRESS else {},
    cmdclass={"build_py": WithSite, "bdist_wheel": WithBill},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
