"""Every code block of the documentation is run or checked: Python, commands, settings and messages alike.

What is written as a session (`pycon`) runs in tests/test_docs.py. Here the Python of the tutorials and of the page for
researchers runs, other Python must compile, commands must exist with all their options, and data must be readable.
"""

import ast
import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from paname.cli.main import cli as main

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = ("docs/tutorials/", "docs/reference/research.md", "docs/research/")
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BLOCKS = [
    pytest.param(path, language, text, id=f"{path.relative_to(ROOT).as_posix()}:{number}")
    for path in DOCUMENTS
    for number, (language, text) in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), 1)
]


def of(*languages):
    return pytest.mark.parametrize(("path", "language", "text"), [one for one in BLOCKS if one.values[1] in languages])


@of("python")
def test_python_compiles(path, language, text):
    if path.name != "add_a_game.md":  # excerpts, which tests/test_contributing.py finds in their files
        ast.parse(text)


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if path.relative_to(ROOT).as_posix().startswith(RUN)])
def test_python_runs_block_after_block(path):
    names = {"__name__": "page"}
    for language, text in BLOCK.findall(path.read_text(encoding="utf-8")):
        if language == "python":
            for package in re.findall(r"\b(gymnasium|numpy|pettingzoo|pyspiel|pyarrow)\b", text):
                pytest.importorskip(package)
            exec(compile(text, str(path), "exec"), names)


@of("toml")
def test_toml_is_readable(path, language, text):
    tomllib.loads(text)


@of("json")
def test_json_is_readable(path, language, text):
    if text.lstrip().startswith(("{", "[")) and not re.search(r"…|//|: [A-Z]", text):  # else it has names and remarks
        left = text.strip()
        while left:
            _, end = json.JSONDecoder().raw_decode(left)
            left = left[end:].strip()


@of("sh")
def test_commands_exist_with_their_options(path, language, text):
    joined = text.replace("\\\n", " ")
    for line in joined.splitlines():
        for command in re.split(r"&&|\|\||;|\|", line.partition(" #")[0]):
            check(shlex.split(command.strip().removeprefix("$ "), comments=True))


def check(words):
    """A command of ours is there, its options and files too; other programs are taken on trust."""
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    if not words or words[0].endswith(".example"):
        return
    program = Path(words[0]).name
    if program == "paname":
        check_paname(words[1:])
    elif program == "make":
        assert [
            word for word in words[1:] if "=" not in word and not word.startswith("-") and word not in TARGETS
        ] == []
    elif program.startswith("python") and len(words) > 1 and words[1].endswith(".py"):
        assert (ROOT / words[1]).is_file(), words[1]
    elif program == "pip":
        named = [extra for word in words for extra in re.findall(r"\[([\w,]+)\]", word)]
        assert {extra for names in named for extra in names.split(",")} <= set(PROJECT["optional-dependencies"])


def check_paname(words):
    """The command is one of ours, and takes the options that follow it."""
    command, known = main, {"--version", "--help", "-h", "--json"}
    while words and not words[0].startswith("-") and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    assert command is not main or not words or words[0] in known, words
    known |= {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    assert [word for word in words if word.startswith("--") and word.partition("=")[0] not in known] == []


def test_a_command_that_does_not_exist_is_found_out():
    for wrong in (["paname", "dance"], ["paname", "serve", "--pot"], ["make", "tea"], ["python", "tools/none.py"]):
        with pytest.raises(AssertionError):
            check(wrong)
    check(["paname", "serve", "--port", "1"])
