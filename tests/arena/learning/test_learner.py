"""Learning: the same weights for any number of workers, and after an interruption."""

import pytest

np = pytest.importorskip("numpy")

from paname.arena.learning.learner import Learner  # noqa: E402
from paname.arena.learning.recipe import recipe_for  # noqa: E402
from paname.arena.learning.selfplay import Chunk, Position, Table, goals  # noqa: E402
from paname.arena.learning.strength import draw_curve, png  # noqa: E402
from paname.arena.learning.trainer import Trainer  # noqa: E402
from paname.bots.learned.net import Net, Row  # noqa: E402
from paname.core.errors import InputError  # noqa: E402
from paname.core.moves import Moves  # noqa: E402
from paname.core.registry import load  # noqa: E402
from paname.core.rng import Rng  # noqa: E402
from paname.core.state import CHANCE  # noqa: E402


def small(**wishes):
    wishes = {"generations": 2, "games": 6, "chunk": 2, "iterations": 3, "epochs": 1, "rivals": ("greedy",), **wishes}
    return recipe_for("paris_paris", 2, **wishes)


def learn(recipe, folder, workers=1, backend="local"):
    learner = Learner(recipe, folder)
    list(learner.learn(workers, backend))
    return [learner.net_path(number).read_bytes() for number in range(recipe.generations)]


def test_any_number_of_workers_learns_the_same(tmp_path):
    alone = learn(small(), tmp_path / "alone")
    assert learn(small(), tmp_path / "pair", workers=2) == alone
    assert learn(small(seed="2"), tmp_path / "other") != alone


def test_the_net_alone_does_what_it_likes_best_at_the_end_of_the_turn(tmp_path):
    recipe = recipe_for("paris", 3, generations=1, games=2, epochs=1, iterations=0, width=0)
    table = Table(Chunk(0, recipe, "look", 1, learn(recipe, tmp_path)[0]))
    state = load("paris").new(players=3, chance="explicit")
    rng = Rng("look")
    differs = 0
    for _ in range(60):
        if state.to_move == CHANCE:
            state.step(state.outcome(rng))
            continue
        before, seat = state.key(), state.to_move
        moves = Moves()
        table.lookahead.fill(state, moves)
        chances = {action: table.chance(state, action, seat) for action in moves.actions()}
        chosen = table.look(state, seat)
        assert state.key() == before
        assert chances[chosen] == max(chances.values())
        differs += min(chances.values()) < max(chances.values())
        state.step(chosen)
    assert differs > 10


def test_the_net_alone_decides_among_what_promises_most(tmp_path):
    recipe = recipe_for("paris", 2, generations=1, games=2, epochs=1, iterations=0, width=2)
    table = Table(Chunk(0, recipe, "look", 1, learn(recipe, tmp_path)[0]))
    state = load("paris").new(players=2, chance="explicit")
    rng = Rng("look")
    narrowed = 0
    for _ in range(60):
        if state.to_move == CHANCE:
            state.step(state.outcome(rng))
            continue
        best = table.lookahead.best(state)
        moves = Moves()
        table.lookahead.fill(state, moves)
        promising = table.promising(state)
        assert best in promising
        assert len(promising) == min(2, moves.count)
        narrowed += moves.count > 2
        chosen = table.look(state, state.to_move)
        assert chosen in promising
        state.step(chosen)
    assert narrowed > 10


def test_ray_learns_the_same(tmp_path):
    pytest.importorskip("ray")
    assert learn(small(), tmp_path / "ray", workers=2, backend="ray") == learn(small(), tmp_path / "alone")


def test_a_stopped_run_goes_on_where_it_was(tmp_path):
    whole = learn(small(), tmp_path / "whole")
    stopped = Learner(small(), tmp_path / "parts")
    next(stopped.learn())
    assert learn(small(), tmp_path / "parts") == whole
    with pytest.raises(InputError, match="another recipe"):
        Learner(small(seed="3"), tmp_path / "parts")


class Over:
    players = 2

    def winners(self):
        return [1]


def test_goals_trust_what_followed_and_stop_where_lots_decided():
    row = np.zeros(1, np.uint8)
    positions = [Position(row, 0, np.array([chance, 1 - chance])) for chance in (0.9, 0.6, 0.2)]
    found = goals(Over(), positions, 0.5)
    assert found[2].tolist() == [0, 1]
    assert found[1].tolist() == pytest.approx([0.1, 0.9])
    assert found[0].tolist() == pytest.approx([0.35, 0.65])
    positions[1].is_broken_off = True
    found = goals(Over(), positions, 0.5)
    assert found[1] is None
    assert found[0].tolist() == pytest.approx([0.6, 0.4])


def test_training_finds_a_rule_and_the_integers_keep_it():
    lots = np.random.default_rng(1)
    rows = lots.integers(0, 3, (4000, 6)).astype(np.float32)
    ahead = (rows[:, 0] > rows[:, 1]).astype(np.float32)
    shares = np.stack([ahead, 1 - ahead], axis=1)
    points = rows[:, :2] / 4
    trainer = Trainer((6, 12, 6, 4), np.ones(6, np.float32), 1)
    trainer.centre(rows, points)
    for step in range(600):
        some = lots.integers(0, 4000, 256)
        trainer.step(rows[some], shares[some], points[some], 0.01 if step < 400 else 0.002)
    net = Net(trainer.net({}))
    right = 0
    for place in range(300):
        row = Row()
        for feature in range(6):
            if rows[place, feature]:
                row.put(feature, int(rows[place, feature]))
        net.run(row)
        right += (net.outputs[0] > net.outputs[1]) == bool(ahead[place])
    assert right > 285


def test_the_curve_is_a_png(tmp_path):
    draw_curve(tmp_path / "curve.png", [0.2, 0.5, 0.7], 0.5)
    data = (tmp_path / "curve.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert data == png_again(data)


def png_again(data):
    import zlib

    body = data[data.index(b"IDAT") + 4 : data.index(b"IEND") - 8]
    pixels = np.frombuffer(zlib.decompress(body), np.uint8).reshape(320, 1 + 640 * 3)[:, 1:].reshape(320, 640, 3)
    return png(640, 320, pixels.tobytes())
