"""R-P10, R-P11: free actions and games come to an end."""

import pytest
from tests.games.paris.helpers import GAME, TABLES, lines, play, table

from paname.core.playout import play_out
from paname.core.rng import Rng
from paname.games.paris.actions import BUY, LAY_VP, SELL, USE_END

MOST_PURCHASES, MOST_SALES = 228, 279


def worth(state, seat):
    """R-P10: francs and the selling prices of all goods."""
    units = state.units if seat == state.turn else [0] * 6
    return state.francs[seat] + sum(
        TABLES.sell[kind] * (state.goods[seat * 6 + kind] + units[kind]) for kind in range(6)
    )


def trades(state):
    return [action for action in state.legal_actions() if BUY <= action < USE_END]


def test_r_p10_the_numbers_of_the_ruling_follow_from_the_components():
    tokens = 6 * sum(TABLES.sell)
    bonus = sum(TABLES.francs)
    units = (
        sum(TABLES.sell[TABLES.good[n]] for n in (2, 3, 4))
        + 3 * max(list(TABLES.sell)[3:])
        + 3 * max(list(TABLES.sell)[:3])
    )
    ending = sum(TABLES.end_francs) + sum(
        TABLES.sell[place % 6] * pieces for place, pieces in enumerate(TABLES.end_goods)
    )
    fed = TABLES.start_francs + 12 * max(TABLES.bank) + tokens + bonus + units + ending
    assert (12 * max(TABLES.bank), tokens, bonus, units, ending, fed) == (84, 72, 21, 24, 24, MOST_PURCHASES)
    assert 36 + 9 + 6 + MOST_PURCHASES == MOST_SALES
    assert min(TABLES.buy[kind] - TABLES.sell[kind] for kind in range(3)) >= 1


@pytest.mark.parametrize("greed", ["buy first", "sell first", "at random"])
def test_r_p10_trading_as_long_as_possible_ends_within_the_bound(greed):
    """A turn of nothing but purchases and sales."""
    goods = {"wood": 6, "marble": 3, "gold": 2, "bronze": 4}
    state = table(seats={"sun": {"francs": 40, "goods": goods}})
    bound = 2 * worth(state, 0) + sum(goods.values())
    rng = Rng(greed)
    made = 0
    while trades(state):
        before = worth(state, 0)
        choices = trades(state)
        pick = {"buy first": 0, "sell first": -1, "at random": rng.below(len(choices))}[greed]
        action = choices[pick]
        state.apply(action)
        made += 1
        fall = TABLES.buy[action - BUY] - TABLES.sell[action - BUY] if action < SELL else 0
        assert worth(state, 0) == before - fall
        assert made <= bound
    assert made > 20
    assert lines(state, "sell") == lines(state, "buy") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r_p10_whole_games_of_traders_stay_within_the_bound(players):
    """Every player trades whenever it is possible and plays on at random else."""
    for seed in range(3):
        state = GAME.new(players=players, seed=seed)
        rng = Rng(seed)
        purchases, sales = [0] * players, [0] * players
        while not state.is_over:
            choices = trades(state)
            action = choices[0] if choices else state.legal_moves().any(rng)
            if choices:
                (purchases if action < SELL else sales)[state.turn] += 1
            state.apply(action)
        assert max(purchases) <= MOST_PURCHASES
        assert max(sales) <= MOST_SALES


def test_r_p11_random_games_always_end_and_are_not_long():
    for players in (2, 3, 4):
        longest = 0
        for seed in range(12):
            options = {
                "free_districts": seed % 2 == 1,
                "stacks": 2 + seed % 2,
                "random_setup": ("both", "tokens", "tiles")[seed % 3],
            }
            state = GAME.new(players=players, seed=seed, **options)
            longest = max(longest, play_out(state, Rng(seed)))
            assert state.is_over
        assert longest < 1500


def test_r_p11_nobody_can_pass_while_an_end_game_tile_is_left():
    rng = Rng("pass")
    for seed in range(4):
        state = GAME.new(players=3, seed=seed)
        while not state.is_over:
            if "pass" in lines(state, "pass"):
                assert state.has_tiles_to_draw() or state.end_stack == 0
            state.apply(state.legal_moves().any(rng))


def test_p2_5_what_was_just_sold_can_be_bought_back_at_once():
    state = play(table(seats={"sun": {"goods": {"wood": 1}}}), "sell wood", "buy wood", "sell wood", "buy wood")
    assert state.francs[0] == 3 - 2
    assert all(action < LAY_VP for action in trades(state))
