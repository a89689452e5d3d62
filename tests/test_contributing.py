"""The guides for contributors are true: excerpts are in the files they name, routes lead where they say, bots play."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import paname

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "contributing"
EXAMPLE = ROOT / "examples" / "fourth_game"
SOURCES = ROOT / "src" / "paname"
EXCERPT = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOPS = re.compile(r"^\|[ \d]*\| `([\w./]+)` \| (`\w+`(?:, `\w+`)*) \|", re.MULTILINE)


def guide(name):
    return (GUIDES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "excerpt"), EXCERPT.findall(guide("add_a_game.md")))
def test_excerpts_of_the_fourth_game_are_its_own(path, excerpt):
    assert excerpt in (EXAMPLE / path).read_text(encoding="utf-8")


def test_the_guide_shows_something_of_every_part():
    shown = {path for path, _ in EXCERPT.findall(guide("add_a_game.md"))}
    assert len(shown) >= 10


def definition(path, name):
    """How a function is made in a file of its language."""
    python = rf"^\s*(?:async )?def {name}\("
    script = rf"^(?:export )?const {name} = "
    return re.compile(python if path.endswith(".py") else script, re.MULTILINE)


@pytest.mark.parametrize(("path", "names"), HOPS.findall(guide("click.md")))
def test_a_click_s_way_leads_through_functions_that_are_there(path, names):
    text = (SOURCES / path).read_text(encoding="utf-8")
    missing = [name for name in re.findall(r"\w+", names) if not definition(path, name).search(text)]
    assert missing == []


def test_the_count_of_a_click_s_hops_is_right():
    hops = HOPS.findall(guide("click.md"))
    named = sum(len(re.findall(r"\w+", names)) for _, names in hops)
    files = len({path for path, _ in hops})
    assert f"| functions on the way, counted alike | 64 | {named} |" in guide("click.md")
    assert f"| files they are in | 30 | {files} |" in guide("click.md")


def test_the_bot_of_the_guide_plays_and_beats_chance(tmp_path):
    blocks = BLOCK.findall(guide("write_a_bot.md"))
    bot, factory = (text for language, text in blocks if language == "python")
    command = next(text for language, text in blocks if language == "sh").split()
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
    (tmp_path / "hoarder.py").write_text(f"{bot}\n\n{factory}")
    path = os.pathsep.join([str(tmp_path), str(Path(paname.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", *command, "--json"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    wins = dict(re.findall(r'"bot": "([\w:]+)", "games": \d+, "wins": ([\d.]+)', done.stdout))
    assert float(wins["hoarder:create"]) > float(wins["random"])
