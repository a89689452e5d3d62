"""A review judges every decision by what its seat knew, and finds the ones that cost something."""

import json

import pytest
from click.testing import CliRunner

import paname
from paname.analysis.review import Review, Verdict, summary, turning_points
from paname.analysis.trial import Trial
from paname.bots.player import create_player
from paname.cli.main import cli
from paname.core.rng import Rng

ITERATIONS = 40


def played(name, bots, seed=3, players=2):
    """The record of a game between bots."""
    game = paname.load(name)
    state = game.new(players=players, seed=seed)
    seats = [create_player(name, f"{bot}:iterations=150", f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not state.is_over:
        state.apply(seats[state.to_move].decide(state, state.to_move).action)
    return game.record(state)


def decisions(looked):
    """The decisions of a review: number, position, action."""
    return [(number, step.before, step.choice) for number, step in enumerate(looked.steps, 1)]


@pytest.mark.parametrize("name", paname.games())
def test_who_plays_at_random_loses_more_than_who_searches(name):
    looked = Review(played(name, ["search", "random"]), ITERATIONS)
    found = [looked.verdict(*decision) for decision in decisions(looked)[::3]]
    assert {verdict.seat for verdict in found} == {0, 1}
    searching, random = (summary(found, seat) for seat in (0, 1))
    assert searching["mean_loss"] < random["mean_loss"]
    assert all(0 <= verdict.win <= 1 and verdict.loss >= 0 for verdict in found)


def test_a_seat_is_judged_by_what_it_knew():
    looked = Review(played("lumiere", ["random", "random"]), ITERATIONS)
    for number, state, action in decisions(looked)[:8]:
        world = state.determinize(int(state.to_move), Rng(f"other {number}"))
        assert looked.verdict(number, world, action) == looked.verdict(number, state, action)


def test_the_last_action_of_a_game_is_worth_its_result():
    record = played("paris_paris", ["random", "random"])
    winners = paname.replay(record).winners()
    *_, (_, state, action) = decisions(Review(record, ITERATIONS))
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
    assert "best move found" in answer.stdout
    answer = CliRunner().invoke(cli, ["review", str(file), "--seat", "2"])
    assert answer.exit_code == 1
    assert "no seat" in answer.stderr
