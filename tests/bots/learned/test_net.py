"""Nets: integers that add up to what floats would say, read from files that are checked."""

import json
import struct

import pytest
from librt.vecs import vec
from tests.bots.worlds import GAMES

import paname
from paname.bots.contract import Budget
from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.bot import LearnedBot
from paname.bots.learned.evaluation import LearnedEvaluation
from paname.bots.learned.net import FIRST_REACH, Net, Row
from paname.bots.learned.shipped import features_of, learned_evaluation, shipped_net
from paname.bots.roster import create, evaluation
from paname.core.moves import Moves
from paname.core.rng import Rng

MOST = (1 << 21) // (2 * FIRST_REACH)


def net_bytes(layers, seed=1, largest=40, **head):
    inputs, units, seconds, outs = layers
    rng = Rng(f"net {seed}")
    size = inputs * units + units + units * seconds + seconds + seconds * outs + outs
    weights = [rng.below(2 * largest + 1) - largest for _ in range(size)]
    return (
        json.dumps({"format": 1, "layers": list(layers), **head}).encode() + b"\n" + struct.pack(f"<{size}h", *weights)
    )


def by_hand(data, layers, row):
    """The same net in plain floats."""
    inputs, units, seconds, outs = layers
    numbers = list(struct.unpack(f"<{(len(data) - data.index(10) - 1) // 2}h", data[data.index(10) + 1 :]))
    take = iter(numbers)
    first = [[next(take) / 256 for _ in range(units)] for _ in range(inputs)]
    bias = [next(take) / 256 for _ in range(units)]
    second = [[next(take) / 128 for _ in range(seconds)] for _ in range(units)]
    bias2 = [next(take) / 128 for _ in range(seconds)]
    third = [[next(take) / 128 for _ in range(outs)] for _ in range(seconds)]
    bias3 = [next(take) / 128 for _ in range(outs)]
    one = [min(1, max(0, bias[u] + sum(n * first[i][u] for i, n in row))) for u in range(units)]
    two = [min(1, max(0, bias2[u] + sum(one[v] * second[v][u] for v in range(units)))) for u in range(seconds)]
    return [bias3[o] + sum(two[u] * third[u][o] for u in range(seconds)) for o in range(outs)]


def row_of(pairs):
    row = Row()
    for feature, number in pairs:
        row.put(feature, number)
    return row


@pytest.mark.parametrize("layers", [(5, 7, 3, 2), (40, 63, 16, 8), (9, 3, 2, 4)])
def test_a_net_says_what_floats_would_say(layers):
    data = net_bytes(layers)
    net = Net(data)
    rng = Rng("rows")
    for _ in range(20):
        pairs = [(feature, 1 + rng.below(9)) for feature in range(layers[0]) if rng.below(3) > 0]
        net.run(row_of(pairs))
        assert list(net.outputs) == pytest.approx(by_hand(data, layers, pairs), abs=0.03)


def test_the_largest_counts_and_weights_stay_in_their_lanes():
    layers = (34, 6, 2, 2)
    for sign in (1, -1):
        body = [sign * FIRST_REACH] * (34 * 6) + [0] * 6 + [100] * 12 + [0] * 2 + [128] * 4 + [0] * 2
        net = Net(json.dumps({"format": 1, "layers": layers}).encode() + b"\n" + struct.pack(f"<{len(body)}h", *body))
        net.run(row_of([(feature, 60) for feature in range(34)]))
        assert list(net.outputs) == pytest.approx([2.0, 2.0] if sign > 0 else [0.0, 0.0], abs=0.01)


