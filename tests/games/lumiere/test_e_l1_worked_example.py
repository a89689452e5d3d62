"""E-L1: the worked example comes out exactly."""

import json
from pathlib import Path

from tests.games.lumiere.boards import GAME
from tests.games.lumiere.worked import worked_example

FIXTURE = Path(__file__).with_name("worked_example.json")


def named(line):
    """What a line is about, or else its code."""
    return line.subject[0][1] if line.subject else line.code


def parts(state, seat):
    return {
        named(line): (line.points, *[number for _, number in line.facts if isinstance(number, int)])
        for line in state.breakdown()
        if line.seat == seat
    }


def test_e_l1_the_picture_is_the_position_of_the_fixture():
    assert worked_example().key() == GAME.from_json(FIXTURE.read_text(encoding="utf-8")).key()


def test_e_l1_orange_has_48_points():
    state = GAME.from_json(json.loads(FIXTURE.read_text(encoding="utf-8")))
    assert parts(state, 0) == {
        "U6": (6, 6, 1),
        "L6": (21, 7, 3),
        "garden": (6, 2, 3),
        "largest_group": (15,),
        "unbuilt_spared": (0, 2),
    }
    assert state.scores()[0] == 48


def test_e_l1_blue_has_57_points_and_wins():
    state = worked_example()
    assert parts(state, 1) == {
        "T5": (10, 5, 2),
        "T4": (12, 4, 3),
        "S4": (12, 4, 3),
        "I3": (9, 3, 3),
        "V3": (0, 3, 0),
        "largest_group": (13,),
        "unbuilt": (-3, 1),
        "le_peintre": (4,),
    }
    assert state.scores() == [48, 57]
    assert state.winners() == [1]


def test_e_l1_the_square_and_the_free_spaces_are_those_of_the_rulebook():
    view = worked_example().view(-1)
    assert view["square"] == [
        "oobssbbo",
        "booooool",
        "bbsoosob",
        "soolbolb",
        "sooosolb",
        "bbblblbo",
        "obsbbbbs",
        "bsolbolb",
    ]
    assert view["free_own"] == {"orange": 11, "blue": 6}
