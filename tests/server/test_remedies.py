"""Why not, and what would help: the step that makes a move possible comes first."""

from tests.games.paris.helpers import GAME, table

from paname.server.catalogue import catalogue
from paname.server.table.fair_answers import remedies


def helped(state, **draft):
    """The actions after which a draft could be played, as text."""
    state.rng = None
    return [GAME.text(state, action) for action in remedies(state, catalogue("paris"), draft)]


def test_a_tile_that_gives_the_missing_goods_is_offered():
    state = table(seats={"sun": {"banks": ["montmartre"], "francs": 20, "held": [21]}})
    assert helped(state, kind="MoveKey", goal="pantheon", tile=0) == ["use 21 marble gold"]


def test_selling_is_offered_where_francs_are_missing():
    state = table(seats={"sun": {"banks": ["montmartre"], "francs": 4, "goods": {"wood": 1, "marble": 1}}})
    assert helped(state, kind="MoveKey", district="montmartre", source="bank", goal="5", tile=0) == [
        "sell wood", "sell marble",
    ]  # fmt: skip


def test_nothing_is_offered_where_no_single_step_helps():
    state = table(seats={"sun": {"banks": ["montmartre"], "francs": 4}})
    assert helped(state, kind="MoveKey", district="chaillot", goal="5", tile=0) == []
