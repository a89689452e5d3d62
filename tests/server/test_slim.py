"""What is left out of the client's modules on the way: comments, and nothing else."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from paname.server.web.files import WEB
from paname.server.web.slim import slim

ROOT = Path(__file__).parents[2]
DIFFERENT = """
const ts = require('typescript'), fs = require('fs');
const settings = { compilerOptions: { removeComments: true, target: 'esnext', module: 'esnext' } };
const bare = (text) => ts.transpileModule(text, settings).outputText;
const pairs = JSON.parse(fs.readFileSync(0, 'utf8'));
console.log(JSON.stringify(pairs.filter(([, whole, slim]) => bare(whole) !== bare(slim)).map(([name]) => name)));
"""


def test_only_comments_are_left_out():
    node = shutil.which("node")
    if node is None or not (ROOT / "node_modules" / "typescript").exists():
        pytest.skip("Node with the client's tools is not installed, so modules cannot be compared")
    files = [file for file in sorted(WEB.rglob("*.js")) if "lang" not in file.parts]
    pairs = [(str(file), file.read_text("utf-8"), slim(file, file.read_bytes()).decode()) for file in files]
    run = subprocess.run(
        [node, "-e", DIFFERENT], input=json.dumps(pairs), capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert json.loads(run.stdout) == []
    assert sum(len(whole) - len(small) for _, whole, small in pairs) > 100_000


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("// Why.\nlet a = 1; // here\n", "let a = 1; // here\n"),
        ("/** @type {X} */\nlet a;\n", "let a;\n"),
        ("  /** @type {X} */ (a).b();\n/** c */\nlet d;\n", "  (a).b();\nlet d;\n"),
        ("/* Ours. */\nlet a;\n", "/* Ours. */\nlet a;\n"),
    ],
)
def test_casts_go_and_other_comments_need_a_line_of_their_own(written: str, sent: str):
    assert slim(Path("a.js"), written.encode()).decode() == sent


def test_styles_lose_remarks_and_indents():
    written = b"/* Why. */\n.a {\n  content: '\xe2\x80\x93';\n\n  margin: 0 auto;\n}\n"
    assert slim(Path("a.css"), written) == b".a {\ncontent: '\xe2\x80\x93';\nmargin: 0 auto;\n}\n"


def test_licences_stay():
    file = WEB / "vendor" / "lit-html.js"
    assert slim(file, file.read_bytes()) == file.read_bytes()
