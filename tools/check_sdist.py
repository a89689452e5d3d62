"""Unpack the source distribution into an empty folder and run its tests there: `make sdist`.

Only what came in the archive is there, so a file that MANIFEST.in forgot is missed at once. The engine runs
interpreted, which needs no compiler; ALL=1 in the environment runs all tests that need no browser.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

SOME = ["tests/core", "tests/cli", "tests/test_docs.py", "tests/test_clauses.py", "tests/test_deploy.py"]


def main(archive: Path) -> int:
    """Unpack and test."""
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(archive) as packed:
            packed.extractall(place, filter="data")
        root = next(Path(place).iterdir())
        environment = {**os.environ, "PYTHONPATH": "src", "PANAME_PURE": "1"}
        chosen = ["--ignore", "tests/web", "--ignore", "tests/examples"] if os.environ.get("ALL") else SOME
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen]
        return subprocess.run(command, cwd=root, env=environment, check=False).returncode  # noqa: S603 - our own words


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
