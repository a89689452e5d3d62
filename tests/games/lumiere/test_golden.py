"""Finished games replay to the same scores for ever."""

import hashlib
import json
from pathlib import Path

import pytest
from tests.games.lumiere import make_golden

import paname

FILES = sorted(Path(__file__).with_name("golden").glob("*/*.json"))
GAMES = [
    pytest.param(entry, id=f"{path.parent.stem}-{path.stem}-{place + 1}")
    for path in FILES
    for place, entry in enumerate(json.loads(path.read_text(encoding="utf-8")))
]


def test_there_are_fifty_golden_games_and_every_postcard_is_used_in_one():
    assert len(GAMES) >= 100
    final = [paname.replay(param.values[0]["record"]) for param in GAMES]
    carried_out = {entry["card"] for state in final for entry in state.view(-1)["postcards"] if entry["done"]}
    assert len(carried_out) == 12


@pytest.mark.parametrize("entry", GAMES)
def test_a_golden_game_replays(entry):
    state = paname.replay(json.dumps(entry["record"]))
    assert state.is_over
    assert state.scores() == entry["scores"]
    assert state.winners() == entry["winners"]
    if entry["record"]["rules_version"] == state.setup.rules_version:  # keys hold the fields of their own version
        assert hashlib.sha256(state.key()).hexdigest() == entry["key_sha256"]


@pytest.mark.parametrize("number", [0, 6])
def test_the_games_are_those_that_make_golden_makes(number):
    stored = json.loads((make_golden.FOLDER / "games_1.json").read_text(encoding="utf-8"))[number]
    assert json.loads(json.dumps(make_golden.entry(make_golden.play(number)))) == stored
