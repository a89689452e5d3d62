"""A review judges every decision by what its seat knew; luck and skill add up to the result."""

import json

import pytest
from click.testing import CliRunner

import paname
from paname.analysis.judge import Judge
from paname.analysis.labels import accuracy, label
from paname.analysis.report import Reason, Standing, Verdict
from paname.analysis.review import Review
from paname.arena.decisions import shipped_decisions
from paname.bots.player import create_player
from paname.cli.main import cli
from paname.core.rng import Rng

ITERATIONS = 40
TABLES = [(name, players) for name in paname.games() for players in paname.load(name).player_counts()]


def played(name, bots, seed=3, players=2):
    """The record of a game between bots."""
    game = paname.load(name)
    state = game.new(players=players, seed=seed)
    bots = (bots * players)[:players]
    seats = [create_player(name, f"{bot}:iterations=150", f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not state.is_over:
        state.apply(seats[state.to_move].decide(state, state.to_move).action)
    return game.record(state)


def cut(record, decisions):
    """A record that ends after so many decisions."""
    state = paname.replay(record, decisions)
    return paname.load(record["game"]).record(state)


def nothing(loss, name="good", chance=0.5):
    """A verdict of which only the loss matters, and the chance that the first seat had."""
    hoped = Standing((chance, 1 - chance), (0.0, 0.0))
    return Verdict(hoped, hoped, 1, "a", loss, 0.0, name)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_luck_and_skill_add_up_to_the_result(name, players):
    record = played(name, ["greedy", "random"], players=players)
    state = paname.replay(record)
    report = Review(record, 2).report()
    for seat in report.seats:
        for share in ("win", "lead"):
            parts = [getattr(getattr(seat, part), share) for part in ("start", "luck", "skill", "others")]
            assert abs(sum(parts) - getattr(seat.result, share)) < 1e-9
        winners = state.winners()
        assert abs(seat.result.win - (1 / len(winners) if seat.seat in winners else 0)) < 1e-9
    for step, following in zip(report.steps, report.steps[1:], strict=False):
        assert step.after == following.before
        assert all(0 <= win <= 1 for win in step.before.win)
    assert len(report.steps) == len(state.history)
    assert report.start == report.steps[0].before


@pytest.mark.parametrize("name", paname.games())
def test_random_play_is_less_accurate_than_search(name):
    report = Review(played(name, ["search", "random"]), ITERATIONS).report()
    searching, random = report.seats
    assert searching.accuracy > random.accuracy
    assert sum(random.counts.values()) == sum(step.seat == 1 for step in report.steps)
    assert len(report.lessons) <= 3
    for lesson in report.lessons:
        assert report.steps[lesson.step].seat == lesson.seat


def test_every_slip_has_a_reason_in_the_games_own_terms():
    record = played("lumiere", ["random", "random"])
    report = Review(record, ITERATIONS).report()
    slips = [step.verdict for step in report.steps if step.verdict and step.verdict.loss >= 0.04]
    assert slips
    assert all(isinstance(verdict.reason, Reason) for verdict in slips)
    codes = {verdict.reason.code for verdict in slips}
    assert codes & {"score", "rival_score", "term", "rival_term"}
    clauses = {line.about["clause"] for verdict in slips for line in verdict.reason.lines}
    assert any(clause.startswith("L5") for clause in clauses)


def test_a_seat_is_judged_by_what_it_knew():
    review = Review(played("lumiere", ["random", "random"]), ITERATIONS)
    decisions = [index for index in review.todo() if not review.steps[index].is_draw][:6]
    for index in decisions:
        real = review.piece(index)
        step = review.steps[index]
        world = step.before.determinize(step.seat, Rng(f"other {index}"))
        review.steps[index] = type(step)(step.seat, step.choice, world, step.after, step.events)
        assert review.piece(index) == real


def test_a_review_can_be_stopped_and_resumed_elsewhere():
    record = played("paris_paris", ["greedy", "random"])
    whole = Review(record, 8).report().to_json()
    first = Review(record, 8)
    for progress in first.run():
        if progress.done == progress.total // 2:
            break
    kept = json.loads(json.dumps(first.pieces))
    assert 0 < len(kept) < progress.total
    assert Review(record, 8, pieces=kept).report().to_json() == whole


def worlds_apart(name, decisions):
    """An unfinished game of two, and the same with something else hidden from seat 0, told as positions."""
    game = paname.load(name)
    state = paname.replay(played(name, ["greedy", "greedy"]), decisions)
    pair = [state.determinize(0, Rng(f"world {number}")) for number in range(40)]
    first = pair[0]
    other = next(world for world in pair if world.key() != first.key())
    records = []
    for world in (first, other):
        position = game.from_json(world.to_json())
        rng = Rng("go on")
        while len(position.history) < 4 or position.to_move == paname.CHANCE:
            outcomes = position.chance_outcomes()
            position.apply(outcomes[rng.below(len(outcomes))][0] if outcomes else position.legal_actions()[0])
        records.append(game.record(position))
    return records


def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_review():
    first, other = worlds_apart("paris_paris", 12)
    assert first != other
    through = [json.dumps(Review(record, 8, through=0).report().to_json()) for record in (first, other)]
    assert through[0] == through[1]
    assert len({json.dumps(Review(record, 8, through=1).report().to_json()) for record in (first, other)}) == 2


def test_what_a_rival_drew_in_secret_stays_hidden_until_the_game_is_over():
    record = played("lumiere", ["greedy", "greedy"])
    running = Review(cut(record, 6), 4, through=0).report()
    hidden = [step for step in running.steps if step.kind == "draw" and step.text is None]
    assert hidden
    assert all(step.action is None for step in hidden)
    assert not any(step.kind == "draw" and step.text is None for step in Review(record, 2, through=0).report().steps)


def test_the_best_move_of_a_solved_end_is_right():
    """Of the benchmark's solved ends the review's best move keeps the result in every one."""
    exact = [decision for decision in shipped_decisions("lumiere") if decision.is_exact][:30]
    judge = Judge("lumiere", 2, 1)
    for decision in exact:
        state = decision.state("lumiere")
        judgement = judge.judge(state, int(state.to_move), "end")
        assert judgement.is_exact
        assert decision.loss(judgement.options[0].action) == 0


def test_labels_and_accuracy_follow_the_chance_given_away():
    names = [label(loss, loss == 0) for loss in (0, 0.039, 0.04, 0.099, 0.10, 0.179, 0.18, 1)]
    assert names == ["best", "good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]
    assert accuracy([nothing(0.0), nothing(0.1), nothing(0.5, "forced")], 0) == 83.0
    assert accuracy([nothing(0.0, "forced")], 0) is None


def test_who_is_losing_does_not_play_better_for_having_little_to_lose():
    losing, leading = nothing(0.09, chance=0.1), nothing(0.09, chance=0.9)
    assert accuracy([losing], 0) < accuracy([leading], 0) == 79.9
    assert accuracy([losing], 1) == 79.9


def test_the_command_tells_it_to_people_and_to_programs(tmp_path):
    file = tmp_path / "game.json"
    record = played("lumiere", ["greedy", "random"])
    file.write_text(json.dumps(record))
    answer = CliRunner().invoke(cli, ["review", str(file), "--iterations", "10", "--json"])
    assert answer.exit_code == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert told["format"] == "paname.review/1"
    assert sum(step["kind"] == "decision" for step in told["steps"]) == len(record["actions"])
    answer = CliRunner().invoke(cli, ["review", str(file), "--iterations", "5", "--all"])
    assert "accuracy" in answer.stdout
    assert "luck" in answer.stdout
    answer = CliRunner().invoke(cli, ["review", str(file), "--seat", "2"])
    assert answer.exit_code == 1
    assert "no seat" in answer.stderr


def test_one_game_of_a_file_with_many(tmp_path):
    file = tmp_path / "games.jsonl"
    records = [played("lumiere", ["random", "random"], seed) for seed in (1, 2)]
    file.write_text("".join(json.dumps({"record": record}) + "\n" for record in records))
    for command in (["review", "--iterations", "1"], ["replay"], ["score"]):
        answer = CliRunner().invoke(cli, [*command, str(file), "--game", "2", "--json"])
        assert answer.exit_code == 0, answer.stderr
        assert json.loads(answer.stdout)["game"] == "lumiere"
        answer = CliRunner().invoke(cli, [*command, str(file), "--game", "3"])
        assert "holds 2 games" in answer.stderr
        answer = CliRunner().invoke(cli, [*command, str(file)])
        assert "--game" in answer.stderr
