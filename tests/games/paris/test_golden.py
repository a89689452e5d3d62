"""Recorded games that replay to the same scores for ever, and fixed node counts."""

import json
from pathlib import Path

import pytest
from tests.games.paris.helpers import GAME, table

import paname
from paname.core.playout import perft

FILES = sorted((Path(__file__).parent / "golden").glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.stem}-{path.stem}")
def test_golden_games_replay_to_their_scores(path):
    games = json.loads(path.read_text(encoding="utf-8"))
    assert len(games) == 50
    for game in games:
        state = paname.replay(game["record"])
        assert state.is_over
        assert (state.scores(), state.winners()) == (game["scores"], game["winners"])


def test_golden_games_cover_what_can_be_chosen():
    games = [game for path in FILES for game in json.loads(path.read_text(encoding="utf-8"))]
    assert {game["record"]["players"] for game in games} == {2, 3, 4}
    for option in GAME.options(2):
        chosen = {game["record"]["options"].get(option.name, option.default) for game in games}
        assert option.name == "start" or set(option.choices) <= chosen
    used = {action for game in games for action in game["record"]["actions"]}
    texts = {GAME.text(GAME.new(players=2, seed=1), action) for action in used}
    assert {f"bonus {number}" for number in range(1, 31)} <= texts
    goals = {text.split()[-1] for text in texts if text.startswith("move")}
    assert len(goals & set(GAME.tables.landmark_ids)) >= 7
    assert max(max(game["scores"]) for game in games) > 40


PERFT = [
    (2, {}, [3, 21, 21, 63, 441, 441]),
    (3, {"free_districts": True}, [3, 18, 126, 126, 378, 2184]),
    (4, {"random_setup": "both", "stacks": 2}, [2, 14, 14, 28, 196, 196]),
]


@pytest.mark.parametrize(("players", "options", "counts"), PERFT, ids=range(len(PERFT)))
def test_perft_from_the_start(players, options, counts):
    state = GAME.new(players=players, seed="perft", start=0, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


LATE = {
    "sun": {"francs": 14, "banks": ["arc", "chaillot"], "keys_on": ["chaillot 3", "belleville 1"], "held": [9, 19, 24]},
    "moon": {"francs": 9, "banks": ["chaillot"], "keys_on": ["chaillot 4", "belleville 5"], "held": [16, 17]},
}


def test_perft_of_a_late_position():
    seats = {"sun": {**LATE["sun"], "goods": {"wood": 2, "gold": 1, "bronze": 1}}, "moon": LATE["moon"]}
    state = table(seats=seats, landmarks={"chaillot": ["tuileries"]}, seed="perft")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [60, 1662, 31100]
