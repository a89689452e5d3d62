"""The files for containers name what there is; nobody starts them here, since there is no container engine."""

import re
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
