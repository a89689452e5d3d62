"""Install a wheel into an empty environment and use it there: `make test-wheel`.

Nothing of this environment is visible in the other one, so what plain Paname needs must come with it.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MOST_PACKAGES = 8
PLAY = """
import json, time
begun = time.perf_counter()
import paname
took = time.perf_counter() - begun
state = paname.load("paris_paris").new(players=3, seed=7)
while not state.is_over:
    state.apply(state.legal_actions()[0])
print(json.dumps({"import": took, "compiled": paname.COMPILED, "scores": state.scores()}))
"""


def run(*command: str | Path) -> str:
    """What a command prints; a failing one ends everything with its words."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PANAME"))}
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, env=plain, check=False)  # noqa: S603 - our own words
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def check(wheel: Path, folder: Path) -> None:
    """Install, count, import, play, and let the arena and the terminal play too."""
    begun = time.perf_counter()
    run(sys.executable, "-m", "venv", folder)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel)
    installed = time.perf_counter() - begun
    listed = json.loads(run(python, "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"))
    needed = sorted(entry["name"] for entry in listed if entry["name"] not in ("paname", "pip", "setuptools"))
    if len(needed) > MOST_PACKAGES:
        sys.exit(f"plain Paname needs {len(needed)} packages, {', '.join(needed)}; {MOST_PACKAGES} are the most")
    run(python, "-c", PLAY)  # the first import writes byte code
    told = json.loads(run(python, "-c", PLAY))
    is_pure = wheel.name.endswith("-none-any.whl")
    if told["compiled"] is is_pure:
        sys.exit(f"{wheel.name} is tagged as the {'pure' if is_pure else 'compiled'} engine, but isn't that")
    paname = folder / "bin" / "paname"
    build = re.search(r"engine is (\w+)", run(paname, "--version"))
    run(paname, "arena", "--game", "paris_paris", "--bot", "greedy", "--bot", "random", "--games", "2")
    words = build.group(1) if build else "unknown"
    print(
        f"{wheel.name}: {words}; {len(needed)} packages, installed in {installed:.1f} s, "
        f"imported in {told['import']:.3f} s, a game ended {told['scores']}"
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as place:
            check(Path(name), Path(place, "empty"))
