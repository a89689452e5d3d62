"""Count the instructions that the engine takes now and at another commit, and fail if something takes 10 % more.

    python tools/compare_speed.py HEAD~1         # `make speed`

Instructions, unlike seconds, don't depend on what else the machine does: valgrind counts them. Each task runs twice,
with few and with many repetitions, so that starting up is left out.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 1.10
PLAYED = """
import random, sys
import paname
random.seed(1)
game = paname.load(sys.argv[1])
for seed in range(int(sys.argv[2])):
    state = game.new(seed=seed)
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[int(random.random() * len(legal))])
"""
PLAYOUTS = """
import sys
import paname
from paname.core.playout import play_out_many
play_out_many(paname.load(sys.argv[1]).new(seed=1), int(sys.argv[2]), paname.Rng("speed"))
"""
OBSERVED = """
import sys
from paname.research.batched import BatchedEnv
BatchedEnv(sys.argv[1], 8, seed=1).play_random(5 * int(sys.argv[2]))
"""
TASKS = {"from Python": (PLAYED, 5, 25), "playouts": (PLAYOUTS, 5, 45), "observed": (OBSERVED, 5, 45)}
GAMES = ("lumiere", "paris_paris", "paris")


def compiled(commit: str, place: Path) -> Path:
    """The sources of a commit with their engine compiled; returns the folder to import from."""
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)  # noqa: S603, S607
    subprocess.run(["tar", "x", "-C", place], input=archive.stdout, check=True)  # noqa: S603, S607
    print(f"Compiling {commit}; two or three minutes…", flush=True)
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=place, check=True)
    return place / "src"


def instructions(source: Path, script: str, game: str, times: int) -> int:
    """How many instructions a script takes."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", sys.executable, "-c", script]
        environment = {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
        done = subprocess.run(  # noqa: S603 - our own words
            [*command, game, str(times)], env=environment, capture_output=True, text=True, check=False
        )
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not counted:
        sys.exit(done.stderr)
    return int(counted[1])


def cost(source: Path, task: str, game: str) -> int:
    """The instructions of a task alone."""
    script, few, many = TASKS[task]
    few, many = (few, many) if game != "paris" else (max(few // 5, 1), many // 5)
    return instructions(source, script, game, many) - instructions(source, script, game, few)


def main(base: str) -> int:
    """Compare, and tell what became slower."""
    if shutil.which("valgrind") is None:
        print("valgrind is not installed, so nothing is compared.")
        return 0
    slower = []
    with tempfile.TemporaryDirectory() as before, tempfile.TemporaryDirectory() as after:
        old, new = compiled(base, Path(before)), compiled("HEAD", Path(after))
        for task in TASKS:
            for game in GAMES:
                ratio = cost(new, task, game) / cost(old, task, game)
                print(f"{task:12} {game:12} {100 * (ratio - 1):+6.1f} %", flush=True)
                if ratio > MOST:
                    slower.append(f"{game} {task}")
    if slower:
        print(f"More than {100 * (MOST - 1):.0f} % slower than {base}: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "HEAD~1"))
