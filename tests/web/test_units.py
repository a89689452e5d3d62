"""The client's own unit tests, run by Node where it is installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_pure_functions_of_the_client():
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed, so the client's unit tests cannot run")
    tests = sorted(str(path) for path in (ROOT / "tests" / "web" / "unit").glob("*.test.js"))
    run = subprocess.run([node, "--test", *tests], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
