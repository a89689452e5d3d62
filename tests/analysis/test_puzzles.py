"""Puzzles have one clearly best answer, a value for every answer, hints, a rating and a theme."""

import json

import pytest
from click.testing import CliRunner

import paname
from paname.analysis.judge import Judge
from paname.analysis.mining import Miner
from paname.analysis.puzzles import Puzzle, on_theme, read_puzzles, shipped_puzzles, write_puzzles
from paname.analysis.selection import ALIKE_SHARE, Selection
from paname.cli.main import cli
from paname.core.rng import Rng

MINED = {"lumiere": 600, "paris_paris": 400}


def mined(name):
    """Some puzzles, proved in a hurry."""
    miner = Miner(name, 2, MINED[name], "test")
    for number, found in miner.puzzles():
        if found or number > 8:
            return found
    return []


@pytest.mark.parametrize("name", sorted(MINED))
def test_a_mined_puzzle_is_whole(name):
    found = mined(name)
    assert found
    for puzzle in found:
        state = puzzle.state()
        assert state.to_move == puzzle.seat
        assert puzzle.values[0][0] == puzzle.solution
        assert sorted(row[0] for row in puzzle.values) == state.legal_actions()
        assert all(row[1] <= puzzle.values[0][1] for row in puzzle.values)
        assert puzzle.line[0]["action"] == puzzle.solution
        assert [hint["code"] for hint in puzzle.hints] == ["where", "what", "piece"]
        assert puzzle.solution in puzzle.hints[0]["facts"]["actions"]
        assert puzzle.themes
        assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle


def test_a_file_of_puzzles_reads_back_and_is_the_same_again(tmp_path):
    found = mined("paris_paris")
    files = [tmp_path / "a.gz", tmp_path / "b.gz"]
    for file in files:
        write_puzzles(file, found)
    assert read_puzzles(files[0].read_bytes()) == found
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_collection_takes_only_so_many_that_are_alike():
    (first, *_) = mined("paris_paris")
    copies = [Puzzle(**{**vars(first), "id": str(number)}) for number in range(100)]
    selection = Selection(100)
    assert 0 < sum(selection.offer(puzzle) for puzzle in copies) <= 100 * ALIKE_SHARE
    assert not selection.offer(copies[0])


def test_what_finds_no_room_waits_until_there_is_some_and_what_is_there_stays():
    (first, *_) = mined("paris_paris")
    other = {**first.hints[-1], "facts": {**first.hints[-1]["facts"], "piece": "another"}}
    alike = [Puzzle(**{**vars(first), "id": f"a{number}"}) for number in range(10)]
    unlike = [
        Puzzle(**{**vars(first), "id": f"b{n}", "hints": (*first.hints[:-1], other), "themes": ("another",)})
        for n in range(10)
    ]
    selection = Selection(100)
    selection.keep(alike[:6])  # more than there would be room for
    assert len(selection.puzzles) == 6
    assert selection.consider(alike[6:]) == 0
    assert len(selection.waiting) == 4
    assert selection.consider(unlike) > 0


@pytest.mark.parametrize(("name", "least"), [("lumiere", 500), ("paris_paris", 500), ("paris", 70)])
def test_so_many_puzzles_come_with_the_package(name, least):
    assert len(shipped_puzzles(name)) >= least


@pytest.mark.parametrize("name", paname.games())
def test_shipped_puzzles_replay_to_positions_in_which_their_answers_are_legal(name):
    every = shipped_puzzles(name)
    assert len({puzzle.id for puzzle in every}) == len(every) > 0
    for puzzle in every[::10]:
        state = puzzle.state()
        assert state.to_move == puzzle.seat
        assert sorted(row[0] for row in puzzle.values) == state.legal_actions()
        assert paname.replay(puzzle.record()) == state


def test_shipped_ends_are_solved_rightly():
    exact = [puzzle for puzzle in shipped_puzzles("lumiere") if puzzle.is_exact]
    for puzzle in exact[::20]:
        state = puzzle.state()
        judgement = Judge("lumiere", 2, 1).judge(state, puzzle.seat, "again", [row[0] for row in puzzle.values])
        assert judgement.is_exact
        assert judgement.options[0].action == puzzle.solution


@pytest.mark.parametrize("name", paname.games())
def test_a_theme_leads_to_puzzles(name):
    theme = shipped_puzzles(name)[0].themes[0]
    found = on_theme(name, theme)
    assert found
    assert all(theme in puzzle.themes for puzzle in found)
    ratings = [puzzle.rating.rating for puzzle in found]
    assert ratings == sorted(ratings)


def test_what_a_seat_cannot_know_does_not_change_its_puzzle():
    puzzle = next(one for one in shipped_puzzles("paris_paris") if not one.is_exact)
    judge = Judge("paris_paris", 2, 200)
    state = puzzle.state()
    worlds = [state, state.determinize(puzzle.seat, Rng("another"))]
    assert judge.judge(worlds[0], puzzle.seat, "x") == judge.judge(worlds[1], puzzle.seat, "x")


def test_the_command_adds_to_a_file(tmp_path):
    out = tmp_path / "puzzles.gz"
    arguments = ["puzzles", "--game", "paris_paris", "--out", str(out), "--iterations", "200", "--json"]
    for number in (1, 3):
        answer = CliRunner().invoke(cli, [*arguments, "--number", str(number), "--seed", str(number)])
        assert answer.exit_code == 0, answer.stderr
        assert json.loads(answer.stdout)["puzzles"] == number
    assert len(read_puzzles(out.read_bytes())) == 3
