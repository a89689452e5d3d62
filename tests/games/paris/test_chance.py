"""R-P1: the draws of the stacks, against all orders of a small set of tiles."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from tests.games.paris.helpers import DISTRICTS, GAME, SPACES, play, split, table

from paname.core.state import CHANCE

PLACES = ["arc", "batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot"]


def unseen_table(undrawn, tiles, **words):
    """These tiles are undrawn and the stacks hold so many of them; no back has been seen yet."""
    laid = [space for space in SPACES if space not in undrawn]
    stacks = [{"tiles": number, "top": None} for number in tiles]
    return table(laid=laid, drawn=laid, stacks=stacks, pending=["top", "main", "end"], **words)


def seen_by_the_engine(state, draws, seen=(), chance=Fraction(1)):
    """All rows of outcomes with their chances, when the stacks are drawn from in this order."""
    if state.to_move == CHANCE:
        total = sum(weight for _, weight in state.chance_outcomes())
        found = Counter()
        for outcome, weight in state.chance_outcomes():
            after = state.clone()
            name = GAME.text(state, outcome)
            after.apply(outcome)
            found += seen_by_the_engine(after, draws, (*seen, name), chance * Fraction(weight, total))
        return found
    if not draws:
        return Counter({seen: chance})
    after = state.clone()
    if after.due() == 6:
        play(after, f"draw {draws[0] + 1}")
        return seen_by_the_engine(after, draws[1:], seen, chance)
    if after.due() == 7:
        play(after, GAME.text(after, after.legal_actions()[0]))
        return seen_by_the_engine(after, draws, seen, chance)
    place = next(place for place in PLACES if f"key {place}" in [GAME.text(after, a) for a in after.legal_actions()])
    play(after, f"key {place}", "end")
    return seen_by_the_engine(after, draws, seen, chance)


def seen_in_all_orders(undrawn, tiles, draws):
    """The same from first principles: every order of the tiles, dealt into stacks, is equally likely."""
    orders = list(permutations(undrawn))
    found = Counter()
    for order in orders:
        stacks, start = [], 0
        for number in tiles:
            stacks.append(list(order[start : start + number]))
            start += number
        seen = [split(stack[0])[0] for stack in stacks if stack]
        for stack in draws:
            seen.append(stacks[stack].pop(0))
            if stacks[stack]:
                seen.append(split(stacks[stack][0])[0])
        found[tuple(seen)] += Fraction(1, len(orders))
    return found


CASES = [
    ((2, 1), (0, 1, 0), "three removed, two stacks"),
    ((2, 1), (1, 0, 0), "the short stack first"),
    ((1, 1, 1), (2, 0, 1), "three stacks of one"),
    ((3,), (0, 0, 0), "one stack"),
]
MIXED = ["chaillot 1", "chaillot 3", "chaillot 8", "belleville 2", "belleville 5", "montmartre 4"]
TWINS = ["chaillot 1", "chaillot 3", "belleville 2", "belleville 5", "montmartre 4", "montmartre 5"]


@pytest.mark.parametrize("undrawn", [MIXED, TWINS], ids=["mixed", "twins"])
@pytest.mark.parametrize(("tiles", "draws", "words"), CASES, ids=[words for _, _, words in CASES])
def test_r_p1_weights_agree_with_all_orders_of_the_tiles(undrawn, tiles, draws, words):
    """R-P1 with three removed tiles."""
    assert seen_by_the_engine(unseen_table(undrawn, tiles), draws) == seen_in_all_orders(undrawn, tiles, draws)


def test_r_p1_weights_agree_without_removed_tiles():
    """R-P1 in the free variant: every undrawn tile is in a stack."""
    undrawn = MIXED[:5]
    state = unseen_table(undrawn, (3, 2), options={"free_districts": True})
    assert seen_by_the_engine(state, (0, 1, 0, 0)) == seen_in_all_orders(undrawn, (3, 2), (0, 1, 0, 0))


def test_r_p1_a_top_is_each_undrawn_tile_of_its_district():
    state = GAME.new(players=2, seed=3, start=0, chance="seed")
    world = GAME.from_json(state.to_json())
    top = world.tops[0]
    play(world, "draw 1")
    assert world.chance_outcomes() == [(top * 6 + rank, 1) for rank in range(6)]
    world.apply(top * 6 + 2)
    others = [world.tops[1], world.tops[2]]
    weights = {district: 6 - (district == top) - others.count(district) for district in range(6)}
    assert dict(world.chance_outcomes()) == weights


def test_p2_1_the_last_tile_of_a_stack_shows_no_new_top():
    state = unseen_table(MIXED, (1, 2))
    play(state, "chaillot", "belleville", "key arc", "end", "draw 1")
    play(state, "chaillot 3")
    assert state.to_move == 1
    assert list(state.tops) == [-1, DISTRICTS.index("belleville"), -1]
