"""Bad input of every kind: one sentence on stderr, an exit code, no traceback."""

import json

import pytest

import paname

GOOD = {"format": 1, "game": "lumiere", "rules_version": 1, "players": 2, "options": {}, "seed": 1, "actions": []}

ARGUMENTS = [
    (["dance"], "No such command 'dance'"),
    (["play", "chess"], "there is no game 'chess'"),
    (["perft", "chess", "--depth", "1"], "there is no game 'chess'"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["play", "lumiere", "--players", "5"], "players: 5 cannot play"),
    (["play", "lumiere", "--players", "0"], "players: 0 cannot play"),
    (["play", "lumiere", "--players", "two"], "'two' is not a valid integer"),
    (["play", "lumiere", "--option", "postcards"], "write it as NAME=VALUE"),
    (["play", "lumiere", "--option", "colour=mauve"], "there is no such option"),
    (["play", "lumiere", "--option", "chance=explicit"], "there is no such option"),
    (["play", "lumiere", "--option", "flip_buildings=maybe"], "is not one of no, yes (L3.3)"),
    (["play", "lumiere", "--components", "nowhere.toml"], "nowhere.toml cannot be read"),
    (["play", "lumiere", "--seat", "human"], "players: 1 cannot play"),
    (["play", "lumiere", "--players", "2", "--seat", "human"], "--seat: you named 1, but there are 2: orange, blue"),
    (["play", "lumiere", "--seat", "cat"], "'cat' is not one of 'human', 'bot'"),
    (["play", "lumiere", "--save", "nowhere/game.json"], "nowhere/game.json: No such file or directory"),
    (["play", "lumiere", "--level", "mayor"], "'mayor' is not one of 'touriste'"),
    (["play", "--resume"], "there are no saved games in"),
    (["play", "--resume", "nowhere.json"], "nowhere.json: No such file or directory"),
    (["play", "lumiere", "--resume", "nowhere.json"], "from its file"),
    (["play", "--json"], "Name a game: lumiere"),
    (["score", "nowhere.json"], "nowhere.json: No such file or directory"),
    (["score", "."], ".: Is a directory"),
    (["replay", "nowhere.json"], "nowhere.json: No such file or directory"),
    (["replay"], "Missing argument 'FILE'"),
    (["perft", "lumiere"], "Missing option '--depth'"),
    (["perft", "lumiere", "--depth", "0"], "0 is not in the range"),
    (["bench", "--seconds", "0"], "0 is not in the range"),
]

DOCUMENTS = [
    (b"", "is not JSON"),
    (b"{", "is not JSON"),
    (b"\xff\xfe", "is not JSON"),
    (b"[" * 100_000, "is not JSON"),
    (b"[]", "is not a JSON object"),
    ({"actions": []}, "game: is missing"),
    ({**GOOD, "game": 7}, "game: 7 is not a name"),
    ({**GOOD, "game": "chess"}, "there is no game 'chess'"),
    ({**GOOD, "format": 2}, "format: 2 is not 1"),
    ({**GOOD, "rules_version": 99}, "rules_version: 99 is not 1 to 2"),
    ({**GOOD, "players": None}, "players: is missing"),
    ({**GOOD, "options": []}, "options: is not an object"),
    ({**GOOD, "options": {"start": 9}}, "option start: 9 is not one of"),
    ({**GOOD, "seed": 1.5}, "seed: 1.5 is neither"),
    ({**GOOD, "seed": None}, "chance: is missing"),
    ({**GOOD, "actions": "none"}, "actions: is not a list"),
    ({**GOOD, "actions": [64, "take I3"]}, "actions: entry 2, 'take I3', is not a number"),
    ({**GOOD, "actions": [64, 64]}, "L2.1: action 2 (take I3): I3 isn't in the supply any more."),
    ({**GOOD, "actions": [10**30]}, f"catalogue: action 1 ({10**30}): There is no action"),
    ({**GOOD, "components": "chimneys = 1"}, "components: "),
]


def assert_one_sentence(result, fragment):
    assert isinstance(result.exception, SystemExit)
    assert result.exit_code != 0
    assert result.stdout == ""
    assert result.stderr.startswith("paname: ")
    assert result.stderr.count("\n") == 1
    assert fragment in result.stderr


@pytest.mark.parametrize(("arguments", "fragment"), ARGUMENTS)
def test_a_wrong_command_line_is_one_sentence(run, arguments, fragment):
    assert_one_sentence(run(*arguments), fragment)


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["score"], ["play", "--resume"]])
@pytest.mark.parametrize(("document", "fragment"), DOCUMENTS)
def test_a_wrong_record_is_one_sentence_that_names_the_field(run, tmp_path, command, document, fragment):
    path = tmp_path / "record.json"
    path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
    assert_one_sentence(run(*command, path), fragment)


def test_a_wrong_position_names_the_field(run, tmp_path, worked_example):
    position = json.loads(worked_example.read_text())
    position["painter"] = "z9"
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    assert_one_sentence(run("score", path), "painter: 'z9' isn't a space")
    assert_one_sentence(run("replay", path), "actions: is missing")


def test_seats_that_are_neither_people_nor_bots_are_refused(run, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps({**GOOD, "seats": ["human", "cat"]}))
    assert_one_sentence(run("play", "--resume", path), "should list human, bot or a level")


def test_an_interrupted_command_stops_quietly(run, monkeypatch):
    def interrupt(*arguments, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr(paname.Game, "new", interrupt)
    result = run("play", "lumiere")
    assert (result.exit_code, result.stderr.strip()) == (130, "paname: Stopped.")
