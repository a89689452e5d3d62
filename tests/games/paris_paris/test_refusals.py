"""What can't be done is refused with its clause, a code and the facts, and changes nothing."""

import pytest
from tests.games.paris_paris.table import GAME, table, take

import paname

SHOPS = "Odéon: yellow pink, Bastille: pink"
OFFER = "Odéon/brown, Bastille/orange, Opéra/red, Louvre/blue"
ODEON, BASTILLE, OPERA = ("station", "Odéon"), ("station", "Bastille"), ("station", "Opéra")
BOTH, PINK = ("owner", ("yellow", "pink")), ("owner", ("pink",))
REFUSALS = [
    ("take Pompidou/blue", "T2.2", "station_not_on_offer", (("station", "Pompidou"),)),
    ("take St-Nicolas/blue", "T2.2", "station_not_on_offer", (("station", "St-Nicolas"),)),
    ("take Odéon/orange x pink", "T2.2", "line_not_on_offer", (ODEON, ("line", "orange"))),
    ("take Odéon/brown", "T2.3", "choose_owner", (ODEON, BOTH)),
    ("take Odéon/brown x violet", "T2.3", "no_such_shop", (("owner", "violet"), ODEON)),
    ("take Odéon/brown x black", "T2.3", "seat_not_in_game", (("owner", "black"),)),
    ("take Bastille/orange x nobody", "T2.3", "choose_owner", (BASTILLE, PINK)),
    ("take Opéra/red x pink", "T2.3", "has_room", (OPERA,)),
]


def full_stations():
    return table(3, shops=SHOPS, offer=OFFER)


@pytest.mark.parametrize(("line", "clause", "code", "facts"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refusal_names_the_clause_and_the_reason_and_changes_nothing(line, clause, code, facts):
    """T2.2, T2.3."""
    state, events = full_stations(), []
    before = state.to_bytes()
    with pytest.raises(paname.IllegalAction) as refused:
        state.apply(GAME.parse(state, line), events)
    assert (refused.value.clause, refused.value.code, refused.value.facts) == (clause, code, facts)
    assert state.to_bytes() == before
    assert events == []


def test_a_refusal_reads_as_a_sentence():
    state = full_stations()
    with pytest.raises(paname.IllegalAction) as refused:
        take(state, "take Odéon/brown x violet")
    sentence = "T2.3: There's no violet shop at Odéon. Choose one that's there."
    assert str(refused.value) == sentence


def test_a_refusal_tells_nothing_that_is_hidden():
    """T5.4: the reasons are the same in every world that the mover can't tell apart."""
    state = GAME.new(players=3, seed=4)
    worlds = [state.determinize(int(state.to_move), paname.Rng(seed)) for seed in range(5)]
    for action in set(GAME.action_ids()) - set(state.legal_actions()):
        refused = [world.why_illegal(action) for world in worlds]
        assert len({(found.clause, found.code, found.facts) for found in refused}) == 1