def test_files_that_are_no_nets_are_refused():
    good = net_bytes((5, 7, 3, 2))
    with pytest.raises(paname.PanameError, match="bytes"):
        Net(good[:-2])
    with pytest.raises(paname.PanameError, match="format"):
        Net(good.replace(b'"format": 1', b'"format": 9'))
    with pytest.raises(paname.PanameError, match="beyond"):
        Net(net_bytes((5, 7, 3, 2), largest=3000))
    base = evaluation("lumiere")
    with pytest.raises(paname.PanameError, match="isn't a net of lumiere"):
        learned_evaluation("lumiere", 2, base, Net(good))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_features_are_within_their_size_and_their_sum_within_the_lanes(name, players):
    base = evaluation(name)
    features = features_of(name, players, base)
    row = Row()
    judged = 0
    for seed in range(3):
        state = paname.load(name).new(players=players, chance="explicit")
        rng = Rng(f"features {seed}")
        while not state.is_over:
            moves = state.legal_moves()
            mover = state.to_move
            state.apply(moves.draw(rng) if mover == paname.CHANCE else moves.any(rng))
            if mover >= 0 and not state.is_over and base.is_quiet(state, mover):
                row.clear()
                features.fill(state, row)
                pairs = row.pairs()
                assert len({feature for feature, _ in pairs}) == len(pairs)
                assert all(0 <= feature < features.size and 0 < number <= 60 for feature, number in pairs)
                assert sum(number for _, number in pairs) <= MOST
                assert 0 <= features.first(state) < players
                judged += 1
    assert judged > 20


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_chances_of_a_net_sum_to_one_and_a_search_with_it_answers(name, players):
    base = evaluation(name)
    features = features_of(name, players, base)
    net = Net(net_bytes((features.size, 6, 4, 2 * players), largest=9, search={"cut_off": 0, "rivals": 1}))
    judge = learned_evaluation(name, players, base, net)
    assert isinstance(judge, LearnedEvaluation)
    assert judge.weights.setting("cut_off") == 0
    state = paname.load(name).new(players=players, seed=5)
    seat = state.to_move
    bot = LearnedBot(name, base, paname.load(name).action_space(), net)
    choice = bot.choose(state.determinize(seat, Rng(1)), seat, Budget(iterations=8), Rng(1))
    assert choice.action in state.legal_actions()
    assert sum(judge.chances[: int(players)]) == pytest.approx(0)
    bot.bot.evaluation.judge(after(state, choice.action, base))
    assert sum(bot.bot.evaluation.chances[seat] for seat in range(players)) == pytest.approx(1)


def test_actions_are_weighed_by_what_they_leave_others_where_the_net_asks_for_it():
    base = evaluation("paris_paris")
    size = features_of("paris_paris", 2, base).size
    kind, unkind = (
        learned_evaluation("paris_paris", 2, base, Net(net_bytes((size, 6, 4, 4), search={"denies": denies})))
        for denies in (0, 1)
    )
    state = paname.load("paris_paris").new(players=2, seed=7)
    moves = Moves()
    state.fill_legal(moves)
    for judge, worth in ((kind, base.value), (unkind, base.lead)):
        gains = judge.weigh(state, moves, vec[float]())
        for place, action in enumerate(moves.actions()):
            world = state.clone()
            world.play(action)
            assert gains[place] == pytest.approx(worth(world, state.to_move))


def after(state, action, base):
    """The next position that can be judged."""
    rng = Rng("after")
    mover = state.to_move
    world = state.determinize(mover, rng)
    world.step(action)
    while not world.is_over and not base.is_quiet(world, mover):
        mover = world.to_move
        world.step(world.outcome(rng) if mover == paname.CHANCE else world.legal_moves().any(rng))
    return world


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_shipped_nets_fit_their_game_and_are_small(name, players):
    net = shipped_net(name, players)
    if net is None:
        assert isinstance(learned_evaluation(name, players, evaluation(name), None), Evaluation)
        return
    assert isinstance(learned_evaluation(name, players, evaluation(name), net), LearnedEvaluation)
    assert net.head["game"] == name
    assert 2 * (net.inputs + 1) * net.units < 100_000


def test_the_search_is_learned_and_the_handmade_one_is_still_there():
    assert isinstance(create("search", "lumiere"), LearnedBot)
    assert not isinstance(create("handmade", "lumiere"), LearnedBot)
