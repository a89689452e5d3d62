"""The house rules: games are found and never named, nothing reads meaning out of sentences, imports run one way."""

import ast
import re
from pathlib import Path

import pytest

from paname.core.registry import manifests

SOURCES = Path(__file__).parents[1] / "src" / "paname"
TEXTS = {".py", ".js", ".css", ".html", ".toml", ".json", ".svg", ".webmanifest"}
LAYERS = [["core"], ["games"], ["bots"], ["arena", "analysis"], ["server", "research"], ["cli"]]
CORE_ONLY = ["client", "testing"]

# What holds a sentence, by the name of an attribute, a method or a function that makes one.
SENTENCES = {"reason", "label", "note", "sentence", "event_sentence", "sentences"}
READERS = {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "find", "index", "removeprefix"}
READERS |= {"removesuffix", "replace", "match", "search", "fullmatch", "sub", "findall", "finditer", "count"}
SCRIPTED = re.compile(
    r"(\b(reason|sentence)|\.(note|label|source))\??\.(match|matchAll|replace|replaceAll|split|startsWith|endsWith|includes|search|indexOf)\("
    r"|/\w*\.(test|exec)\([^)]*(\b(reason|sentence)\b|\.(note|label|source)\b)"
)
CATALOGUES = {"core/words.py", "testing/contract.py"}  # they fill the gaps, and check that they are filled


def files(*suffixes):
    """Our own files, without what others wrote."""
    found = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in (suffixes or TEXTS)]
    return [path for path in found if "vendor" not in path.parts and "__pycache__" not in path.parts]


def within(path):
    return path.relative_to(SOURCES).as_posix()


# Games are found, never named ----------------------------------------------------------------------------


def belongs_to(path, game):
    """Whether a file stands in a folder of the game, or bears its name."""
    return any(re.fullmatch(rf"{game}([_.].*)?", part) for part in Path(within(path)).parts)


def named_games(path, text):
    """The games that a file names and that aren't its own."""
    own = [game for game in manifests() if belongs_to(path, game)]
    for game, manifest in manifests().items():
        wider = "|".join(f"{re.escape(other)}" for other in manifests() if other != game and game in other) or "(?!)"
        words = re.sub(rf"(?<![A-Za-z_])({wider})(?![A-Za-z])", "", text)
        named = re.search(rf"(?<![A-Za-z]){game}(?![A-Za-z])", words)
        titled = " " in manifest.title and manifest.title in text
        if game not in own and (named or titled):
            yield game


@pytest.mark.parametrize("part", sorted({within(path).split("/")[0] for path in files()}))
def test_no_game_is_named_outside_its_own_files(part):
    found = {
        within(path): games
        for path in files()
        if within(path).split("/")[0] == part and (games := list(named_games(path, path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_a_named_game_would_be_found():
    (first, manifest), *_ = manifests().items()
    other = SOURCES / "bots" / "roster.py"
    assert list(named_games(other, f'if game == "{first}":')) == [first]
    assert list(named_games(other, f"from paname.games.{first} import game")) == [first]
    assert list(named_games(other, f"{first}_v0")) == [first]
    assert list(named_games(other, manifest.title)) == [first]
    assert list(named_games(SOURCES / "cli" / "boards" / f"{first}.py", first)) == []
    assert list(named_games(SOURCES / "games" / first / "rules.py", first)) == []
    assert list(named_games(other, "un Parisien parisien")) == []


# Nothing reads meaning out of sentences --------------------------------------------------------------------


def holds_sentence(node):
    """Whether an expression is a sentence that was made for people."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id == "str" and node.args:
            return isinstance(node.args[0], ast.Name) and node.args[0].id in {"error", "refused", "refusal", "event"}
        return holds_sentence(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr in SENTENCES
    return isinstance(node, ast.Name) and node.id in SENTENCES


def read_sentences(source):
    """The lines in which a sentence is taken apart or compared."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READERS:
            if any(holds_sentence(part) for part in [node.func.value, *node.args]):
                yield node.lineno
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(holds_sentence(side) for side in sides) and any(is_text(side) for side in sides):
                yield node.lineno
        elif isinstance(node, ast.Subscript) and holds_sentence(node.value) and not is_shortening(node.slice):
            yield node.lineno


def is_shortening(part):
    """Whether a slice keeps the beginning, as a long message is cut."""
    return isinstance(part, ast.Slice) and part.lower is None


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


def test_no_module_takes_a_sentence_apart():
    found = {
        within(path): lines
        for path in files(".py")
        if within(path) not in CATALOGUES and (lines := list(read_sentences(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        'if "not paved" in error.reason: pass',
        'if error.reason == "The game is over.": pass',
        're.match(r"(\\d+) francs", refusal.reason)',
        'GAP.findall(line.note("game"))',
        'line.label(game).split(" ")',
        'str(error).startswith("L2.4")',
        'event_sentence(game, "Passed", (), own=True).partition(" ")',
        "error.reason[4:]",
    ],
)
def test_a_sentence_taken_apart_would_be_found(line):
    assert list(read_sentences(line)) == [1]


def test_no_script_takes_a_sentence_apart():
    found = {
        within(path): [match[0] for match in SCRIPTED.finditer(path.read_text(encoding="utf-8"))]
        for path in files(".js")
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line", ["/cost (\\d+)/.exec(refusal.reason)", "line.note.split(' ')", "refused?.reason.includes('paved')"]
)
def test_a_script_that_takes_a_sentence_apart_would_be_found(line):
    assert SCRIPTED.search(line)


def test_sentences_may_be_shown():
    assert list(read_sentences("print(error.reason, line.label(game), str(error), error.reason or text)")) == []


# Imports run one way ---------------------------------------------------------------------------------------


def imported_modules(source):
    """The modules of ours that a source imports, wherever it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rank(part):
    """How far up a part of the house stands."""
    return next((number for number, parts in enumerate(LAYERS) if part in parts), None)


def wrong_imports(path, source):
    """What a module imports that stands above or beside it."""
    own = within(path).split("/")
    for name in imported_modules(source):
        parts = name.split(".")
        if parts[0] != "paname" or len(parts) < 2 or rank(parts[1]) is None:
            continue
        above = rank(parts[1]) > (0 if own[0] in CORE_ONLY else rank(own[0]))
        beside = rank(parts[1]) == rank(own[0]) and parts[1] != own[0]
        other_game = own[0] == parts[1] == "games" and len(own) > 2 and parts[2:3] not in ([], [own[1]])
        if above or beside or other_game:
            yield name


def test_imports_run_one_way():
    placed = [path for path in files(".py") if rank(within(path).split("/")[0]) is not None or "client" in path.parts]
    assert len(placed) > 200
    found = {within(path): list(wrong_imports(path, path.read_text(encoding="utf-8"))) for path in placed}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("core/state.py", "from paname.bots.contract import Bot"),
        ("games/demo/rules.py", "import paname.cli.words"),
        ("games/demo/rules.py", "from paname.games.other import rules"),
        ("arena/match.py", "from paname.analysis.review import Review"),
        ("bots/player.py", "def late():\n    from paname.server import hub"),
    ],
)
def test_an_import_the_other_way_would_be_found(where, line):
    assert len(list(wrong_imports(SOURCES / where, line))) == 1
