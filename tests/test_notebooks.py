"""The notebooks run from their first cell to their last."""

import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs_and_is_kept_without_its_answers(path):
    pytest.importorskip("numpy")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    names = {"__name__": "notebook"}
    for number, cell in enumerate(cells):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)
    assert len(names) > 3


def test_there_are_notebooks():
    assert len(list(FOLDER.glob("*.ipynb"))) >= 2
