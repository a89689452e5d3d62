"""Finished games replay to the same scores for ever."""

import json
from pathlib import Path

import pytest
from tests.games.paris_paris.table import GAME

import paname
from paname.games.paris_paris.scoring import places

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_golden_games_replay(path):
    games = json.loads(path.read_text(encoding="utf-8"))
    assert len(games) == 50
    for game in games:
        state = paname.replay(game["record"])
        assert state.is_over
        assert (state.scores(), state.winners(), places(state)) == (game["scores"], game["winners"], game["places"])
        assert GAME.record(state) == game["record"]
        state.check()


def test_there_are_golden_games_for_every_number_of_players():
    assert sorted(path.stem for path in GOLDEN.glob("*.json")) == ["2_players", "3_players", "4_players"]
