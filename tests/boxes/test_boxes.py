"""Component files of any box: random valid ones can be played, random broken ones are refused with place and fix."""

import json
import os
import random

import pytest
from tests.boxes.games import MAKERS, ours, play
from tests.boxes.samples import SAMPLES, sample

from paname.core.errors import ComponentError
from paname.core.registry import load

FILES = int(os.environ.get("PANAME_BOXES", "12"))
BROKEN = 70  # a game


@pytest.mark.parametrize("name", MAKERS)
def test_random_valid_files_are_played_to_the_end_and_keep_every_law(name):
    for number in range(FILES):
        play(name, number)


@pytest.mark.parametrize("name", MAKERS)
def test_a_broken_file_is_refused_with_the_place_and_the_fix(name):
    document = ours(name)
    for number in range(BROKEN):
        box, path, fix = MAKERS[name].broken(random.Random(f"broken {name} {number}"), document)
        with pytest.raises(ComponentError) as refused:
            load(name, json.dumps(box))
        found = [reason for place, reason in refused.value.problems if place == path]
        assert any(fix in reason for reason in found), (path, fix, refused.value.problems)


@pytest.mark.parametrize("name", MAKERS)
def test_our_own_file_reads_the_same_from_json(name):
    game = load(name, json.dumps(ours(name)))
    assert game.facts() == load(name).facts()


@pytest.mark.parametrize("name", MAKERS)
def test_the_samples_for_the_browser_are_what_the_engine_says(name):
    file = SAMPLES / f"{name}.json"
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(json.dumps(sample(name)))
