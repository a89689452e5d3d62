"""Everything a release needs except the upload, into dist/: `make release`.

This machine's compiled wheel and the pure one are built twice from clean folders and must be equal byte for byte; the
compiled one is repaired by auditwheel where that is installed; each carries its bill of materials, is installed into an
empty environment and plays there. The archive of the sources, whose tests have run, lies beside them. Nothing is sent
anywhere.

PANAME_ADDRESS is where the repository's files can be read (https://…/, with docs/ below it). With it a package index
shows the README's pictures and links, and the project's address; without it their words alone.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"


def run(*words: str | Path, **environment: str) -> str:
    """What a command prints; a failing one ends everything."""
    command = [str(word) for word in words]
    print("+", *command, flush=True)
    done = subprocess.run(  # noqa: S603 - our own words
        command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"failed: {' '.join(command)}\n{done.stdout}")
    return done.stdout


def version() -> str:
    """The version of the project file, which CHANGELOG.md must have with a date."""
    found = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(found)}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        sys.exit(f"CHANGELOG.md has no heading `## [{found}] - YYYY-MM-DD`; give it to what is unreleased first.")
    return found


def commit_time() -> str:
    """When the commit was made, the only time that a wheel has in it."""
    return run("git", "log", "-1", "--format=%ct").strip()


def built(target: Path, pure: str) -> Path:
    """One wheel from a clean copy of the committed sources and the built site."""
    with tempfile.TemporaryDirectory() as place:
        run("git", "worktree", "add", "--detach", "-f", place, "HEAD")
        try:
            shutil.copytree(ROOT / "build" / "site", Path(place, "build", "site"))
            run(
                sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", target, place,
                PANAME_PURE=pure, SOURCE_DATE_EPOCH=commit_time(),
            )  # fmt: skip
        finally:
            run("git", "worktree", "remove", "--force", place)
    return next(target.glob("*.whl"))


def reproduced(pure: str) -> Path:
    """A wheel that came out the same twice."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        one, other = built(Path(first), pure), built(Path(second), pure)
        if digest(one) != digest(other):
            sys.exit(f"{one.name} differs when it is built again: {', '.join(differences(one, other))}")
        return Path(shutil.copy(one, DIST))


def differences(one: Path, other: Path) -> list[str]:
    """The files of two wheels that are not equal."""
    with zipfile.ZipFile(one) as left, zipfile.ZipFile(other) as right:
        names = sorted({*left.namelist(), *right.namelist()})
        return [name for name in names if {name} - {*left.namelist()} or left.read(name) != right.read(name)]


def digest(file: Path) -> str:
    """SHA-256."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def repair(wheel: Path) -> None:
    """On Linux, let auditwheel say which systems a compiled wheel runs on, and name it so."""
    if shutil.which("auditwheel") is None or not sys.platform.startswith("linux") or "none-any" in wheel.name:
        print(f"{wheel.name}: not repaired; an index wants `auditwheel repair`, which cibuildwheel runs.")
        return
    run("auditwheel", "repair", "-w", DIST, wheel, SOURCE_DATE_EPOCH=commit_time())
    wheel.unlink()


def main() -> None:
    """Build, compare, repair, sum up."""
    name = version()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    run(sys.executable, "setup.py", "-q", "sdist", "-d", DIST, PANAME_PURE="1")
    run(sys.executable, ROOT / "tools" / "check_sdist.py", next(DIST.glob("*.tar.gz")))
    for pure in ("1", "0"):
        repair(reproduced(pure))
    wheels = sorted(DIST.glob("*.whl"))
    print(run(sys.executable, ROOT / "tools" / "check_wheel.py", *wheels), end="")
    if shutil.which("twine"):
        run("twine", "check", "--strict", *DIST.iterdir())
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            if not any("/sboms/" in entry for entry in packed.namelist()):
                sys.exit(f"{wheel.name} has no bill of materials")
    sums = "".join(f"{digest(file)}  {file.name}\n" for file in sorted(DIST.iterdir()))
    (DIST / "SHA256SUMS").write_text(sums, encoding="utf-8")
    print(sums + f"Paname {name} lies in dist/. To publish it: python -m twine upload dist/*.whl dist/*.tar.gz")


if __name__ == "__main__":
    main()
