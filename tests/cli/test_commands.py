"""The commands that answer at once: version, games, score, replay, perft, bench."""

import json
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

import paname
from paname.cli.main import cli
from paname.cli.new_game import all_games
from paname.core.registry import manifest

BUILD = "compiled" if paname.COMPILED else "interpreted"


def test_version_names_the_build_and_python(run):
    answer = run("--version").stdout
    assert f"paname {paname.__version__}\n" in answer
    assert f"is {BUILD}; Python {platform.python_version()}" in answer
    data = json.loads(run("--json", "--version").stdout)
    assert data["build"] == BUILD
    assert [game["name"] for game in data["games"]] == paname.games()
    assert all(f"  {game['title']} ({game['year']})\n" in answer for game in data["games"])


def test_without_a_command_the_help_is_shown(run):
    result = run()
    assert result.exit_code == 0
    assert "\nCommands:\n" in result.stdout
    assert "  bench      Measure how fast the engine plays" in result.stdout
    assert result.stdout == run("--help").stdout


def test_the_module_runs_as_the_command_does():
    answer = subprocess.run([sys.executable, "-m", "paname", "--version"], capture_output=True, text=True, check=True)
    assert f"paname {paname.__version__}" in answer.stdout
    wrong = subprocess.run([sys.executable, "-m", "paname", "dance"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stderr) == (2, "paname: No such command 'dance'.\n")


def test_a_closed_pipe_is_no_error():
    answer = subprocess.run(
        f"{sys.executable} -m paname games --json | true", shell=True, capture_output=True, text=True, check=True
    )
    assert answer.stderr == ""


def test_a_terminal_without_unicode_gets_question_marks(worked_example):
    answer = subprocess.run(
        [sys.executable, "-m", "paname", "score", worked_example],
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        check=True,
    )
    assert b"Buildings left in reserve  2 buildings, spared by Sacr?-C?ur" in answer.stdout


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_games_lists_titles_players_and_options_with_their_clauses(run, game):
    text = " ".join(run("games").stdout.split())
    entry = next(entry for entry in json.loads(run("games", "--json").stdout) if entry["name"] == game.name)
    facts = manifest(game.name)
    assert game.title in text
    assert f"By {facts.designer}, {facts.publisher} {facts.year}." in text
    assert (entry["players"], entry["designer"], entry["minutes"]) == (
        game.player_counts(),
        facts.designer,
        list(facts.minutes),
    )
    for option in game.options(game.player_counts()[-1]):
        assert f"{option.choices_text()}; default" in text
        assert f"({option.clause})" in text
        listed = next(listed for listed in entry["options"] if listed["name"] == option.name)
        assert (listed["default"], listed["clause"]) == (option.default, option.clause)


def test_score_prints_the_worked_example_with_its_parts(run, worked_example):
    rows = [line.split() for line in run("score", worked_example).stdout.splitlines()]
    for part in (
        "L5.1 Light on U6 size 6, lamps 1 +6",
        "L5.1 Light on L6 size 7, lamps 3 +21",
        "L5.1 Light on the garden size 2, lamps 3 +6",
        "L5.2 Largest group +15",
        "L5.3 Buildings left in reserve 2 buildings, spared by Sacré-Cœur 0",
        "total 48",
        "L5.1 Light on T5 size 5, lamps 2 +10",
        "L5.1 Light on V3 size 3, lamps 0 0",
        "L5.2 Largest group +13",
        "L5.3 Buildings left in reserve 1 building −3",
        "L4.5 Le Peintre +4",
        "total 57",
        "Blue won: Orange 48, Blue 57.",
    ):
        assert part.split() in rows


def test_score_reads_standard_input_and_answers_in_json_that_adds_up(run, worked_example):
    answer = json.loads(run("score", "-", "--json", lines=[worked_example.read_text()]).stdout)
    assert (answer["scores"], answer["winners"], answer["is_over"]) == ([48, 57], ["blue"], True)
    for seat, points in zip(answer["seats"], answer["scores"], strict=True):
        assert sum(line["points"] for line in answer["breakdown"] if line["seat"] == seat) == points


@pytest.fixture
def record(played, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(paname.load("lumiere").record(played[1])))
    return path


def test_replay_tells_every_move_and_ends_with_board_and_breakdown(run, record, played):
    lines, state = played
    answer = run("replay", record).stdout
    for number, (seat, line) in enumerate(lines):
        assert f"\n{number + 1}. {('Orange', 'Blue')[seat]}: {line}\n" in answer
    assert answer.count("  ┌──────┬") == 1
    assert [line.split()[1] for line in answer.splitlines() if line.startswith("total ")] == [
        str(points).replace("-", "−") for points in state.scores()
    ]


def test_replay_in_json_has_the_moves_as_decided(run, record, played):
    lines, state = played
    answer = json.loads(run("replay", record, "--json").stdout)
    assert [move["text"] for move in answer["moves"]] == [line for _, line in lines]
    assert [move["action"] for move in answer["moves"]] == [choice for choice in state.history if choice >= 0]
    assert answer["scores"] == state.scores()


def test_replay_by_steps_shows_the_board_after_every_move(run, record, played):
    answer = run("replay", record, "--step", lines=[""] * 3).stdout
    assert answer.count("Press Enter to continue.") == len(played[0]) + 1
    assert answer.count("  ┌──────┬") == len(played[0]) + 2


def test_perft_counts_what_a_walk_through_the_tree_counts(run):
    answer = json.loads(run("perft", "lumiere", "--depth", "2", "--seed", "5", "--json").stdout)
    state = paname.load("lumiere").new(seed=5)
    second = 0
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        second += len(child.legal_actions())
    assert [row["nodes"] for row in answer["depths"]] == [len(state.legal_actions()), second]
    table = run("perft", "lumi", "--depth", "2", "--seed", "5").stdout.split()
    assert f"{second:,}" in table


def test_perft_obeys_options(run):
    options = ("--option", "start=1", "--option", "flip_buildings=yes")
    answer = json.loads(run("perft", "lumiere", "--depth", "1", *options, "--json").stdout)
    assert answer["options"] == {"postcards": "starter", "flip_buildings": True, "large_lamp": "printed", "start": 1}
    assert (answer["players"], answer["seed"]) == (2, 1)


def test_bench_measures_both_builds(run):
    answer = json.loads(run("bench", "lumiere", "--seconds", "0.05", "--json").stdout)
    assert list(answer) == ["game", "compiled", "interpreted"]
    assert (answer["game"], answer["compiled"] is not None) == ("lumiere", paname.COMPILED)
    for speed in (answer["compiled"] or answer["interpreted"], answer["interpreted"]):
        assert list(speed) == ["games_per_s", "us_per_decision"]
        assert min(speed.values()) > 0


def test_bench_fails_when_the_interpreted_engine_does(run, monkeypatch):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    result = run("bench", "lumiere", "--seconds", "0.05")
    assert result.exit_code == 1
    assert "couldn't be measured" in result.stderr


def test_the_reference_names_every_command_and_no_other():
    page = (Path(__file__).parents[2] / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`paname ([a-z]+)", page)) == set(cli.commands)
    for line in re.findall(r"^paname (\w+ .*?)\s*#", page, re.MULTILINE):
        name, *arguments = line.split()
        cli.commands[name].make_context(name, arguments)
