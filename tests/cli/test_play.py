"""A game at the table through a pipe."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import paname

ALONE = ("play", "lumiere", "--seed", "7", "--option", "start=0")
TWO = ("play", "lumiere", "--seed", "3", "--seat", "human", "--seat", "human")


def with_covers(lines):
    """The lines of two people at one screen: Enter whenever the other one comes."""
    found, last = [], None
    for seat, line in lines:
        found.extend([line] if seat == last else ["", line])
        last = seat
    return found


def test_a_whole_game_through_standard_input(run, played, state_home):
    lines, state = played
    result = run(*TWO, lines=with_covers(lines))
    assert result.exit_code == 0
    saved = list(state_home.glob("lumiere-*.json"))
    assert f"The record is saved at {saved[0]}." in result.stdout
    document = json.loads(saved[0].read_text())
    assert paname.replay(document).key() == state.key()
    orange, blue = (str(points).replace("-", "−") for points in state.scores())
    assert f": Orange {orange}, Blue {blue}.\n" in result.stdout
    assert [line.split()[1] for line in result.stdout.splitlines() if line.startswith("total ")] == [orange, blue]


def test_a_program_plays_a_whole_game_against_a_bot(state_home):
    command = [sys.executable, "-m", "paname", "play", "lumiere", "--seed", "9", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        moved = []
        for line in process.stdout:
            answer = json.loads(line)
            if "turn" in answer:
                assert answer["turn"] == "orange"
                assert answer["view"]["seat"] == 0
                process.stdin.write(answer["legal"][0] + "\n")
                process.stdin.flush()
                moved.append(answer["legal"][0])
    assert process.returncode == 0
    assert answer["is_over"]
    assert sum(line["points"] for line in answer["breakdown"]) == sum(answer["scores"])
    final = paname.replay(json.loads(Path(answer["saved"]).read_text()))
    assert final.scores() == answer["scores"]
    assert len(moved) > 8


def test_bots_alone_play_to_the_end(run):
    result = run("play", "lumiere", "--seat", "bot", "--seat", "touriste", "--seed", "1")
    assert result.exit_code == 0
    assert "Flâneur plays Orange and Touriste plays Blue.\n" in result.stdout
    assert "The game is over." in result.stdout


def test_the_game_can_be_chosen_at_the_prompt(run):
    result = run("play", lines=["lumiere", "quit"])
    assert "lumiere: Paris: La Cité de la Lumière" in result.stdout
    assert "tile ZONE TURN" in result.stdout


def test_a_move_is_told_and_the_bot_answers(run):
    answer = run(*ALONE, lines=["take u6", "quit"]).stdout
    assert "orange> take u6\nYou took U6.\nBlue " in answer
    assert "reserve: U6" in answer


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("build I3 a1 r0", "L3.2: The square isn't paved yet"),
        ("pass", "L2.4: You can pass only after placing all eight of your tiles."),
        ("tile B9 r1", "'B9' isn't a zone; zones are A1 to D4"),
        ("tile B2", "something is missing; type tile ZONE TURN"),
        ("tael I3", "'tael' isn't a move; moves begin with tile, take, build, card or pass\nDid you mean: take I3"),
        ("save", "Where to? Type save FILE."),
        ("save nowhere/there.json", "nowhere/there.json: No such file or directory."),
        ("undo", "You haven't made a decision yet, so there's nothing to take back."),
        ("help quantum", "The rules of Paris: La Cité de la Lumière don't mention 'quantum'."),
    ],
)
def test_a_refusal_gives_its_reason_and_the_turn_goes_on(run, line, refusal):
    answer = run(*ALONE, lines=[line, "take I3", "quit"])
    assert answer.exit_code == 0
    assert f"\norange> {line}\n{refusal}" in answer.stdout
    assert "You took I3." in answer.stdout


def test_a_refusal_in_json_names_its_clause(run):
    lines = [json.loads(line) for line in run(*ALONE, "--json", lines=["pass", "quit"]).stdout.splitlines()]
    refused = next(line for line in lines if "error" in line)
    assert refused["clause"] == "L2.4"


def test_empty_lines_and_the_end_of_input_leave_the_game_waiting(run, state_home):
    result = run(*ALONE, lines=["", ""])
    assert result.exit_code == 0
    path = next(state_home.glob("*.json"))
    assert f"To continue: paname play --resume {path}\n" in result.stdout


def test_a_saved_game_resumes_where_it_was(run, state_home):
    run(*ALONE, lines=["take U6", "tile A1 r0"])
    path = next(state_home.glob("*.json"))
    before = json.loads(path.read_text())
    result = run("play", "--resume", lines=["take V3", "quit"])
    assert "You took V3." in result.stdout
    after = json.loads(path.read_text())
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert len(after["actions"]) == len(before["actions"]) + 2
    assert after["seats"] == ["human", "flaneur"]
    assert list(state_home.glob("*.json")) == [path]


def test_a_game_saved_elsewhere_is_not_overwritten_by_resuming_it(run, tmp_path, state_home):
    path = tmp_path / "mine.json"
    run(*ALONE, "--save", path, lines=["take U6"])
    assert not state_home.exists()
    kept = path.read_text()
    run("play", "--resume", path, lines=["take L6"])
    assert path.read_text() == kept
    assert len(list(state_home.glob("*.json"))) == 1


def test_a_position_can_be_played_on(run, tmp_path, played):
    lines, _ = played
    state = paname.load("lumiere").new(seed=3)
    for _, line in lines[:6]:
        state.apply(paname.load("lumiere").parse(state, line))
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.to_json()))
    line = lines[6][1]
    result = run("play", "--resume", path, "--seat", "human", "--seat", "human", lines=["", line, "", "record", "quit"])
    record = json.loads(next(text for text in result.stdout.splitlines() if text.startswith("{")))
    assert record["position"]["tiles"] == state.to_json()["tiles"]
    assert len(record["actions"]) == 1
    assert len(paname.replay(record).history) >= 1


def test_save_and_record_give_the_game_so_far(run, tmp_path):
    path = tmp_path / "here.json"
    answer = run(*ALONE, lines=["take U6", f"save {path}", "record", "quit"]).stdout
    assert f"Saved to {path}.\n" in answer
    shown = json.loads(next(line for line in answer.splitlines() if line.startswith("{")))
    assert json.loads(path.read_text()) == shown
    assert paname.replay(shown).to_move == 0


def test_a_game_is_played_also_where_nothing_can_be_kept(run, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    result = run(*ALONE, lines=["take U6", "quit"])
    assert result.exit_code == 0
    assert "This game won't be saved: " in result.stderr
    assert "This game wasn't saved." in result.stdout


def test_help_lists_commands_and_explains_clauses_cards_and_pieces(run):
    lines = ["help", "help L3.3", "help sacre_coeur", "help Sacré-Cœur", "help building", "help l6", "quit"]
    parts = run(*ALONE, lines=lines).stdout.split("orange> ")
    assert all(word in parts[1] for word in ("moves [START]", "undo!", "hint", "quit"))
    assert parts[2].startswith("help L3.3\nL3.3  A building lies fully on the board")
    assert parts[3].split("\n")[1].startswith("L4.4 Sacré-Cœur  no minus points")
    assert parts[4].split("\n")[1] == parts[3].split("\n")[1]
    assert "L0.3  Twelve buildings, all different" in parts[5]
    assert "\nAlso: " in parts[5]
    assert [line.rstrip() for line in parts[6].split("\n")[1:6]] == [
        "building L6   r0       r1         r2       r3",
        "◆◆ is SPACE   ◆◆████   ◆◆██████       ◆◆   ◆◆",
        "              ██             ██       ██   ██",
        "              ██             ██       ██   ████████",
        "              ██                  ██████",
    ]


def test_moves_are_filtered_by_their_beginning(run):
    answer = run(*ALONE, lines=["moves TILE a1", "moves build", "quit"]).stdout.split("orange> ")
    assert answer[1].split("\n")[1].split("   ") == ["tile A1 r0", "tile A1 r1", "tile A1 r2", "tile A1 r3"]
    assert answer[2].split("\n")[1] == "No move starts with 'build'."


def test_score_log_and_board_show_the_game_so_far(run):
    parts = run(*ALONE, lines=["take U6", "score", "log", "board", "quit"]).stdout.split("orange> ")
    assert "L5.3      Buildings left in reserve  1 building                −3" in parts[2]
    assert "would share the victory: Orange −3, Blue −3." in parts[2]
    assert "1. Orange: take U6  You took U6." in parts[3]
    assert "Paving · Orange to move" in parts[4]


def test_a_hint_is_a_legal_move_with_its_gain(run):
    answers = [json.loads(line) for line in run(*ALONE, "--json", lines=["hint", "quit"]).stdout.splitlines()]
    turn = next(answer for answer in answers if "turn" in answer)
    hint = next(answer for answer in answers if "hint" in answer)
    assert hint["hint"] in turn["legal"]
    assert hint["level"] == "haussmann"
    assert 0 < hint["win"] < 1
    answer = " ".join(run(*ALONE, lines=["hint"]).stdout.split())
    assert "Haussmann suggests " in answer
    assert "It expects you to finish " in answer
