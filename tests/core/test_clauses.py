"""The rules as clauses."""

import pytest

from paname.core.clauses import Clause, clauses, plain, read_clauses, rules_text
from paname.core.errors import InputError

DOCUMENT = """# Rules

Words before the first clause.
  An indented line that belongs to nothing.

## L0
- **L0.1** Board: 8×8 *spaces*. *book*
- **L4.12 La Grande Lumière** — large lamp on any **lamp**,
  printed or tile. *ours*
- a point that isn't a clause
- **E-L1** A worked example.
- **R-L3** A ruling.
"""


def test_a_clause_has_an_id_a_title_and_its_text_in_plain_words():
    assert read_clauses(DOCUMENT) == [
        Clause("L0.1", "", "Board: 8×8 spaces. book"),
        Clause("L4.12", "La Grande Lumière", "large lamp on any lamp, printed or tile. ours"),
        Clause("E-L1", "", "A worked example."),
        Clause("R-L3", "", "A ruling."),
    ]


def test_emphasis_is_taken_off():
    assert plain("a *lamp* and **two** more") == "a lamp and two more"


def test_the_rules_of_a_game_come_with_it():
    found = {clause.id: clause for clause in clauses("lumiere")}
    assert found["L4.5"].title == "Le Peintre"
    assert {"L0.1", "L5.5", "E-L1", "R-L1"} <= set(found)
    assert len(found) == len(clauses("lumiere"))
    assert rules_text("lumiere").startswith("# Paris: La Cité de la Lumière")


def test_a_game_that_is_not_there_has_no_rules():
    with pytest.raises(InputError):
        clauses("go")
