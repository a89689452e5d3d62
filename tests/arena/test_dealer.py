"""Duplicate deals: the same luck whatever is played, with the odds of the game."""

from collections import Counter

import paname
from paname.arena.dealer import Dealer
from paname.core.rng import Rng


def play(name, players, deal, stream):
    """A game at random on a deal; returns its draws by pile."""
    state = paname.load(name).new(players=players, chance="explicit")
    dealer = Dealer(deal)
    rng = Rng(stream)
    draws = {}
    while not state.is_over:
        while state.to_move == paname.CHANCE:
            pile = state.pile()
            outcome = dealer.draw(pile, state.chance_outcomes())
            draws.setdefault(pile, []).append(outcome)
            state.apply(outcome)
        if not state.is_over:
            state.apply(state.legal_moves().any(rng))
    return draws


def test_both_sides_draw_the_same_tiles_whatever_is_played():
    for deal in range(10):
        draws = [play("lumiere", 2, f"deal {deal}", f"stream {stream}") for stream in range(3)]
        assert draws[0] == draws[1] == draws[2]


def test_different_deals_differ_and_the_piles_of_a_deal_too():
    deals = [play("lumiere", 2, f"deal {deal}", "stream") for deal in range(5)]
    stacks = [tuple(pile) for deal in deals for pile in deal.values() if len(pile) == 8]
    assert len(stacks) == 10
    assert len(set(stacks)) == 10


def test_draws_have_the_odds_that_the_game_gives_them():
    """Out of three copies of 0 and one of 1 the first two draws are 0 0 in half of all deals."""
    found = Counter()
    for deal in range(4000):
        dealer = Dealer(f"deal {deal}")
        first = dealer.draw("pile", [(0, 3), (1, 1)])
        second = dealer.draw("pile", [(0, 3 - (first == 0)), (1, 1 - (first == 1))])
        found[first, second] += 1
    assert set(found) == {(0, 0), (0, 1), (1, 0)}
    assert abs(found[0, 0] / 4000 - 1 / 2) < 0.03
    assert abs(found[0, 1] / 4000 - 1 / 4) < 0.03


def test_what_has_no_weight_is_never_drawn():
    assert {Dealer(str(deal)).draw("pile", [(0, 0), (1, 5)]) for deal in range(50)} == {1}
