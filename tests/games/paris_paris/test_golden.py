"""Golden games replay to the same scores for ever; a change of the rules shows in the playthrough's diff."""

import json
from pathlib import Path

import pytest
from tests.contract import walk
from tests.games.paris_paris.make_golden import playthrough
from tests.games.paris_paris.table import GAME

import paname
from paname.core.playout import perft

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_golden_games_replay(path):
    games = json.loads(path.read_text(encoding="utf-8"))
    assert len(games) == 50
    for game in games:
        state = paname.replay(game["record"])
        assert state.is_over
        assert (state.scores(), state.winners(), state.places()) == (game["scores"], game["winners"], game["places"])
        assert GAME.record(state) == game["record"]
        state.check()


def test_there_are_golden_games_for_every_number_of_players():
    assert sorted(path.stem for path in GOLDEN.glob("*.json")) == ["2_players", "3_players", "4_players"]


def test_the_playthrough_reads_as_written():
    assert playthrough() == (GOLDEN / "playthrough.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("players", "played", "counts"),
    [
        (2, 0, [3, 6, 18, 36, 108, 216, 648]),
        (3, 0, [4, 12, 24, 96, 288, 576]),
        (4, 0, [5, 20, 60, 120, 600, 2400]),
        (2, 24, [3, 6, 18, 36, 144, 360, 840]),
        (3, 24, [5, 18, 42, 168, 504]),
        (4, 24, [7, 36, 138, 348, 2088]),
    ],
)
def test_perft(players, played, counts):
    """Rows of one, two, … decisions from the start and from the middle of a game; draws from the seed."""
    *_, state = zip(range(played + 1), walk(GAME, players, 1), strict=False)
    assert [perft(state[1], depth + 1) for depth in range(len(counts))] == counts
