"""The simple opponent: best lead one decision ahead, from what its seat may know."""

import json

import paname
from paname.cli import opponent
from paname.cli.table import Table
from paname.core.rng import Rng

GAME = paname.load("lumiere")


def position(decisions, seed=5):
    state = GAME.new(seed=seed)
    rng = Rng("position")
    for _ in range(decisions):
        state.apply(state.legal_moves().any(rng))
    return state


def leads(world, seat):
    found = {}
    for action in world.legal_actions():
        child = world.clone()
        child.apply(action)
        found[action] = child.scores()[seat] - child.scores()[1 - seat]
    return found


def test_without_playouts_it_takes_the_best_lead_after_its_move():
    for decisions in range(24, 36):
        state = position(decisions)
        if state.is_over:
            continue
        seat = int(state.to_move)
        world = state.determinize(seat, Rng(1))
        found = leads(world, seat)
        chosen = opponent.choose(world, seat, Rng(2), 0)
        assert chosen.now == chosen.worth() == found[chosen.action] == max(found.values())


def test_ties_are_broken_at_random():
    world = position(0).determinize(0, Rng(1))
    seat = int(world.to_move)
    chosen = {opponent.choose(world, seat, Rng(number), 0).action for number in range(12)}
    assert len(chosen) > 3


def test_playouts_are_spent_and_the_world_stays_as_it_is():
    world = position(26).determinize(0, Rng(1))
    before = world.to_bytes()
    chosen = opponent.choose(world, int(world.to_move), Rng(3), 200)
    assert world.to_bytes() == before
    assert chosen.action in world.legal_actions()
    assert chosen.games > 200 // len(world.legal_actions())


def test_a_move_without_choice_is_made_without_thinking():
    world = position(0)
    while len(world.legal_actions()) != 1:
        world.apply(world.legal_actions()[-1])
    assert opponent.choose(world, int(world.to_move), Rng(1), 10**9).games == 0


def test_it_is_given_a_world_of_its_own_and_never_the_state(monkeypatch):
    given = []
    choose = opponent.choose
    monkeypatch.setattr(opponent, "choose", lambda world, *rest: given.append(world) or choose(world, *rest))
    table = Table(GAME, position(4), ["bot", "bot"], 0)
    table.think()
    (world,) = given
    assert world is not table.state
    assert not world.keeps_history
    assert len(world.history) == 0


def test_what_it_may_not_know_does_not_change_its_mind(monkeypatch):
    monkeypatch.setattr(opponent, "PATIENCE", 60)
    state = position(3)
    seat = int(state.to_move)
    other = ("orange", "blue")[1 - seat]
    minds = set()
    for tile in state.view(seat)["unplaced"][other]:
        document = json.loads(json.dumps(state.to_json()))
        document["held"][other] = tile
        table = Table(GAME, GAME.from_json(document, seed=1), ["bot", "bot"], 1)
        minds.add(table.think().action)
    assert len(minds) == 1
