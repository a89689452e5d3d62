"""A CycloneDX bill of materials: of the wheel (what it asks for and carries along), or of an environment.

    python tools/sbom.py --installed > sbom.cdx.json     # everything installed beside Paname, as an image ships it

It has no time and no random number in it, so the same sources give the same bytes.
"""

import json
import re
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

CARRIED = ("src/paname/web/vendor", "src/paname/web/fonts")


def component(kind: str, name: str, version: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """One part."""
    found = {"type": kind, "name": name, **({"version": version} if version else {}), **more}
    if kind == "library":
        found["purl"] = f"pkg:pypi/{name.lower()}" + (f"@{version}" if version else "")
    return found


def document(main: dict[str, Any], parts: list[dict[str, Any]]) -> str:
    """The bill as JSON."""
    bill = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": {"component": main}}
    return json.dumps({**bill, "components": parts}, indent=1, ensure_ascii=False) + "\n"


def of_sources(root: Path) -> str:
    """What the wheel asks for by its project file, and what others wrote that it carries along."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    parts = []
    for wanted in sorted(project["dependencies"]):
        name = re.match(r"[\w.-]+", wanted)
        if name:
            note = [{"name": "paname:requires", "value": wanted}]
            parts.append(component("library", name[0], "", scope="required", properties=note))
    files = [file for folder in CARRIED for file in sorted((root / folder).rglob("*"))]
    carried = [file for file in files if file.suffix in (".js", ".mjs", ".woff2")]
    parts += [component("file", file.relative_to(root / "src").as_posix(), carried_version(file)) for file in carried]
    return document(component("application", "paname", project["version"]), parts)


def carried_version(file: Path) -> str:
    """The version that a file we carry names in its first lines or its name."""
    if file.suffix == ".woff2":
        return ""
    found = re.search(r"litHtmlVersions[^\d]*\"(\d+\.\d+\.\d+)\"", file.read_text(encoding="utf-8"))
    return found[1] if found else ""


def of_environment() -> str:
    """Everything that is installed here."""
    found = sorted((one.metadata["Name"], one.version) for one in distributions())
    ours = next((version for name, version in found if name == "paname"), "")
    parts = [component("library", name, version) for name, version in found if name != "paname"]
    return document(component("application", "paname", ours), parts)


if __name__ == "__main__":
    sys.stdout.write(of_environment() if "--installed" in sys.argv else of_sources(Path(__file__).parents[1]))
