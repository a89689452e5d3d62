"""Tuning by duels: what wins more often on its larger side grows; guesses and weights have the same shape."""

import pytest

from paname.arena.match import Result
from paname.arena.tuning import Tuning, Way, duels, guess_text, pull, success, tune
from paname.bots.evaluate.weights import Weights, weights_text
from paname.core.registry import names

START = Weights("""
[stage.game]
doubt = 5
points = 1
houses = 2
debts = -4
ghosts = 0
[search]
cut_off = 0
""")


def ended(index: int, winners: tuple[int, ...]) -> Result:
    nothing = (0,) * 4
    return Result(index, "deal", ("a",) * 4, 0, nothing, winners, nothing, nothing, nothing, 1.0)


@pytest.mark.parametrize("game", names())
def test_a_guess_has_the_terms_doubts_and_settings_of_the_weights_made_of_it(game):
    guess, made = Weights(guess_text(game)), Weights(weights_text(game))
    assert guess.stages == made.stages
    assert guess.doubts == made.doubts
    assert guess.search == made.search
    assert [list(table) for table in guess.tables] == [list(table) for table in made.tables]
    assert [table["points"] for table in guess.tables] == [table["points"] for table in made.tables]


def test_points_are_the_unit_and_what_is_nought_stays_nought():
    way = Way(START)
    assert way.terms == [(0, "houses"), (0, "debts")]
    assert way.beside([1, -1]).tables == [{"points": 1, "houses": 2.6, "debts": -5.2, "ghosts": 0}]


def test_a_weight_grows_if_its_larger_side_wins_more_often():
    signs = [[1, 1], [1, -1], [-1, 1]]
    assert pull(signs, [1, 1, 1, 1, -1, -1]) == [1, pytest.approx(-1 / 3)]
    way = Way(START)
    way.follow([0.5, -0.5])
    table = way.weights(way.place).tables[0]
    assert table["houses"] > 2
    assert table["debts"] < -4


def test_the_sides_of_a_duel_change_their_seats(tmp_path):
    tuning = Tuning("paris_paris", (2, 3), "greedy", 1, 2, "seed")
    way = Way(Weights(guess_text("paris_paris")))
    matches = duels(tuning, 0, way, [[1] * len(way.terms)] * 2, tmp_path)
    plus, minus = matches[0].seats
    assert matches[1].seats == (minus, plus)
    assert [len(match.seats) for match in matches] == [2, 2, 3, 3]
    assert matches[0].deal == matches[1].deal != matches[2].deal


def test_success_is_the_first_sides_whatever_its_seats():
    assert success(ended(0, (0,))) == 1
    assert success(ended(1, (0,))) == -1
    assert success(ended(1, (3,))) == 1
    assert success(ended(0, (0, 1))) == 0


def test_every_game_is_told_and_other_seeds_lead_elsewhere():
    guess = Weights(guess_text("paris_paris"))
    told: list[str] = []

    def tours(seed: str) -> float:
        tuning = Tuning("paris_paris", (2,), "greedy", 3, 2, seed)
        return tune(tuning, guess, 1, "local", lambda: told.append(seed)).tables[0]["tours"]

    assert tours("a") == tours("a") != tours("b")
    assert told == ["a"] * 24 + ["b"] * 12
