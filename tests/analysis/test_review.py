"""A review judges every decision by what its seat knew, and finds the ones that cost something."""

import json

import pytest
from click.testing import CliRunner

import paname
from paname.analysis.review import Review, Verdict, summary, turning_points
from paname.analysis.trial import Trial
from paname.bots.contract import Budget
from paname.bots.roster import create
from paname.cli.main import cli
from paname.core.rng import Rng

ITERATIONS = 40


def played(name, bots, seed=3, players=2):
    """The record of a game between bots."""
    game = paname.load(name)
    state, rng = game.new(players=players, seed=seed), Rng(seed)
    seats = [create(bot, name) for bot in bots]
    while not state.is_over:
        seat = state.to_move
        world = state.determinize(seat, rng)
        state.apply(seats[seat].choose(world, seat, Budget(iterations=150), rng).action)
    return game.record(state)


@pytest.mark.parametrize("name", paname.games())
def test_who_plays_at_random_loses_more_than_who_searches(name):
    looked = Review(played(name, ["search", "random"]), ITERATIONS)
    found = [looked.verdict(*position) for position in list(looked.positions())[::3]]
    assert {verdict.seat for verdict in found} == {0, 1}
    searching, random = (summary(found, seat) for seat in (0, 1))
    assert searching["mean_loss"] < random["mean_loss"]
    assert all(0 <= verdict.win <= 1 and verdict.loss >= 0 for verdict in found)


def test_a_seat_is_judged_by_what_it_knew():
    looked = Review(played("lumiere", ["random", "random"]), ITERATIONS)
    for number, state, action in list(looked.positions())[:8]:
        world = state.determinize(int(state.to_move), Rng(f"other {number}"))
        assert looked.verdict(number, world, action) == looked.verdict(number, state, action)


def test_the_last_action_of_a_game_is_worth_its_result():
    record = played("paris_paris", ["random", "random"])
    winners = paname.replay(record).winners()
    *_, (_, state, action) = Review(record, ITERATIONS).positions()
    seat = int(state.to_move)
    worth = Trial("paris_paris", ITERATIONS).worth(state, seat, action, "x")
    # The other's marker is hidden, so the seat can only be nearly sure.
    assert (worth.win > 0.5) == (seat in winners)


def test_turning_points_are_the_costliest_decisions_in_the_order_of_the_game():
    losses = [0.0, 0.3, 0.01, 0.2, 0.06, 0.5, 0.07, 0.4]
    found = [Verdict(k, 0, 1, "a", 2, "b", 0.5, loss, 1.0) for k, loss in enumerate(losses, 1)]
    assert [verdict.decision for verdict in turning_points(found)] == [2, 4, 6, 7, 8]


def test_the_command_tells_it_to_people_and_to_programs(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("lumiere", ["greedy", "random"])))
    answer = CliRunner().invoke(cli, ["review", str(file), "--iterations", "10", "--seat", "1", "--json"])
    assert answer.exit_code == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert told["seats"][0]["decisions"] == len(told["decisions"])
    assert {verdict["seat"] for verdict in told["decisions"]} == {1}
    answer = CliRunner().invoke(cli, ["review", str(file), "--iterations", "5", "--all"])
    assert "nothing better" in answer.stdout
    answer = CliRunner().invoke(cli, ["review", str(file), "--seat", "2"])
    assert answer.exit_code == 1
    assert "no seat" in answer.stderr
