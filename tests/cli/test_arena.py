"""`paname arena`, `paname tune`, `paname study` and `paname bench --search`."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import paname
from paname.arena.plan import Plan
from paname.arena.studies import STUDIES
from paname.arena.study import Study
from paname.bots.levels import LEVELS

ARENA = ("arena", "--game", "lumiere", "--bot", "greedy", "--bot", "random", "--games", "4", "--seed", "3")


def test_the_arena_answers_in_json_with_an_entry_for_every_bot(run):
    answer = json.loads(run(*ARENA, "--json").stdout)
    assert [entry["bot"] for entry in answer["bots"]] == ["greedy", "random"]
    for entry in answer["bots"]:
        assert {"games", "wins", "win_rate", "low", "high", "mean_score", "ms_per_decision"} <= set(entry)
        assert entry["games"] == 4
    assert answer["bots"][0]["win_rate"] > 0.5


def test_the_arena_shows_a_table(run):
    lines = run(*ARENA).stdout.splitlines()
    assert lines[0].split()[:3] == ["bot", "games", "wins"]
    assert [line.split()[0] for line in lines[1:]] == ["greedy", "random"]


def test_the_arena_writes_the_files_it_is_asked_for(run, tmp_path):
    names = ("results", "csv", "report", "record")
    files = [argument for name in names for argument in (f"--{name}", tmp_path / name)]
    assert run(*ARENA, *files).exit_code == 0
    assert len((tmp_path / "results").read_text().splitlines()) == 5
    assert len((tmp_path / "csv").read_text().splitlines()) == 9
    assert (tmp_path / "report").read_text().startswith("<!DOCTYPE html>")
    for line in (tmp_path / "record").read_text().splitlines():
        assert paname.replay(line).is_over


def test_options_of_the_game_are_played_and_kept(run):
    answer = json.loads(run(*ARENA, "--option", "flip_buildings=yes", "--json").stdout)
    assert answer["options"] == {"flip_buildings": True}


def test_what_cannot_be_played_is_a_sentence(run):
    for arguments in (("--bot", "oracle"), ("--players", "5"), ("--option", "colour=mauve")):
        result = run(*ARENA, *arguments)
        assert result.exit_code == 1
        assert result.stderr.startswith("paname: ")


def test_tuning_writes_weights_that_bots_can_use(run, tmp_path):
    path = tmp_path / "weights.toml"
    answer = json.loads(
        run("tune", "--game", "lumiere", "--duels", "2", "--steps", "2", "--out", path, "--json").stdout
    )
    assert answer["games"] == 8
    assert answer["weights"] == path.read_text()
    entrants = ("--bot", f"greedy:weights={path}", "--bot", "random", "--games", "2")
    assert run("arena", "--game", "lumiere", *entrants).exit_code == 0


def test_tuning_is_reproducible_with_any_number_of_workers(run, tmp_path):
    how = ("tune", "--game", "lumiere", "--duels", "3", "--steps", "2")
    for workers in ("1", "2"):
        run(*how, "--workers", workers, "--out", tmp_path / workers)
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()


def test_bench_measures_the_search_of_both_builds(run):
    answer = json.loads(run("bench", "lumiere", "--search", "--seconds", "0.3", "--json").stdout)
    builds = answer["iterations_per_s"]
    assert set(builds["interpreted"]) == {"paving", "building"}
    assert (builds["compiled"] is not None) == paname.COMPILED
    assert "iterations/s" in run("bench", "lumiere", "--search", "--seconds", "0.3").stdout


def test_a_study_writes_its_table_into_a_document(run, tmp_path, monkeypatch):
    study = Study("levels", (Plan("lumiere", 2, tuple(level.id for level in LEVELS[:2]), 2, "1"),), winners)
    monkeypatch.setitem(STUDIES, "levels", lambda: study)
    page = tmp_path / "page.md"
    page.write_text("<!-- levels -->\n<!-- end of levels -->\n")
    answer = json.loads(run("study", "levels", "--into", page, "--results", tmp_path, "--json").stdout)
    assert [entry["played"] for entry in answer] == [2]
    assert "flaneur won" in page.read_text()
    assert (tmp_path / "levels-0-lumiere-2.jsonl").exists()


def winners(played):
    return "\n".join(f"{result.seats[result.winners[0]]} won" for _, results in played for result in results)


def test_a_bot_of_yours_is_found_in_the_folder_you_are_in(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "contributing" / "write_a_bot.md").read_text(encoding="utf-8")
    (tmp_path / "hoarder.py").write_text("".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[:2]))
    command = [sys.executable, "-P", "-m", "paname", "arena", "--game", "paris_paris", "--json"]
    command += ["--bot", "hoarder:create", "--bot", "random", "--games", "2", "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    answer = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert {bot["bot"] for bot in json.loads(answer.stdout)["bots"]} == {"hoarder:create", "random"}
