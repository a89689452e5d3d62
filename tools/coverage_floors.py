"""Compare the tests' coverage of each layer with its floor in pyproject.toml: `tools/coverage_floors.py core games`.

Everything that was measured into build/coverage counts; the layers named must reach their floors, all that have one if
none is named. What is missing is told where a layer stays below.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEASURED = ROOT / "build" / "coverage"


def coverage(*words: str) -> str:
    """What a command of coverage prints."""
    command = [sys.executable, "-m", "coverage", *words]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout  # noqa: S603


def reached(layer: str, files: dict[str, dict[str, dict[str, int]]]) -> float:
    """The share of a layer's lines and branches that the tests reach, in percent."""
    sums = [file["summary"] for name, file in files.items() if Path(name).is_relative_to(Path("src/paname", layer))]
    there = sum(one["num_statements"] + one["num_branches"] for one in sums)
    return 100 * sum(one["covered_lines"] + one["covered_branches"] for one in sums) / there if there else 0.0


def main(layers: list[str]) -> int:
    """A line for each layer; 1 if one of them stays below its floor."""
    floors = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["paname"]["coverage"]
    data = f"--data-file={MEASURED / 'all'}"
    coverage("combine", "--keep", "-q", data, *(str(file) for file in MEASURED.glob(".*")))
    files = json.loads(coverage("json", "-q", data, "-o", "/dev/stdout"))["files"]
    below = []
    for layer in layers or floors:
        share, floor = reached(layer, files), floors.get(layer, 0)
        print(f"{layer:10} {share:6.2f} %, " + (f"at least {floor} %" if layer in floors else "no floor yet"))
        if share < floor:
            below.append(layer)
            print(coverage("report", data, f"--include=src/paname/{layer}/*"))
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
