"""The files for containers, releases and contributors name what there is; no container is started here."""

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from paname.server.settings import Settings

yaml = pytest.importorskip("yaml")
ROOT = Path(__file__).parents[1]
COMPOSED = sorted((ROOT / "deploy").glob("*.yaml"))
NAMES = {f"PANAME_{field.name.upper()}" for field in fields(Settings)}


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.stem)
def test_every_setting_of_a_composition_exists(path):
    services = yaml.safe_load(path.read_text(encoding="utf-8"))["services"]
    paname = services["paname"]
    assert set(paname.get("environment", {})) <= NAMES
    assert (path.parent / paname["build"]["context"] / paname["build"]["dockerfile"]).is_file()
    assert paname["read_only"]
    assert set(paname.get("depends_on", {})) <= set(services)
    volumes = [place.partition(":")[0] for service in services.values() for place in service.get("volumes", [])]
    named = {place for place in volumes if not place.startswith((".", "/"))}
    assert named == set(yaml.safe_load(path.read_text(encoding="utf-8"))["volumes"])


def test_the_image_sets_what_exists_runs_without_rights_and_copies_what_there_is():
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"PANAME_[A-Z]+", text)) <= NAMES
    last = text.rpartition("FROM ")[2]
    assert re.search(r"^USER paname$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", last, re.MULTILINE)
    assert "gcc" not in last
    for source in re.findall(r"^COPY ((?!--)\S+)", text, re.MULTILINE):
        assert (ROOT / source).exists()


def test_there_is_something_to_check():
    assert [path.stem for path in COMPOSED] == ["club", "household"]


def targets():
    """What can be made."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(VENV)", ".venv")
    return set(re.findall(r"^([\w./-]+):(?!=)", makefile, re.MULTILINE))


def made_by(words):
    """What a line of a shell makes."""
    return {target for line in re.findall(r"\bmake ([\w./ -]+)", words) for target in line.split()}


def test_the_packages_of_the_client_s_tools_are_locked_for_every_system_and_name_no_host():
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    del packages[""]
    assert len(packages) > 20
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_hooks_and_the_devcontainer_make_what_can_be_made():
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    called = made_by("\n".join([*(hook["entry"] for hook in hooks), container["postCreateCommand"]]))
    assert {"types", "imports", "web", ".venv/installed"} <= called
    assert called <= targets()


def test_issue_templates_say_what_they_are_for():
    templates = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md"))
    assert len(templates) == 3
    for template in templates:
        _, front, body = template.read_text(encoding="utf-8").split("---\n", 2)
        assert yaml.safe_load(front).keys() == {"name", "about"}
        assert body.strip()


def test_wheels_are_built_for_every_python_that_we_promise():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = " ".join(project["project"]["classifiers"])
    promised = {f"cp3{minor}-*" for minor in re.findall(r"Python :: 3\.(\d+)", told)}
    wheels = project["tool"]["cibuildwheel"]
    assert set(wheels["build"].split()) == promised
    assert (ROOT / "tools" / "try_wheel.py").is_file()
    assert "{project}/tools/try_wheel.py" in wheels["test-command"]
