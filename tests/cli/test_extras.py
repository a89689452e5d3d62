"""What isn't installed is named, with the words that install it."""

import subprocess
import sys

BLOCKED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked())
from paname.cli.main import main
sys.argv = ["paname", *{words!r}]
main()
"""


def without(package, *words):
    program = BLOCKED.format(package=package, words=words)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_the_server_is_an_extra():
    answer = without("uvicorn", "serve")
    assert answer.returncode == 1
    assert answer.stderr == "paname: This needs uvicorn, which isn't installed: pip install 'paname[server]'\n"


def test_games_are_played_without_any_extra():
    for package in ("litestar", "numpy", "msgspec", "sqlalchemy", "platformdirs"):
        answer = without(package, "games")
        assert answer.returncode == 0, answer.stderr


def test_what_no_extra_brings_is_an_error_of_ours():
    answer = without("json", "games")
    assert answer.returncode == 1
    assert "Traceback" in answer.stderr
