"""Taking back your last decision, but never past a draw with other people at the table."""

import json

import pytest

import paname
from paname.cli.table import Table

GAME = paname.load("lumiere")
ALONE = ("play", "lumiere", "--seed", "7", "--option", "start=0")
TWO = ("play", "lumiere", "--seed", "7", "--option", "start=0", "--seat", "human", "--seat", "human")


def table(seats, moves, seed=7):
    """A table after these lines of whoever moves."""
    found = Table(GAME, GAME.new(seed=seed, start=0), seats)
    for line in moves:
        found.decide(GAME.parse(found.state, line))
    return found


def test_undo_takes_back_the_bots_answer_too():
    found = table(["human", "flaneur"], ["tile A1 r0", "take I3"])
    before = found.state.to_bytes()
    found.decide(GAME.parse(found.state, "take U6"))
    found.decide(GAME.parse(found.state, "take L6"))
    taken = found.undo()
    assert (taken.seat, taken.text) == (0, "take U6")
    assert found.state.to_bytes() == before
    assert [entry.text for entry in found.history] == ["", "tile A1 r0", "take I3"]


def test_undo_stops_at_a_draw_unless_one_insists_against_bots():
    found = table(["human", "flaneur"], ["take U6"])
    before = table(["human", "flaneur"], []).state.to_bytes()
    found.decide(GAME.parse(found.state, "tile B2 r1"))
    with pytest.raises(paname.PanameError, match="undo! to take it back"):
        found.undo()
    assert len(found.history) == 3
    found.undo(also_draws=True)
    assert found.state.to_bytes() == before


def test_with_other_people_a_draw_stands_also_against_insistence():
    found = table(["human", "human"], ["tile A1 r0"])
    with pytest.raises(paname.PanameError, match="so this decision stands"):
        found.undo(also_draws=True)
    assert len(found.history) == 2


def test_undo_works_on_a_record_with_open_chance():
    state = GAME.new(chance="explicit", start=0)
    while state.to_move == paname.CHANCE:
        state.apply(state.chance_outcomes()[0][0])
    found = Table(GAME, state, ["human", "human"])
    found.decide(GAME.parse(found.state, "tile A1 r0"))
    found.decide(GAME.parse(found.state, "take I3"))
    key = found.state.key()
    found.decide(GAME.parse(found.state, "take U6"))
    found.undo()
    assert found.state.key() == key
    assert found.state.rng is not None
    found.decide(GAME.parse(found.state, "tile B1 r0"))
    assert found.state.to_move == 1


def test_nothing_can_be_taken_back_before_the_first_decision():
    with pytest.raises(paname.PanameError, match="nothing to take back"):
        table(["human", "flaneur"], []).undo()
    with pytest.raises(paname.PanameError, match="nothing to take back"):
        table(["flaneur", "human"], ["take I3"]).undo()


def test_undo_at_the_table_shows_the_turn_again_and_keeps_the_shorter_game(run, state_home):
    parts = run(*ALONE, lines=["tile A1 r0", "undo", "undo!", "record", "quit"]).stdout.split("orange> ")
    assert "Type undo! to take it back anyway." in parts[2]
    assert parts[3].startswith("undo!\nTaken back: Orange, tile A1 r0.\n")
    assert json.loads(parts[4].splitlines()[1])["actions"] == []
    assert json.loads(next(state_home.glob("*.json")).read_text())["actions"] == []


def test_undo_between_two_people_hands_the_table_back(run):
    answer = run(*TWO, lines=["", "take U6", "", "undo", "", "take L6"]).stdout
    assert "blue> undo\nTaken back: Orange, take U6.\nPass to Orange, then press Enter.\n" in answer
    assert "orange> take L6\nOrange took L6.\nPass to Blue" in answer
