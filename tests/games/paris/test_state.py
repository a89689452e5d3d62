"""The fields of a state are written in three places, which must agree."""

import ast
import pathlib

from tests.games.paris.helpers import GAME

from paname.games.paris import actions, state

TREE = ast.parse((pathlib.Path(state.__file__).parent / "state.py").read_text(encoding="utf-8"))
CLASS = next(node for node in TREE.body if isinstance(node, ast.ClassDef))


def is_copy(node):
    """`self.name = other.name`, or a copy of the vector."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Attribute):
        return False
    return ast.unparse(node.value).removesuffix("[:]") == f"other.{node.targets[0].attr}"


def test_every_field_is_listed_and_copied_once():
    declared = [node.target.id for node in CLASS.body if isinstance(node, ast.AnnAssign)]
    copied = [node.targets[0].attr for node in ast.walk(CLASS) if is_copy(node)]
    assert sorted(state.FIELDS) == sorted(declared) == sorted(copied)


def test_the_bases_of_the_catalogue_are_those_that_the_rules_compare():
    blocks = GAME.catalogue().blocks
    assert [block.base for block in blocks] == [getattr(actions, block.name.upper()) for block in blocks]
    assert GAME.action_space() == 2564
