"""What a finished game is worth to each seat."""

import pytest

import paname
from paname.core.outcome import returns


def test_before_the_end_nobody_has_won_anything():
    assert returns(paname.load("paris_paris").new(players=3, seed=1)) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("seed", range(40))
def test_winners_share_what_the_others_lose(seed):
    state = paname.load("paris_paris").new(players=4, seed=seed)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    winners = state.winners()
    worth = returns(state)
    assert sum(worth) == pytest.approx(0)
    lost = -1 / 3 if len(winners) < 4 else 0
    assert [worth[seat] for seat in range(4) if seat not in winners] == pytest.approx([lost] * (4 - len(winners)))
    assert [worth[seat] for seat in winners] == pytest.approx([(4 - len(winners)) / (3 * len(winners))] * len(winners))
